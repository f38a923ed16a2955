"""One thing that lives on a table: frames that come one after the other, on a way that leads back to its beginning."""

import math
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property, partial
from itertools import accumulate, pairwise
from typing import Any

from attrs import frozen
from pygame import Rect, Surface
from pygame.transform import flip

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.points import FinePoint
from leonardo.app.table.kinds import View


def _always(_view: View) -> bool:
    return True


@frozen
class Pose:
    """How a creature is seen for a while: which of its frames, and the rectangle in pixels."""

    frame: int
    mirrored: bool
    place: tuple[int, int, int, int]


@frozen(slots=False, eq=False)
class Creature:
    """Something that lives: all frames are of one size and have the `foot` at the same pixel, which goes the way.

    Each frame is shown for `pace` milliseconds, and it goes on when the next one comes. The `way` is closed and is gone
    once in `lap` milliseconds at an even speed; one point is a place that it never leaves. `mirrored` frames, if there
    are any, are for going to the left. `there` tells whether it is there at all in a view.
    """

    frames: Sequence[Surface]
    foot: tuple[int, int]
    way: Sequence[FinePoint]
    pace: float
    lap: float = 0.0
    mirrored: Sequence[Surface] = ()
    there: Callable[[View], bool] = _always

    def pose(self, moment: float) -> Pose:
        """Return how it is seen so many milliseconds after the beginning."""
        steps = int(moment / self.pace)
        frame = steps % len(self.frames)
        (x, y), leftwards = self._on_way(steps * self.pace)
        mirrored = leftwards and bool(self.mirrored)
        width, height = self.frames[0].get_size()
        foot = width - self.foot[0] if mirrored else self.foot[0]
        return Pose(frame, mirrored, (round(x) - foot, round(y) - self.foot[1], width, height))

    def draw(self, surface: Surface, pose: Pose) -> None:
        frames = self.mirrored if pose.mirrored else self.frames
        surface.blit(frames[pose.frame], pose.place[:2])

    @cached_property
    def region(self) -> Rect:
        """All pixels that it may ever be seen on."""
        (width, height), (x, y) = self.frames[0].get_size(), self.foot
        x = max(x, width - x) if self.mirrored else x
        columns, rows = [round(at) - x for at, _ in self.way], [round(at) - y for _, at in self.way]
        corner = Rect(min(columns), min(rows), width, height)
        across = width + abs(2 * x - width) if self.mirrored else width
        return corner.union(Rect(max(columns), max(rows), across, height))

    @cached_property
    def _milestones(self) -> list[float]:
        """How far it is along the way to each of its points, and back to the first."""
        legs = pairwise([*self.way, self.way[0]])
        return [0.0, *accumulate(math.dist(start, end) for start, end in legs)]

    def _on_way(self, moment: float) -> tuple[FinePoint, bool]:
        """Return where its foot is, and whether it goes to the left."""
        whole = self._milestones[-1]
        if not whole or not self.lap:
            return self.way[0], False
        gone = moment / self.lap % 1 * whole
        leg = min(bisect_right(self._milestones, gone), len(self.way)) - 1
        start, end = self.way[leg], self.way[(leg + 1) % len(self.way)]
        length = self._milestones[leg + 1] - self._milestones[leg]
        share = (gone - self._milestones[leg]) / length if length else 0.0
        return (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share), end[0] < start[0]


def planned(
    pictures: Pictures,
    told: Mapping[str, Any],
    point: Callable[[float, float], FinePoint],
    k: float,
    there: Callable[[View], bool] = _always,
) -> Creature:
    """Return a creature as the artist's plan tells of it, on a picture with `k` pixels to a unit.

    `point` gives the pixel of a point of the plan.
    """
    name, count, scale = told["picture"], told["frames"], k * told["scale"]
    frames = frames_of(pictures, name, count, scale)
    anchor, (width, height) = pictures.entry(name).anchor, frames[0].get_size()
    return Creature(
        frames=frames,
        foot=(round(anchor[0] * width), round(anchor[1] * height)),
        way=[point(x, y) for x, y in told["way"]],
        pace=told["pace"],
        lap=told["lap"],
        mirrored=frames_of(pictures, name, count, scale, mirrored=True) if told["turns"] else (),
        there=there,
    )


def frames_of(pictures: Pictures, name: str, count: int, k: float, *, mirrored: bool = False) -> list[Surface]:
    """Return the frames of a strip, which lie side by side in one picture, at `k` pixels to its logical unit."""
    wide, high = pictures.entry(name).logical
    width, height = max(1, round(wide / count * k)), max(1, round(high * k))
    strip = pictures.get(name, (width * count, height))
    frames = [strip.subsurface((number * width, 0, width, height)) for number in range(count)]
    if not mirrored:
        return frames
    return [
        pictures.made(("mirrored", name, number, width, height), partial(flip, frame, True, False))
        for number, frame in enumerate(frames)
    ]
