"""The ring as a paved walk with a field for each square, and the river, mill stream and canal that it crosses."""

import math

import skia

from scripts.art.citta.plan import ARNO, BRIDGES, CORNERS, LIGHTS, PLAZA, RIVERS, SQUARES, box, field, middle, side
from scripts.art.citta.signs import sign
from scripts.art.city import folk, masonry
from scripts.art.drawing.ink import Pen, lettering, paint
from scripts.art.drawing.palette import CREAM, INK, SEPIA, TIMBER, WATER, WATER_INK, Colour, lighter, mix
from scripts.art.drawing.shapes import Point, archway, curve, ellipse, join, polygon, rectangle, star
from scripts.art.drawing.symbols import symbol

_Course = list[tuple[float, float, float, float]]
"""Points along the middle of a water, with the direction in which it flows."""


def _dense(points: list[Point], step: float = 6) -> _Course:
    measure = skia.PathMeasure(curve(points), False)
    course: _Course = []
    distance = 0.0
    while distance <= measure.getLength():
        at, way = measure.getPosTan(distance)
        course.append((at.x(), at.y(), way.x(), way.y()))
        distance += step
    return course


_COURSES = [(_dense(points), half) for points, half in RIVERS]


def wet(x: float, y: float, margin: float = 0.0) -> bool:
    """Whether a spot is in the water or within `margin` of it."""
    return any(
        (px - x) ** 2 + (py - y) ** 2 < (half + margin) ** 2
        for course, half in _COURSES
        for px, py, _, _ in course[::2]
    )


def rivers(pen: Pen) -> None:
    """Water between its banks, with ripples along the current."""
    shapes = []
    for course, half in _COURSES:
        upper = [(x + ty * half, y - tx * half) for x, y, tx, ty in course]
        lower = [(x - ty * half, y + tx * half) for x, y, tx, ty in course]
        shapes.append(polygon(upper + lower[::-1]))
    water = join(*shapes)
    for width, colour, alpha in ((11, (206, 178, 134), 255), (7.4, INK, 220), (5.6, (226, 200, 154), 255)):
        pen.canvas.drawPath(water, paint(colour, alpha, width))
    pen.fill(water, (238, 226, 192))
    pen.wash(water, WATER, 235)
    with pen.within(water):
        pen.canvas.drawPath(water, paint((60, 90, 98), 120, 12, blur=5))
        _ripples(pen)
    pen.outline(water, 1.1, 235)


def _ripples(pen: Pen) -> None:
    dark, light = skia.Path(), skia.Path()
    for course, half in _COURSES:
        for x, y, tx, ty in course:
            for _ in range(3):
                off, length = pen.chance.uniform(-half, half), pen.chance.uniform(6, 16)
                px, py = x + ty * off, y - tx * off
                path = dark if pen.chance.random() < 0.66 else light
                path.moveTo(px, py)
                path.quadTo(px + tx * length / 2, py + ty * length / 2 - 1.6, px + tx * length, py + ty * length)
    pen.canvas.drawPath(dark, paint(WATER_INK, 120, 0.7))
    pen.canvas.drawPath(light, paint((250, 244, 226), 160, 0.8))


def name(pen: Pen) -> None:
    """The river's name along the current."""
    font, course, distance = lettering("CormorantGaramond-SemiBoldItalic", 22), _dense(ARNO, 1), 0.0
    start = next(number for number, point in enumerate(course) if point[0] > 560)
    for letter in "Fiume Arno":
        x, y, tx, ty = course[start + int(distance)]
        with pen.placed(x - ty * 7, y + tx * 7, turn=math.degrees(math.atan2(ty, tx))):
            pen.canvas.drawString(letter, 0, 0, font, paint((24, 50, 60), 240))
        distance += font.measureText(letter) + 3.4


