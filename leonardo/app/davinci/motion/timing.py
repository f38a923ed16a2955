"""For how long an event of this game is left to be seen, and what is heard of it."""

from collections.abc import Mapping
from typing import Final

from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import LAST_CITY_ROUND
from leonardo.engine.game import Event

PAUSES: Final[Mapping[type[Event], int]] = {
    events.RoundBegan: 280,
    events.PhaseBegan: 80,
    events.WorkStarted: 200,
    events.WorkInterrupted: 260,
    events.WorkDone: 80,
    events.WorkersPlaced: 110,
    events.PlacementPassed: 220,
    events.DistrictOpened: 40,
    events.LeonardoGiven: 260,
    events.BoxTaken: 200,
    events.BoxDeclined: 260,
    events.ApprenticeMoved: 80,
    events.MoveDeclined: 140,
    events.TreasuryTaken: 200,
    events.DeckForeseen: 260,
    events.ComponentBought: 100,
    events.PurchaseDeclined: 140,
    events.AdvantageTaken: 60,
    events.WorkersWithdrew: 40,
    events.WorkAdvanced: 180,
    events.GameEnded: 1400,
}
"""For how long an event is left to be seen after its pieces have landed."""
TIDYING: Final = (events.CouncilFilled, events.InventionRequested)
"""What makes all ready for the next round (rule 10), and is no part of phase D."""
CELEBRATED: Final = (events.InventionCompleted, events.WorkShown, events.AuctionSettled)
"""What is hurried later than the rest, in a long round."""

_SOUNDS: Final[Mapping[type[Event], str]] = {
    events.RoundBegan: "bell",
    events.FavourChosen: "coins",
    events.WorkStarted: "page",
    events.WorkInterrupted: "page",
    events.WorkersPlaced: "knock",
    events.LeonardoGiven: "knock",
    events.ApprenticeMoved: "knock",
    events.BoxTaken: "knock",
    events.TreasuryTaken: "coins",
    events.ComponentBought: "coins",
    events.DeckForeseen: "page",
    events.DeckReordered: "page",
    events.InventionCompleted: "cheer",
    events.WorkAdvanced: "gears",
    events.WorkShown: "page",
    events.BidMade: "seal",
    events.CardTaken: "page",
    events.AuctionSettled: "coins",
    events.InventionRequested: "page",
    events.GameEnded: "fanfare",
}


def sound(event: Event) -> str | None:
    """Return the sound of an event of which nothing is seen flying, if it has one; what is paid for clinks."""
    if isinstance(event, events.AdvantageTaken):
        return "coins" if event.price else "knock"
    if isinstance(event, events.RoundBegan) and event.round == LAST_CITY_ROUND + 1:
        return "gate"
    if isinstance(event, events.InventionCompleted) and not event.first:
        return "coins"
    return _SOUNDS.get(type(event))
