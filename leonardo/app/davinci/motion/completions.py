"""An invention is completed: what is shown of it on the stage, and when (rule 9.4).

All times are milliseconds at normal speed, counted from the beginning of the event.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from attrs import evolve, frozen

from leonardo.app.davinci.motion.payments import Paying
from leonardo.app.table.feast.timeline import BRISK, CLEARS, CLOSES, CURTAIN, GOES, PARTED, Cue, Entrance, Timeline
from leonardo.engine.davinci import events
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event


class Item(Enum):
    """What comes on the stage once."""

    PORTRAIT = "portrait"
    DEED = "deed"
    DRAWING = "drawing"
    WASH = "wash"
    ANEW = "anew"
    WORK = "work"
    WEEKS = "weeks"
    STAMP = "stamp"
    GLEAM = "gleam"
    COLOURS = "colours"
    EARLIER = "earlier"
    LATE = "late"


@frozen
class Pace:
    """When the parts of a completion come, and how long some of them take; the machine works until all is over."""

    curtain: float
    draws: float
    told: float
    saved: float
    stamp: float
    late: float
    works: float
    washes: float
    redraws: float
    paying: Paying
    lasts: float
    spared: float
    """How much sooner all comes where another one has just completed the same."""

    @property
    def sooner(self) -> "Pace":
        """The pace where the stage is open, and the drawing of another one there."""
        return evolve(
            self,
            curtain=0,
            told=_TOLD_THEN,
            saved=self.saved - self.spared,
            stamp=self.stamp - self.spared,
            late=self.late - self.spared,
            works=self.works - self.spared,
            lasts=self.lasts - self.spared,
        )


_TOLD_THEN: Final = 320
"""When it is told there who did it: when that one stands there."""
_COMES_IN: Final = 180
"""When who completes the same invention after another one begins to come up in the place of that one,"""
_COMES: Final = 200
"""how long that takes, as the plate with the other one does;"""
_ONE_BY_ONE: Final = 60
"""how much later each of these things begins than the one before;"""
_UNROLLS: Final = 260
"""and how long its colours take to come down over the drawing."""
OWN: Final = Pace(CURTAIN, 700, 560, 880, 1160, 1500, 1160, 190, 250, Paying(1280, 60, 640, 520), 2500, 300)
OTHERS: Final = Pace(BRISK, 420, 420, 580, 760, 940, 690, 140, 190, Paying(840, 60, 260, 380), 1500, 200)
"""What one has done oneself is celebrated longer than what others have."""
_STAMPS: Final = 120
_GLEAMS: Final = (360, 340)
"""How long before all of it is over a gleam begins to run over the stamp, and how long that takes."""
_WRITTEN: Final = 240
"""How long a few lines take to be written."""
_BARRED: Final = 360
"""How long a bar of weeks takes to be filled."""
_BEFORE_BIDS: Final = 200
"""How long the curtain takes to close before the bids for the card of what was completed."""


def pace_of(view: View, seat: int) -> Pace:
    """Return how a completion by a seat is paced for the viewer."""
    return OWN if view.viewer == seat else OTHERS


def completed(view: View, event: events.InventionCompleted, following: Sequence[Event]) -> Timeline:
    """The curtain opens on who did it, the machine draws itself, a stamp tells the reward, and late rights are named.

    The sums are not told in words before the stamp. What is drawn does its work once. Where somebody else has just
    completed the same, the stage stays open, and so the rest comes sooner: who did it before goes up and away with what
    that paid, a brush in the colours of who does it now wipes the drawing, which is drawn anew in the ink of that one,
    and these colours come down at both sides of it.
    """
    pace = pace_of(view, event.seat)
    usual = _completed(
        pace,
        event,
        following,
        Cue(Item.DRAWING, pace.curtain - PARTED, pace.draws, Entrance.DRAWN, sound="page"),
        Cue(Item.PORTRAIT, entrance=Entrance.THERE),
    )
    at_once = _completed(
        pace.sooner,
        event,
        following,
        Cue(Item.DRAWING, entrance=Entrance.THERE),
        Cue(Item.WASH, CLEARS, pace.washes, Entrance.DRAWN, sound="page"),
        Cue(Item.ANEW, CLEARS + pace.washes, pace.redraws, Entrance.DRAWN),
        Cue(Item.PORTRAIT, _COMES_IN, _COMES, Entrance.RISES, sound="knock"),
        Cue(Item.COLOURS, _COMES_IN + _ONE_BY_ONE, _UNROLLS, Entrance.LOWERED),
        Cue(Item.EARLIER, _COMES_IN + 2 * _ONE_BY_ONE, _COMES, Entrance.RISES),
    )
    return evolve(usual, carried_on=evolve(at_once, sooner=pace.spared, clears=True))


def _completed(pace: Pace, event: events.InventionCompleted, following: Sequence[Event], *first: Cue) -> Timeline:
    """All of that at a pace, with what comes `first` in its own way."""
    before, gleams = _GLEAMS
    gleam = pace.lasts - before
    cues = (
        *first,
        Cue(Item.DEED, pace.told, _WRITTEN, Entrance.WRITTEN),
        Cue(Item.WEEKS, pace.saved, _BARRED, Entrance.COUNTED),
        Cue(Item.LATE, pace.late, _WRITTEN, Entrance.WRITTEN),
        Cue(Item.WORK, pace.works, pace.lasts - pace.works, Entrance.COUNTED, behind=True, lively=True),
        Cue(Item.STAMP, pace.stamp, _STAMPS, Entrance.STAMPED, sound="cheer" if event.first else "stamp"),
        Cue(Item.GLEAM, gleam, gleams, Entrance.COUNTED, goes=gleam + gleams, lively=True),
    )
    then, about = following[0] if following else None, event.invention
    if isinstance(then, events.InventionCompleted | events.AuctionOpened):
        closes = _closes(then, about)
        lasts = pace.lasts + closes
        return Timeline(cues, lasts, pace.curtain, closes, goes_on=True, tells=pace.stamp, about=about)
    return Timeline(cues, pace.lasts + GOES, pace.curtain, CLOSES, tells=pace.stamp, about=about)


def _closes(then: events.InventionCompleted | events.AuctionOpened, about: int) -> float:
    """Return how long the curtain takes to close before what is next; it stays open if that is about the same."""
    if then.invention != about:
        return CLOSES
    return 0 if isinstance(then, events.InventionCompleted) else _BEFORE_BIDS


def late_rights(event: events.InventionCompleted, following: Sequence[Event]) -> tuple[int, ...]:
    """Return who works on the same invention and shows it now, and so may complete it later (rule 9.6)."""
    shown = (each for each in following if isinstance(each, events.WorkShown))
    return tuple(each.seat for each in shown if each.invention == event.invention)


class Deed(Enum):
    """What comes of a completion: the card is taken, it is bid for, or the invention was completed before."""

    ALONE = "alone"
    TOGETHER = "together"
    LATE = "late"


def deed(event: events.InventionCompleted, following: Sequence[Event]) -> Deed:
    """Return what comes of a completion, as far as it has happened already."""
    if not event.first:
        return Deed.LATE
    alone = any(isinstance(each, events.CardTaken) and each.invention == event.invention for each in following)
    return Deed.ALONE if alone else Deed.TOGETHER
