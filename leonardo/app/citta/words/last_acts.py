"""The last thing that each party did, marked until the next turn."""

from collections.abc import Callable
from typing import Any, Final

from leonardo.app.citta.spots import GoodSpot, Spot, SquareSpot
from leonardo.app.citta.words.phrases import florins, good_name
from leonardo.app.kit.translations import tr
from leonardo.app.table.shown.marks import LastAct
from leonardo.engine.citta import events
from leonardo.engine.game import Event


def last_act(event: Event) -> LastAct | None:
    """Return how an event is marked at the party that did it, if it is: not what came by itself."""
    if getattr(event, "forced", False):
        return None
    told = _TOLD.get(type(event))
    return told(event) if told else None


def _act(seat: int, spot: Spot | None, key: str, **values: object) -> LastAct:
    return LastAct(seat, spot, tr(f"citta.last.{key}", **values))


def _square(key: str) -> Callable[[Any], LastAct]:
    def told(event: Any) -> LastAct:  # noqa: ANN401 - events that differ in their types
        sum_ = getattr(event, "florins", 0)
        return _act(event.party, SquareSpot(event.square), key, florins=florins(sum_))

    return told


def _won(event: events.AuctionClosed) -> LastAct | None:
    if event.party is None:
        return None
    return _act(event.party, SquareSpot(event.square), "won", florins=florins(event.florins))


# The values differ in the type of event that they accept, so the table is typed loosely; each function is strict.
_TOLD: Final[dict[type[Event], Callable[[Any], LastAct | None]]] = {
    events.WorkLaid: _square("laid"),
    events.Bought: _square("bought"),
    events.Declined: _square("declined"),
    events.BidRaised: _square("bid"),
    events.BidderDropped: _square("dropped"),
    events.AuctionClosed: _won,
    events.StakeLaid: lambda event: _act(
        event.party, GoodSpot(event.good), "staked", florins=florins(event.florins), good=good_name(event.good)
    ),
    events.Sold: _square("sold"),
    events.PawnLeft: lambda event: _act(event.holder, None, "left"),
    events.PawnDiverted: lambda event: _act(event.holder, None, "diverted"),
}
