"""Inventions of the Forge: hammer, armoured dome, catapult, bombard, drill."""

import math

from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import darker, lighter
from scripts.art.drawing.shapes import arc, curve, ellipse, polygon
from scripts.art.machines.kit import (
    DARK,
    METAL,
    PALE,
    RED,
    WOOD,
    arrowhead,
    beam,
    box,
    cog,
    crank,
    flight,
    floor,
    masonry,
    person,
    rope,
    turning,
    vapour,
    wheel,
)


def automatic_hammer(pen: Pen) -> None:
    """A cam wheel lifts the tail of a beam and lets the head fall upon the anvil."""
    floor(pen, 4, 96, 88)
    box(pen, 6, 90, 78, 6, 8)
    beam(pen, (50, 85), (50, 44), 5)
    beam(pen, (57, 82), (57, 41), 5)
    with pen.apart("wheel"):
        cog(pen, 22, 58, 17, 12, 0.1)
        for angle in (0.3, 0.3 + math.tau / 3, 0.3 + 2 * math.tau / 3):
            with pen.placed(22, 58, turn=math.degrees(angle)):
                pen.face([(0, -3), (21, -4), (23, 0), (0, 3)], DARK, 0.9)
        pen.solid(ellipse(22, 58, 3.4), PALE, 0.9)
        crank(pen, 22, 58, -4, 12)
    with pen.apart("hammer"):
        beam(pen, (30, 36), (84, 50), 5.4)
        pen.solid(ellipse(53.5, 42.2, 2.6), METAL, 0.9)
        with pen.placed(81, 50, turn=15):
            pen.face([(-8, -6), (6, -6), (7, 9), (-9, 9)], METAL, 1.1)
            pen.hatch(polygon([(0, -6), (6, -6), (7, 9), (0, 9)]), 70, 1.6, 0.4, 150)
            pen.face([(-9, 9), (7, 9), (5, 14), (-7, 14)], darker(METAL, 0.2), 1.1)
    anvil = curve(
        [(60, 72), (66, 70), (88, 70), (93, 73), (84, 76), (83, 80), (88, 84), (66, 84), (70, 80), (69, 76)],
        closed=True,
    )
    pen.solid(anvil, darker(METAL, 0.35), 1.1)
    pen.line([(66, 71.4), (88, 71.4)], 0.7, 220, lighter(METAL, 0.6))
    for k in range(7):
        angle = math.radians(200 + k * 23)
        pen.line(
            [
                (76 + 5 * math.cos(angle), 68 + 3 * math.sin(angle)),
                (76 + 10 * math.cos(angle), 68 + 7 * math.sin(angle)),
            ],
            0.7,
            220,
            (200, 110, 40),
        )
    turning(pen, 22, 58, 26, 200, 74)
    pen.outline(arc(50, 42, 40, 40, -12, 20), 0.6, 170)


def unassailable_dome(pen: Pen) -> None:
    """A dome of riveted iron plates; balls glance off it."""
    floor(pen, 6, 94, 84)
    masonry(pen, [(16, 84), (84, 84), (82, 66), (18, 66)], 4)
    for x in (28.0, 44.0, 60.0):
        pen.fill(polygon([(x, 80), (x + 7, 80), (x + 5.4, 72), (x + 1.6, 72)]), (60, 38, 22))
    dome = arc(50, 66, 35, 42, 180, 180)
    dome.close()
    pen.fill(dome, METAL)
    with pen.within(dome):
        pen.radial(dome, (38, 38), 48, [((255, 252, 240), 220), ((206, 200, 186), 60), ((84, 74, 62), 190)])
        for share in (0.32, 0.66):
            pen.outline(arc(50, 66, 35 * share, 42, 180, 180), 0.9)
        pen.line([(50, 24), (50, 66)], 0.9)
        for level in (0.30, 0.56, 0.78):
            half = 35 * math.cos(math.asin(level))
            y = 66 - 42 * level
            pen.outline(curve([(50 - half, y), (50, y + 3.4), (50 + half, y)]), 0.9)
            for k in range(9):
                t = (k + 0.5) / 9
                pen.dot(50 - half + 2 * half * t, y - 1.6 + 3.4 * math.sin(t * math.pi), 0.75)
        pen.hatch(polygon([(62, 20), (90, 20), (90, 68), (66, 68)]), 60, 1.8, 0.5, 130)
    pen.outline(dome, 1.3)
    pen.face([(13, 68), (87, 68), (85, 63), (15, 63)], DARK, 1.0)
    for k in range(9):
        x = 18 + k * 8
        pen.face([(x - 2, 63), (x + 2, 63), (x, 56.6)], darker(METAL, 0.2), 0.8)
    pen.solid(ellipse(50, 22.6, 3.4), (206, 160, 70), 1.0)
    pen.line([(50, 19), (50, 10)], 1.0)
    with pen.apart("flag"):
        pen.face([(50, 10), (60, 12.6), (50, 15.4)], RED, 0.8)
    flight(pen, [(2, 30), (14, 32), (22.6, 39), (12, 44), (4, 54)])
    flight(pen, [(98, 20), (86, 26), (76, 36), (88, 38), (97, 46)])
    for name, x, y in (("left_ball", 4.0, 54.0), ("right_ball", 96.0, 46.0)):
        with pen.apart(name):
            pen.solid(ellipse(x, y, 2.8), (92, 84, 76), 0.9)
    for x, y in ((23.4, 39), (75.4, 36)):
        for k in range(6):
            angle = k * math.tau / 6
            pen.line(
                [
                    (x + 1.4 * math.cos(angle), y + 1.4 * math.sin(angle)),
                    (x + 4 * math.cos(angle), y + 4 * math.sin(angle)),
                ],
                0.7,
                230,
                RED,
            )


