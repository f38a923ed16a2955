"""The forty works of art as small framed pictures: a dozen families, each work with colours of its own."""

from collections.abc import Callable
from dataclasses import dataclass

import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet
from scripts.art.drawing.palette import INK, Colour, darker, lighter
from scripts.art.drawing.shapes import Point, archway, curve, ellipse, polygon, rectangle

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


def shell(pen: Pen, work: Work) -> None:
    """Born of the sea, on a shell."""
    pen.gradient(rectangle(-30, -34, 60, 68), (0, -26), (0, 20), [((196, 214, 212), 255), (work.ground, 255)])
    for k in range(5):
        pen.outline(
            curve([(-18, 6 + k * 4), (-6, 5 + k * 4), (6, 7 + k * 4), (18, 5 + k * 4)]), 0.5, 150, (250, 250, 240)
        )
    shell = closed((-12, 20), (-13, 13), (0, 17), (13, 13), (12, 20), (0, 25))
    pen.solid(shell, (240, 206, 170), 0.8)
    for x in (-8, -4, 0, 4, 8):
        pen.line([(0, 24), (x * 1.3, 15)], 0.5, 170, waver=0)
    nude(pen, 0, work, 1.5, work.dress)
    pen.solid(closed((3, -14), (8, -6), (5, 4), (2, -4)), work.hair, 0.5)


def dancers(pen: Pen, work: Work) -> None:
    """Three who dance in a ring."""
    pen.fill(rectangle(-30, 14, 60, 30), lighter(work.ground, 0.2))
    for x in (-15.0, -5.0, 7.0, 15.0):
        pen.line([(x, -30), (x + 1, 4)], 1.1, 150, darker(work.ground, 0.5))
    for x, lean, tint in ((-10.0, 1.5, 0.0), (0.0, 0.0, 0.18), (10.0, -1.5, 0.08)):
        nude(pen, x, work, lean, darker(work.dress, tint))
    pen.line([(-9, -6), (0, -10), (9, -6)], 1.6, 240, SKIN)


def reclining(pen: Pen, work: Work) -> None:
    """She who rests on white linen."""
    pen.fill(rectangle(-30, -34, 34, 40), darker(work.ground, 0.4))
    if sum(work.ground) > 300:
        hills(pen, -4, work.ground)
    pen.solid(closed((-22, 22), (-20, 10), (0, 8), (20, 10), (22, 22)), (244, 238, 226), 0.7)
    body = ((-12, 6), (-5, 2), (3, 6), (12, 9), (19, 14), (16, 17), (4, 15), (-6, 14), (-14, 13))
    pen.solid(closed(*body), work.dress, 0.7)
    pen.solid(ellipse(-14, 3, 3.6, 4.2), SKIN, 0.5)
    pen.solid(closed((-18, 4), (-17, -2), (-12, -3), (-10, 1), (-15, 1)), work.hair, 0.5)
    pen.line([(-8, 6), (-2, 11), (3, 13)], 1.6, 240, darker(SKIN, 0.06))


def fountain(pen: Pen, work: Work) -> None:
    """Two loves at a fountain."""
    hills(pen, -4, work.ground)
    pen.face([(-13, 22), (13, 22), (13, 11), (-13, 11)], (226, 214, 190), 0.8)
    pen.solid(closed((-18, 20), (-14, 2), (-10, -6), (-5, 2), (-4, 18)), (236, 228, 214), 0.7)
    nude(pen, 11, work, -1, SKIN)
    pen.solid(closed((12, -8), (18, 2), (17, 18), (13, 6)), work.dress, 0.6)
    pen.solid(ellipse(-10, -10, 3.2, 4), SKIN, 0.5)


