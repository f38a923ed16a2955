"""Leonardo da Vinci: the rules, one module for each phase, named after it. `GAME` keeps the contract."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from leonardo.engine.davinci import flow, notation
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import BEGINNER, CODEX_LEONARDI_1, EXPERT
from leonardo.engine.davinci.determinize import determinize
from leonardo.engine.davinci.rules import rounds
from leonardo.engine.davinci.setup import SEATS, Options, Setup, begin, deal
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import view
from leonardo.engine.game import Standing
from leonardo.engine.question_state import QuestionGame


class DaVinci(QuestionGame[State, Action]):
    """Leonardo da Vinci behind the contract `leonardo.engine.game.Game`."""

    name = "davinci"
    seat_counts: Sequence[int] = SEATS
    setup_type = Setup
    state_type = State

    deal = staticmethod(deal)
    begin = staticmethod(begin)
    apply = staticmethod(flow.apply)
    objection = staticmethod(flow.objection)
    view = staticmethod(view)
    determinize = staticmethod(determinize)

    actions = notation.ACTIONS
    write_result = staticmethod(notation.write_result)
    write_rules = staticmethod(notation.write_rules)
    write_view = staticmethod(notation.write_view)
    read_view = staticmethod(notation.read_view)

    def schemas(self) -> dict[str, Any]:
        """Return JSON Schemas of what programs are told and answer."""
        from leonardo.engine.davinci.protocol_words import schemas  # noqa: PLC0415 - only who describes it needs them

        return schemas()

    def add_arguments(self, parser: ArgumentParser) -> None:
        """Add --setup, --variant and --start."""
        parser.add_argument("--setup", choices=(BEGINNER, EXPERT), default=BEGINNER, help="setup to use")
        parser.add_argument(
            "--variant",
            choices=(CODEX_LEONARDI_1,),
            action="append",
            default=None,
            help="play with a variant (codex_leonardi_1: a stronger Council)",
        )
        parser.add_argument("--start", type=int, default=None, help="the seat that goes first (default: random)")

    def options(self, seats: int, arguments: Namespace) -> Options:
        """Return the wishes for a set-up from the command line."""
        return Options(seats, arguments.setup, tuple(arguments.variant or ()), arguments.start)

    def chance(self, state: State, random: Random) -> Action:  # noqa: ARG002 - the contract asks for them
        """Nature has nothing to decide in this game once the deck is shuffled.

        Raises:
            ValueError: always.
        """
        raise ValueError("nature is never the decider in this game")

    def standing(self, state: State) -> Standing:
        """Return how the seats stand, with the bonus for variety."""
        scores = tuple(rounds.total(seat) for seat in state.seats)
        return Standing(scores, rounds.winners(state.seats), over=state.question is None)


GAME: Final = DaVinci()
