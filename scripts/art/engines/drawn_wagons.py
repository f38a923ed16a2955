"""The five designs of tanks as notebook drawings, 100 x 100 units: the heavier the wagon, the more guns it has."""

import math

import skia

from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import INK
from scripts.art.drawing.shapes import Point, archway, curve, ellipse, polygon, rectangle
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
    flame,
    floor,
    turning,
    vapour,
    wheel,
)


def turtle(pen: Pen) -> None:
    """A low shell of boards on four wheels, a gun at either end, as light as such a thing can be."""
    floor(pen, 6, 94, 82)
    for x in (28, 72):
        wheel(pen, x, 72, 11, 8)
    for way in (-1, 1):
        _gun(pen, 50 + way * 36, 62, way, 12)
    shell = curve([(10, 64), (18, 44), (36, 31), (50, 28), (64, 31), (82, 44), (90, 64)], closed=False)
    shell.quadTo(50, 72, 10, 64)
    shell.close()
    _planked(pen, shell, 50, 28, 66)
    for row, level in enumerate((38.0, 50.0, 60.0)):
        half = (18, 30, 37)[row]
        pen.outline(curve([(50 - half, level), (50, level + 5), (50 + half, level)]), 0.9, 220)
    _slits(pen, 50, 42, 3)
    pen.line([(50, 28), (50, 16)], 0.9)
    pen.face([(50, 16), (62, 19), (50, 22)], RED, 0.7)


def scythe(pen: Pen) -> None:
    """Blades turn about an upright shaft as two wheels roll: whoever stands near is mown."""
    floor(pen, 4, 96, 88)
    wheel(pen, 36, 74, 14, 10)
    wheel(pen, 70, 76, 11, 8)
    box(pen, 26, 70, 50, 9, 12)
    beam(pen, (52, 66), (52, 26), 4.4)
    cog(pen, 52, 60, 9, 12)
    cog(pen, 40, 66, 5, 8, 0.2)
    for turn in (8, 98, 188, 278):
        with pen.placed(52, 28):
            pen.canvas.scale(1, 0.42)
            with pen.placed(0, 0, turn=turn):
                pen.face([(0, -2), (30, -3.4), (30, 3.4), (0, 2)], WOOD, 0.9)
                blade = curve([(28, -5), (42, -14), (46, -28), (40, -20), (30, -10)], closed=True)
                pen.solid(blade, METAL, 1.1)
    pen.solid(ellipse(52, 27, 5, 3), METAL, 1.0)
    pen.line([(52, 24), (52, 12)], 0.9)
    pen.face([(52, 12), (63, 14.6), (52, 17.6)], RED, 0.7)
    beam(pen, (76, 62), (96, 52), 3.4)
    turning(pen, 52, 28, 45, 205, 40)
    turning(pen, 52, 28, 45, 20, 30)


def round_wagon(pen: Pen) -> None:
    """The round wagon of the notebooks: a cone of oak above a ring of guns, with a lookout on top."""
    floor(pen, 2, 98, 84)
    for x in (26, 50, 74):
        wheel(pen, x, 75, 9.4, 8)
    for way in (-1, 1):
        _gun(pen, 50 + way * 40, 61, way, 9)
        _gun(pen, 50 + way * 38, 67, way, 8)
    _drum(pen, (-26, -9, 9, 26), 71)
    roof = skia.Path()
    roof.moveTo(8, 63)
    roof.cubicTo(22, 52, 36, 38, 44, 27)
    roof.lineTo(56, 27)
    roof.cubicTo(64, 38, 78, 52, 92, 63)
    roof.cubicTo(74, 70, 26, 70, 8, 63)
    roof.close()
    _planked(pen, roof, 50, 27, 68)
    pen.face([(43, 27), (57, 27), (57, 18), (43, 18)], WOOD, 0.9)
    _slits(pen, 50, 22, 3)
    pen.face([(40.6, 18.4), (50, 8), (59.4, 18.4)], DARK, 1.0)
    pen.line([(50, 8), (50, 2)], 0.9)
    pen.face([(50, 2), (60, 4.4), (50, 6.8)], RED, 0.6)
    turning(pen, 50, 88, 12, 20, 140)


