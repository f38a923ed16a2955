"""The five components as small still lifes, in lines and on cards, and the letter and purses that keep a secret.

The purse for a bid has a back and a front, so that coins fall in between; it is also drawn tied.
"""

import math
from collections.abc import Callable

import numpy as np
import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet, picture_of
from scripts.art.drawing.palette import COMPONENTS, ROOFS, SEPIA, Colour, darker, lighter
from scripts.art.drawing.shapes import curve, ellipse, polygon, rectangle
from scripts.art.materials.textures import blurred, parchment
from scripts.art.pieces.seals import seal

_LEATHER: Colour = (134, 70, 36)
_STITCH: Colour = (60, 26, 8)
_CORD: Colour = (222, 184, 104)
_SCALE = 8.5
_BODY = [(20, 33), (27, 43), (11, 60), (9, 75), (22, 86), (66, 86), (79, 75), (77, 60), (61, 43), (68, 33), (44, 41)]


def build(album: Album) -> None:
    """Draw the components, what keeps a secret, and the purse of a bid."""
    _build_stores(album)
    _build_purses(album)


def _build_purses(album: Album) -> None:
    album.sprite("bid_purse_back", _back(), (0.5, 0.9), (264, 276))
    album.sprite("bid_purse_front", _front(), (0.5, 0.9), (264, 276))
    album.sprite("bid_purse_tied", _tied(), (0.5, 0.9), (264, 276))


def _sheet(name: str) -> Sheet:
    return Sheet(88, 92, f"bid purse {name}", _SCALE)


def _back() -> skia.Image:
    """What is seen behind the coins: the shadow on the table, the rear rim and the dark inside."""
    sheet = _sheet("back")
    pen = sheet.pen
    pen.soft(ellipse(46, 84, 36, 6), (30, 14, 4), 140, 2.4)
    pen.solid(curve([(18, 34), (22, 25), (44, 21), (66, 25), (70, 34), (44, 42)], closed=True), (158, 90, 50), 1.6)
    inside = ellipse(44, 32, 22, 7.5)
    pen.fill(inside, (46, 20, 8))
    pen.stroke(inside, 1.0)
    return sheet.image()


def _front() -> skia.Image:
    """What is seen before them: the body up to the front rim."""
    sheet = _sheet("front")
    _leather(sheet.pen, curve(_BODY, closed=True))
    rim = curve([(19, 32.5), (26, 37.5), (44, 40.5), (62, 37.5), (69, 32.5)])
    sheet.pen.stroke(rim, 4.4)
    sheet.pen.stroke(rim, 2.6, 255, (176, 104, 60))
    _cord(sheet.pen, 46.0, 18.5)
    return sheet.image()


def _tied() -> skia.Image:
    """The purse when it is drawn shut, without a seal."""
    sheet = _sheet("tied")
    pen = sheet.pen
    pen.soft(ellipse(46, 84, 36, 6), (30, 14, 4), 140, 2.4)
    body = [(27, 34), (11, 54), (9, 73), (22, 86), (66, 86), (79, 73), (77, 54), (61, 34), (44, 32)]
    _leather(pen, curve(body, closed=True))
    frill = [(29, 33), (19, 14), (30, 18), (36, 9), (44, 17), (52, 9), (58, 18), (69, 14), (59, 33)]
    pen.solid(curve(frill, closed=True), (158, 90, 50), 1.6)
    for x in (30, 37, 44, 51, 58):
        pen.outline(curve([(x, 32), (44 + (x - 44) * 1.4, 20)]), 1.0, 170, _STITCH)
    _cord(pen, 34.0, 18.5)
    return sheet.image()


def _leather(pen: Pen, body: skia.Path) -> None:
    """The body: light from the left, folds from the mouth downwards, hatching on the far side."""
    pen.fill(body, _LEATHER)
    with pen.within(body):
        pen.radial(body, (32, 54), 50, [((214, 140, 84), 220), (_LEATHER, 60), ((52, 20, 6), 190)])
        for x in (20, 32, 44, 56, 68):
            fold = [(44 + (x - 44) * 0.62, 40), (44 + (x - 44) * 0.75, 49), (x + (x - 44) * 0.2, 64)]
            pen.outline(curve(fold), 1.3, 150, _STITCH)
        pen.hatch(polygon([(56, 34), (86, 50), (82, 90), (52, 90)]), 62, 3, 0.6, 110)
    pen.stroke(body, 1.9)


