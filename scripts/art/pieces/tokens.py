"""Small painted things: shields, marks, the five components, letters and purses, and the signs of the interface."""

import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Sheet
from scripts.art.drawing.palette import GOLD, INK, SEATS, VERMILION, darker, lighter
from scripts.art.drawing.shapes import archway, curve, cut, ellipse, gear, join, polygon, rectangle
from scripts.art.drawing.symbols import stroked, symbol
from scripts.art.pieces.seats import inlay, mark

SIGN = 48  # units of the square of a sign


def build(album: Album) -> None:
    """Draw every token."""
    for seat in SEATS:
        album.sprite(f"shield_{seat}", _shield(seat), (0.5, 0.5), (66, 78))
        album.sprite(f"mark_{seat}", _mark(seat), (0.5, 0.5))
    for name in ("move", "eye", "skip"):
        album.sprite(f"sign_{name}", _plain_sign(name), (0.5, 0.5))
    album.sprite("sign_gear", _gear_sign(), (0.5, 0.5))
    album.sprite("sign_purchase", _plain_sign("ropery"), (0.5, 0.5))
    album.sprite("hourglass", _hourglass(), (0.5, 0.5), (72, 72))
    album.sprite("lamp", _lamp(), (0.5, 0.5), (72, 72))
    album.sprite("tick", _tick(), (0.5, 0.5))
    album.sprite("scroll", _scroll(), (0.5, 0.5))
    album.sprite("quill", _quill(), (0.1, 0.94))
    album.sprite("arrow", _arrow(), (0.5, 0.5))
    album.sprite("well", _well(False), (0.5, 0.5))
    album.sprite("well_automaton", _well(True), (0.5, 0.5))


def _shield_path(x: float, y: float, width: float, height: float) -> skia.Path:
    path = skia.Path()
    path.moveTo(x, y)
    path.quadTo(x + width / 2, y + height * 0.05, x + width, y)
    path.lineTo(x + width, y + height * 0.46)
    path.cubicTo(x + width, y + height * 0.78, x + width * 0.66, y + height * 0.93, x + width / 2, y + height)
    path.cubicTo(x + width * 0.34, y + height * 0.93, x, y + height * 0.78, x, y + height * 0.46)
    path.close()
    return path


def _shield(seat: str) -> skia.Image:
    """A painted shield, 44 x 52 units, with the seat's mark."""
    sheet = Sheet(44, 52, f"shield {seat}", 7.5)
    pen, colour = sheet.pen, SEATS[seat]
    whole = _shield_path(3, 3, 38, 45)
    pen.soft(_shield_path(4, 5, 38, 45), (30, 12, 4), 120, 1.4)
    pen.gradient(whole, (3, 3), (41, 48), [(lighter(colour, 0.25), 255), (colour, 255), (darker(colour, 0.4), 255)])
    with pen.within(whole):
        pen.hatch(polygon([(23, 0), (44, 0), (44, 52), (23, 52)]), 60, 2.2, 0.5, 70)
        pen.soft(curve([(6, 5), (20, 6), (14, 20), (6, 30)], closed=True), (255, 250, 230), 60, 3)
    pen.stroke(_shield_path(5.4, 5.4, 33.2, 39.4), 1.3, 230, (246, 214, 140))
    pen.stroke(whole, 1.8)
    sign = mark(seat, 22, 23.4, 9.6)
    with pen.placed(0.7, 1.0):
        pen.fill(sign, darker(colour, 0.7), 190)
    pen.fill(sign, inlay(seat))
    return sheet.image()


def _mark(seat: str) -> skia.Image:
    sheet = Sheet(32, 32, f"mark {seat}", 3)
    shape = mark(seat, 16, 16, 11.6)
    sheet.pen.gradient(
        shape, (6, 6), (26, 26), [(lighter(SEATS[seat], 0.2), 255), (SEATS[seat], 255), (darker(SEATS[seat], 0.3), 255)]
    )
    sheet.pen.stroke(shape, 1.5)
    return sheet.image()


def _plain_sign(name: str) -> skia.Image:
    sheet = Sheet(SIGN, SIGN, f"sign {name}", 3)
    shape = symbol(name, SIGN / 2, SIGN / 2, SIGN * 0.42)
    with sheet.pen.placed(0.5, 0.8):
        sheet.pen.fill(shape, (255, 246, 220), 170)
    sheet.pen.gradient(shape, (0, 0), (0, SIGN), [((92, 58, 28), 255), ((44, 24, 10), 255)])
    return sheet.image()


def _gear_sign() -> skia.Image:
    """A brass wheel, pale: here an automaton may work."""
    sheet = Sheet(SIGN, SIGN, "sign gear", 2)
    wheel = cut(gear(SIGN / 2, SIGN / 2, SIGN * 0.44, 9, 5.4), ellipse(SIGN / 2, SIGN / 2, SIGN * 0.15))
    sheet.pen.fill(wheel, (158, 112, 44), 190)
    return sheet.image()


