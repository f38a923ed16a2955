"""The pieces of the third game: infantry, flags and castles, and a wagon and a flyer for each design."""

import itertools

import numpy as np
import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet
from scripts.art.drawing.palette import GOLD, PALE_SEATS, SEATS, Colour, darker, lighter
from scripts.art.drawing.shapes import Point, archway, curve, cut, ellipse, join, moved, polygon, rectangle
from scripts.art.engines.cards import DESIGNS, FIRST, Drawing
from scripts.art.machines.page import page
from scripts.art.materials.relief import Finish, Piece, carve, wooden
from scripts.art.pieces.figures import SMALL, worker
from scripts.art.pieces.seats import inlay, mark

SOLDIER_SIZE = (92, 112)  # units of the sheet of a soldier
_FOOT = (40, 104)  # where its feet are on it
_SCALE = 4
_FLAG = (104, 150)
_MARKER = 44
_SHAFT: Colour = (150, 104, 60)
_STEEL: Colour = (168, 170, 172)

HATCHES: dict[str, float | None] = {"red": 90, "blue": 0, "green": 45, "purple": -45, "yellow": None, "bone": None}
"""By how many degrees the lines of a colour lean in heraldry; yellow has dots, bone is left plain."""


def build(album: Album) -> None:
    """Draw all pieces."""
    _build_soldiers(album)
    _build_castles(album)
    _build_machines(album)


def _build_soldiers(album: Album) -> None:
    """Draw them for every colour; a soldier wears the hat of the apprentice of its colour."""
    anchor = (_FOOT[0] / SOLDIER_SIZE[0], _FOOT[1] / SOLDIER_SIZE[1])
    for seat in SEATS:
        body = worker(seat)
        album.drawing(f"engines_infantry_{seat}", _soldier(seat, body), SOLDIER_SIZE, 88, rare=False, anchor=anchor)
        album.drawing(f"engines_flag_{seat}", _flag(seat), _FLAG, 86, rare=False, anchor=(0.12, 0.98))
        album.drawing(f"engines_marker_{seat}", _marker(seat), (_MARKER, _MARKER), 88, rare=False)


def _soldier(seat: str, body: skia.Image) -> skia.Image:
    x, y = _FOOT
    sheet = Sheet(*SOLDIER_SIZE, f"soldier {seat}", _SCALE)
    sheet.pen.soft(ellipse(x + 5, y + 3, 31, 4.4), (24, 10, 2), 150, 2.2)
    _lay_figure(sheet, rectangle(x + 29 - 1.8, y - 84, 3.6, 85, 1), _SHAFT, "shaft", 2.4)
    _lay_figure(sheet, _blade(x + 29, y), _STEEL, "blade", 2.0)
    sheet.lay(body, x - SMALL[0] / 2, y - 88, SMALL[0])
    cloth = SEATS[seat]
    shield = shield_path(x - 4, y - 43, 27, 33)
    sheet.pen.soft(moved(shield, 1.5, 2.5), (20, 6, 0), 170, 1.6)
    _lay_figure(sheet, shield, darker(cloth, 0.1), f"shield {seat}", 1.6)
    rim = darker(GOLD, 0.35) if seat in PALE_SEATS else lighter(GOLD, 0.45)
    sheet.pen.stroke(shield_path(x - 4, y - 41, 23, 29), 1.3, 235, rim)
    sign = mark(seat, x - 4, y - 28.4, 8.6)
    sheet.pen.stroke(sign, 1.8, 170, lighter(cloth, 0.4) if seat in PALE_SEATS else darker(cloth, 0.6))
    sheet.pen.fill(sign, inlay(seat))
    hand = ellipse(x + 27.5, y - 30, 3.6)
    sheet.pen.fill(hand, lighter(cloth, 0.12))
    sheet.pen.stroke(hand, 0.9, 220, darker(cloth, 0.7))
    return sheet.image()


def _lay_figure(sheet: Sheet, path: skia.Path, colour: Colour, seed: str, thick: float) -> None:
    piece = Piece(path, sheet.width, sheet.height, wooden(colour), seed, sheet.scale, thick=thick, rim=2.0)
    sheet.lay(carve(piece).image())


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