def statue(pen: Pen, work: Work) -> None:
    """A figure of marble or bronze in its niche."""
    niche = archway(-14, 26, 28, 50)
    pen.fill(niche, darker(work.ground, 0.35))
    pen.outline(niche, 0.8)
    pen.face([(-11, 26), (11, 26), (9, 18), (-9, 18)], lighter(work.ground, 0.35), 0.7)
    stone = work.dress
    for leg in ([(-3, 18), (-4, 8), (-1, 2)], [(4, 18), (3, 9), (1, 2)]):
        pen.line(leg, 4.6, 255, INK, waver=0.1)
        pen.line(leg, 3.4, 255, stone, waver=0.1)
    pen.solid(closed((-5, 4), (-6, -8), (0, -11), (6, -8), (4, 4), (0, 6)), stone, 0.7)
    for arm in ([(-6, -7), (-9, 0), (-6, 6)], [(6, -7), (9, -2), (5, -9)]):
        pen.line(arm, 3.6, 255, INK, waver=0.1)
        pen.line(arm, 2.4, 255, stone, waver=0.1)
    pen.solid(ellipse(0, -15, 3.4, 4.2), stone, 0.6)
    pen.soft(ellipse(-2, -5, 1.6, 5), (255, 255, 250), 120, 1)


def mourning(pen: Pen, work: Work) -> None:
    """She who holds the dead on her knees."""
    pen.solid(closed((-18, 28), (-13, 6), (-6, -6), (5, -6), (13, 6), (18, 28)), darker(work.dress, 0.18), 0.9)
    pen.solid(closed((-7, -4), (-6, -16), (0, -20), (6, -16), (7, -4), (0, -6)), work.dress, 0.7)
    pen.solid(ellipse(0, -11, 4, 5.2), lighter(work.dress, 0.3), 0.5)
    pen.solid(
        closed((-19, 8), (-10, 4), (2, 9), (12, 7), (19, 15), (15, 18), (2, 15), (-10, 12), (-18, 13)),
        lighter(work.dress, 0.3),
        0.7,
    )
    pen.solid(ellipse(-17, 5, 3.2, 3.6), lighter(work.dress, 0.3), 0.6)


def tempest(pen: Pen, work: Work) -> None:
    """A storm over a town by a river."""
    sky = [((52, 74, 92), 255.0), ((110, 136, 130), 255.0), ((126, 140, 74), 255.0), ((84, 92, 48), 255.0)]
    pen.gradient(rectangle(-30, -34, 60, 68), (0, -24), (0, 24), sky)
    pen.line([(6, -24), (2, -15), (6, -13), (1, -4)], 1.4, 255, (255, 246, 200))
    for x, high in ((-6, 12), (-1, 16), (4, 10), (9, 14)):
        pen.face([(x, 4), (x + 4, 4), (x + 4, 4 - high), (x, 4 - high)], (226, 204, 164), 0.6)
    pen.fill(polygon([(-4, 26), (2, 4), (6, 4), (8, 26)]), (140, 166, 170))
    pen.solid(ellipse(-14, -8, 6, 9), (70, 84, 44), 0.7)
    pen.face([(-13, 22), (-9, 22), (-9.5, 10), (-12.5, 10)], work.dress, 0.6)
    pen.dot(-11, 8, 1.8, SKIN)
    pen.solid(ellipse(13, 15, 4, 5), (240, 212, 176), 0.7)
    pen.dot(13, 8.6, 2, SKIN)


def temple(pen: Pen, work: Work) -> None:
    """People before a temple on a paved square."""
    pen.gradient(rectangle(-30, -34, 60, 40), (0, -26), (0, 0), [((158, 188, 200), 255), ((230, 220, 190), 255)])
    pen.fill(rectangle(-30, 4, 60, 30), work.ground)
    for k in range(-4, 5):
        pen.line([(k * 1.6, 4), (k * 8, 26)], 0.5, 130, waver=0)
    pen.face([(-9, 4), (9, 4), (9, -8), (-9, -8)], (240, 226, 190), 0.7)
    pen.solid(closed((-8, -8), (-6, -15), (0, -18), (6, -15), (8, -8)), (196, 150, 104), 0.7)
    pen.fill(archway(-2.4, 4, 4.8, 8), (86, 66, 50))
    for x, tint in ((-14, 0.0), (-9, 0.3), (-3, 0.1), (3, 0.45), (9, 0.0), (14, 0.25)):
        robe = (work.dress, (52, 80, 126), (206, 166, 70))[abs(int(x)) % 3]
        pen.face([(x - 2.6, 22), (x + 2.6, 22), (x + 1.6, 11), (x - 1.6, 11)], darker(robe, tint), 0.5)
        pen.dot(x, 9, 1.9, SKIN)


