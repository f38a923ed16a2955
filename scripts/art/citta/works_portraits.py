"""The works of art that show one person, or a mother with her children."""

from ..drawing.ink import Pen
from ..drawing.palette import Colour, darker, lighter
from ..drawing.shapes import ellipse, polygon, rectangle
from .works_figures import SKIN, Work, bust, closed, head, hills


def sitter(pen: Pen, work: Work) -> None:
    """A lady before a view, hands laid together."""
    if sum(work.ground) > 200:
        hills(pen, -3, work.ground)
    bust(pen, work)
    pen.fill(polygon([(-4, -2), (4, -2), (5, 7), (0, 10), (-5, 7)]), SKIN)
    head(pen, 0, -7, 1, work)
    hands = closed((-9, 15), (-1, 12), (9, 15), (8, 19), (-1, 18), (-8, 19))
    pen.solid(hands, SKIN, 0.6)


def official(pen: Pen, work: Work) -> None:
    """A man of rank with a cap."""
    bust(pen, work, 5)
    pen.fill(polygon([(-4, -1), (4, -1), (4, 7), (-4, 7)]), SKIN)
    head(pen, 0, -6, 0.98, work, long=False)
    pen.solid(closed((-8, -9), (-7, -17), (2, -19), (9, -15), (8, -9), (0, -11)), lighter(work.dress, 0.1), 0.8)
    for k in range(3):
        pen.dot(0, 11 + k * 4, 0.9, (226, 190, 100))


def profile(pen: Pen, work: Work) -> None:
    """A duke in profile, with a red cap."""
    hills(pen, 8, (150, 160, 110))
    bust(pen, work, 8)
    face = closed((5, -14), (-5, -12), (-6, -7), (-9, -3), (-6, -1), (-7, 3), (-3, 7), (5, 7), (7, -4))
    pen.solid(face, SKIN, 0.7)
    pen.solid(closed((7, -8), (8, -19), (-2, -21), (-7, -16), (-6, -11), (2, -12)), work.dress, 0.8)
    pen.solid(closed((2, -11), (8, -11), (9, 4), (4, 5)), work.hair, 0.5)
    pen.dot(-3.6, -6.4, 0.9)


def veiled(pen: Pen, work: Work) -> None:
    """A woman under a blue veil, one hand raised."""
    pen.solid(closed((-18, 32), (-14, 4), (-9, -14), (0, -20), (9, -14), (14, 4), (18, 32)), work.dress, 0.9)
    pen.solid(ellipse(0, -6, 6, 8), SKIN, 0.6)
    for eye in (-2.3, 2.3):
        pen.line([(eye - 1.2, -7), (eye + 1.2, -7)], 0.8, 220, waver=0)
    pen.line([(-1.6, -1.6), (1.6, -1.6)], 0.8, 210, (150, 56, 44), waver=0)
    pen.solid(closed((-6, 16), (-2, 9), (3, 8), (6, 12), (0, 17)), SKIN, 0.6)


def prophet(pen: Pen, work: Work) -> None:
    """A figure that comes out of the dark and points up."""
    pen.radial(
        rectangle(-30, -34, 60, 68), (0, -4), 28, [((226, 160, 90), 220), ((110, 66, 34), 120), ((30, 20, 14), 0)]
    )
    bust(pen, work, 6)
    head(pen, -1, -6, 0.95, work)
    pen.line([(10, 14), (9, -4), (10, -16)], 3.2, 255, darker(SKIN, 0.15), waver=0.1)
    pen.line([(13, 22), (13, -20)], 0.9, 230, (206, 160, 90), waver=0)
    pen.line([(9, -15), (17, -15)], 0.9, 230, (206, 160, 90), waver=0)


def madonna(pen: Pen, work: Work) -> None:
    """Mother and child in a meadow."""
    hills(pen, 0, work.ground)
    pen.solid(closed((-17, 30), (-11, 6), (-5, -6), (5, -6), (11, 6), (17, 30)), work.dress, 0.9)
    pen.fill(closed((-5, 20), (-5, -4), (5, -4), (5, 20)), (178, 54, 46))
    pen.solid(closed((-8, 2), (-7, -14), (0, -19), (7, -14), (8, 2), (0, -2)), work.dress, 0.7)
    pen.solid(ellipse(0, -9, 4.6, 6), SKIN, 0.5)
    pen.solid(ellipse(6, 12, 4, 6.4), SKIN, 0.5)
    pen.solid(ellipse(6, 3.6, 3, 3.4), SKIN, 0.5)
    pen.stroke(ellipse(0, -11, 9, 9), 0.7, 200, (240, 206, 110))
    pen.stroke(ellipse(6, 3, 5, 5), 0.6, 200, (240, 206, 110))


def grotto(pen: Pen, work: Work) -> None:
    """The same among rocks."""
    pen.fill(rectangle(-30, -34, 60, 68), (182, 190, 160))
    for rock in (
        ((-34, -30), (-6, -30), (-10, -8), (-18, 4), (-34, 10)),
        ((34, -30), (4, -30), (9, -12), (17, 0), (34, 8)),
    ):
        pen.solid(closed(*rock), work.ground, 0.8)
    pen.fill(rectangle(-30, 12, 60, 30), darker(work.ground, 0.15))
    with pen.placed(0, 3, 0.86):
        _mother(pen, work)
    for x in (-12.0, 12.0):
        pen.solid(ellipse(x, 15, 3.4, 5), SKIN, 0.5)
        pen.solid(ellipse(x, 9, 2.6, 2.8), SKIN, 0.5)


def _mother(pen: Pen, work: Work) -> None:
    pen.solid(closed((-15, 26), (-10, 4), (0, -6), (10, 4), (15, 26)), work.dress, 0.9)
    pen.solid(ellipse(0, -9, 4.6, 6), SKIN, 0.5)
    pen.solid(closed((-6, -6), (-5, -15), (0, -17), (5, -15), (6, -6), (0, -11)), work.hair, 0.5)


def tondo(pen: Pen, work: Work) -> None:
    """A family within a circle."""
    pen.fill(rectangle(-30, -34, 60, 68), (120, 84, 44))
    round_ = ellipse(0, 0, 17)
    pen.stroke(ellipse(0, 0, 18), 2.4, 255, (222, 174, 74))
    with pen.within(round_):
        pen.fill(round_, work.ground)
        pen.solid(closed((-16, 20), (-9, 2), (2, -6), (12, 4), (16, 20)), work.dress, 0.8)
        pen.solid(closed((2, 20), (6, 4), (14, 6), (18, 20)), (60, 96, 130), 0.8)
        for x, y, r in ((-1, -6, 4.0), (8, -9, 3.6), (4, -1, 2.8)):
            pen.solid(ellipse(x, y, r, r * 1.2), SKIN, 0.5)


def pair(pen: Pen, work: Work) -> None:
    """Two who sit side by side, one of them smaller."""
    pen.face([(5, -4), (20, -4), (20, -22), (5, -22)], (176, 200, 206), 0.6)
    _small_bust(pen, -5, 0, 1.0, work.dress, work)
    _small_bust(pen, 10, 8, 0.78, (196, 150, 66), work)


def _small_bust(pen: Pen, x: float, y: float, s: float, dress: Colour, work: Work) -> None:
    body = ((-12, 34), (-10, 10), (-4, 4), (4, 4), (10, 10), (12, 34))
    pen.solid(closed(*((x + px * s, y + py * s) for px, py in body)), dress, 0.8)
    head(pen, x, y - 4 * s, 0.86 * s, work, long=False)
