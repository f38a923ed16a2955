"""The five designs of planes and what belongs to the air, as notebook drawings of 100 x 100 units."""

import math
from itertools import pairwise

import skia

from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import INK
from scripts.art.drawing.shapes import Point, curve, ellipse, polygon
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
    flame,
    flight,
    floor,
    person,
    pulley,
    rope,
    turning,
    vapour,
    wheel,
)

_CLOTH = (244, 230, 198)


def kite(pen: Pen) -> None:
    """A broad fan of cloth under which a man hangs, with a tail by which he steers."""
    for way in (-1, 1):
        wing = curve([(50, 30), (50 + way * 20, 18), (50 + way * 46, 26)], closed=False)
        wing.quadTo(50 + way * 34, 42, 50 + way * 14, 46)
        wing.lineTo(50, 48)
        wing.close()
        _cloth(pen, wing, way)
        for tip in ((44, 27), (34, 38), (20, 45)):
            beam(pen, (50, 32), (50 + way * tip[0], float(tip[1])), 1.6)
        rope(pen, [(50 + way * 30, 24), (50 + way * 8, 62)], 0.9)
    beam(pen, (50, 22), (50, 78), 3)
    tail = polygon([(50, 74), (38, 92), (50, 88), (62, 92)])
    pen.solid(tail, _CLOTH, 1.0)
    pen.hatch(polygon([(50, 74), (62, 92), (50, 88)]), 62, 1.8, 0.45, 130)
    person(pen, 50, 72, 15, "fly", RED)
    flight(pen, [(14, 70), (30, 82), (46, 96)])
    flight(pen, [(86, 70), (72, 82), (56, 97)])


def bat(pen: Pen) -> None:
    """Wings like those of a bat, moved by cords that run over pulleys to the feet."""
    tips: list[Point] = [(47, 22), (44, 42), (33, 57), (20, 63), (9, 60)]
    for way in (-1, 1):

        def at(point: Point, way: int = way) -> Point:
            return 50 + way * point[0], point[1]

        wing = skia.Path()
        wing.moveTo(*at((3, 38)))
        wing.cubicTo(*at((12, 18)), *at((28, 10)), *at(tips[0]))
        for (x0, y0), (x1, y1) in pairwise(tips):
            wing.quadTo(*at(((x0 + x1) / 2 - 7, (y0 + y1) / 2 - 7)), *at((x1, y1)))
        wing.lineTo(*at((3, 56)))
        wing.close()
        _cloth(pen, wing, way)
        for tip in tips[1:]:
            knee = (4 + tip[0] * 0.45, 30 + tip[1] * 0.12)
            pen.stroke(curve([at((3, 40)), at(knee), at(tip)]), 2.0)
            pen.stroke(curve([at((3, 40)), at(knee), at(tip)]), 1.1, 255, WOOD)
        spar = curve([at((3, 38)), at((14, 20)), at((30, 14)), at(tips[0])])
        pen.stroke(spar, 3.4)
        pen.stroke(spar, 2.0, 255, DARK)
        pulley(pen, *at((8, 30)), 3)
        rope(pen, [at((8, 30)), at((24, 24))], 0.9)
    pen.solid(curve([(50, 24), (56, 38), (55, 62), (50, 76), (45, 62), (44, 38)], closed=True), WOOD, 1.1)
    pen.solid(ellipse(50, 27, 4.4), PALE, 0.9)
    for level in (42, 50, 58):
        pen.line([(45, level), (55, level)], 0.7)
    pen.solid(curve([(50, 74), (40, 94), (50, 89), (60, 94)], closed=True), _CLOTH, 1.0)


def swallow(pen: Pen) -> None:
    """Long narrow wings and a forked tail: it comes down on what it sees."""
    with pen.placed(50, 46, turn=-14):
        for way in (-1, 1):
            wing = curve([(0, way * 2), (10, way * 18), (-4, way * 44), (-12, way * 47)], closed=False)
            wing.quadTo(-10, way * 24, -12, way * 4)
            wing.close()
            _cloth(pen, wing, way)
            for share in (0.35, 0.62, 0.86):
                pen.outline(curve([(2, way * 46 * share), (-6, way * (46 * share + 2)), (-12, way * 46 * share)]), 0.8)
        body = curve([(34, 0), (24, -6), (-8, -7), (-26, -3), (-26, 3), (-8, 7), (24, 6)], closed=True)
        pen.solid(body, WOOD, 1.2)
        for level in (-3, 0, 3):
            pen.outline(curve([(28, level * 0.5), (0, level * 1.4), (-24, level * 0.6)]), 0.6, 170)
        for way in (-1, 1):
            fork = polygon([(-22, 0), (-44, way * 15), (-34, way * 3)])
            pen.solid(fork, _CLOTH, 1.0)
        pen.solid(ellipse(18, 0, 4), PALE, 0.9)
        pen.dot(35, 0, 2.2, RED)
    flight(pen, [(94, 30), (97, 52), (88, 74), (70, 88)])
    arrowhead(pen, 69, 88.6, 160)