def boat(pen: Pen, x: float, y: float, scale: float, *, sail: bool) -> None:
    """A boat with a sail, or with a man in it."""
    with pen.placed(x, y, scale * 1.1):
        pen.wash(ellipse(3, 5, 20, 2.6), (70, 98, 104), 130, 1)
        hull = skia.Path()
        hull.moveTo(-15, -2)
        hull.quadTo(-8, 5, 0, 5)
        hull.quadTo(10, 5, 16, -3)
        hull.quadTo(0, 1.6, -15, -2)
        hull.close()
        pen.solid(hull, TIMBER, 0.9)
        if not sail:
            folk.person(pen, 3, 1, 1.5)
            return
        pen.line([(0, 1), (0, -25)], 1.0)
        cloth = skia.Path()
        cloth.moveTo(1, -24)
        cloth.quadTo(15, -15, 12, -3)
        cloth.quadTo(6, -5, 1, -3)
        cloth.close()
        pen.solid(cloth, CREAM, 0.8)
        pen.face([(0, -25), (6, -27), (0, -29)], (168, 46, 30), 0.5)


_STONE: Colour = (238, 220, 182)
_BRIDGE: Colour = (232, 210, 166)
_LAID: Colour = (128, 62, 34)


def walk(pen: Pen) -> None:
    """Draw the whole ring."""
    fields = {number: polygon(field(number)) for number in SQUARES}
    whole = join(*fields.values())
    pen.canvas.drawPath(whole, paint((176, 136, 92), 90, 16, blur=6))
    pen.fill(whole, _STONE)
    for number, shape in fields.items():
        _pave(pen, number, shape)
    for number in BRIDGES:
        _bridge(pen, number)
    for shape in fields.values():
        pen.stroke(shape, 1.3, 170)
    for number in (1, 7, 9, 17, 22, 28):
        _laid(pen, number)
    for number in CORNERS:
        x, y = middle(number)
        pen.stroke(
            rectangle(x - PLAZA[0] + 4, y - PLAZA[1] + 4, 2 * PLAZA[0] - 8, 2 * PLAZA[1] - 8, 6), 0.8, 160, SEPIA
        )
    _kerb(pen, whole)
    for number in SQUARES:
        _number(pen, number)


def _pave(pen: Pen, number: int, shape: skia.Path) -> None:
    """Slabs in courses, tinted as the quarter; a chequer on piazze and markets."""
    square, (x, y, w, h) = SQUARES[number], box(number)
    if square["quarter"]:
        pen.fill(shape, mix(_STONE, LIGHTS[square["quarter"]], 0.6))
    with pen.within(shape):
        if square["kind"] in ("piazza", "market"):
            _chequer(pen, x, y, w, h)
        else:
            _slabs(pen, x, y, w, h)


