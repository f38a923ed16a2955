"""What is celebrated on the stage: a whole quarter, a fight, a bankruptcy, a union, a market, and a forced sale.

All times are milliseconds at normal speed, counted from the beginning of the event.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from attrs import frozen

from leonardo.app.citta.standing import holdings, open_market, own_party
from leonardo.app.table.feast.meeting import COMES, READ, own_timeline, timeline
from leonardo.app.table.feast.timeline import CURTAIN, PARTED, Cue, Entrance, Timeline
from leonardo.engine.citta import events
from leonardo.engine.citta.constants import STAKE_PAYS
from leonardo.engine.citta.questions import TradeAtMarket
from leonardo.engine.citta.state import properties
from leonardo.engine.citta.view import View
from leonardo.engine.game import Event


class Item(Enum):
    """What comes on the stage of a market."""

    TOLD = "told"
    MORE = "more"
    GOODS = "goods"
    BALL = "ball"
    FALLEN = "fallen"
    OWN = "own"


_WHOLE: Final = 2400
_FIGHT: Final = 1800
_BANKRUPT: Final = 2500
_UNION: Final = 2500
_READ: Final = 2000
"""For how long how a market came out is left to be read by who had no part in it; coins fly meanwhile."""
_FALLS: Final = CURTAIN - PARTED + 500
"""When the ball falls by which a market is decided: all have seen the stakes by then."""
_DECIDED: Final = _FALLS + 350
MARKET_PAYS: Final = _DECIDED + 300
"""When the first coin leaves the board of a market."""


def feast(before: View, after: View, event: Event, following: Sequence[Event]) -> Timeline | None:  # noqa: ARG001
    """Return what an event is shown with on the stage, if it is."""
    match event:
        case events.Bought(party, _, _) if whole_quarter(before, after, party):
            return timeline(_WHOLE, "cheer")
        case events.AuctionClosed(party=int() as party) if whole_quarter(before, after, party):
            return timeline(_WHOLE, "cheer")
        case events.Clashed(loser=int()):
            return timeline(_FIGHT, "knock")
        case events.WentBankrupt(members=members):
            return own_timeline("gate") if before.viewer in members else timeline(_BANKRUPT, "gate")
        case events.UnionMade():
            return timeline(_UNION, "seal")
        case events.MarketClosed():
            outcome = market_outcome(before, event)
            return _market(own=outcome.own is not None) if outcome is not None else None
        case events.Sold() if sold_by_force(before, event):
            return own_timeline("coins")
    return None


def whole_quarter(before: View, after: View, party: int) -> str | None:
    """Return the quarter that has become a party's own as a whole, if one has (rule 8.4)."""
    had = {holding.quarter for holding in holdings(before, party) if holding.whole}
    found = (holding.quarter for holding in holdings(after, party) if holding.whole)
    return next((quarter for quarter in found if quarter not in had), None)


def sold_by_force(before: View, event: events.Sold) -> bool:
    """Tell whether the viewer's own last palace was sold: nobody is asked where only one can be (rule 13.2)."""
    return event.party == own_party(before) and len(properties(before.owners, event.party)) == 1


@frozen
class Outcome:
    """How a market came out: the stakes that lay on the goods, and what each winner gets from who opened it.

    `own` is what the viewer wins by it in all, less than 0 if it loses, and none if it has no part in it.
    """

    market: TradeAtMarket
    wins: tuple[tuple[int, int], ...]
    own: int | None


def market_outcome(before: View, event: events.MarketClosed) -> Outcome | None:
    """Return how a market came out, if anybody has staked (rules 12.4, 12.5)."""
    market = open_market(before)
    if market is None or not market.stakes:
        return None
    wins = tuple((seat, STAKE_PAYS * florins) for seat, florins in event.returned)
    gains = {seat: -florins for seat, _, florins in market.stakes} | dict(wins)
    gains[market.opener] = event.won - sum(florins for _, florins in wins)
    own = own_party(before)
    return Outcome(market, wins, gains.get(own) if own is not None else None)


def _market(*, own: bool) -> Timeline:
    """The stakes are seen, the ball falls, its good lights up, and then it is told who takes what."""
    cues = (
        Cue(Item.GOODS, entrance=Entrance.THERE),
        Cue(Item.BALL, _FALLS, 140, Entrance.STAMPED, sound="knock"),
        Cue(Item.FALLEN, _FALLS + 200, COMES),
        Cue(Item.TOLD, _DECIDED, COMES, Entrance.WRITTEN),
        Cue(Item.MORE, _DECIDED + 140, COMES, Entrance.WRITTEN),
        Cue(Item.OWN, _DECIDED + 280, COMES, Entrance.WRITTEN, sound="page"),
    )
    lasts = MARKET_PAYS + (READ if own else _READ)
    return Timeline(cues, lasts, CURTAIN, tells=_DECIDED, unhurried=own, steady=own)
