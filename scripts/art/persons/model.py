"""A person as a sculptor would set it up: solids of some stuff each, in frames that turn and tilt by themselves.

A solid says how far points of space are from it.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

import numpy as np

from scripts.art.drawing.palette import Colour

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


Tint = Callable[[Points, Values], Values]
"""From points of a frame and the colours there (rows of red, green, blue) to other colours."""

_FAR = 200.0


@dataclass(frozen=True)
class Stuff:
    """What a part is made of: `share` of its colour is that of the dye, 0 for what is not dyed.

    `gloss` is how much light it throws straight back, `kind` how its shadows are mixed and hatched, and `tint` paints
    it by place. `ink` is how heavy the line round it is.
    """

    colour: Colour = (0, 0, 0)
    kind: str = "cloth"
    share: float = 0
    gloss: float = 0.1
    ink: float = 1
    grain: float = 0
    tint: Tint | None = None


@dataclass(frozen=True)
class Frame:
    """Where a head or a body stands on the sheet and how it is turned, in degrees: `yaw` to the left, `nod` down."""

    at: Place
    scale: float = 1
    yaw: float = 0
    nod: float = 0
    roll: float = 0

    def matrix(self) -> Values:
        """From its own directions to those of the sheet."""
        y, n, r = (math.radians(a) for a in (self.yaw, self.nod, self.roll))
        turn = np.array([[math.cos(y), 0, -math.sin(y)], [0, 1, 0], [math.sin(y), 0, math.cos(y)]])
        nod = np.array([[1, 0, 0], [0, math.cos(n), math.sin(n)], [0, -math.sin(n), math.cos(n)]])
        roll = np.array([[math.cos(r), -math.sin(r), 0], [math.sin(r), math.cos(r), 0], [0, 0, 1]])
        whole: Values = roll @ turn @ nod
        return whole

    def inward(self, points: Points) -> Points:
        """Points of the sheet as the frame sees them."""
        m = self.matrix().astype(np.float32)
        x, y, z = (p - np.float32(a) for p, a in zip(points, self.at, strict=True))
        s = np.float32(1 / self.scale)
        return tuple((m[0, k] * x + m[1, k] * y + m[2, k] * z) * s for k in range(3))

    def outward(self, place: Place) -> Place:
        """A point of the frame on the sheet."""
        x, y, z = self.matrix() @ np.array(place) * self.scale + np.array(self.at)
        return float(x), float(y), float(z)


@dataclass(frozen=True)
class Part:
    """A solid of some stuff; what has a `bound`, a middle and a radius in its frame, is looked at only near it."""

    solid: Solid
    stuff: Stuff
    bound: tuple[Place, float] | None = None


@dataclass(frozen=True)
class Hair:
    """The middle line of a lock and how thick it is along it, for the strokes of a pen that follow it."""

    line: Sequence[Place]
    radii: Sequence[float]
    colour: Colour


@dataclass
class Model:
    """All parts of a person, by the frames in which they are described."""

    frames: list[Frame] = field(default_factory=list)
    parts: list[tuple[int, Part]] = field(default_factory=list)
    hairs: list[tuple[int, Hair]] = field(default_factory=list)

    def frame(self, frame: Frame) -> int:
        """Set up a frame; returns its number."""
        self.frames.append(frame)
        return len(self.frames) - 1

    def add(self, frame: int, solid: Solid, stuff: Stuff, bound: tuple[Place, float] | None = None) -> None:
        """Put a solid into a frame."""
        self.parts.append((frame, Part(solid, stuff, bound)))

    def near(self, points: Points, exact: float = 1.0) -> tuple[Values, Values]:
        """How far the nearest part is from each point, and its number; what is farther than `exact` is only rough."""
        best = np.full(points[0].shape, _FAR, np.float32)
        which = np.full(points[0].shape, -1, np.int16)
        seen = [frame.inward(points) for frame in self.frames]
        for number, (frame, part) in enumerate(self.parts):
            self._look(number, self.frames[frame], part, seen[frame], best, which, exact)
        return best, which

    def _look(
        self, number: int, frame: Frame, part: Part, seen: Points, best: Values, which: Values, exact: float
    ) -> None:
        scale = np.float32(frame.scale)
        if part.bound is None:
            far = part.solid(seen) * scale
            less = far < best
            best[less], which[less] = far[less], number
            return
        (x, y, z), radius = part.bound
        rough = (length(seen[0] - x, seen[1] - y, seen[2] - z) - radius) * scale
        worth = np.nonzero(rough < best)[0]
        if not len(worth):
            return
        rest = rough[worth]
        close = rest < exact
        inner = worth[close]
        far = rest
        if len(inner):
            far[close] = part.solid((seen[0][inner], seen[1][inner], seen[2][inner])) * scale
        less = far < best[worth]
        best[worth[less]], which[worth[less]] = far[less], number


def lock(hair: Hair, stuff: Stuff) -> Part:
    """The solid form of a lock of hair."""
    line, radii = hair.line, hair.radii
    rods = [rod(line[k], line[k + 1], radii[k], radii[k + 1]) for k in range(len(line) - 1)]
    middle: Place = tuple(sum(p[k] for p in line) / len(line) for k in range(3))  # type: ignore[assignment]
    reach = max(math.dist(middle, p) + r for p, r in zip(line, radii, strict=True))

    def solid(points: Points) -> Values:
        far = rods[0](points)
        for other in rods[1:]:
            far = np.minimum(far, other(points))
        return far

    return Part(solid, stuff, (middle, reach))