def airscrew(pen: Pen) -> None:
    """The screw of starched linen that should bore itself into the air; four men run about its mast."""
    floor(pen, 12, 88, 90)
    pen.solid(ellipse(50, 84, 34, 7), WOOD, 1.1)
    pen.solid(ellipse(50, 82, 34, 7), PALE, 1.1)
    for x, y in ((26, 84), (44, 89), (62, 88)):
        person(pen, x, y, 15, "push")
    beam(pen, (50, 82), (50, 12), 3.2)
    _screw(pen)
    beam(pen, (24, 76), (76, 78), 2.6)
    pen.line([(50, 14), (50, 4)], 0.9)
    pen.face([(50, 4), (60, 6.6), (50, 9)], RED, 0.6)
    turning(pen, 50, 60, 43, 160, 50)


def _screw(pen: Pen) -> None:
    """A sail wound once and a half about the mast, the far side first."""
    turns = 48
    for number in range(turns):
        share, following = number / turns, (number + 1) / turns
        one, other = _on_screw(share), _on_screw(following)
        near = math.sin(share * math.tau * 1.5) > 0
        colour = _CLOTH if near else (206, 180, 134)
        pen.fill(polygon([(50, 24 + share * 44), one, other, (50, 24 + following * 44)]), colour)
        pen.line([one, other], 1.2, 240, waver=0.05)
        if number % 4 == 0:
            pen.line([(50, 24 + share * 44), one], 0.5, 170, waver=0.1)


def _on_screw(share: float) -> Point:
    angle, reach = share * math.tau * 1.5, 16 + 24 * share
    return 50 + math.cos(angle) * reach, 24 + share * 44 + math.sin(angle) * reach * 0.3


def great_bird(pen: Pen) -> None:
    """Wings with feathers of cane and silk, a rudder, and a man who lies in the frame and treads."""
    for way in (-1, 1):
        for number in range(9):
            share = number / 8
            root = 50 + way * (6 + 30 * share), 36 - 12 * math.sin(share * 2.4)
            tip = 50 + way * (9 + 40 * share), 66 - 26 * share
            lean = way * 3.4
            feather = curve(
                [root, (tip[0] + lean, (root[1] + tip[1]) / 2), tip, (tip[0] - lean, tip[1] - 8)], closed=True
            )
            pen.solid(feather, _CLOTH, 0.9)
            pen.line([root, tip], 0.6, 200)
        arm = curve([(50, 40), (50 + way * 16, 24), (50 + way * 34, 22), (50 + way * 47, 38)])
        pen.stroke(arm, 4.0)
        pen.stroke(arm, 2.4, 255, WOOD)
        pulley(pen, 50 + way * 16, 26, 3)
        rope(pen, [(50 + way * 16, 26), (50 + way * 4, 52)], 0.9)
    pen.solid(curve([(50, 26), (57, 42), (55, 66), (50, 78), (45, 66), (43, 42)], closed=True), WOOD, 1.2)
    for level in (40, 50, 60):
        pen.line([(44.4, level), (55.6, level)], 0.8)
    person(pen, 49, 56, 14, "fly", RED)
    for turn in (-22, -8, 8, 22):
        with pen.placed(50, 74, turn=turn):
            pen.solid(curve([(-2.4, 0), (-3.6, 14), (0, 20), (3.6, 14), (2.4, 0)], closed=True), _CLOTH, 0.9)
    pen.solid(curve([(50, 26), (46, 18), (50, 13), (54, 18)], closed=True), WOOD, 1.0)
    pen.face([(48.6, 13), (51.4, 13), (50, 5)], METAL, 0.8)


def gyroscope(pen: Pen) -> None:
    """Three rings, one in the other, and a wheel that stays level however they turn."""
    floor(pen, 26, 76, 94)
    beam(pen, (50, 92), (50, 86), 5)
    pen.face([(34, 94), (66, 94), (60, 88), (40, 88)], WOOD, 1.0)
    for rx, ry, width in ((38, 38, 2.8), (38, 13, 2.4), (14, 38, 2.4)):
        pen.stroke(ellipse(50, 48, rx, ry), width + 1.5)
        pen.stroke(ellipse(50, 48, rx, ry), width, 255, (222, 188, 136))
    pen.line([(50, 12), (50, 84)], 1.8)
    pen.solid(ellipse(50, 50, 18, 7), METAL, 1.1)
    pen.solid(ellipse(50, 48, 18, 7), METAL, 1.1)
    pen.outline(ellipse(50, 48, 11, 4), 0.7)
    for way in (-1, 1):
        pen.solid(ellipse(50 + way * 38, 48, 3), METAL, 0.9)
    pen.dot(50, 48, 1.6)
    turning(pen, 50, 48, 45, 200, 80)
    turning(pen, 50, 48, 24, 20, 100)