def battle(pen: Pen, work: Work) -> None:
    """Horsemen with lances."""
    for k, x in enumerate((-12.0, -7.0, -2.0, 4.0, 9.0, 14.0)):
        pen.line([(x, 12), (x + 5 - k, -24)], 0.9, 240, (226, 204, 160), waver=0)
    for x, y, coat in ((-9.0, 8.0, (236, 230, 216)), (8.0, 12.0, (60, 44, 34))):
        horse = ((-9, 0), (-2, -3), (5, -2), (8, -9), (11, -8), (9, 0), (5, 4), (-7, 4))
        pen.solid(closed(*((x + px, y + py) for px, py in horse)), coat, 0.7)
        for leg in (-6, -3, 3, 5):
            pen.line([(x + leg, y + 3), (x + leg + 1.5, y + 12)], 1.8, 255, coat)
        pen.solid(closed((x - 3, y - 2), (x - 3, y - 12), (x + 3, y - 12), (x + 2, y - 2)), work.dress, 0.6)
        pen.solid(ellipse(x, y - 14, 2.6, 3), (170, 176, 180), 0.6)
    pen.fill(rectangle(-30, 22, 60, 10), darker(work.ground, 0.3))


def dragon(pen: Pen, work: Work) -> None:
    """A knight against a dragon."""
    hills(pen, 2, work.ground)
    with pen.placed(3, -4, 0.95):
        _battle_rider(pen, work)
    tail = curve([(-20, 22), (-15, 14), (-10, 20), (-4, 16)])
    pen.stroke(tail, 4.4)
    pen.stroke(tail, 3.0, 255, (72, 118, 66))
    pen.solid(closed((-16, 16), (-22, 4), (-13, 9), (-9, 14)), (110, 150, 84), 0.7)
    pen.line([(-10, 18), (10, -6)], 1.2, 255, (236, 220, 180), waver=0)


def _battle_rider(pen: Pen, work: Work) -> None:
    horse = ((-9, 10), (-2, 7), (5, 8), (8, 1), (12, 2), (10, 10), (6, 14), (-7, 14))
    pen.solid(closed(*((float(x), float(y)) for x, y in horse)), (242, 236, 224), 0.7)
    for leg in (-6, -3, 3, 6):
        pen.line([(leg, 13), (leg + 1.5, 23)], 1.8, 255, (242, 236, 224))
    pen.solid(closed((-3, 8), (-3, -3), (3, -3), (2, 8)), work.dress, 0.6)
    pen.solid(ellipse(0, -6, 2.8, 3.2), (176, 182, 186), 0.6)


def procession(pen: Pen, work: Work) -> None:
    """Kings with their train, all gold."""
    pen.fill(rectangle(-30, -34, 60, 20), (40, 56, 96))
    _star(pen)
    for row, (y, count) in enumerate(((-4, 5), (6, 5), (18, 4))):
        for k in range(count):
            x = (k - (count - 1) / 2) * 8 + (row % 2) * 2
            robe = (work.dress, (150, 40, 40), (50, 84, 120), (206, 176, 96))[(k + row) % 4]
            pen.face([(x - 4, y + 12), (x + 4, y + 12), (x + 2.4, y), (x - 2.4, y)], robe, 0.5)
            pen.dot(x, y - 2.4, 2.4, SKIN)
            pen.fill(polygon([(x - 2.4, y - 4), (x, y - 7), (x + 2.4, y - 4)]), (240, 200, 90))


def _star(pen: Pen) -> None:
    pen.dot(10, -16, 2, (255, 236, 160))
    for way in ((0, -5), (5, 0), (0, 5), (-5, 0)):
        pen.line([(10, -16), (10 + way[0], -16 + way[1])], 0.7, 230, (255, 236, 160), waver=0)


