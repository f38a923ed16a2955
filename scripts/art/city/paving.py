"""The ground of a paved square in perspective: where a spot lies that is measured on the ground itself."""

import math
from dataclasses import dataclass

from ..drawing.shapes import Point
from .plan import Square

FORESHORTENED = 1.18
"""Rows further away look less deep: shares of the depth are raised to this power."""
_FLAT = 0.48
"""How deep a thing lying on the ground looks, as a share of how deep it is."""
_FAR, _NEAR, _EDGE = 0.075, 0.9, 9.0
"""Where the field within the border begins and ends, as shares of the depth, and how broad the border is in units."""


def at(square: Square, across: float, down: float) -> Point:
    """A spot on the pavement by shares: from left (0) to right (1), from the far edge (0) to the near one (1)."""
    half = square.half * (0.9 + 0.1 * down)
    return square.x + half * (2 * across - 1), square.far + (square.near - square.far) * down


def inner(square: Square) -> tuple[float, float, float, float]:
    """The field within the border, as shares: left, right, far, near."""
    edge = _EDGE / (2 * square.half)
    return edge, 1 - edge, _FAR, _NEAR


@dataclass(frozen=True)
class Field:
    """The field of a square within its border, measured on the ground from the middle of its far edge."""

    square: Square

    @property
    def wide(self) -> float:
        """Units from its left end to its right one."""
        return 2 * (self.square.half - _EDGE)

    @property
    def deep(self) -> float:
        """Units from its far edge to its near one, as one would pace them."""
        return (self.square.near - self.square.far) * (_NEAR - _FAR) / _FLAT

    def spot(self, x: float, y: float) -> Point:
        """Where in the picture a spot of the ground is; what lies beyond the field is brought back to its edge."""
        left, right, far, near = inner(self.square)
        across = min(1.0, max(0.0, 0.5 + x / self.wide))
        down = min(1.0, max(0.0, y / self.deep)) ** FORESHORTENED
        return at(self.square, left + (right - left) * across, far + (near - far) * down)

    def slab(self, x: float, y: float, wide: float, deep: float) -> list[Point]:
        """A stone with its sides along those of the field, from its far left corner."""
        return [self.spot(x, y), self.spot(x + wide, y), self.spot(x + wide, y + deep), self.spot(x, y + deep)]

    def round(self, x: float, y: float, radius: float, corners: int = 40, turn: float = 0) -> list[Point]:
        """A circle on the ground, or a figure of few equal sides with its first corner at `turn` (radians)."""
        steps = [turn + math.tau * k / corners for k in range(corners)]
        return [self.spot(x + radius * math.cos(step), y + radius * math.sin(step)) for step in steps]

    @property
    def outline(self) -> list[Point]:
        """Its four corners in the picture."""
        return self.slab(-self.wide / 2, 0, self.wide, self.deep)