def tower_wagon(pen: Pen) -> None:
    """A tower of three floors that is pushed to the wall, with guns on every floor."""
    floor(pen, 10, 92, 92)
    for x in (28, 50, 72):
        wheel(pen, x, 85, 8, 8)
    for top, foot, half in ((58, 82, 29), (36, 58, 24), (15, 36, 19)):
        pen.face([(50 - half, foot), (50 + half, foot), (50 + half - 3, top), (50 - half + 3, top)], WOOD, 1.1)
        pen.hatch(polygon([(54, foot), (50 + half, foot), (50 + half - 3, top), (54, top)]), 64, 2, 0.45, 140)
        for off in range(-3, 4):
            pen.line([(50 + off * half / 3.6, foot), (50 + off * (half - 3) / 3.6, top)], 0.5, 150, waver=0.1)
        pen.face([(46 - half, foot), (54 + half, foot), (53 + half, foot - 3), (47 - half, foot - 3)], DARK, 0.9)
        for side in (-0.5, 0.5):
            _muzzle(pen, 50 + side * half, (top + foot) / 2)
    _merlons(pen, 31, 69, 15, 6)
    for way in (-1, 1):
        _gun(pen, 50 + way * 26, 70, way, 13)
        _gun(pen, 50 + way * 21, 47, way, 12)
    pen.line([(50, 12), (50, 2)], 0.9)
    pen.face([(50, 2), (61, 4.6), (50, 7.4)], RED, 0.6)


def thunder(pen: Pen) -> None:
    """Two rings of guns under a roof of iron plates, all firing at once; only oxen could move it."""
    floor(pen, 2, 98, 88)
    for x in (22, 41, 59, 78):
        wheel(pen, x, 80, 8.4, 8)
    for way in (-1, 1):
        for level in (56, 63, 71):
            _gun(pen, 50 + way * 41, level, way, 8)
    _drum(pen, (-32, -19, -6.4, 6.4, 19, 32), 75)
    _drum(pen, (-28, -14, 0, 14, 28), 62)
    dome = curve([(10, 56), (16, 40), (32, 26), (50, 22), (68, 26), (84, 40), (90, 56)], closed=False)
    dome.quadTo(50, 62, 10, 56)
    dome.close()
    pen.fill(dome, METAL)
    with pen.within(dome):
        pen.radial(dome, (36, 32), 52, [((255, 252, 240), 210), ((206, 200, 186), 60), ((84, 74, 62), 190)])
        for share in (-0.66, -0.33, 0.0, 0.33, 0.66):
            pen.outline(curve([(50 + share * 18, 22), (50 + share * 34, 38), (50 + share * 42, 62)]), 0.9, 200)
        for level, half in ((36, 34), (48, 40)):
            pen.outline(curve([(50 - half, level), (50, level + 4), (50 + half, level)]), 0.9, 200)
            for number in range(9):
                share = (number + 0.5) / 9
                pen.dot(50 - half + 2 * half * share, level - 1.4 + 4 * math.sin(share * math.pi), 0.8)
    pen.outline(dome, 1.3)
    pen.face([(42, 24), (58, 24), (56, 14), (44, 14)], DARK, 1.0)
    _slits(pen, 50, 18, 3)
    flame(pen, 96, 58, 8)
    vapour(pen, 92, 50, 12, 0.4)
    vapour(pen, 8, 50, 12, -0.4)


def _planked(pen: Pen, roof: skia.Path, x: float, top: float, foot: float) -> None:
    """A roof of boards that run down from its peak, lit from the left."""
    pen.fill(roof, WOOD)
    with pen.within(roof):
        pen.gradient(roof, (10, 30), (92, 60), [((255, 248, 226), 140), ((230, 196, 140), 0), ((120, 76, 30), 140)])
        for board in range(-7, 8):
            seam = [(x + board * 0.82, top), (x + board * 3.2, (top + foot) / 2 - 4), (x + board * 6.4, foot + 3)]
            pen.line(seam, 0.6, 190, waver=0.2)
        pen.hatch(polygon([(x + 6, top), (96, 60), (70, 72), (x + 8, 60)]), 64, 2.0, 0.45, 130)
    pen.outline(roof, 1.2)


def _drum(pen: Pen, mouths: tuple[float, ...], level: float) -> None:
    """The wall of a wagon with the mouths of its guns, as far from the middle as `mouths` says."""
    reach = max(mouths) + 10
    rim: list[Point] = [
        (-reach, -11),
        (-reach + 2, 1),
        (-16, 6),
        (0, 7),
        (16, 6),
        (reach - 2, 1),
        (reach, -11),
        (0, -5),
    ]
    wall = curve([(50 + x, level + y) for x, y in rim], closed=True)
    pen.solid(wall, WOOD, 1.0)
    shaded = polygon([(56, level - 13), (50 + reach, level - 15), (50 + reach, level + 9), (56, level + 9)])
    with pen.within(wall):
        pen.hatch(shaded, 66, 1.8, 0.45, 150)
    for off in mouths:
        _muzzle(pen, 50 + off, level - abs(off) * 0.06)


def _muzzle(pen: Pen, x: float, y: float) -> None:
    pen.solid(ellipse(x, y, 3.8), METAL, 0.9)
    pen.fill(ellipse(x, y, 2.0), INK)


