"""The city of Leonardo: the rules, one module for each chapter. `GAME` keeps the contract."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from leonardo.engine.citta import notation, protocol_view
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.determinize import determinize
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.flow import FLOW, draws
from leonardo.engine.citta.questions import MachineQuestion
from leonardo.engine.citta.setup import Options, Setup, begin, deal
from leonardo.engine.citta.state import State, capitals, winners
from leonardo.engine.citta.terms import ROUNDS, SEATS, STANDARD, VARIANTS
from leonardo.engine.citta.view import View, view
from leonardo.engine.game import NATURE, Objection, Standing, Step
from leonardo.engine.plain import plain_view, structured_view


class Citta:
    """The city of Leonardo behind the contract `leonardo.engine.game.Game`."""

    name = "citta"
    seat_counts: Sequence[int] = SEATS
    setup_type = Setup
    state_type = State

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Add --rounds and --variants."""
        parser.add_argument("--rounds", type=int, default=ROUNDS["usual"], help="the limit of rounds, 0 for none")
        parser.add_argument(
            "--variants",
            type=_variants,
            default=STANDARD,
            metavar="NAME[,NAME...]",
            help=f"of {', '.join(VARIANTS)}; '' plays to the letter ({','.join(STANDARD)})",
        )

    def options(self, seats: int, arguments: Namespace) -> Options:
        """Return the wishes for a set-up from the command line."""
        return Options(seats, arguments.rounds, arguments.variants)

    def deal(self, options: Options, random: Random) -> Setup:
        """Deal the palaces and shuffle the piles (rules 3.2, 3.3)."""
        return deal(options, random)

    def begin(self, setup: Setup, watched: bool = False) -> Step[State]:
        """Return the state at the first decision."""
        return FLOW.run_on(Draft(begin(setup), watched))

    def seats(self, state: State) -> int:
        """Return the number of seats."""
        return state.table.seats

    def round_of(self, state: State) -> int:
        """Return the round being played, 0 before it is known who begins."""
        return state.round

    def decider(self, state: State) -> int | None:
        """Return the speaker that must decide now, nature where the machine does, or nothing when the game is over."""
        question = state.question
        if question is None:
            return None
        return NATURE if type(question) is MachineQuestion else question.seat

    def legal(self, state: State) -> Sequence[Action]:
        """Return every action open to the decider."""
        return state.options

    def chance(self, state: State, random: Random) -> Action:
        """Let the machine of fate give a number (rule 1.5).

        Raises:
            ValueError: if nature is not the decider.
        """
        question = state.question
        if not isinstance(question, MachineQuestion):
            raise ValueError("nature is not the decider here")
        return random.choice(draws(question.seat, question.purpose))

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
        """Return each seat's share of its party's capital, nothing for those that are out (rules 15.3, 16.12)."""
        scores = [0] * state.table.seats
        for each in capitals(state.parties, state.owners, state.works):
            for seat in each.members:
                scores[seat] = each.share
        won = winners(state.parties, state.owners, state.works)
        return Standing(tuple(scores), won, over=state.question is None)

    def write_setup(self, setup: Setup) -> dict[str, Any]:
        """Return the set-up as the fields of a record's first line."""
        return notation.write_setup(setup)

    def read_setup(self, fields: Mapping[str, Any]) -> Setup:
        """Return the set-up of a record's first line."""
        return notation.read_setup(fields)

    def write_action(self, action: Action) -> dict[str, Any]:
        """Return a decision or a number as the fields of a record's line."""
        return notation.write_action(action)

    def read_action(self, fields: Mapping[str, Any]) -> Action:
        """Return the decision or the number of a record's line."""
        return notation.read_action(fields)

    def write_result(self, state: State) -> dict[str, Any]:
        """Return the result of a finished game."""
        return notation.write_result(state)

    def write_rules(self) -> dict[str, Any]:
        """Return squares, offices, goods and works, and the numbers of the game."""
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


GAME: Final = Citta()