def _cord(pen: Pen, height: float, half: float) -> None:
    """Two turns of cord around the neck, which is twice `half` wide."""
    for y in (height - 2, height + 1.5):
        turn = curve([(44 - half, y), (44, y + 3), (44 + half, y)])
        pen.stroke(turn, 3.6)
        pen.stroke(turn, 2.0, 255, _CORD)


SIZE = 64  # units of the square of a component
_WIDE = 96  # the side of that square in units of the table
_FINE = 2.2  # pixels within which a line is darker than what is around it
_SHADOW = 0.56  # how opaque a shadow is at most: it is no part of a drawing in lines


def _build_stores(album: Album) -> None:
    """Draw components, their cards, envelopes and purses."""
    painters: dict[str, Callable[[Pen], None]] = {
        "iron": _iron,
        "wood": _wood,
        "rope": _rope,
        "brick": _brick,
        "glass": _glass,
    }
    for name, painter in painters.items():
        album.drawing(f"component_{name}", _still_life(name, painter).image(), (_WIDE, _WIDE), quality=90, rare=False)
        album.drawing(f"component_{name}_lines", _lines(name, painter), (_WIDE, _WIDE), quality=60, rare=False)
        album.sprite(f"card_{name}", _card(name, painter), (0.5, 0.5))
    album.sprite("envelope_sealed", _envelope(), (0.5, 0.5), (104, 112))
    album.sprite("purse_sealed", _purse(True), (0.5, 0.9))
    album.sprite("purse_open", _purse(False), (0.5, 0.9))


def _still_life(name: str, painter: Callable[[Pen], None]) -> Sheet:
    sheet = Sheet(SIZE, SIZE, f"component {name}", 3)
    painter(sheet.pen)
    return sheet


def _lines(name: str, painter: Callable[[Pen], None]) -> skia.Image:
    """The still life as it would be sketched: its ink and a trace of its shade in white, to be tinted."""
    pixels = _still_life(name, painter).surface.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32) / 255
    body = np.clip((pixels[..., 3] - _SHADOW) / (1 - _SHADOW), 0, 1)
    light = pixels[..., :3] @ np.array((0.3, 0.6, 0.1), np.float32) * body + (1 - body)
    ink = np.clip((blurred(light, _FINE) - light) * 4.4, 0, 1)
    drawn = np.clip(ink + (1 - light) * 0.28, 0, 1) * np.clip(body * 2, 0, 1)
    return picture_of(np.dstack([np.full((*drawn.shape, 3), 255.0), drawn * 255]))


def _ingot(pen: Pen, x: float, y: float) -> None:
    """One bar of iron, seen from its end."""
    body: Colour = COMPONENTS["iron"]
    top = [(x, y - 9), (x + 10, y - 9), (x + 30, y - 18), (x + 20, y - 18)]
    end = [(x - 4, y), (x + 14, y), (x + 10, y - 9), (x, y - 9)]
    side = [(x + 14, y), (x + 34, y - 9.5), (x + 30, y - 18), (x + 10, y - 9)]
    pen.face(side, darker(body, 0.35), 1.2)
    pen.hatch(polygon(side), -25, 1.8, 0.5, 120)
    pen.face(end, body, 1.2)
    pen.gradient(polygon(end), (x, y - 9), (x + 10, y), [((220, 226, 236), 150), (body, 0)])
    pen.face(top, lighter(body, 0.55), 1.2)
    pen.line([(x + 2, y - 10), (x + 20, y - 17)], 1.0, 210, (250, 252, 255))


def _iron(pen: Pen) -> None:
    pen.soft(ellipse(34, 52, 26, 5), (60, 36, 14), 120, 2)
    _ingot(pen, 6, 52)
    _ingot(pen, 26, 52)
    _ingot(pen, 16, 42)
    _ingot(pen, 25, 31)


