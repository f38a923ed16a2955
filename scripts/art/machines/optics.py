"""Inventions of Optics: two eyepieces, window, lens, burning mirror."""

import math
from collections.abc import Sequence

import skia

from scripts.art.drawing.ink import Pen, paint
from scripts.art.drawing.palette import SEPIA, Colour, darker, lighter
from scripts.art.drawing.shapes import Point, arc, archway, curve, ellipse, polygon
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
    eye,
    flame,
    floor,
    rays,
    vapour,
    waves,
)

LIGHT: Colour = (196, 148, 48)


def _lens(pen: Pen, x: float, y: float, rx: float, ry: float) -> None:
    """A round glass seen at an angle."""
    shape = ellipse(x, y, rx, ry)
    pen.fill(shape, GLASS, 235)
    with pen.within(shape):
        pen.radial(
            shape,
            (x - rx * 0.4, y - ry * 0.4),
            max(rx, ry) * 1.5,
            [((255, 255, 255), 235), ((182, 212, 214), 40), ((60, 100, 112), 170)],
        )
        pen.outline(arc(x, y, rx * 0.66, ry * 0.74, 190, 75), 1.1, 235, (255, 255, 255))
    pen.stroke(shape, 2.6)
    pen.stroke(shape, 1.4, 255, (206, 160, 70))


def seeing_eyepiece(pen: Pen) -> None:
    """A glass before the eye: what is small and far becomes large and near."""
    floor(pen, 34, 80, 92)
    with pen.apart("eye"):
        eye(pen, 14, 50, 20)
    for offset in (-15, -8, 0, 8, 15):
        pen.line([(26, 50), (53, 50 + offset)], 0.6, 200, LIGHT, waver=0.1)
        pen.line([(57, 50 + offset), (92, 50 + offset * 0.3)], 0.6, 200, LIGHT, waver=0.1)
    pen.stroke(polygon([(55, 76), (55, 90)], False), 5)
    pen.stroke(polygon([(55, 76), (55, 90)], False), 3.2, 255, WOOD)
    pen.face([(40, 93), (72, 93), (66, 88), (46, 88)], WOOD, 1.1)
    pen.solid(ellipse(55, 77, 3.6, 2.6), METAL, 0.9)
    _lens(pen, 55, 50, 9.5, 26)
    for y in (25, 75):
        pen.solid(ellipse(55, y, 2.2), METAL, 0.8)
    pen.outline(curve([(84, 60), (86, 50), (92, 45), (96, 50), (93, 58)], closed=True), 0.9)
    pen.solid(curve([(86, 58), (86, 50), (91, 46), (95, 50), (93, 57)], closed=True), (206, 190, 120), 0.9)
    pen.line([(90, 46), (91, 41)], 0.8)
    pen.solid(curve([(91, 43), (96, 39), (97, 43), (93, 45)], closed=True), (128, 138, 84), 0.7)
    pen.line([(26, 88), (26, 14)], 0.4, 120, SEPIA)
    for k in range(8):
        pen.line([(25, 18 + k * 9), (27.4, 18 + k * 9)], 0.5, 140, SEPIA, waver=0)


