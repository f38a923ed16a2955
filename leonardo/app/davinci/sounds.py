"""What is heard when something happens: the names of sounds in ``assets/sounds``."""

from collections.abc import Mapping
from typing import Final

from leonardo.engine.davinci import events
from leonardo.engine.game import Event

LIFT: Final = "lift"
"""Something is taken up."""
DROP: Final = "knock"
"""Something is put down."""
YOUR_TURN: Final = "your_turn"
"""The person at the screen may decide again, after something was shown."""

_SOUNDS: Final[Mapping[type[Event], str]] = {
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
    events.InventionCompleted: "bell",
    events.WorkAdvanced: "gears",
    events.WorkShown: "page",
    events.BidMade: "seal",
    events.CardTaken: "page",
    events.AuctionSettled: "coins",
    events.InventionRequested: "page",
    events.GameEnded: "fanfare",
}


def sound(event: Event) -> str | None:
    """Return the sound of an event, if it has one; what is paid for clinks."""
    if isinstance(event, events.AdvantageTaken):
        return "coins" if event.price else "knock"
    return _SOUNDS.get(type(event))
