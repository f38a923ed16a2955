"""What is urgent when a person decides, in words."""

from collections.abc import Sequence
from typing import Final

from leonardo.app.kit.words import words
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines.view import View

_NEAR: Final = 5
"""Points to the end of the game at which it is time to think of it."""


def urgent(view: View, situation: PromptState) -> Sequence[str]:
    """Return, in ever fewer words, which of the others is near the points that win (rule 3.1); else nothing."""
    seat = view.viewer
    if seat is None or view.question is None or view.question.seat != seat or not view.round:
        return ()
    left = {other: view.table.target - player.points for other, player in enumerate(view.players) if other != seat}
    first = min(left, key=lambda other: left[other])
    if not 0 < left[first] <= _NEAR:
        return ()
    values = {"name": situation.names[first], "count": left[first]}
    return tuple(words(f"engines.urgent.near.{length}", **values) for length in ("fully", "briefly"))