def reflecting_window(pen: Pen) -> None:
    """A window whose shutters are mirrors: the sun is led inside, and the street sees only itself."""
    masonry_edge = [(22, 94), (82, 94), (82, 6), (22, 6)]
    pen.face(masonry_edge, STONE, 1.1)
    for row in range(11):
        y = 94 - row * 8
        for x0, x1 in ((22, 34), (70, 82)):
            pen.line([(x0, y), (x1, y)], 0.5, 170)
            pen.line(
                [((x0 + x1) / 2 + (3 if row % 2 else -3), y), ((x0 + x1) / 2 + (3 if row % 2 else -3), y - 8)],
                0.5,
                160,
                waver=0.1,
            )
    opening = archway(34, 86, 36, 72)
    pen.fill(opening, (70, 46, 30))
    pen.gradient(opening, (34, 14), (70, 86), [((20, 10, 4), 160), ((90, 60, 36), 40)])
    pen.outline(opening, 1.2)
    pen.face([(30, 90), (74, 90), (72, 86), (32, 86)], lighter(STONE, 0.3), 1.0)
    for name, quad in (
        ("left_shutter", [(34, 84), (10, 92), (10, 24), (34, 26)]),
        ("right_shutter", [(70, 84), (60, 90), (60, 22), (70, 26)]),
    ):
        with pen.apart(name):
            _shutter(pen, quad)
    with pen.apart("sun"):
        sun(pen, 90, 12, 7)
    for k, y in enumerate((40, 52, 64)):
        start, hit, end = (90 - k * 2.0, 22.0 + k * 3), (22.0, float(y)), (58.0, y + 16.0)
        with pen.apart("rays"):
            pen.line([start, hit], 0.9, 230, LIGHT, waver=0.1)
            pen.line([hit, end], 0.9, 230, (250, 220, 120), waver=0.1)
            arrowhead(pen, *end, 24, 2)
    brush = paint(SEPIA, 200, 0.6)
    brush.setPathEffect(skia.DashPathEffect.Make([1.6, 1.4], 0))
    pen.canvas.drawLine(22, 52, 48, 44, brush)
    pen.outline(arc(22, 52, 10, 10, -36, 58), 0.7)


def _shutter(pen: Pen, quad: Sequence[Point]) -> None:
    """A mirror in a frame, its four corners given from the lower one at the hinge."""
    shape = polygon(quad)
    pen.face(quad, GLASS, 1.2)
    pen.gradient(shape, quad[3], quad[1], [((255, 255, 255), 220), ((182, 212, 214), 30), ((60, 100, 112), 150)])
    for t in (0.25, 0.5, 0.75):
        pen.line(
            [
                (quad[0][0], quad[0][1] + (quad[3][1] - quad[0][1]) * t),
                (quad[1][0], quad[1][1] + (quad[2][1] - quad[1][1]) * t),
            ],
            0.6,
            200,
        )
    mid0, mid1 = (
        ((quad[0][0] + quad[1][0]) / 2, (quad[0][1] + quad[1][1]) / 2),
        ((quad[2][0] + quad[3][0]) / 2, (quad[2][1] + quad[3][1]) / 2),
    )
    pen.line([mid0, mid1], 0.6, 200)


def sun(pen: Pen, x: float, y: float, radius: float) -> None:
    """The sun with its rays."""
    for k in range(16):
        angle = k * math.tau / 16
        reach = radius * (1.9 if k % 2 else 1.55)
        pen.line(
            [
                (x + radius * 1.15 * math.cos(angle), y + radius * 1.15 * math.sin(angle)),
                (x + reach * math.cos(angle), y + reach * math.sin(angle)),
            ],
            0.9,
            230,
            LIGHT,
            waver=0.1,
        )
    pen.radial(
        ellipse(x, y, radius),
        (x - 2, y - 2),
        radius * 1.3,
        [((255, 244, 190), 255), ((240, 190, 80), 255), ((206, 140, 40), 255)],
    )
    pen.outline(ellipse(x, y, radius), 1.0)
    pen.outline(ellipse(x, y, radius * 0.72), 0.5, 140, (150, 96, 20))


