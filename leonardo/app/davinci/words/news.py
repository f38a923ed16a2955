"""What concerns the viewer of all that happened since it decided last."""

from collections.abc import Sequence

from leonardo.engine.davinci import events
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event


def news(view: View, happened: Sequence[Event]) -> Sequence[Event]:
    """Return which of its apprentices others have moved, and how auctions ended in which it bid."""
    return [event for event in happened if view.viewer is not None and _concerns(event, view.viewer)]


def _concerns(event: Event, seat: int) -> bool:
    match event:
        case events.ApprenticeMoved(seat=mover, of_seat=owner):
            return owner == seat != mover
        case events.AuctionSettled(bids=bids):
            return any(bidder == seat for bidder, _ in bids)
    return False
