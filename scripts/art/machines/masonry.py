"""Inventions of Masonry: fortified house, glass palace, ramp, lifting tower, steam furnace."""

import math

from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import lighter
from scripts.art.drawing.shapes import arc, archway, curve, ellipse, polygon, rectangle
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
    cog,
    flame,
    floor,
    masonry,
    person,
    pulley,
    rope,
    turning,
    vapour,
    wheel,
)


def fortified_house(pen: Pen) -> None:
    """A dwelling with sloping walls and corner bastions; below, its star-shaped plan."""
    floor(pen, 4, 96, 74)
    masonry(pen, [(24, 72), (76, 72), (73, 32), (27, 32)], 4.6)
    for k in range(3):
        pen.fill(archway(33 + k * 13, 56, 5.4, 11), (60, 38, 22))
        pen.outline(archway(33 + k * 13, 56, 5.4, 11), 0.8)
    door = archway(44, 72, 12, 14)
    pen.fill(door, DARK)
    pen.outline(door, 1.0)
    for x in (47, 50, 53):
        pen.line([(x, 72), (x, 59)], 0.6)
    roof = [(23, 32), (77, 32), (64, 14), (36, 14)]
    pen.face(roof, CLAY, 1.1)
    pen.hatch(polygon(roof), 84, 2.6, 0.5, 140)
    pen.hatch(polygon([(56, 32), (77, 32), (64, 14), (56, 14)]), 60, 2, 0.45, 110)
    battlements(pen, 25, 75, 36, 4.4)
    box(pen, 58, 18, 5, 9, 3, CLAY)
    vapour(pen, 61, 8, 8, 0.5)
    for x in (8, 72):
        masonry(pen, [(x - 2, 76), (x + 22, 76), (x + 18, 40), (x + 2, 40)], 4.6, lighter(STONE, 0.25))
        pen.hatch(polygon([(x + 12, 76), (x + 22, 76), (x + 18, 40), (x + 12, 40)]), 62, 2.2, 0.45, 130)
        pen.face([(x, 40), (x + 20, 40), (x + 20, 36), (x, 36)], STONE, 1.0)
        battlements(pen, x, x + 20, 36, 5.4)
        pen.solid(ellipse(x + 10, 60, 2.8), (60, 38, 22), 0.9)
        pen.fill(rectangle(x + 9.2, 45, 1.6, 8), (60, 38, 22))
    _plan(pen, 50, 89)


def _plan(pen: Pen, x: float, y: float) -> None:
    """The house from above: a square with an arrow-headed bastion at each corner."""
    pen.face([(x - 9, y + 5), (x + 9, y + 5), (x + 9, y - 5), (x - 9, y - 5)], PALE, 0.8)
    for dx in (-1, 1):
        for dy in (-1, 1):
            cx, cy = x + dx * 9, y + dy * 5
            pen.face(
                [
                    (cx - dx * 3, cy),
                    (cx + dx * 1, cy + dy * 2.6),
                    (cx + dx * 5, cy + dy * 3),
                    (cx + dx * 3.4, cy - dy * 0.6),
                    (cx, cy - dy * 2.4),
                ],
                STONE,
                0.8,
            )
    pen.line([(x - 4, y - 2), (x + 4, y - 2), (x + 4, y + 2), (x - 4, y + 2)], 0.6, 190, closed=True)


def glass_palace(pen: Pen) -> None:
    """Walls of panes between slim piers, and a dome of glass."""
    floor(pen, 2, 98, 90)
    box(pen, 6, 92, 84, 4, 4, STONE)
    dome = arc(50, 36, 21, 25, 180, 180)
    dome.close()
    pen.fill(dome, GLASS)
    with pen.within(dome):
        pen.radial(dome, (42, 20), 30, [((255, 255, 255), 230), ((182, 212, 214), 60), ((70, 110, 120), 170)])
        for share in (0.3, 0.66):
            pen.outline(arc(50, 36, 21 * share, 25, 180, 180), 0.8)
        pen.line([(50, 10), (50, 36)], 0.8)
        for y in (19, 27):
            pen.outline(curve([(28, y), (50, y + 2), (72, y)]), 0.8)
    pen.outline(dome, 1.2)
    pen.face([(46.6, 12), (53.4, 12), (52.6, 6), (47.4, 6)], GLASS, 0.9)
    pen.solid(ellipse(50, 4.2, 1.7), (206, 160, 70), 0.8)
    pen.face([(26, 40), (74, 40), (74, 35.6), (26, 35.6)], STONE, 1.0)
    for top, foot, left, right, count in ((40, 60, 20, 80, 5), (63, 88, 9, 91, 6)):
        pen.face([(left, foot), (right, foot), (right, top), (left, top)], STONE, 1.1)
        step = (right - left) / count
        for k in range(count):
            _pane(pen, left + step * k + step * 0.13, foot - 1, step * 0.74, foot - top - 4)
        pen.face(
            [(left - 2.4, top + 0.4), (right + 2.4, top + 0.4), (right + 1.2, top - 3), (left - 1.2, top - 3)],
            lighter(STONE, 0.3),
            1.0,
        )
    for x in (10, 90):
        pen.solid(ellipse(x, 57, 2.2), STONE, 0.8)
    for k in range(5):
        angle = math.radians(200 + k * 35)
        pen.line(
            [
                (50 + 29 * math.cos(angle), 30 + 26 * math.sin(angle)),
                (50 + 35 * math.cos(angle), 30 + 32 * math.sin(angle)),
            ],
            0.8,
            210,
            (190, 144, 50),
        )


