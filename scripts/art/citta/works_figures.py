"""What several works of art show: figures, faces and hills; and what tells works of a family apart."""

from dataclasses import dataclass

import skia

from ..drawing.ink import Pen
from ..drawing.palette import Colour, darker
from ..drawing.shapes import Point, curve, ellipse, rectangle

SKIN: Colour = (238, 204, 166)


@dataclass(frozen=True)
class Work:
    """A work: its family, the colours of dress, hair and ground, and whether it is mirrored."""

    family: str
    dress: Colour
    hair: Colour = (96, 58, 30)
    ground: Colour = (120, 140, 128)
    mirrored: bool = False


def closed(*points: Point) -> skia.Path:
    """A soft outline through points, closed."""
    return curve(list(points), closed=True)


def hills(pen: Pen, level: float, colour: Colour) -> None:
    """Sky above, a line of hills, land below."""
    sky = rectangle(-30, -34, 60, 34 + level)
    pen.gradient(sky, (0, -28), (0, level), [((164, 190, 198), 255), ((226, 214, 176), 255)])
    land = closed((-32, level + 2), (-16, level - 5), (-2, level), (14, level - 6), (32, level), (34, 40), (-34, 40))
    pen.fill(land, colour)
    pen.outline(land, 0.5, 140)
    for x in (-14.0, 13.0):
        pen.fill(ellipse(x, level - 3, 1.4, 4), darker(colour, 0.35))


def head(pen: Pen, x: float, y: float, s: float, work: Work, *, long: bool = True) -> None:
    """A face with hair; `long` hair falls to the shoulders."""
    if long:
        fall = ((-8, -6), (-9.6, 8), (-6, 14), (6, 14), (9.6, 8), (8, -6), (0, -13))
        pen.solid(closed(*((x + px * s, y + py * s) for px, py in fall)), work.hair, 0.6)
    pen.solid(ellipse(x, y, 6.2 * s, 8 * s), SKIN, 0.6)
    cap = ((-6.8, -1), (-6.4, -9), (0, -12), (6.4, -9), (6.8, -1), (4, -6), (-4, -6))
    pen.solid(closed(*((x + px * s, y + py * s) for px, py in cap)), work.hair, 0.5)
    for eye in (-2.4, 2.2):
        pen.line([(x + (eye - 1.2) * s, y - 0.6 * s), (x + (eye + 1.2) * s, y - 0.6 * s)], 0.8, 220, waver=0)
    pen.line([(x, y), (x - 0.9 * s, y + 2.6 * s)], 0.5, 170, waver=0)
    pen.line([(x - 1.8 * s, y + 4.6 * s), (x + 1.8 * s, y + 4.6 * s)], 0.8, 210, (150, 56, 44), waver=0)


def bust(pen: Pen, work: Work, top: float = 4) -> None:
    """The dress over a pair of shoulders that begin at `top`."""
    shoulders = ((-18, 30), (-16, top + 7), (-6, top), (6, top), (16, top + 7), (18, 30))
    shape = closed(*shoulders)
    pen.solid(shape, work.dress, 0.8)
    pen.hatch(shape, 62, 2.4, 0.4, 70)


def nude(pen: Pen, x: float, work: Work, lean: float, dress: Colour) -> None:
    """A slender standing figure."""
    body = ((-4, 20), (-4.6, 6), (-3.4, -2), (-4.4, -8), (0, -10), (4.4, -8), (3.4, -2), (4.6, 6), (4, 20))
    pen.solid(closed(*((x + px + lean * (20 - py) / 30, py) for px, py in body)), dress, 0.6)
    pen.solid(ellipse(x + lean, -14, 3, 3.8), SKIN, 0.5)
    pen.solid(
        closed((x + lean - 3.4, -12), (x + lean - 3, -18), (x + lean + 3, -18), (x + lean + 4, -8)), work.hair, 0.5
    )