def _hourglass() -> skia.Image:
    """Glass and sand in a wooden frame."""
    sheet = Sheet(SIGN, SIGN, "hourglass", 4)
    pen, x = sheet.pen, SIGN / 2
    bulb = skia.Path()
    bulb.moveTo(x - 10, 9)
    bulb.cubicTo(x - 11, 19, x - 2, 20, x - 1.6, 24)
    bulb.cubicTo(x - 2, 28, x - 11, 29, x - 10, 39)
    bulb.lineTo(x + 10, 39)
    bulb.cubicTo(x + 11, 29, x + 2, 28, x + 1.6, 24)
    bulb.cubicTo(x + 2, 20, x + 11, 19, x + 10, 9)
    bulb.close()
    pen.fill(bulb, (214, 226, 222), 225)
    with pen.within(bulb):
        pen.fill(polygon([(x - 12, 15), (x + 12, 15), (x, 25)]), (212, 158, 72))
        pen.fill(curve([(x - 13, 41), (x - 9, 35), (x, 30.4), (x + 9, 35), (x + 13, 41)], closed=True), (212, 158, 72))
        pen.stroke(polygon([(x, 24), (x, 33)], False), 1.0, 255, (212, 158, 72))
        pen.soft(ellipse(x - 6, 14, 1.6, 5), (255, 255, 250), 190, 0.6)
        pen.soft(ellipse(x - 6, 33, 1.4, 4), (255, 255, 250), 150, 0.6)
    pen.stroke(bulb, 1.4)
    for post in (x - 13.4, x + 13.4):
        pen.stroke(polygon([(post, 8), (post, 40)], False), 3.2)
        pen.stroke(polygon([(post, 8), (post, 40)], False), 1.6, 255, (176, 118, 66))
    for y in (3.4, 38.8):
        plate = rectangle(x - 16.4, y, 32.8, 5.6, 2)
        pen.gradient(plate, (0, y), (0, y + 5.6), [((196, 138, 80), 255), ((112, 68, 32), 255)])
        pen.stroke(plate, 1.4)
    return sheet.image()


def _lamp() -> skia.Image:
    """A brass oil lamp that burns: advice is to be had."""
    sheet = Sheet(SIGN, SIGN, "lamp", 4)
    pen = sheet.pen
    pen.soft(ellipse(39, 15, 5, 7), (255, 206, 96), 190, 2.4)
    body = skia.Path()
    body.moveTo(13, 25)
    body.cubicTo(20, 21, 27, 23, 31, 25)
    body.cubicTo(35, 24, 38, 22, 42, 21)
    body.cubicTo(43, 24, 38, 30, 34, 33)
    body.cubicTo(31, 38, 15, 38, 12, 31)
    body.cubicTo(11, 29, 11, 27, 13, 25)
    body.close()
    handle = ellipse(8.6, 28.4, 5.4, 5)
    pen.stroke(handle, 4.2)
    pen.stroke(handle, 2, 255, (206, 152, 58))
    foot = polygon([(20, 35), (27, 35), (28.6, 40), (33, 43.4), (14, 43.4), (18.4, 40)])
    for part in (foot, body):
        pen.gradient(part, (12, 20), (30, 44), [((250, 216, 128), 255), ((206, 152, 58), 255), ((122, 76, 20), 255)])
        pen.stroke(part, 1.6)
    with pen.within(body):
        pen.soft(ellipse(20, 27.4, 6, 1.8), (255, 252, 232), 210, 0.8)
    knob = ellipse(22.4, 20.6, 2.6)
    pen.fill(knob, (226, 178, 84))
    pen.stroke(knob, 1.3)
    flame = skia.Path()
    flame.moveTo(41, 20)
    flame.cubicTo(34.6, 18.4, 34.6, 12, 39.6, 4)
    flame.cubicTo(40.4, 8.4, 45.4, 10.4, 45, 15.4)
    flame.cubicTo(44.8, 18.6, 43, 19.8, 41, 20)
    flame.close()
    pen.gradient(flame, (40, 4), (41, 20), [((255, 240, 150), 255), ((250, 176, 52), 255), ((206, 84, 24), 255)])
    pen.stroke(flame, 1.2, 255, (122, 40, 10))
    pen.soft(ellipse(40.6, 15.6, 1.8, 2.8), (255, 255, 232), 230, 0.7)
    return sheet.image()


def _tick() -> skia.Image:
    sheet = Sheet(32, 32, "tick True", 3)  # the seed of its ink
    pen = sheet.pen
    disc = ellipse(16, 16, 13)
    pen.radial(disc, (12, 11), 20, [((118, 150, 78), 255), ((70, 104, 48), 255), ((40, 66, 26), 255)])
    pen.stroke(disc, 1.5, 255, (34, 48, 18))
    path = stroked(curve([(9.4, 16.4), (14, 21.4), (16.4, 18), (23.4, 9.4)]), 3.4)
    pen.fill(path, (255, 250, 232))
    return sheet.image()


