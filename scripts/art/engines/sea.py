"""The sea of the chart: colour, rhumb lines, small waves, and what lives and sails on it."""

import math

import numpy as np
import skia

from scripts.art.drawing.ink import MULTIPLY, Pen, Sheet, lettering, paint, picture_of
from scripts.art.drawing.palette import INK, Colour
from scripts.art.drawing.shapes import Point, arc, curve, ellipse, join, moved, rectangle
from scripts.art.engines import ground
from scripts.art.engines.plan import HEIGHT, SEA_LINES, WIDTH, at
from scripts.art.materials.textures import noise, parchment_image

SEA_INK: Colour = (40, 70, 78)  # what is drawn on water with
ROSE: Point = at(-56, 560)  # the middle of the large wind rose, in the ocean
_CROWNS: tuple[tuple[Point, float], ...] = ((ROSE, 56), (at(352, 84), 38), (at(646, 640), 38), (at(30, 60), 30))
"""Where rhumb lines meet, and how dark they are."""
_DEEP: Colour = (66, 116, 124)
_LONGEST = 74  # units of a line of hatching at most: a strait is hatched right across, a broad bay is not


def sea(sheet: Sheet) -> None:
    """Lay the sea on a sheet, as if it were all of the chart."""
    pen, scale = sheet.pen, sheet.scale
    size = round(WIDTH * scale), round(HEIGHT * scale)
    sheet.lay(parchment_image("engines sea", *size, (214, 208, 176), 0.85, 0.3, scale))
    pen.wash(ground.FRAME, (184, 208, 200), 185)
    _shallows(pen)
    clouds = noise("engines sea clouds", WIDTH, HEIGHT, 6, 5)
    colour = np.broadcast_to(np.array((56, 106, 118), np.float32), (HEIGHT, WIDTH, 3))
    sheet.lay(picture_of(np.dstack([colour, np.clip((clouds - 0.5) * 420, 0, 90)])), 0, 0, WIDTH)
    _rhumbs(pen)
    _hatching(pen)
    _waves(pen)
    for line in SEA_LINES:
        _dashes(pen, line)


def _shallows(pen: Pen) -> None:
    """A deeper tone towards the coasts, as a brush leaves it that follows them."""
    for width, alpha in ((30, 30), (18, 42), (9, 64)):
        brush = paint(_DEEP, alpha, width * 1.6, width * 0.5)
        brush.setBlendMode(MULTIPLY)
        pen.canvas.drawPath(ground.land(), brush)


def _rhumbs(pen: Pen) -> None:
    for (x, y), alpha in _CROWNS:
        for number in range(32):
            angle = math.tau * number / 32
            colour: Colour = (124, 40, 26) if number % 4 == 0 else (96, 66, 40) if number % 2 else (50, 88, 70)
            strength = alpha * (1.0 if number % 2 == 0 else 0.6)
            end = x + math.cos(angle) * 1600, y + math.sin(angle) * 1600
            pen.canvas.drawLine(x, y, *end, paint(colour, strength, 0.8))


def _hatching(pen: Pen) -> None:
    """Level strokes off the coasts, of uneven length."""
    shores = [ground.Room.within(_widened(reach)) for reach in (6, 9, 12, 16)]
    land = ground.Room.within(ground.land())
    strokes = skia.Path()
    for step in range(int(HEIGHT / 2.7)):
        y = 1.5 + step * 2.7
        free = shores[pen.chance.randrange(len(shores))].without(land).free[int(y)]
        changes = np.flatnonzero(np.diff(np.concatenate(([0], free.astype(np.int8), [0]))))
        for left, right in zip(changes[::2], changes[1::2], strict=True):
            if right - left < _LONGEST:
                strokes.moveTo(float(left) + pen.chance.uniform(-0.6, 1.2), y)
                strokes.lineTo(float(right) - pen.chance.uniform(-0.6, 1.2), y + pen.chance.uniform(-0.4, 0.4))
    pen.canvas.drawPath(strokes, paint(SEA_INK, 150, 0.75))


def _widened(reach: float) -> skia.Path:
    brush = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=2 * reach, StrokeJoin=skia.Paint.kRound_Join)
    band = skia.Path()
    brush.getFillPath(ground.land(), band)
    return band


