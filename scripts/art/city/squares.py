"""The paved squares before the landmarks, on which people are sent to stand.

Each is paved by the trade that is at home there, quietly, for people stand on it. A field says where a spot lies
that is measured on the ground itself.
"""

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from scripts.art.city.plan import SQUARES, Square
from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import Colour, darker, lighter, mix
from scripts.art.drawing.shapes import Point, ellipse, polygon

FORESHORTENED = 1.18  # rows further away look less deep: shares of the depth are raised to this power
_FLAT = 0.48  # how deep a thing lying on the ground looks, as a share of how deep it is
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


JOINT: Colour = (116, 86, 54)
_BED: Colour = (236, 215, 182)  # what dulls the old stones, which are seen only where tiles are gone
_GONE = 0.03  # the share of tiles that are gone, where the old stones below are seen
_EMBERS = 0.07  # the share of the stones before the forges that look as if they glowed


def lay(pen: Pen, letter: str, field: Field) -> None:
    """Lay the floor of a district over the old stones of its square."""
    with pen.within(polygon(field.outline)):
        pen.wash(polygon(field.outline), _BED, 255)
        _FLOORS[letter](pen, field)


def _council(pen: Pen, field: Field) -> None:
    """Panels of ivory and of red marble by turns, each with a lozenge of the other."""
    for column, row, slab in _cells(field, 28, 24):
        rosy = (column + row) % 2
        x, y, wide, deep = slab
        red, ivory = (198, 130, 106), (244, 230, 200)
        _tile(pen, field, slab, red if rosy else ivory, 0.04, gone=0.01)
        inlay = ivory if rosy else red
        middle = x + wide / 2, y + deep / 2
        ends = ((0.0, -0.34), (0.36, 0.0), (0.0, 0.34), (-0.36, 0.0))
        lozenge = [field.spot(middle[0] + wide * across, middle[1] + deep * down) for across, down in ends]
        pen.fill(polygon(lozenge), _varied(pen, inlay, 0.05), 235)
        pen.line(lozenge, 0.4, 80, JOINT, closed=True, waver=0.1)
    _joints(pen, field, 28, 24, 170)


def _workshop(pen: Pen, field: Field) -> None:
    """Stone in two shades like a board of chess, and a toothed wheel let into its middle."""
    for column, row, slab in _cells(field, 14, 14):
        _tile(pen, field, slab, (236, 206, 144) if (column + row) % 2 else (204, 160, 94), 0.05)
    _joints(pen, field, 14, 14, 110)
    x, y = 0.0, field.deep * 0.47
    wheel = _gear(field, x, y, 40, 16)
    pen.fill(polygon(wheel), (146, 98, 48), 235)
    pen.line(wheel, 0.6, 210, JOINT, closed=True, waver=0.1)
    for radius, colour in ((27.0, (236, 208, 150)), (9.0, (146, 98, 48))):
        pen.fill(polygon(field.round(x, y, radius)), colour, 220)
        pen.line(field.round(x, y, radius), 0.5, 180, JOINT, closed=True, waver=0.05)
    for k in range(6):
        angle = math.tau * k / 6 + 0.26
        ends = [field.spot(x + reach * math.cos(angle), y + reach * math.sin(angle)) for reach in (9, 27)]
        pen.line(ends, 2.4, 235, (146, 98, 48), waver=0)


