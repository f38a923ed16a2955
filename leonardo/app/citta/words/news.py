"""What concerns the viewer of all that happened since it decided last."""

from collections.abc import Sequence

from leonardo.app.citta.standing import own_party
from leonardo.engine.citta import events
from leonardo.engine.citta.view import View
from leonardo.engine.game import Event


def news(view: View, happened: Sequence[Event]) -> Sequence[Event]:
    """Return how its market or its stake came out, who refused it, and what it lost to others."""
    own = own_party(view)
    staked = any(isinstance(event, events.StakeLaid) and event.party == own for event in happened)
    return [event for event in happened if own is not None and _concerns(event, own, staked=staked)]


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
