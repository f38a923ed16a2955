"""The mark of each seat: a shape of its own, so that seats differ by more than colour."""

import skia

from ..drawing.palette import IVORY, PALE_SEATS, Colour
from ..drawing.shapes import cut, ellipse, join, polygon, rectangle, star

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
