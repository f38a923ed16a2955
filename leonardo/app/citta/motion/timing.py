"""For how long an event of this game is left to be seen, and what is heard of it."""

from collections.abc import Mapping
from typing import Final

from leonardo.engine.citta import events
from leonardo.engine.game import Event

PAUSES: Final[Mapping[type[Event], int]] = {
    events.SidesShown: 700,
    events.NumberDrawn: 260,
    events.GameBegan: 900,
    events.RoundBegan: 200,
    events.TurnBegan: 160,
    events.UnionProposed: 900,
    events.UnionRefused: 700,
    events.RescueDeclined: 500,
    events.UnionMade: 600,
    events.WorkLaid: 320,
    events.BallTaken: 260,
    events.ManTaken: 260,
    events.PawnWalked: 120,
    events.IndemnityPaid: 140,
    events.OfficeDrawn: 300,
    events.ManSeized: 300,
    events.PawnDiverted: 420,
    events.PawnLeft: 360,
    events.Bought: 260,
    events.Declined: 380,
    events.AuctionOpened: 260,
    events.BidRaised: 240,
    events.BidderDropped: 260,
    events.AuctionClosed: 420,
    events.Paid: 220,
    events.MarketOpened: 380,
    events.StakeLaid: 260,
    events.MarketClosed: 700,
    events.EventDrawn: 300,
    events.Clashed: 380,
    events.TributeDemanded: 420,
    events.Sold: 320,
    events.WentBankrupt: 500,
    events.GameEnded: 700,
}
"""For how long an event is left to be seen after its pieces have landed."""
_READ: Final = 1800
"""For how long what could not be afforded is left to be read: nobody was asked, and nothing flies."""
CELEBRATED: Final = (
    events.WentBankrupt,
    events.UnionMade,
    events.Bought,
    events.AuctionClosed,
    events.MarketClosed,
    events.Clashed,
)
"""What is hurried later than the rest, in a long round."""

_SOUNDS: Final[Mapping[type[Event], str]] = {
    events.RoundBegan: "bell",
    events.SidesShown: "page",
    events.NumberDrawn: "gears",
    events.WorkLaid: "page",
    events.PawnWalked: "knock",
    events.IndemnityPaid: "coins",
    events.OfficeDrawn: "page",
    events.Bought: "coins",
    events.AuctionClosed: "coins",
    events.BidRaised: "coin",
    events.StakeLaid: "coin",
    events.MarketClosed: "coins",
    events.Paid: "coins",
    events.EventDrawn: "page",
    events.Sold: "coins",
    events.UnionMade: "seal",
    events.GameEnded: "fanfare",
}


def pause(event: Event) -> float:
    """Return for how long an event is left to be seen after its pieces have landed."""
    if isinstance(event, events.Declined) and event.forced:
        return _READ
    return PAUSES.get(type(event), 0)


def sound(event: Event) -> str | None:
    """Return the sound of an event of which nothing is seen flying, if it has one."""
    return _SOUNDS.get(type(event))
