"""What is celebrated on the stage: a whole quarter, a fight, a bankruptcy, a union, and how a market came out.

All times are milliseconds at normal speed, counted from the beginning of the event.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from leonardo.app.citta.standing import holdings
from leonardo.app.table.feast.timeline import Cue, Entrance, Timeline
from leonardo.engine.citta import events
from leonardo.engine.citta.view import View
from leonardo.engine.game import Event


class Item(Enum):
    """What comes on the stage."""

    LEFT = "left"
    RIGHT = "right"
    MIDDLE = "middle"
    TOLD = "told"
    MORE = "more"
    STAMP = "stamp"


_CURTAIN: Final = 160
_FADES_IN: Final = 200
_WHOLE: Final = 2100
_FIGHT: Final = 1500
_BANKRUPT: Final = 2200
_UNION: Final = 2200


def feast(before: View, after: View, event: Event, following: Sequence[Event]) -> Timeline | None:  # noqa: ARG001
    """Return what an event is shown with on the stage, if it is."""
    match event:
        case events.Bought(party, _, _) if whole_quarter(before, after, party):
            return _timeline(_WHOLE, "cheer")
        case events.AuctionClosed(party=int() as party) if whole_quarter(before, after, party):
            return _timeline(_WHOLE, "cheer")
        case events.Clashed(loser=int()):
            return _timeline(_FIGHT, "knock")
        case events.WentBankrupt():
            return _timeline(_BANKRUPT, "gate")
        case events.UnionMade():
            return _timeline(_UNION, "seal")
    return None


def whole_quarter(before: View, after: View, party: int) -> str | None:
    """Return the quarter that has become a party's own as a whole, if one has (rule 8.4)."""
    had = {holding.quarter for holding in holdings(before, party) if holding.whole}
    found = (holding.quarter for holding in holdings(after, party) if holding.whole)
    return next((quarter for quarter in found if quarter not in had), None)


def _timeline(lasts: float, sound: str) -> Timeline:
    """Return the cues: who, what, and the stamp that says it."""
    cues = (
        Cue(Item.LEFT, _CURTAIN, _FADES_IN, Entrance.RISES),
        Cue(Item.RIGHT, _CURTAIN + 80, _FADES_IN, Entrance.RISES),
        Cue(Item.MIDDLE, _CURTAIN + 160, _FADES_IN),
        Cue(Item.TOLD, _CURTAIN + 320, _FADES_IN),
        Cue(Item.MORE, _CURTAIN + 460, _FADES_IN),
        Cue(Item.STAMP, _CURTAIN + 560, 140, Entrance.STAMPED, sound=sound),
    )
    return Timeline(cues, lasts, _CURTAIN)