def _waves(pen: Pen) -> None:
    open_sea = ground.Room.within(ground.sea(), 22)
    for _ in range(1500):
        x, y, wide = pen.chance.uniform(0, WIDTH), pen.chance.uniform(0, HEIGHT), pen.chance.uniform(7, 13)
        alpha = pen.chance.uniform(60, 120)
        if open_sea.has(x, y - 3, x + wide, y + 1):
            wave(pen, x, y, wide, 0.7, alpha)


def wave(pen: Pen, x: float, y: float, width: float, line: float = 0.9, alpha: float = 200) -> None:
    """Two small crests side by side, from the left end."""
    crests = [(x + width * k / 4, y - (width * 0.22 if k % 2 else 0)) for k in range(5)]
    pen.outline(curve(crests), line, alpha, SEA_INK)


def _dashes(pen: Pen, line: list[Point]) -> None:
    brush = paint(SEA_INK, 230, 1.8)
    brush.setPathEffect(skia.DashPathEffect.Make([8, 5], 0))
    pen.canvas.drawLine(*line[0], *line[1], brush)


def shade_of_land(pen: Pen) -> None:
    """The shadow that the land throws on the sea, so that it stands out."""
    pen.soft(moved(ground.land(), 2, 3), (24, 36, 40), 110, 3)


_RED: Colour = (168, 46, 30)
_SCALES: Colour = (118, 138, 104)
_FINS: Colour = (172, 92, 56)


def ship(pen: Pen, x: float, y: float, scale: float = 1.0, *, mirrored: bool = False) -> None:
    """A carrack under sail."""
    with pen.placed(x, y, scale, 0, mirrored):
        pen.wash(ellipse(2, 15, 34, 4), (60, 88, 94), 130, 1.5)
        hull = curve([(-28, -4), (-24, 8), (-12, 14), (10, 14), (24, 8), (31, -8)])
        for corner in ((22, -10), (18, -1), (-14, -1), (-18, -8), (-29, -10)):
            hull.lineTo(*corner)
        hull.close()
        pen.solid(hull, (160, 108, 62), 1.0)
        with pen.within(hull):
            for level in (2, 6, 10):
                pen.line([(-30, level), (30, level - 1)], 0.5, 150)
            pen.hatch(rectangle(6, -10, 30, 30), 62, 2.2, 0.5, 110)
        for foot, top in ((-17, -32), (2, -44), (20, -30)):
            pen.line([(foot, -2), (foot, top)], 1.3, 240)
            pen.face([(foot, top), (foot - 9, top + 2.4), (foot, top + 5)], _RED, 0.6)
        for place in ((-17, -27, 14, 16), (20, -25, 13, 14), (2, -38, 22, 25)):
            _sail(pen, *place)
        for number in range(3):
            wave(pen, -36 + number * 22, 17, 20, 0.8)


def _sail(pen: Pen, x: float, y: float, width: float, height: float) -> None:
    sail = skia.Path()
    sail.moveTo(x - width * 0.5, y)
    sail.lineTo(x + width * 0.5, y)
    sail.quadTo(x + width * 0.8, y + height * 0.6, x + width * 0.45, y + height)
    sail.lineTo(x - width * 0.55, y + height)
    sail.quadTo(x - width * 0.15, y + height * 0.5, x - width * 0.5, y)
    sail.close()
    pen.solid(sail, (250, 238, 208), 0.9)
    if width > 20:
        with pen.within(sail):
            pen.fill(rectangle(x + 1.6, y, 3.4, height), (176, 48, 32), 220)
            pen.fill(rectangle(x - width, y + height * 0.42, width * 2, 3.4), (176, 48, 32), 220)
    with pen.within(sail):
        pen.hatch(rectangle(x + width * 0.15, y, width, height), 80, 2.0, 0.4, 110)


