"""Who has something to say about an event (only what all could see), and how players talk by their temper."""

from types import MappingProxyType
from typing import Final

from leonardo.app.table.motion.remarks import Occasion, Remark, Voice
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import Tier
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event

VOICES: Final = MappingProxyType(
    {"builder": Voice.FIERY, "collector": Voice.MERRY, "banker": Voice.GLOOMY, "spoiler": Voice.CALM}
)
_NARROWLY: Final = 1  # florins by which an auction is won narrowly, at most
_GREAT: Final = (Tier.SILVER, Tier.GOLD)


def remark(before: View, after: View, event: Event) -> Remark | None:  # noqa: ARG001 - the event tells all
    """Return to whom an event is worth a remark, and why."""
    match event:
        case events.InventionCompleted(seat=seat, first=False):
            return Remark(seat, Occasion.OVERTAKEN)
        case events.InventionCompleted(seat=seat) if INVENTIONS[event.invention].tier in _GREAT:
            return Remark(seat, Occasion.GREAT_WORK)
        case events.ApprenticeMoved(of_seat=seat) if seat != event.seat:
            return Remark(seat, Occasion.ROBBED)
        case events.AuctionSettled(winner=int(winner)):
            highest = sorted(florins for _, florins in event.bids)[-2:]
            if len(highest) > 1 and highest[1] - highest[0] <= _NARROWLY:
                return Remark(winner, Occasion.TIGHT_AUCTION)
    return None
