"""Inventions of Rigging: sling, stage lift, crossbow, flying machine, boat."""

import math
from itertools import pairwise

import skia

from scripts.art.drawing.ink import Pen, paint
from scripts.art.drawing.palette import INK, SEPIA
from scripts.art.drawing.shapes import Point, arc, curve, ellipse, polygon
from scripts.art.machines.kit import (
    DARK,
    GLASS,
    METAL,
    PALE,
    RED,
    STONE,
    WOOD,
    arrowhead,
    beam,
    box,
    crank,
    flight,
    floor,
    person,
    pulley,
    rope,
    turning,
    waves,
    wheel,
)


def measured_sling(pen: Pen) -> None:
    """A sling upon a graduated quadrant: so long the cord, so far the stone."""
    floor(pen, 6, 90, 90)
    centre: Point = (30, 78)
    for radius, width in ((62, 1.1), (58, 0.7), (50, 0.5)):
        pen.outline(arc(*centre, radius, radius, 270, 90), width)
    for k in range(37):
        angle = math.radians(270 + k * 2.5)
        inner = 54 if k % 6 == 0 else 56.4
        pen.line(
            [
                (centre[0] + inner * math.cos(angle), centre[1] + inner * math.sin(angle)),
                (centre[0] + 58 * math.cos(angle), centre[1] + 58 * math.sin(angle)),
            ],
            0.6,
            220,
            waver=0,
        )
    beam(pen, centre, (30, 14), 3.4)
    beam(pen, centre, (94, 78), 3.4)
    beam(pen, (14, 92), (30, 76), 3.6)
    beam(pen, (46, 92), (30, 76), 3.6)
    end = (centre[0] + 44 * math.cos(math.radians(-50)), centre[1] + 44 * math.sin(math.radians(-50)))
    with pen.apart("arm"):
        beam(pen, centre, end, 4.6)
        pen.solid(ellipse(*centre, 4.6), METAL, 1.0)
        pen.dot(*centre, 1.2)
    with pen.apart("cords"):
        rope(pen, [end, (66, 26), (77, 18)], 1.2, smooth=True)
        rope(pen, [end, (72, 32), (82, 24)], 1.2, smooth=True)
        pen.solid(curve([(75, 15), (83, 14), (87, 20), (83, 26), (77, 23)], closed=True), (184, 120, 84), 1.0)
    with pen.apart("stone"):
        pen.solid(ellipse(81, 19, 4.4), STONE, 1.0)
        pen.hatch(ellipse(81, 19, 4.4), 60, 1.6, 0.4, 140)
    flight(pen, [(85, 16), (91, 11), (97, 10)])
    pen.outline(arc(*centre, 20, 20, 310, 50), 0.7)
    arrowhead(pen, centre[0] + 20 * math.cos(math.radians(310)), centre[1] + 20 * math.sin(math.radians(310)), 220)