def _pane(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    """One tall window of many panes, with the sky in it."""
    shape = archway(x, y, width, height)
    pen.fill(shape, GLASS)
    pen.gradient(
        shape, (x, y - height), (x + width, y), [((255, 255, 255), 190), ((182, 212, 214), 0), ((70, 110, 120), 140)]
    )
    with pen.within(shape):
        for k in range(1, 4):
            pen.line([(x, y - height * k / 4), (x + width, y - height * k / 4)], 0.5, 200, waver=0.1)
        pen.line([(x + width / 2, y), (x + width / 2, y - height)], 0.6, 210, waver=0.1)
        pen.line(
            [(x + width * 0.15, y - height * 0.4), (x + width * 0.55, y - height * 0.75)], 0.7, 220, (255, 255, 255)
        )
    pen.outline(shape, 1.0)


def slowing_ramp(pen: Pen) -> None:
    """A slope with combs and a braked drum: what would run away comes down gently."""
    floor(pen, 2, 98, 90)
    masonry(pen, [(8, 90), (96, 90), (96, 86), (8, 86)], 4)
    slope = [(10, 87), (90, 87), (90, 32)]
    pen.face(slope, STONE, 1.2)
    with pen.within(polygon(slope)):
        for row in range(12):
            y = 87 - row * 4.6
            pen.line([(8, y), (92, y)], 0.5, 160)
            for k in range(10):
                x = 10 + k * 9 + (row % 2) * 4.5
                pen.line([(x, y), (x, y - 4.6)], 0.45, 150, waver=0.1)
        pen.hatch(polygon([(64, 88), (92, 88), (92, 30)]), 62, 2.4, 0.45, 110)
    pen.line([(10, 87), (90, 32)], 1.4)
    for k in range(7):
        t = 0.1 + k * 0.11
        x, y = 10 + 80 * t, 87 - 55 * t
        with pen.placed(x, y, turn=-34.5):
            pen.face([(-1.2, 0), (1.6, 0), (3.2, -5.4), (1.6, -5.8)], WOOD, 0.8)
    with pen.placed(58, 54, turn=-34.5):
        with pen.apart("cart"):
            pen.face([(-12, -6), (12, -6), (14, -16), (-14, -16)], WOOD, 1.1)
            for x in (-6, 0, 6):
                pen.line([(x, -6), (x * 1.1, -16)], 0.6)
            for x in (-6.5, 0.5, 7):
                pen.solid(ellipse(x, -19, 4.4), (206, 178, 130), 0.9)
        for name, x in (("hind_wheel", -7.5), ("fore_wheel", 7.5)):
            with pen.apart(name):
                wheel(pen, x, -3.6, 4.6, 6)
    with pen.apart("rope"):
        rope(pen, [(69, 38.6), (84, 27)], 1.3)
    beam(pen, (90, 34), (90, 10), 4)
    with pen.apart("drum"):
        cog(pen, 88, 22, 10, 12)
        pen.solid(ellipse(88, 22, 4.4), WOOD, 0.9)
    with pen.apart("brake"):
        pen.stroke(arc(88, 22, 11.6, 11.6, 200, 130), 2.2, 255, RED)
        pen.outline(arc(88, 22, 13, 13, 200, 130), 0.6)
    pen.outline(arc(10, 87, 24, 24, 325, 35), 0.8)
    pen.line([(36, 60), (24, 68)], 0.9)
    arrowhead(pen, 23, 68.8, 145)
    person(pen, 76, 32, 12, "push")


def lifting_tower(pen: Pen) -> None:
    """A tower that raises its own floors: crossed levers, ropes at the corners, and a windlass."""
    floor(pen, 4, 96, 92)
    masonry(pen, [(16, 92), (84, 92), (80, 72), (20, 72)], 4.4, CLAY)
    door = archway(43, 92, 14, 15)
    pen.fill(door, (64, 40, 24))
    pen.outline(door, 1.0)
    for x in (24.0, 76.0):
        beam(pen, (x, 74), (x, 12), 4.4)
    beam(pen, (18, 12), (82, 12), 5)
    for k in range(2):
        top, foot = 46 + k * 13, 59 + k * 13
        with pen.apart("levers"):
            beam(pen, (31, foot), (69, top), 3)
            beam(pen, (69, foot), (31, top), 3)
            pen.solid(ellipse(50, (top + foot) / 2, 1.8), METAL, 0.8)
    with pen.apart("castle"):
        pen.face([(27, 46), (73, 46), (73, 42), (27, 42)], WOOD, 1.1)
        masonry(pen, [(32, 42), (68, 42), (67, 26), (33, 26)], 4, STONE)
        battlements(pen, 31, 69, 26, 4)
        for x in (38, 48, 58):
            _small_window(pen, x)
    for x in (24.0, 76.0):
        pulley(pen, x, 16, 3.6)
        with pen.apart("ropes"):
            rope(pen, [(x + (3 if x < 50 else -3), 17), (x + (5 if x < 50 else -5), 43)], 1.1)
    rope(pen, [(20.6, 17), (12, 82)], 1.1)
    with pen.apart("wheel"):
        wheel(pen, 11, 82, 8.4, 8)
    with pen.apart("man"):
        person(pen, 3, 92, 12, "push")
    for x in (88, 94):
        pen.line([(x, 60), (x, 34)], 0.8)
        arrowhead(pen, x, 33, -90)
    turning(pen, 11, 82, 11, 200, 70)
    with pen.apart("castle"):
        pen.line([(50, 22), (50, 16)], 0.9)


def _small_window(pen: Pen, x: float) -> None:
    pane = archway(x, 38, 4.4, 8)
    pen.fill(pane, GLASS)
    pen.outline(pane, 0.8)


def steam_furnace(pen: Pen) -> None:
    """A copper over brick: steam leaves by two bent pipes and drives a vaned wheel."""
    floor(pen, 2, 98, 90)
    masonry(pen, [(12, 90), (62, 90), (60, 58), (14, 58)], 4.2, CLAY)
    pen.hatch(polygon([(46, 90), (62, 90), (60, 58), (46, 58)]), 62, 2.2, 0.45, 120)
    mouth = archway(26, 90, 22, 22)
    pen.fill(mouth, (60, 26, 12))
    with pen.apart("fire"), pen.within(mouth):
        for dx, size in ((-5, 11), (5, 12), (0, 17)):
            flame(pen, 37 + dx, 90, size)
    pen.outline(mouth, 1.1)
    pot = curve([(16, 58), (14, 44), (20, 32), (37, 27), (54, 32), (60, 44), (58, 58)], closed=True)
    pen.fill(pot, (214, 150, 104))
    with pen.within(pot):
        pen.radial(pot, (28, 38), 36, [((255, 234, 206), 220), ((214, 150, 104), 40), ((96, 50, 26), 190)])
        pen.hatch(polygon([(46, 26), (64, 26), (64, 60), (48, 60)]), 62, 2, 0.45, 130)
        pen.outline(curve([(14, 46), (37, 50), (60, 46)]), 0.9)
        for k in range(8):
            pen.dot(18 + k * 5.4, 48 + 1.6 * math.sin((k + 0.5) / 8 * math.pi), 0.75)
    pen.outline(pot, 1.2)
    pen.face([(33, 28), (41, 28), (41, 22), (33, 22)], METAL, 1.0)
    pipe = curve([(37, 22), (38, 12), (52, 10), (68, 14), (78, 22)])
    pen.stroke(pipe, 5.0)
    pen.stroke(pipe, 3.2, 255, (214, 150, 104))
    pen.face([(75.4, 20.6), (80, 18.4), (83.4, 26), (79, 27.6)], METAL, 0.9)
    for k in range(4):
        pen.outline(curve([(82, 26 + k * 0.6), (84 + k * 1.2, 30), (83 + k * 2.2, 35), (86 + k * 1.8, 39)]), 0.6, 190)
    with pen.apart("vanes"):
        _vanes(pen, 80, 54)
    beam(pen, (80, 72), (80, 90), 4)
    beam(pen, (68, 90), (94, 90), 4)
    vapour(pen, 24, 30, 22, -0.3)
    turning(pen, 80, 54, 19, 110, 60)


def _vanes(pen: Pen, x: float, y: float) -> None:
    for k in range(10):
        with pen.placed(x, y, turn=k * 36):
            blade = curve([(4, 0), (9, -4), (16, -4.4), (17, -1), (10, 0.6)], closed=True)
            pen.solid(blade, WOOD, 0.9)
    pen.outline(ellipse(x, y, 17.6), 0.9)
    pen.solid(ellipse(x, y, 5), METAL, 1.0)
    pen.dot(x, y, 1.2)
