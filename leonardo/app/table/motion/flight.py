"""A piece on its way from one spot to another: what it is, how it goes, for how long, and what is heard of it.

All times are milliseconds at normal speed, counted from the beginning of what is being shown.
"""

from collections.abc import Iterator
from enum import Enum
from itertools import chain
from typing import Final, Protocol

from attrs import evolve, frozen

from leonardo.app.table.kinds import Piece, Spot
from leonardo.app.table.spots import PixelSpot
from leonardo.ui.timeline import Track

DROP: Final = 120
"""How long a piece takes down from the hand that let it go."""
SQUASH: Final = 140
"""For how long it is pressed together then, and rebounds; the table shows it right after, with all it changes."""
BOUNCE: Final = 250
"""For how long the dust that it raises hangs in the air."""
POP: Final = 160
"""For how long what has come springs up a little, in a ring of gold."""
FLIGHT: Final = 300
"""How long a piece flies, if nothing else is said."""
LIFT: Final = 0.32
"""How much a piece grows at the top of its way, if nothing else is said."""
RISE: Final = 0.06
"""How high above the straight way it flies, as a share of the length of that, if nothing else is said."""
LEAST_RISE: Final = 44
"""Units by which a figure rises besides, be its way ever so short: it is taken up by a hand."""
STAGGER: Final = 45
"""Between the starts of pieces that fly one after the other."""
HELD: Final = 1.12
"""How large a piece is in the hand, as a share of its usual size in the air."""
OVER: Final = 0.8
"""The same over a place where people stand, who are to be seen, with all that is told of them there."""


class Manner(Enum):
    """How a piece goes: through the air, sliding over the table, on foot, turned over on its way, or not at all.

    What is `TOSSED` is flat and round, and tumbles through the air. A piece that is `DROPPED` comes down from the hand
    that let it go, and then must `SETTLE`: it is pressed together for a moment, and raises `DUST`. What is `AWARDED`
    is lifted first, and hangs there for a moment before it goes to who has won it. One that is taken may `POP` where it
    has come; until then it may `STAND` there. Who works may `HOP` where he stands, as if he hammered.
    """

    FLY = "fly"
    TOSSED = "tossed"
    SLIDE = "slide"
    WALK = "walk"
    TURN = "turn"
    HOLD = "hold"
    DROPPED = "dropped"
    AWARDED = "awarded"
    SETTLE = "settle"
    DUST = "dust"
    HOP = "hop"
    POP = "pop"
    STAND = "stand"


COME: Final = (Manner.SETTLE, Manner.DUST, Manner.POP, Manner.STAND)
"""How a piece goes that has come already."""


@frozen
class Flight:
    """One piece on its way.

    It starts `wait` milliseconds after the event began and `takes` so long. With `turns_to` it is another piece from
    the middle of its way on. It grows by `lift` at the top of its way, as if it came nearer, which lies by `rise` of
    the way above that. One that `stays` is drawn before it leaves and after it has landed, too; one that `settles`
    falls at the end and does so, and one that `pops` does that where it has come. What `weighs` something falls as
    well, and is pressed together where it comes to lie, without dust. `leaves` and `lands` name the sounds
    of both moments, if there are any. Once it is let go or has come down, it is seen as `let_go` if that is given, such
    as without what was told of it while it was held. One that is `unchanged` looks as it did
    before all of this, as what only hops where it stands. Those that are tossed together differ in their `number`, by
    which each goes a little way of its own. What chance brings is seen from a share of the way on that `reveals` it.
    """

    piece: Piece
    start: Spot
    end: Spot
    wait: float = 0
    takes: float = FLIGHT
    manner: Manner = Manner.FLY
    turns_to: Piece | None = None
    glows: bool = False
    lift: float = LIFT
    rise: float = RISE
    stays: bool = True
    settles: bool = False
    pops: bool = False
    weighs: bool = False
    leaves: str = ""
    lands: str = ""
    number: int = 0
    let_go: Piece | None = None
    unchanged: bool = False
    reveals: float = 0.0

    @property
    def over(self) -> float:
        """When it has landed."""
        return self.wait + self.takes

    @property
    def falls(self) -> bool:
        """Whether it springs up and falls onto where it comes to, as what is set down or weighs something does."""
        return self.settles or self.weighs