def people_catapult(pen: Pen) -> None:
    """A sprung arm with a spoon; one has just left it, another waits."""
    floor(pen, 4, 82, 88)
    for x in (16.0, 62.0):
        wheel(pen, x + 5, 80, 8, 8)
    beam(pen, (6, 78), (76, 78), 5)
    beam(pen, (20, 77), (34, 46), 4)
    beam(pen, (52, 77), (37, 46), 4)
    for k in range(5):
        pen.outline(ellipse(36, 74, 3 + k * 1.3, 2 + k * 0.9), 0.7, 210)
    with pen.apart("arm"):
        beam(pen, (36, 74), (62, 26), 4.2)
        pen.solid(curve([(58, 27), (57, 18), (64, 14), (71, 18), (70, 25), (64, 29)], closed=True), WOOD, 1.1)
        pen.outline(curve([(60, 24), (64, 26.4), (68, 23)]), 0.7)
    with pen.apart("frame"):
        pen.face([(28, 48), (44, 48), (43, 42), (29, 42)], DARK, 1.0)
        rope(pen, [(8, 74), (24, 58), (46, 55)], 1.3)
    with pen.apart("windlass"):
        cog(pen, 10, 72, 7, 10)
        crank(pen, 10, 72, -4, -7)
    flight(pen, [(66, 18), (74, 9), (84, 6), (93, 12), (97, 22)])
    with pen.apart("flyer"):
        person(pen, 82, 9, 13, "fly", RED)
    arrowhead(pen, 97, 23, 78)
    person(pen, 86, 88, 15, "stand")


def double_bombard(pen: Pen) -> None:
    """Two mortars on one carriage, firing apart."""
    floor(pen, 6, 96, 86)
    for name, mirrored in (("left_barrel", True), ("right_barrel", False)):
        with pen.placed(50, 56, mirrored=mirrored), pen.apart(name):
            _barrel(pen)
    beam(pen, (20, 74), (80, 74), 6)
    with pen.apart("carriage"):
        pen.face([(34, 72), (66, 72), (60, 54), (40, 54)], WOOD, 1.1)
        pen.hatch(polygon([(52, 72), (66, 72), (60, 54), (52, 54)]), 66, 1.8, 0.45, 150)
        pen.solid(ellipse(50, 60, 4.4), METAL, 1.0)
        pen.dot(50, 60, 1.2)
    wheel(pen, 28, 77, 10, 10)
    wheel(pen, 72, 77, 10, 10)
    for x, y in ((8, 18), (92, 18), (3, 27), (97, 27)):
        with pen.apart("left_balls" if x < 50 else "right_balls"):
            pen.solid(ellipse(max(4, min(96, x)), y, 3.2), (92, 84, 76), 0.9)
    flight(pen, [(19, 26), (13, 20), (8, 18)])
    flight(pen, [(81, 26), (87, 20), (92, 18)])
    for x, lean in ((20, -0.5), (80, 0.5)):
        vapour(pen, x, 25, 17, lean)
    for row, count in enumerate((3, 2, 1)):
        for k in range(count):
            pen.solid(ellipse(42 + k * 6.4 + row * 3.2, 87 - row * 5, 3.1), (112, 102, 92), 0.9)