def serpent(pen: Pen, x: float, y: float, scale: float = 1.0, *, mirrored: bool = False) -> None:
    """A serpent of the sea in three coils."""
    with pen.placed(x, y, scale, 0, mirrored):
        _coil(pen, 22, 15, 9)
        _coil(pen, 52, 11, 7)
        tail = [(68, 0), (72, -14), (82, -20), (92, -16), (86, -12), (92, -4), (82, -10), (77, -6), (76, 0)]
        pen.solid(curve(tail, closed=True), _SCALES, 1.0)
        head = [(-20, -38), (-34, -35), (-40, -30), (-33, -28), (-40, -24), (-30, -21), (-24, -22)]
        neck = curve([(-14, 0), (-17, -16), (-12, -30), *head, (-28, -10), (-28, 0)], closed=True)
        pen.solid(neck, _SCALES, 1.1)
        shade = curve([(-14, 0), (-17, -16), (-12, -30), (-19, -20), (-22, 0)], closed=True)
        pen.hatch(shade, 62, 2.2, 0.5, 150)
        pen.fill(ellipse(-24, -32, 2.6, 2), (252, 244, 220))
        pen.dot(-24.6, -32, 1.2)
        pen.outline(curve([(-28, -35.6), (-24, -36.6), (-20, -34)]), 1)
        mane = curve([(-14, -34), (-8, -44), (-6, -34), (-2, -36), (-8, -26), (-12, -28)], closed=True)
        pen.solid(mane, _FINS, 0.8)
        for number in range(3):
            breath = [(-40, -27), (-46, -29 + number * 2), (-52, -33 + number * 5)]
            pen.outline(curve(breath), 0.6, 150, SEA_INK)
        for left, wide in ((-34, 24), (4, 22), (38, 34), (66, 20)):
            for row in range(2):
                wave(pen, left, 2 + row * 4, wide)


def _coil(pen: Pen, x: float, radius: float, thick: float) -> None:
    """A part of the body that rises out of the water."""
    loop = skia.Path()
    loop.addArc(skia.Rect(x - radius, -radius * 1.1, x + radius, radius * 1.1), 180, 180)
    inner = skia.Rect(x - radius + thick, -radius * 1.1 + thick, x + radius - thick, radius * 1.1 - thick)
    loop.lineTo(x + radius - thick, 0)
    loop.arcTo(inner, 0, -180, False)
    loop.close()
    pen.solid(loop, _SCALES, 1.0)
    pen.hatch(loop, 60, 2.6, 0.5, 120)
    for number in range(7):
        angle = math.radians(200 + number * 23)
        across, down = x + radius * math.cos(angle), radius * 1.1 * math.sin(angle)
        tip = across + math.cos(angle) * 5, down + math.sin(angle) * 5
        pen.face([(across - 2, down + 1), tip, (across + 2.4, down + 1)], _FINS, 0.5)


def whale(pen: Pen, x: float, y: float, scale: float = 1.0) -> None:
    """A whale that blows."""
    back: list[Point] = [(-34, 2), (-33, -10), (-22, -17), (-4, -17), (12, -10), (24, -4)]
    fluke: list[Point] = [(32, -14), (42, -17), (38, -8), (44, 0), (32, 0)]
    with pen.placed(x, y, scale):
        body = curve([*back, *fluke, (20, 6), (0, 8), (-20, 8)], closed=True)
        pen.solid(body, (128, 140, 122), 1.1)
        with pen.within(body):
            pen.hatch(rectangle(-36, -4, 80, 16), 30, 2.4, 0.5, 130)
        pen.fill(ellipse(-24, -6, 2.6, 2), (252, 244, 220))
        pen.dot(-24.4, -6, 1.1)
        pen.outline(curve([(-34, 0), (-27, 1), (-20, -1)]), 0.9)
        for side in (-1, 1):
            spout = [(-14, -18), (-15 + side * 3, -30), (-15 + side * 10, -34), (-15 + side * 14, -27)]
            pen.outline(curve(spout), 1.0, 210, SEA_INK)
        for number in range(4):
            wave(pen, -40 + number * 22, 9, 20)