class Clock(Protocol):
    """Tells how far what is being shown has come."""

    @property
    def now_ms(self) -> float:
        """Milliseconds since it began."""


@frozen
class Moment:
    """A clock that stands."""

    now_ms: float


@frozen(eq=False)
class Flying:
    """A piece in the air: its flight, and the track that says by a clock which share of it has passed."""

    flight: Flight
    track: Track
    clock: Clock

    @property
    def begun(self) -> bool:
        """Whether it has left."""
        return self.clock.now_ms >= self.track.start_ms and (self.clock.now_ms > 0 or self.done)

    @property
    def done(self) -> bool:
        """Whether it has landed."""
        return self.clock.now_ms >= self.track.end_ms

    @property
    def share(self) -> float:
        """How far along its way it is, 0 to 1."""
        share: float = self.track.value(self.clock.now_ms)
        return share

    @property
    def seen(self) -> bool:
        """Whether it is to be drawn now; one that settles or pops is another flight then, which stands there."""
        if self.flight.manner is Manner.DUST:
            return self.begun and not self.done
        if self.flight.manner in COME:
            stands = self.flight.manner is Manner.STAND
            return (self.begun or stands) and not (self.done and self.flight.pops)
        if self.done and (self.flight.falls or self.flight.pops):
            return False
        return self.flight.stays or (self.begun and not self.done)

    @property
    def keeps_secret(self) -> bool:
        """Whether it does not show yet what chance brings."""
        return self.share < self.flight.reveals


def tossed(piece: Piece, start: Spot, end: Spot, number: int, wait: float = 0, takes: float = FLIGHT) -> Flight:
    """Return how a coin flies, `number` of those that are paid together; it is counted where it lies."""
    return Flight(piece, start, end, wait, takes, Manner.TOSSED, rise=0, stays=False, lands="coin", number=number)


def settling(flight: Flight) -> tuple[Flight, ...]:
    """Return a flight, with how its piece settles or pops after it, if it does."""
    comes = tuple(_comes(flight))
    landed = flight.turns_to or flight.let_go or flight.piece
    there = (Flight(landed, flight.end, flight.end, flight.over, takes, manner, stays=False) for takes, manner in comes)
    return flight, *there


def _comes(flight: Flight) -> Iterator[tuple[float, Manner]]:
    """Yield how the piece of a flight is seen where it has come, and for how long."""
    if flight.falls:
        yield SQUASH, Manner.SETTLE
    if flight.settles:
        yield BOUNCE, Manner.DUST
    if flight.pops and not flight.falls:
        yield POP, Manner.POP


def dropped(flight: Flight, at: tuple[int, int]) -> tuple[Flight, ...]:
    """Return how the piece of a flight comes down from a pixel instead, and settles."""
    piece, start = flight.let_go or flight.piece, PixelSpot(at)
    return settling(
        evolve(
            flight,
            piece=piece,
            start=start,
            wait=0,
            takes=DROP,
            manner=Manner.DROPPED,
            stays=False,
            settles=True,
            pops=False,
            weighs=False,
        )
    )


@frozen
class Brought:
    """A kind of piece that a hand has let go at a pixel; what waits for it goes as soon as it is down."""

    piece: type[Piece]
    at: tuple[int, int]

    def let_go(self, air: tuple[Flight, ...]) -> tuple[Flight, ...]:
        """Return how all goes that would fly if nothing had been brought."""
        own = [flight for flight in air if isinstance(flight.piece, self.piece)]
        flown = [flight for flight in own if flight.manner not in COME]
        saved = max((flight.over for flight in flown), default=DROP) - DROP
        down = chain.from_iterable(dropped(flight, self.at) for flight in flown)
        return (*down, *(_after_drop(flight, saved) for flight in air if flight not in own))


def _after_drop(flight: Flight, saved: float) -> Flight:
    """Return how something else goes that is due so much earlier; who makes room did so while it was held above."""
    if flight.manner is Manner.SLIDE:
        return evolve(flight, manner=Manner.STAND, wait=0, takes=_after(flight.over, saved))
    return evolve(flight, wait=_after(flight.wait, saved))


def _after(due: float, saved: float) -> float:
    return max(min(DROP, due), due - saved)