def _scroll() -> skia.Image:
    sheet = Sheet(56, 56, "scroll", 3)
    pen = sheet.pen
    page = polygon([(12, 12), (42, 8), (46, 42), (16, 46)])
    pen.fill(page, (248, 234, 200))
    pen.hatch(polygon([(30, 9), (42, 8), (46, 42), (34, 44)]), 70, 2.4, 0.4, 60)
    for k in range(5):
        pen.line([(18 + k * 0.6, 19 + k * 4.6), (38 + k * 0.5, 16.4 + k * 4.6)], 0.9, 150, (96, 62, 32))
    pen.stroke(page, 1.5)
    for (x0, y0), (x1, y1) in (((9, 11), (45, 6.4)), ((12.6, 47.6), (49, 43))):
        pen.stroke(polygon([(x0, y0), (x1, y1)], False), 8.4)
        pen.stroke(polygon([(x0, y0), (x1, y1)], False), 5.8, 255, (240, 220, 176))
        pen.stroke(polygon([(x0, y0 - 1.4), (x1, y1 - 1.4)], False), 1.4, 200, (255, 250, 232))
        pen.dot(x1, y1, 2.2, (196, 160, 106))
        pen.stroke(ellipse(x1, y1, 2.2), 0.8)
    return sheet.image()


def _quill() -> skia.Image:
    """A goose quill; its tip is at the lower left."""
    sheet = Sheet(64, 64, "quill", 3)
    pen = sheet.pen
    vane = skia.Path()
    vane.moveTo(16, 46)
    vane.cubicTo(14, 30, 30, 10, 60, 3)
    vane.cubicTo(58, 24, 42, 44, 22, 50)
    vane.close()
    pen.gradient(vane, (14, 20), (44, 46), [((255, 252, 240), 255), ((246, 234, 208), 255), ((206, 182, 140), 255)])
    with pen.within(vane):
        for k in range(26):
            t = k / 26
            x, y = 17 + t * 40, 47 - t * 41
            pen.stroke(curve([(x, y), (x + 4, y - 7), (x + 9, y - 11)]), 0.4, 110)
            pen.stroke(curve([(x, y), (x + 6, y + 2), (x + 13, y + 1)]), 0.4, 130)
    pen.stroke(vane, 1.2)
    shaft = curve([(5, 60), (16, 47), (36, 24), (58, 5)])
    pen.stroke(shaft, 2.6)
    pen.stroke(shaft, 1.4, 255, (252, 240, 210))
    pen.fill(polygon([(4, 62), (6.4, 55.4), (9.8, 58)]), (40, 22, 8))
    return sheet.image()


def _arrow() -> skia.Image:
    """The small vermilion pointer from which a queue starts."""
    sheet = Sheet(24, 32, "arrow", 3)
    shape = polygon([(4, 3), (21, 16), (4, 29), (7.6, 16)])
    sheet.pen.gradient(shape, (4, 3), (21, 29), [((214, 84, 58), 255), (VERMILION, 255), ((104, 22, 12), 255)])
    sheet.pen.stroke(shape, 1.3)
    return sheet.image()


def _well(gear_sign: bool) -> skia.Image:
    """A turned hollow in a laboratory where a worker stands; with cogs if an automaton may."""
    sheet = Sheet(64, 64, f"well {gear_sign}", 3)
    pen = sheet.pen
    hollow = ellipse(32, 32, 27)
    pen.radial(hollow, (36, 40), 34, [((84, 52, 28), 255), ((44, 24, 10), 255), ((16, 6, 0), 255)])
    with pen.within(hollow):
        pen.soft(ellipse(24, 20, 30, 14), (0, 0, 0), 120, 6)
        pen.outline(curve([(12, 46), (22, 54), (34, 57), (48, 52)]), 0.8, 120, (214, 170, 110))
    if gear_sign:
        pen.fill(symbol("workshop", 32, 33, 15), (176, 130, 62), 150)
        brush = skia.Paint(AntiAlias=True, Color=skia.Color(*GOLD, 255), StrokeWidth=1.6)
        brush.setStyle(skia.Paint.kStroke_Style)
        brush.setPathEffect(skia.DashPathEffect.Make([4.4, 3.0], 0))
        pen.canvas.drawPath(ellipse(32, 32, 29.6), brush)
    else:
        pen.fill(join(ellipse(32, 24, 4.6), archway(23.6, 45, 16.8, 16)), (176, 130, 62), 46)
    pen.stroke(hollow, 1.6, 235, GOLD)
    pen.stroke(ellipse(32, 32, 28.2), 1.0, 200, INK)
    return sheet.image()