def _academy(pen: Pen, field: Field) -> None:
    """Slate in two shades, with a rose of the winds between a square in a circle and a circle in a square."""
    for column, row, slab in _cells(field, 26, 20):
        _tile(pen, field, slab, (194, 202, 206) if (column + row) % 2 else (162, 176, 188), 0.035)
    _joints(pen, field, 26, 20, 140, (74, 88, 104))
    y = field.deep * 0.48
    inlay, line = (92, 116, 144), (62, 76, 94)
    pen.fill(polygon(field.round(0, y, 46)), (218, 222, 218), 245)
    for radius in (46.0, 41.0):
        pen.line(field.round(0, y, radius), 0.7, 210, line, closed=True, waver=0.05)
    for first, reach, colour in ((math.pi / 4, 27.0, (206, 166, 106)), (0.0, 40.0, inlay)):
        for k in range(4):
            _ray(pen, field, (0.0, y), first + k * math.pi / 2, reach, colour)
    for side in (-1, 1):
        x = side * field.wide * 0.36
        circle, square = field.round(x, y, 27), field.round(x, y, 27 * math.sqrt(2), 4, math.pi / 4)
        inscribed = field.round(x, y, 27, 4 if side < 0 else 3, -math.pi / 2)
        pen.fill(polygon(square if side > 0 else circle), (212, 218, 216), 225)
        for figure in (circle, inscribed) if side < 0 else (square, circle, inscribed):
            pen.line(figure, 0.65, 190, line, closed=True, waver=0.05)


def _smithy(pen: Pen, field: Field) -> None:
    """Stones black with soot, between which some glow like embers; ash, and scraps of iron."""
    for column, row, slab in _cells(field, 13, 12):
        _tile(pen, field, slab, (154, 137, 121) if (column + row) % 2 else (128, 113, 102), 0.07, gone=0.015)
        if pen.chance.random() < _EMBERS:
            pen.fill(
                polygon(field.slab(*slab)), pen.chance.choice(((206, 112, 66), (222, 138, 78), (190, 98, 62))), 225
            )
    _joints(pen, field, 13, 12, 190, (62, 50, 44))
    for _ in range(16):
        x, y = _somewhere(pen, field, 0.0, 0.5)
        across, down = pen.chance.uniform(14, 40), pen.chance.uniform(4, 8)
        pen.soft(ellipse(x, y, across, down), (58, 50, 46), pen.chance.uniform(28, 56), 5)
    for side in (-0.44, -0.3, 0.36, 0.46):
        x, y = field.spot(field.wide * side, field.deep * pen.chance.uniform(0.12, 0.8))
        pen.soft(ellipse(x, y, pen.chance.uniform(12, 22), 4), (214, 206, 192), 100, 3)
    for _ in range(60):
        x, y = _somewhere(pen, field, 0.0, 1.0)
        pen.dot(x, y, pen.chance.uniform(0.3, 0.75), (62, 54, 48), pen.chance.uniform(60, 130))
    for _ in range(9):
        x, y = _beside(pen, field)
        lean, long = pen.chance.uniform(-1.2, 1.2), pen.chance.uniform(2.5, 5.5)
        pen.line([(x, y), (x + long, y + lean)], 1.3, 210, (56, 58, 66), waver=0)


def _glassworks(pen: Pen, field: Field) -> None:
    """Glazed tiles with a star of pale blue in each, some of which glint."""
    for column, row, slab in _cells(field, 15, 15):
        x, y, wide, deep = slab
        _tile(pen, field, slab, (194, 218, 202) if (column + row) % 2 else (160, 200, 186), 0.04)
        middle = x + wide / 2, y + deep / 2
        pen.fill(polygon(field.round(*middle, 5.6, 4)), (84, 146, 142), 205)
        pen.fill(polygon(field.round(*middle, 2.2, 4, math.pi / 4)), (226, 236, 222), 230)
        for corner in ((x, y), (x, y + deep)):
            pen.fill(polygon(field.round(*corner, 2.6, 4)), (70, 132, 142), 150)
    _joints(pen, field, 15, 15, 150, (64, 104, 106))
    for _ in range(14):
        x, y = _somewhere(pen, field, 0.0, 1.0)
        pen.line([(x, y), (x + pen.chance.uniform(3, 7), y - 0.6)], 0.8, 150, (250, 254, 252), waver=0)


