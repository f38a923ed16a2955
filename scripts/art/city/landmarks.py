"""The landmarks of the city: the cathedral with its dome, bell tower and baptistery, and the palace of the Council."""

import math
from itertools import pairwise

import skia

from scripts.art.city.folk import crowd
from scripts.art.city.masonry import OPENING, arcade, behind, block, crenels, stonework, tiles, window
from scripts.art.city.plan import SITES
from scripts.art.drawing.ink import Pen, paint
from scripts.art.drawing.palette import CREAM, GOLD, INK, ROOFS, VERMILION, Colour, darker, lighter
from scripts.art.drawing.shapes import Point, archway, ellipse, polygon

MARBLE: Colour = (246, 234, 208)
GREEN: Colour = (122, 138, 112)
DOME: Colour = (190, 96, 62)


def cathedral(pen: Pen) -> None:
    """Nave, drum, tribunes and dome, with the bell tower on the left."""
    site = SITES["cathedral"]
    with pen.placed(site.x, site.y, 0.98):
        _nave(pen)
        _bell_tower(pen)
        _drum(pen)
        _dome(pen)
        _lantern(pen)
        _tribune(pen, 62, 25)
        _tribune(pen, 8, 24)


def _panels(pen: Pen, x: float, y: float, width: float, height: float, count: int) -> None:
    step = width / count
    for k in range(count):
        frame = polygon(
            [
                (x + step * (k + 0.18), y - height * 0.1),
                (x + step * (k + 0.82), y - height * 0.1),
                (x + step * (k + 0.82), y - height * 0.9),
                (x + step * (k + 0.18), y - height * 0.9),
            ]
        )
        pen.stroke(frame, 0.7, 190, GREEN)


def _nave(pen: Pen) -> None:
    block(pen, -104, 0, 84, 30, 12, MARBLE, 0.9)
    _panels(pen, -104, -2, 84, 26, 9)
    for k in range(5):
        window(pen, -99 + k * 17, -6, 4.4, 15, "arched")
    tiles(pen, [(-107, -29), (-18, -29), (-18, -39), (-99, -39)], ROOFS[1])
    pen.face([(-98, -37), (-18, -37), (-18, -62), (-98, -62)], MARBLE, 0.9)
    pen.stroke(polygon([(-97, -40), (-19, -40)], False), 0.9, 200, GREEN)
    pen.stroke(polygon([(-97, -58), (-19, -58)], False), 0.9, 200, GREEN)
    for k in range(5):
        pen.dot(-90 + k * 16, -49.5, 5.2, MARBLE)
        pen.outline(ellipse(-90 + k * 16, -49.5, 5.2), 0.8)
        pen.dot(-90 + k * 16, -49.5, 3.2, (66, 42, 26), 220)
    tiles(pen, [(-101, -61), (-14, -61), (-14, -79), (-93, -79)], ROOFS[0])
    pen.face([(-108, 0), (-102, 0), (-102, -66), (-105, -71), (-108, -66)], MARBLE, 0.8)


def _bell_tower(pen: Pen) -> None:
    """Giotto's tower: storeys of panels, then tall paired windows."""
    block(pen, -140, 2, 23, 134, 12, MARBLE, 0.95)
    for k in range(1, 6):
        y = 2 - k * 24.5
        pen.canvas.drawLine(-140, y, -117, y, paint(GREEN, 220, 1.4))
        pen.line([(-140.6, y + 1), (-116.4, y + 1)], 0.5)
        pen.line([(-117, y), (-105, y - 5.4)], 0.5)
    for k in range(5):
        base = -2 - k * 24.5
        if k < 2:
            _panels(pen, -140, base, 23, 20, 3)
        else:
            for column in (-135.5, -126):
                window(pen, column, base - 2, 5.4, 17, "double")
    _bell_tower_head(pen)


