"""The palaces of the second game, each a house of its own, and the sights of its city."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial

import skia

from scripts.art.citta.plan import COLOURS, HALF_FLAT, Thing, middle
from scripts.art.citta.signs import gonfalon, weave
from scripts.art.city import halls, houses, landmarks, masonry, plan
from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import GOLD, WALLS, Colour, darker, lighter, mix
from scripts.art.drawing.shapes import archway, curve, ellipse, polygon, ring, star

_STONE: Colour = (222, 196, 150)
_BRONZE: Colour = (84, 92, 74)


def monuments(pen: Pen) -> Iterator[Thing]:
    yield 600, partial(_sited, pen, "cathedral", landmarks.cathedral, 502, 588, 1.12)
    yield 640, partial(_signoria, pen)
    yield 150, partial(_castle, pen)
    x, y = middle(9)
    yield y - 26, partial(_sited, pen, "convent", halls.convent, x - 4, y - 30, 1.12)
    yield 152, partial(_sited, pen, "holy cross", halls.holy_cross, 1494, 150, 1.12)
    yield 632, partial(_sited, pen, "holy spirit", halls.holy_spirit, 1552, 640, 1.3)
    yield 704, partial(_obelisk, pen, 1576, 716)
    x, y = middle(28)
    yield y - 28, partial(_clock_tower, pen, x - 10, y - 30)
    yield 322, partial(_sited, pen, "C", halls.academy, 668, 316, 0.62)
    for number in (11, 24):
        x, y = middle(number)
        yield y - HALF_FLAT - 29, partial(_hall, pen, x, y - HALF_FLAT - 17, "seta" if number == 11 else "chiavi")


@contextmanager
def _at_the_origin(site: str) -> Iterator[None]:
    """Let a landmark of the first game's city be drawn where the pen is."""
    before = plan.SITES[site]
    plan.SITES[site] = plan.Site(0, 0, 0, 0, 0)
    try:
        yield
    finally:
        plan.SITES[site] = before


def _sited(pen: Pen, site: str, draw: Callable[[Pen], None], x: float, y: float, scale: float) -> None:
    with _at_the_origin(site), pen.placed(x, y, scale):
        draw(pen)


def _signoria(pen: Pen) -> None:
    """The town hall by the great square, as far as it is on the picture."""
    pen.canvas.save()
    pen.canvas.clipRect(skia.Rect(0, 470, 76, 744))
    _sited(pen, "A", landmarks.palace, 40, 716, 0.6)
    pen.canvas.restore()


def _castle(pen: Pen) -> None:
    """The emperor's castle, and his rider of bronze before it."""
    masonry.tower(pen, 10, 150, 26, 58, _STONE, crowned=True)
    masonry.block(pen, 36, 150, 74, 38, 22, _STONE, 1.0)
    masonry.stonework(pen, [(36, 150), (110, 150), (110, 112), (36, 112)], 4, 110)
    masonry.crenels(pen, (36, 112), (110, 112), 5.4, _STONE)
    pen.fill(archway(60, 150, 18, 26), (66, 42, 26))
    pen.outline(archway(57, 150, 24, 30), 0.9)
    masonry.tower(pen, 104, 152, 24, 68, _STONE, crowned=True)
    for x, foot in ((27, 72), (120, 62)):
        pen.line([(x, foot), (x, foot - 20)], 1.2)
        top = foot - 20
        flag = [(x, top), (x + 18, top + 3), (x + 13, top + 6.5), (x + 18, top + 10), (x, top + 11)]
        pen.face(flag, darker(COLOURS["elmo"], 0.1), 0.8)
    with pen.placed(168, 166, 1.15):
        _rider(pen)


