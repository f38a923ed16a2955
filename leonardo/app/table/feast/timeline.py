"""When something comes on the stage, and how: a feast as a list of cues, which any game fills.

All times are milliseconds at normal speed, counted from the beginning of the feast.
"""

from collections.abc import Hashable, Iterator
from enum import Enum
from typing import Final

from attrs import frozen

from leonardo.app.kit.tween import ease_out, linear
from leonardo.engine.game import Event

_A_FRAME: Final = 17
COMES: Final = 260
"""How long the light takes to fall and the stage to come over the table, within the time that the feast lasts,"""
GOES: Final = 360
"""and how long the stage takes to go, and the light to come back."""
OPENS: Final = 400
"""How long a curtain takes to open."""
CURTAIN: Final = COMES + OPENS
"""When a curtain stands open that opens as soon as the stage is there."""
BRISK: Final = COMES + 300
"""The same, for what others have done."""
PARTED: Final = 200
"""How long before that the middle of the stage is free."""
CLOSES: Final = 300
"""How long a curtain takes to close before the next feast."""


class Entrance(Enum):
    """How a thing comes.

    It is there at once, brightens as only light does, comes up from below, draws itself stroke by stroke, is pressed on
    from above, or runs up to its number, or comes out of the ground, whole and not seen through, or grows upon its foot
    in place of what was a little smaller. It is written line by line, each of them whole, is drawn down from behind
    what hangs above it, or turns over as a slip does.
    """

    THERE = "there"
    APPEARS = "appears"
    RISES = "rises"
    DRAWN = "drawn"
    STAMPED = "stamped"
    COUNTED = "counted"
    EMERGES = "emerges"
    GROWS = "grows"
    WRITTEN = "written"
    LOWERED = "lowered"
    TURNS = "turns"


_EVEN: Final = (Entrance.DRAWN, Entrance.COUNTED, Entrance.WRITTEN)
"""What comes at one speed."""


@frozen
class Cue:
    """The thing called `what` begins to come, and takes so long; it may go again, and `leaves` for so long before that.

    It leaves in the way in which it came.

    `sound` is heard when it begins. One that comes `behind` what is there already lies under all that follows it in its
    timeline. One that is `lively` is nothing but motion: where that is reduced, it is left out.
    """

    what: Hashable
    begins: float = 0
    takes: float = 0
    entrance: Entrance = Entrance.APPEARS
    goes: float | None = None
    sound: str = ""
    behind: bool = False
    leaves: float = 0
    lively: bool = False

    @property
    def over(self) -> float:
        """When it has come."""
        return self.begins + self.takes

    def seen(self, now: float) -> bool:
        """Tell whether anything of it is to be seen."""
        return now >= self.begins and (self.goes is None or now < self.goes)

    def share(self, now: float) -> float:
        """Return how far it has come, or has not gone again, 0..1, eased as suits the way it comes."""
        if self.goes is not None and now > self.goes - self.leaves:
            return max(0.0, (self.goes - now) / self.leaves)
        if now >= self.over:
            return 1.0
        passed = max(0.0, now - self.begins) / self.takes
        return linear(passed) if self.entrance in _EVEN else ease_out(passed)


@frozen
class Timeline:
    """The cues of a feast, the undermost first, and how long it lasts in all.

    At `curtain` the curtain is open, which takes `opens`; 0 if it stands open from the first. It takes the last
    `closes` milliseconds to close again, before the stage goes; 0 if it stays open. `stays` says that the stage stood
    there before, as during an auction, and so need not come over the table; `goes_on` that the next feast follows at
    once, so that it need not go. From `tells` on the event may be told in words, too; what goes on until then has begun
    at `begins`. `unhurried` says that it takes its time even late in a long round; `steady` that it is no quicker where
    all else is shown fast; `waits` that it is shown at every pace, also where all else is there at once: it waits for a
    press. At `read`, if that is given, all is there that is to be read, and what comes later is no
    more than a farewell.

    Where the feast before was `about` the same and left its stage for this one, it is shown as in `carried_on`, if that
    is given, and what flies over a stage that has come leaves so much `sooner`.
    """

    cues: tuple[Cue, ...]
    lasts: float
    curtain: float = 0
    closes: float = 0
    stays: bool = False
    goes_on: bool = False
    tells: float = 0
    begins: float = 0
    unhurried: bool = False
    steady: bool = False
    waits: bool = False
    read: float = 0
    about: Hashable = None
    carried_on: "Timeline | None" = None
    sooner: float = 0
    opens: float = OPENS

    def after(self, before: "Timeline | None") -> "Timeline":
        """Return how it is shown after another feast, or after none."""
        if before is None or self.carried_on is None or before.about != self.about:
            return self
        return self.carried_on if before.goes_on else self

    @property
    def complete(self) -> float:
        """When all that comes to be read has come."""
        return self.read or max((cue.over for cue in self.cues if not cue.lively), default=0.0)

    @property
    def closed(self) -> float:
        """When a curtain that closes is closed: at the end, or when the stage begins to go."""
        return self.lasts if self.goes_on else self.lasts - GOES

    def heard(self, after: float, until: float) -> Iterator[str]:
        """Yield the sounds of what begins later than one moment, up to another one."""
        for cue in self.cues:
            if cue.sound and after < cue.begins <= until:
                yield cue.sound


@frozen
class OnStage:
    """What is on the stage: the feast of an event, which others follow, and how long ago it began.

    `before` is the event whose feast it carries on, if it does. `lately` are the events that were in sight before it.
    """

    timeline: Timeline
    event: Event
    following: tuple[Event, ...] = ()
    now: float = 0.0
    before: Event | None = None
    lately: tuple[Event, ...] = ()

    @property
    def fades(self) -> bool:
        """Whether the stage comes or goes now, or in the next frame."""
        return self.now < COMES or self.timeline.lasts - self.now < GOES + _A_FRAME