def _log(pen: Pen, x: float, y: float, radius: float) -> None:
    far = (x + 19, y - 9)
    bark: Colour = (128, 82, 46)
    body = polygon(
        [
            (x - radius * 0.3, y - radius),
            (far[0] - radius * 0.3, far[1] - radius),
            (far[0] + radius * 0.9, far[1] + radius * 0.3),
            (x + radius * 0.4, y + radius),
        ]
    )
    pen.fill(body, bark)
    pen.gradient(body, (x, y - radius), (x + 6, y + radius), [((214, 160, 104), 150), (bark, 0), ((50, 26, 10), 150)])
    pen.hatch(body, -26, 2.0, 0.6, 150)
    pen.stroke(body, 1.3)
    pen.solid(ellipse(x, y, radius), (232, 190, 130), 1.3)
    for share in (0.76, 0.52, 0.3):
        pen.outline(ellipse(x + 0.4, y, radius * share), 0.7, 170, SEPIA)
    pen.dot(x + 0.4, y, 0.9, SEPIA)
    for angle in (0.4, 2.3, 4.2):
        pen.line([(x, y), (x + radius * 0.86 * math.cos(angle), y + radius * 0.86 * math.sin(angle))], 0.6, 160, SEPIA)


def _wood(pen: Pen) -> None:
    pen.soft(ellipse(34, 54, 28, 5), (60, 36, 14), 120, 2)
    _log(pen, 14, 45, 9.4)
    _log(pen, 34, 46, 9.0)
    _log(pen, 24, 29, 9.0)


def _rope(pen: Pen) -> None:
    pen.soft(ellipse(33, 54, 27, 5.5), (60, 36, 14), 120, 2)
    for level in range(5):
        _rope_loop(pen, 32, 48 - level * 6.4, 21 + 0.5 * math.sin(level * 2.4), 8.2)
    pen.fill(ellipse(32, 21.6, 10.6, 3.4), (92, 58, 28))
    _rope_strand(pen, curve([(50, 50), (57, 53), (60, 47), (55, 43)]), 5.2)
    _rope_strand(pen, curve([(13, 42), (20, 34), (28, 27), (36, 21)]), 5.0)


def _rope_loop(pen: Pen, x: float, y: float, rx: float, ry: float) -> None:
    _rope_strand(pen, ellipse(x, y, rx, ry), 6.0)


def _rope_strand(pen: Pen, path: skia.Path, width: float) -> None:
    """A laid rope: pale core, dark rim, slanting strands."""
    body: Colour = COMPONENTS["rope"]
    pen.stroke(path, width + 1.8)
    pen.stroke(path, width, 255, body)
    pen.stroke(path, width * 0.42, 150, lighter(body, 0.6))
    measure = skia.PathMeasure(path, False)
    length = measure.getLength()
    distance = 1.0
    while distance < length:
        position, tangent = measure.getPosTan(distance)
        nx, ny = -tangent.y() * width * 0.46, tangent.x() * width * 0.46
        lean_x, lean_y = tangent.x() * width * 0.36, tangent.y() * width * 0.36
        pen.canvas.drawLine(
            position.x() + nx - lean_x,
            position.y() + ny - lean_y,
            position.x() - nx + lean_x,
            position.y() - ny + lean_y,
            _thin(),
        )
        distance += width * 0.52


def _thin() -> skia.Paint:
    brush = skia.Paint(AntiAlias=True, Color=skia.Color(84, 52, 20, 200), StrokeWidth=0.8)
    brush.setStyle(skia.Paint.kStroke_Style)
    return brush


def _one_brick(pen: Pen, x: float, y: float, colour: Colour) -> None:
    front = [(x, y), (x + 23, y), (x + 23, y - 10), (x, y - 10)]
    top = [(x, y - 10), (x + 23, y - 10), (x + 33, y - 16), (x + 10, y - 16)]
    side = [(x + 23, y), (x + 33, y - 6), (x + 33, y - 16), (x + 23, y - 10)]
    pen.face(side, darker(colour, 0.4), 1.2)
    pen.hatch(polygon(side), 66, 1.8, 0.5, 120)
    pen.face(top, lighter(colour, 0.35), 1.2)
    pen.face(front, colour, 1.2)
    for _ in range(16):
        pen.dot(
            x + pen.chance.uniform(1, 22),
            y - pen.chance.uniform(1, 9),
            pen.chance.uniform(0.2, 0.6),
            darker(colour, 0.4),
            150,
        )
    pen.line([(x + 1.4, y - 8.8), (x + 21.6, y - 8.8)], 0.7, 130, lighter(colour, 0.6))


