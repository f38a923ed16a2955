"""How a draughtsman rounds a form: light from the upper left, a heavy line away from it, strokes that follow the form.

Heads are described as looking left; where the whole is mirrored, the light comes from the other side of the
description, so that on paper it always falls from the upper left.
"""

from collections.abc import Sequence

import skia

from ..drawing.ink import Pen, paint
from ..drawing.palette import INK, Colour, darker, lighter
from ..drawing.shapes import Point, curve, cut, moved, polygon


def dark_side(pen: Pen) -> int:
    """1 where shadows fall to the right of what is described, -1 where they fall to its left."""
    return 1 if pen.canvas.getTotalMatrix().getScaleX() > 0 else -1


def weighted(pen: Pen, path: skia.Path, colour: Colour, width: float = 1.0) -> None:
    """Fill `path` and draw round it, with a line that is twice as heavy where no light falls."""
    pen.fill(moved(path, dark_side(pen) * width * 0.55, width * 0.6), INK)
    pen.fill(path, colour)
    pen.outline(path, width * 0.8)


def crescent(pen: Pen, path: skia.Path, wide: float, high: float) -> skia.Path:
    """The part of `path` that lies along its dark edge, to the side and below."""
    return cut(path, moved(path, -dark_side(pen) * wide, -high))


def rounded(pen: Pen, shape: skia.Path, colour: Colour, *, ink: Colour = INK) -> None:
    """Light on the near edge of `shape`, half-tone and two layers of hatching towards the far one."""
    side, deep = dark_side(pen), _thickness(shape)
    with pen.within(shape):
        pen.soft(crescent(pen, shape, deep * 0.6, deep * 0.36), darker(colour, 0.72), 130, min(3, deep * 0.3))
        pen.soft(crescent(pen, shape, deep * 0.26, deep * 0.18), darker(colour, 0.85), 130, min(1.6, deep * 0.16))
        lit = cut(shape, moved(shape, side * deep * 0.24, deep * 0.28))
        pen.soft(lit, lighter(colour, 0.75), 125, min(1.6, deep * 0.2))
        pen.hatch(crescent(pen, shape, deep * 0.54, deep * 0.34), 90 + side * 34, 2.0, 0.5, 115, ink)
        pen.hatch(crescent(pen, shape, deep * 0.25, deep * 0.17), 90 - side * 30, 2.0, 0.45, 115, ink)


def _thickness(shape: skia.Path) -> float:
    """How thick `shape` is: the width of a band, or the radius of a disc."""
    measure = skia.PathMeasure(shape, True)
    length = measure.getLength()
    points = [measure.getPosTan(length * k / 80)[0] for k in range(80)]
    twice = sum(a.x() * b.y() - b.x() * a.y() for a, b in zip(points, points[1:] + points[:1], strict=True))
    return float(abs(twice) / length)


def taper(points: Sequence[Point], width: float) -> skia.Path:
    """A stroke of the quill along `points`, `width` where it is set down and pointed where it is lifted."""
    measure = skia.PathMeasure(curve(points), False)
    left: list[Point] = []
    right: list[Point] = []
    for k in range(9):
        place, way = measure.getPosTan(measure.getLength() * k / 8)
        half = width / 2 * (1 - k / 8) ** 0.8
        left.append((place.x() - way.y() * half, place.y() + way.x() * half))
        right.append((place.x() + way.y() * half, place.y() - way.x() * half))
    return polygon(left + right[::-1])


def form_hatch(
    pen: Pen,
    dark: Sequence[Point],
    light: Sequence[Point],
    count: int,
    *,
    bow: float = 0.6,
    width: float = 0.62,
    alpha: float = 165,
    colour: Colour = INK,
) -> None:
    """`count` strokes from one line to another, bowed round the form, that end in a point towards the light."""
    first, last = (skia.PathMeasure(curve(points), False) for points in (dark, light))
    strokes = skia.Path()
    for k in range(count):
        share = (k + 0.5 + pen.chance.uniform(-0.18, 0.18)) / count
        start, _ = first.getPosTan(first.getLength() * share)
        end, _ = last.getPosTan(last.getLength() * min(1, share + pen.chance.uniform(-0.02, 0.02)))
        reach = pen.chance.uniform(0.82, 1.06)
        x, y = start.x() + (end.x() - start.x()) * reach, start.y() + (end.y() - start.y()) * reach
        middle = ((start.x() + x) / 2, (start.y() + y) / 2 + bow)
        strokes.addPath(taper([(start.x(), start.y()), middle, (x, y)], width))
    pen.canvas.drawPath(strokes, paint(colour, alpha))


def flow(
    pen: Pen,
    first: Sequence[Point],
    last: Sequence[Point],
    colour: Colour,
    count: int = 9,
    width: float = 0.9,
) -> None:
    """Hairs of `colour` that lie between two others, dark ones and, towards the light, fair ones."""
    lit = first if dark_side(pen) > 0 else last
    for k in range(count):
        share = (k + pen.chance.uniform(-0.25, 0.25)) / max(1, count - 1)
        points = [
            (a[0] + (b[0] - a[0]) * share + pen.chance.uniform(-0.3, 0.3), a[1] + (b[1] - a[1]) * share)
            for a, b in zip(first, last, strict=True)
        ]
        near = share < 0.5 if lit is first else share > 0.5
        fair = near and k % 2 == 1
        tone = lighter(colour, 0.45) if fair else darker(colour, 0.62)
        pen.canvas.drawPath(taper(points, width), paint(tone, 200 if fair else 215))
        pen.canvas.drawPath(taper(points[::-1], width * 0.7), paint(tone, 150))
