"""The machines of the third game as pieces: a wagon and a flyer for any design, and each design's own."""

import itertools

import numpy as np
import skia

from ..album import Album
from ..drawing.ink import Pen, Sheet
from ..drawing.palette import Colour
from ..drawing.shapes import Point, curve, cut, ellipse, join, polygon, rectangle
from ..machines.page import page
from ..materials.carving import Piece, carve, wooden
from ..materials.relief import Finish
from .cards import DESIGNS, FIRST, Drawing

_WAGON = (120, 96)
_FLYER = (136, 98)
_SCALE = 4
_DRAWN = 480
_BRASS = Finish((84, 52, 14), (206, 156, 66), (255, 246, 200), 0.9, 20)
_OAK: Colour = (190, 136, 76)
_DARK_OAK: Colour = (150, 100, 54)
_LINEN: Colour = (232, 212, 166)


_PIECE_SCALE = 3
_MARGIN = 5
"""Units that a design's own machine stays clear of the edges of its picture."""
_WOODEN = 60
"""By how much more red than blue wood is told from linen and iron; it is riper on a piece than on a pale page."""


def build(album: Album) -> None:
    """Draw those of any design, and that of each."""
    album.drawing("engines_tank", _wagon(), _WAGON, 88, rare=False, anchor=(0.5, 0.93))
    album.drawing("engines_plane", _flyer(), _FLYER, 88, rare=False, anchor=(0.5, 0.9))
    for number, (name, drawing) in enumerate(DESIGNS.items(), FIRST):
        tank = name.startswith("tank")
        size, anchor = (_WAGON, 0.93) if tank else (_FLYER, 0.9)
        picture = _of_design(number, drawing, size, anchor)
        album.drawing(f"engines_{name}", picture, size, 78, rare=False, anchor=(0.5, anchor))


def _of_design(number: int, drawing: Drawing, size: tuple[int, int], foot: float) -> skia.Image:
    """The machine of a notebook page alone, as large as it fits, on the shadow of a piece."""

    def bare(pen: Pen) -> None:
        pen.explains = False
        with pen.pressed(1.35), pen.toned(_ripe):
            drawing(pen)

    drawn = page(number, bare, _DRAWN, bare, alone=True)
    covered = np.nonzero(drawn.toarray(colorType=skia.kRGBA_8888_ColorType)[..., 3] > 40)
    top, foot_row = (int(each) for each in (covered[0].min(), covered[0].max() + 1))
    left, right = (int(each) for each in (covered[1].min(), covered[1].max() + 1))
    cut_out = drawn.makeSubset(skia.IRect.MakeLTRB(left, top, right, foot_row))
    sheet = Sheet(*size, f"engines piece {number}", _PIECE_SCALE)
    base = size[1] * foot
    fit = min((size[0] - 2 * _MARGIN) / (right - left), (base - _MARGIN / 2) / (foot_row - top))
    wide, high = (right - left) * fit, (foot_row - top) * fit
    sheet.pen.soft(ellipse(size[0] / 2 + 4, base + 1, wide * 0.42, 4.2), (24, 10, 2), 150, 2.6)
    sheet.lay(cut_out, (size[0] - wide) / 2, base - high, wide)
    return sheet.image()


def _ripe(colour: Colour) -> Colour:
    red, green, blue = colour
    return (round(red * 0.89), round(green * 0.76), round(blue * 0.62)) if red - blue > _WOODEN else colour


def _lay(
    sheet: Sheet,
    path: skia.Path,
    stuff: Colour | Finish,
    seed: str,
    thick: float = 2,
    rim: float = 2,
    relief: skia.Path | None = None,
    cut_in: float = 2.0,
) -> None:
    brass = isinstance(stuff, Finish)
    piece = Piece(
        path,
        sheet.width,
        sheet.height,
        stuff if isinstance(stuff, Finish) else wooden(stuff),
        seed,
        sheet.scale,
        thick=thick,
        rim=rim,
        wooden=not brass,
        relief=relief,
        cut=cut_in,
    )
    sheet.lay(carve(piece).image())


def groove(line: skia.Path, width: float) -> skia.Path:
    """The field that a gouge of this width takes out along a line."""
    field = skia.Path()
    brush = skia.Paint(Style=skia.Paint.kStroke_Style, StrokeWidth=width, StrokeCap=skia.Paint.kRound_Cap)
    brush.getFillPath(line, field)
    return field


