"""What is urgent when a person decides, in words."""

from collections.abc import Sequence

from leonardo.app.citta.ahead import costly_numbers
from leonardo.app.kit.translations import tr
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta.constants import Purpose
from leonardo.engine.citta.questions import MachineQuestion, WorkQuestion
from leonardo.engine.citta.view import View


def urgent(view: View, situation: PromptState) -> Sequence[str]:  # noqa: ARG001 - names are not needed
    """Return, in ever fewer words, what a person should think of now; nothing where there is nothing.

    That is that the last of the rounds agreed on is played (rule 15.2), and before a move how many numbers would cost
    more than the purse holds.
    """
    if view.question is None or view.question.seat != view.viewer:
        return ()
    last, costs = _last_round(view), _costs(view)
    if last and costs:
        return (f"{last[-1]}: {costs[0]}", *costs)
    return last or costs


def _last_round(view: View) -> tuple[str, ...]:
    if not view.table.rounds or view.round != view.table.rounds:  # before the first round no number is the limit
        return ()
    return tuple(tr(f"citta.urgent.last_round.{length}") for length in ("fully", "briefly"))


def _costs(view: View) -> tuple[str, ...]:
    question = view.question
    moves = isinstance(question, MachineQuestion) and question.purpose is Purpose.MOVE
    if question is None or question.seat != view.turn or not (moves or isinstance(question, WorkQuestion)):
        return ()
    count = costly_numbers(view, question.seat)
    return tuple(tr(f"citta.urgent.costs.{length}", count=count) for length in ("fully", "briefly")) if count else ()
