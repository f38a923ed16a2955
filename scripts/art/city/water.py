"""The Arno: its banks and ripples, boats, the mill, and the bridge with its shops."""

import math

import skia

from scripts.art.city.folk import cart, person
from scripts.art.city.masonry import block, tiles, window
from scripts.art.city.plan import BRIDGE_X, HALF, STONE_BRIDGE_X, WIDTH, river
from scripts.art.drawing.ink import Pen, lettering, paint
from scripts.art.drawing.palette import CREAM, INK, ROOFS, TIMBER, WATER, WATER_INK, darker
from scripts.art.drawing.shapes import Point, arc, curve, ellipse, polygon


def _bank(side: int) -> list[Point]:
    """The water's edge, side -1 above and 1 below, uneven as banks are."""
    return [
        (float(x), river(x) + side * (HALF + 1.3 * math.sin(x / 37 + side) + 0.8 * math.sin(x / 13 + side * 2)))
        for x in range(-20, WIDTH + 21, 8)
    ]


def stream(pen: Pen) -> None:
    """Water between embankment walls, ripples with the current, and the river's name."""
    upper, lower = _bank(-1), _bank(1)
    shape = polygon(upper + lower[::-1])
    pen.fill(shape, (238, 226, 192))
    pen.wash(shape, WATER, 220)
    with pen.within(shape):
        for edge, side in ((upper, 1), (lower, -1)):
            band = curve([(x, y + side * 4) for x, y in edge])
            pen.canvas.drawPath(band, paint((70, 98, 104), 90 if side == 1 else 40, 11, blur=5))
        _ripples(pen)
        for edge, side in ((upper, 1), (lower, -1)):
            for k in range(1, 5):
                pen.outline(curve([(x, y + side * (k * 2.6 + 0.4)) for x, y in edge]), 0.5, 130 - k * 24, WATER_INK)
    _embankment(pen, upper, 1)
    _embankment(pen, lower, -1)
    _name(pen)


def _ripples(pen: Pen) -> None:
    dark, light = skia.Path(), skia.Path()
    for _ in range(1150):
        x, offset = pen.chance.uniform(-10, WIDTH), pen.chance.uniform(-HALF + 4, HALF - 4)
        length = pen.chance.uniform(5, 19)
        y0, y1 = river(x) + offset, river(x + length) + offset
        path = dark if pen.chance.random() < 0.68 else light
        path.moveTo(x, y0)
        path.quadTo(x + length / 2, (y0 + y1) / 2 - pen.chance.uniform(0.8, 2), x + length, y1)
    pen.canvas.drawPath(dark, paint(WATER_INK, 120, 0.6))
    pen.canvas.drawPath(light, paint((250, 244, 226), 150, 0.7))


def _embankment(pen: Pen, edge: list[Point], side: int) -> None:
    """A low stone wall, its face seen on the far bank only."""
    if side == 1:
        face = polygon(edge + [(x, y + 3.6) for x, y in edge[::-1]])
        pen.fill(face, (214, 186, 142))
        pen.hatch(face, 90, 4.2, 0.45, 130)
        pen.outline(curve([(x, y + 3.6) for x, y in edge]), 0.7, 200)
    else:
        pen.canvas.drawPath(curve([(x, y + 1.2) for x, y in edge]), paint((222, 196, 150), 255, 2.4))
        pen.outline(curve([(x, y + 2.4) for x, y in edge]), 0.6, 200)
    pen.outline(curve(edge), 1.0, 240)


def _name(pen: Pen) -> None:
    """The river's name along the current."""
    font = lettering("CormorantGaramond-Italic", 21)
    x = 436.0
    for letter in "Fiume Arno":
        y = river(x) + 6
        slope = math.degrees(math.atan2(river(x + 6) - river(x - 6), 12))
        with pen.placed(x, y, turn=slope):
            pen.canvas.drawString(letter, 0, 0, font, paint((28, 54, 64), 235))
        x += font.measureText(letter) + 3.2


