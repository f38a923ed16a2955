"""The paved squares before the landmarks, on which people are sent to stand.

Old flags of pale stone lie below; on them is the floor of each trade, worn and broken, with weeds at its edges.
"""

import math
from itertools import pairwise

from ..drawing.ink import Pen
from ..drawing.palette import Colour, mix
from ..drawing.shapes import Point, ellipse, polygon
from . import floors
from .paving import FORESHORTENED, Field, at, inner
from .plan import SQUARES, Square

STONE: Colour = (243, 232, 208)
FAR_STONE: Colour = (226, 212, 180)
JOINT: Colour = (116, 86, 54)

_BANDS: dict[str, Colour] = {
    "A": (184, 104, 82),
    "B": (206, 154, 80),
    "C": (126, 150, 174),
    "D": (112, 96, 86),
    "E": (98, 160, 162),
    "F": (180, 124, 70),
    "G": (190, 104, 70),
    "H": (214, 176, 96),
}
"""The course that runs round each square is of a stone of its own: marble, slate, brick, glass slag."""

_ROWS = 6
_EARTH: Colour = (231, 205, 154)
_WEEDS: tuple[Colour, ...] = ((104, 112, 58), (128, 132, 72), (88, 100, 54))
_BROKEN = 15
"""Stones that are broken off along the edges of a square."""


def pave(pen: Pen) -> None:
    """Lay all eight squares."""
    for letter, square in SQUARES.items():
        _lay(pen, letter, square)


def _lay(pen: Pen, letter: str, square: Square) -> None:
    ground = square.corners
    pen.soft(polygon([(x, y + 3) for x, y in ground]), (92, 62, 28), 120, 5)
    pen.gradient(polygon(ground), (0, square.far), (0, square.near), [(FAR_STONE, 255), (STONE, 255)])
    _border(pen, square, _BANDS[letter])
    _flags(pen, square)
    _wear(pen, square)
    _kerb(pen, square)
    hand = Pen(pen.canvas, f"floor {letter}")
    floors.lay(hand, letter, Field(square))
    _shadow_of_building(hand, letter, square)
    _overgrown(hand, square)


def _row(number: float) -> float:
    return float((number / _ROWS) ** FORESHORTENED)


def _border(pen: Pen, square: Square, band: Colour) -> None:
    """A course of another stone round the field, cut into blocks."""
    left, right, far, near = inner(square)
    ring = polygon([at(square, 0, 0), at(square, 1, 0), at(square, 1, 1), at(square, 0, 1)])
    hole = [at(square, left, far), at(square, right, far), at(square, right, near), at(square, left, near)]
    ring.addPath(polygon(hole[::-1]))
    pen.fill(ring, mix(band, STONE, 0.2), 235)
    count = round(square.half / 6)
    for k in range(1, count):
        share = k / count
        for up, down in ((0.0, far), (near, 1.0)):
            pen.line([at(square, share, up), at(square, share, down)], 0.5, 110, JOINT, waver=0.1)
    for k in range(1, _ROWS):
        down = _row(k)
        for first, last in ((0.0, left), (right, 1.0)):
            pen.line([at(square, first, down), at(square, last, down)], 0.5, 110, JOINT, waver=0.1)
    pen.line(hole, 0.75, 190, (104, 74, 42), closed=True, waver=0.15)


def _flags(pen: Pen, square: Square) -> None:
    """Rows of flags, each row set off by half a stone, some stones a shade apart."""
    left, right, far, near = inner(square)
    count = round(square.half / 7)
    downs = [far + (near - far) * _row(number) for number in range(_ROWS + 1)]
    for number, (up, down) in enumerate(pairwise(downs)):
        shift = 0.5 * (number % 2)
        for k in range(-1, count):
            first = max(left, left + (right - left) * (k + shift) / count)
            last = min(right, left + (right - left) * (k + 1 + shift) / count)
            if last - first < 0.004:
                continue
            stone = [at(square, first, up), at(square, last, up), at(square, last, down), at(square, first, down)]
            tone = pen.chance.choice(((255, 248, 230), (208, 190, 154), (222, 198, 166), (196, 186, 164)))
            pen.fill(polygon(stone), tone, pen.chance.choice((0, 30, 60, 90, 120)))
            if last < right:
                pen.line(stone[1:3], 0.65, 125, JOINT, waver=0.15)
        if number:
            pen.line([at(square, left, up), at(square, right, up)], 0.7, 150, JOINT, waver=0.3)


