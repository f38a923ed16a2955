"""Who has something to say about an event."""

from typing import Final

from leonardo.app.table.motion.remarks import Occasion, Remark
from leonardo.engine.engines import events
from leonardo.engine.engines.cards import ARTS
from leonardo.engine.engines.constants import BID_STEP
from leonardo.engine.engines.state import leaders
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event

_TWO: Final = 2


def remark(before: View, after: View, event: Event) -> Remark | None:
    """Return to whom an event is worth a remark, and why."""
    match event:
        case events.AttackWon(defender=defender):
            ruined = defender not in after.owners
            return Remark(defender, Occasion.RUINED if ruined else Occasion.ROBBED)
        case events.ProjectRealised(seat=seat, card=card) if card in ARTS:
            return Remark(seat, Occasion.GREAT_WORK)
        case events.CastleBuilt(seat=seat):
            return Remark(seat, Occasion.GREAT_WORK)
        case events.PointsScored(seat=seat):
            return _overtaken(before, after, seat)
        case events.BidsShown(bids=bids):
            return _outbid_narrowly(bids)
    return None


def _overtaken(before: View, after: View, scorer: int) -> Remark | None:
    led, lead = leaders(before.players), leaders(after.players)
    return Remark(led[0], Occasion.OVERTAKEN) if len(led) == 1 and lead == (scorer,) != led else None


def _outbid_narrowly(bids: tuple[int, ...]) -> Remark | None:
    highest = sorted(bids)[-_TWO:]
    if len(highest) < _TWO or highest[1] - highest[0] != BID_STEP:
        return None
    return Remark(bids.index(highest[1]), Occasion.TIGHT_AUCTION)
