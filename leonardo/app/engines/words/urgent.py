"""What is urgent when a person decides, in words."""

from collections.abc import Sequence
from typing import Final

from leonardo.app.engines.standing import gain
from leonardo.app.kit.translations import tr
from leonardo.app.table.words.prompt_state import PromptState
from leonardo.engine.engines.view import View

_NEAR: Final = 5  # points to the end of the game at which it is time to think of it


def urgent(view: View, situation: PromptState) -> Sequence[str]:
    """Return, in ever fewer words, which of the others is near the points that win (rule 3.1); else nothing.

    Who would have them if the round ended now (rule 12.3) comes before who is but a few points away.
    """
    seat = view.viewer
    if seat is None or view.question is None or view.question.seat != seat or not view.round:
        return ()
    table = range(len(view.players))
    then = {other: view.players[other].points + gain(view, other) for other in table if other != seat}
    most = max(then, key=lambda other: then[other])
    if then[most] >= view.table.target:
        told = {"name": situation.names[most], "points": then[most]}
        return tuple(tr(f"engines.urgent.reaches.{length}", **told) for length in ("fully", "briefly"))
    left = {other: view.table.target - player.points for other, player in enumerate(view.players) if other != seat}
    first = min(left, key=lambda other: left[other])
    if not 0 < left[first] <= _NEAR:
        return ()
    values = {"name": situation.names[first], "count": left[first]}
    return tuple(tr(f"engines.urgent.near.{length}", **values) for length in ("fully", "briefly"))
