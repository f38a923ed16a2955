"""The fullest tables that games come to, and one fuller than any: long queues, full stores, an empty deck."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random

from attrs import evolve, frozen

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, PlaceApprentices, PlaceMaster
from leonardo.engine.davinci.constants import DISTRICTS, EXPERT, NOTHING, Phase, Place
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import Group, Laboratory, Seat, State

GAMES = 6  # games that are looked through, for each number of seats


@frozen
class Full:
    """A position, the seat that has most of something in it, and of what."""

    of: str
    state: State
    seat: int


def _figures(state: State, place: Place) -> int:
    """Groups count more than those who stand in them: each has a shield and a number."""
    return sum(10 + 2 * group.master + group.apprentices for group in state.queues[place])


def _of_one_type(seat: Seat) -> int:
    types = [INVENTIONS[card].type for card in seat.owned]
    return max((types.count(kind) for kind in types), default=0)


def _weeks(seat: Seat) -> int:
    return sum(laboratory.weeks for laboratory in seat.laboratories if laboratory is not None)


MEASURES: dict[str, Callable[[State, int], int]] = {
    "at the Council": lambda state, _: _figures(state, Place.COUNCIL),
    "at the Academy": lambda state, _: _figures(state, Place.ACADEMY),
    "in the shops": lambda state, _: max(_figures(state, place) for place in (Place.SMITHY, Place.KILN, Place.ROPERY)),
    "at hand": lambda state, seat: state.seats[seat].apprentices,
    "florins": lambda state, seat: state.seats[seat].florins,
    "of one component": lambda state, seat: max(state.seats[seat].hand),
    "owned": lambda state, seat: len(state.seats[seat].owned),
    "of one type": lambda state, seat: _of_one_type(state.seats[seat]),
    "weeks": lambda state, seat: _weeks(state.seats[seat]),
    "out of the deck": lambda state, _: -len(state.deck) - len(state.display),
    "on display": lambda state, _: len(state.display),
    "rounds": lambda state, _: state.round,
}
"""What a table may be full of, by the position and a seat."""


@cache
def fullest(seats: int) -> tuple[Full, ...]:
    """Return a position for each measure, the fullest of some games of so many seats."""
    best: dict[str, tuple[int, Full]] = {}
    for number in range(GAMES):
        for state in _states(seats, number):
            for name, measure in MEASURES.items():
                for seat in range(seats):
                    much = measure(state, seat)
                    if name not in best or much > best[name][0]:
                        best[name] = much, Full(name, state, seat)
    return (*(full for _, full in best.values()), _stuffed(seats), _bare(seats))


def _stuffed(seats: int) -> Full:
    """Return a table fuller than a game makes it: all crowd together, all cards are owned, nothing is idle."""
    state = next(state for state in _states(seats, 0) if state.phase is Phase.PLACEMENT)
    cards = sorted(INVENTIONS)
    large = Laboratory(spaces=6, automata=2, apprentices=2, invention=cards[0], weeks=14, shown=True)
    small = Laboratory(spaces=5, automata=1, apprentices=1, invention=cards[1], weeks=11)
    full = [
        evolve(
            seat,
            florins=88,
            apprentices=1,
            master=bool(number % 2),
            hand=(6, 5, 10, 9, 10) if number == 0 else NOTHING,
            laboratories=(small, large),
            owned=tuple(cards[2 + number :: seats]),
        )
        for number, seat in enumerate(state.seats)
    ]
    crowd = tuple(Group(seat, master=seat % 2 == 0, apprentices=4) for seat in range(seats))
    others = tuple(Group(seat, master=False, apprentices=1) for seat in range(seats))
    full_of = {Place.COUNCIL: crowd, Place.ROPERY: others}
    queues = tuple(full_of.get(place, ()) for place in DISTRICTS)
    return Full("everything", evolve(state, seats=tuple(full), queues=queues, deck=(), treasury=9), 0)


def _bare(seats: int) -> Full:
    state = next(state for state in _states(seats, 0) if state.phase is Phase.PLACEMENT)
    nobody = tuple(evolve(seat, florins=0, apprentices=0, master=False) for seat in state.seats)
    return Full("nothing", evolve(state, seats=nobody, deck=(), display=(), treasury=0), 0)


def _states(seats: int, number: int) -> Iterator[State]:
    """Yield the positions of a game in which half of the seats crowd into one place whenever they can."""
    random = Random(100 * seats + number)
    loved = Place.COUNCIL if number % 3 else Place.SMITHY
    state = GAME.begin(GAME.deal(Options(seats, EXPERT if number % 2 else "beginner"), random)).state
    yield state
    while GAME.decider(state) is not None:
        state = GAME.apply(state, _choice(GAME.legal(state), random, loved)).state
        yield state


def _choice(options: Sequence[Action], random: Random, loved: Place) -> Action:
    crowding = [
        option for option in options if isinstance(option, PlaceApprentices | PlaceMaster) and option.at is loved
    ]
    return random.choice(crowding) if crowding and random.random() < 0.5 else random.choice(options)
