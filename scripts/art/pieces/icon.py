"""The program's own sign in eight sizes: the great dome under its measuring circle. Small ones leave details out."""

import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet
from scripts.art.drawing.palette import GOLD, INK, Colour, darker
from scripts.art.drawing.shapes import arc, curve, ellipse, polygon, rectangle

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)  # pixels

_GROUND: Colour = (38, 74, 88)
_DOME: Colour = (204, 98, 58)


def build(album: Album) -> None:
    """Draw the sign at every size."""
    for size in SIZES:
        album.sprite(f"icon_{size}", _icon(size), None, (size, size))


def _icon(size: int) -> skia.Image:
    sheet = Sheet(128, 128, "icon", size / 128)
    pen = sheet.pen
    if size < 32:
        _at_a_glance(sheet.pen)
        return sheet.image()
    detailed = size >= 48
    frame = rectangle(4, 4, 120, 120, 26)
    pen.gradient(frame, (4, 4), (124, 124), [((250, 222, 140), 255), (GOLD, 255), ((124, 80, 18), 255)])
    field = rectangle(11, 11, 106, 106, 20) if detailed else rectangle(9, 9, 110, 110, 21)
    pen.gradient(field, (11, 11), (90, 124), [((92, 140, 150), 255), (_GROUND, 255), ((20, 40, 52), 255)])
    if detailed:
        pen.stroke(frame, 3, 255, (60, 34, 6))
        pen.stroke(field, 2.4, 255, (60, 34, 6))
        pen.stroke(ellipse(64, 68, 44), 1.6, 150, (240, 226, 186))
        pen.stroke(polygon([(64, 24), (102, 90), (26, 90)]), 1.0, 90, (240, 226, 186))
    with pen.within(field), pen.placed(6.4, 13, 0.9):
        _dome(pen, detailed)
    return sheet.image()


def _at_a_glance(pen: Pen) -> None:
    """What is left of it in a list of windows: a red dome with three white ribs, as large as the square allows."""
    cream: Colour = (255, 244, 218)
    ground = rectangle(0, 0, 128, 128, 24)
    pen.gradient(ground, (0, 0), (90, 128), [((66, 116, 130), 255), ((24, 54, 68), 255)])
    pen.fill(rectangle(16, 96, 96, 32), cream)
    shape = skia.Path()
    shape.moveTo(8, 97)
    shape.cubicTo(8, 60, 34, 36, 56, 26)
    shape.lineTo(72, 26)
    shape.cubicTo(94, 36, 120, 60, 120, 97)
    shape.close()
    pen.fill(shape, (214, 92, 50))
    with pen.within(shape):
        pen.gradient(rectangle(64, 20, 64, 80), (64, 0), (128, 0), [((120, 40, 14), 0), ((120, 40, 14), 150)])
        for foot, bend, head in ((9, 12, 58), (64, 64, 64), (119, 116, 70)):
            pen.stroke(curve([(foot, 98), (bend, 74), ((bend + head) / 2, 44), (head, 24)]), 11, 255, cream)
    pen.fill(rectangle(54, 8, 20, 22), cream)
    pen.fill(rectangle(56, 106, 16, 22, 8), (70, 40, 22))


def _dome(pen: Pen, detailed: bool) -> None:
    line = 2.4 if detailed else 0
    cream: Colour = (252, 240, 212)
    drum = rectangle(24, 86, 80, 40)
    pen.fill(drum, cream)
    pen.gradient(drum, (24, 0), (104, 0), [((255, 255, 255), 0), ((120, 84, 50), 120)])
    for x in (44, 64, 84) if detailed else (64,):
        pen.fill(ellipse(x, 101, 6.4 if detailed else 9), (70, 44, 28))
    shape = skia.Path()
    shape.moveTo(22, 87)
    shape.cubicTo(22, 58, 42, 38, 57, 30)
    shape.lineTo(71, 30)
    shape.cubicTo(86, 38, 106, 58, 106, 87)
    shape.close()
    pen.gradient(shape, (24, 40), (104, 90), [((232, 140, 92), 255), (_DOME, 255), (darker(_DOME, 0.45), 255)])
    with pen.within(shape):
        _ribs(pen, 7.0 if detailed else 9.0, cream)
    if line:
        pen.stroke(shape, line)
        pen.stroke(drum, line)
        pen.stroke(arc(64, 87, 42, 5, 0, 180), 1.4, 160)
    lantern = rectangle(56, 18, 16, 13)
    pen.fill(lantern, cream)
    if line:
        pen.stroke(lantern, line)
    pen.fill(ellipse(64, 14, 5.6), (250, 206, 90))
    if line:
        pen.stroke(ellipse(64, 14, 5.6), 1.8, 255, INK)


def _ribs(pen: Pen, width: float, colour: Colour) -> None:
    for foot, bend, head in ((22, 24, 57), (48, 49, 61), (80, 79, 67), (106, 104, 71)):
        rib = curve([(foot, 90), (bend + (head - bend) * 0.18, 62), (bend + (head - bend) * 0.62, 42), (head, 28)])
        pen.stroke(rib, width, 255, colour)