def _carpentry(pen: Pen, field: Field) -> None:
    """Planks laid end to end, with sawdust, and shavings along the edges."""
    deep, seam = field.deep / 9, (96, 60, 30)
    for row in range(9):
        x = -field.wide / 2 - pen.chance.uniform(0, 50)
        while x < field.wide / 2:
            wide = pen.chance.uniform(46, 84)
            plank = x, row * deep, wide, deep
            _tile(pen, field, plank, (212, 162, 102), 0.11, gone=0.012)
            for share in (0.35, 0.7):
                grain = [field.spot(x + wide * k, (row + share) * deep) for k in (0.06, 0.5, 0.94)]
                pen.line(grain, 0.45, 130, (126, 78, 38), waver=0.3)
            pen.line([field.spot(x, row * deep), field.spot(x, (row + 1) * deep)], 0.75, 220, seam, waver=0.1)
            x += wide
        pen.line([field.spot(side * field.wide / 2, row * deep) for side in (-1, 1)], 0.8, 220, seam, waver=0.25)
    for _ in range(9):
        x, y = _somewhere(pen, field, 0.0, 1.0)
        pen.soft(ellipse(x, y, pen.chance.uniform(9, 24), pen.chance.uniform(2, 4)), (240, 220, 172), 110, 3)
    for _ in range(26):
        x, y = _beside(pen, field)
        bend = pen.chance.uniform(-1.8, 1.8)
        pen.line([(x, y), (x + 1.5, y - 1 + bend / 2), (x + 3.4, y + bend)], 0.8, 200, (236, 206, 148), waver=0)
        pen.line([(x, y + 0.7), (x + 3.4, y + bend + 0.7)], 0.35, 110, (130, 88, 46), waver=0)


def _kiln(pen: Pen, field: Field) -> None:
    """Tiles of fired clay, as they came out of the kiln, and the dust of bricks."""
    for _, _, slab in _cells(field, 15, 15):
        colour = pen.chance.choice(((216, 146, 108), (202, 128, 90), (226, 164, 126), (194, 120, 86)))
        _tile(pen, field, slab, colour, 0.03, gone=2 * _GONE)
    _joints(pen, field, 15, 15, 190, (118, 62, 40))
    for _ in range(10):
        x, y = _somewhere(pen, field, 0.0, 1.0)
        pen.soft(ellipse(x, y, pen.chance.uniform(10, 26), pen.chance.uniform(2, 5)), (170, 84, 56), 60, 4)
    for _ in range(34):
        x, y = _beside(pen, field)
        pen.dot(x, y, pen.chance.uniform(0.4, 0.9), (160, 84, 58), 150)


def _ropery(pen: Pen, field: Field) -> None:
    """Bricks of pale clay in herringbone, with round mats of rope."""
    size = 7.5
    columns, rows = math.ceil(field.wide / size), math.ceil(field.deep / size)
    for row in range(-1, rows + 1):
        for column in range(-1, columns + 1):
            turn = (column - row) % 4
            if turn not in (0, 3):
                continue
            wide, deep = (2 * size, size) if turn == 0 else (size, 2 * size)
            brick = column * size - field.wide / 2, row * size, wide, deep
            colour = (232, 200, 132) if turn == 0 else (206, 166, 98)
            _tile(pen, field, brick, colour, 0.05, gone=0.012)
            pen.line(field.slab(*brick), 0.5, 140, JOINT, closed=True, waver=0.08)
    for share, down, radius in ((-0.41, 0.3, 20.0), (0.4, 0.34, 23.0)):
        x, y = field.wide * share, field.deep * down
        pen.fill(polygon(field.round(x, y, radius)), (224, 184, 108), 250)
        for ring in range(1, 6):
            pen.line(field.round(x, y, radius * ring / 5), 0.65, 210, (112, 74, 36), closed=True, waver=0.1)


_FLOORS: dict[str, Callable[[Pen, Field], None]] = {
    "A": _council,
    "B": _workshop,
    "C": _academy,
    "D": _smithy,
    "E": _glassworks,
    "F": _carpentry,
    "G": _kiln,
    "H": _ropery,
}

