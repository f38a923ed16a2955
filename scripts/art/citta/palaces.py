"""The palaces of the second game: each a house of its own under the roof of its quarter."""

import random
from collections.abc import Callable

from ..city import houses, masonry
from ..drawing.ink import Pen
from ..drawing.palette import WALLS, Colour, darker, lighter, mix
from ..drawing.shapes import archway, ellipse, polygon
from .plan import COLOURS
from .signs import gonfalon, weave

_DEPTH = 24.0
_DOOR: Colour = (66, 42, 26)


def palace(
    pen: Pen,
    quarter: str,
    x: float,
    y: float,
    width: float,
    height: float,
    number: int,
    grand: float,
    *,
    busy: bool = True,
) -> None:
    """A palace with the middle of its front at x and its foot at y.

    `grand` (0..1) adds an arcade and a lantern; a `busy` one has smoke and an old tower beside it.
    """
    pen.chance = random.Random(f"palace {number}")
    wall = mix(pen.chance.choice(WALLS), (246, 224, 180), pen.chance.uniform(0, 0.5))
    left = x - width / 2 - 7
    masonry.block(pen, left, y, width, height, _DEPTH, wall, 1.1)
    _front(pen, left, y, width, height, grand)
    ridge = _roof(pen, quarter, (left, y - height, width), wall, grand)
    _crown(pen, quarter, (left, ridge, width), wall, grand, busy=busy)
    kind = number % 4
    if width > 50:
        _varied(pen, quarter, (left, y, width, height), wall, kind, busy=busy)
    gonfalon(pen, quarter, left + width * 0.5 + (3 if kind == 3 else 0), y - height + (16 if kind == 2 else 7))


def _front(pen: Pen, left: float, y: float, width: float, height: float, grand: float) -> None:
    """Rough stone below, rows of windows above, a door or an arcade."""
    right, storeys = left + width, 3 if height > 46 else 2
    floor, columns = height / storeys, max(2, int(width / 13))
    step = width / columns
    style = pen.chance.choice(("double", "arched", "arched", "double"))
    foot = y - floor * 0.9
    masonry.stonework(pen, [(left, y), (right, y), (right, foot), (left, foot)], 3.4, 120)
    for k in range(1, storeys):
        level = y - floor * k
        pen.line([(left - 0.6, level), (right + 0.6, level)], 0.9, 200)
        pen.line([(left, level + 1.6), (right, level + 1.6)], 0.4, 120)
        for i in range(columns):
            at = left + step * (i + 0.5) - 2.7
            masonry.window(pen, at, level - 3, 5.4, floor * 0.62, style)
            pen.outline(archway(at - 1, level - 3, 7.4, floor * 0.7), 0.45, 150)
    if grand > 0.75:
        masonry.arcade(pen, left + 2, y, width - 4, floor * 0.84, max(3, columns - 1))
        return
    for i in range(columns):
        middle = left + step * (i + 0.5)
        if i == columns // 2:
            pen.fill(archway(middle - 4.5, y, 9, floor * 0.86), _DOOR)
            pen.outline(archway(middle - 6.1, y, 12.2, floor * 0.95), 0.8)
        else:
            masonry.window(pen, middle - 2.4, y - floor * 0.3, 4.8, 5, "plain")


def _roof(pen: Pen, quarter: str, walls: tuple[float, float, float], wall: Colour, grand: float) -> float:
    """A roof over walls (left, top, width), hipped or gabled, in the weave of the quarter; return its ridge."""
    left, top, width = walls
    colour, right, over, depth = COLOURS[quarter], left + width, 3.0, _DEPTH
    ridge = top - depth * 0.225 - (17 + 5 * grand)
    hip = 9 if pen.chance.random() < 0.5 else 0
    far, near = (right + depth / 2 + over - hip, ridge), (left + depth / 2 + hip - over, ridge)
    back = masonry.behind((right + over, top + over), depth)
    if hip:
        pen.face([(right + over, top + over), back, far], darker(colour, 0.3), 0.9)
        pen.hatch(polygon([(right + over, top + over), back, far]), 40, 1.7, 0.4, 120)
    else:
        gable = [(right, top), masonry.behind((right, top), depth), (far[0] - over, ridge)]
        pen.face(gable, mix(darker(wall, 0.18), (170, 126, 88), 0.25), 0.9)
        pen.hatch(polygon(gable), 66, 2.1, 0.42, 120)
    quad = [(left - over, top + over), (right + over, top + over), far, near]
    shape = polygon(quad)
    pen.fill(shape, mix(colour, (206, 150, 100), 0.12))
    stops = [(lighter(colour, 0.35), 120.0), (colour, 0.0), (darker(colour, 0.4), 90.0)]
    pen.gradient(shape, (0, ridge), (0, top), stops)
    weave(pen, quarter, shape, colour)
    pen.line(quad, 1.1, 240, closed=True, waver=0.2)
    pen.line([quad[0], quad[1]], 1.8, 245, waver=0.15)
    for i in range(int(width / 5)):
        pen.line([(left + i * 5 + 1, top + 3), (left + i * 5 + 1, top + 5)], 0.7, 200)
    return ridge


def _crown(pen: Pen, quarter: str, top: tuple[float, float, float], wall: Colour, grand: float, *, busy: bool) -> None:
    """A lantern on a grand roof, else a chimney."""
    left, ridge, width = top
    if grand > 0.5:
        at = left + width * 0.3 + _DEPTH / 2
        masonry.tower(pen, at, ridge + 6, 9, 15, wall, COLOURS[quarter], crowned=False)
        return
    at = left + width * pen.chance.uniform(0.3, 0.75) + _DEPTH / 2
    smokes = pen.chance.random() < 0.25 and busy
    masonry.chimney(pen, at, ridge + 3, 3.2, smokes)


def _varied(
    pen: Pen, quarter: str, walls: tuple[float, float, float, float], wall: Colour, kind: int, *, busy: bool
) -> None:
    """A raised gable, a gallery under the eaves, or an old family tower: no two neighbours are alike."""
    left, y, width, height = walls
    top, right = y - height, left + width
    if kind == 1:
        x, foot, half = left + width * 0.5, top + 3, 12.5
        gable = [(x - half, foot), (x + half, foot), (x + half, foot - 10), (x, foot - 21), (x - half, foot - 10)]
        pen.face(gable, lighter(wall, 0.2), 1.0)
        pen.line(
            [(x - half - 2, foot - 9), (x, foot - 23), (x + half + 2, foot - 9)],
            1.9,
            245,
            darker(COLOURS[quarter], 0.45),
        )
        pen.dot(x, foot - 9, 3.4, _DOOR)
        pen.outline(ellipse(x, foot - 9, 4.4), 0.7)
    elif kind == 2:
        gallery = [(left + 0.6, top + 13), (right - 0.6, top + 13), (right - 0.6, top + 3), (left + 0.6, top + 3)]
        pen.face(gallery, lighter(wall, 0.12), 0.7)
        masonry.arcade(pen, left + 1, top + 13, width - 2, 9, max(5, int(width / 8)))
    elif kind == 3 and busy:
        masonry.tower(pen, left - 7, y + 1, 15, height + 26, mix(wall, (206, 176, 132), 0.5), None, crowned=True)


def tinted(pen: Pen, quarter: str, draw: Callable[..., object], *where: float) -> None:
    """Draw one of the town's small houses, whose roof leans towards the colour of its quarter."""
    before = houses.TILES
    houses.TILES = tuple(mix(roof, COLOURS[quarter], 0.46) for roof in before)
    try:
        draw(pen, *where)
    finally:
        houses.TILES = before
