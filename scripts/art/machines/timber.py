"""Inventions of Timber: pulley, underwater tank, bellows, digging engine, wall."""

import math

from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import lighter
from scripts.art.drawing.shapes import arc, archway, curve, ellipse, polygon
from scripts.art.machines.kit import (
    CLAY,
    DARK,
    GLASS,
    METAL,
    PALE,
    RED,
    STONE,
    WOOD,
    arrowhead,
    battlements,
    beam,
    box,
    crank,
    floor,
    masonry,
    person,
    pulley,
    rope,
    turning,
    vapour,
    waves,
    wheel,
)


def secured_pulley(pen: Pen) -> None:
    """A tackle of two blocks; a pawl in a ratchet keeps the load from falling."""
    beam(pen, (8, 10), (92, 10), 6)
    beam(pen, (16, 12), (16, 88), 5)
    beam(pen, (6, 90), (36, 90), 5)
    beam(pen, (18, 34), (36, 13), 3.4)
    pen.stroke(polygon([(62, 13), (62, 20)], False), 2.4)
    for x, y in ((57, 28), (67, 33)):
        pulley(pen, x, y, 7.4)
    pen.stroke(curve([(53, 22), (62, 18), (71, 26)]), 1.8)
    with pen.apart("load"):
        for x, y in ((57, 60), (66, 65)):
            pulley(pen, x, y, 6.6)
    with pen.apart("ropes"):
        rope(pen, [(49.6, 28), (50.4, 60)], 1.3)
        rope(pen, [(64.4, 28), (63.6, 60)], 1.3)
        rope(pen, [(74.4, 33), (72.6, 65)], 1.3)
    rope(pen, [(51, 24), (30, 56)], 1.3)
    with pen.apart("load"):
        pen.stroke(curve([(52, 65), (61, 74), (70, 71)]), 1.8)
        pen.stroke(polygon([(61, 73), (61, 78)], False), 2.0)
        pen.stroke(curve([(61, 78), (65, 80), (64, 84), (60, 84.6), (58, 82)]), 2.2)
        pen.face([(50, 97), (74, 97), (71, 86), (53, 86)], STONE, 1.1)
        pen.hatch(polygon([(63, 97), (74, 97), (71, 86), (63, 86)]), 62, 1.8, 0.45, 150)
    _ratchet(pen, 27, 60)


def _ratchet(pen: Pen, x: float, y: float) -> None:
    """Saw teeth and the pawl that falls into them."""
    points = []
    for k in range(14):
        for part, reach in ((0.0, 15.5), (0.82, 12.0)):
            angle = (k + part) * math.tau / 14
            points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    teeth = polygon(points)
    half = polygon([(x + 2, y - 16), (x + 16, y - 16), (x + 16, y + 16), (x - 4, y + 16)])
    with pen.apart("wheel"):
        pen.fill(teeth, METAL)
        with pen.within(teeth):
            pen.hatch(half, 60, 1.7, 0.4, 140)
        pen.outline(teeth, 1.0)
        pen.solid(ellipse(x, y, 7), WOOD, 0.9)
        pen.outline(ellipse(x, y, 4.4), 0.6)
        pen.dot(x, y, 1.3)
        crank(pen, x, y, -8, 10)
    with pen.apart("pawl"):
        pen.solid(curve([(38, 38), (42, 40), (39, 47), (35.6, 50.6), (36, 45)], closed=True), RED, 0.9)
        pen.dot(39.6, 40, 1.0)
    turning(pen, x, y, 19, 100, 66)