def _gun(pen: Pen, x: float, y: float, way: int, length: float) -> None:
    """A barrel seen from the side, its mouth away from the wagon."""
    with pen.placed(x, y, mirrored=way < 0):
        pen.face([(-length / 2, -1.8), (length / 2, -2.4), (length / 2, 2.4), (-length / 2, 1.8)], METAL, 0.8)
        pen.face([(length / 2, -3.2), (length / 2 + 2.4, -3.2), (length / 2 + 2.4, 3.2), (length / 2, 3.2)], METAL, 0.8)


def _slits(pen: Pen, x: float, y: float, count: int) -> None:
    for number in range(count):
        pen.fill(rectangle(x + (number - (count - 1) / 2) * 4.4 - 1.3, y, 2.6, 3.4), INK)


def _merlons(pen: Pen, left: float, right: float, y: float, size: float) -> None:
    step = (right - left) / 7
    for number in range(4):
        x = left + 2 * number * step
        pen.face([(x, y), (x + step, y), (x + step, y - size), (x, y - size)], WOOD, 0.9)


def stronghold(pen: Pen) -> None:
    """A castle on a star of bastions, its gate raised: one level more."""
    floor(pen, 2, 98, 88)
    rampart = [(4, 86), (18, 66), (34, 74), (50, 64), (66, 74), (82, 66), (96, 86), (74, 92), (50, 94), (26, 92)]
    pen.face([(float(x), float(y)) for x, y in rampart], (222, 204, 160), 1.1)
    pen.hatch(polygon([(50, 94), (96, 86), (82, 66), (66, 74), (50, 64)]), 62, 2.4, 0.45, 120)
    for x, half, top in ((28, 8, 34), (72, 8, 34), (50, 10, 18)):
        pen.face([(x - half, 72), (x + half, 72), (x + half, top), (x - half, top)], PALE, 1.1)
        pen.hatch(polygon([(x + 2, 72), (x + half, 72), (x + half, top), (x + 2, top)]), 64, 1.8, 0.45, 140)
        _merlons(pen, x - half - 2, x + half + 2, top, 4)
        pen.fill(archway(x - 1.6, top + 16, 3.2, 8), INK)
    pen.face([(20, 74), (80, 74), (80, 56), (20, 56)], PALE, 1.1)
    for row in range(3):
        pen.line([(20, 60 + row * 5), (80, 60 + row * 5)], 0.5, 150)
    _merlons(pen, 20, 80, 56, 4)
    gate = archway(43, 74, 14, 15)
    pen.fill(gate, INK)
    pen.outline(gate, 1.1)
    pen.line([(50, 18), (50, 4)], 0.9)
    pen.face([(50, 4), (62, 7), (50, 10)], RED, 0.7)
    arrowhead(pen, 92, 30, -90, 4)
    pen.line([(92, 30), (92, 48)], 1.0)


def automaton(pen: Pen) -> None:
    """A knight moved by cables and wheels who fights upon the wall."""
    floor(pen, 16, 86, 94)
    for way in (-1, 1):
        pen.face([(50 + way * 3, 92), (50 + way * 15, 92), (50 + way * 13, 62), (50 + way * 3, 62)], METAL, 1.1)
        pen.line([(50 + way * 3, 77), (50 + way * 14, 77)], 0.9)
        pen.solid(ellipse(50 + way * 8.5, 77, 3.4), METAL, 0.9)
    body = curve([(31, 34), (50, 30), (69, 34), (68, 52), (63, 66), (50, 68), (37, 66), (32, 52)], closed=True)
    pen.solid(body, METAL, 1.2)
    pen.hatch(polygon([(54, 30), (72, 34), (66, 68), (54, 68)]), 64, 1.9, 0.45, 140)
    cog(pen, 50, 50, 12, 12)
    cog(pen, 62, 42, 6, 8, 0.2)
    helm = archway(39, 32, 22, 24)
    pen.fill(helm, METAL)
    pen.hatch(polygon([(52, 6), (62, 10), (61, 32), (52, 32)]), 64, 1.8, 0.45, 140)
    pen.outline(helm, 1.2)
    for x in (42, 52):
        pen.fill(rectangle(x, 18, 6, 2.4), INK)
    pen.solid(curve([(49, 9), (56, 2), (66, 4), (69, 12), (60, 10)], closed=True), RED, 0.9)
    beam(pen, (32, 38), (18, 54), 6, METAL)
    beam(pen, (18, 54), (24, 68), 5, METAL)
    beam(pen, (68, 38), (84, 30), 6, METAL)
    pen.face([(83, 34), (86, 26), (90, 2), (93, 3), (91, 28), (88, 36)], PALE, 1.0)
    crank(pen, 37, 60, -12, 8)
    turning(pen, 50, 50, 24, 120, 60)
