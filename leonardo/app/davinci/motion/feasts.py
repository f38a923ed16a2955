"""What is shown on the stage, and when: inventions that are completed (rule 9.4) and auctions (rule 9.7).

All times are milliseconds at normal speed, counted from the beginning of the event.
"""

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Final

from attrs import evolve, frozen

from leonardo.app.davinci.motion.payments import Paying
from leonardo.app.table.feast.banner import LASTS
from leonardo.app.table.feast.timeline import BRISK, CLOSES, CURTAIN, GOES, PARTED, Cue, Entrance, Timeline
from leonardo.engine.davinci import events
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
    CARD = "card"
    TIE = "tie"
    LEONARDO = "leonardo"
    REASON = "reason"
    LIGHT = "light"
    OWNER = "owner"
    OPENED = "opened"
    DECISION = "decision"
    CLEARED = "cleared"
    WORTH = "worth"


@frozen
class Plate:
    """The portrait and name of a seat that bids."""

    seat: int


@frozen
class Sealed:
    """Its purse, tied and sealed."""

    seat: int


@frozen
class Shaken:
    """Its sealed purse while it shakes before anything is opened."""

    seat: int


@frozen
class OpenedPurse:
    """Its purse while its seal breaks and it is opened."""

    seat: int


@frozen
class Sum:
    """The florins in it."""

    seat: int


@frozen
class Lit:
    """Its purse once it is decided: grown, if it wins, else in the shade."""

    seat: int


@frozen
class Emptied:
    """Its purse while florins leave it: the winner pays, and to the others theirs go back."""

    seat: int


@frozen
class AuctionVerdict:
    """What becomes of it."""

    seat: int


@frozen
class Glint:
    """A glint that runs over the purse of the winner while all is read; there are a few, by their numbers."""

    number: int


# An invention is completed


@frozen
class Pace:
    """When the parts of a completion come, and how long some of them take."""

    curtain: float
    draws: float
    told: float
    saved: float
    stamp: float
    late: float
    works: float
    working: float
    paying: Paying
    lasts: float

    @property
    def spared(self) -> float:
        """How much sooner all comes where the stage is open, and the drawing there."""
        return self.told - _TOLD_AT_ONCE

    @property
    def sooner(self) -> "Pace":
        """The pace of what is on the stage then."""
        spared = self.spared
        return evolve(
            self,
            curtain=0,
            told=_TOLD_THEN,
            saved=self.saved - spared,
            stamp=self.stamp - spared,
            late=self.late - spared,
            works=self.works - spared,
            lasts=self.lasts - spared,
        )


_TOLD_AT_ONCE: Final = 60
"""By how much later than at once all would come where that is so;"""
_TOLD_THEN: Final = 320
"""and when it is told there who did it: when that one stands there."""
_COMES_IN: Final = 180
"""When who completes the same invention after another one begins to come up in the place of that one,"""
_COMES: Final = 200
"""how long that takes, as the plate with the other one does;"""
_ONE_BY_ONE: Final = 60
"""how much later each of these things begins than the one before;"""
_UNROLLS: Final = 260
"""and how long its colours take to come down over the drawing."""
OWN: Final = Pace(CURTAIN, 700, 560, 880, 1160, 1500, 1160, 900, Paying(1280, 60, 640, 520), 2500)
OTHERS: Final = Pace(BRISK, 420, 420, 580, 760, 940, 690, 600, Paying(840, 60, 260, 380), 1500)
"""What one has done oneself is celebrated longer than what others have."""
_STAMPS: Final = 120
_GLEAMS: Final = (360, 340)
"""How long before all of it is over a gleam begins to run over the stamp, and how long that takes."""
_WRITTEN: Final = 240
"""How long a few lines take to be written."""
_BARRED: Final = 360
"""How long a bar of weeks takes to be filled."""


def pace_of(view: View, seat: int) -> Pace:
    """Return how a completion by a seat is paced for the viewer."""
    return OWN if view.viewer == seat else OTHERS


