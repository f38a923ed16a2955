"""The guns, gears and ships of the project cards as notebook drawings of 100 x 100 units."""

import math

from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import INK
from scripts.art.drawing.shapes import Point, curve, ellipse, polygon, rectangle
from scripts.art.machines.kit import (
    DARK,
    GLASS,
    METAL,
    PALE,
    RED,
    WOOD,
    beam,
    box,
    cog,
    crank,
    flame,
    flight,
    floor,
    person,
    rope,
    turning,
    vapour,
    waves,
    wheel,
)

_SHOT = (120, 114, 106)


def ball_cart(pen: Pen) -> None:
    """A cart heaped with balls of lead, so that no charge is in vain."""
    floor(pen, 4, 96, 88)
    heap = (
        (26, 46),
        (38, 45),
        (50, 46),
        (62, 44),
        (72, 45),
        (32, 37),
        (45, 36),
        (57, 36),
        (67, 37),
        (39, 28),
        (51, 27),
        (46, 19),
    )
    for x, y in heap[::-1]:
        pen.solid(ellipse(x, y, 6.4), (164, 158, 148), 0.9)
        pen.hatch(ellipse(x + 2, y + 2, 4.2), 60, 1.4, 0.4, 150)
        pen.dot(x - 2.2, y - 2.2, 1.1, (255, 252, 240))
    box(pen, 16, 68, 56, 20, 12)
    for x in (30, 44, 58):
        pen.line([(x, 49), (x, 67)], 0.7, 170)
    beam(pen, (72, 64), (97, 54), 3)
    wheel(pen, 30, 76, 12)
    wheel(pen, 62, 76, 12)
    for x in (84, 92):
        pen.solid(ellipse(x, 86, 4), (164, 158, 148), 0.9)


def organ_gun(pen: Pen) -> None:
    """Eight barrels side by side upon one carriage, fired together."""
    floor(pen, 4, 96, 88)
    beam(pen, (14, 80), (78, 60), 5)
    for number in range(8):
        y = 22 + number * 4.6
        pen.face(
            [(20 + number * 2, y + 11), (82 - number, y), (83 - number, y + 4), (21 + number * 2, y + 15.4)], METAL, 0.9
        )
        pen.solid(ellipse(83 - number, y + 2, 1.9, 3.1), METAL, 0.8)
        pen.fill(ellipse(83 - number, y + 2, 0.9, 1.8), INK)
    pen.face([(30, 34), (36, 32), (50, 68), (44, 70)], DARK, 0.9)
    pen.face([(60, 28), (66, 26), (72, 58), (66, 60)], DARK, 0.9)
    wheel(pen, 46, 74, 15, 8)
    flame(pen, 93, 30, 8)
    flame(pen, 91, 48, 7)
    vapour(pen, 90, 22, 12, 0.4)


def bombard(pen: Pen) -> None:
    """A squat mortar that throws over the wall."""
    floor(pen, 6, 94, 90)
    box(pen, 18, 86, 48, 10, 14)
    with pen.placed(42, 66, turn=-52):
        tube = curve(
            [(-16, -11), (2, -13), (24, -12), (32, -14), (32, 14), (24, 12), (2, 13), (-16, 11), (-22, 0)], closed=True
        )
        pen.solid(tube, METAL, 1.3)
        with pen.within(tube):
            pen.hatch(polygon([(-24, 3), (34, 3), (34, 15), (-24, 15)]), 20, 1.8, 0.45, 160)
        for x in (-8, 10):
            pen.face([(x, -13.6), (x + 4, -13.6), (x + 4, 13.6), (x, 13.6)], DARK, 0.9)
        pen.solid(ellipse(32, 0, 4.4, 13.6), METAL, 1.1)
        pen.fill(ellipse(32.6, 0, 2.8, 9.6), INK)
    pen.solid(ellipse(38, 68, 5), METAL, 1.0)
    wheel(pen, 24, 82, 8, 8)
    wheel(pen, 60, 82, 8, 8)
    flight(pen, [(64, 36), (74, 16), (84, 12), (93, 26)])
    pen.solid(ellipse(80, 11, 5), _SHOT, 1.0)
    vapour(pen, 60, 34, 16, 0.3)
    for x, top in ((78, 60), (87, 56)):
        pen.face([(x, 86), (x + 8, 86), (x + 8, top), (x, top)], PALE, 0.9)
        pen.face([(x, top), (x + 3, top), (x + 3, top - 4), (x, top - 4)], PALE, 0.8)


