"""Leonardo da Vinci: the rules, one module for each phase, named after it. `GAME` keeps the contract."""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from leonardo.engine.davinci import determinize, flow, notation, protocol_view, setup, view
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.rules import rounds
from leonardo.engine.davinci.setup import Options, Setup
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.terms import BEGINNER, CODEX_LEONARDI_1, EXPERT
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Objection, Standing, Step


class DaVinci:
    """Leonardo da Vinci behind the contract `leonardo.engine.game.Game`."""

    name = "davinci"
    seat_counts: Sequence[int] = setup.SEATS
    setup_type = Setup
    state_type = State

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Add --setup, --variant and --start."""
        parser.add_argument("--setup", choices=(BEGINNER, EXPERT), default=BEGINNER, help="kind of set-up")
        parser.add_argument(
            "--variant",
            choices=(CODEX_LEONARDI_1,),
            action="append",
            default=None,
            help="play with a variant: a stronger Council",
        )
        parser.add_argument("--start", type=int, default=None, help="the seat that begins (drawn if left out)")

    def options(self, seats: int, arguments: Namespace) -> Options:
        """Return the wishes for a set-up from the command line."""
        return Options(seats, arguments.setup, tuple(arguments.variant or ()), arguments.start)

    def deal(self, options: Options, random: Random) -> Setup:
        """Draw who starts, the display and the deck (rules 3.6, 4.1, 4.2)."""
        return setup.deal(options, random)

    def begin(self, setup: Setup, watched: bool = False) -> Step[State]:
        """Return the state at the first decision."""
        return _begin(setup, watched)

    def seats(self, state: State) -> int:
        """Return the number of seats."""
        return state.table.seats

    def round_of(self, state: State) -> int:
        """Return the round being played, from 1."""
        return state.round

    def decider(self, state: State) -> int | None:
        """Return the seat that must decide now, or nothing when the game is over."""
        return None if state.question is None else state.question.seat

    def legal(self, state: State) -> Sequence[Action]:
        """Return every action open to the decider."""
        return state.options

    def chance(self, state: State, random: Random) -> Action:  # noqa: ARG002 - the contract asks for them
        """Nature has nothing to decide in this game once the deck is shuffled.

        Raises:
            ValueError: always.
        """
        raise ValueError("nature is never the decider in this game")

    def apply(self, state: State, action: Action, watched: bool = False) -> Step[State]:
        """Return what an action leads to, up to the next real decision."""
        return flow.apply(state, action, watched)

    def objection(self, state: State, action: Action) -> Objection | None:
        """Return why the decider may not do `action`, or nothing if it may."""
        return flow.objection(state, action)

    def view(self, state: State, seat: int | None) -> View:
        """Return all that a seat may know."""
        return view.view(state, seat)

    def determinize(self, view: View, random: Random) -> State:
        """Return a full state that agrees with a view."""
        return determinize.determinize(view, random)

    def standing(self, state: State) -> Standing:
        """Return how the seats stand, with the bonus for variety."""
        scores = tuple(rounds.total(seat) for seat in state.seats)
        return Standing(scores, rounds.winners(state.seats), over=state.question is None)

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        """Return the set-up as the fields of a record's first line."""
        return notation.write_setup(setup)

    def read_setup(self, fields: Mapping[str, Any]) -> Setup:
        """Return the set-up of a record's first line."""
        return notation.read_setup(fields)

    def write_action(self, action: Action) -> dict[str, Any]:
        """Return a decision as the fields of a record's line."""
        return notation.write_action(action)

    def read_action(self, fields: Mapping[str, Any]) -> Action:
        """Return the decision of a record's line."""
        return notation.read_action(fields)

    def write_result(self, state: State) -> dict[str, Any]:
        """Return the result of a finished game."""
        return notation.write_result(state)

    def write_rules(self) -> dict[str, Any]:
        """Return the inventions and the numbers of the game."""
        return protocol_view.write_rules()

    def write_view(self, view: View) -> dict[str, Any]:
        """Return what a seat sees as the fields of a message."""
        return protocol_view.write_view(view)

    def read_view(self, fields: Mapping[str, Any], legal: Sequence[Action]) -> View:
        """Return the view that a message tells."""
        return protocol_view.read_view(fields, legal)


_begin = setup.begin

GAME: Final = DaVinci()
