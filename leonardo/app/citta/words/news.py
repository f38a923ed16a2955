"""What concerns the viewer of all that happened since it decided last."""

from collections.abc import Sequence

from leonardo.app.citta.standing import own_party
from leonardo.engine.citta import events
from leonardo.engine.citta.view import View
from leonardo.engine.game import Event


def news(view: View, happened: Sequence[Event]) -> Sequence[Event]:
    """Return how its market or its stake came out, who refused it, and what it lost to others.

    How a market came out is no news any more once the viewer has walked on, or another market has been opened.
    """
    own = own_party(view)
    if own is None:
        return []
    staked = any(isinstance(event, events.StakeLaid) and event.party == own for event in happened)
    found = [(number, event) for number, event in enumerate(happened) if _concerns(event, own, staked=staked)]
    old = max((number for number, event in enumerate(happened) if _leads_on(event, own)), default=-1)
    return [event for number, event in found if number > old or not isinstance(event, events.MarketClosed)]


def _leads_on(event: Event, own: int) -> bool:
    """Tell whether something else goes on with it for the viewer than what came before."""
    match event:
        case events.MarketOpened():
            return True
        case events.PawnWalked(party=party):
            return party == own
    return False


def _concerns(event: Event, own: int, *, staked: bool) -> bool:
    match event:
        case events.MarketClosed(party=party):
            return staked or party == own
        case events.UnionRefused(by=asker) | events.RescueDeclined(debtor=asker):
            return asker == own
        case events.Clashed(loser=loser):
            return loser == own
        case events.ManSeized(party=party) | events.PawnDiverted(party=party):
            return party == own
    return False