def stage_lift(pen: Pen) -> None:
    """Behind the curtain a counterweight raises a cloud with its angel."""
    floor(pen, 4, 96, 92)
    beam(pen, (12, 90), (12, 10), 5)
    beam(pen, (88, 90), (88, 10), 5)
    beam(pen, (6, 10), (94, 10), 6)
    box(pen, 4, 93, 86, 5, 5)
    for x in (34, 66):
        pulley(pen, x, 17, 4.4)
    pulley(pen, 81, 17, 4.0)
    with pen.apart("ropes"):
        rope(pen, [(36, 20), (40, 46)], 1.1)
        rope(pen, [(64, 20), (60, 46)], 1.1)
    rope(pen, [(34, 13), (81, 13)], 1.1)
    with pen.apart("cord"):
        rope(pen, [(85, 18), (82, 62)], 1.1)
    with pen.apart("weight"):
        pen.face([(76, 78), (88, 78), (87, 62), (77, 62)], STONE, 1.1)
        pen.hatch(polygon([(82, 78), (88, 78), (87, 62), (82, 62)]), 62, 1.7, 0.45, 150)
    for side, x in ((1, 14), (-1, 86)):
        cloth = curve(
            [
                (x, 13),
                (x + side * 17, 13),
                (x + side * 14, 34),
                (x + side * 5, 52),
                (x + side * 8, 70),
                (x + side * 9, 88),
                (x, 88),
            ],
            closed=True,
        )
        if side > 0:
            pen.solid(cloth, RED, 1.1)
            for k in range(1, 4):
                pen.outline(
                    curve([(x + k * 4, 14), (x + k * 3.2, 34), (x + k * 1.2, 52), (x + k * 2, 86)]),
                    0.7,
                    200,
                    (90, 20, 12),
                )
            pen.face([(x, 50), (x + 8, 50), (x + 7, 54), (x, 54)], (214, 170, 80), 0.7)
    with pen.apart("cloud"):
        beam(pen, (34, 64), (66, 64), 4)
        rope(pen, [(40, 46), (36, 63)], 1.0)
        rope(pen, [(60, 46), (64, 63)], 1.0)
        for x, y, r in ((36, 66, 5), (44, 69, 6), (54, 69, 6.4), (63, 66, 5)):
            pen.solid(ellipse(x, y, r, r * 0.8), (250, 244, 228), 0.9)
        _angel(pen, 50, 62)
    pen.line([(70, 56), (70, 40)], 0.8)
    arrowhead(pen, 70, 39, -90)
    pen.line([(94, 58), (94, 72)], 0.8)
    arrowhead(pen, 94, 73, 90)


def _angel(pen: Pen, x: float, y: float) -> None:
    for side in (-1, 1):
        wing = curve(
            [
                (x + side * 2, y - 14),
                (x + side * 10, y - 24),
                (x + side * 13, y - 16),
                (x + side * 10, y - 9),
                (x + side * 4, y - 8),
            ],
            closed=True,
        )
        pen.solid(wing, (252, 246, 230), 0.9)
        for k in range(3):
            pen.line([(x + side * 4, y - 10 - k * 2), (x + side * (11 - k * 0.4), y - 12 - k * 3.6)], 0.5, 170)
    pen.face([(x - 6, y), (x + 6, y), (x + 2.6, y - 15), (x - 2.6, y - 15)], (196, 214, 214), 1.0)
    pen.solid(ellipse(x, y - 18.4, 3), (238, 204, 164), 0.9)
    pen.outline(ellipse(x, y - 23, 3.6, 1.2), 0.9, 240, (190, 144, 50))
    pen.line([(x - 2, y - 12), (x - 7, y - 6)], 1.0)
    pen.line([(x + 2, y - 12), (x + 7, y - 6)], 1.0)


def aiming_crossbow(pen: Pen) -> None:
    """A great crossbow with a sighting frame, a screw to bend it, and its mark."""
    with pen.placed(44, 58, turn=-24):
        for side in (-1, 1):
            limb = curve(
                [(26, 0), (24, side * 16), (14, side * 32), (2, side * 43), (10, side * 34), (19, side * 17), (20, 0)],
                closed=True,
            )
            pen.solid(limb, WOOD, 1.2)
            for t in (10, 19, 28):
                pen.face(
                    [
                        (23 - t * 0.28, side * t),
                        (27 - t * 0.36, side * (t - 1)),
                        (26 - t * 0.42, side * (t + 3)),
                        (20.6 - t * 0.28, side * (t + 3)),
                    ],
                    DARK,
                    0.7,
                )
        with pen.apart("string"):
            rope(pen, [(3, -42), (-24, 0), (3, 42)], 1.2)
        pen.face([(-44, -4), (34, -4), (34, 4), (-44, 4)], WOOD, 1.1)
        pen.hatch(polygon([(-44, 0.6), (34, 0.6), (34, 4), (-44, 4)]), 40, 1.8, 0.45, 150)
        with pen.apart("bolt"):
            pen.line([(-24, -1.2), (42, -1.2)], 1.6)
            pen.fill(polygon([(48, -1.2), (41, -4), (41, 1.6)]), INK)
            for k in range(3):
                pen.face(
                    [(-26 - k * 2.4, -1.2), (-23 - k * 2.4, -1.2), (-25 - k * 2.4, -4.6), (-28 - k * 2.4, -4.6)],
                    RED,
                    0.5,
                )
        for x, height in ((-30, 15), (18, 15)):
            pen.line([(x, -4), (x, -4 - height)], 1.1)
        pen.outline(ellipse(-30, -21, 3.4), 1.0)
        pen.outline(ellipse(18, -21, 3.4), 1.0)
        for x in (-30, 18):
            pen.line([(x - 3, -21), (x + 3, -21)], 0.5)
            pen.line([(x, -24), (x, -18)], 0.5)
        brush = paint(SEPIA, 210, 0.7)
        brush.setPathEffect(skia.DashPathEffect.Make([2, 1.6], 0))
        pen.canvas.drawLine(-40, -21, 58, -21, brush)
        cog_x = -38.0
        pen.solid(ellipse(cog_x, 0, 5), METAL, 1.0)
        crank(pen, cog_x, 0, 2, 10)
    for radius, colour in ((9, PALE), (6.4, RED), (3.8, PALE), (1.5, RED)):
        pen.solid(ellipse(89, 14, radius * 0.72, radius), colour, 0.9)
    pen.line([(88, 24), (82, 38)], 1.0)
    pen.line([(91, 24), (95, 38)], 1.0)
    wheel(pen, 24, 84, 8, 8)
    beam(pen, (24, 84), (38, 64), 3.4)
    beam(pen, (54, 90), (42, 62), 3.4)
    floor(pen, 10, 66, 92)