def lighting_lens(pen: Pen) -> None:
    """A candle in a box; a ball of glass throws its light across the room."""
    floor(pen, 4, 66, 90)
    cone = polygon([(57, 46), (98, 14), (98, 82), (57, 58)])
    with pen.apart("light"):
        pen.gradient(cone, (57, 50), (98, 50), [((255, 226, 130), 200), ((255, 232, 160), 20)])
        for k in range(9):
            pen.line([(57, 47 + k * 1.3), (98, 16 + k * 8)], 0.6, 190, LIGHT, waver=0.1)
    front = [(10, 80), (44, 80), (44, 24), (10, 24)]
    pen.face([(44, 80), (53, 75), (53, 21), (44, 24)], darker(WOOD, 0.2), 1.0)
    pen.hatch(polygon([(44, 80), (53, 75), (53, 21), (44, 24)]), 62, 1.8, 0.45, 150)
    pen.face(front, WOOD, 1.2)
    pen.face([(6, 24), (48, 24), (57, 20), (32, 8), (22, 8)], DARK, 1.1)
    pen.solid(ellipse(27, 8, 5, 2), WOOD, 0.9)
    pen.outline(arc(27, 4.6, 4, 4, 150, 240), 1.1)
    opening = archway(15, 76, 24, 46)
    pen.fill(opening, (84, 50, 24))
    with pen.within(opening):
        pen.radial(opening, (27, 48), 26, [((255, 236, 160), 255), ((240, 170, 70), 160), ((120, 64, 20), 60)])
        pen.face([(24, 76), (30, 76), (30, 56), (24, 56)], PALE, 0.9)
        pen.line([(27, 56), (27, 53)], 0.7)
        with pen.apart("flame"):
            flame(pen, 27, 55, 11)
        pen.face([(19, 78), (35, 78), (33, 74), (21, 74)], METAL, 0.9)
    pen.outline(opening, 1.1)
    with pen.apart("lens"):
        _lens(pen, 53, 51, 9, 15)
    for x in (14, 40):
        pen.face([(x - 3, 88), (x + 3, 88), (x + 2, 80), (x - 2, 80)], WOOD, 0.9)
    vapour(pen, 29, 7, 6, 0.5)


def burning_mirror(pen: Pen) -> None:
    """A hollow mirror gathers the sun's rays in one point and sets a ship on fire."""
    with pen.apart("sun"):
        sun(pen, 86, 14, 8)
    floor(pen, 2, 44, 92)
    beam(pen, (22, 70), (8, 92), 3.6)
    beam(pen, (22, 70), (38, 92), 3.6)
    bowl = skia.Path()
    bowl.moveTo(20, 22)
    bowl.cubicTo(2, 34, 4, 66, 30, 74)
    bowl.cubicTo(20, 62, 14, 40, 20, 22)
    bowl.close()
    pen.solid(bowl, METAL, 1.2)
    pen.hatch(bowl, 60, 1.7, 0.45, 150)
    face = skia.Path()
    face.moveTo(20, 22)
    face.cubicTo(12, 40, 18, 62, 30, 74)
    face.cubicTo(36, 58, 32, 34, 20, 22)
    face.close()
    pen.fill(face, GLASS)
    pen.gradient(face, (14, 30), (36, 66), [((255, 255, 255), 235), ((220, 206, 150), 80), ((70, 100, 106), 150)])
    pen.outline(face, 1.2)
    pen.solid(ellipse(10, 52, 2.8), METAL, 0.9)
    focus: Point = (70, 66)
    for y, x in ((30, 23), (42, 22), (54, 24), (66, 29)):
        pen.line([(79, 18 + (y - 30) * 0.12), (x, y)], 0.6, 210, LIGHT, waver=0.1)
        pen.line([(x, y), focus], 0.8, 235, (222, 120, 40), waver=0.1)
    with pen.apart("ship"):
        _ship(pen, 76, 82)
    with pen.apart("fire"):
        flame(pen, 71, 70, 13)
        flame(pen, 76, 74, 9)
    vapour(pen, 73, 58, 14, 0.5)
    waves(pen, 50, 99, 88, 3)


def _ship(pen: Pen, x: float, y: float) -> None:
    hull = curve(
        [(x - 20, y - 8), (x - 14, y + 5), (x + 12, y + 5), (x + 20, y - 11), (x + 12, y - 5), (x - 10, y - 4)],
        closed=True,
    )
    pen.solid(hull, WOOD, 1.1)
    for k in range(2):
        pen.outline(curve([(x - 16, y - 2 + k * 3), (x, y + k * 3), (x + 16, y - 3 + k * 3)]), 0.5, 170)
    pen.line([(x + 3, y - 4), (x + 3, y - 32)], 1.3)
    sail = curve([(x + 4, y - 31), (x + 18, y - 24), (x + 16, y - 11), (x + 4, y - 12)], closed=True)
    pen.solid(sail, PALE, 1.0)
    pen.line([(x + 11, y - 26), (x + 11, y - 13)], 0.7, 220, RED)
    pen.line([(x + 6, y - 20), (x + 16, y - 19)], 0.7, 220, RED)