def wrestlers(pen: Pen, work: Work) -> None:
    """A hero who lifts a giant off the ground."""
    hills(pen, 10, (150, 150, 90))
    for x, y, lean in ((-3.0, 2.0, 2.0), (4.0, -6.0, -2.0)):
        body = ((-5, 18), (-4, 6), (-6, -6), (0, -10), (6, -6), (4, 6), (5, 18))
        pen.solid(closed(*((x + px + lean * (18 - py) / 28, y + py) for px, py in body)), work.dress, 0.8)
        pen.solid(ellipse(x + lean * 1.1, y - 13, 3, 3.6), SKIN, 0.5)
        pen.solid(closed((x - 2, y - 14), (x + lean, y - 18), (x + 4, y - 14), (x + lean, y - 15)), work.hair, 0.5)
    pen.line([(-8, -2), (0, 2), (8, 0)], 2.6, 255, darker(work.dress, 0.12))


_WIDE, _HIGH = 44, 52
_BORDER = 5.0
WORKS: dict[int, Work] = {
    1: Work("sitter", (54, 50, 34), (60, 38, 22), (142, 150, 110)),
    2: Work("statue", (244, 238, 226), ground=(92, 96, 110)),
    3: Work("shell", (246, 206, 190), (216, 150, 66), (150, 190, 186)),
    4: Work("dancers", (248, 236, 222), (200, 140, 70), (52, 66, 40)),
    5: Work("sitter", (120, 40, 36), (104, 62, 30), (40, 38, 42), mirrored=True),
    6: Work("madonna", (38, 68, 130), (120, 74, 40), (176, 196, 160)),
    7: Work("mourning", (238, 232, 220), ground=(70, 64, 70)),
    8: Work("grotto", (44, 66, 104), (160, 110, 60), (64, 58, 46)),
    9: Work("fountain", (176, 52, 44), (214, 160, 80), (112, 126, 84)),
    10: Work("tempest", (176, 50, 36), ground=(72, 96, 100)),
    11: Work("reclining", (246, 216, 186), (196, 132, 62), (116, 40, 34)),
    12: Work("temple", (176, 56, 42), ground=(206, 186, 142)),
    13: Work("tondo", (186, 66, 60), (130, 84, 44), (146, 170, 186)),
    14: Work("reclining", (244, 212, 180), (150, 92, 50), (122, 140, 92), mirrored=True),
    15: Work("temple", (84, 66, 110), ground=(212, 206, 190), mirrored=True),
    16: Work("mourning", (214, 196, 168), ground=(86, 66, 56), mirrored=True),
    17: Work("madonna", (44, 84, 120), (150, 96, 50), (196, 206, 150), mirrored=True),
    18: Work("dancers", (244, 214, 186), (186, 120, 56), (120, 146, 120), mirrored=True),
    19: Work("prophet", (150, 96, 52), (90, 54, 26), (34, 24, 18)),
    20: Work("statue", (92, 84, 58), ground=(188, 164, 124), mirrored=True),
    21: Work("dancers", (196, 90, 70), (120, 74, 40), (150, 166, 170)),
    22: Work("battle", (166, 52, 42), ground=(74, 86, 56)),
    23: Work("procession", (182, 142, 50), ground=(60, 64, 44)),
    24: Work("official", (238, 230, 208), (206, 196, 176), (52, 92, 128)),
    25: Work("sitter", (244, 232, 214), (206, 140, 70), (96, 74, 52)),
    26: Work("official", (70, 70, 76), (60, 46, 36), (188, 180, 156), mirrored=True),
    27: Work("sitter", (236, 190, 160), (48, 32, 22), (46, 52, 38), mirrored=True),
    28: Work("sitter", (130, 76, 52), (196, 140, 74), (78, 96, 70)),
    29: Work("profile", (176, 40, 34), (60, 44, 34), (160, 186, 196)),
    30: Work("veiled", (42, 76, 142), ground=(38, 32, 30)),
    31: Work("statue", (122, 88, 50), ground=(206, 186, 150)),
    32: Work("madonna", (34, 62, 118), (110, 70, 40), (176, 190, 130)),
    33: Work("dragon", (196, 62, 48), ground=(96, 118, 108)),
    34: Work("official", (58, 32, 28), (44, 28, 20), (24, 20, 18)),
    35: Work("pair", (178, 60, 52), (206, 150, 80), (176, 150, 116)),
    36: Work("sitter", (140, 44, 34), (88, 54, 30), (30, 28, 28)),
    37: Work("statue", (84, 96, 78), ground=(196, 178, 150), mirrored=True),
    38: Work("sitter", (238, 226, 206), (150, 96, 54), (150, 168, 176), mirrored=True),
    39: Work("pair", (176, 50, 40), (188, 180, 170), (120, 130, 110), mirrored=True),
    40: Work("wrestlers", (196, 146, 96), (70, 46, 28), (140, 160, 150)),
}