def _wear(pen: Pen, square: Square) -> None:
    """Cracks and a little grass between the stones."""
    left, right, far, near = inner(square)
    for _ in range(9):
        x, y = at(square, pen.chance.uniform(left, right), pen.chance.uniform(far, near))
        crack = [(x, y), (x + pen.chance.uniform(2, 6), y + pen.chance.uniform(-2, 2))]
        pen.line([*crack, (crack[1][0] + pen.chance.uniform(1, 4), crack[1][1] + 1.6)], 0.4, 90, JOINT)
    for _ in range(7):
        side = pen.chance.choice((0.012, 0.988))
        x, y = at(square, side, pen.chance.uniform(0.1, 0.95))
        for lean in (-0.9, 0.0, 0.9):
            pen.line([(x, y), (x + lean, y - 2)], 0.5, 170, (104, 112, 58), waver=0)


def _shadow_of_building(pen: Pen, letter: str, square: Square) -> None:
    """What stands behind a square darkens its far stones; the carpenters' shed stands at its left."""
    whole = polygon(square.corners)
    with pen.within(whole):
        if letter == "F":
            ends = at(square, 0, 0.5), at(square, 0.12, 0.5)
        else:
            ends = at(square, 0.5, 0), at(square, 0.5, 0.34)
        pen.gradient(whole, *ends, [((92, 62, 34), 96), ((92, 62, 34), 40), ((92, 62, 34), 0)])


def _overgrown(pen: Pen, square: Square) -> None:
    """Stones that are broken off along the edges, with earth where they were, and weeds in the joints."""
    for _ in range(_BROKEN):
        side = pen.chance.choice("nnnlr")
        along = pen.chance.uniform(0.04, 0.96)
        across, down = {"n": (along, 1.0), "l": (0.0, along), "r": (1.0, along)}[side]
        if math.dist((across, down), (round(across), round(down))) > 0.05:
            _gap(pen, at(square, across, down), (0, -1) if side == "n" else (1 if side == "l" else -1, 0))
    left, right, far, near = inner(square)
    for _ in range(15):
        across, down = pen.chance.uniform(left, right), pen.chance.uniform(far, near)
        if pen.chance.random() < 0.85:
            across = pen.chance.choice((pen.chance.uniform(left, 0.09), pen.chance.uniform(0.91, right)))
        _tuft(pen, *at(square, across, down), pen.chance.uniform(0.6, 0.95))


def _gap(pen: Pen, edge: Point, inwards: tuple[int, int]) -> None:
    """Where a stone of the edge is gone: bare earth with a torn border, and grass."""
    wide, deep = pen.chance.uniform(5, 11), pen.chance.uniform(2.6, 5)
    across, down = inwards
    x, y = edge[0] - 1.5 * across, edge[1] - 4.2 * down
    deep += 4.2 if down else 5
    torn = [
        (
            x + wide * share * abs(down) + deep * reach * across,
            y + wide * 0.5 * share * abs(across) + deep * reach * down,
        )
        for share, reach in ((-0.5, 0.0), (-0.44, 0.7), (-0.1, 1.0), (0.2, 0.8), (0.46, 0.9), (0.5, 0.0))
    ]
    pen.fill(polygon(torn), _EARTH)
    pen.line(torn[1:-1], 0.7, 190, (104, 74, 42), waver=0.3)
    for _ in range(2):
        _tuft(pen, *pen.chance.choice(torn), pen.chance.uniform(0.7, 1.15))


def _tuft(pen: Pen, x: float, y: float, size: float) -> None:
    """A few blades of grass."""
    colour = pen.chance.choice(_WEEDS)
    for lean in (-1.8, -0.7, 0.4, 1.6):
        tip = x + lean * size, y - pen.chance.uniform(2.2, 4.0) * size
        pen.line([(x + lean * 0.3, y), tip], 0.7 * size, 215, colour, waver=0)


def _kerb(pen: Pen, square: Square) -> None:
    """The edge: fine where the light falls, heavy on our side, with a step down and a bollard at each corner."""
    far_left, far_right, near_right, near_left = square.corners
    step = [near_left, near_right, (near_right[0] + 0.6, near_right[1] + 3), (near_left[0] - 0.6, near_left[1] + 3)]
    pen.fill(polygon(step), (196, 168, 124))
    pen.line([step[3], step[2]], 1.5, 235, waver=0.2)
    pen.line([near_left, near_right], 0.9, 220, waver=0.15)
    pen.line([far_left, far_right], 0.8, 215, waver=0.2)
    pen.line([near_left, far_left], 1.0, 225, waver=0.2)
    pen.line([far_right, near_right], 1.5, 235, waver=0.2)
    for x, y in square.corners:
        pen.wash(ellipse(x + 2.4, y, 3.4, 1), (180, 140, 96), 190, 0.4)
        pen.solid(polygon([(x - 2.1, y), (x + 2.1, y), (x + 1.6, y - 6), (x - 1.6, y - 6)]), (216, 198, 160), 0.75)
        pen.solid(ellipse(x, y - 6.6, 2, 1.5), (236, 220, 186), 0.65)