CASTLE_SIZE = (132, 136)
LEVELS = (1, 2, 3, 4, 5)
_BASE = CASTLE_SIZE[1] - 10.0
_MIDDLE = CASTLE_SIZE[0] / 2
_STONE: Colour = (222, 200, 158)
_TILE: Colour = (182, 84, 54)
_IRON: Colour = (130, 92, 52)
_TOWERS: dict[int, tuple[tuple[float, bool], ...]] = {
    1: (),
    2: ((-44, True),),
    3: ((-44, True), (44, True)),
    4: ((-20, False), (-44, True), (44, True)),
    5: ((-20, False), (20, False), (-44, True), (44, True)),
}
"""For each level how far from the middle its towers stand, and whether they stand before the wall."""


def _build_castles(album: Album) -> None:
    for level in LEVELS:
        anchor = (0.5, (_BASE + 4) / CASTLE_SIZE[1])
        album.drawing(f"engines_castle_{level}", _castle(level), CASTLE_SIZE, 86, rare=False, anchor=anchor)
    sheet = Sheet(44, 92, "engines tower", _SCALE)
    _tower(sheet, 22, 86, 62, 19)
    album.drawing("engines_tower", sheet.image(), (44, 92), 86, rare=False, anchor=(0.5, 0.94))


def _castle(level: int) -> skia.Image:
    sheet = Sheet(*CASTLE_SIZE, f"castle {level}", _SCALE)
    sheet.pen.soft(ellipse(_MIDDLE + 6, _BASE + 4, 54, 4.6), (24, 10, 2), 170, 2.6)
    for off, before in _TOWERS[level]:
        if not before:
            _tower(sheet, _MIDDLE + off, _BASE, 88, 16)
    _keep(sheet)
    _wall(sheet)
    for off, before in _TOWERS[level]:
        if before:
            _tower(sheet, _MIDDLE + off, _BASE, 64, 18)
    return sheet.image()


def _lay_wall(
    sheet: Sheet, path: skia.Path, colour: Colour, seed: str, relief: skia.Path | None = None, thick: float = 3
) -> None:
    piece = Piece(
        path, sheet.width, sheet.height, wooden(colour), seed, sheet.scale, thick=thick, rim=1.8, relief=relief, cut=2.2
    )
    sheet.lay(carve(piece).image())


def _tower(sheet: Sheet, x: float, base: float, high: float, wide: float) -> None:
    """A round tower with a red roof and a flag."""
    top = base - high
    shaft = join(rectangle(x - wide / 2, top, wide, high), rectangle(x - wide / 2 - 3, top - 1, wide + 6, 10, 1))
    slits = join(rectangle(x - 1.5, top + 15, 3, 9, 1), rectangle(x - 1.5, top + 34, 3, 8, 1))
    _lay_wall(sheet, shaft, _STONE, f"tower {x}", slits)
    _lay_wall(
        sheet, polygon([(x - wide / 2 - 5, top), (x, top - 22), (x + wide / 2 + 5, top)]), _TILE, f"roof {x}", None, 1.6
    )
    sheet.pen.line([(x, top - 21), (x, top - 30)], 1.4, 255)
    sheet.pen.face([(x, top - 30), (x + 9, top - 27.4), (x, top - 24)], (196, 150, 50), 0.7)


def _keep(sheet: Sheet) -> None:
    body = join(rectangle(_MIDDLE - 19, _BASE - 54, 38, 54), *_merlons(_MIDDLE - 21, _MIDDLE + 21, _BASE - 53, 4, 7))
    windows = join(*(rectangle(_MIDDLE + off, _BASE - 45, 4, 9, 2) for off in (-10, 6)))
    _lay_wall(sheet, body, lighter(_STONE, 0.1), "keep", windows)


def _wall(sheet: Sheet) -> None:
    """The wall with its battlements, courses of stone and a barred gate."""
    pen = sheet.pen
    body = join(rectangle(_MIDDLE - 48, _BASE - 30, 96, 30), *_merlons(_MIDDLE - 50, _MIDDLE + 50, _BASE - 29, 8, 6))
    courses = join(*(rectangle(_MIDDLE - 46, _BASE - up, 92, 0.8) for up in (10, 20)))
    _lay_wall(sheet, body, _STONE, "wall", courses, 4)
    gate = archway(_MIDDLE - 9, _BASE, 18, 22)
    pen.fill(gate, (52, 28, 12))
    with pen.within(gate):
        for off in (-4.5, 0.0, 4.5):
            pen.line([(_MIDDLE + off, _BASE), (_MIDDLE + off, _BASE - 22)], 0.9, 200, _IRON, waver=0)
        for up in (5, 10, 15):
            pen.line([(_MIDDLE - 9, _BASE - up), (_MIDDLE + 9, _BASE - up)], 0.8, 180, _IRON, waver=0)
    pen.stroke(gate, 1.3, 235, (90, 56, 26))


