"""What is urgent when a person decides, in words."""

from collections.abc import Sequence

from leonardo.app.kit.translations import tr
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.citta.view import View


def urgent(view: View, situation: PromptState) -> Sequence[str]:  # noqa: ARG001 - names are not needed
    """Return, in ever fewer words, that the last of the rounds agreed on is played (rule 15.2); else nothing."""
    if view.question is None or view.question.seat != view.viewer:
        return ()
    if not view.table.rounds or view.round != view.table.rounds:  # before the first round no number is the limit
        return ()
    return tuple(tr(f"citta.urgent.last_round.{length}") for length in ("fully", "briefly"))