def wind(pen: Pen, x: float, y: float, scale: float, turn: float, *, mirrored: bool = False) -> None:
    """The head of a wind that blows, its cheeks full, in a wreath of cloud."""
    puffs = ((-24, -20, 11), (-36, -8, 10), (-40, 8, 10), (-30, 20, 12), (-14, 27, 11), (-8, -27, 9), (2, 30, 7))
    with pen.placed(x, y, scale, turn, mirrored):
        cloud = join(ellipse(-24, 2, 20), *(ellipse(*puff) for puff in puffs))
        pen.solid(cloud, (222, 212, 186), 1.0, 200)
        pen.hatch(cloud, 60, 3, 0.4, 60)
        for across, down, radius in ((-24, -20, 7), (-36, 0, 6), (-30, 18, 7), (-14, 24, 6)):
            pen.outline(arc(across, down, radius, radius, 120, 220), 0.8, 150)
        _head(pen)
        for number in range(-3, 4):
            way = [(21, 5.6 + number * 1.2), (36, 5.6 + number * 4.4), (54 - abs(number) * 3, 5.6 + number * 9)]
            pen.outline(curve(way), 0.7, 130)


def _head(pen: Pen) -> None:
    pen.solid(ellipse(-2, 0, 19, 20), (232, 194, 154), 1.0)
    hair = [(-2, -21), (-16, -19), (-22, -6), (-21, 8), (-14, 18), (-12, 8), (-15, -2), (-8, -12), (4, -17)]
    pen.solid(curve(hair, closed=True), (176, 122, 66), 0.9)
    for degrees in range(130, 300, 24):
        across, down = -3 + math.cos(math.radians(degrees)) * 18, math.sin(math.radians(degrees)) * 19
        pen.solid(ellipse(across, down, 5.4), (186, 132, 72), 0.8)
        pen.outline(arc(across, down, 2.8, 2.8, degrees, 250), 0.6, 170)
    for side in (-1, 1):
        pen.wash(ellipse(8, 9 * side, 7.5, 6.4), (214, 120, 84), 150, 1.6)
    pen.outline(curve([(2, 3), (8, 1.6), (14, 6), (10, 14)]), 0.7, 150)
    pen.fill(ellipse(4, -6, 2.8, 1.7), (250, 242, 226))
    pen.dot(4.8, -6, 1.2)
    pen.outline(curve([(0, -8), (4, -10), (9, -8)]), 1.0)
    pen.outline(curve([(10, -6), (15, -2), (16, 1), (12, 2)]), 0.9)
    pen.solid(ellipse(16.4, 5.6, 2.4, 3), (170, 70, 50), 0.8)


def scroll(pen: Pen, x: float, y: float) -> None:
    """The title of the chart and its year, as a cosmographer wrote them."""
    for side in (False, True):
        with pen.placed(x, y, 1, 0, side):
            end = curve([(54, -22), (70, -26), (72, 12), (56, 20)], closed=True)
            pen.solid(end, (206, 172, 112), 1.1)
            pen.hatch(rectangle(56, -26, 16, 46), 60, 2.4, 0.5, 130)
            curl = curve([(48, 30), (60, 33), (66, 26), (60, 20), (52, 22)], closed=True)
            pen.solid(curl, (226, 196, 140), 1.0)
            pen.outline(arc(59, 26.5, 3, 3, 0, 300), 0.8)
    sheet = skia.Path()
    sheet.moveTo(x - 62, y - 30)
    sheet.quadTo(x, y - 40, x + 62, y - 30)
    sheet.lineTo(x + 60, y + 30)
    sheet.quadTo(x, y + 20, x - 60, y + 30)
    sheet.close()
    pen.soft(moved(sheet, 3, 5), (30, 30, 20), 150, 4)
    stops: list[tuple[Colour, float]] = [((232, 208, 158), 255), ((252, 242, 214), 255), ((228, 202, 150), 255)]
    pen.gradient(sheet, (x - 60, y), (x + 60, y), stops)
    pen.outline(sheet, 1.5)
    _centred(pen, "Europa", x, y - 2, "Cinzel-Bold", 24, (120, 30, 20))
    _centred(pen, "M D", x, y + 20, "Cinzel-SemiBold", 16, INK)


def _centred(pen: Pen, text: str, x: float, y: float, face: str, size: float, colour: Colour) -> None:
    font = lettering(face, size)
    pen.canvas.drawString(text, x - font.measureText(text) / 2, y, font, paint(colour, 240))
