"""The river, the mill stream and the canal of the second game's city, with its boats."""

import math

import skia

from ..city import folk
from ..drawing.ink import Pen, paint
from ..drawing.palette import CREAM, INK, TIMBER, WATER, WATER_INK
from ..drawing.shapes import Point, curve, ellipse, join, polygon
from ..drawing.writing import lettering
from .plan import ARNO, RIVERS

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