def completed(view: View, event: events.InventionCompleted, following: Sequence[Event]) -> Timeline:
    """The curtain opens on who did it, the machine draws itself, a stamp tells the reward, and late rights are named.

    The sums are not told in words before the stamp. What is drawn does its work once. Where somebody else has just
    completed the same, the drawing stays, and so the rest comes sooner: who did it before goes up and away with what
    that paid, who does it now comes up, and the colours that hang over the drawing are those of the latter.
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
        Cue(Item.WORK, pace.works, pace.working, Entrance.COUNTED, behind=True, lively=True),
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
    return 0 if isinstance(then, events.InventionCompleted) else _CHANGES[0]


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


# An auction

_RISES: Final = 220
"""How long a plate with a name takes to come,"""
_NEXT: Final = 80
"""and how much later the next one does."""
_CHANGES: Final = (200, 40, 280)
"""Between a completion and the bids for its card: how long the curtain closes, stays closed, and opens again."""
_TURN: Final = 90
"""How long half a turn of a slip takes: it is turned over in two of them."""
_BREATH: Final = 300
"""For how long all look at the sealed purses,"""
_SHAKES: Final = 250
"""which shake for so long."""
_BETWEEN: Final = 300
"""From the opening of one purse to that of the next."""
_HOLD: Final = 250
"""By how much later that of the last one is, which shudders meanwhile."""
_OPENS: Final = 260
"""How long it takes for a seal to break and a purse to open."""
_A_FLORIN: Final = 50
"""How much later each florin jumps out of it than the one before,"""
JUMPS: Final = 240
"""how long one does,"""
_COUNTS: Final = 1400
"""and how long all of a purse do at most."""
_BRACKET: Final = 300
_LEONARDO: Final = 400
_REASON: Final = (240, 160)
"""How long after Leonardo has begun to come his reason is turned over, and how long that takes."""
_LIGHTS: Final = 290
"""How long the light takes to come behind the purse of the winner."""
_BEAT: Final = 180
"""How long one waits before what is decided is told."""
_WORTH: Final = 110
"""How long what the card takes and pays goes from it before it begins to tell what it is worth,"""
_TOLD: Final = 180
"""and how long it takes to be written on it."""
_READ: Final = 900
"""For how long all is left to be read."""
_READ_OWN: Final = 1200
"""For how long where the viewer bid, too, and wants to know what for."""
_GLINTS: Final = (370, 380, 440)
"""How long after the decision the first glint begins, how long each takes, and from one to the next."""
_AFTER: Final = 300
"""How long after the verdict the winner pays: all is there to be read then."""
PAYING: Final = Paying(between=65, within=480, takes=420)
"""How that is done;"""
_LATER: Final = 120
"""and how much later the others have theirs back."""
RETURNING: Final = Paying(between=55, within=420, takes=480)
"""How that is done."""
AWARDED: Final = 560
"""How long a card takes to its new owner: from the stage it does so last of all, when everything has been read."""


def auction_opened(event: events.AuctionOpened) -> Timeline:
    """The curtain opens on the card and those who bid for it; the stage stays until all have bid.

    The first purse comes as soon as all of them are there. Where the card was completed just before, the curtain has
    closed over that, and opens quickly on all of them in their places.
    """
    there = Cue(Item.CARD, entrance=Entrance.THERE)
    seats = sorted(event.seats)
    emerge = (
        Cue(Plate(seat), CURTAIN - PARTED + _NEXT * number, _RISES, Entrance.EMERGES)
        for number, seat in enumerate(seats)
    )
    _, closed, opens = _CHANGES
    behind = _bidders(event, (there, *(Cue(Plate(seat), entrance=Entrance.THERE) for seat in seats)), closed + opens)
    return evolve(_bidders(event, (there, *emerge), CURTAIN), carried_on=evolve(behind, opens=opens))


def _bidders(event: events.AuctionOpened, cues: tuple[Cue, ...], curtain: float) -> Timeline:
    """The card and the names of those who bid, behind a curtain."""
    timeline = Timeline(cues, 0, curtain, goes_on=True, about=event.invention)
    return evolve(timeline, lasts=max(timeline.complete, curtain))


def counting(florins: int) -> float:
    """Return how long the florins of a purse take to jump out of it, the first of them with the next close behind."""
    return min(_COUNTS, JUMPS + max(0, florins - 1) * _A_FLORIN)


@frozen
class PurseTimes:
    """When the parts of an auction that is settled come: each purse, the end of counting, the verdict.

    `own` says that the viewer is one of those who bid.
    """

    bids: tuple[tuple[int, int], ...]
    winner: int | None
    own: bool = False

    @property
    def tied(self) -> tuple[int, ...]:
        """Who bid as much as the winner, if anybody else did: the seats, that of the winner among them."""
        if self.winner is None:
            return ()
        highest = dict(self.bids)[self.winner]
        seats = tuple(sorted(seat for seat, florins in self.bids if florins == highest))
        return seats if len(seats) > 1 else ()

    @property
    def counted(self) -> float:
        """When all florins have been counted."""
        return max(opens + _OPENS + takes for _, opens, takes in self._opening())

    @property
    def decided(self) -> float:
        """When it is told who takes the card."""
        tie = _BRACKET + _LEONARDO + _BEAT if self.tied else 0
        return self.counted + _BEAT + tie

    @property
    def pays(self) -> float:
        """When the first florin leaves the purse of the winner."""
        return self.decided + _AFTER

    @property
    def returns(self) -> float:
        """When the first florins go back to those who do not get the card."""
        return self.pays + _LATER

    @property
    def awards(self) -> float:
        """When the card leaves the stage for its new owner."""
        return self.decided + (_READ_OWN if self.own else _READ)

    @property
    def lasts(self) -> float:
        """How long all of it takes."""
        return self.awards + CLOSES + GOES + (AWARDED if self.winner is not None else 0)

    def timeline(self) -> Timeline:
        """Return what comes when: nothing tells of a bid before its purse is open, or of the winner before all are."""
        leaves = self.awards if self.winner is not None else None
        return Timeline(
            (
                Cue(Item.LIGHT, self.decided, _LIGHTS, behind=True),
                Cue(Item.OPENED, _BREATH, 2 * _TURN, Entrance.TURNS),
                Cue(Item.CARD, entrance=Entrance.THERE, goes=leaves),
                Cue(Item.CLEARED, self.decided, _WORTH, goes=leaves),
                Cue(Item.WORTH, self.decided + _WORTH, _TOLD, Entrance.WRITTEN, leaves, sound="page"),
                *([Cue(Item.TIE, self.counted + _BEAT, _BRACKET, Entrance.LOWERED)] if self.tied else ()),
                *self._purses(),
                *(self._lit() if self.winner is not None else ()),
                *self._paid(),
                *self.glints,
                *(self._leonardo() if self.tied else ()),
                *(turned for seat, _ in self.bids for turned in self._turned(seat)),
                *([Cue(Item.OWNER, self.decided, _LIGHTS)] if leaves else ()),
                *([Cue(Item.DECISION, self.decided, 2 * _TURN, Entrance.TURNS)] if leaves else ()),
            ),
            self.lasts,
            closes=CLOSES,
            stays=True,
            tells=self.decided,
            begins=_BREATH,
            unhurried=self.own,
            read=self.decided + max(_LIGHTS, _WORTH + _TOLD),
        )

    def _purses(self) -> Iterator[Cue]:
        last = self._opening()[-1][0]
        for seat, opens, takes in self._opening():
            counts = opens + _OPENS
            sound = "coins" if dict(self.bids)[seat] else "page"
            yield Cue(Shaken(seat), 0, _SHAKES, Entrance.COUNTED, goes=_SHAKES)
            holds = opens - _HOLD if seat == last and len(self.bids) > 1 else opens
            yield Cue(Sealed(seat), _SHAKES, entrance=Entrance.THERE, goes=holds)
            if holds < opens:
                yield Cue(Shaken(seat), holds, opens - holds, Entrance.COUNTED, goes=opens)
            yield Cue(OpenedPurse(seat), opens, _OPENS, Entrance.COUNTED, counts, "seal")
            yield Cue(Sum(seat), counts, takes, Entrance.COUNTED, self._counted_until(seat), sound)

    def _counted_until(self, seat: int) -> float | None:
        """Return until when a purse is seen as it was counted: it grows in its place, or the shade has come over it."""
        if self.winner is None:
            return None
        return self.decided + (0 if seat == self.winner else _LIGHTS)

    def _opening(self) -> Sequence[tuple[int, float, float]]:
        """Return for each purse whose it is, when it is opened, and how long it takes then to be counted.

        Before the last of several, all wait for a moment.
        """
        purses, last = sorted(self.bids), len(self.bids) - 1
        holds = [_HOLD if 0 < number == last else 0 for number in range(len(purses))]
        return [
            (seat, _BREATH + number * _BETWEEN + holds[number], counting(florins))
            for number, (seat, florins) in enumerate(purses)
        ]

    def _lit(self) -> Iterator[Cue]:
        for seat, florins in self.bids:
            if seat == self.winner:
                goes = self.pays if florins else None
                yield Cue(Lit(seat), self.decided, _LIGHTS, Entrance.GROWS, goes, sound="seal")
            else:
                yield Cue(Lit(seat), self.decided, _LIGHTS, goes=self.returns if florins else None)

    def _paid(self) -> Iterator[Cue]:
        """The heap in a purse becomes smaller as its florins leave, to be paid or to go back."""
        for seat, florins in self.bids:
            if self.winner is not None and florins:
                first, way = (self.pays, PAYING) if seat == self.winner else (self.returns, RETURNING)
                yield Cue(Emptied(seat), first, way.leave_within(florins), Entrance.COUNTED)

    @property
    def glints(self) -> Sequence[Cue]:
        """The glints on the purse of who wins, if anybody does and the viewer bid, too, who has time for them."""
        if self.winner is None or not self.own:
            return ()
        first, takes, each = _GLINTS
        begins = range(round(self.decided) + first, round(self.awards) - takes + 1, each)
        return [Cue(Glint(n), at, takes, Entrance.COUNTED, at + takes) for n, at in enumerate(begins)]

    def _turned(self, seat: int) -> Iterator[Cue]:
        """The plate of a seat is turned over when it is decided: on its other side stands what becomes of the bid."""
        half = self.decided + _TURN
        yield Cue(Plate(seat), entrance=Entrance.TURNS, goes=half, leaves=_TURN)
        yield Cue(AuctionVerdict(seat), half, _TURN, Entrance.TURNS)

    def _leonardo(self) -> Iterator[Cue]:
        """Leonardo comes up in his place, and then it is told why the tie is the winner's."""
        comes, (later, turns) = self.counted + _BEAT + _BRACKET, _REASON
        yield Cue(Item.LEONARDO, comes, _LEONARDO, Entrance.EMERGES, sound="knock")
        yield Cue(Item.REASON, comes + later, turns, Entrance.TURNS)


def auction_settled(event: events.AuctionSettled, viewer: int | None = None) -> PurseTimes:
    """Return how an auction that is settled is shown to a viewer, if it is anybody in particular."""
    return PurseTimes(event.bids, event.winner, own=viewer in dict(event.bids))


def feast(before: View, _after: View, event: Event, following: Sequence[Event]) -> Timeline | None:
    """Return what an event is shown with on the stage, if it is."""
    match event:
        case events.InventionCompleted():
            return completed(before, event, following)
        case events.AuctionOpened():
            return auction_opened(event)
        case events.AuctionSettled():
            return auction_settled(event, before.viewer).timeline()
        case events.RoundBegan():
            return Timeline((), LASTS)
    return None
