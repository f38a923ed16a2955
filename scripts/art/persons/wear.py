"""What people wear: gowns and collars in the frame of a body, hats in that of a head."""

import math
from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from ..drawing.palette import Colour
from .model import Model, Stuff
from .solids import (
    Place,
    Points,
    Solid,
    Values,
    ball,
    egg,
    melt,
    melted,
    rod,
    turned_about,
)

LINEN: Colour = (244, 234, 214)
GILT: Colour = (226, 176, 70)
PEARL: Colour = (250, 244, 232)

HAT = Stuff(share=1.0, gloss=0.20, colour=(30, 24, 26))
"""Cloth of the full dye."""
GOWN = Stuff(share=0.84, gloss=0.16, colour=(24, 10, 4))
"""Cloth of a somewhat darker dye."""
WHITE = Stuff(LINEN, gloss=0.1)
GOLD = Stuff(GILT, "metal", gloss=0.55)


def shell(solid: Solid, more: float) -> Solid:
    """A solid with so much more on all sides."""
    return lambda p: solid(p) - more


def band(at: Place, radius: float, high: float, thick: float, *, turn: float = 0, tip: float = 0, deep: float = 1,
         flare: float = 0) -> Solid:  # fmt: skip
    """A band round an upright axis, `high` to either side; `flare` widens its top."""
    turned = turned_about(at, turn, tip)

    def solid(points: Points) -> Values:
        x, y, z = turned(points)
        across = np.sqrt(x * x + (z / deep) ** 2) - radius + flare * y
        a, b = np.abs(across) - thick + 0.4, np.abs(y) - high + 0.4
        far: Values = np.minimum(np.maximum(a, b), 0) + np.hypot(np.maximum(a, 0), np.maximum(b, 0)) - 0.4
        return far * 0.9

    return solid


def disk(at: Place, radius: float, thick: float, *, turn: float = 0, tip: float = 0, deep: float = 1,
         bend: float = 0) -> Solid:  # fmt: skip
    """A flat disk as a brim is; `bend` lets its sides hang down or, below nought, turn up."""
    turned = turned_about(at, turn, tip)

    def solid(points: Points) -> Values:
        x, y, z = turned(points)
        y = y - bend * (x / radius) ** 2
        across = np.sqrt(x * x + (z / deep) ** 2) - radius
        a, b = across, np.abs(y) - thick
        far: Values = np.minimum(np.maximum(a, b), 0) + np.hypot(np.maximum(a, 0), np.maximum(b, 0)) - 0.4
        return far * 0.7

    return solid


def creased(solid: Solid, amount: float, waves: float, *, about: Place, slant: float = 0) -> Solid:
    """A solid with folds that run out from a point, seen from the front."""

    def folded(points: Points) -> Values:
        x, y, z = points
        angle = np.arctan2(x - about[0], y - about[1])
        far = np.hypot(x - about[0], y - about[1])
        fold = np.sin(angle * waves + slant * z + 0.6 * np.sin(angle * waves * 0.37 + 1))
        return (solid(points) + amount * fold * np.clip(far / 14, 0, 1)) * 0.9

    return folded


def ruffled(solid: Solid, amount: float = 0.4, fine: float = 2.4) -> Solid:
    """A solid with the rough skin of fur or wool."""

    def rough(points: Points) -> Values:
        x, y, z = points
        waves = np.sin(fine * x + np.sin(z * 1.7)) * np.sin(fine * y + np.sin(x * 1.3)) * np.sin(fine * z)
        return (solid(points) + amount * waves) * 0.8

    return rough


def torso(broad: float = 0) -> Solid:
    """Shoulders and breast; the pit of the neck lies at the origin."""
    shoulder = rod((0, 7, -10), (20 + broad, 14, -10), 9.5, 7.5)
    breast = egg((0, 28, -7), (23 + broad, 25, 13))
    nape = rod((0, -6, -11), (0, 8, -11), 7.5, 11.5)

    def solid(points: Points) -> Values:
        x, y, z = points
        whole = melted(7, breast, nape)(points)
        return melt(whole, shoulder((np.abs(x), y, z)), 7)

    return solid


def opening(wide: float, low: float) -> Solid:
    """A pointed opening before the breast."""

    def solid(points: Points) -> Values:
        x, y, z = points
        slant = (np.abs(x) - wide * np.clip((low - y) / low, 0, 3)) * 0.8
        return np.maximum(np.maximum(slant, y - low), -z - 4)

    return solid


def square_neck(wide: float, low: float) -> Solid:
    """The broad opening of a lady's gown."""

    def solid(points: Points) -> Values:
        x, y, z = points
        round_ = np.sqrt((x / wide) ** 2 * low * low + np.maximum(y + 3, 0) ** 2) - low - 3
        return np.maximum(round_ * 0.8, -z - 3)

    return solid


def laid_on(solid: Solid, line: Sequence[tuple[float, float]], lift: float = 0.4) -> list[Place]:
    """Points of a line, given as seen from before, on the front of a solid."""
    x = np.array([p[0] for p in line], np.float32)
    y = np.array([p[1] for p in line], np.float32)
    z = np.full(x.shape, 50, np.float32)
    for _ in range(60):
        z = z - solid((x, y, z)) * np.float32(0.8)
    return [(float(a), float(b), float(c) + lift) for a, b, c in zip(x, y, z, strict=True)]


def beads(model: Model, frame: int, places: Sequence[Place], radius: float, stuff: Stuff) -> None:
    """A ball at each place."""
    for place in places:
        model.add(frame, ball(place, radius), stuff, (place, radius))


def cord(model: Model, frame: int, places: Sequence[Place], radius: float, stuff: Stuff) -> None:
    """A cord or chain along places."""
    for start, end in pairwise(places):
        middle: Place = tuple((a + b) / 2 for a, b in zip(start, end, strict=True))  # type: ignore[assignment]
        model.add(frame, rod(start, end, radius), stuff, (middle, radius + math.dist(start, end) / 2))
