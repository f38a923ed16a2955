"""Solid forms of which a person is modelled before being drawn: how far points of space are from each.

x runs to the right of the sheet, y down it and z towards who looks at it; all lengths are units of the sheet. A solid
is a function from points to distances, below nought inside.
"""

import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np

Values: TypeAlias = np.ndarray
Points = tuple[Values, Values, Values]
Solid = Callable[[Points], Values]
Place = tuple[float, float, float]


def length(x: Values, y: Values, z: Values) -> Values:
    """How long vectors are."""
    far: Values = np.sqrt(x * x + y * y + z * z)
    return far


def melt(first: Values, second: Values, soft: float) -> Values:
    """The nearer of two forms, flowing into each other over `soft` units."""
    lap = np.maximum(soft - np.abs(first - second), 0)
    return np.minimum(first, second) - lap * lap * (0.25 / soft)


def carved(body: Values, tool: Values, soft: float) -> Values:
    """`body` without what lies in `tool`, its edges rounded over `soft` units."""
    return -melt(-body, tool, soft)


def ball(at: Place, radius: float) -> Solid:
    """A ball."""
    return lambda p: length(p[0] - at[0], p[1] - at[1], p[2] - at[2]) - radius


def egg(at: Place, radii: Place, *, turn: float = 0, tip: float = 0) -> Solid:
    """An ellipsoid, turned in the plane of the sheet and, by `tip`, forward: its top towards us; in degrees."""
    turned = turned_about(at, turn, tip)

    def solid(points: Points) -> Values:
        x, y, z = turned(points)
        near = length(x / radii[0], y / radii[1], z / radii[2])
        steep = length(x / radii[0] ** 2, y / radii[1] ** 2, z / radii[2] ** 2)
        far: Values = near * (near - 1) / np.maximum(steep, 1e-6)
        return far

    return solid


def turned_about(at: Place, turn: float, tip: float) -> Callable[[Points], Points]:
    """Points as they are seen from a form at `at` that is turned and tipped."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    ct, st = math.cos(math.radians(tip)), math.sin(math.radians(tip))

    def seen(points: Points) -> Points:
        x, y, z = points[0] - at[0], points[1] - at[1], points[2] - at[2]
        x, y = c * x + s * y, c * y - s * x
        return x, ct * y + st * z, ct * z - st * y

    return seen


def rod(start: Place, end: Place, first: float, last: float | None = None) -> Solid:
    """A rod with round ends, `first` thick (as a radius) at its start and `last` at its end."""
    last = first if last is None else last
    way = [e - s for s, e in zip(start, end, strict=True)]
    square = sum(w * w for w in way) or 1e-6

    def solid(points: Points) -> Values:
        x, y, z = points[0] - start[0], points[1] - start[1], points[2] - start[2]
        share = np.clip((x * way[0] + y * way[1] + z * way[2]) / square, 0, 1)
        far = length(x - way[0] * share, y - way[1] * share, z - way[2] * share)
        return far - (first + (last - first) * share)

    return solid


def ring(at: Place, radius: float, thick: float, *, turn: float = 0, tip: float = 0, deep: float = 1) -> Solid:
    """A ring that lies flat, tipped as an `egg` is; `deep` is its length from front to back in those of its width."""
    turned = turned_about(at, turn, tip)

    def solid(points: Points) -> Values:
        x, y, z = turned(points)
        z = z / deep
        round_ = np.sqrt(x * x + z * z) - radius
        far: Values = np.sqrt(round_ * round_ + y * y) - thick
        return far

    return solid


def slab(point: Place, towards: Place) -> Solid:
    """All that lies behind a plane through `point`, away from where `towards` points."""
    size = math.sqrt(sum(t * t for t in towards))
    n = [t / size for t in towards]
    return lambda p: (p[0] - point[0]) * n[0] + (p[1] - point[1]) * n[1] + (p[2] - point[2]) * n[2]


def melted(soft: float, *solids: Solid) -> Solid:
    """Several forms as one, flowing into each other."""

    def solid(points: Points) -> Values:
        whole = solids[0](points)
        for other in solids[1:]:
            whole = melt(whole, other(points), soft)
        return whole

    return solid


def cut_by(body: Solid, *tools: Solid, soft: float = 0.6) -> Solid:
    """A form without what lies in any of `tools`."""

    def solid(points: Points) -> Values:
        left = body(points)
        for tool in tools:
            left = carved(left, tool(points), soft)
        return left

    return solid


def smooth(points: Sequence[Place], count: int) -> list[Place]:
    """`count` points on a smooth line through `points`."""
    given = np.array([points[0], *points, points[-1]], float)
    line: list[Place] = []
    for share in np.linspace(0, len(points) - 1 - 1e-6, count):
        k, t = int(share), share - int(share)
        a, b, c, d = given[k : k + 4]
        at = b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
        line.append((float(at[0]), float(at[1]), float(at[2])))
    return line


def towards_axis(solid: Solid, azimuth: float, height: float, lift: float = 0) -> Place:
    """Where a level ray from outside meets a solid on its way to the upright axis of its frame."""
    turn, way = math.radians(azimuth), 45.0
    for _ in range(80):
        at = (np.float32(way * math.sin(turn)), np.float32(height), np.float32(way * math.cos(turn)))
        way -= float(solid(at)) * 0.8
    way += lift
    return way * math.sin(turn), height, way * math.cos(turn)