Slab = tuple[float, float, float, float]
"""A stone on the ground of a field: its far left corner, how wide and how deep it is."""


def _cells(field: Field, wide: float, deep: float) -> Iterator[tuple[int, int, Slab]]:
    """The stones of a floor of about that size, of which a whole number fits, with their column and row."""
    columns, rows = round(field.wide / wide), round(field.deep / deep)
    across, down = field.wide / columns, field.deep / rows
    for row in range(rows):
        for column in range(columns):
            yield column, row, (column * across - field.wide / 2, row * down, across, down)


def _tile(pen: Pen, field: Field, slab: Slab, colour: Colour, apart: float, gone: float = _GONE) -> None:
    """One stone, a shade apart from its neighbours, if it is still there."""
    if pen.chance.random() >= gone:
        pen.fill(polygon(field.slab(*slab)), _varied(pen, colour, apart))


def _varied(pen: Pen, colour: Colour, apart: float) -> Colour:
    shade = pen.chance.gauss(0, apart)
    return lighter(colour, min(0.3, shade)) if shade > 0 else darker(colour, min(0.2, -shade))


def _joints(pen: Pen, field: Field, wide: float, deep: float, alpha: float, colour: Colour = JOINT) -> None:
    """The lines between the stones of `_cells`."""
    columns, rows = round(field.wide / wide), round(field.deep / deep)
    for column in range(1, columns):
        x = field.wide * (column / columns - 0.5)
        pen.line([field.spot(x, 0), field.spot(x, field.deep)], 0.5, alpha, colour, waver=0.15)
    for row in range(1, rows):
        y = field.deep * row / rows
        ends = [field.spot(side * field.wide / 2, y) for side in (-1, 1)]
        pen.line(ends, 0.55, alpha, colour, waver=0.25)


def _gear(field: Field, x: float, y: float, radius: float, teeth: int) -> list[tuple[float, float]]:
    points = []
    for tooth in range(teeth):
        for part, reach in ((-0.3, 0.86), (-0.17, 1.0), (0.17, 1.0), (0.3, 0.86)):
            angle = math.tau * (tooth + part) / teeth
            points.append(field.spot(x + radius * reach * math.cos(angle), y + radius * reach * math.sin(angle)))
    return points


def _ray(pen: Pen, field: Field, middle: tuple[float, float], angle: float, reach: float, colour: Colour) -> None:
    """One ray of a rose of the winds, light on one side and darker on the other."""

    def end(turn: float, far: float) -> tuple[float, float]:
        return field.spot(middle[0] + far * math.cos(angle + turn), middle[1] + far * math.sin(angle + turn))

    for side, tone in ((-1, mix(colour, (250, 244, 224), 0.3)), (1, darker(colour, 0.12))):
        half = [end(0, 0), end(0, reach), end(side * math.pi / 4, reach * 0.26)]
        pen.fill(polygon(half), tone, 230)
        pen.line(half, 0.35, 90, JOINT, closed=True, waver=0)


def _somewhere(pen: Pen, field: Field, first: float, last: float) -> tuple[float, float]:
    """A spot of the floor between two shares of its depth."""
    x = field.wide * pen.chance.uniform(-0.48, 0.48)
    return field.spot(x, field.deep * pen.chance.uniform(first, last))


def _beside(pen: Pen, field: Field) -> tuple[float, float]:
    """A spot near the ends or the far edge, where few stand."""
    if pen.chance.random() < 0.4:
        return field.spot(field.wide * pen.chance.uniform(-0.48, 0.48), field.deep * pen.chance.uniform(0.02, 0.12))
    side = pen.chance.choice((-1, 1)) * pen.chance.uniform(0.4, 0.485)
    return field.spot(field.wide * side, field.deep * pen.chance.uniform(0.04, 0.95))


STONE: Colour = (243, 232, 208)
FAR_STONE: Colour = (226, 212, 180)

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
_BROKEN = 15  # stones that are broken off along the edges of a square


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
    lay(hand, letter, Field(square))
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