def flying_machine(pen: Pen) -> None:
    """Wings like a bat's, moved by the feet of the man who lies beneath them."""
    for side in (-1, 1):
        with pen.placed(50, 46, mirrored=side < 0), pen.apart("left_wing" if side < 0 else "right_wing"):
            _wing(pen)
    with pen.apart("body"):
        keel = curve([(47, 26), (53, 26), (55, 46), (53, 78), (50, 88), (47, 78), (45, 46)], closed=True)
        pen.solid(keel, WOOD, 1.1)
        pen.hatch(polygon([(50, 26), (56, 26), (56, 88), (50, 88)]), 62, 1.7, 0.45, 140)
        tail = curve([(50, 76), (41, 92), (45, 95), (50, 91), (55, 95), (59, 92)], closed=True)
        pen.solid(tail, PALE, 1.0)
        for x in (44, 50, 56):
            pen.line([(50, 79), (x, 92)], 0.6, 190)
        pen.line([(47.4, 58), (44, 70)], 1.6)
        pen.line([(52.6, 58), (56, 70)], 1.6)
        pen.face([(46.4, 60), (53.6, 60), (54.6, 42), (45.4, 42)], (178, 92, 66), 1.0)
        pen.line([(46, 44), (37, 40)], 1.6)
        pen.line([(54, 44), (63, 40)], 1.6)
        pen.solid(ellipse(50, 36.6, 4.0, 4.6), (238, 204, 164), 1.0)
        pen.fill(arc(50, 35.6, 4.2, 4.4, 180, 180), (92, 60, 36))
        rope(pen, [(44, 70), (38, 52), (34, 38)], 0.8)
        rope(pen, [(56, 70), (62, 52), (66, 38)], 0.8)
    turning(pen, 14, 62, 8, 180, -110)
    turning(pen, 86, 62, 8, 0, 110)


