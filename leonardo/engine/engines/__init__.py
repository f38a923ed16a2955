"""Engines of War: the rules, one module for each chapter. `GAME` keeps the contract."""

from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from leonardo.engine.engines import notation
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.constants import SEATS, TARGETS, VARIANTS
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.flow import FLOW
from leonardo.engine.engines.questions import DiceQuestion
from leonardo.engine.engines.rules import dice
from leonardo.engine.engines.setup import Options, Setup, begin, deal
from leonardo.engine.engines.state import State, leaders
from leonardo.engine.engines.view import determinize, view
from leonardo.engine.game import Standing, Step
from leonardo.engine.question_state import QuestionGame, listed_of


class Engines(QuestionGame[State, Action]):
    """Engines of War behind the contract `leonardo.engine.game.Game`."""

    name = "engines"
    seat_counts: Sequence[int] = SEATS
    setup_type = Setup
    state_type = State
    of_nature = DiceQuestion

    deal = staticmethod(deal)
    apply = staticmethod(FLOW.apply)
    objection = staticmethod(FLOW.objection)
    view = staticmethod(view)
    determinize = staticmethod(determinize)

    actions = notation.ACTIONS
    write_result = staticmethod(notation.write_result)
    write_rules = staticmethod(notation.write_rules)
    write_view = staticmethod(notation.write_view)
    read_view = staticmethod(notation.read_view)

    def schemas(self) -> dict[str, Any]:
        """Return JSON Schemas of what programs are told and answer."""
        from leonardo.engine.engines.protocol_words import schemas  # noqa: PLC0415 - only who describes it needs them

        return schemas()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument(
            "--target",
            type=int,
            default=TARGETS[0],
            metavar="POINTS",
            help=f"points needed to win, usually {' or '.join(map(str, TARGETS))}",
        )
        parser.add_argument(
            "--variants",
            type=listed_of(VARIANTS),
            default=(),
            metavar="NAME[,NAME...]",
            help=f"optional rules, any of {', '.join(VARIANTS)} (default: none)",
        )

    def options(self, seats: int, arguments: Namespace) -> Options:
        """Return the wishes for a set-up from the command line."""
        return Options(seats, arguments.target, arguments.variants)

    def begin(self, setup: Setup, watched: bool = False) -> Step[State]:
        return FLOW.run_on(Draft(begin(setup), watched))

    def chance(self, state: State, random: Random) -> Action:
        """Throw the dice (rule 1.7).

        Raises:
            ValueError: if nature is not the decider.
        """
        if not isinstance(state.question, DiceQuestion):
            raise ValueError("nature is not the decider here")
        return dice.throw(state.question, random)

    def standing(self, state: State) -> Standing:
        """Return the points of each seat; at the end exactly one has won (rule 13.2)."""
        scores = tuple(player.points for player in state.players)
        return Standing(scores, leaders(state.players), over=state.question is None)


GAME: Final = Engines()
