"""Where things are in the city picture, in its own units: 1206 x 724, drawn at two pixels a unit."""

import math
from dataclasses import dataclass
from itertools import pairwise

from scripts.art.drawing.shapes import Point

WIDTH, HEIGHT = 1206, 724
SCREEN_X, SCREEN_Y = 300, 82  # upper left corner of the picture on the 1920x1080 table

_COURSE: tuple[Point, ...] = (
    (-90, 668),
    (20, 632),
    (129, 604),
    (306, 560),
    (500, 531),
    (650, 502),
    (770, 470),
    (889, 441),
    (1048, 412),
    (1150, 402),
    (1300, 392),
)
HALF = 33  # half the width of the river

BRIDGE_X = 727
STONE_BRIDGE_X = 984
BRIDGES = (BRIDGE_X, STONE_BRIDGE_X)
"""Where the middles of the bridges are: the old one with its shops, and one of bare stone upstream."""

CENTRE: Point = (603, 424)
RADII: Point = (578, 292)
_SQUARENESS = 3.4


@dataclass(frozen=True)
class Site:
    """A landmark: the middle of its front at ground level, and the room to keep free to the left, right and above."""

    x: float
    y: float
    left: float
    right: float
    above: float
    before: float = 26


SITES: dict[str, Site] = {
    "A": Site(148, 218, 104, 156, 44, 10),
    "cathedral": Site(505, 240, 146, 96, 60),
    "baptistery": Site(338, 214, 24, 34, 24, 14),
    "B": Site(716, 248, 92, 116, 40, 12),
    "C": Site(1002, 244, 86, 110, 44, 18),
    "D": Site(176, 428, 96, 92, 34, 10),
    "E": Site(470, 378, 62, 74, 40, 10),
    "F": Site(112, 700, 96, 90, 60, 30),
    "G": Site(640, 592, 62, 92, 34, 10),
    "H": Site(1012, 528, 132, 156, 34, 14),
    "holy cross": Site(844, 410, 44, 54, 36, 8),
    "holy spirit": Site(822, 566, 34, 46, 26, 24),
    "market": Site(478, 286, 22, 50, 26, 10),
    "convent": Site(320, 414, 44, 58, 26, 8),
}


@dataclass(frozen=True)
class Square:
    """A paved square: its middle, its far and near edge, half the length of the near one; the far one is shorter."""

    x: float
    far: float
    near: float
    half: float

    @property
    def corners(self) -> list[Point]:
        """Far left, far right, near right, near left."""
        short = self.half * 0.9
        return [
            (self.x - short, self.far),
            (self.x + short, self.far),
            (self.x + self.half, self.near),
            (self.x - self.half, self.near),
        ]

    def holds(self, x: float, y: float, margin: float = 0) -> bool:
        """Whether a spot on the ground is on the pavement or within `margin` of it."""
        if not self.far - margin < y < self.near + margin:
            return False
        share = (y - self.far) / (self.near - self.far)
        return abs(x - self.x) < self.half * (0.9 + 0.1 * share) + margin


SQUARES: dict[str, Square] = {
    "A": Square(214, 224, 294, 150),
    "B": Square(710, 258, 328, 146),
    "C": Square(1026, 260, 330, 138),
    "D": Square(182, 436, 504, 138),
    "E": Square(496, 388, 454, 126),
    "F": Square(347, 608, 676, 138),
    "G": Square(650, 602, 670, 134),
    "H": Square(1000, 540, 610, 134),
}
"""Where people are sent to: one square before each of the eight landmarks, at the Carpentry beside it."""

RIBBON = (5, 34)  # how far under its square the ribbon with the name of a place hangs, and how high it is


def on_square(x: float, y: float, margin: float = 0) -> bool:
    """Whether a spot is on the pavement of a square or within `margin` of it."""
    return any(square.holds(x, y, margin) for square in SQUARES.values())


def headroom(x: float, y: float, width: float) -> float:
    """How high a thing of `width` may be at x, y without hiding a square behind it."""
    above = (
        square.near
        for square in SQUARES.values()
        if square.near < y and x - width / 2 < square.x + square.half and x + 2 * width > square.x - square.half
    )
    return y - max(above, default=-1000.0)


