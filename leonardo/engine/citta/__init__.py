"""The City of Leonardo: the rules, one module for each chapter. `GAME` keeps the contract."""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from leonardo.engine.citta import notation
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.constants import ROUNDS, SEATS, STANDARD, VARIANTS
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.flow import FLOW
from leonardo.engine.citta.questions import MachineQuestion
from leonardo.engine.citta.setup import Options, Setup, begin, deal
from leonardo.engine.citta.state import State, capitals, speaker_of, winners
from leonardo.engine.citta.view import determinize, view
from leonardo.engine.game import Standing, Step
from leonardo.engine.question_state import QuestionGame, listed_of


class Citta(QuestionGame[State, Action]):
    """The City of Leonardo behind the contract `leonardo.engine.game.Game`."""

    name = "citta"
    seat_counts: Sequence[int] = SEATS
    setup_type = Setup
    state_type = State
    of_nature = MachineQuestion
    later_fields: Mapping[str, int] = notation.LATER_FIELDS

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
        from leonardo.engine.citta.protocol_words import schemas  # noqa: PLC0415 - only who describes it needs them

        return schemas()

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--rounds", type=int, default=ROUNDS["usual"], help="number of rounds (0: no limit)")
        parser.add_argument(
            "--variants",
            type=listed_of(VARIANTS),
            default=STANDARD,
            metavar="NAME[,NAME...]",
            help=f"any of {', '.join(VARIANTS)}; '' for the original rules (default: {','.join(STANDARD)})",
        )

    def options(self, seats: int, arguments: Namespace) -> Options:
        """Return the wishes for a set-up from the command line."""
        return Options(seats, arguments.rounds, arguments.variants)

    def begin(self, setup: Setup, watched: bool = False) -> Step[State]:
        return FLOW.run_on(Draft(begin(setup), watched))

    def chance(self, state: State, random: Random) -> Action:
        """Let the machine of fate give a number (rule 1.5).

        Raises:
            ValueError: if nature is not the decider.
        """
        if type(state.question) is not MachineQuestion:
            raise ValueError("nature is not the decider here")
        return random.choice(state.options)

    def standing(self, state: State) -> Standing:
        """Return each seat's share of its party's capital, nothing for those that are out (rules 15.3, 16.12)."""
        scores = [0] * state.table.seats
        for each in capitals(state.parties, state.owners, state.works):
            for seat in each.members:
                scores[seat] = each.share
        won = winners(state.parties, state.owners, state.works)
        sides = tuple(speaker_of(state.parties, seat) for seat in range(state.table.seats))
        return Standing(tuple(scores), won, over=state.question is None, sides=sides)


GAME: Final = Citta()
