"""Who has something to say about an event."""

from typing import Final

from leonardo.app.table.motion.remarks import Occasion, Remark
from leonardo.engine.citta import events
from leonardo.engine.citta.board import PRICES
from leonardo.engine.citta.constants import Cause
from leonardo.engine.citta.view import View
from leonardo.engine.game import Event

_MUCH: Final = 100  # florins of a rent that feels like a robbery, at least
_TIMES: Final = 4  # how many bids make an auction a fight, at least
_DEAR: Final = sorted({price for price in PRICES if price})[-3]
"""The price of a palace that is a great work, at least: one of the three highest."""


def remark(before: View, after: View, event: Event) -> Remark | None:  # noqa: ARG001 - the event tells all
    """Return to whom an event is worth a remark, and why."""
    match event:
        case events.UnionRefused(party=party):
            return Remark(party, Occasion.REFUSED)
        case events.WentBankrupt(party=party):
            return Remark(party, Occasion.RUINED)
        case events.ManSeized(party=party):
            return Remark(party, Occasion.ROBBED)
        case events.Paid(party=party, cause=Cause.RENT) if event.florins >= _MUCH:
            return Remark(party, Occasion.ROBBED)
        case events.Bought(party=party, square=square) if PRICES[square] >= _DEAR:
            return Remark(party, Occasion.GREAT_WORK)
        case events.AuctionClosed(party=int(party)) if len(event.bids) >= _TIMES:
            return Remark(party, Occasion.TIGHT_AUCTION)
    return None
