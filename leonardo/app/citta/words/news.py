"""What concerns the viewer of all that happened since it decided last."""

from collections.abc import Callable, Sequence

from leonardo.app.citta.standing import own_party
from leonardo.engine.citta import events
from leonardo.engine.citta.view import View
from leonardo.engine.game import Event


def news(view: View, happened: Sequence[Event]) -> Sequence[Event]:
    """Return how its market or its stake came out, who refused it, and what it lost to others or could not pay.

    How a market came out is no news any more once the viewer has walked on, or another market has been opened; what
    came of its own turn, once somebody else has a turn.
    """
    own = own_party(view)
    if own is None:
        return []
    staked = any(isinstance(event, events.StakeLaid) and event.party == own for event in happened)
    led_on = _last(happened, lambda event: _leads_on(event, own))
    turned = _last(happened, lambda event: isinstance(event, events.TurnBegan) and event.party != own)
    return [
        event
        for number, event in enumerate(happened)
        if _concerns(event, own, staked=staked)
        and (number > led_on or not isinstance(event, events.MarketClosed))
        and (number > turned or not _is_of_own_turn(event, own))
    ]


def _last(happened: Sequence[Event], wanted: Callable[[Event], bool]) -> int:
    """Return the number of the last event of a kind, -1 if there is none."""
    return max((number for number, event in enumerate(happened) if wanted(event)), default=-1)


def _is_of_own_turn(event: Event, own: int) -> bool:
    match event:
        case events.MarketClosed(party=party):
            return party == own
        case events.UnionRefused() | events.PawnDiverted() | events.ManSeized() | events.Declined():
            return True
    return False


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
        case events.Declined(party=party, forced=True):
            return party == own
    return False
