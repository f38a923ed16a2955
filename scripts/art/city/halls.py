"""The houses of inventing and learning: Leonardo's workshop, the academy, and two great churches of the quarters."""

import math
from itertools import pairwise

import skia

from scripts.art.city.folk import crowd, person, wheel
from scripts.art.city.masonry import OPENING, arcade, behind, block, stonework, tiles, tower, window
from scripts.art.city.plan import SITES
from scripts.art.drawing.ink import Pen, paint
from scripts.art.drawing.palette import CREAM, GOLD, INK, ROOFS, TIMBER, Colour, darker, lighter
from scripts.art.drawing.shapes import arc, archway, ellipse, polygon

PLASTER: Colour = (240, 216, 172)


def workshop(pen: Pen) -> None:
    """The bottega: a house with open arches, machines in the yard, a hoist, and a wing on the roof."""
    site = SITES["B"]
    with pen.placed(site.x, site.y):
        _workshop_tower(pen)
        block(pen, -46, 0, 104, 50, 34, PLASTER, 1.0)
        for k in range(3):
            arch = archway(-40 + k * 33, 0, 25, 29)
            pen.fill(arch, (96, 64, 40))
            pen.gradient(arch, (0, -29), (0, 0), [(INK, 200), (INK, 60), ((150, 100, 60), 40)])
            pen.outline(arch, 0.8)
            pen.outline(archway(-42 + k * 33, 0, 29, 31.5), 0.5, 150)
        _benches(pen)
        for k in range(6):
            window(pen, -39 + k * 16.4, -36, 5, 8, "shuttered", (92, 104, 66))
        pen.line([(-46, -33), (58, -33)], 0.6, 150)
        tiles(pen, [(-49, -48), (61, -48), (80, -74), (-27, -74)], ROOFS[0], 2.2, 0.9)
        gable = [(58.0, -50.0), (92.0, -65.3), (80.0, -74.0)]
        pen.face(gable, darker(PLASTER, 0.25), 0.8)
        _hoist(pen)
        _wing_frame(pen)
        _yard(pen)


def _benches(pen: Pen) -> None:
    """Inside the arches: a great gear, an easel, a man at the bench."""
    gear_x, gear_y = -27.0, -11.0
    pen.canvas.drawCircle(gear_x, gear_y, 7.5, paint((206, 160, 90), 255, 2.2))
    for k in range(12):
        angle = math.tau * k / 12
        pen.line(
            [
                (gear_x + 8 * math.cos(angle), gear_y + 8 * math.sin(angle)),
                (gear_x + 10.4 * math.cos(angle), gear_y + 10.4 * math.sin(angle)),
            ],
            1.2,
            255,
            (206, 160, 90),
            waver=0,
        )
    for k in range(3):
        angle = math.pi * k / 3
        pen.line(
            [
                (gear_x - 7 * math.cos(angle), gear_y - 7 * math.sin(angle)),
                (gear_x + 7 * math.cos(angle), gear_y + 7 * math.sin(angle)),
            ],
            1,
            255,
            (206, 160, 90),
            waver=0,
        )
    pen.line([(1, 0), (6, -19)], 0.9, 255, (206, 160, 90))
    pen.line([(11, 0), (6, -19)], 0.9, 255, (206, 160, 90))
    pen.face([(0, -6), (12, -6), (12, -16), (0, -16)], (244, 230, 196), 0.6)
    pen.outline(ellipse(6, -11, 3.4), 0.5)
    person(pen, 34, -1, 1.5)
    pen.face([(37, -4), (49, -4), (49, -6), (37, -6)], (206, 160, 90), 0.5)


def _workshop_tower(pen: Pen) -> None:
    tower(pen, -74, 2, 22, 76, PLASTER, ROOFS[2], crowned=False)
    arcade(pen, -73, -62, 20, 10, 3)
    stonework(pen, [(-74, 2), (-52, 2), (-52, -40), (-74, -40)], 3, 90)
    pen.solid(ellipse(-63, -46, 6.4), CREAM, 0.9)
    for k in range(12):
        angle = math.tau * k / 12
        pen.dot(-63 + 5 * math.cos(angle), -46 + 5 * math.sin(angle), 0.5)
    pen.line([(-63, -46), (-63, -50.4)], 0.8)
    pen.line([(-63, -46), (-59.8, -44.6)], 0.8)


