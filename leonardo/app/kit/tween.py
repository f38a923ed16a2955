"""Motion: values that travel from here to there in some milliseconds, eased as hands move things."""

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final

from leonardo.app.kit.points import FinePoint

Ease = Callable[[float], float]  # from the share of the time (0..1) to the share of the way (0..1)

_CUTS: Final = 3  # how often the corners of a way are cut


def linear(share: float) -> float:
    return share


def ease_in(share: float) -> float:
    """Start gently and come on ever faster, as what falls."""
    return share * share


def ease_out(share: float) -> float:
    """Start at once and come to rest gently."""
    return 1 - (1 - share) ** 3


def ease_in_out(share: float) -> float:
    """Lift off gently and come to rest gently."""
    return share * share * (3 - 2 * share)


def rounded(way: Sequence[FinePoint]) -> list[FinePoint]:
    """Return a way through some points with its corners rounded off (Chaikin, 1974); its ends stay."""
    points = list(way)
    for _ in range(_CUTS):
        cut = [points[0]]
        for (x, y), (to_x, to_y) in pairwise(points):
            cut += [(0.75 * x + 0.25 * to_x, 0.75 * y + 0.25 * to_y), (0.25 * x + 0.75 * to_x, 0.25 * y + 0.75 * to_y)]
        points = [*cut, points[-1]]
    return points


def along(way: Sequence[FinePoint], share: float) -> FinePoint:
    """Return the point that lies a share (0..1) of its length along a way."""
    lengths = [math.dist(start, end) for start, end in pairwise(way)]
    left = sum(lengths) * share
    for length, (start, end) in zip(lengths, pairwise(way), strict=True):
        if left <= length:
            part = left / length if length else 0.0
            return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
        left -= length
    return way[-1]


class Tween:
    """A share of a way that is walked in `duration` milliseconds, after a `delay`; none takes no time at all."""

    def __init__(self, duration: float, *, delay: float = 0, ease: Ease = ease_in_out) -> None:
        self.duration = duration
        self.delay = delay
        self.ease = ease
        self._passed = 0.0

    def update(self, milliseconds: float) -> bool:
        """Let time pass; tell whether it is done."""
        self._passed += milliseconds
        return self.done

    def finish(self) -> None:
        self._passed = self.delay + self.duration

    @property
    def begun(self) -> bool:
        return self._passed >= self.delay and (self._passed > 0 or self.done)

    @property
    def done(self) -> bool:
        return self._passed >= self.delay + self.duration

    @property
    def share(self) -> float:
        """The eased share of the way, 0 before the delay is over and 1 at the end."""
        if self.done:
            return 1.0
        return self.ease(max(0.0, self._passed - self.delay) / self.duration)

    def between(self, start: FinePoint, end: FinePoint) -> FinePoint:
        """Return the point on the straight way from `start` to `end`."""
        share = self.share
        return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share

    def arc(self, start: FinePoint, end: FinePoint, height: float) -> FinePoint:
        """Return the point on a way that rises `height` above the straight one at its middle."""
        share = self.share
        x, y = self.between(start, end)
        return x, y - 4 * height * share * (1 - share)
