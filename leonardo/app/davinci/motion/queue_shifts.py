"""Groups that stand elsewhere after an event, without anybody having moved them.

Groups stand by rank (rule 8.1), in the middle of their square: when one comes, grows or leaves, the others make room.
"""

from collections.abc import Iterator
from typing import Final

from leonardo.app.davinci.motion.pieces import GroupPiece
from leonardo.app.davinci.spots import GroupSpot
from leonardo.app.table.motion.flight import Flight, Manner
from leonardo.engine.davinci.constants import DISTRICTS
from leonardo.engine.davinci.view import View

_SLIDES: Final = 230
"""Milliseconds that a group takes to its new place."""
_AFTER: Final = 40
"""How much later than the one before it each does so."""


def shifts(before: View, after: View, wait: float, *, greets: bool) -> Iterator[Flight]:
    """Yield what goes from where it stands in one view to where it stands in the other, after a while.

    Who `greets` somebody that comes hops once there.
    """
    for place in DISTRICTS:
        if before.queues[place] == after.queues[place]:
            continue
        stays = [group for group in after.queues[place] if group in before.queues[place]]
        for number, group in enumerate(stays):
            spot, later = GroupSpot(place, group.seat), wait + number * _AFTER
            yield Flight(GroupPiece(place, group.seat), spot, spot, later, _SLIDES, Manner.SLIDE, pops=greets)