def _brick(pen: Pen) -> None:
    pen.soft(ellipse(34, 54, 27, 5), (60, 36, 14), 120, 2)
    _one_brick(pen, 3, 55, ROOFS[0])
    _one_brick(pen, 27, 55, ROOFS[3])
    _one_brick(pen, 14, 43.5, COMPONENTS["brick"])
    _one_brick(pen, 20, 31, ROOFS[1])


def _glass(pen: Pen) -> None:
    """A green-blue carafe and a small beaker."""
    pen.soft(ellipse(34, 56, 24, 4), (40, 50, 44), 120, 2)
    colour: Colour = COMPONENTS["glass"]
    body = skia.Path()
    body.moveTo(21, 9)
    body.lineTo(21, 25)
    body.cubicTo(8, 30, 4, 46, 12, 56)
    body.lineTo(40, 56)
    body.cubicTo(48, 46, 44, 30, 31, 25)
    body.lineTo(31, 9)
    body.close()
    pen.fill(body, (190, 222, 224), 215)
    with pen.within(body):
        pen.gradient(
            polygon([(0, 36), (64, 36), (64, 60), (0, 60)]),
            (0, 36),
            (0, 58),
            [(colour, 210), (darker(colour, 0.35), 235)],
        )
        pen.fill(ellipse(26, 36.6, 17, 3), lighter(colour, 0.45), 235)
        pen.soft(curve([(12, 34), (18, 28), (15, 42), (14, 52), (10, 46)], closed=True), (255, 255, 255), 225, 1)
        pen.soft(polygon([(36, 24), (48, 30), (46, 56), (34, 56)]), darker(colour, 0.5), 120, 3)
        pen.soft(rectangle(22.4, 10, 2.2, 15, 1), (255, 255, 255), 220, 0.5)
    pen.stroke(body, 1.6, 255, darker(colour, 0.7))
    lip = rectangle(18.4, 6, 15.2, 4.4, 2.2)
    pen.fill(lip, (206, 232, 232))
    pen.stroke(lip, 1.3, 255, darker(colour, 0.7))
    cup = polygon([(44, 38), (60, 38), (57, 56), (47, 56)])
    pen.fill(cup, (214, 190, 120), 190)
    pen.gradient(cup, (44, 38), (60, 56), [((255, 252, 230), 190), ((200, 150, 70), 30), ((120, 76, 20), 130)])
    pen.stroke(cup, 1.4, 255, (72, 44, 12))
    pen.stroke(ellipse(52, 38, 8, 2.4), 1.2, 255, (72, 44, 12))


def _card(name: str, painter: Callable[[Pen], None]) -> skia.Image:
    sheet = Sheet(48, 60, f"card {name}", 3)
    pen = sheet.pen
    shape = rectangle(2, 2, 44, 55, 4)
    pen.soft(rectangle(3, 4, 44, 55, 4), (30, 14, 4), 130, 1.2)
    with pen.within(shape):
        sheet.lay(picture_of(parchment(f"card {name}", 150, 186, (246, 232, 198), 0.4, 0, 3)))
        pen.fill(rectangle(2, 2, 44, 7), COMPONENTS[name])
        pen.fill(rectangle(2, 50, 44, 7), COMPONENTS[name])
    with pen.placed(4.6, 10, 0.61):
        painter(pen)
    pen.stroke(polygon([(3, 9), (45, 9)], False), 0.9, 190)
    pen.stroke(polygon([(3, 50), (45, 50)], False), 0.9, 190)
    pen.stroke(shape, 1.4)
    return sheet.image()


