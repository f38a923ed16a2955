"""A person as a sculptor would set it up: solids of some stuff each, in frames that turn and tilt by themselves."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np

from ..drawing.palette import Colour
from .solids import Place, Points, Solid, Values, length, rod

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
