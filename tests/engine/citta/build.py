"""Streets to try the rules on: any position, told in a few words, and then played from.

A test says what each party has and where its pawn stands, lets a turn go on and looks at what is asked and what
happens; the numbers of the machine are said in the order in which they are drawn:

    game = turn(party(florins=100, square=3), party(owns=[5]), party())
    game.draws(2)
    assert game.florins(ANNA) == 100 - 25
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, TypeVar

import pytest
from attrs import evolve, frozen

from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Action, Draw
from leonardo.engine.citta.agenda import BuyWorks, DrawForMove, EndTurn, Meet
from leonardo.engine.citta.board import EVENT_CARDS, LAST_SQUARE, OFFICE_PRICES, WORKS
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.flow import FLOW
from leonardo.engine.citta.invariants import violations
from leonardo.engine.citta.questions import MachineQuestion, Question
from leonardo.engine.citta.rules.guilds import ask_for_a_proposal
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.state import NOBODY, Party, State, Table
from leonardo.engine.citta.terms import STANDARD, Happening, Side
from leonardo.engine.game import NATURE, Event, Objection, Step
from leonardo.engine.pile import Pile

ANNA, BIANCA, CARLO, DORA, ENZO, FLAVIA = range(6)
"""The seats in playing order."""

rule = pytest.mark.rule
"""Says which numbered rules a test shows."""

EventT = TypeVar("EventT", bound=Event)
_ALL_EVENTS: Final = tuple(event for event, cards in EVENT_CARDS.items() for _ in range(cards))


@frozen
class Place:
    """What a test says of a party: its pawn, florins, men, offices, and what it owns with the works in it."""

    florins: int
    square: int
    owns: Mapping[int, Sequence[int]]
    men: int
    offices: Sequence[int]
    side: Side
    moved: bool
    round: bool
    members: Sequence[int]


def party(
    florins: int = 250,
    square: int = 9,
    *,
    owns: Mapping[int, Sequence[int]] | Sequence[int] = (),
    men: int = 0,
    offices: Sequence[int] = (),
    side: Side = Side.GUELPH,
    moved: bool = True,
    round: bool = True,  # noqa: A002 - the word of the rules
    members: Sequence[int] = (),
) -> Place:
    """Return a party; `owns` are its palaces and bridges, with the works in them if told."""
    owned = owns if isinstance(owns, Mapping) else dict.fromkeys(owns, ())
    return Place(florins, square, owned, men, offices, side, moved, round, members)


class Game:
    """A game at some position, with all that happened since."""

    def __init__(self, step: Step[State]) -> None:
        self.state = step.state
        self.events = list(step.events)

    def does(self, seat: int, action: Action) -> None:
        """Let a seat decide."""
        assert GAME.decider(self.state) == seat, f"{self.asked} is asked"
        self._apply(action)

    def draws(self, *numbers: int) -> None:
        """Let the machine give these numbers, one after the other."""
        for number in numbers:
            assert isinstance(self.asked, MachineQuestion), f"{self.asked} is asked"
            self._apply(Draw(self.asked.seat, self.asked.purpose, number))

    def _apply(self, action: Action) -> None:
        step = GAME.apply(self.state, action)
        assert violations(step.state) == []
        self.state = step.state
        self.events += step.events

    @property
    def asked(self) -> Question | None:
        """The question that the game waits for."""
        return self.state.question

    @property
    def decider(self) -> int | None:
        """Who must decide."""
        return GAME.decider(self.state)

    @property
    def nature(self) -> bool:
        """Whether the machine must give a number."""
        return GAME.decider(self.state) == NATURE

    @property
    def legal(self) -> list[Action]:
        """The legal answers."""
        return list(GAME.legal(self.state))

    def options(self, kind: type[Any]) -> list[Any]:
        """Return the legal answers of a kind."""
        return [action for action in self.legal if isinstance(action, kind)]

    def party(self, speaker: int) -> Party:
        """Return the party of a speaker, which must be left."""
        found = self.state.parties[speaker]
        assert found is not None
        return found

    def florins(self, speaker: int) -> int:
        """Return the florins of a party."""
        return self.party(speaker).florins

    def owner(self, square: int) -> int | None:
        """Return who owns a palace or bridge, nobody if the bank does."""
        owner = self.state.owners[square]
        return None if owner == NOBODY else owner

    def is_out(self, seat: int) -> bool:
        """Return whether a seat is bankrupt."""
        return seat in self.state.out

    def objection(self, action: Action) -> Objection:
        """Return why the decider may not do this; it must not be legal."""
        found = GAME.objection(self.state, action)
        assert found is not None, f"{action} is legal"
        return found

    def happened(self, kind: type[EventT]) -> list[EventT]:
        """Return all events of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def street(
    *places: Place | None,
    turn: int = ANNA,
    round: int = 2,  # noqa: A002 - the word of the rules
    rounds: int = 20,
    variants: Sequence[str] = (),
    starter: int = ANNA,
    offices: Sequence[int] | None = None,
    events: Sequence[Happening] | None = None,
    works: Sequence[int] | None = None,
    out: Sequence[int] = (),
) -> State:
    """Lay the street at the start of a turn; piles hold first what is told, then all the rest."""
    held = [office for place in places if place for office in place.offices]
    laid = {square: tuple(numbers) for place in places if place for square, numbers in place.owns.items()}
    owners = [NOBODY] * (LAST_SQUARE + 1)
    for seat, place in enumerate(places):
        for square in place.owns if place else ():
            owners[square] = seat
    used = [work for numbers in laid.values() for work in numbers]
    return State(
        table=Table(len(places), rounds, tuple(variants)),
        round=round,
        starter=starter,
        turn=turn,
        ended=False,
        parties=tuple(None if place is None else _party(seat, place) for seat, place in enumerate(places)),
        owners=tuple(owners),
        works=tuple(laid.get(square, ()) for square in range(LAST_SQUARE + 1)),
        office_pile=_pile(offices, [office for office in OFFICE_PRICES if office not in held]),
        event_pile=_pile(events, list(_ALL_EVENTS)),
        work_pile=_pile(works, [work for work in WORKS if work not in used]),
        out=tuple(out),
        agenda=(EndTurn(), Meet(), DrawForMove(), BuyWorks()),
        question=None,
        options=(),
    )


def _party(seat: int, place: Place) -> Party:
    members = tuple(place.members) or (seat,)
    return Party(
        members, place.side, place.square, place.florins, place.men, tuple(place.offices), place.moved, place.round
    )


def _pile(first: Sequence[Any] | None, rest: list[Any]) -> Pile[Any]:
    for card in first or ():
        rest.remove(card)
    return Pile((*(first or ()), *rest))


def turn(*places: Place | None, **more: Any) -> Game:  # noqa: ANN401 - what `street` takes
    """Go on with a turn: works if they can be bought, then the machine."""
    draft = Draft(street(*places, **more))
    ask_for_a_proposal(draft, draft.turn)
    game = Game(FLOW.run_on(draft))
    assert violations(game.state) == []
    return game


def moving(*places: Place | None, **more: Any) -> Game:  # noqa: ANN401 - what `street` takes
    """Go on with a turn in which no works are bought."""
    state = street(*places, **more)
    return Game(FLOW.run_on(Draft(evolve(state, agenda=state.agenda[:-1]))))


def new_game(seats: int = 3, *, rounds: int = 20, variants: Sequence[str] = STANDARD, seed: int = 1) -> Game:
    """Deal and begin a whole game."""
    return Game(GAME.begin(GAME.deal(Options(seats, rounds, tuple(variants)), Random(seed))))