def _envelope() -> skia.Image:
    """A folded letter 100 x 108 units, sealed with wax."""
    sheet = Sheet(104, 112, "envelope", 2.25)
    pen = sheet.pen
    body = rectangle(4, 4, 96, 102, 3)
    pen.soft(rectangle(6, 8, 96, 100, 3), (20, 8, 0), 150, 2)
    with pen.within(body):
        sheet.lay(picture_of(parchment("envelope", 234, 252, (240, 224, 186), 0.5, 0.25, 2.25)))
        pen.fill(polygon([(4, 4), (44, 56), (4, 106)]), SEPIA, 22)
        pen.fill(polygon([(100, 4), (60, 56), (100, 106)]), SEPIA, 44)
        pen.fill(polygon([(4, 106), (40, 62), (64, 62), (100, 106)]), (250, 238, 206), 90)
        pen.line([(4, 106), (40, 62)], 1.2, 170)
        pen.line([(100, 106), (64, 62)], 1.2, 170)
        flap = polygon([(4, 4), (52, 60), (100, 4)])
        pen.soft(polygon([(4, 6), (52, 65), (100, 6)]), (70, 40, 14), 110, 2.4)
        pen.fill(flap, (248, 234, 200))
        pen.gradient(flap, (4, 4), (52, 60), [((255, 252, 236), 120), ((214, 184, 130), 90)])
        pen.line([(4, 4), (52, 60), (100, 4)], 1.4, 225)
    pen.stroke(body, 1.6)
    sheet.lay(seal("lily"), 29, 33, 46)
    return sheet.image()


def _purse(sealed: bool) -> skia.Image:
    """A leather purse, tied and sealed, or open with florins in it."""
    sheet = Sheet(88, 92, f"purse {sealed}", 2.5)
    pen = sheet.pen
    leather: Colour = (134, 70, 36)
    pen.soft(ellipse(46, 83, 34, 6), (30, 14, 4), 140, 2.4)
    body = curve(
        [(26, 34), (12, 56), (12, 74), (26, 85), (62, 85), (76, 74), (76, 56), (62, 34), (44, 31)], closed=True
    )
    if not sealed:
        _purse_mouth(pen)
    pen.fill(body, leather)
    with pen.within(body):
        pen.radial(body, (34, 52), 48, [((214, 140, 84), 220), (leather, 60), ((52, 20, 6), 190)])
        for x in (22, 33, 44, 55, 66):
            pen.outline(
                curve([(44 + (x - 44) * 0.5, 33), (44 + (x - 44) * 0.9, 46), (x + (x - 44) * 0.2, 58)]),
                1.3,
                150,
                (60, 26, 8),
            )
        pen.hatch(polygon([(54, 32), (84, 50), (80, 90), (50, 90)]), 62, 3, 0.6, 110)
    pen.stroke(body, 1.9)
    if sealed:
        frill = curve(
            [(28, 32), (20, 14), (30, 18), (36, 10), (44, 17), (52, 10), (58, 18), (68, 14), (60, 32)], closed=True
        )
        pen.solid(frill, (158, 90, 50), 1.6)
        for x in (30, 37, 44, 51, 58):
            pen.outline(curve([(x, 31), (44 + (x - 44) * 1.4, 20)]), 1.0, 170, (60, 26, 8))
    for y in (31.5, 35.0):
        pen.stroke(curve([(25, y), (44, y + 3.4), (63, y)]), 3.6)
        pen.stroke(curve([(25, y), (44, y + 3.4), (63, y)]), 2.0, 255, (222, 184, 104))
    for side in (-1, 1):
        cord = curve([(44, 37), (44 + side * 8, 44), (44 + side * 6, 56)])
        pen.stroke(cord, 3.0)
        pen.stroke(cord, 1.7, 255, (222, 184, 104))
    if sealed:
        sheet.lay(seal("coins"), 29, 49, 31)
    return sheet.image()


def _purse_mouth(pen: Pen) -> None:
    mouth = curve([(20, 32), (26, 20), (44, 16), (62, 20), (68, 32), (44, 40)], closed=True)
    pen.solid(mouth, (70, 32, 12), 1.6)
    for x, y in ((34, 22), (52, 21), (43, 16), (28, 27), (60, 27), (44, 26)):
        coin = ellipse(x, y, 9, 7)
        pen.radial(coin, (x - 3, y - 3), 13, [((255, 240, 170), 255), ((222, 172, 62), 255), ((130, 84, 16), 255)])
        pen.stroke(coin, 1.2)
        pen.stroke(ellipse(x, y, 6.4, 4.8), 0.7, 150, (96, 58, 8))