def camouflaged_eyepiece(pen: Pen) -> None:
    """A spyglass in the shape of a branch, among leaves; only the glass gives it away."""
    with pen.apart("eye"):
        eye(pen, 12, 76, 16)
    with pen.placed(22, 72, turn=-27):
        for start, end, half in ((0.0, 24.0, 5.0), (22.0, 48.0, 6.6), (46.0, 76.0, 8.4)):
            _bark_tube(pen, start, end, half)
        _lens(pen, 77, 0, 3.6, 8.4)
        pen.solid(ellipse(-0.4, 0, 1.6, 4.6), (90, 64, 40), 0.9)
        rays(pen, (82, 0), [(94, -9), (96, -3), (96, 3), (94, 9)], LIGHT)
    _foliage(pen)
    pen.stroke(polygon([(46, 62), (40, 94)], False), 2.4)
    pen.stroke(polygon([(50, 60), (58, 94)], False), 2.4)
    floor(pen, 26, 74, 94)


def _bark_tube(pen: Pen, start: float, end: float, half: float) -> None:
    """One draw of the spyglass, grown over with bark, lying along the axis."""
    middle, length = (start + end) / 2, end - start
    upper = [(start, -half), (middle, -half - 0.8), (end, -half + 0.4), (end + 0.8, 0)]
    lower = [(end, half), (middle, half + 0.6), (start, half), (start - 1, 0)]
    bark = curve(upper + lower, closed=True)
    pen.fill(bark, (172, 128, 84))
    with pen.within(bark):
        light = [((238, 206, 160), 190), ((172, 128, 84), 0), ((60, 34, 14), 190)]
        pen.gradient(bark, (0, -half), (0, half), light)
        for k in range(6):
            y = -half + (k + 0.7) * half / 3.2
            groove = [(start, y), (start + length * 0.3, y + 0.8), (start + length * 0.7, y - 0.8), (end, y + 0.3)]
            pen.outline(curve(groove), 0.6, 180)
        for size in (1.0, 0.46):
            pen.outline(ellipse(middle + 3, -half * 0.2, 3 * size, 1.6 * size), 0.7, 210)
    pen.outline(bark, 1.2)


TWIGS: tuple[tuple[Point, Point], ...] = (
    ((40, 57), (34, 38)),
    ((56, 49), (56, 28)),
    ((64, 47), (78, 60)),
    ((48, 60), (56, 76)),
    ((34, 66), (40, 82)),
)


def _foliage(pen: Pen) -> None:
    """Twigs that hide the tube, and loose leaves over it."""
    spin = pen.chance.uniform
    for (x0, y0), (x1, y1) in TWIGS:
        pen.stroke(curve([(x0, y0), ((x0 + x1) / 2 + 1, (y0 + y1) / 2), (x1, y1)]), 1.8, 245)
        for k in range(5):
            t = 0.3 + k * 0.17
            _leaf(pen, x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, spin(0, 360), spin(7, 10))
    for _ in range(9):
        _leaf(pen, spin(26, 66), 70 - spin(0, 34), spin(0, 360), spin(5, 8))


def _leaf(pen: Pen, x: float, y: float, angle: float, size: float) -> None:
    with pen.placed(x, y, turn=angle):
        leaf = curve([(0, 0), (size * 0.4, -size * 0.28), (size, 0), (size * 0.4, size * 0.28)], closed=True)
        pen.solid(leaf, pen.chance.choice(((136, 144, 88), (156, 158, 100), (116, 128, 76))), 0.8)
        pen.line([(0, 0), (size * 0.9, 0)], 0.5, 190, waver=0)