def boat(pen: Pen, sail: bool, stroke: float = 0) -> None:
    """A river boat about its keel, some 36 units long; with a sail, or a man whose oar is at `stroke` (-1..1)."""
    pen.soft(ellipse(3, 5, 20, 2.6), (70, 98, 104), 120, 1)
    hull = skia.Path()
    hull.moveTo(-15, -2)
    hull.quadTo(-8, 5, 0, 5)
    hull.quadTo(10, 5, 16, -3)
    hull.quadTo(0, 1.6, -15, -2)
    pen.solid(hull, TIMBER, 0.8)
    pen.hatch(hull, 4, 1.6, 0.4, 120)
    if sail:
        _sail(pen, stroke)
    else:
        pen.line([(4, 0), (4 - stroke, -6)], 1.5)
        pen.dot(4 - stroke, -7.6, 1.4, (206, 160, 120))
        pen.line([(6 - stroke, -5), (-12 + 5 * stroke, 6 - abs(stroke))], 0.7)
        for k in (-8, -4):
            pen.face([(k, -1), (k + 4, -1), (k + 4, -5), (k, -5)], (206, 172, 118), 0.5)
    pen.line([(-17, 7), (12, 7.4)], 0.5, 120, CREAM)


def _sail(pen: Pen, swell: float) -> None:
    """Mast and sail; the wind swells it by `swell` units more or less."""
    pen.line([(0, 1), (0, -25)], 0.9)
    cloth = skia.Path()
    cloth.moveTo(1, -24)
    cloth.quadTo(15 + swell, -15, 12 + swell * 0.4, -3)
    cloth.quadTo(6, -5, 1, -3)
    cloth.close()
    pen.solid(cloth, CREAM, 0.7)
    for k in (1, 2):
        pen.line([(1, -24 + k * 7), (9 + k * 2 + swell * 0.5, -21 + k * 7)], 0.4, 130)
    pen.face([(0, -25), (6, -27 + swell * 0.5), (0, -29)], (168, 46, 30), 0.5)


def skiff(pen: Pen, x: float, y: float, scale: float) -> None:
    """A boat drawn up on the bank, keel up."""
    with pen.placed(x, y, scale):
        pen.wash(ellipse(3, 0.4, 10, 1.6), (180, 140, 96), 170, 0.4)
        hull = skia.Path()
        hull.moveTo(-9, 0)
        hull.quadTo(-4, -6, 1, -5.4)
        hull.quadTo(8, -4.6, 10, 0)
        hull.close()
        pen.solid(hull, TIMBER, 0.7)
        for k in (1, 2):
            pen.outline(curve([(-8 + k, -0.4 * k), (-2, -1.8 * k), (9 - k, -0.5 * k)]), 0.4, 150)


def mill(pen: Pen, x: float, y: float) -> None:
    """A water mill on the far bank, wheel in the river."""
    block(pen, x, y, 20, 15, 11, (240, 216, 172))
    tiles(pen, [(x - 1.5, y - 14), (x + 21.5, y - 14), (x + 27, y - 21.5), (x + 5.6, y - 21.5)], ROOFS[1])
    window(pen, x + 4, y - 6, 3, 4.4, "arched")
    cx, cy = x + 12, y + 2
    pen.solid(ellipse(cx, cy, 8.6), (178, 132, 84), 0.8)
    pen.fill(ellipse(cx, cy, 6.2), (104, 84, 66))
    for k in range(12):
        angle = math.tau * k / 12
        pen.line([(cx, cy), (cx + 8.6 * math.cos(angle), cy + 8.6 * math.sin(angle))], 0.8, 230, waver=0)
    pen.outline(ellipse(cx, cy, 6.4), 0.7)
    pen.dot(cx, cy, 1.4)
    for k in range(5):
        pen.outline(arc(cx + pen.chance.uniform(-6, 9), cy + 9 + k * 0.6, 5, 1.4, 190, 150), 0.5, 170, CREAM)


def rafts(pen: Pen) -> None:
    """Logs floating down to the carpenters' yard."""
    for x, offset, count in ((66, 4, 5), (126, -10, 4), (30, 12, 3)):
        slope = (river(x + 20) - river(x - 20)) / 40
        for k in range(count):
            y = river(x) + offset + k * 2.5
            start, end = (x + k * 1.5, y), (x + 24 + k * 1.5, y + slope * 24)
            pen.canvas.drawLine(*start, *end, paint(INK, 230, 2.7))
            pen.canvas.drawLine(*start, *end, paint((196, 148, 96), 255, 1.7))
            pen.dot(*start, 1.1, (232, 200, 150))


def bridge(pen: Pen) -> None:
    """The old bridge: three arches, and shops on both sides of its roadway, some hung over the water on props."""
    canvas = pen.canvas
    canvas.save()
    canvas.concat(skia.Matrix.MakeAll(0.55, 0, BRIDGE_X, 0.50, 0.95, river(BRIDGE_X) - 3, 0, 0, 1))
    _piers(pen)
    _bridge_shops(pen)
    canvas.restore()


