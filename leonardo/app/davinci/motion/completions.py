"""An invention is completed: what is shown of it on the stage, and when (rule 9.4).

All times are milliseconds at normal speed, counted from the beginning of the event.
"""

from collections.abc import Sequence
from enum import Enum
from typing import Final

from attrs import evolve, frozen

from leonardo.app.davinci.motion.payments import Paying
from leonardo.app.table.feast.timeline import BRISK, CLOSES, CURTAIN, GOES, PARTED, Cue, Entrance, Timeline
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import LAST_ROUND
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event


class Item(Enum):
    """What comes on the stage once."""

    PORTRAIT = "portrait"
    DEED = "deed"
    DRAWING = "drawing"
    WORK = "work"
    WEEKS = "weeks"
    STAMP = "stamp"
    GLEAM = "gleam"
    COLOURS = "colours"
    EARLIER = "earlier"
    LATE = "late"


@frozen
class Pace:
    """When the parts of a completion come, and how long it is drawn; the machine works until all is over."""

    curtain: float
    draws: float
    told: float
    saved: float
    stamp: float
    late: float
    works: float
    paying: Paying
    lasts: float


CHANGES: Final = (40, 280)
"""Behind a curtain that closed over what was on the stage before: how long it stays closed, and then opens again."""
OWN: Final = Pace(CURTAIN, 420, 560, 860, 1080, 1240, 1140, Paying(1200, 60, 640, 520), 2500)
OTHERS: Final = Pace(BRISK, 350, 420, 580, 760, 940, 720, Paying(840, 60, 260, 380), 1500)
"""What one has done oneself is celebrated longer than what others have."""
_STAMPS: Final = 120
_GLEAMS: Final = (600, 300)
"""How long before all of it is over a gleam begins to run over the stamp, and how long that takes."""
_WRITTEN: Final = 240
"""How long a few lines take to be written."""
_BARRED: Final = 240
"""How long a bar of weeks takes to be filled."""
_ON_STAGE: Final = events.InventionCompleted | events.AuctionOpened
"""What may follow at once, on the same stage."""
_BEFORE_SAME: Final = 200
"""How long the curtain takes to close before another one completes the same, or before the bids for its card."""


def pace_of(view: View, seat: int) -> Pace:
    """Return how a completion by a seat is paced for the viewer."""
    return OWN if view.viewer == seat else OTHERS


def completed(view: View, event: events.InventionCompleted, following: Sequence[Event]) -> Timeline:
    """The curtain opens on who did it, the machine draws itself, a stamp tells the reward, and late rights are named.

    The sums are not told in words before the stamp. What is drawn does its work once. Where somebody else has just
    completed the same, the curtain has closed over that, and opens quickly on who does it now, between pennants and
    with a plate of the other one; all the rest comes so much sooner.
    """
    usual = _completed(pace_of(view, event.seat), event, following)
    if concerns(view, event):
        usual = evolve(usual, unhurried=True, steady=True)
    closed, opens = CHANGES
    spared = usual.curtain - closed - opens
    again = (Cue(item, entrance=Entrance.THERE) for item in (Item.COLOURS, Item.EARLIER))
    carried_on = Timeline(
        (*again, *(_sooner(cue, spared) for cue in usual.cues)),
        usual.lasts - spared,
        usual.curtain - spared,
        usual.closes,
        goes_on=usual.goes_on,
        tells=usual.tells - spared,
        about=usual.about,
        sooner=spared,
        opens=opens,
        unhurried=usual.unhurried,
        steady=usual.steady,
    )
    return evolve(usual, carried_on=carried_on)


def concerns(view: View, event: events.InventionCompleted) -> bool:
    """Tell whether a completion concerns the viewer, so that it is never rushed past.

    It is its own, or of what it is at itself, which then pays less or is bid for; and all that decides the last round.
    """
    if view.viewer is None:
        return False
    works = (each.invention for each in view.seats[view.viewer].laboratories if each is not None)
    return view.viewer == event.seat or event.invention in works or view.round == LAST_ROUND


def _completed(pace: Pace, event: events.InventionCompleted, following: Sequence[Event]) -> Timeline:
    """All of that at a pace, where nobody completed the same just before."""
    before, gleams = _GLEAMS
    gleam = pace.lasts - before
    then, about = following[0] if following else None, event.invention
    same = isinstance(then, _ON_STAGE) and then.invention == about
    goes_on, closes = isinstance(then, _ON_STAGE), _BEFORE_SAME if same else CLOSES
    lasts = pace.lasts + (closes if goes_on else GOES)
    cues = (
        Cue(Item.PORTRAIT, entrance=Entrance.THERE),
        Cue(Item.DRAWING, pace.curtain - PARTED, pace.draws, Entrance.DRAWN, sound="page"),
        Cue(Item.DEED, pace.told, _WRITTEN, Entrance.WRITTEN),
        Cue(Item.WEEKS, pace.saved, _BARRED, Entrance.COUNTED),
        Cue(Item.LATE, pace.late, _WRITTEN, Entrance.WRITTEN),
        Cue(Item.WORK, pace.works, pace.lasts - pace.works, Entrance.COUNTED, behind=True, lively=True),
        Cue(Item.STAMP, pace.stamp, _STAMPS, Entrance.STAMPED, sound="cheer" if event.first else "stamp"),
        Cue(Item.GLEAM, gleam, gleams, Entrance.COUNTED, goes=gleam + gleams, lively=True),
    )
    return Timeline(cues, lasts, pace.curtain, closes, goes_on=goes_on, tells=pace.stamp, about=about)


def _sooner(cue: Cue, spared: float) -> Cue:
    """Return when a thing comes and goes where the curtain opens so much sooner."""
    goes = cue.goes - spared if cue.goes is not None else None
    return evolve(cue, begins=max(0.0, cue.begins - spared), goes=goes)


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