def _bell_tower_head(pen: Pen) -> None:
    """A cornice on brackets and a flat roof behind its balustrade; a spire was planned and never built."""
    shaded = darker(MARBLE, 0.2)
    pen.face([(-144, -134), (-114, -134), behind((-114, -134), 14), behind((-144, -134), 14)], (206, 182, 140), 0.6)
    for foot, rise, reach in ((-130.0, 4.0, 2.0), (-134.0, 4.6, 4.0)):
        left, right, top = -140 - reach, -117 + reach, foot - rise
        pen.face([(left, foot), (right, foot), (right, top), (left, top)], MARBLE, 0.8)
        pen.face([(right, foot), behind((right, foot), 12), behind((right, top), 12), (right, top)], shaded, 0.8)
    for k in range(8):
        pen.fill(archway(-142.6 + k * 3.6, -130.4, 2.2, 3.2), (66, 42, 26), 190)
    roof = [(-144.0, -138.6), (-113.0, -138.6), behind((-113, -138.6), 12), behind((-144, -138.6), 12)]
    pen.face(roof, (226, 204, 164), 0.7)
    pen.stroke(polygon([(-143, -136.4), (-114, -136.4)], False), 0.9, 210, GREEN)
    for k in range(9):
        x = -143.4 + k * 3.75
        pen.line([(x, -138.6), (x, -143)], 0.8, 220, waver=0)
    pen.line([(-144, -143), (-113, -143)], 1.2, 235, waver=0.1)
    for start, end in ((behind((-113, -143), 12), (-113.0, -143.0)), (behind((-144, -143), 12), (-144.0, -143.0))):
        pen.line([start, end], 0.8, 200, waver=0.1)


def _drum(pen: Pen) -> None:
    corners: list[Point] = [(-30, -34), (-4, -28), (44, -28), (72, -36)]
    for (x0, y0), (x1, y1), shade in zip(corners, corners[1:], (0.0, 0.03, 0.2), strict=False):
        quad = [(x0, y0), (x1, y1), (x1, y1 - 54), (x0, y0 - 54)]
        pen.face(quad, darker(MARBLE, shade), 0.9)
        cx, cy = (x0 + x1) / 2, (y0 + y1) / 2 - 32
        squeeze = 0.62 if x1 - x0 < 40 else 1
        for radius, colour in ((9, GREEN), (7.4, MARBLE), (5, (66, 42, 26))):
            pen.fill(ellipse(cx, cy, radius * squeeze, radius), darker(colour, shade * 0.6))
        pen.outline(ellipse(cx, cy, 9 * squeeze, 9), 0.8)
        pen.stroke(polygon([(x0 + 3, y0 - 6), (x1 - 3, y1 - 6), (x1 - 3, y1 - 49), (x0 + 3, y0 - 49)]), 0.7, 180, GREEN)
    pen.hatch(polygon([(44, -28), (72, -36), (72, -90), (44, -82)]), 64, 2.2, 0.5, 130)
    pen.face(
        [(-33, -87), (-4, -81), (45, -81), (75, -89), (75, -93), (45, -85.5), (-4, -85.5), (-33, -91)],
        lighter(MARBLE, 0.3),
        0.8,
    )


RIBS: tuple[tuple[Point, Point], ...] = (
    ((-31, -91), (15, -183)),
    ((-4, -86), (18.5, -182)),
    ((45, -86), (24.5, -182)),
    ((73, -92), (28, -183)),
)


def _rib(foot: Point, head: Point) -> list[Point]:
    """A pointed-fifth curve from drum to lantern."""
    points: list[Point] = []
    for k in range(21):
        t = k / 20
        rise = math.sin(t * math.pi / 2)
        points.append(
            (foot[0] + (head[0] - foot[0]) * (1 - math.cos(t * math.pi / 2)), foot[1] + (head[1] - foot[1]) * rise)
        )
    return points