def great_cannon(pen: Pen) -> None:
    """A barrel as long as a ship, drawn by a windlass: one ball, one tower."""
    floor(pen, 2, 98, 86)
    beam(pen, (6, 78), (94, 78), 6)
    wheel(pen, 22, 76, 10, 10)
    wheel(pen, 50, 76, 10, 10)
    with pen.placed(34, 56, turn=-16):
        barrel = curve(
            [(-28, -12), (0, -12), (30, -8.6), (58, -8), (58, 8), (30, 8.6), (0, 12), (-28, 12), (-36, 0)], closed=True
        )
        pen.solid(barrel, METAL, 1.3)
        with pen.within(barrel):
            pen.gradient(barrel, (0, -12), (0, 12), [((255, 252, 240), 190), ((206, 200, 186), 0), ((70, 60, 50), 190)])
            pen.hatch(rectangle(-38, 3, 98, 10), 20, 1.8, 0.45, 140)
        for x in (-20, 2, 24, 44):
            pen.face(
                [(x, -12.6 + x * 0.07), (x + 4, -12.4 + x * 0.07), (x + 4, 12.4 - x * 0.07), (x, 12.6 - x * 0.07)],
                DARK,
                0.9,
            )
        pen.solid(ellipse(58, 0, 3.4, 9), METAL, 1.1)
        pen.fill(ellipse(58.6, 0, 2.2, 6), INK)
        pen.solid(ellipse(-37, 0, 4), METAL, 0.9)
    pen.solid(ellipse(36, 60, 5), METAL, 1.0)
    cog(pen, 72, 70, 9, 12)
    crank(pen, 72, 70, 10, -8)
    rope(pen, [(72, 62), (56, 56)], 1.2)
    flame(pen, 95, 36, 9)
    person(pen, 84, 84, 16, "push")


def gearbox(pen: Pen) -> None:
    """Wheels of three sizes on one shaft: whoever shifts them keeps the wagon going."""
    floor(pen, 10, 94, 92)
    beam(pen, (12, 88), (92, 88), 5)
    for x in (20, 84):
        beam(pen, (x, 88), (x, 24), 4)
    beam(pen, (14, 62), (92, 62), 3, METAL)
    beam(pen, (14, 30), (92, 30), 3, METAL)
    for x, radius, teeth in ((32, 12, 12), (52, 17, 16), (73, 9, 10)):
        cog(pen, x, 62, radius, teeth)
    for x, radius, teeth in ((32, 18, 16), (52, 13, 12), (73, 20, 18)):
        cog(pen, x, 30, radius, teeth, 0.15)
    crank(pen, 92, 62, 5, 14)
    turning(pen, 52, 62, 23, 20, 90)
    turning(pen, 73, 30, 25, 250, 70)


def gun_lighter(pen: Pen) -> None:
    """A wheel of steel strikes sparks from a flint, and the match falls upon the pan."""
    floor(pen, 6, 94, 90)
    beam(pen, (8, 84), (92, 78), 6)
    cog(pen, 36, 60, 21, 18)
    cog(pen, 15, 74, 7, 10, 0.3)
    beam(pen, (60, 74), (74, 34), 4)
    beam(pen, (74, 36), (54, 42), 3.4)
    pen.face([(54, 36), (60, 39), (57, 47), (50, 45)], _SHOT, 1.0)
    pen.solid(ellipse(74, 35, 4), METAL, 1)
    for number in range(8):
        angle = math.radians(250 + number * 18)
        start = 54 + 4 * math.cos(angle), 46 + 4 * math.sin(angle)
        end = 54 + 13 * math.cos(angle), 46 + 13 * math.sin(angle)
        pen.line([start, end], 0.9, 230, (208, 100, 36))
    with pen.placed(84, 70, turn=-8):
        pen.face([(-12, -6), (12, -5), (12, 5), (-12, 6)], METAL, 1.0)
        pen.solid(ellipse(-4, -7, 3, 2), DARK, 0.8)
    flame(pen, 80, 62, 13)
    rope(pen, [(74, 35), (86, 30), (90, 20)], 1.4, smooth=True)
    crank(pen, 15, 74, -6, -9)
    turning(pen, 36, 60, 27, 190, 80)


def multi_cannon(pen: Pen) -> None:
    """Thirty-three small barrels in three ranks about one axle: one rank fires, one cools, one is loaded."""
    floor(pen, 4, 96, 90)
    wheel(pen, 24, 72, 18, 12)
    wheel(pen, 76, 72, 18, 12)
    beam(pen, (20, 68), (80, 68), 5)
    for row, (top, tilt) in enumerate(((54, 0.0), (40, 5.0), (26, 11.0))):
        pen.face([(20, top + 8), (80, top + 8), (80, top + 3), (20, top + 3)], DARK, 0.9)
        for number in range(11):
            x = 22 + number * 5.6
            lean = (number - 5) * tilt * 0.12
            pen.face(
                [(x - 1.8, top + 6), (x + 1.8, top + 6), (x + 1.6 + lean, top - 8), (x - 1.6 + lean, top - 8)],
                METAL,
                0.8,
            )
            pen.fill(ellipse(x + lean, top - 8, 1.3, 0.8), INK)
        if row == 2:
            for number in (1, 4, 7, 10):
                flame(pen, 22 + number * 5.6 + (number - 5) * 1.3, top - 9, 7)
    crank(pen, 80, 68, 12, 10)
    turning(pen, 50, 44, 44, 300, 50)