def _hoist(pen: Pen) -> None:
    """A beam over the gable, with a crate on its rope."""
    pen.line([(62, -67), (108, -74)], 2.6, 255, TIMBER)
    pen.line([(62, -68.2), (108, -75.2)], 0.6)
    pen.line([(62, -65.8), (108, -72.8)], 0.6)
    pen.line([(80, -56), (97, -71)], 1.2)
    pen.line([(105, -73), (105, -46)], 0.6)
    pen.solid(ellipse(105, -70.6, 2.8), (206, 160, 90), 0.7)
    pen.face([(99, -34), (111, -34), (111, -44), (99, -44)], (190, 138, 84), 0.8)
    pen.line([(99, -34), (111, -44)], 0.6)
    pen.line([(99, -44), (105, -49), (111, -44)], 0.6)


def _wing_frame(pen: Pen) -> None:
    """A trial wing drying above the ridge."""
    root = (12.0, -75.0)
    tips = ((-34.0, -92.0), (-28.0, -82.0), (-18.0, -76.5), (-6.0, -74.0))
    shape = skia.Path()
    shape.moveTo(*root)
    shape.quadTo(-4, -104, *tips[0])
    for start, end in pairwise(tips):
        shape.quadTo((start[0] + end[0]) / 2 + 5, (start[1] + end[1]) / 2 - 4, *end)
    shape.close()
    pen.fill(shape, (240, 222, 180))
    pen.hatch(shape, 70, 2.4, 0.4, 70)
    pen.outline(shape, 0.8)
    for tip in tips:
        pen.outline(polygon([root, tip], False), 0.7)
    pen.line([root, (12, -66)], 1.2)


def _yard(pen: Pen) -> None:
    """The wheel, planks and people before the house."""
    wheel(pen, 99, -10, 14, 10)
    for k in range(4):
        y = -2 + k * 2.2
        pen.face([(62 + k, y), (92 + k, y - 2), (92 + k, y - 4), (62 + k, y - 2)], lighter(TIMBER, 0.15 * (k % 2)), 0.6)
    crowd(pen, -40, 6, 90, 4, 8, 1.0)


def academy(pen: Pen) -> None:
    """A temple front with a pediment, steps, and scholars in its shade."""
    site = SITES["C"]
    with pen.placed(site.x, site.y):
        for k in range(4):
            pen.face(
                [
                    (-80 - k * 3.4, 1 + k * 3.6),
                    (76 + k * 3.4, 1 + k * 3.6),
                    (76 + k * 3.4, -2.6 + k * 3.6),
                    (-80 - k * 3.4, -2.6 + k * 3.6),
                ],
                lighter((226, 204, 164), 0.1 * k),
                0.7,
            )
        block(pen, -72, -2, 140, 62, 40, (196, 164, 118), 0.9)
        pen.gradient(polygon([(-72, -2), (68, -2), (68, -64), (-72, -64)]), (0, -64), (0, 0), [(INK, 150), (INK, 30)])
        _academy_door(pen)
        for k in range(6):
            _column(pen, -72 + k * 25.6)
        pen.face([(-78, -60), (74, -60), (74, -69), (-78, -69)], CREAM, 0.9)
        pen.line([(-78, -64.5), (74, -64.5)], 0.5, 150)
        for k in range(14):
            pen.face(
                [(-74 + k * 10.6, -65.4), (-70 + k * 10.6, -65.4), (-70 + k * 10.6, -68), (-74 + k * 10.6, -68)],
                (224, 198, 152),
                0.4,
            )
        pen.face([(74, -60), behind((74, -60), 40), behind((74, -69), 40), (74, -69)], darker(CREAM, 0.22), 0.8)
        peak = (-2.0, -101.0)
        foot = (78.0, -68.0)
        tiles(pen, [foot, behind(foot, 40), behind(peak, 40), peak], ROOFS[1], 2.4, 0.9)
        pen.face([(-82, -69), (78, -69), peak], CREAM, 1.0)
        pen.face([(-68, -71.4), (64, -71.4), (-2, -97)], (232, 210, 166), 0.6)
        _pediment(pen)
        for x, y in ((-82, -70), (78, -70), (-2, -102)):
            pen.solid(ellipse(x, y - 3, 3), GOLD, 0.7)
        crowd(pen, -78, 13, 146, 8, 12, 0.95)


