"""The paved squares before the landmarks, on which people are sent to stand: flags of pale stone in perspective."""

from itertools import pairwise

from ..drawing.ink import Pen
from ..drawing.palette import Colour, mix
from ..drawing.shapes import Point, ellipse, polygon
from .plan import SQUARES, Square

STONE: Colour = (243, 232, 208)
FAR_STONE: Colour = (226, 212, 180)
JOINT: Colour = (116, 86, 54)

_BANDS: dict[str, Colour] = {
    "A": (206, 162, 120),
    "B": (214, 178, 128),
    "C": (186, 190, 168),
    "D": (186, 172, 152),
    "E": (166, 190, 188),
    "F": (206, 168, 116),
    "G": (210, 138, 100),
    "H": (218, 192, 138),
}
"""The course that runs round each square is of a stone of its own: marble, slate, brick, glass slag."""

_ROWS = 6
_FORESHORTENED = 1.18
"""Rows further away look less deep: shares of the depth are raised to this power."""


def pave(pen: Pen) -> None:
    """Lay all eight squares."""
    for letter, square in SQUARES.items():
        _lay(pen, square, _BANDS[letter])


def _lay(pen: Pen, square: Square, band: Colour) -> None:
    ground = square.corners
    pen.soft(polygon([(x, y + 3) for x, y in ground]), (92, 62, 28), 120, 5)
    pen.gradient(polygon(ground), (0, square.far), (0, square.near), [(FAR_STONE, 255), (STONE, 255)])
    _border(pen, square, band)
    _flags(pen, square)
    _wear(pen, square)
    _kerb(pen, square)


def _at(square: Square, across: float, down: float) -> Point:
    """A spot on the pavement by shares: from left (0) to right (1), from the far edge (0) to the near one (1)."""
    half = square.half * (0.9 + 0.1 * down)
    return square.x + half * (2 * across - 1), square.far + (square.near - square.far) * down


def _row(number: float) -> float:
    return float((number / _ROWS) ** _FORESHORTENED)


def _inner(square: Square) -> tuple[float, float, float, float]:
    """The field within the border, as shares: left, right, far, near."""
    edge = 9 / (2 * square.half)
    return edge, 1 - edge, 0.075, 0.9


def _border(pen: Pen, square: Square, band: Colour) -> None:
    """A course of another stone round the field, cut into blocks."""
    left, right, far, near = _inner(square)
    ring = polygon([_at(square, 0, 0), _at(square, 1, 0), _at(square, 1, 1), _at(square, 0, 1)])
    hole = [_at(square, left, far), _at(square, right, far), _at(square, right, near), _at(square, left, near)]
    ring.addPath(polygon(hole[::-1]))
    pen.fill(ring, mix(band, STONE, 0.2), 235)
    count = round(square.half / 6)
    for k in range(1, count):
        share = k / count
        for up, down in ((0.0, far), (near, 1.0)):
            pen.line([_at(square, share, up), _at(square, share, down)], 0.5, 110, JOINT, waver=0.1)
    for k in range(1, _ROWS):
        down = _row(k)
        for first, last in ((0.0, left), (right, 1.0)):
            pen.line([_at(square, first, down), _at(square, last, down)], 0.5, 110, JOINT, waver=0.1)
    pen.line(hole, 0.75, 190, (104, 74, 42), closed=True, waver=0.15)


def _flags(pen: Pen, square: Square) -> None:
    """Rows of flags, each row set off by half a stone, some stones a shade apart."""
    left, right, far, near = _inner(square)
    count = round(square.half / 7)
    downs = [far + (near - far) * _row(number) for number in range(_ROWS + 1)]
    for number, (up, down) in enumerate(pairwise(downs)):
        shift = 0.5 * (number % 2)
        for k in range(-1, count):
            first = max(left, left + (right - left) * (k + shift) / count)
            last = min(right, left + (right - left) * (k + 1 + shift) / count)
            if last - first < 0.004:
                continue
            stone = [_at(square, first, up), _at(square, last, up), _at(square, last, down), _at(square, first, down)]
            tone = pen.chance.choice(((255, 248, 230), (208, 190, 154), (222, 198, 166), (196, 186, 164)))
            pen.fill(polygon(stone), tone, pen.chance.choice((0, 30, 60, 90, 120)))
            if last < right:
                pen.line(stone[1:3], 0.65, 125, JOINT, waver=0.15)
        if number:
            pen.line([_at(square, left, up), _at(square, right, up)], 0.7, 150, JOINT, waver=0.3)


def _wear(pen: Pen, square: Square) -> None:
    """Cracks and a little grass between the stones."""
    left, right, far, near = _inner(square)
    for _ in range(9):
        x, y = _at(square, pen.chance.uniform(left, right), pen.chance.uniform(far, near))
        crack = [(x, y), (x + pen.chance.uniform(2, 6), y + pen.chance.uniform(-2, 2))]
        pen.line([*crack, (crack[1][0] + pen.chance.uniform(1, 4), crack[1][1] + 1.6)], 0.4, 90, JOINT)
    for _ in range(7):
        side = pen.chance.choice((0.012, 0.988))
        x, y = _at(square, side, pen.chance.uniform(0.1, 0.95))
        for lean in (-0.9, 0.0, 0.9):
            pen.line([(x, y), (x + lean, y - 2)], 0.5, 170, (104, 112, 58), waver=0)


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