def _chequer(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    row, down = 0, y
    while down < y + h:
        across = x + (row % 2) * 11
        while across < x + w:
            pen.fill(rectangle(across, down, 11, 8), (206, 172, 122), 120)
            across += 22
        down += 8
        row += 1


def _slabs(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    chance, down = pen.chance, y
    while down < y + h:
        across = x - chance.uniform(0, 14)
        while across < x + w:
            wide, tone = chance.uniform(11, 21), chance.random()
            colour = (186, 146, 98) if tone < 0.5 else (255, 246, 220)
            pen.fill(rectangle(across, down, wide, 8.4), colour, 26 + 44 * chance.random())
            pen.canvas.drawRect(skia.Rect(across, down, across + wide, down + 8.4), paint(SEPIA, 86, 0.55))
            across += wide
        down += 8.4


def _kerb(pen: Pen, whole: skia.Path) -> None:
    """A raised edge of pale stone around all of it."""
    pen.canvas.drawPath(whole, paint(INK, 235, 2.6))
    with pen.within(whole):
        for width, colour, alpha in ((6.8, (255, 248, 226), 210), (4.4, SEPIA, 190), (3.0, (246, 230, 194), 255)):
            pen.canvas.drawPath(whole, paint(colour, alpha, width))
    pen.canvas.drawPath(whole, paint(INK, 240, 1.5))


def _number(pen: Pen, number: int) -> None:
    """The number cut into the stone, at the corner away from who stands there."""
    x, y, w, h = box(number)
    font = lettering("Cinzel-Bold", 15)
    wide = font.measureText(str(number))
    at = x + 8 if side(number) == "left" and number not in CORNERS else x + w - 9 - wide
    lift = 10 if number in CORNERS else 9
    pen.canvas.drawString(str(number), at, y + h - lift, font, paint((108, 62, 30), 230))


def _laid(pen: Pen, number: int) -> None:
    """What is laid into the pavement of a piazza: lily, crown, cross, keys or sun."""
    x, y = middle(number)
    r, a = 23.0, 160
    pen.stroke(ellipse(x, y, r + 6, (r + 6) * 0.84), 1.2, 150, _LAID)
    if number in CORNERS:
        pen.stroke(ellipse(x, y, r + 9, (r + 9) * 0.84), 0.7, 130, _LAID)
    pen.fill(ellipse(x, y, r + 5, (r + 5) * 0.84), (250, 236, 204), 200)
    pen.canvas.save()
    pen.canvas.translate(x, y)
    pen.canvas.scale(1, 0.86)
    if number == 1:
        pen.fill(symbol("lily", 0, 0, r), _LAID, a + 50)
    elif number == 7:
        pen.fill(polygon([(-18, 12), (-20, -10), (-9, 0), (0, -17), (9, 0), (20, -10), (18, 12)]), _LAID, a)
        pen.fill(rectangle(-18, 14, 36, 4), _LAID, a)
    elif number in (9, 17):
        pen.fill(join(rectangle(-5, -20, 10, 40), rectangle(-20, -5, 40, 10)), _LAID, a)
        pen.stroke(ellipse(0, 0, 13), 1.6, a, _LAID)
    elif number == 22:
        pen.fill(sign("chiavi", 0, 0, 19), _LAID, a)
    else:
        pen.fill(star(0, 0, 22, 16, 0.6), _LAID, a)
        pen.fill(ellipse(0, 0, 7), (250, 236, 204))
    pen.canvas.restore()


def _bridge(pen: Pen, number: int) -> None:
    if side(number) in ("left", "right"):
        _steep_bridge(pen, *box(number))
    else:
        _flat_bridge(pen, *box(number))


def _steep_bridge(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """A bridge that is walked up or down, with parapets at both sides and cutwaters below."""
    pen.wash(
        polygon([(x + w, y + 14), (x + w + 22, y + 20), (x + w + 22, y + h - 12), (x + w, y + h - 8)]),
        WATER_INK,
        120,
        3,
    )
    for k in range(2):
        level = y + h * (0.36 + 0.3 * k)
        pen.face([(x + w + 3, level - 7), (x + w + 15, level), (x + w + 3, level + 7)], _BRIDGE, 0.9)
        pen.face([(x - 3, level - 7), (x - 14, level), (x - 3, level + 7)], _BRIDGE, 0.9)
    pen.fill(rectangle(x - 5, y + 8, w + 10, h - 16, 3), _BRIDGE)
    deck = [(x, y + 8), (x + w, y + 8), (x + w, y + h - 8), (x, y + h - 8)]
    masonry.stonework(pen, deck, 6, 90)
    for at in (x - 5, x + w - 2):
        pen.face([(at, y + 6), (at + 7, y + 6), (at + 7, y + h - 6), (at, y + h - 6)], lighter(_BRIDGE, 0.35), 1.0)
        for k in range(int((h - 12) / 9)):
            pen.line([(at, y + 12 + k * 9), (at + 7, y + 12 + k * 9)], 0.6, 150)


def _flat_bridge(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """A bridge that is walked across, its arches seen below it."""
    start, end, foot = x + 20, x + w - 20, y + h
    face = polygon([(start - 6, foot - 4), (end + 6, foot - 4), (end + 6, foot + 14), (start - 6, foot + 14)])
    pen.fill(face, _BRIDGE)
    pen.hatch(face, 0, 3.4, 0.5, 110)
    for k in range(2):
        arch = archway(start + 4 + k * (end - start) / 2, foot + 15, (end - start) / 2 - 8, 15)
        pen.fill(arch, (44, 62, 68))
        pen.outline(arch, 0.9)
    pen.outline(face, 1.0)
    for at in (y - 4, foot - 5):
        pen.face([(start - 8, at), (end + 8, at), (end + 8, at + 7), (start - 8, at + 7)], lighter(_BRIDGE, 0.35), 1.0)
        for k in range(int((end - start) / 9)):
            pen.line([(start + k * 9, at), (start + k * 9, at + 7)], 0.6, 150)
