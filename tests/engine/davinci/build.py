"""Tables to try the rules on: any position, told in a few words, and then played from.

A test says what each seat has and where its workers stand, lets the round go on from a phase and looks at what is
asked and what happens:

    game = resolution(seat(florins=2), seat(), queues={Place.SMITHY: [group(ANNA, 2), group(BIANCA, 1)]})
    game.does(ANNA, Take())
    assert game.hand(ANNA) == stock("iron")
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, TypeVar

import pytest

from leonardo.engine.davinci import GAME, flow
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import (
    BEGINNER,
    CODEX_LEONARDI_1,
    DISTRICTS,
    EXPERT,
    Component,
    Phase,
    Place,
    Stock,
    requested_count,
)
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.events import GameEnded
from leonardo.engine.davinci.invariants import misplaced, violations
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.rules import completion, laboratories, placement
from leonardo.engine.davinci.setup import FIRST_GAME_DISPLAY, Options
from leonardo.engine.davinci.state import Group, Laboratory, Request, Seat, State, Table
from leonardo.engine.game import Event, Objection, Step

ANNA, BIANCA, CARLO, DORA, ENZO = range(5)  # the seats in clockwise order

rule = pytest.mark.rule  # says which numbered rules a test shows

EventT = TypeVar("EventT", bound=Event)
KindT = TypeVar("KindT")
_ORDER: Final = GAME.deal(Options(2, start=ANNA), Random(2006)).deck
"""A deck as rule 3.6 lays it, the same for all tests that do not care."""


def stock(words: str = "") -> Stock:
    """Return components by name: `stock("iron wood wood")`."""
    names = words.split()
    iron, wood, rope, brick, glass = (names.count(kind.name.lower()) for kind in Component)
    return iron, wood, rope, brick, glass


def lab(
    spaces: int = 3,
    *,
    automata: int = 0,
    on: int | None = None,
    weeks: int = 0,
    started: int = 1,
    shown: bool = False,
    apprentices: int = 0,
    master: bool = False,
) -> Laboratory:
    """Return a laboratory, busy if it works `on` an invention."""
    return Laboratory(spaces, automata, apprentices, master, on, weeks, started if on else 0, shown)


def seat(
    florins: int = 3,
    apprentices: int = 3,
    *,
    master: bool = True,
    hand: str = "",
    small: Laboratory | None = None,
    large: Laboratory | None = None,
    owned: Sequence[int] = (),
) -> Seat:
    """Return what a seat has at hand; what stands in the city or a laboratory is told there."""
    return Seat(florins, apprentices, master, stock(hand), (small or lab(), large), tuple(owned))


def group(number: int, apprentices: int = 1, *, master: bool = False) -> Group:
    return Group(number, apprentices, master)


class Game:
    """A game that a test plays: the state, and all that happened since the table was laid, with the state after it."""

    def __init__(self, step: Step[State]) -> None:
        self.events: list[Event] = []
        self.states: list[State] = []
        self._take(step)

    def _take(self, step: Step[State]) -> None:
        self.state = step.state
        self.events += step.events
        self.states += step.states
        assert violations(step.state) == []
        assert [wrong for state in step.states for wrong in misplaced(state)] == []
        assert step.states[-1:] in ((), (step.state,))
        assert len(step.states) == len(step.events)

    @property
    def decider(self) -> int | None:
        return GAME.decider(self.state)

    @property
    def legal(self) -> tuple[Action, ...]:
        return tuple(GAME.legal(self.state))

    def does(self, number: int, *actions: Action) -> "Game":
        """Let a seat decide, once or several times running; it must be its turn."""
        for action in actions:
            assert self.decider == number, f"seat {self.decider} must decide now, not {number}"
            self._take(GAME.apply(self.state, action, watched=True))
        return self

    def seat(self, number: int) -> Seat:
        return self.state.seats[number]

    def hand(self, number: int) -> Stock:
        return self.seat(number).hand

    def florins(self) -> tuple[int, ...]:
        return tuple(each.florins for each in self.state.seats)

    def small(self, number: int) -> Laboratory:
        return self.seat(number).laboratories[0]

    def large(self, number: int) -> Laboratory:
        large = self.seat(number).laboratories[1]
        assert large is not None, f"seat {number} has no large laboratory"
        return large

    def displayed(self) -> list[int]:
        return [request.invention for request in self.state.display]

    def objection(self, action: Action) -> Objection:
        """Return why the decider may not do this; it must not be legal."""
        found = GAME.objection(self.state, action)
        assert found is not None, f"{action} is legal"
        return found

    def happened(self, kind: type[EventT]) -> list[EventT]:
        return [event for event in self.events if isinstance(event, kind)]

    def options(self, kind: type[KindT]) -> list[KindT]:
        return [action for action in self.legal if isinstance(action, kind)]

    @property
    def ended(self) -> GameEnded:
        (end,) = self.happened(GameEnded)
        return end


def table(
    *seats: Seat,
    round: int = 1,  # noqa: A002 - the word of the rules
    leonardo: int = ANNA,
    treasury: int = 1,
    queues: Mapping[Place, Sequence[Group]] | None = None,
    display: Sequence[int] | None = None,
    deck: Sequence[int] | None = None,
    setup: str = BEGINNER,
    strong_council: bool = False,
) -> State:
    """Lay a table between two decisions.

    `display` and `deck` are what the rules give unless told; inventions that are nowhere have left the game.
    """
    owned = {card for each in seats for card in each.owned}
    shown = [card for card in FIRST_GAME_DISPLAY if card not in owned] if display is None else list(display)
    shown = shown[: requested_count(len(seats))]
    rest = [card for card in _ORDER if card not in owned and card not in shown] if deck is None else list(deck)
    groups = queues or {}
    return State(
        table=Table(len(seats), setup, (CODEX_LEONARDI_1,) if strong_council else ()),
        phase=Phase.START_WORK,
        round=round,
        leonardo=leonardo,
        lord=None,
        treasury=treasury,
        seats=tuple(seats),
        queues=tuple(tuple(groups.get(district, ())) for district in DISTRICTS),
        display=tuple(Request(card, 1) for card in shown),
        deck=tuple(rest),
        removed=tuple(sorted(set(INVENTIONS) - owned - set(shown) - set(rest))),
        question=None,
        options=(),
    )


def start_of_work(state: State) -> Game:
    draft = Draft(state, watched=True)
    laboratories.begin(draft)
    return _go_on(draft)


def placing(state: State) -> Game:
    draft = Draft(state, watched=True)
    placement.begin(draft)
    return _go_on(draft)


def resolving(state: State) -> Game:
    """Go on with phase C: the Council, the districts, the laboratories and all that follows of itself."""
    draft = Draft(state, watched=True)
    draft.phase = Phase.PLACEMENT
    return _go_on(draft)


def completing(state: State) -> Game:
    """Go on with phase D, the laboratories having advanced."""
    draft = Draft(state, watched=True)
    completion.begin(draft)
    return _go_on(draft)


def ending(state: State) -> Game:
    draft = Draft(state, watched=True)
    draft.phase = Phase.COMPLETION
    return _go_on(draft)


def _go_on(draft: Draft) -> Game:
    return Game(flow.run_on(draft))


def new_game(
    seats: int, setup: str = BEGINNER, *, start: int = ANNA, seed: int = 1, strong_council: bool = False
) -> Game:
    variants = (CODEX_LEONARDI_1,) if strong_council else ()
    return Game(GAME.begin(GAME.deal(Options(seats, setup, variants, start), Random(seed)), watched=True))


def experts(seats: int, *, start: int = ANNA) -> Game:
    return new_game(seats, EXPERT, start=start)
