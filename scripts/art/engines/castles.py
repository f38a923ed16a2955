"""Castles of lime wood: level 1 is a wall with its keep, and every tower is one level more (rule 10.2)."""

import skia

from ..album import Album
from ..drawing.ink import Sheet
from ..drawing.palette import Colour, lighter
from ..drawing.shapes import archway, ellipse, join, polygon, rectangle
from ..materials.carving import Piece, carve, wooden

SIZE = (132, 136)
LEVELS = (1, 2, 3, 4, 5)
_SCALE = 4
_BASE = SIZE[1] - 10.0
_MIDDLE = SIZE[0] / 2
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


def build(album: Album) -> None:
    """Draw a castle of each level."""
    for level in LEVELS:
        anchor = (0.5, (_BASE + 4) / SIZE[1])
        album.drawing(f"engines_castle_{level}", _castle(level), SIZE, 86, rare=False, anchor=anchor)
    sheet = Sheet(44, 92, "engines tower", _SCALE)
    _tower(sheet, 22, 86, 62, 19)
    album.drawing("engines_tower", sheet.image(), (44, 92), 86, rare=False, anchor=(0.5, 0.94))


def _castle(level: int) -> skia.Image:
    sheet = Sheet(*SIZE, f"castle {level}", _SCALE)
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


def _lay(
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
    _lay(sheet, shaft, _STONE, f"tower {x}", slits)
    _lay(
        sheet, polygon([(x - wide / 2 - 5, top), (x, top - 22), (x + wide / 2 + 5, top)]), _TILE, f"roof {x}", None, 1.6
    )
    sheet.pen.line([(x, top - 21), (x, top - 30)], 1.4, 255)
    sheet.pen.face([(x, top - 30), (x + 9, top - 27.4), (x, top - 24)], (196, 150, 50), 0.7)


def _keep(sheet: Sheet) -> None:
    body = join(rectangle(_MIDDLE - 19, _BASE - 54, 38, 54), *_merlons(_MIDDLE - 21, _MIDDLE + 21, _BASE - 53, 4, 7))
    windows = join(*(rectangle(_MIDDLE + off, _BASE - 45, 4, 9, 2) for off in (-10, 6)))
    _lay(sheet, body, lighter(_STONE, 0.1), "keep", windows)


def _wall(sheet: Sheet) -> None:
    """The wall with its battlements, courses of stone and a barred gate."""
    pen = sheet.pen
    body = join(rectangle(_MIDDLE - 48, _BASE - 30, 96, 30), *_merlons(_MIDDLE - 50, _MIDDLE + 50, _BASE - 29, 8, 6))
    courses = join(*(rectangle(_MIDDLE - 46, _BASE - up, 92, 0.8) for up in (10, 20)))
    _lay(sheet, body, _STONE, "wall", courses, 4)
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