def _dome(pen: Pen) -> None:
    ribs = [_rib(foot, head) for foot, head in RIBS]
    for left, right, shade in zip(ribs, ribs[1:], (0.0, 0.04, 0.34), strict=False):
        shape = polygon(left + right[::-1])
        pen.fill(shape, darker(DOME, shade))
        pen.gradient(
            shape,
            (left[0][0], 0),
            (right[0][0], 0),
            [((255, 190, 140), 90 if shade < 0.1 else 0), (DOME, 0), ((90, 34, 20), 90)],
        )
        with pen.within(shape):
            rows = skia.Path()
            for k in range(1, 46):
                t = k / 46
                a, b = left[min(20, int(t * 20))], right[min(20, int(t * 20))]
                y = a[1] + (b[1] - a[1]) * 0.5 - (t * 20 % 1) * 3
                rows.moveTo(a[0] - 2, y + (a[1] - b[1]) * 0.5)
                rows.quadTo((a[0] + b[0]) / 2, y + 2.2, b[0] + 2, y - (a[1] - b[1]) * 0.5)
            pen.canvas.drawPath(rows, paint((92, 36, 20), 110, 0.5))
        if shade > 0.1:
            pen.hatch(shape, 58, 2.2, 0.5, 120)
    for rib in ribs:
        path = polygon(rib, False)
        pen.canvas.drawPath(path, paint(INK, 235, 4.6))
        pen.canvas.drawPath(path, paint(lighter(MARBLE, 0.2), 255, 3.2))
        pen.canvas.drawPath(path, paint((206, 180, 140), 160, 0.7))
    for rib, nxt in pairwise(ribs):
        for t in (5, 10, 14):
            pen.dot((rib[t][0] + nxt[t][0]) / 2, (rib[t][1] + nxt[t][1]) / 2, 1.1, (60, 26, 14))


def _lantern(pen: Pen) -> None:
    pen.face([(10, -181), (33, -181), (31, -186), (12, -186)], CREAM, 0.8)
    pen.face([(14, -186), (29, -186), (28, -204), (15, -204)], CREAM, 0.8)
    for x in (16, 20.3, 24.6):
        pen.fill(archway(x, -187.5, 2.8, 13), (66, 42, 26), 225)
    for side in (12, 31):
        pen.line([(side, -186), (21.5 + (side - 21.5) * 0.7, -199)], 1.1)
    pen.face([(12.6, -204), (30.4, -204), (21.5, -222)], CREAM, 0.8)
    pen.hatch(polygon([(22, -204), (30.4, -204), (21.5, -222)]), 70, 1.5, 0.4, 130)
    pen.radial(ellipse(21.5, -225, 3.8), (20, -226.4), 5, [((255, 236, 160), 255), (GOLD, 255), ((130, 86, 20), 255)])
    pen.outline(ellipse(21.5, -225, 3.8), 0.8)
    pen.line([(21.5, -228.8), (21.5, -239)], 1.1)
    pen.line([(18.2, -235), (24.8, -235)], 1.1)


def _tribune(pen: Pen, x: float, reach: float) -> None:
    """A half-round chapel under its own half dome."""
    wall = skia.Path()
    wall.moveTo(x - reach, -2)
    wall.quadTo(x, 7, x + reach, -2)
    wall.lineTo(x + reach, -36)
    wall.quadTo(x, -29, x - reach, -36)
    wall.close()
    pen.wash(ellipse(x + reach * 0.9, 0, reach, 5), (196, 158, 112), 190, 1)
    pen.solid(wall, MARBLE, 0.9)
    with pen.within(wall):
        shade = polygon([(x + reach * 0.3, 10), (x + reach + 2, 10), (x + reach + 2, -40), (x + reach * 0.3, -40)])
        pen.fill(shade, darker(MARBLE, 0.35), 120)
        pen.hatch(shade, 66, 2.2, 0.45, 110)
    for t in (-0.62, 0, 0.62):
        window(pen, x + reach * t - 2, -4 + 5 * (1 - abs(t)), 4, 17, "arched")
        pen.stroke(archway(x + reach * t - 4.4, -1 + 5 * (1 - abs(t)), 8.8, 24), 0.6, 180, GREEN)
    roof = skia.Path()
    roof.moveTo(x - reach - 2, -35)
    roof.cubicTo(x - reach, -54, x - 8, -63, x, -64)
    roof.cubicTo(x + 8, -63, x + reach, -54, x + reach + 2, -35)
    roof.quadTo(x, -27, x - reach - 2, -35)
    pen.fill(roof, ROOFS[2])
    with pen.within(roof):
        pen.radial(
            roof, (x - reach * 0.4, -54), reach * 1.5, [((255, 190, 140), 110), (ROOFS[2], 0), ((90, 34, 20), 140)]
        )
        for t in (-0.7, -0.35, 0, 0.35, 0.7):
            pen.outline(polygon([(x + reach * t, -30), (x + reach * t * 0.8, -48), (x, -64)], False), 0.6, 180)
    pen.outline(roof, 0.9)