def _merlons(left: float, right: float, y: float, count: int, size: float) -> list[skia.Path]:
    step = (right - left) / (2 * count - 1)
    return [rectangle(left + 2 * number * step, y - size, step, size + 1) for number in range(count)]


_WAGON = (120, 96)
_FLYER = (136, 98)
_DRAWN = 480
_BRASS = Finish((84, 52, 14), (206, 156, 66), (255, 246, 200), 0.9, 20)
_OAK: Colour = (190, 136, 76)
_DARK_OAK: Colour = (150, 100, 54)
_LINEN: Colour = (232, 212, 166)


_PIECE_SCALE = 3
_MARGIN = 5  # units that a design's own machine stays clear of the edges of its picture
_WOODEN = 60
"""By how much more red than blue wood is told from linen and iron; it is riper on a piece than on a pale page."""


def _build_machines(album: Album) -> None:
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


def _lay_part(
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
        _lay_part(sheet, hub, (104, 68, 36), f"wheel {across}")
    for way in (-1, 1):
        barrel = join(
            rectangle(x + way * 46 - 8, base - 26, 16, 6.4, 2), rectangle(x + way * 54 - 2, base - 27.4, 4, 9.2, 1)
        )
        _lay_part(sheet, barrel, _BRASS, f"gun {way}", 1.5, 1.6)
    rim: list[Point] = [(-43, -31), (-42, -14), (-20, -9.5), (0, -8.6), (20, -9.5), (42, -14), (43, -31), (0, -24)]
    _lay_part(sheet, curve([(x + a, base + b) for a, b in rim], closed=True), _DARK_OAK, "drum", 2.4)
    for across in (-30, -11, 11, 30):
        down = base - 18 - abs(across) * 0.05
        _lay_part(sheet, ellipse(x + across, down, 5.6), _BRASS, f"mouth {across}", 1.2, 1.6)
        sheet.pen.fill(ellipse(x + across, down, 2.9), (34, 16, 4))
    _roof(sheet, x, base)
    lookout = join(*(rectangle(x + off, base - 69, 3.4, 4.4, 1) for off in (-6, 2.6)))
    _lay_part(sheet, rectangle(x - 10, base - 72, 20, 11, 2), (170, 118, 64), "lookout", 1.5, 1.6, lookout)
    _lay_part(sheet, polygon([(x - 12, base - 71), (x, base - 83), (x + 12, base - 71)]), _BRASS, "cap", 1.2, 1.8)
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
    _lay_part(sheet, roof, _OAK, "roof", 3, 3, join(*(groove(seam, 1.0) for seam in seams)))
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
    _lay_part(sheet, curve([(x + a, float(b)) for a, b in tail], closed=True), _LINEN, "tail", 2.4)
    keel = [(0, 22), (7, 32), (6.4, 52), (0, 72), (-6.4, 52), (-7, 32)]
    _lay_part(sheet, curve([(x + a, float(b)) for a, b in keel], closed=True), _BRASS, "keel", 2, 2.6)
    _lay_part(sheet, ellipse(x, 29, 5.6), (120, 76, 40), "pilot", 1)
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
    _lay_part(sheet, cloth, _LINEN, f"wing {way}", 3, 2.2, join(*(groove(rib, 1.5) for rib in ribs)), -2)
    for rib in ribs:
        sheet.pen.stroke(rib, 2.0, 255, (84, 50, 20))
        sheet.pen.stroke(rib, 1.0, 255, (190, 136, 76))
    spar = curve([at(3, 35), at(18, 19), at(38, 12), at(62, 18)])
    sheet.pen.stroke(spar, 3.4, 255, (70, 40, 14))
    sheet.pen.stroke(spar, 2.0, 255, (206, 156, 66))
