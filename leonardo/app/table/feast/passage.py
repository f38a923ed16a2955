"""What is seen when one part of a game passes over into the next: a new light comes over the board from the left.

Things on the board that slept wake one after the other, each by the stamp of a seal, the marker of the course rolls on,
and a banner says what begins. All times are milliseconds at normal speed, counted from the beginning.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final

import pygame
from attrs import field, frozen
from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Point
from leonardo.app.kit.tween import ease_in, ease_in_out
from leonardo.app.table.feast.banner import Banner
from leonardo.app.table.panels.stroke import Stroke

SWEEP: Final = 860
"""How long the light takes from the left edge of the board to the right one: it is at each thing before that wakes."""
WAKES: Final = 380
"""When the first of what slept is awake,"""
APART: Final = 60
"""and how much later each of the others is than the one before."""
STAMP: Final = 120
"""How long a seal takes to come down."""
ROLLS: Final = (120, 400)
"""When the marker begins to roll, and how long it does."""
_SEALS: Final = (1.65, 1.45, 1.25, 1.1)
"""How large a seal is on its way down, in sizes of where it comes to lie."""
_TURNS: Final = 6
"""Pictures of a marker that rolls half of its way."""
_HALF_TURN: Final = 55
"""By how many degrees it turns meanwhile."""


@frozen(eq=False)
class Sleeper:
    """Something that wakes: until then it is `asleep`, which is laid upon how it looks when it is awake.

    A `seal` so many pixels high comes down on it, with its middle `at` a pixel.
    """

    asleep: Stroke
    seal: str
    height: int
    at: Point


@frozen(eq=False)
class Rolling:
    """A marker that rolls from one place to the next, with pictures of it as it was `before` and as it is `after`."""

    start: Rect
    end: Rect
    before: Surface
    after: Surface

    @property
    def place(self) -> Rect:
        """Where it comes to lie, which is free until then."""
        return self.after.get_rect(center=self.end.center)

    def picture(self, share: float) -> tuple[Surface, Rect]:
        """Return how it looks when it has come so far, and where it is."""
        first = share < 1 / 2
        turn = share * 2 if first else share * 2 - 2
        degrees = -_HALF_TURN * round(turn * _TURNS) / _TURNS
        turned = pygame.transform.rotozoom(self.before if first else self.after, degrees, 1)
        centre = [round(a + (b - a) * share) for a, b in zip(self.start.center, self.end.center, strict=True)]
        return turned, turned.get_rect(center=centre)


def _by_light(sleepers: Iterable[Sleeper]) -> tuple[Sleeper, ...]:
    """Return those who sleep in the order in which the light comes to them."""
    return tuple(sorted(sleepers, key=lambda sleeper: sleeper.at))


@frozen(eq=False)
class PassagePage:
    """All that is seen of it: the `board` over which the light comes, who wakes on it, the marker, and the banner."""

    brush: Brush
    board: Rect
    banner: Banner
    title: str
    sleepers: Sequence[Sleeper] = field(default=(), converter=_by_light)
    """From the left to the right."""
    rolling: Rolling | None = None

    def make_ready(
        self,
        cues: Sequence[object] = (),  # noqa: ARG002 - it has a course of its own
        *,
        stands: bool = False,  # noqa: ARG002
    ) -> Iterator[None]:
        """Make all that it is drawn with, in small pieces with a pause after each."""
        for work in self._work():
            work()
            yield

    def _work(self) -> Iterator[Callable[[], object]]:
        yield from self.banner.ahead(self.title)
        for sleeper in self.sleepers:
            yield from (lambda size=size, sleeper=sleeper: self._seal(sleeper, size) for size in _SEALS)

    def _seal(self, sleeper: Sleeper, size: float) -> Surface:
        return self.brush.sized(sleeper.seal, round(sleeper.height * size))

    def awake(self, now: float) -> int:
        """Return how many are awake."""
        return max(0, min(len(self.sleepers), int((now - WAKES) // APART) + 1))

    def seals(self, now: float) -> Iterator[tuple[Surface, Rect]]:
        """Yield the seals that come down, and where they are."""
        for number, sleeper in enumerate(self.sleepers):
            share = (now - WAKES - number * APART) / STAMP + 1
            if 0 <= share < 1:
                seal = self._seal(sleeper, _SEALS[int(ease_in(share) * len(_SEALS))])
                yield seal, seal.get_rect(center=sleeper.at)

    def marker(self, now: float) -> tuple[Surface, Rect] | None:
        """Return how the marker looks while it rolls or has not begun to, and where it is."""
        begins, takes = ROLLS
        if self.rolling is None or now >= begins + takes:
            return None
        return self.rolling.picture(ease_in_out(max(0.0, (now - begins) / takes)))
