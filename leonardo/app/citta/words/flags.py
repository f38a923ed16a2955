"""What stands on the flag over a place when somebody has done something there: in a word or two."""

from typing import Final

from leonardo.app.citta.spots import GoodSpot, SquareSpot
from leonardo.app.citta.words.last_acts import last_act
from leonardo.app.citta.words.phrases import florins
from leonardo.app.kit.translations import tr
from leonardo.app.table.motion.flags import Flag
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta import events
from leonardo.engine.game import Event

_TOLD_ELSEWHERE: Final = (events.BidRaised, events.BidderDropped, events.StakeLaid)
"""What the plate in the middle of the city tells, which all follow."""


def flag(event: Event) -> Flag | None:
    """Return what is told of an event where it happens, if somebody chose it and nothing else tells it."""
    if isinstance(event, _TOLD_ELSEWHERE):
        return None
    if isinstance(event, events.Sold):
        return Flag(event.party, SquareSpot(event.square), tr("citta.flag.sold", florins=florins(event.florins)))
    if isinstance(event, events.Declined) and event.forced:
        return Flag(event.party, SquareSpot(event.square), tr("citta.flag.cannot_afford"))
    act = last_act(event)
    if act is None or isinstance(act.spot, GoodSpot):
        return None
    return Flag(act.seat, act.spot if act.spot is not None else SeatSpot(act.seat), act.words)
