"""The infantry of the third game, flags and markers: one each for every colour of a seat."""

import skia

from ..album import Album
from ..drawing.ink import Pen, Sheet
from ..drawing.palette import GOLD, PALE_SEATS, SEATS, Colour, darker, lighter
from ..drawing.shapes import curve, ellipse, join, moved, polygon, rectangle
from ..materials.carving import Piece, carve, wooden
from ..pieces.figures import SMALL, worker
from ..pieces.marks import inlay, mark

SIZE = (92, 112)
"""Units of the sheet of a soldier."""
_FOOT = (40, 104)
"""Where its feet are on it."""
_SCALE = 4
_FLAG = (104, 150)
_MARKER = 44
_SHAFT: Colour = (150, 104, 60)
_STEEL: Colour = (168, 170, 172)

HATCHES: dict[str, float | None] = {"red": 90, "blue": 0, "green": 45, "purple": -45, "yellow": None, "bone": None}
"""By how many degrees the lines of a colour lean in heraldry; yellow has dots, bone is left plain."""


def build(album: Album) -> None:
    """Draw them for every colour; a soldier wears the hat of the apprentice of its colour."""
    anchor = (_FOOT[0] / SIZE[0], _FOOT[1] / SIZE[1])
    for seat in SEATS:
        body = worker(seat)
        album.drawing(f"engines_infantry_{seat}", _soldier(seat, body), SIZE, 88, rare=False, anchor=anchor)
        album.drawing(f"engines_flag_{seat}", _flag(seat), _FLAG, 86, rare=False, anchor=(0.12, 0.98))
        album.drawing(f"engines_marker_{seat}", _marker(seat), (_MARKER, _MARKER), 88, rare=False)


def _soldier(seat: str, body: skia.Image) -> skia.Image:
    x, y = _FOOT
    sheet = Sheet(*SIZE, f"soldier {seat}", _SCALE)
    sheet.pen.soft(ellipse(x + 5, y + 3, 31, 4.4), (24, 10, 2), 150, 2.2)
    _lay(sheet, _pole(x + 29, y), _SHAFT, "shaft", 2.4)
    _lay(sheet, _blade(x + 29, y), _STEEL, "blade", 2.0)
    sheet.lay(body, x - SMALL[0] / 2, y - 88, SMALL[0])
    cloth = SEATS[seat]
    shield = shield_path(x - 4, y - 43, 27, 33)
    sheet.pen.soft(moved(shield, 1.5, 2.5), (20, 6, 0), 170, 1.6)
    _lay(sheet, shield, darker(cloth, 0.1), f"shield {seat}", 1.6)
    rim = darker(GOLD, 0.35) if seat in PALE_SEATS else lighter(GOLD, 0.45)
    sheet.pen.stroke(shield_path(x - 4, y - 41, 23, 29), 1.3, 235, rim)
    sign = mark(seat, x - 4, y - 28.4, 8.6)
    sheet.pen.stroke(sign, 1.8, 170, lighter(cloth, 0.4) if seat in PALE_SEATS else darker(cloth, 0.6))
    sheet.pen.fill(sign, inlay(seat))
    hand = ellipse(x + 27.5, y - 30, 3.6)
    sheet.pen.fill(hand, lighter(cloth, 0.12))
    sheet.pen.stroke(hand, 0.9, 220, darker(cloth, 0.7))
    return sheet.image()


def _lay(sheet: Sheet, path: skia.Path, colour: Colour, seed: str, thick: float) -> None:
    piece = Piece(path, sheet.width, sheet.height, wooden(colour), seed, sheet.scale, thick=thick, rim=2.0)
    sheet.lay(carve(piece).image())


def _pole(x: float, y: float) -> skia.Path:
    return rectangle(x - 1.8, y - 84, 3.6, 85, 1)


def _blade(x: float, y: float) -> skia.Path:
    """The axe, the spike and the hook of a halberd."""
    spike = polygon([(x, y - 99), (x + 3.6, y - 84), (x - 3.6, y - 84)])
    axe = curve([(x + 1, y - 82), (x + 11, y - 84), (x + 12.6, y - 70), (x + 1, y - 73)], closed=True)
    hook = polygon([(x - 1, y - 80), (x - 9, y - 75), (x - 1, y - 73)])
    return join(spike, axe, hook, rectangle(x - 2.2, y - 85, 4.4, 14))


