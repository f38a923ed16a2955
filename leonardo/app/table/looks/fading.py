"""How the table passes from how it looked to how it looks now, when something is taken up or let go.

The veil over what is no target and the lights of what is one come and go together, all over the window.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.points import Size
from leonardo.app.kit.tween import linear
from leonardo.app.table.panels.restoring import restore
from leonardo.ui.timeline import Playing, Timeline, tween

COMES: Final = 160  # milliseconds in which veil and lights come when something is taken up, at normal speed,
GOES: Final = 200  # and in which they go when it is let go

_STEPS: Final = 5  # steps in which it comes half of what is left nearer to how the table looks now; then it is there
_HALF: Final = 128
"""The alpha with which to blend takes half as long as with any other; with 255 it takes ten times as long as that."""


class Fading:
    """How the table is seen while it passes to how it looks now; at rest it is seen as it is.

    It is one picture of the window that comes nearer to the table in steps, so that a frame between two steps costs
    nothing, and the frame in which the table changes shows what it showed.
    """

    def __init__(self, timeline: Timeline) -> None:
        self._timeline = timeline
        self._playing: Playing | None = None
        self._motion = 1.0
        """How many times as long as designed it takes."""
        self._faded = False
        self._seen: Surface | None = None
        self._places: list[Rect] = []
        """Where it is not yet seen as it is; none lies over another, which would come nearer twice in a step."""
        self._steps = 0
        self._at_once: list[Rect] = []

    @property
    def busy(self) -> bool:
        return self._playing is not None and self._playing.left_ms > 0

    @property
    def _due(self) -> int:
        return int(self._playing.value("share") * (_STEPS + 1)) if self._playing is not None else 0

    def make_ready(self, size: Size) -> Surface:
        """Return what is drawn with in a window of so many pixels; ahead, for to take so much memory takes long."""
        if self._seen is None or self._seen.get_size() != size:
            self._seen = Surface(size)
            self._seen.fill((0, 0, 0))
        return self._seen

    def keep(self, table: Surface) -> None:
        """Keep how the table is seen, right before it changes: as it looks, where it does not fade already."""
        seen = self.make_ready(table.get_size())
        if not self.busy:
            seen.blit(table, (0, 0))
            return
        for place in apart([table.get_rect()], self._places):
            seen.blit(table, place, place)

    def begin(self, takes: float, now: Surface, changed: Sequence[Rect], at_once: Sequence[Rect]) -> None:
        """Let it pass in so many milliseconds from what was kept to how the table looks `now`, where that `changed`.

        What stands elsewhere changes its place `at_once`: nobody is seen twice. Where nothing moves, all does.
        """
        if self._motion <= 0:
            return
        seen = self.make_ready(now.get_size())
        for place in at_once:
            seen.blit(now, place, place)
        self.end()
        self._playing = self._timeline.play(tween(self, "share", 0, 1, takes * self._motion, linear))
        self._faded = True
        self._steps = 0
        self._places = [*self._places, *apart(changed, self._places)]
        self._at_once = list(at_once)

    def show(self, now: Surface, places: Sequence[Rect]) -> None:
        """Let some places be seen as they look `now`, whatever fades there: what moves is not seen twice."""
        if not self.busy:
            return
        seen = self.make_ready(now.get_size())
        for place in places:
            seen.blit(now, place, place)
        self._at_once += places

    def end(self) -> None:
        if self._playing is not None:
            self._timeline.stop(self._playing)
        self._playing = None

    def look(self, motion: float) -> bool:
        """Let what begins from now on take so many times the designed length; return whether it faded since then."""
        self._motion = motion
        if motion <= 0:
            self.end()
        before, self._faded = self._faded, self.busy
        return before or self._faded

    def bring(self, surface: Surface, now: Surface, over: Sequence[Rect] | None, changed: Sequence[Rect]) -> None:
        """Let a surface show the table as it is seen: like `restore`, of a table that `changed` at some places.

        What surface shows is taken to be seen already, but `over` some places (none: nobody knows what it shows).
        """
        places = self._places
        if not self.busy or self._seen is None:
            self._places = []
            restore(surface, now, None if over is None else [*over, *changed, *places])
            return
        nearer = self._come_nearer(now)
        fresh = None if over is None else [*over, *apart(changed, places)]
        restore(surface, now, fresh)
        again = places if nearer or fresh is None else [*_common(fresh, places), *self._at_once]
        surface.blits([(self._seen, place, place) for place in again], doreturn=False)
        self._at_once = []

    def _come_nearer(self, now: Surface) -> bool:
        steps, self._steps = max(0, self._due - self._steps), max(self._due, self._steps)
        if not steps or self._seen is None:
            return False
        now.set_alpha(_HALF)
        for _ in range(steps):
            self._seen.blits([(now, place, place) for place in self._places], doreturn=False)
        now.set_alpha(None)
        return True


def _common(some: Sequence[Rect], others: Sequence[Rect]) -> Iterator[Rect]:
    for each in some:
        yield from (each.clip(others[number]) for number in each.collidelistall(others))


def apart(some: Sequence[Rect], others: Sequence[Rect]) -> list[Rect]:
    """Return rectangles that hold what some hold beside others, none of which lies over another."""
    found: list[Rect] = []
    for each in some:
        left, beside = [each], [*others, *found]
        for number in each.collidelistall(beside):
            left = [part for piece in left for part in _beside(piece, beside[number])]
        found += left
    return found


def _beside(rect: Rect, other: Rect) -> Iterator[Rect]:
    """Yield what is left of a rectangle beside another one: above it and below it, at its left and at its right."""
    common = rect.clip(other)
    if not common:
        yield rect
        return
    parts = (
        Rect(rect.left, rect.top, rect.width, common.top - rect.top),
        Rect(rect.left, common.bottom, rect.width, rect.bottom - common.bottom),
        Rect(rect.left, common.top, common.left - rect.left, common.height),
        Rect(common.right, common.top, rect.right - common.right, common.height),
    )
    yield from (part for part in parts if part)