def submarine(pen: Pen) -> None:
    """A hull that goes under water by oars and bellows and bores into a keel."""
    waves(pen, 2, 98, 20, 2)
    for x, wide in ((70, 24),):
        pen.solid(curve([(x - wide, 16), (x - 16, 27), (x + 14, 27), (x + wide, 14)], closed=True), WOOD, 1.0)
    hull = curve([(10, 60), (22, 44), (46, 38), (70, 44), (86, 58), (70, 72), (44, 77), (20, 72)], closed=True)
    pen.solid(hull, WOOD, 1.3)
    with pen.within(hull):
        for level in (50, 58, 66, 72):
            pen.outline(curve([(8, level), (46, level + 4), (90, level - 2)]), 0.6, 170)
        pen.hatch(polygon([(8, 62), (90, 62), (90, 80), (8, 80)]), 30, 2.2, 0.45, 130)
    for x in (32, 48, 64):
        pen.solid(ellipse(x, 56, 4.6), GLASS, 1.1)
        pen.outline(ellipse(x, 56, 2.6), 0.6)
    pen.face([(42, 40), (54, 40), (52, 29), (44, 29)], DARK, 1.0)
    pen.line([(48, 29), (48, 12)], 1.4)
    beam(pen, (70, 46), (74, 26), 2.4, METAL)
    for number in range(4):
        pen.outline(curve([(70 + number, 42 - number * 4), (74 + number * 0.6, 41 - number * 4)]), 1.0)
    for x in (28, 46, 62):
        beam(pen, (x, 72), (x - 12, 90), 2.4)
        pen.face([(x - 15, 88), (x - 9, 86), (x - 12, 97), (x - 17, 96)], WOOD, 0.8)
    with pen.placed(10, 60):
        pen.face([(2, -3), (-7, -12), (-7, 12), (2, 3)], WOOD, 1.0)
    for x, y in ((90, 46), (94, 40), (92, 33)):
        pen.outline(ellipse(x, y, 1.6), 0.6)
    waves(pen, 2, 60, 96, 1)


def ironclad(pen: Pen) -> None:
    """A ship with a shell of iron plates, guns behind ports, and paddle wheels that men turn."""
    waves(pen, 2, 98, 82, 4)
    hull: list[Point] = [(4, 60), (14, 80), (84, 80), (97, 56), (88, 62), (12, 64)]
    pen.face(hull, WOOD, 1.2)
    pen.hatch(polygon([(50, 64), (97, 58), (84, 80), (50, 80)]), 62, 2, 0.45, 140)
    roof = curve([(10, 62), (20, 42), (50, 34), (78, 42), (90, 60)], closed=False)
    roof.quadTo(50, 66, 10, 62)
    roof.close()
    pen.solid(roof, METAL, 1.3)
    with pen.within(roof):
        pen.radial(roof, (38, 42), 50, [((255, 252, 240), 200), ((206, 200, 186), 40), ((84, 74, 62), 180)])
        for share in (-0.7, -0.35, 0.0, 0.35, 0.7):
            pen.outline(curve([(50 + share * 30, 34), (50 + share * 40, 48), (50 + share * 46, 66)]), 0.8, 190)
        pen.outline(curve([(14, 52), (50, 48), (86, 52)]), 0.8, 190)
        for number in range(9):
            pen.dot(16 + number * 8.6, 50.4 - abs(number - 4) * -0.3, 0.8)
    pen.outline(roof, 1.2)
    for x in (22, 36, 64, 78):
        pen.fill(rectangle(x - 3, 56, 6, 5), INK)
        pen.face([(x - 1.6, 57), (x + 1.6, 57), (x + 1.8, 63), (x - 1.8, 63)], METAL, 0.7)
    pen.line([(50, 34), (50, 6)], 1.5)
    sail = curve([(51, 8), (70, 14), (68, 28), (51, 30)], closed=True)
    pen.solid(sail, PALE, 1.0)
    pen.line([(60, 11), (60, 29)], 1.2, 220, RED)
    pen.line([(51, 19), (69, 21)], 1.2, 220, RED)
    wheel(pen, 50, 72, 12, 10)
    for number in range(10):
        angle = math.tau * number / 10
        pen.face(_paddle(angle), DARK, 0.7)
    flame(pen, 97, 60, 6)


def _paddle(angle: float) -> list[Point]:
    across, down = math.cos(angle), math.sin(angle)
    return [(50 + across * r - down * s, 72 + down * r + across * s) for r, s in ((11, -2), (15, -2), (15, 2), (11, 2))]