def _rider(pen: Pen) -> None:
    """The emperor in bronze on his plinth, the foot of which is at the origin."""
    marble = (246, 234, 206)
    pen.face([(-15, 0), (15, 0), (13, -16), (-13, -16)], marble, 1.0)
    pen.face([(-18, 2), (18, 2), (18, -3), (-18, -3)], marble, 1.0)
    pen.face([(-15, -14), (15, -14), (15, -18), (-15, -18)], marble, 1.0)
    legs = (
        ((-12, -26), (-14, -21), (-12, -17)), ((-8, -26), (-7, -21), (-9, -17)),
        ((5, -26), (6, -21), (5, -17)), ((10, -28), (15, -26), (14, -21)),
    )  # fmt: skip
    for leg in legs:
        pen.stroke(polygon(leg, closed=False), 4.0)
        pen.stroke(polygon(leg, closed=False), 2.4, 255, _BRONZE)
    tail = [(-14.0, -32.0), (-19.0, -27.0), (-19.0, -20.0), (-16.0, -26.0)]
    horse = [
        (-15.0, -31.0), (-6.0, -34.0), (5.0, -33.0), (9.0, -41.0), (15.0, -43.0), (20.0, -37.0), (18.0, -34.0),
        (13.0, -35.0), (11.0, -27.0), (4.0, -25.0), (-8.0, -25.0), (-14.0, -25.0),
    ]  # fmt: skip
    pen.solid(curve(tail, closed=True), _BRONZE, 0.9)
    pen.solid(curve(horse, closed=True), _BRONZE, 1.1)
    pen.solid(curve([(-4, -44), (-12, -36), (-13, -28), (-5, -31)], closed=True), lighter(_BRONZE, 0.18), 1.0)
    pen.solid(curve([(-5, -31), (-5, -42), (0, -46), (4, -42), (4, -31)], closed=True), _BRONZE, 1.0)
    arm = polygon([(3, -41), (12, -47)], closed=False)
    pen.stroke(arm, 3.4)
    pen.stroke(arm, 2.0, 255, _BRONZE)
    pen.solid(ellipse(0, -49, 3.8), _BRONZE, 1.0)
    crown = polygon([(-4, -51), (-4, -55), (-1.6, -53), (0, -56), (1.6, -53), (4, -55), (4, -51)])
    pen.fill(crown, GOLD)
    pen.stroke(crown, 0.7)
    pen.soft(ellipse(-2, -32, 6, 2.4), (206, 214, 180), 130, 1.5)


def _obelisk(pen: Pen, x: float, y: float) -> None:
    pen.face([(x - 11, y), (x + 11, y), (x + 11, y - 9), (x - 11, y - 9)], (240, 224, 190), 1.0)
    pen.face([(x - 7, y - 9), (x + 2, y - 9), (x + 1, y - 66), (x - 4, y - 66)], (236, 206, 168), 1.0)
    pen.face([(x + 2, y - 9), (x + 7, y - 12), (x + 3.6, y - 67), (x + 1, y - 66)], (196, 158, 118), 0.9)
    pen.face([(x - 4, y - 66), (x + 3.6, y - 67), (x, y - 74)], (236, 206, 168), 0.8)
    pen.dot(x, y - 76, 2.6, GOLD)
    pen.outline(ellipse(x, y - 76, 2.6), 0.7)


def _clock_tower(pen: Pen, x: float, y: float) -> None:
    """The clock of the square of novelties: a dial of stars with a golden sun."""
    wall, roof = (242, 224, 186), COLOURS["sfera"]
    masonry.block(pen, x - 30, y, 66, 34, 22, wall, 1.0)
    masonry.arcade(pen, x - 28, y, 62, 25, 4)
    quad = [(x - 33, y - 33), (x + 39, y - 33), (x + 47, y - 47), (x - 20, y - 47)]
    pen.fill(polygon(quad), roof)
    weave(pen, "sfera", polygon(quad), roof)
    pen.line(quad, 1.0, closed=True)
    masonry.tower(pen, x - 10, y - 30, 26, 56, wall, roof, crowned=False)
    cx, cy = x + 3, y - 62
    pen.fill(ellipse(cx, cy, 11.5), (40, 70, 92))
    pen.stroke(ring(cx, cy, 11.5, 9.4), 1.2, 255, GOLD)
    pen.outline(ellipse(cx, cy, 12), 1.0)
    pen.fill(star(cx, cy, 8.4, 12, 0.82), (250, 220, 140), 120)
    pen.fill(star(cx, cy, 4.6, 8, 0.5), (250, 212, 110))
    pen.line([(cx, cy), (cx + 6, cy - 4)], 1.2, 255, (255, 240, 200))


def _hall(pen: Pen, x: float, y: float, quarter: str) -> None:
    """An open hall behind the stalls of a market."""
    masonry.block(pen, x - 42, y, 76, 30, 20, (240, 218, 176), 1.0)
    masonry.arcade(pen, x - 40, y, 72, 22, 5)
    quad = [(x - 45, y - 28), (x + 37, y - 28), (x + 46, y - 50), (x - 32, y - 50)]
    roof = mix(COLOURS[quarter], (226, 190, 140), 0.3)
    pen.fill(polygon(quad), roof)
    weave(pen, quarter, polygon(quad), roof)
    pen.line(quad, 1.1, closed=True)
    pen.line(quad[:2], 1.8)


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
