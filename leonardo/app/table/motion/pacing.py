"""How long what happened is shown: a pleasure to watch and never a wait.

All times are milliseconds at normal speed.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from leonardo.app.table.motion.flight import Flight
from leonardo.engine.davinci import events
from leonardo.engine.game import Event

REST: Final = 15
"""After the last piece has landed."""

PAUSES: Final[Mapping[type[Event], int]] = {
    events.RoundBegan: 280,
    events.PhaseBegan: 180,
    events.WorkDone: 80,
    events.PlacementPassed: 90,
    events.DistrictOpened: 40,
    events.BoxTaken: 40,
    events.MoveDeclined: 140,
    events.PurchaseDeclined: 140,
    events.AuctionOpened: 420,
    events.AuctionSettled: 200,
    events.GameEnded: 600,
}
"""For how long an event is left to be seen after its pieces have landed."""

_PACES: Final = ((5_000, 1.0), (12_000, 0.64), (18_000, 0.5), (22_000, 0.36))
"""What times are multiplied with when so much of a round has been shown; in between, what lies in between."""
_FEASTS: Final = (events.InventionCompleted, events.WorkShown, events.AuctionSettled)
_LEISURE: Final = 6_000
"""How much later in a round what is celebrated is hurried."""


def pace(event: Event, flying: Sequence[Flight]) -> float:
    """Return how long an event takes in which these pieces fly."""
    landed = max((flight.over for flight in flying), default=-REST)
    return landed + REST + PAUSES.get(type(event), 0)


def haste(event: Event, passed: float) -> float:
    """Return what the times of an event are multiplied with when so much of its round has been shown.

    The longer a round, the quicker it is told, so that none of them is a wait.
    """
    if isinstance(event, _FEASTS):
        passed -= _LEISURE
    earlier, before = 0.0, 1.0
    for later, factor in _PACES:
        if passed < later:
            return before + (factor - before) * max(0.0, passed - earlier) / (later - earlier)
        earlier, before = later, factor
    return before
