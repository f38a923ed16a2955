"""Streets to try the rules on: any position, told in a few words, and then played from.

A test says what each party has and where its pawn stands, lets a turn go on and looks at what is asked and what
happens; the numbers of the machine are said in the order in which they are drawn:

    game = turn(party(florins=100, square=3), party(owns=[5]), party())
    game.draws(2)
    assert game.florins(ANNA) == 100 - 25
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

import pytest
from attrs import evolve, frozen

from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Action, Draw
from leonardo.engine.citta.board import EVENT_CARDS, LAST_SQUARE, OFFICE_PRICES, WORKS
from leonardo.engine.citta.constants import STANDARD, InternationalEvent, Side
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.flow import FLOW
from leonardo.engine.citta.questions import BuyWorks, DrawForMove, EndTurn, MachineQuestion, Meet, Question
from leonardo.engine.citta.rules.payments import ask_for_a_proposal
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.state import NOBODY, Party, State, Table, violations
from leonardo.engine.pile import Pile
from tests.engine.position import Position

ANNA, BIANCA, CARLO, DORA, ENZO, FLAVIA = range(6)  # the seats in playing order

rule = pytest.mark.rule  # says which numbered rules a test shows

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


class Game(Position[State, Action, Question]):
    """A game at some position, with all that happened since."""

    game = GAME

    def violations(self) -> list[str]:
        return violations(self.state)

    def draws(self, *numbers: int) -> None:
        """Let the machine give these numbers, one after the other."""
        for number in numbers:
            assert isinstance(self.asked, MachineQuestion), f"{self.asked} is asked"
            self.goes_on(Draw(self.asked.seat, self.asked.purpose, number))

    def party(self, speaker: int) -> Party:
        found = self.state.parties[speaker]
        assert found is not None
        return found

    def florins(self, speaker: int) -> int:
        return self.party(speaker).florins

    def owner(self, square: int) -> int | None:
        """Return who owns a palace or bridge, nobody if the bank does."""
        owner = self.state.owners[square]
        return None if owner == NOBODY else owner

    def is_out(self, seat: int) -> bool:
        return seat in self.state.out


def street(
    *places: Place | None,
    turn: int = ANNA,
    round: int = 2,  # noqa: A002 - the word of the rules
    rounds: int = 20,
    variants: Sequence[str] = (),
    starter: int = ANNA,
    offices: Sequence[int] | None = None,
    events: Sequence[InternationalEvent] | None = None,
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
    return Game(GAME.begin(GAME.deal(Options(seats, rounds, tuple(variants)), Random(seed))))