def underwater_tank(pen: Pen) -> None:
    """A closed round car on the river bed; men within turn its wheels and breathe through a pipe."""
    waves(pen, 2, 98, 18, 3)
    shell = curve([(12, 74), (16, 62), (32, 50), (50, 44), (68, 50), (84, 62), (88, 74)])
    body = polygon([(12, 74), (16, 62), (32, 50), (50, 44), (68, 50), (84, 62), (88, 74)])
    pen.fill(ellipse(50, 74, 38, 7), DARK)
    pen.fill(body, WOOD)
    with pen.within(body):
        pen.gradient(body, (14, 50), (88, 70), [((255, 246, 222), 150), ((222, 188, 136), 0), ((80, 48, 20), 190)])
        for k in range(11):
            t = k / 10
            pen.line([(50 + (t - 0.5) * 8, 44), (12 + 76 * t, 75)], 0.7, 190, waver=0.1)
        pen.hatch(polygon([(62, 44), (90, 60), (90, 76), (66, 76)]), 40, 1.9, 0.45, 140)
    pen.outline(shell, 1.2)
    lower = arc(50, 74, 38, 7, 0, 180)
    pen.outline(lower, 1.2)
    for k in range(7):
        angle = math.radians(20 + k * 23)
        x, y = 50 + 37 * math.cos(angle), 74 + 6.6 * math.sin(angle)
        pen.face([(x - 2.2, y - 1), (x + 2.2, y - 1), (x + 1.6, y + 3), (x - 1.6, y + 3)], METAL, 0.8)
    for name, x in (("left_wheel", 28.0), ("middle_wheel", 50.0), ("right_wheel", 72.0)):
        with pen.apart(name):
            wheel(pen, x, 83, 7.4, 8)
    for x, y in ((30, 62), (50, 58), (70, 62)):
        pen.solid(ellipse(x, y, 4.2, 4.8), GLASS, 1.0)
        pen.outline(arc(x, y, 2.6, 3, 190, 70), 0.7, 200, (255, 255, 255))
    pen.face([(44, 45), (56, 45), (53, 36), (47, 36)], WOOD, 1.0)
    pen.stroke(curve([(50, 36), (50, 26), (54, 20), (54, 11)]), 3.6)
    pen.stroke(curve([(50, 36), (50, 26), (54, 20), (54, 11)]), 2.1, 255, PALE)
    pen.solid(ellipse(54, 11, 6, 2), WOOD, 0.9)
    for x, y, r in ((34, 38, 1.6), (37, 32, 1.1), (33, 27, 0.8), (66, 36, 1.3), (64, 30, 0.9)):
        pen.outline(ellipse(x, y, r), 0.7, 210, (60, 92, 100))
    for name, x, y, flip in (("left_fish", 14, 40, False), ("right_fish", 86, 34, True)):
        with pen.placed(x, y, mirrored=flip), pen.apart(name):
            pen.solid(curve([(-6, 0), (0, -2.6), (5, 0), (0, 2.4)], closed=True), (206, 200, 176), 0.8)
            pen.face([(-5, 0), (-9, -2.4), (-9, 2.4)], (206, 200, 176), 0.7)
            pen.dot(3, -0.6, 0.5)
    floor(pen, 4, 96, 91)


def bellows_machine(pen: Pen) -> None:
    """A crank works two great bellows by turns; their wind meets in one furnace."""
    floor(pen, 2, 98, 88)
    box(pen, 4, 90, 60, 5, 8)
    beam(pen, (26, 85), (26, 22), 4.4)
    beam(pen, (8, 22), (56, 22), 4)
    with pen.apart("lower"):
        _bellows(pen, 12, 76, 9)
    with pen.apart("upper"):
        _bellows(pen, 14, 50, -4)
    with pen.apart("wheel"):
        wheel(pen, 20, 26, 12, 10)
        crank(pen, 20, 26, -8, -6)
    with pen.apart("ropes"):
        rope(pen, [(31, 24), (34, 38)], 1.2)
        rope(pen, [(9, 28), (13, 64)], 1.2)
    turning(pen, 20, 26, 16, 200, 90)
    masonry(pen, [(68, 88), (96, 88), (93, 40), (72, 40)], 4, CLAY)
    masonry(pen, [(75, 40), (90, 40), (88, 22), (77, 22)], 4, CLAY)
    mouth = archway(74, 82, 14, 20)
    pen.fill(mouth, (64, 28, 14))
    with pen.apart("fire"), pen.within(mouth):
        flame(pen, 81, 82)
    pen.outline(mouth, 1.0)
    vapour(pen, 82, 22, 18, 0.3)


def flame(pen: Pen, x: float, y: float) -> None:
    """Three tongues of fire side by side."""
    for dx, size in ((-4, 8), (4, 9), (0, 13)):
        for scale, colour in ((1.0, (224, 108, 44)), (0.6, (250, 196, 90))):
            s = size * scale
            pen.fill(
                curve(
                    [
                        (x + dx - 0.34 * s, y),
                        (x + dx - 0.3 * s, y - 0.5 * s),
                        (x + dx + 0.05 * s, y - s),
                        (x + dx + 0.32 * s, y - 0.45 * s),
                        (x + dx + 0.3 * s, y),
                    ],
                    closed=True,
                ),
                colour,
            )


def _bellows(pen: Pen, x: float, y: float, open_by: float) -> None:
    """Two boards with pleated leather between, the nozzle to the right."""
    top, foot = y - 13 - open_by, y
    leather = polygon([(x, foot), (x, top), (x + 36, y - 9), (x + 36, y - 5)])
    pen.fill(leather, CLAY)
    for k in range(1, 8):
        t = k / 8
        bulge = 1.6 * (1 - t)
        pen.outline(
            curve(
                [
                    (x + 36 * t - bulge, foot - (foot - y + 5) * t),
                    (x + 36 * t + bulge, (top + foot) / 2),
                    (x + 36 * t - bulge, top + (y - 9 - top) * t),
                ]
            ),
            0.7,
            200,
        )
    pen.hatch(polygon([(x, foot), (x + 36, y - 5), (x + 36, y - 7), (x, (top + foot) / 2)]), 70, 2, 0.4, 120)
    beam(pen, (x - 5, foot + 1), (x + 38, y - 4), 3)
    beam(pen, (x - 5, top - 1), (x + 38, y - 9.6), 3)
    pen.face([(x + 36, y - 12), (x + 56, y - 9), (x + 56, y - 5.4), (x + 36, y - 2.4)], METAL, 1.0)
    for k in range(3):
        pen.line([(x + 58, y - 10 + k * 2.6), (x + 63, y - 11 + k * 3.4)], 0.6, 180)


