"""How seats are told apart by more than colour: the mark of each, and the hats, by which outlines differ."""

from collections.abc import Callable, Sequence

import skia

from scripts.art.drawing.palette import IVORY, PALE_SEATS, Colour
from scripts.art.drawing.shapes import Point, curve, cut, ellipse, join, moved, polygon, rectangle, star

EBONY: Colour = (44, 26, 12)


def mark(seat: str, x: float, y: float, radius: float) -> skia.Path:
    """Circle for yellow, diamond for red, triangle for green, cross for blue, star for purple, crescent for bone."""
    r = radius
    if seat == "yellow":
        return ellipse(x, y, r * 0.86)
    if seat == "red":
        return polygon([(x, y - r * 1.12), (x + r * 0.86, y), (x, y + r * 1.12), (x - r * 0.86, y)])
    if seat == "green":
        return polygon([(x, y - r * 0.98), (x + r, y + r * 0.76), (x - r, y + r * 0.76)])
    if seat == "blue":
        arm = r * 0.36
        return join(rectangle(x - arm, y - r, 2 * arm, 2 * r), rectangle(x - r, y - arm, 2 * r, 2 * arm))
    if seat == "bone":
        return cut(ellipse(x, y, r * 1.08), ellipse(x + r * 0.5, y - r * 0.14, r * 0.72))
    return star(x, y + r * 0.06, r * 1.14)


def inlay(seat: str) -> Colour:
    """Return the colour of the mark where it is let into the seat's own colour."""
    return EBONY if seat in PALE_SEATS else IVORY


def hat(seat: str, x: float, y: float, scale: float = 1) -> skia.Path:
    """The outline of a seat's hat; `x`, `y` is its seat on the brow, below which the eyes are seen, at scale 1."""
    return moved(_HATS[seat](), x, y, scale)


def trim(seat: str, x: float, y: float, scale: float = 1) -> skia.Path:
    """What the knife cut into the hat: bands, folds and the vane of the feather, as lines to be stroked."""
    lines = skia.Path()
    for points in _TRIMS[seat]:
        lines.addPath(curve(points))
    return moved(lines, x, y, scale)


def _brim() -> skia.Path:
    brim = [
        (-25, 4.6),
        (-15, 1.6),
        (0, 0.4),
        (15, 1.6),
        (25, 4.6),
        (24, 7.4),
        (12, 8.6),
        (0, 9),
        (-12, 8.6),
        (-24, 7.4),
    ]
    crown = [(-10.4, 5), (-9.8, -6), (-6, -10.6), (0, -11.6), (6, -10.6), (9.8, -6), (10.4, 5)]
    return join(curve(brim, closed=True), curve(crown, closed=True))


def _beret() -> skia.Path:
    """A wide soft cap that hangs down on one side."""
    bag = [(-12, 3), (-13.6, -3.6), (-6, -10), (7, -11.4), (20, -7.6), (27, 0.6), (25.6, 9.6), (18, 12.6), (11.4, 8)]
    return join(curve([*bag, (0, 6)], closed=True), rectangle(-11.6, 2, 23.2, 5.8, 2.4))


def _peak() -> skia.Path:
    """A huntsman's cap, peaked in front, with a feather at the back."""
    cap = polygon([(-12.6, 7.6), (-13.6, 1), (-7, -8.4), (3, -9.6), (9.6, -2.6), (27.4, 6.4), (10, 8)])
    feather = [(-5, 3), (-11, -5), (-19.6, -12), (-20.6, -22.6), (-14, -19.6), (-8.6, -12), (-4, -3), (-2, 2)]
    return join(cap, curve(feather, closed=True))


def _hood() -> skia.Path:
    """A hood whose point falls back, with a cape that frames the face."""
    outer = [
        (-14.6, 24),
        (-14.4, 9),
        (-11, -2),
        (-4, -10.6),
        (5, -19),
        (14, -23),
        (19.6, -19.6),
        (14.8, -16),
        (9.4, -8.6),
    ]
    outer += [(12.6, 1), (14.6, 11), (14.6, 24), (8, 26), (-8, 26)]
    return cut(curve(outer, closed=True), ellipse(0, 12.6, 8.2, 8.8))


def _turban() -> skia.Path:
    """Cloth wound round the head, with one end that hangs down."""
    tail = [(11, -3), (18.6, 0), (21.4, 9), (20, 20), (24.6, 30), (15.4, 30.6), (13.2, 19), (12, 8)]
    return join(ellipse(0, 1.2, 18.6, 7.4), ellipse(-1, -5, 12.4, 8.2), curve(tail, closed=True))


def _tall_cap() -> skia.Path:
    """A tall stiff cap that widens upwards and is cleft at the top."""
    return polygon(
        [(-11, 7.6), (-11.6, 0), (-16.4, -19), (-7, -22.8), (0, -15.6), (7, -22.8), (16.4, -19), (11.6, 0), (11, 7.6)]
    )


_HATS: dict[str, Callable[[], skia.Path]] = {
    "yellow": _brim,
    "red": _beret,
    "green": _peak,
    "blue": _hood,
    "purple": _turban,
    "bone": _tall_cap,
}
_TRIMS: dict[str, Sequence[Sequence[Point]]] = {
    "yellow": (((-10, 0.6), (0, -0.8), (10, 0.6)), ((-20, 5.4), (0, 3.6), (20, 5.4))),
    "red": (((-11, 2.4), (0, 1.4), (11, 2.4)), ((4, 0), (14, 1), (20, 6))),
    "green": (((-13, 3.6), (0, 1.4), (12, 3), (22, 5.6)), ((-4, 0), (-11, -10), (-18, -19.6))),
    "blue": (((-9, 21), (-11, 12), (-6, 2), (0, 0), (6, 2), (11, 12), (9, 21)), ((6, -11), (13, -18))),
    "purple": (((-17, 3), (-6, 3.6), (8, -5)), ((-13, -2), (-3, -2.4), (6, -10)), ((-8, 7), (4, 4.6), (16, -1))),
    "bone": (((-11.4, 2), (0, 3.4), (11.4, 2)), ((0, -14), (0, 2))),
}