def parachutist(pen: Pen) -> None:
    """A man who lets himself down behind the wall under a tent of linen."""
    peak: Point = (44, 4)
    corners: list[Point] = [(14, 36), (44, 46), (74, 34), (46, 28)]
    pen.face([peak, corners[2], corners[3]], (222, 200, 152), 1.0)
    pen.face([peak, corners[0], corners[3]], (206, 182, 134), 1.0)
    pen.face([peak, corners[0], corners[1]], _CLOTH, 1.1)
    pen.face([peak, corners[1], corners[2]], (234, 216, 176), 1.1)
    pen.hatch(polygon([peak, corners[1], corners[2]]), 64, 2, 0.45, 130)
    for corner in (*corners[:3], peak):
        rope(pen, [corner, (44, 66)], 0.8)
    person(pen, 44, 82, 18, "stand", RED)
    pen.face([(64, 96), (98, 96), (98, 66), (64, 66)], PALE, 1.1)
    for row in range(4):
        pen.line([(64, 72 + row * 6), (98, 72 + row * 6)], 0.5, 160)
    for x in (64, 76, 88):
        pen.face([(x, 66), (x + 6, 66), (x + 6, 60), (x, 60)], PALE, 0.9)
    flight(pen, [(22, 52), (30, 74), (50, 92)])
    arrowhead(pen, 51, 92.6, 35)


def tank_bomb(pen: Pen) -> None:
    """A flyer drops a shell upon a wagon, and its roof bursts."""
    floor(pen, 14, 86, 92)
    for x in (34, 62):
        wheel(pen, x, 84, 8, 8)
    roof = curve([(16, 80), (34, 64), (48, 58), (62, 64), (82, 80)], closed=False)
    roof.quadTo(48, 86, 16, 80)
    roof.close()
    pen.solid(roof, WOOD, 1.1)
    for board in range(-4, 5):
        pen.line([(48 + board * 1.6, 59), (48 + board * 7, 82)], 0.6, 180)
    for turn in (-60, -32, 0, 30, 58):
        with pen.placed(50, 58, turn=turn):
            flame(pen, 0, 0, 17)
    with pen.placed(50, 36, turn=8):
        bomb = curve([(0, 12), (-6, 2), (-5, -8), (0, -11), (5, -8), (6, 2)], closed=True)
        pen.solid(bomb, METAL, 1.1)
        pen.face([(-5, -10), (5, -10), (7, -18), (-7, -18)], RED, 0.9)
        pen.line([(0, -11), (0, -18)], 0.8)
    for way in (-1, 1):
        _cloth(pen, curve([(50, 12), (50 + way * 14, 3), (50 + way * 34, 8), (50 + way * 16, 15)], closed=True), way)
    pen.solid(ellipse(50, 12, 4, 5.4), WOOD, 1.0)
    flight(pen, [(50, 18), (51, 22), (51, 26)])
    vapour(pen, 74, 56, 12, 0.5)


def sky_culverin(pen: Pen) -> None:
    """A long gun on a forked stand that looks straight up at a flyer."""
    floor(pen, 14, 76, 92)
    wheel(pen, 26, 84, 8, 8)
    wheel(pen, 60, 84, 8, 8)
    box(pen, 18, 80, 46, 8, 8)
    beam(pen, (36, 74), (30, 50), 4)
    beam(pen, (50, 74), (48, 46), 4)
    with pen.placed(40, 56, turn=-58):
        barrel = curve([(-20, -6), (10, -5), (40, -4.4), (40, 4.4), (10, 5), (-20, 6), (-25, 0)], closed=True)
        pen.solid(barrel, METAL, 1.2)
        with pen.within(barrel):
            pen.hatch(polygon([(-26, 1), (42, 1), (42, 7), (-26, 7)]), 20, 1.7, 0.45, 150)
        for x in (-14, 6, 24):
            pen.face([(x, -6.4), (x + 3, -6.4), (x + 3, 6.4), (x, 6.4)], DARK, 0.8)
        pen.solid(ellipse(40, 0, 2, 5), INK, 0.9)
    cog(pen, 30, 66, 7, 10)
    flame(pen, 62, 22, 9)
    flight(pen, [(64, 18), (70, 12), (76, 10)])
    pen.solid(ellipse(78, 9, 2.6), (92, 84, 76), 0.9)
    for way in (-1, 1):
        wing = curve([(86, 22), (86 + way * 6, 15), (86 + way * 13, 19), (86 + way * 6, 24)], closed=True)
        _cloth(pen, wing, way)
    pen.solid(ellipse(86, 22, 2, 3.4), WOOD, 0.9)


def _cloth(pen: Pen, wing: skia.Path, way: int) -> None:
    pen.solid(wing, _CLOTH, 1.1)
    with pen.within(wing):
        pen.hatch(wing, 60 if way > 0 else -60, 2.2, 0.4, 130 if way > 0 else 70)