def _piers(pen: Pen) -> None:
    body = skia.Path()
    body.moveTo(-98, -8)
    body.lineTo(98, -8)
    body.lineTo(98, 24)
    for k in range(3):
        right = 86 - k * 60
        body.lineTo(right, 28)
        body.arcTo(skia.Rect(right - 52, 2, right, 52), 0, -180, False)
    body.lineTo(-98, 28)
    body.close()
    for k in range(3):
        right = 86 - k * 60
        vault = arc(right - 26, 27, 26, 25, 180, 180)
        pen.fill(vault, (46, 62, 66), 220)
        pen.outline(vault, 1.0)
    pen.fill(body, (230, 204, 156))
    pen.hatch(body, 0, 3.6, 0.5, 110)
    pen.outline(body, 1.1)
    for k in range(2):
        x = 31 - k * 60
        pen.face([(x - 4, 30), (x + 3, 34), (x + 10, 30), (x + 10, 16), (x + 3, 12), (x - 4, 16)], (220, 192, 146), 0.8)
    pen.face([(-104, -8), (104, -8), (116, -22), (-92, -22)], (236, 212, 164), 0.9)


def _bridge_shops(pen: Pen) -> None:
    for row, (shift, lift) in enumerate(((11, -15), (0, -7))):
        x = -102.0
        while x < 92:
            width = pen.chance.uniform(15, 24)
            if -12 < x + width / 2 < 14:
                x += 26
                continue
            width = min(width, 100 - x)
            height = pen.chance.uniform(15, 26) * (0.85 if row == 0 else 1)
            wall = pen.chance.choice(
                ((242, 216, 162), (234, 194, 138), (247, 230, 194), (228, 180, 128), (236, 204, 170))
            )
            roof = pen.chance.choice(ROOFS)
            left, foot, top = x + shift, lift, lift - height
            right = left + width
            pen.face(
                [(right, foot), (right + 9, foot - 9), (right + 9, top - 9), (right, top)], darker(wall, 0.25), 0.8
            )
            pen.face([(left, foot), (right, foot), (right, top), (left, top)], wall, 0.8)
            tiles(
                pen,
                [(left - 1.5, top + 1), (right + 1.5, top + 1), (right + 8, top - 12), (left + 6, top - 12)],
                roof,
                2.4,
            )
            for k in range(max(1, int(width / 8))):
                window(
                    pen,
                    left + 3 + k * 8,
                    top + height * 0.48,
                    3.4,
                    5.6,
                    pen.chance.choice(("plain", "arched", "shuttered")),
                    (122, 74, 44),
                )
            if row == 1:
                for prop in (left + 2, right - 3):
                    pen.line([(prop, foot), (prop + 2.5, foot + 8)], 0.9)
            x += width


def stone_bridge(pen: Pen) -> None:
    """A bridge of bare stone with a parapet, people and a cart on it."""
    _darkened(pen, STONE_BRIDGE_X)
    canvas = pen.canvas
    canvas.save()
    canvas.concat(skia.Matrix.MakeAll(0.5, 0, STONE_BRIDGE_X, 0.46, 0.86, river(STONE_BRIDGE_X) - 2, 0, 0, 1))
    pen.face([(-104, -14), (104, -14), (116, -28), (-92, -28)], (222, 196, 148), 0.8)
    for x in (-70.0, -34.0, 8.0, 52.0, 78.0):
        person(pen, x + 8, -17 - pen.chance.uniform(0, 5), 1.7)
    cart(pen, 26, -18, 1.2, (206, 170, 104))
    _piers(pen)
    pen.face([(-104, -8), (104, -8), (104, -15), (-104, -15)], (238, 216, 172), 0.8)
    for k in range(13):
        pen.line([(-96 + k * 16, -8), (-96 + k * 16, -15)], 0.5, 150)
    canvas.restore()


def reflections(pen: Pen) -> None:
    """Under the old bridge the water is darker and doubled."""
    _darkened(pen, BRIDGE_X)


def _darkened(pen: Pen, middle: float) -> None:
    for k in range(26):
        x = middle + pen.chance.uniform(-46, 46)
        y = river(x) + (x - middle) * 0.9 + pen.chance.uniform(12, 30)
        if abs(y - river(x)) < HALF - 5:
            pen.line([(x, y), (x + pen.chance.uniform(5, 12), y - 0.8)], 0.7, 130 - k, darker(WATER_INK, 0.2))
