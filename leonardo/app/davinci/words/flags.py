"""What stands on the flag over a place when somebody has done something there: in a word or two."""

from typing import Final

from leonardo.app.davinci.spots import DistrictSpot, LaboratorySpot, Spot, StockSpot
from leonardo.app.davinci.words.last_acts import last_act
from leonardo.app.davinci.words.phrases import weeks
from leonardo.app.kit.translations import tr
from leonardo.app.table.motion.flags import Flag
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import LABORATORIES
from leonardo.engine.davinci.state import Group
from leonardo.engine.game import Event

_ON_STAGE: Final = (events.InventionCompleted, events.WorkShown, events.BidMade, events.AuctionSettled)
"""What is told on the stage."""


def flag(event: Event) -> Flag | None:
    """Return what is told of an event where it happens, if somebody chose it and it is not told on the stage.

    That a group withdraws is told in any case, but quietly: else what was told there last would seem to go on.
    """
    if isinstance(event, events.WorkersWithdrew):
        return Flag(event.seat, DistrictSpot(event.district), tr("davinci.flag.withdrew"), quiet=True)
    if isinstance(event, _ON_STAGE) or getattr(event, "forced", False):
        return None
    if isinstance(event, events.WorkersPlaced):
        return _placed(event)
    act = last_act(event)
    if act is None:
        return None
    if isinstance(event, events.WorkStarted | events.WorkInterrupted):
        return Flag(act.seat, LaboratorySpot(act.seat, event.laboratory), act.words)
    return Flag(act.seat, _place(act.seat, act.spot), act.words)


def _placed(event: events.WorkersPlaced) -> Flag:
    """Return by how much a place becomes stronger (rules 8.1, 8.15)."""
    strength = Group(event.seat, event.apprentices, event.master).strength
    if event.place in LABORATORIES:
        said = tr("davinci.gain.weeks", weeks=weeks(strength))
        return Flag(event.seat, LaboratorySpot(event.seat, event.place), said)
    return Flag(event.seat, DistrictSpot(event.place), tr("davinci.flag.placed", count=strength))


def _place(seat: int, spot: Spot | None) -> Spot:
    """Return what can be lit up: a whole district rather than what lies in it."""
    if isinstance(spot, StockSpot):
        return DistrictSpot(spot.place)
    return spot if spot is not None else SeatSpot(seat)