def _wing(pen: Pen) -> None:
    root: Point = (2, -6)
    tips: list[Point] = [(47, -20), (46, -2), (38, 12), (27, 20), (14, 22)]
    cloth = skia.Path()
    cloth.moveTo(*root)
    cloth.quadTo(18, -34, *tips[0])
    for start, end in pairwise(tips):
        cloth.quadTo((start[0] + end[0]) / 2 - 4, (start[1] + end[1]) / 2 - 4, *end)
    cloth.quadTo(8, 14, 2, 14)
    cloth.close()
    pen.fill(cloth, (244, 226, 186))
    with pen.within(cloth):
        pen.gradient(cloth, (4, -30), (40, 22), [((255, 250, 234), 150), ((230, 200, 150), 0), ((130, 86, 40), 130)])
        for k in range(4):
            pen.hatch(
                polygon([root, tips[k], ((tips[k][0] + tips[k + 1][0]) / 2, (tips[k][1] + tips[k + 1][1]) / 2)]),
                70 + k * 10,
                2.4,
                0.4,
                90,
            )
    pen.outline(cloth, 1.1)
    for tip in tips:
        rib = curve([root, ((root[0] + tip[0]) / 2 + 1, (root[1] + tip[1]) / 2 - 3), tip])
        pen.stroke(rib, 1.9)
        pen.stroke(rib, 0.9, 255, WOOD)
    spar = curve([root, (16, -24), (32, -26), tips[0]])
    pen.stroke(spar, 2.6)
    pen.stroke(spar, 1.4, 255, WOOD)
    pen.solid(ellipse(16, -23, 1.8), METAL, 0.8)


def invisible_boat(pen: Pen) -> None:
    """Mirrors along her sides show only water; half of her is gone already."""
    waves(pen, 2, 98, 76, 5)
    hull = skia.Path()
    hull.moveTo(8, 58)
    hull.cubicTo(14, 78, 30, 80, 52, 80)
    hull.cubicTo(74, 80, 86, 76, 93, 54)
    hull.cubicTo(70, 64, 30, 64, 8, 58)
    hull.close()
    left = polygon([(0, 0), (52, 0), (46, 40), (54, 62), (48, 100), (0, 100)])
    right = polygon([(52, 0), (100, 0), (100, 100), (48, 100), (54, 62), (46, 40)])
    with pen.within(left):
        pen.fill(hull, WOOD)
        for k in range(1, 4):
            pen.outline(curve([(8, 58 + k * 4.6), (30, 64 + k * 3.8), (60, 64 + k * 3.8), (92, 56 + k * 4)]), 0.6, 190)
        pen.hatch(hull, 64, 2.2, 0.45, 90)
        for k in range(4):
            x = 13 + k * 9.6
            pane = [(x, 62 + k * 0.8), (x + 7.4, 63.4 + k * 0.5), (x + 7.4, 72 + k * 0.6), (x + 1.4, 70 + k * 1.0)]
            pen.face(pane, GLASS, 0.9)
            pen.line([(x + 1.6, 69), (x + 5.4, 64.6)], 0.6, 230, (255, 255, 255))
            pen.line([(x + 2, 67), (x + 6, 68.4)], 0.5, 180, (60, 92, 100))
        pen.outline(hull, 1.2)
        pen.stroke(polygon([(44, 61), (44, 10)], False), 2.4)
        with pen.apart("sail"):
            sail = curve([(43, 13), (22, 30), (14, 53), (30, 52), (43, 54)], closed=True)
            pen.solid(sail, PALE, 1.1)
            for k in range(3):
                pen.outline(curve([(42, 20 + k * 9), (34, 30 + k * 8), (20 + k * 2, 50)]), 0.5, 130)
        with pen.apart("man"):
            person(pen, 26, 60, 11, "sit")
    brush = paint(SEPIA, 215, 1.0)
    brush.setPathEffect(skia.DashPathEffect.Make([2.0, 2.2], 0))
    with pen.within(right), pen.apart("ghost"):
        pen.fill(hull, (182, 206, 204), 60)
        pen.canvas.drawPath(hull, brush)
        pen.canvas.drawPath(curve([(46, 13), (66, 26), (78, 48), (60, 52), (46, 54)]), brush)
    waves(pen, 54, 96, 66, 3, 3.6)
    for x, y in ((70, 30), (82, 40), (62, 20)):
        for k in range(4):
            angle = k * math.pi / 2 + 0.4
            pen.line(
                [
                    (x + 1.2 * math.cos(angle), y + 1.2 * math.sin(angle)),
                    (x + 3.6 * math.cos(angle), y + 3.6 * math.sin(angle)),
                ],
                0.7,
                220,
                (190, 144, 50),
                waver=0,
            )
    pen.line([(44, 10), (44, 6)], 0.9)
    with pen.apart("flag"):
        pen.face([(44, 5), (34, 7), (44, 9.6)], RED, 0.8)
