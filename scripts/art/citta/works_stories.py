"""The works of art that tell a story: gods and heroes, battles, a town in a storm."""

from ..drawing.ink import Pen
from ..drawing.palette import INK, darker, lighter
from ..drawing.shapes import archway, curve, ellipse, polygon, rectangle
from .works_figures import SKIN, Work, closed, hills, nude


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