def digging_engine(pen: Pen) -> None:
    """A high frame over the canal; two arms swing buckets of earth from the bed to the banks."""
    for side in (-1, 1):
        bank = [(50 + side * 50, 70), (50 + side * 30, 70), (50 + side * 18, 92), (50 + side * 50, 92)]
        pen.face(bank, (214, 180, 128), 1.0)
        pen.hatch(polygon(bank), 60 if side > 0 else 120, 2.6, 0.45, 140)
    pen.line([(32, 92), (68, 92)], 1.0)
    person(pen, 47, 92, 11, "push")
    person(pen, 58, 92, 11, "stand")
    beam(pen, (26, 70), (46, 12), 4)
    beam(pen, (74, 70), (54, 12), 4)
    beam(pen, (50, 70), (50, 8), 4.4)
    beam(pen, (22, 70), (78, 70), 4)
    beam(pen, (35, 46), (65, 46), 3.4)
    beam(pen, (4, 32), (50, 18), 3.6)
    beam(pen, (96, 32), (50, 18), 3.6)
    pulley(pen, 6, 31.4, 3)
    pulley(pen, 94, 31.4, 3)
    pulley(pen, 50, 12, 4.4)
    with pen.apart("left_rope"):
        rope(pen, [(5, 33), (5, 50)], 1.1)
    with pen.apart("right_rope"):
        rope(pen, [(95, 33), (92, 78)], 1.1)
    rope(pen, [(7, 30), (46, 11), (50, 40)], 1.0)
    rope(pen, [(93, 30), (54, 11)], 1.0)
    with pen.apart("left_bucket"):
        _bucket(pen, 5, 50)
    with pen.apart("right_bucket"):
        _bucket(pen, 92, 78)
    with pen.apart("wheel"):
        wheel(pen, 50, 54, 14, 12)
    with pen.apart("man"):
        person(pen, 46.6, 66.4, 13, "push", (140, 104, 70))
    turning(pen, 50, 54, 18, 210, 70)


def _bucket(pen: Pen, x: float, y: float) -> None:
    pen.line([(x - 5, y + 4), (x, y), (x + 5, y + 4)], 0.8)
    pen.solid(
        curve([(x - 6, y + 4), (x - 2, y + 0.6), (x + 3, y + 1.4), (x + 6, y + 4)], closed=True), (150, 106, 66), 0.8
    )
    pen.face([(x - 6, y + 4), (x + 6, y + 4), (x + 4.4, y + 11), (x - 4.4, y + 11)], WOOD, 1.0)
    pen.line([(x - 5.4, y + 7), (x + 5.4, y + 7)], 0.7)


def impassable_wall(pen: Pen) -> None:
    """Timber and stone: a palisade with stakes, a barred gate, and beams that throw ladders down."""
    floor(pen, 2, 98, 86)
    masonry(pen, [(4, 84), (96, 84), (94, 36), (6, 36)], 5)
    for x in (4.0, 38.0, 78.0):
        masonry(pen, [(x, 86), (x + 19, 86), (x + 17.6, 26), (x + 1.4, 26)], 5, lighter(STONE, 0.2))
        pen.hatch(polygon([(x + 11, 86), (x + 19, 86), (x + 17.6, 26), (x + 11, 26)]), 64, 2.2, 0.45, 120)
        battlements(pen, x, x + 19, 26, 6, lighter(STONE, 0.2))
        pen.fill(polygon([(x + 8.6, 46), (x + 10.4, 46), (x + 10.4, 36), (x + 8.6, 36)]), (52, 30, 14))
    for x0, x1 in ((24, 37), (59, 77)):
        battlements(pen, x0, x1, 36, 5)
    door = archway(41.6, 86, 12, 26)
    pen.fill(door, DARK)
    with pen.within(door):
        for k in range(4):
            pen.line([(43 + k * 3, 58), (43 + k * 3, 88)], 0.8)
    pen.outline(door, 1.1)
    with pen.apart("bars"):
        for y in (68, 77):
            beam(pen, (39.4, y), (56, y), 2.6)
    for k in range(12):
        x = 3 + k * 8.2
        if 37 < x < 56:
            continue
        foot, tip = (x + 1, 95), (x + 7, 74 + 2 * math.sin(k))
        pen.face(
            [
                (foot[0] - 1.8, foot[1]),
                (foot[0] + 1.8, foot[1]),
                (tip[0] + 1.2, tip[1] + 4),
                tip,
                (tip[0] - 1.6, tip[1] + 3.2),
            ],
            WOOD,
            0.9,
        )
    beam(pen, (2, 91), (36, 91), 2.6)
    beam(pen, (58, 91), (98, 91), 2.6)
    pen.line([(47.6, 26), (47.6, 10)], 1.0)
    with pen.apart("flag"):
        pen.face([(47.6, 10), (58, 12.4), (47.6, 15.6)], RED, 0.8)
    arrowhead(pen, 30, 20, 170)
    pen.outline(curve([(18, 26), (24, 20), (31, 20)]), 0.6, 170)