def river(x: float) -> float:
    """Middle of the river at `x`."""
    for (x0, y0), (x1, y1) in pairwise(_COURSE):
        if x0 <= x <= x1:
            t = (x - x0) / (x1 - x0)
            return y0 + (y1 - y0) * (t * t * (3 - 2 * t) * 0.35 + t * 0.65)
    return _COURSE[-1][1]


def on_water(x: float, y: float, margin: float = 0) -> bool:
    """Whether a spot is in the river or within `margin` of it."""
    return abs(y - river(x)) < HALF + margin


def inside(x: float, y: float, shrink: float = 0) -> bool:
    """Whether a spot lies within the city wall, at least `shrink` from it."""
    if x < YARD_EDGE + shrink and y > river(x):
        return False
    across = abs(x - CENTRE[0]) / (RADII[0] - shrink)
    down = abs(y - CENTRE[1]) / (RADII[1] - shrink)
    return bool(across**_SQUARENESS + down**_SQUARENESS < 1)


def wall_course(spacing: float) -> list[Point]:
    """Points along the city wall about `spacing` apart, from the left end clockwise."""
    dense: list[Point] = []
    for k in range(2001):
        angle = math.pi + math.tau * k / 2000
        cos, sin = math.cos(angle), math.sin(angle)
        dense.append(
            (
                CENTRE[0] + RADII[0] * math.copysign(abs(cos) ** (2 / _SQUARENESS), cos),
                CENTRE[1] + RADII[1] * math.copysign(abs(sin) ** (2 / _SQUARENESS), sin),
            )
        )
    points = [dense[0]]
    for point in dense[1:]:
        if math.dist(points[-1], point) >= spacing:
            points.append(point)
    return points


STREETS: tuple[tuple[Point, ...], ...] = (
    ((688, 446), (650, 400), (618, 352), (600, 300), (590, 262)),
    ((776, 528), (786, 570), (778, 610), (786, 706)),
    ((60, 372), (200, 362), (340, 356), (500, 372), (640, 376), (770, 372), (930, 352), (1140, 352)),
    ((258, 250), (268, 300), (256, 362), (270, 440), (262, 520)),
    ((830, 270), (812, 320), (832, 372), (826, 408)),
    ((918, 352), (930, 372)),
    ((1036, 462), (1090, 478), (1140, 470)),
    ((250, 668), (420, 652), (560, 648), (700, 664), (860, 668), (1000, 640), (1110, 612)),
)
"""Main streets as broken lines."""


def near_street(x: float, y: float, reach: float) -> bool:
    """Whether a spot lies within `reach` of a main street; distances up and down count double."""
    for street in STREETS:
        for (x0, y0), (x1, y1) in pairwise(street):
            dx, dy = x1 - x0, (y1 - y0) * 2
            t = max(0.0, min(1.0, ((x - x0) * dx + (y - y0) * 2 * dy) / (dx * dx + dy * dy)))
            if math.hypot(x - x0 - dx * t, (y - y0) * 2 - dy * t) < reach:
                return True
    return False


GARDENS: tuple[tuple[float, float, float, float], ...] = (
    (92, 372, 44, 13),
    (404, 282, 30, 12),
    (1112, 372, 30, 9),
    (890, 670, 54, 18),
    (816, 694, 38, 13),
    (652, 392, 30, 11),
    (330, 476, 26, 12),
    (752, 196, 40, 10),
    (1060, 480, 30, 10),
)
"""Walled gardens: lower left corner, width, height."""

YARD_EDGE = 504  # South of the river the wall ends here in the west; the carpenters' yard and its square lie outside


def depth_scale(y: float) -> float:
    """How large things are drawn at ground level `y`: smaller towards the hills."""
    return 0.66 + (y - 130) / 590 * 0.42


def on_screen(x: float, y: float, width: float, height: float) -> list[float]:
    """A rectangle of the picture in units of the 1920x1080 table."""
    return [x + SCREEN_X, y + SCREEN_Y, width, height]
