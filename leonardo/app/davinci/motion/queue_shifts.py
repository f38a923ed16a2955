"""What stands elsewhere after an event, without anybody having moved it: groups of a queue, and the coin marker.

When the Lord of the City comes, a queue sorts itself by rank (rule 8.1); when a group leaves it, those behind move up;
when an advantage is taken, the coin marker goes on by a step (rule 8.9).
"""

from collections.abc import Iterator
from typing import Final

from leonardo.app.davinci.motion.pieces import GroupPiece, MarkerPiece
from leonardo.app.davinci.spots import GroupSpot, PriceSpot
from leonardo.app.table.motion.flight import Flight, Manner
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.state import Queue, by_rank
from leonardo.engine.davinci.terms import DISTRICTS, Place
from leonardo.engine.davinci.view import View

_SLIDES: Final = 230
"""Milliseconds that a group takes to its new place."""
_MARKED: Final = 180
"""Milliseconds that the coin marker takes for a step."""


def standing(view: View, place: Place) -> Queue:
    """Return the groups of a district as they stand: as they came, and by rank while it is resolved (rule 8.1)."""
    queue = view.queues[place]
    if view.lord is not place or len(queue) < 2:
        return queue
    groups = {group.seat: group for group in queue}
    return tuple(groups[seat] for seat in by_rank(queue))


def shifts(before: View, after: View, wait: float) -> Iterator[Flight]:
    """Yield what goes from where it stands in one view to where it stands in the other, after a while."""
    for place in DISTRICTS:
        if before.queues[place]:
            yield from _moving_up(place, standing(before, place), standing(after, place), wait)
    old, new = before.question, after.question
    if not isinstance(old, OfferQuestion) or not isinstance(new, OfferQuestion):
        return
    if old.district is new.district and old.taken != new.taken:
        start, end = PriceSpot(old.district, old.taken), PriceSpot(new.district, new.taken)
        yield Flight(MarkerPiece(), start, end, wait, _MARKED, Manner.SLIDE)


def _moving_up(place: Place, before: Queue, after: Queue, wait: float) -> Iterator[Flight]:
    """All groups behind the first change that are the same as before."""
    pairs = zip(before, after, strict=False)
    same = next((number for number, (old, new) in enumerate(pairs) if old != new), min(len(before), len(after)))
    for group in before[same:]:
        if group in after[same:]:
            spot = GroupSpot(place, group.seat)
            yield Flight(GroupPiece(place, group.seat), spot, spot, wait, _SLIDES, Manner.SLIDE)
