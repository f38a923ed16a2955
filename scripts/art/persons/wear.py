"""What people wear and grow: gowns, hair, beards and what is on their heads, around the head of `head`."""

from collections.abc import Sequence

import skia

from ..drawing.ink import Pen, paint
from ..drawing.palette import Colour, darker, lighter
from ..drawing.shapes import Point, curve, ellipse, moved
from .shade import crescent, dark_side, flow, rounded, taper, weighted

LINEN: Colour = (246, 236, 214)
GILT: Colour = (236, 190, 80)
PEARL: Colour = (250, 244, 232)


def cloth(dye: Colour) -> Colour:
    """What a gown is made of, beside a hat of the full colour of its `dye`."""
    return darker(dye, 0.16)


def mass(pen: Pen, points: Sequence[Point], colour: Colour, width: float = 1.1) -> skia.Path:
    """A closed shape with a body: lit from the upper left, dark and hatched to the other side and below."""
    shape = curve(points, closed=True)
    weighted(pen, shape, colour, width)
    rounded(pen, shape, colour)
    pen.outline(shape, width * 0.8)
    return shape


def strands(pen: Pen, lines: Sequence[Sequence[Point]], colour: Colour, width: float = 0.7) -> None:
    """Single hairs or folds."""
    for points in lines:
        pen.outline(curve(points), width, 190, colour)


def gown(pen: Pen, colour: Colour, *, broad: float = 0) -> None:
    """Shoulders and breast, turned a little to the left."""
    points = [
        (2 - broad, 118),
        (9 - broad, 97),
        (24, 86),
        (38, 83),
        (52, 85),
        (67, 86),
        (81 + broad, 97),
        (88 + broad, 118),
    ]
    mass(pen, points, colour, 1.3)
    fold = darker(colour, 0.6)
    strands(
        pen,
        [
            [(18, 116), (20, 102), (29, 90)],
            [(31, 116), (33, 104), (36, 94)],
            [(60, 116), (60, 104), (58, 92)],
            [(74, 116), (72, 102), (64, 90)],
        ],
        fold,
        0.9,
    )


def open_collar(pen: Pen, colour: Colour = LINEN) -> None:
    """A shirt's collar, turned down."""
    left = curve([(38, 81), (34, 86), (40, 98), (45, 94), (42, 86)], closed=True)
    right = curve([(61, 78), (66, 85), (54, 99), (47, 95), (52, 87)], closed=True)
    for part in (left, right):
        weighted(pen, part, colour, 1.0)
        rounded(pen, part, colour)


def high_collar(pen: Pen, colour: Colour) -> None:
    """A stiff collar that stands up round the neck."""
    mass(pen, [(39, 78), (36, 88), (44, 92), (56, 91), (65, 84), (62, 74), (54, 82), (45, 83)], colour, 1.0)


def fur(pen: Pen, colour: Colour) -> None:
    """A broad collar of fur along the opening of a gown."""
    for points in (
        [(37, 82), (26, 88), (30, 104), (38, 118), (46, 118), (42, 100), (42, 90)],
        [(60, 78), (72, 88), (68, 102), (60, 118), (50, 118), (54, 102), (54, 90)],
    ):
        shape = mass(pen, points, colour)
        with pen.within(shape):
            pen.hatch(shape, 78, 1.8, 0.7, 150, darker(colour, 0.6))


def neckline(pen: Pen, skin: Colour, trim: Colour) -> None:
    """The square opening of a lady's gown."""
    opening = curve([(34, 87), (40, 85), (52, 86), (62, 84), (63, 95), (48, 100), (33, 96)], closed=True)
    pen.solid(opening, skin, 0.8)
    with pen.within(opening):
        pen.soft(ellipse(62, 90, 10, 12), darker(skin, 0.5), 130, 4)
    band = curve([(33, 94), (46, 100.4), (63, 94.4)])
    pen.stroke(band, 4.0, 255, darker(trim, 0.65))
    pen.stroke(band, 2.6, 255, trim)


def chain(pen: Pen, points: Sequence[Point], colour: Colour = GILT) -> None:
    """A chain of office."""
    line = curve(points)
    pen.stroke(line, 3.2, 255, darker(colour, 0.7))
    pen.stroke(line, 1.9, 255, colour)