def baptistery(pen: Pen) -> None:
    """Eight sides, white and green, under a white pyramid."""
    site = SITES["baptistery"]
    with pen.placed(site.x, site.y, 0.95):
        corners: list[Point] = [(-20, -5), (-8, 1), (14, 1), (27, -6)]
        pen.wash(polygon([(14, 1), (27, -6), (46, -8), (32, 0)]), (196, 158, 112), 190, 1)
        for (x0, y0), (x1, y1), shade in zip(corners, corners[1:], (0.0, 0.0, 0.2), strict=False):
            pen.face([(x0, y0), (x1, y1), (x1, y1 - 26), (x0, y0 - 26)], darker(MARBLE, shade), 0.8)
            for share in (0.28, 0.6):
                pen.canvas.drawLine(x0, y0 - 26 * share, x1, y1 - 26 * share, paint(GREEN, 210, 0.9))
            mid = (x0 + x1) / 2
            window(pen, mid - 1.4, (y0 + y1) / 2 - 9, 2.8, 6, "arched")
        tip = (3, -46)
        for (x0, y0), (x1, y1), shade in zip(corners, corners[1:], (0.02, 0.08, 0.3), strict=False):
            pen.face([(x0 - 0.5, y0 - 26), (x1 + 0.5, y1 - 26), tip], darker((236, 222, 194), shade), 0.8)
        pen.hatch(polygon([(14, -25), (27, -32), tip]), 60, 2, 0.45, 120)
        pen.face([(1, -45), (5, -45), (4.4, -51), (1.6, -51)], MARBLE, 0.6)
        pen.dot(3, -52.4, 1.3, GOLD)
        pen.fill(archway(0.6, 1, 4.6, 8.5), GOLD)
        pen.outline(archway(0.6, 1, 4.6, 8.5), 0.6)


STONE: Colour = (226, 190, 136)
SHADED: Colour = (178, 138, 96)


def palace(pen: Pen) -> None:
    """A stern block with a crenellated gallery and the tall tower off its middle."""
    site = SITES["A"]
    with pen.placed(site.x, site.y, 1.0):
        _hall(pen)
        _tower(pen)
        _gallery(pen)
        _loggia(pen)
        crowd(pen, -66, 5, 200, 5, 20, 0.86)


def _hall(pen: Pen) -> None:
    block(pen, -52, 0, 104, 76, 32, STONE, 1.0)
    front = [(-52.0, 0.0), (52.0, 0.0), (52.0, -76.0), (-52.0, -76.0)]
    stonework(pen, front, 3.4, 110)
    stonework(pen, [(-52, 0), (52, 0), (52, -24), (-52, -24)], 2.6, 120)
    stonework(pen, [(52, 0), (84, -14.4), (84, -90.4), (52, -76)], 3.4, 110)
    for y in (-25.0, -50.0):
        pen.line([(-53, y), (53, y)], 1.0)
        pen.line([(52, y), (84, y - 14.4)], 0.8)
    for row in range(2):
        for k in range(6):
            x = -46 + k * 16.4
            window(pen, x, -30 - row * 25, 9, 15, "double")
            pen.outline(archway(x - 1.4, -30 - row * 25, 11.8, 17.5), 0.6)
    for row in range(2):
        for k in range(2):
            x, y = 58 + k * 13, -32 - row * 25 - k * 5.8
            pen.fill(archway(x, y, 4.6, 13), OPENING, 225)
    for x in (-42, -26, 26, 40):
        window(pen, x, -9, 5, 6, "plain")
    door = archway(-8, 0, 15, 19)
    pen.fill(door, OPENING)
    pen.outline(archway(-10.4, 0, 19.8, 22), 1.0)
    pen.line([(-0.5, 0), (-0.5, -18)], 0.5, 160, (150, 104, 60))
    pen.face([(-7, -21), (6, -21), (-0.5, -25.5)], GOLD, 0.6)


