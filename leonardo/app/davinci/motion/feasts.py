"""What is shown on the stage: inventions that are completed, auctions, and the banner of each round."""

from collections.abc import Sequence

from leonardo.app.davinci.motion.auctions import auction_opened, auction_settled
from leonardo.app.davinci.motion.completions import completed
from leonardo.app.table.feast.banner import LASTS
from leonardo.app.table.feast.timeline import Timeline
from leonardo.engine.davinci import events
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event


def feast(before: View, _after: View, event: Event, following: Sequence[Event]) -> Timeline | None:
    """Return what an event is shown with on the stage, if it is."""
    match event:
        case events.InventionCompleted():
            return completed(before, event, following)
        case events.AuctionOpened():
            return auction_opened(event)
        case events.AuctionSettled():
            return auction_settled(event, before.viewer).timeline()
        case events.RoundBegan():
            return Timeline((), LASTS)
    return None