def _column(pen: Pen, x: float) -> None:
    pen.face([(x, -4), (x + 9, -4), (x + 8.2, -56), (x + 0.8, -56)], CREAM, 0.8)
    pen.gradient(
        polygon([(x + 5, -4), (x + 9, -4), (x + 8.2, -56), (x + 5, -56)]), (x + 4, 0), (x + 9, 0), [(INK, 0), (INK, 90)]
    )
    for k in range(3):
        pen.line([(x + 2.4 + k * 2.1, -6), (x + 2.6 + k * 2, -54)], 0.4, 120, waver=0)
    pen.face([(x - 1.4, -2), (x + 10.4, -2), (x + 10.4, -5), (x - 1.4, -5)], CREAM, 0.6)
    pen.face([(x - 1.6, -60), (x + 10.6, -60), (x + 9, -55), (x, -55)], CREAM, 0.6)
    for side in (x + 0.4, x + 8.6):
        pen.outline(ellipse(side, -57.2, 1.4), 0.5)


def _academy_door(pen: Pen) -> None:
    door = archway(-12, -3, 20, 44)
    pen.fill(door, OPENING)
    pen.outline(door, 0.8, 230, (206, 176, 128))
    for x in (-58, -33, 20, 45):
        pen.fill(archway(x, -14, 9, 30), (84, 56, 36))
        pen.face([(x + 1, -14), (x + 8, -14), (x + 6.6, -30), (x + 2.4, -30)], (214, 190, 146), 0.5)
        pen.dot(x + 4.5, -33, 2.4, (214, 190, 146))


def _pediment(pen: Pen) -> None:
    """An open book between two branches."""
    for side in (-1, 1):
        page = skia.Path()
        page.moveTo(-2, -76)
        page.quadTo(-2 + side * 7, -80, -2 + side * 14, -77)
        page.lineTo(-2 + side * 14, -86)
        page.quadTo(-2 + side * 7, -89, -2, -85)
        page.close()
        pen.solid(page, (252, 244, 222), 0.7)
        for k in range(3):
            pen.line([(-2 + side * 3, -78.6 - k * 2.2), (-2 + side * 11.5, -79.4 - k * 2.2)], 0.4, 150)
        pen.outline(arc(-2 + side * 27, -74, 12, 6, 190 if side > 0 else 270, 80), 0.8, 200, (110, 116, 66))
        for k in range(5):
            pen.fill(ellipse(-2 + side * (19 + k * 4), -76.8 + k * 0.4, 1.8, 0.8), (128, 132, 76))


def holy_cross(pen: Pen) -> None:
    """A great friars' church: marble front with three doors, seen from its square."""
    site = SITES["holy cross"]
    marble = (246, 236, 214)
    with pen.placed(site.x, site.y, 0.82):
        tower(pen, 40, -14, 10, 70, PLASTER, ROOFS[2], crowned=False)
        block(pen, -34, 0, 60, 34, 50, marble, 0.9)
        pen.face(
            [(-34, 0), (26, 0), (26, -34), (12, -38), (12, -52), (-4, -64), (-20, -52), (-20, -38), (-34, -34)],
            marble,
            0.9,
        )
        foot, peak = (13.5, -51.0), (-4.0, -65.5)
        tiles(pen, [foot, behind(foot, 46), behind(peak, 46), peak], ROOFS[3], 2)
        lower, upper = (27.5, -33.0), (13.0, -38.5)
        tiles(pen, [lower, behind(lower, 48), behind(upper, 48), upper], ROOFS[1], 2)
        for x, width, height in ((-27, 8, 17), (-9, 10, 22), (11, 8, 17)):
            pen.fill(archway(x, 0, width, height), OPENING)
            pen.outline(archway(x - 1.6, 0, width + 3.2, height + 2.4), 0.7, 230, (122, 138, 112))
        pen.solid(ellipse(-4, -40, 7.5), (120, 148, 156), 0.9)
        for k in range(8):
            angle = math.tau * k / 8
            pen.line([(-4, -40), (-4 + 7.5 * math.cos(angle), -40 + 7.5 * math.sin(angle))], 0.5, 220, waver=0)
        for y in (-26, -35):
            pen.line([(-34 if y > -30 else -20, y), (26 if y > -30 else 12, y)], 0.9, 200, (122, 138, 112))
        pen.line([(-4, -65), (-4, -73)], 0.8)
        pen.line([(-6.6, -70), (-1.4, -70)], 0.8)


