"""Engines of War: the rules, one module for each chapter. `GAME` keeps the contract."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from leonardo.engine.engines import notation, protocol_view
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.determinize import determinize
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.flow import FLOW
from leonardo.engine.engines.questions import DiceQuestion
from leonardo.engine.engines.rules import dice
from leonardo.engine.engines.setup import Options, Setup, begin, deal
from leonardo.engine.engines.state import State, leaders
from leonardo.engine.engines.terms import SEATS, TARGETS, VARIANTS
from leonardo.engine.engines.view import View, view
from leonardo.engine.game import NATURE, Objection, Standing, Step
from leonardo.engine.plain import plain_view, structured_view


class Engines:
    """Engines of War behind the contract `leonardo.engine.game.Game`."""

    name = "engines"
    seat_counts: Sequence[int] = SEATS
    setup_type = Setup
    state_type = State

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Add --target and --variants."""
        parser.add_argument(
            "--target",
            type=int,
            default=TARGETS[0],
            metavar="POINTS",
            help=f"the points that win the game, usually {' or '.join(map(str, TARGETS))}",
        )
        parser.add_argument(
            "--variants",
            type=_variants,
            default=(),
            metavar="NAME[,NAME...]",
            help=f"optional rules, of {', '.join(VARIANTS)}; none if not given",
        )

    def options(self, seats: int, arguments: Namespace) -> Options:
        """Return the wishes for a set-up from the command line."""
        return Options(seats, arguments.target, arguments.variants)

    def deal(self, options: Options, random: Random) -> Setup:
        """Draw designs and who begins, and shuffle the decks (rules 4.2 to 4.4)."""
        return deal(options, random)

    def begin(self, setup: Setup, watched: bool = False) -> Step[State]:
        """Return the state at the first decision."""
        return FLOW.run_on(Draft(begin(setup), watched))

    def seats(self, state: State) -> int:
        """Return the number of seats."""
        return state.table.seats

    def round_of(self, state: State) -> int:
        """Return the round being played, 0 in the draft of territories."""
        return state.round

    def decider(self, state: State) -> int | None:
        """Return the seat that must decide now, nature where dice are thrown, or nothing when the game is over."""
        question = state.question
        if question is None:
            return None
        return NATURE if type(question) is DiceQuestion else question.seat

    def legal(self, state: State) -> Sequence[Action]:
        """Return every action open to the decider."""
        return state.options

    def chance(self, state: State, random: Random) -> Action:
        """Throw the dice (rule 1.7).

        Raises:
            ValueError: if nature is not the decider.
        """
        if not isinstance(state.question, DiceQuestion):
            raise ValueError("nature is not the decider here")
        return dice.throw(state.question, random)

    def apply(self, state: State, action: Action, watched: bool = False) -> Step[State]:
        """Return what an action leads to, up to the next real decision."""
        return FLOW.apply(state, action, watched)

    def objection(self, state: State, action: Action) -> Objection | None:
        """Return why the decider may not do `action`, or nothing if it may."""
        return FLOW.objection(state, action)

    def view(self, state: State, seat: int | None) -> View:
        """Return all that a seat may know."""
        return view(state, seat)

    def determinize(self, view: View, random: Random) -> State:
        """Return a full state that agrees with a view."""
        return determinize(view, random)

    def standing(self, state: State) -> Standing:
        """Return the points of each seat; at the end exactly one has won (rule 13.2)."""
        scores = tuple(player.points for player in state.players)
        return Standing(scores, leaders(state.players), over=state.question is None)

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        """Return the set-up as the fields of a record's first line."""
        return notation.write_setup(setup)

    def read_setup(self, fields: Mapping[str, Any]) -> Setup:
        """Return the set-up of a record's first line."""
        return notation.read_setup(fields)

    def write_action(self, action: Action) -> dict[str, Any]:
        """Return a decision or a throw as the fields of a record's line."""
        return notation.write_action(action)

    def read_action(self, fields: Mapping[str, Any]) -> Action:
        """Return the decision or the throw of a record's line."""
        return notation.read_action(fields)

    def write_result(self, state: State) -> dict[str, Any]:
        """Return the result of a finished game."""
        return notation.write_result(state)

    def write_rules(self) -> dict[str, Any]:
        """Return map, cards and the numbers of the game."""
        return protocol_view.write_rules()

    def write_view(self, view: View) -> dict[str, Any]:
        """Return what a seat sees as the fields of a message."""
        return plain_view(view)

    def read_view(self, fields: Mapping[str, Any], legal: Sequence[Action]) -> View:
        """Return the view that a message tells."""
        return structured_view(View, fields, legal)


def _variants(text: str) -> tuple[str, ...]:
    """Return the variants that a list names, in the order of the record."""
    wished = [name for name in text.split(",") if name]
    unknown = [name for name in wished if name not in VARIANTS]
    if unknown:
        raise ArgumentTypeError(f"{unknown[0]!r} is not one of {', '.join(VARIANTS)}")
    return tuple(variant for variant in VARIANTS if variant in wished)


GAME: Final = Engines()