def _barrel(pen: Pen) -> None:
    with pen.placed(0, 0, turn=-46):
        tube = curve(
            [(-6, -8), (6, -9.5), (30, -8.6), (40, -10), (40, 10), (30, 8.6), (6, 9.5), (-6, 8), (-10, 0)], closed=True
        )
        pen.fill(tube, METAL)
        with pen.within(tube):
            pen.gradient(
                polygon([(-12, -11), (42, -11), (42, 11), (-12, 11)]),
                (0, -10),
                (0, 10),
                [((255, 252, 240), 190), ((206, 200, 186), 0), ((70, 60, 50), 200)],
            )
            pen.hatch(polygon([(-12, 2), (42, 2), (42, 11), (-12, 11)]), 20, 1.7, 0.45, 150)
        pen.outline(tube, 1.2)
        for x in (4, 17, 31):
            pen.face([(x, -9.8), (x + 3, -9.8), (x + 3, 9.8), (x, 9.8)], DARK, 0.8)
        pen.solid(ellipse(40, 0, 3.4, 10), (90, 76, 62), 1.1)
        pen.fill(ellipse(40.4, 0, 2, 6.6), (34, 20, 12))


def automatic_drill(pen: Pen) -> None:
    """A log is bored lengthwise: clamps hold it while a crank turns the auger forward."""
    floor(pen, 2, 98, 84)
    beam(pen, (4, 80), (96, 80), 6)
    for x in (12, 34, 74, 92):
        beam(pen, (x, 78), (x, 62), 4)
    beam(pen, (6, 68), (96, 68), 3.6)
    log = polygon([(46, 36), (88, 36), (88, 60), (46, 60)])
    pen.fill(log, WOOD)
    pen.gradient(log, (0, 36), (0, 60), [((255, 246, 222), 170), ((222, 188, 136), 0), ((90, 54, 22), 170)])
    for y in (40, 44.6, 50.4, 56):
        pen.outline(curve([(46, y), (60, y + 0.8), (74, y - 0.6), (88, y + 0.4)]), 0.5, 150)
    pen.solid(ellipse(88, 48, 5, 12), (236, 206, 158), 1.1)
    for share in (0.72, 0.44):
        pen.outline(ellipse(88, 48, 5 * share, 12 * share), 0.6, 180)
    pen.line([(46, 36), (88, 36)], 1.1)
    pen.line([(46, 60), (88, 60)], 1.1)
    pen.solid(ellipse(46, 48, 5, 12), (236, 206, 158), 1.1)
    pen.fill(ellipse(46, 48, 2, 4.6), (52, 30, 14))
    for x in (58, 76):
        pen.stroke(arc(x, 48, 5.6, 15, 70, 220), 3.4)
        pen.stroke(arc(x, 48, 5.6, 15, 70, 220), 1.9, 255, METAL)
        beam(pen, (x - 3, 66), (x - 3, 61), 4)
        for angle in (110, 180, 250):
            a = math.radians(angle)
            pen.dot(x + 5.6 * math.cos(a), 48 + 15 * math.sin(a), 1.5, (70, 60, 50))
    with pen.apart("auger"):
        _auger(pen)
    with pen.apart("wheel"):
        cog(pen, 20, 48, 14, 14)
    with pen.apart("crank"):
        cog(pen, 12, 68, 8.4, 9, 0.2)
        crank(pen, 12, 68, -6, 9)
    turning(pen, 20, 48, 18, 190, 80)
    pen.line([(24, 30), (36, 30)], 0.8)
    arrowhead(pen, 37, 30, 0)


def _auger(pen: Pen) -> None:
    """The spiral bit between the gear and the log."""
    pen.stroke(polygon([(20, 48), (46, 48)], False), 4.0)
    pen.stroke(polygon([(20, 48), (46, 48)], False), 2.4, 255, METAL)
    for k in range(5):
        x = 28 + k * 4.2
        blade = curve(
            [(x, 48), (x + 1.6, 42.4), (x + 4.2, 42.8), (x + 3.6, 48), (x + 5.4, 53), (x + 2.6, 53.4)], closed=True
        )
        pen.solid(blade, lighter(METAL, 0.3), 0.9)
