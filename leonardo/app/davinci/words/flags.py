"""What stands on the flag over a place when somebody has done something there: in a word or two."""

from typing import Final

from leonardo.app.davinci.spots import DistrictSpot, GroupSpot, Spot, StockSpot
from leonardo.app.davinci.words.last_acts import last_act
from leonardo.app.kit.words import words
from leonardo.app.table.motion.flags import Flag
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci import events
from leonardo.engine.davinci.state import Group
from leonardo.engine.game import Event

_ON_STAGE: Final = (events.InventionCompleted, events.WorkShown, events.BidMade, events.AuctionSettled)
"""What is told on the stage."""


def flag(event: Event) -> Flag | None:
    """Return what is told of an event where it happens, if somebody chose it and it is not told on the stage."""
    if isinstance(event, _ON_STAGE) or getattr(event, "forced", False):
        return None
    act = last_act(event)
    if act is None:
        return None
    told = _strength(event) if isinstance(event, events.WorkersPlaced) else act.words
    return Flag(act.seat, _place(act.seat, act.spot), told)


def _strength(event: events.WorkersPlaced) -> str:
    """Return by how much a place becomes stronger (rules 8.1, 8.15)."""
    return words("davinci.flag.placed", count=Group(event.seat, event.apprentices, event.master).strength)


def _place(seat: int, spot: Spot | None) -> Spot:
    """Return what can be lit up: a whole district rather than what lies in it."""
    if isinstance(spot, GroupSpot | StockSpot):
        return DistrictSpot(spot.place)
    return spot if spot is not None else SeatSpot(seat)