def build(album: Album) -> None:
    """Paint them all, and the back that a work shows before it is known."""
    for number, work in WORKS.items():
        album.drawing(f"work_{number:02}", _framed(number, work), (_WIDE, _HIGH), 86, rare=False)
    album.drawing("work_back", _back(), (_WIDE, _HIGH), 86, rare=False)


def _framed(number: int, work: Work) -> skia.Image:
    sheet = Sheet(_WIDE, _HIGH, f"work {number}", 4)
    pen = sheet.pen
    _frame(pen)
    inner = rectangle(_BORDER, _BORDER, _WIDE - 2 * _BORDER, _HIGH - 2 * _BORDER)
    with pen.within(inner):
        pen.fill(inner, work.ground)
        with pen.placed(_WIDE / 2, _HIGH / 2, mirrored=work.mirrored):
            _FAMILIES[work.family](pen, work)
    pen.gradient(inner, (0, 0), (_WIDE, _HIGH), [((255, 250, 220), 44), ((0, 0, 0), 0), ((0, 0, 0), 64)])
    pen.stroke(inner, 0.9)
    return sheet.image()


def _back() -> skia.Image:
    sheet = Sheet(_WIDE, _HIGH, "work back", 4)
    pen = sheet.pen
    _frame(pen)
    inner = rectangle(_BORDER, _BORDER, _WIDE - 2 * _BORDER, _HIGH - 2 * _BORDER)
    cloth = [((176, 52, 40), 255.0), ((138, 32, 26), 255.0), ((92, 16, 14), 255.0)]
    pen.gradient(inner, (0, 0), (_WIDE, _HIGH), cloth)
    for x in (11, 17, 23, 29, 35):
        pen.outline(curve([(x, 5), (x + 1.6, 18), (x - 1.2, 32), (x + 0.8, 47)]), 0.7, 130, (60, 8, 8))
    pen.stroke(inner, 0.9)
    return sheet.image()


def _frame(pen: Pen) -> None:
    shape = rectangle(0.8, 0.8, _WIDE - 1.6, _HIGH - 1.6, 1.6)
    pen.gradient(shape, (0, 0), (_WIDE, _HIGH), [((255, 228, 142), 255), ((200, 150, 58), 255), ((122, 80, 22), 255)])
    pen.stroke(shape, 1.2)
    pen.stroke(rectangle(2.8, 2.8, _WIDE - 5.6, _HIGH - 5.6, 1), 0.6, 180, (110, 70, 20))


_FAMILIES: dict[str, Callable[[Pen, Work], None]] = {
    "sitter": sitter,
    "official": official,
    "profile": profile,
    "veiled": veiled,
    "prophet": prophet,
    "madonna": madonna,
    "grotto": grotto,
    "tondo": tondo,
    "shell": shell,
    "dancers": dancers,
    "reclining": reclining,
    "fountain": fountain,
    "statue": statue,
    "mourning": mourning,
    "tempest": tempest,
    "temple": temple,
    "battle": battle,
    "dragon": dragon,
    "procession": procession,
    "pair": pair,
    "wrestlers": wrestlers,
}
