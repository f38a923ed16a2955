"""Strokes of a quill: pointed where it is lifted, and laid beside each other to follow a form."""

from collections.abc import Sequence

import skia

from ..drawing.ink import Pen, paint
from ..drawing.palette import INK, Colour
from ..drawing.shapes import Point, curve, polygon


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