def pearls(pen: Pen, points: Sequence[Point], radius: float = 1.3) -> None:
    """A string of pearls, one for about each three units."""
    measure = skia.PathMeasure(curve(points), False)
    count = max(2, round(measure.getLength() / (radius * 2.3)))
    for number in range(count + 1):
        place, _ = measure.getPosTan(measure.getLength() * number / count)
        pen.dot(place.x(), place.y(), radius + 0.5, (70, 44, 24))
        pen.dot(place.x(), place.y(), radius, PEARL)


def curls(pen: Pen, points: Sequence[Point], colour: Colour, radius: float = 5.2) -> None:
    """A head of curls, each a lock that winds round itself and catches light on its shoulder."""
    for x, y in points:
        size = radius * pen.chance.uniform(0.84, 1.14)
        lock = moved(ellipse(0, 0, size * 1.1, size * 0.86), x, y, turn=pen.chance.uniform(0, 180))
        weighted(pen, lock, colour, 0.7)
        with pen.within(lock):
            pen.soft(crescent(pen, lock, size * 0.7, size * 0.5), darker(colour, 0.6), 190, 1.2)
        with pen.placed(x, y, size, pen.chance.uniform(-40, 80)):
            for wind in (
                [(0.6, -0.5), (0.7, 0.3), (0, 0.66), (-0.55, 0.2), (-0.2, -0.3), (0.25, 0)],
                [(0.2, -0.8), (-0.5, -0.6), (-0.8, 0.1)],
            ):
                pen.canvas.drawPath(taper(wind, 0.2), paint(darker(colour, 0.62), 220))
        glint = [(-0.55, -0.2), (-0.3, -0.6), (0.3, -0.6)]
        line = [(x + dark_side(pen) * a * size, y + b * size) for a, b in glint]
        pen.canvas.drawPath(taper(line, size * 0.2), paint(lighter(colour, 0.34), 170))


def beard(pen: Pen, colour: Colour, length: float, *, width: float = 0, mouth: bool = True) -> None:
    """A full beard from the near ear round the chin, `length` units below it."""
    tip = 74 + length
    points = [
        (32, 61),
        (31.6 - width, 68),
        (34 - width, 74 + length * 0.4),
        (40, tip),
        (47 + width * 0.4, 74 + length * 0.7),
        (55 + width, 68),
        (59.6, 56),
        (56, 57),
        (51, 63.6),
        (46, 63.4),
        (40, 63.8),
        (35, 63.4),
    ]
    shape = mass(pen, points, colour)
    with pen.within(shape):
        far = [(32.4, 62), (33 - width, 70 + length * 0.2), (37, 73 + length * 0.6), (39.4, tip + 1)]
        near = [(59.6, 55), (57 + width, 68 + length * 0.2), (49 + width, 74 + length * 0.6), (41.4, tip + 1)]
        flow(pen, far, near, colour, 17)
        flow(pen, near[:3], far[:3], colour, 13, 0.7)
    if mouth:
        pen.fill(curve([(36, 67), (39.4, 66), (44, 67), (39.4, 69.2)], closed=True), (142, 60, 48))
        pen.outline(curve([(35.6, 67.2), (39.4, 67.6), (44.4, 67)]), 0.9)


def moustache(pen: Pen, colour: Colour, droop: float = 3) -> None:
    """Over the mouth, its ends drooping or, where `droop` is negative, turned up."""
    points = [
        (38, 62.8),
        (34.6, 63.8),
        (31.4, 64.4 + droop),
        (35, 66.4),
        (39, 65.4),
        (44, 66.6),
        (49.6, 64.4 + droop),
        (45.4, 63.6),
    ]
    mass(pen, points, colour, 0.8)
    flow(
        pen,
        [(38, 63.2), (34.6, 64.4), (31.6, 64.4 + droop)],
        [(39, 65), (36, 66), (32.4, 64.8 + droop)],
        colour,
        4,
        0.6,
    )
    flow(pen, [(38.6, 63.2), (44.6, 64), (49.4, 64.4 + droop)], [(39, 65), (43, 66), (48, 65 + droop)], colour, 5, 0.6)
