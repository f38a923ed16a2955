"""For how long an event of this game is left to be seen, and what is heard of it."""

from typing import Final

from leonardo.app.table.motion.score import Score, Shown
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import LAST_CITY_ROUND
from leonardo.engine.game import Event

SCORE: Final[Score] = {
    events.RoundBegan: Shown(280, "bell"),
    events.PhaseBegan: Shown(80),
    events.WorkStarted: Shown(200, "page"),
    events.WorkInterrupted: Shown(260, "page"),
    events.WorkDone: Shown(80),
    events.WorkersPlaced: Shown(110, "knock"),
    events.PlacementPassed: Shown(220),
    events.DistrictOpened: Shown(40),
    events.LeonardoGiven: Shown(260, "knock"),
    events.BoxTaken: Shown(200, "knock"),
    events.BoxDeclined: Shown(260),
    events.ApprenticeMoved: Shown(80, "knock"),
    events.MoveDeclined: Shown(140),
    events.TreasuryTaken: Shown(200, "coins"),
    events.DeckForeseen: Shown(260, "page"),
    events.ComponentBought: Shown(100, "coins"),
    events.PurchaseDeclined: Shown(140),
    events.AdvantageTaken: Shown(60),
    events.WorkersWithdrew: Shown(40),
    events.WorkAdvanced: Shown(180, "gears"),
    events.GameEnded: Shown(1400, "fanfare"),
    events.FavourChosen: Shown(0, "coins"),
    events.DeckReordered: Shown(0, "page"),
    events.InventionCompleted: Shown(0, "cheer", celebrated=True),
    events.WorkShown: Shown(0, "page", celebrated=True),
    events.BidMade: Shown(0, "seal"),
    events.CardTaken: Shown(0, "page"),
    events.AuctionSettled: Shown(0, "coins", celebrated=True),
    events.InventionRequested: Shown(0, "page"),
}  # what flies is told elsewhere
TIDYING: Final = (events.CouncilFilled, events.InventionRequested)
"""What makes all ready for the next round (rule 10), and is no part of phase D."""


def sound(event: Event) -> str | None:
    """Return the sound of an event of which nothing is seen flying, if it has one; what is paid for clinks."""
    if isinstance(event, events.AdvantageTaken):
        return "coins" if event.price else "knock"
    if isinstance(event, events.RoundBegan) and event.round == LAST_CITY_ROUND + 1:
        return "gate"
    if isinstance(event, events.InventionCompleted) and not event.first:
        return "coins"
    return SCORE[type(event)].sound or None if type(event) in SCORE else None
