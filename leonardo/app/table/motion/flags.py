"""What somebody does, told where it is done: a flag stands there for a moment after the pieces have landed.

All times are milliseconds.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from math import ceil
from typing import Final

from attrs import evolve, frozen
from pygame import Rect

from leonardo.app.kit.areas import Area, bounds
from leonardo.app.table.kinds import Spot
from leonardo.app.table.looks.glow import BEHIND, FAINT
from leonardo.ui.timeline import Playing, Timeline, pause

LEAD: Final = 70
"""For how long one sees who acts before anything leaves, at normal speed."""
FOLLOWS: Final = 100
"""How long after something has hit the ground a flag tells of it, at normal speed."""
ROLLS_UP: Final = 160
"""For how long a flag is rolled up in the end."""
STANDS: Final = 1040 + ROLLS_UP
"""For how long it stands with that, at any speed: two words are read by somebody who looked elsewhere first."""
SPEECH_STANDS: Final = 3200 + ROLLS_UP
"""For how long one stands that says what somebody says: half a dozen words."""
TURNS: Final = 8
"""How often it looks shorter meanwhile."""
PULSE: Final = 320
"""For how long the place lights up at which something has come."""
STEPS: Final = 3
"""How often that light grows weaker before it is gone."""
MOST: Final = 2
"""How many stand at most: however quickly all is told, no more can be read."""
_SOFT: Final = 30
"""For how long it looks as it does at each of the steps in which it comes and goes."""
_COMES: Final = (-1, 1, 2)
_GOES: Final = (-1, -2)
"""How strong it is at these."""
_FADES_FROM: Final = PULSE - _SOFT * len(_GOES)


def _course(since: int) -> tuple[tuple[float, int], ...]:
    """Return from which age on that light is how strong, if it is at its strongest since an age."""
    comes = ((float(_SOFT * number), light) for number, light in enumerate(_COMES) if since)
    wanes = ((since + (_FADES_FROM - since) * step / STEPS, STEPS - step) for step in range(STEPS))
    goes = ((float(_FADES_FROM + _SOFT * number), light) for number, light in enumerate(_GOES))
    return *comes, *wanes, *goes, (float(PULSE), 0)


_COURSES: Final = {brought: _course(0 if brought else _SOFT * len(_COMES)) for brought in (False, True)}
"""How strong that light is, by whether a hand has brought something."""
LOOKS: Final = tuple(age for age, light in _COURSES[False] if light)
"""Ages of a flag at which its light begins to look different."""


@frozen
class Flag:
    """What a `seat` did at a `spot`, in a word or two; `quiet` where that need not be looked at.

    It `stands` for so many milliseconds. One with what the seat says (`is_speech`) stays while others act.
    """

    seat: int
    spot: Spot
    words: str
    quiet: bool = False
    is_speech: bool = False
    stands: int = STANDS

    def goes_for(self, other: "Flag") -> bool:
        """Whether it is over when another one is put up: at its spot, unless it is still to be read what was said."""
        return self.spot == other.spot and self.is_speech <= other.is_speech


def gives_way(flag: Flag, areas: Mapping[Spot, Area], tips: Sequence[Rect]) -> bool:
    """Tell whether a flag is not shown since a tip lies over its place: what somebody says is read after that."""
    area = areas.get(flag.spot) if flag.is_speech else None
    return area is not None and bounds(area).collidelist(tips) >= 0


@frozen
class Acting:
    """The `seat` that does something or to which it happens, and the `spot` to which something flies, if it does."""

    seat: int
    spot: Spot | None = None

    @property
    def target(self) -> frozenset[Spot]:
        return frozenset(() if self.spot is None else (self.spot,))


@frozen
class Raised:
    """A flag that stands, for so many milliseconds by now; it is not up yet while they are negative.

    If it tells of what a hand has `brought` there, the place, which was aimed at, stays lit until then. One to which
    something is `awaited` is lit by the table meanwhile, and by the flag from the age on at which that came (`lit`).
    """

    flag: Flag
    age: float
    brought: bool = False
    awaited: bool = False
    lit: float | None = 0.0

    @property
    def falls(self) -> bool:
        """Whether what a hand has brought is still on its way down."""
        return self.brought and self.age < 0

    @property
    def light(self) -> int:
        """How many steps strong the place lights up, from `STEPS` down to none; below that it is faint.

        Where a hand has brought something, or something is awaited, it is lit already.
        """
        if self.falls:
            return STEPS
        if self.flag.quiet or self.lit is None or self.age < self.lit:
            return 0
        lit_for = self.age - self.lit
        return [light for since, light in self._course if since <= lit_for][-1]

    @property
    def _course(self) -> tuple[tuple[float, int], ...]:
        return _COURSES[self.brought or self.awaited]

    @property
    def level(self) -> float:
        """How strong that light is, as a light is."""
        return self.light / STEPS if self.light >= 0 else FAINT if self.light == -1 else BEHIND

    @property
    def unrolled(self) -> int:
        """How much of it is to be seen, from `TURNS` down to 1 while it is rolled up."""
        return max(1, min(TURNS, ceil((self.flag.stands - self.age) * TURNS / ROLLS_UP)))

    @property
    def changes_in(self) -> float:
        """In how many milliseconds it looks different."""
        if self.age < 0:
            return -self.age
        if self.lit is not None and self.age - self.lit < PULSE:
            return next(since - self.age + self.lit for since, _ in self._course if since > self.age - self.lit)
        return self.flag.stands - (self.unrolled - 1) * ROLLS_UP / TURNS - self.age


@frozen(eq=False)
class _PutUp:
    """A flag as it was `raised` first, and as it is played since then."""

    raised: Raised
    playing: Playing

    @property
    def now(self) -> Raised:
        return evolve(self.raised, age=self.raised.age + self.playing.now_ms)

    def reach(self, age: float) -> None:
        """Let it be so old at least."""
        self.playing.reach(age - self.raised.age)

    def pass_by(self) -> None:
        """Let it be rolled up from now on."""
        self.reach(self.raised.flag.stands - ROLLS_UP)


class Flags:
    """The flags that stand on a timeline: the last one at each spot, and the newest ones only."""

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._put_up: tuple[_PutUp, ...] = ()

    @property
    def _all(self) -> tuple[_PutUp, ...]:
        return tuple(each for each in self._put_up if each.playing.left_ms > 0)

    @property
    def alight(self) -> tuple[Raised, ...]:
        """Those whose places may be lit up."""
        return tuple(raised for each in self._all if (raised := each.now).age >= 0 or raised.falls)

    @property
    def standing(self) -> tuple[Raised, ...]:
        return tuple(raised for raised in self.alight if not raised.falls)

    @property
    def looks(self) -> Hashable:
        return tuple((each.flag, each.falls, each.light, each.unrolled) for each in self.alight)

    @property
    def changes_in(self) -> float | None:
        """In how many milliseconds they look different; none if nothing will change."""
        return min((each.now.changes_in for each in self._all), default=None)

    def put_up(
        self, flag: Flag, after: float, *, leisurely: bool = False, brought: bool = False, awaited: bool = False
    ) -> None:
        """Put a flag up after some time; the one at its spot goes at once, for it is over what that tells.

        Where it tells of what a hand has `brought`, its place is lit up until then, too. Where something is `awaited`
        at its place, that lights up by itself only when it has come: until then the table lights it.

        Where all is told `leisurely`, those of other seats go, too: one looks at who acts now.
        """
        if leisurely:
            self.look_at(flag.seat)
        self._keep(each for each in self._all if not each.raised.flag.goes_for(flag))
        raised = Raised(flag, -after, brought, awaited, None if awaited else 0.0)
        self._put_up = (*self._put_up, _PutUp(raised, self._timeline.play(pause(after + flag.stands))))
        self._make_room()

    def _make_room(self) -> None:
        """Take down what was done first, so that no more than `MOST` stand; what is said is read to its end."""
        said = sum(each.raised.flag.is_speech for each in self._all)
        done = [each for each in self._all if not each.raised.flag.is_speech]
        newest = done[-max(1, MOST - said) :]
        self._keep(each for each in self._all if each.raised.flag.is_speech or each in newest)

    def look_at(self, seat: int) -> None:
        """Let what all other seats did be rolled up from now on: this one acts."""
        for each in self._all:
            if each.raised.flag.seat != seat and not each.raised.flag.is_speech:
                each.pass_by()

    def land(self) -> None:
        """Put up at once what was to be put up: what it tells of has come to its end."""
        for each in self._all:
            each.reach(0.0)
        self._put_up = tuple(
            evolve(each, raised=evolve(each.raised, lit=each.now.age)) if each.raised.lit is None else each
            for each in self._all
        )

    def let_go(self) -> None:
        """Let all be rolled up from now on: something else begins."""
        self._keep(each for each in self._all if each.now.age >= 0)
        for each in self._put_up:
            each.pass_by()

    def take_down(self) -> None:
        """Let none stand."""
        self._keep(())

    def _keep(self, kept: Iterable[_PutUp]) -> None:
        """Take all others down."""
        before, self._put_up = self._put_up, tuple(kept)
        for each in before:
            if each not in self._put_up:
                self._timeline.stop(each.playing)