def holy_spirit(pen: Pen) -> None:
    """The church across the river: a pale front with scrolls, a small dome behind."""
    site = SITES["holy spirit"]
    with pen.placed(site.x, site.y, 0.72):
        block(pen, -24, 0, 46, 34, 48, CREAM, 0.9)
        drum = (44.0, -44.0)
        pen.face(
            [
                (drum[0] - 12, drum[1]),
                (drum[0] + 12, drum[1]),
                (drum[0] + 12, drum[1] - 11),
                (drum[0] - 12, drum[1] - 11),
            ],
            CREAM,
            0.8,
        )
        cap = skia.Path()
        cap.moveTo(drum[0] - 13.5, drum[1] - 10.5)
        cap.cubicTo(drum[0] - 12, drum[1] - 27, drum[0] + 12, drum[1] - 27, drum[0] + 13.5, drum[1] - 10.5)
        cap.close()
        pen.solid(cap, ROOFS[0], 0.9)
        pen.hatch(cap, 60, 2, 0.4, 110)
        pen.line([(drum[0], drum[1] - 23), (drum[0], drum[1] - 33)], 1.4)
        foot, peak = (23.0, -33.0), (-1.0, -50.0)
        tiles(pen, [foot, behind(foot, 34), behind(peak, 34), peak], ROOFS[4], 2)
        pen.face(
            [(-24, 0), (22, 0), (22, -32), (13, -38), (11, -46), (-1, -54), (-13, -46), (-15, -38), (-24, -32)],
            CREAM,
            0.9,
        )
        pen.fill(archway(-5, 0, 8, 16), OPENING)
        pen.solid(ellipse(-1, -36, 4.6), (120, 148, 156), 0.8)
        for x in (-19, 12):
            window(pen, x, -4, 5, 12, "arched")
        pen.line([(-24, -24), (22, -24)], 0.7)


def convent(pen: Pen) -> None:
    """A cloister round a garden, seen into from above."""
    site = SITES["convent"]
    with pen.placed(site.x, site.y, 0.9):
        garden = [(-30.0, -2.0), (26.0, -2.0), (44.0, -14.0), (-12.0, -14.0)]
        tiles(pen, [(-14, -20), (46, -20), (52, -29), (-8, -29)], ROOFS[1])
        pen.face([(-14, -12), (46, -12), (46, -21), (-14, -21)], CREAM, 0.7)
        arcade(pen, -13, -12, 58, 7.6, 9)
        pen.face(garden, (170, 168, 106), 0.7)
        pen.line([(-2, -2), (16, -14)], 1.1, 190, (226, 204, 152))
        pen.line([(-21, -8), (35, -8)], 1.1, 190, (226, 204, 152))
        for x, y in ((-12, -4), (14, -4), (0, -11), (26, -11)):
            pen.solid(ellipse(x, y - 2, 3, 2.4), (122, 130, 80), 0.6)
        block(pen, -36, 6, 62, 10, 5, CREAM, 0.8)
        arcade(pen, -35, 6, 60, 7.4, 8)
        tiles(pen, [(-38, -3.4), (28, -3.4), (33, -9), (-33, -9)], ROOFS[3])
        tower(pen, 30, 2, 8, 44, PLASTER, ROOFS[0], crowned=False)