def _gallery(pen: Pen) -> None:
    """The walk that juts out on small arches, with shields between them."""
    for k in range(14):
        x = -57 + k * 8.1
        pen.face([(x, -74), (x + 8.1, -74), (x + 8.1, -84), (x, -84)], STONE, 0.5)
        pen.fill(archway(x + 1.5, -73.4, 5.1, 8), OPENING, 215)
        if k % 3 == 1:
            pen.fill(ellipse(x + 4.05, -80.4, 1.5, 1.9), VERMILION if k % 2 else (240, 228, 200))
    pen.face([(-57.5, -83), (56.5, -83), (56.5, -95), (-57.5, -95)], STONE, 0.9)
    for k in range(8):
        window(pen, -51 + k * 13.5, -86, 3.4, 5, "plain")
    pen.face([(56.5, -74), (90, -89), (90, -110), (56.5, -95)], SHADED, 0.9)
    pen.hatch(polygon([(56.5, -74), (90, -89), (90, -110), (56.5, -95)]), 66, 2.2, 0.5, 120)
    crenels(pen, (-57.5, -95), (56.5, -95), 5.6, STONE)
    crenels(pen, (56.5, -95), (90, -110), 5.4, SHADED)


def _tower(pen: Pen) -> None:
    x, width, base, height = -3.0, 18.0, -84.0, 66.0
    block(pen, x, base, width, height, 9, STONE, 0.9)
    stonework(pen, [(x, base), (x + width, base), (x + width, base - height), (x, base - height)], 3, 110)
    for k in range(3):
        pen.fill(archway(x + 7.4, base - 16 - k * 17, 3.2, 7), OPENING, 225)
    top = base - height + 8
    pen.face(
        [(x + width + 3, top), (x + width + 13, top - 4.6), (x + width + 13, top - 18), (x + width + 3, top - 13.4)],
        SHADED,
        0.8,
    )
    pen.face([(x - 3, top), (x + width + 3, top), (x + width + 3, top - 13), (x - 3, top - 13)], STONE, 0.9)
    arcade(pen, x - 2.6, top, width + 5.2, 6, 5)
    crenels(pen, (x - 3, top - 13), (x + width + 3, top - 13), 4.6, STONE)
    _belfry(pen, x, width, top - 13)


def _belfry(pen: Pen, x: float, width: float, foot: float) -> None:
    """Columns round the bell, a small roof, the lion of the city on its vane."""
    for column in (x + 1, x + width - 4):
        pen.face(
            [(column, foot + 1), (column + 3.4, foot + 1), (column + 3.4, foot - 17), (column, foot - 17)], STONE, 0.7
        )
    pen.face(
        [(x + width - 2, foot), (x + width + 4, foot - 3), (x + width + 4, foot - 19), (x + width - 2, foot - 16)],
        SHADED,
        0.6,
    )
    bell = polygon([(x + 6, foot - 4), (x + 12, foot - 4), (x + 10.8, foot - 11), (x + 7.2, foot - 11)])
    pen.fill(bell, (150, 116, 50))
    pen.outline(bell, 0.6)
    pen.face(
        [(x - 1, foot - 16), (x + width + 1, foot - 16), (x + width + 1, foot - 21), (x - 1, foot - 21)], STONE, 0.8
    )
    crenels(pen, (x - 1, foot - 21), (x + width + 1, foot - 21), 3, STONE)
    tip = (x + width / 2 + 1.5, foot - 36)
    tiles(pen, [(x + 1.5, foot - 21), (x + width, foot - 21), tip, tip], ROOFS[0])
    pen.line([(tip[0], tip[1]), (tip[0], tip[1] - 12)], 1.0)


def _loggia(pen: Pen) -> None:
    """The loggia beside the palace where speeches are made."""
    wall = (240, 220, 178)
    block(pen, 96, -2, 40, 32, 14, wall, 0.9)
    arcade(pen, 97, -2, 38, 25, 3)
    pen.face([(94, -31), (138, -31), (138, -36), (94, -36)], darker(wall, 0.06), 0.8)
    for k in range(8):
        pen.face([(95 + k * 5.4, -36), (98.4 + k * 5.4, -36), (98.4 + k * 5.4, -39), (95 + k * 5.4, -39)], wall, 0.5)