def _wagon() -> skia.Image:
    """A roof of planks like a turtle's back on a ring of guns."""
    sheet = Sheet(*_WAGON, "engines wagon", _SCALE)
    x, base = _WAGON[0] / 2, _WAGON[1] - 11
    sheet.pen.soft(ellipse(x + 4, base + 3, 46, 4.6), (24, 10, 2), 170, 2.4)
    for across in (-29, 0, 29):
        hub = cut(ellipse(x + across, base - 9, 9.5), ellipse(x + across, base - 9, 2))
        _lay(sheet, hub, (104, 68, 36), f"wheel {across}")
    for way in (-1, 1):
        barrel = join(
            rectangle(x + way * 46 - 8, base - 26, 16, 6.4, 2), rectangle(x + way * 54 - 2, base - 27.4, 4, 9.2, 1)
        )
        _lay(sheet, barrel, _BRASS, f"gun {way}", 1.5, 1.6)
    rim: list[Point] = [(-43, -31), (-42, -14), (-20, -9.5), (0, -8.6), (20, -9.5), (42, -14), (43, -31), (0, -24)]
    _lay(sheet, curve([(x + a, base + b) for a, b in rim], closed=True), _DARK_OAK, "drum", 2.4)
    for across in (-30, -11, 11, 30):
        down = base - 18 - abs(across) * 0.05
        _lay(sheet, ellipse(x + across, down, 5.6), _BRASS, f"mouth {across}", 1.2, 1.6)
        sheet.pen.fill(ellipse(x + across, down, 2.9), (34, 16, 4))
    _roof(sheet, x, base)
    lookout = join(*(rectangle(x + off, base - 69, 3.4, 4.4, 1) for off in (-6, 2.6)))
    _lay(sheet, rectangle(x - 10, base - 72, 20, 11, 2), (170, 118, 64), "lookout", 1.5, 1.6, lookout)
    _lay(sheet, polygon([(x - 12, base - 71), (x, base - 83), (x + 12, base - 71)]), _BRASS, "cap", 1.2, 1.8)
    return sheet.image()


def _roof(sheet: Sheet, x: float, base: float) -> None:
    roof = skia.Path()
    roof.moveTo(x - 51, base - 27)
    roof.cubicTo(x - 38, base - 40, x - 22, base - 54, x - 8, base - 64)
    roof.lineTo(x + 8, base - 64)
    roof.cubicTo(x + 22, base - 54, x + 38, base - 40, x + 51, base - 27)
    roof.cubicTo(x + 26, base - 20, x - 26, base - 20, x - 51, base - 27)
    roof.close()
    planks = (-4, -2.4, -0.8, 0.8, 2.4, 4)
    seams = [
        curve(
            [(x + k * 1.6, base - 63), (x + k * 5.2, base - 45 + abs(k) * 0.3), (x + k * 9.2, base - 23 - abs(k) * 0.5)]
        )
        for k in planks
    ]
    _lay(sheet, roof, _OAK, "roof", 3, 3, join(*(groove(seam, 1.0) for seam in seams)))
    hoop = curve([(x + a, base - b) for a, b in ((-50, 27.5), (-26, 22.4), (0, 21.2), (26, 22.4), (50, 27.5))])
    sheet.pen.stroke(hoop, 4.2, 255, (84, 52, 14))
    sheet.pen.stroke(hoop, 2.6, 255, (224, 178, 84))
    for k in range(-4, 5):
        sheet.pen.dot(x + k * 11, base - 21.6 - (k * k) * 0.33, 1.1, (96, 58, 16))


def _flyer() -> skia.Image:
    """Linen on ribs like the wings of a bat, about a body of brass."""
    sheet = Sheet(*_FLYER, "engines flyer", _SCALE)
    x = _FLYER[0] / 2
    sheet.pen.soft(ellipse(x + 6, _FLYER[1] - 8, 34, 4), (24, 10, 2), 120, 3)
    for way in (-1, 1):
        _wing(sheet, x, way)
    tail = [(0, 60), (-16, 82), (-6, 79), (0, 84), (6, 79), (16, 82)]
    _lay(sheet, curve([(x + a, float(b)) for a, b in tail], closed=True), _LINEN, "tail", 2.4)
    keel = [(0, 22), (7, 32), (6.4, 52), (0, 72), (-6.4, 52), (-7, 32)]
    _lay(sheet, curve([(x + a, float(b)) for a, b in keel], closed=True), _BRASS, "keel", 2, 2.6)
    _lay(sheet, ellipse(x, 29, 5.6), (120, 76, 40), "pilot", 1)
    sheet.pen.stroke(rectangle(x - 6.4, 38, 12.8, 3, 1), 2, 255, (150, 40, 28))
    return sheet.image()


def _wing(sheet: Sheet, x: float, way: int) -> None:
    tips = ((62, 18), (59, 36), (49, 50), (36, 57), (22, 59))

    def at(across: float, down: float) -> Point:
        return x + way * across, down

    cloth = skia.Path()
    cloth.moveTo(*at(3, 36))
    cloth.cubicTo(*at(14, 20), *at(36, 10), *at(62, 18))
    for (x0, y0), (x1, y1) in itertools.pairwise(tips):
        cloth.quadTo(*at((x0 + x1) / 2 - 6, (y0 + y1) / 2 - 6), *at(x1, y1))
    cloth.quadTo(*at(9, 50), *at(3, 54))
    cloth.close()
    ribs = [curve([at(4, 38), at(4 + (a - 4) * 0.5, 36 + (b - 36) * 0.5 - 6), at(a, b)]) for a, b in tips[1:]]
    _lay(sheet, cloth, _LINEN, f"wing {way}", 3, 2.2, join(*(groove(rib, 1.5) for rib in ribs)), -2)
    for rib in ribs:
        sheet.pen.stroke(rib, 2.0, 255, (84, 50, 20))
        sheet.pen.stroke(rib, 1.0, 255, (190, 136, 76))
    spar = curve([at(3, 35), at(18, 19), at(38, 12), at(62, 18)])
    sheet.pen.stroke(spar, 3.4, 255, (70, 40, 14))
    sheet.pen.stroke(spar, 2.0, 255, (206, 156, 66))