def shield_path(x: float, y: float, width: float, height: float) -> skia.Path:
    """A knight's shield, the middle of its upper edge at x, y."""
    half = width / 2
    path = skia.Path()
    path.moveTo(x - half, y)
    path.quadTo(x, y + height * 0.06, x + half, y)
    path.lineTo(x + half, y + height * 0.46)
    path.cubicTo(x + half, y + height * 0.78, x + width * 0.16, y + height * 0.93, x, y + height)
    path.cubicTo(x - width * 0.16, y + height * 0.93, x - half, y + height * 0.78, x - half, y + height * 0.46)
    path.close()
    return path


def heraldry(pen: Pen, seat: str, cloth: skia.Path, gap: float) -> None:
    """The lines or dots that stand for a colour where none is seen."""
    angle, ink = HATCHES[seat], darker(SEATS[seat], 0.55)
    with pen.within(cloth):
        if angle is not None:
            pen.hatch(cloth, angle, gap, 0.8, 130, ink)
        elif seat == "yellow":
            box = cloth.getBounds()
            for row in range(int(box.height() / gap) + 1):
                for column in range(int(box.width() / gap) + 1):
                    shift = gap / 2 if row % 2 else 0
                    pen.dot(box.left() + column * gap + shift, box.top() + row * gap, 1.1, ink, 150)


def _flag(seat: str) -> skia.Image:
    """The colours of a side on a pole."""
    sheet = Sheet(*_FLAG, f"flag {seat}", 3)
    pen, (x, y) = sheet.pen, (12.0, 146.0)
    pen.soft(ellipse(x + 8, y, 12, 2.6), (30, 14, 2), 130, 2)
    pen.fill(rectangle(x - 2, y - 128, 4, 128, 1.6), (106, 68, 32))
    pen.stroke(rectangle(x - 2, y - 128, 4, 128, 1.6), 1.0)
    pen.fill(ellipse(x, y - 132, 5), (214, 168, 70))
    pen.stroke(ellipse(x, y - 132, 5), 1.1)
    cloth = _streaming(x, y)
    pen.solid(cloth, SEATS[seat], 1.4)
    heraldry(pen, seat, cloth, 5.4)
    with pen.within(cloth):
        for fold in (26.0, 56.0):
            pen.soft(curve([(x + fold, y - 130), (x + fold + 8, y - 100), (x + fold, y - 70)]), (20, 4, 0), 70, 5)
    sign = mark(seat, x + 36, y - 99, 16)
    pen.stroke(sign, 2.0, 200, lighter(SEATS[seat], 0.4) if seat in PALE_SEATS else darker(SEATS[seat], 0.6))
    pen.fill(sign, inlay(seat))
    return sheet.image()


def _streaming(x: float, y: float) -> skia.Path:
    cloth = skia.Path()
    cloth.moveTo(x, y - 126)
    cloth.cubicTo(x + 26, y - 140, x + 52, y - 110, x + 88, y - 124)
    cloth.lineTo(x + 72, y - 99)
    cloth.lineTo(x + 88, y - 72)
    cloth.cubicTo(x + 52, y - 58, x + 26, y - 88, x, y - 72)
    cloth.close()
    return cloth


def _marker(seat: str) -> skia.Image:
    """What stands on the track of points: a turned disc with the mark of its seat."""
    sheet = Sheet(_MARKER, _MARKER, f"marker {seat}", 5)
    pen, middle, colour = sheet.pen, _MARKER / 2, SEATS[seat]
    disc = ellipse(middle, middle - 1, 17.5)
    pen.soft(ellipse(middle + 1, middle + 2, 18), (20, 8, 0), 150, 1.6)
    sheet.lay(carve(Piece(disc, _MARKER, _MARKER, wooden(colour), f"marker {seat}", 5, thick=2.2, rim=2.4)).image())
    rim = darker(GOLD, 0.35) if seat in PALE_SEATS else lighter(GOLD, 0.35)
    pen.stroke(ellipse(middle, middle - 1, 14.4), 1.2, 220, rim)
    sign = mark(seat, middle, middle - 1, 8.8)
    pen.stroke(sign, 1.6, 160, lighter(colour, 0.4) if seat in PALE_SEATS else darker(colour, 0.6))
    pen.fill(sign, inlay(seat))
    return sheet.image()
