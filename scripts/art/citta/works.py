"""The forty works of art as small framed pictures: a dozen families, each work with colours of its own."""

from collections.abc import Callable

import skia

from ..album import Album
from ..drawing.ink import Pen, Sheet
from ..drawing.shapes import curve, rectangle
from . import works_portraits as portraits
from . import works_stories as stories
from .works_figures import Work

_WIDE, _HIGH = 44, 52
_BORDER = 5.0
WORKS: dict[int, Work] = {
    1: Work("sitter", (54, 50, 34), (60, 38, 22), (142, 150, 110)),
    2: Work("statue", (244, 238, 226), ground=(92, 96, 110)),
    3: Work("shell", (246, 206, 190), (216, 150, 66), (150, 190, 186)),
    4: Work("dancers", (248, 236, 222), (200, 140, 70), (52, 66, 40)),
    5: Work("sitter", (120, 40, 36), (104, 62, 30), (40, 38, 42), mirrored=True),
    6: Work("madonna", (38, 68, 130), (120, 74, 40), (176, 196, 160)),
    7: Work("mourning", (238, 232, 220), ground=(70, 64, 70)),
    8: Work("grotto", (44, 66, 104), (160, 110, 60), (64, 58, 46)),
    9: Work("fountain", (176, 52, 44), (214, 160, 80), (112, 126, 84)),
    10: Work("tempest", (176, 50, 36), ground=(72, 96, 100)),
    11: Work("reclining", (246, 216, 186), (196, 132, 62), (116, 40, 34)),
    12: Work("temple", (176, 56, 42), ground=(206, 186, 142)),
    13: Work("tondo", (186, 66, 60), (130, 84, 44), (146, 170, 186)),
    14: Work("reclining", (244, 212, 180), (150, 92, 50), (122, 140, 92), mirrored=True),
    15: Work("temple", (84, 66, 110), ground=(212, 206, 190), mirrored=True),
    16: Work("mourning", (214, 196, 168), ground=(86, 66, 56), mirrored=True),
    17: Work("madonna", (44, 84, 120), (150, 96, 50), (196, 206, 150), mirrored=True),
    18: Work("dancers", (244, 214, 186), (186, 120, 56), (120, 146, 120), mirrored=True),
    19: Work("prophet", (150, 96, 52), (90, 54, 26), (34, 24, 18)),
    20: Work("statue", (92, 84, 58), ground=(188, 164, 124), mirrored=True),
    21: Work("dancers", (196, 90, 70), (120, 74, 40), (150, 166, 170)),
    22: Work("battle", (166, 52, 42), ground=(74, 86, 56)),
    23: Work("procession", (182, 142, 50), ground=(60, 64, 44)),
    24: Work("official", (238, 230, 208), (206, 196, 176), (52, 92, 128)),
    25: Work("sitter", (244, 232, 214), (206, 140, 70), (96, 74, 52)),
    26: Work("official", (70, 70, 76), (60, 46, 36), (188, 180, 156), mirrored=True),
    27: Work("sitter", (236, 190, 160), (48, 32, 22), (46, 52, 38), mirrored=True),
    28: Work("sitter", (130, 76, 52), (196, 140, 74), (78, 96, 70)),
    29: Work("profile", (176, 40, 34), (60, 44, 34), (160, 186, 196)),
    30: Work("veiled", (42, 76, 142), ground=(38, 32, 30)),
    31: Work("statue", (122, 88, 50), ground=(206, 186, 150)),
    32: Work("madonna", (34, 62, 118), (110, 70, 40), (176, 190, 130)),
    33: Work("dragon", (196, 62, 48), ground=(96, 118, 108)),
    34: Work("official", (58, 32, 28), (44, 28, 20), (24, 20, 18)),
    35: Work("pair", (178, 60, 52), (206, 150, 80), (176, 150, 116)),
    36: Work("sitter", (140, 44, 34), (88, 54, 30), (30, 28, 28)),
    37: Work("statue", (84, 96, 78), ground=(196, 178, 150), mirrored=True),
    38: Work("sitter", (238, 226, 206), (150, 96, 54), (150, 168, 176), mirrored=True),
    39: Work("pair", (176, 50, 40), (188, 180, 170), (120, 130, 110), mirrored=True),
    40: Work("wrestlers", (196, 146, 96), (70, 46, 28), (140, 160, 150)),
}


def build(album: Album) -> None:
    """Paint them all, and the back that a work shows before it is known."""
    for number, work in WORKS.items():
        album.drawing(f"work_{number:02}", _framed(number, work), (_WIDE, _HIGH), 86, rare=False)
    album.drawing("work_back", _back(), (_WIDE, _HIGH), 86, rare=False)


def _framed(number: int, work: Work) -> skia.Image:
    sheet = Sheet(_WIDE, _HIGH, f"work {number}", 4)
    pen = sheet.pen
    _frame(pen)
    inner = rectangle(_BORDER, _BORDER, _WIDE - 2 * _BORDER, _HIGH - 2 * _BORDER)
    with pen.within(inner):
        pen.fill(inner, work.ground)
        with pen.placed(_WIDE / 2, _HIGH / 2, mirrored=work.mirrored):
            _FAMILIES[work.family](pen, work)
    pen.gradient(inner, (0, 0), (_WIDE, _HIGH), [((255, 250, 220), 44), ((0, 0, 0), 0), ((0, 0, 0), 64)])
    pen.stroke(inner, 0.9)
    return sheet.image()


def _back() -> skia.Image:
    sheet = Sheet(_WIDE, _HIGH, "work back", 4)
    pen = sheet.pen
    _frame(pen)
    inner = rectangle(_BORDER, _BORDER, _WIDE - 2 * _BORDER, _HIGH - 2 * _BORDER)
    cloth = [((176, 52, 40), 255.0), ((138, 32, 26), 255.0), ((92, 16, 14), 255.0)]
    pen.gradient(inner, (0, 0), (_WIDE, _HIGH), cloth)
    for x in (11, 17, 23, 29, 35):
        pen.outline(curve([(x, 5), (x + 1.6, 18), (x - 1.2, 32), (x + 0.8, 47)]), 0.7, 130, (60, 8, 8))
    pen.stroke(inner, 0.9)
    return sheet.image()


def _frame(pen: Pen) -> None:
    shape = rectangle(0.8, 0.8, _WIDE - 1.6, _HIGH - 1.6, 1.6)
    pen.gradient(shape, (0, 0), (_WIDE, _HIGH), [((255, 228, 142), 255), ((200, 150, 58), 255), ((122, 80, 22), 255)])
    pen.stroke(shape, 1.2)
    pen.stroke(rectangle(2.8, 2.8, _WIDE - 5.6, _HIGH - 5.6, 1), 0.6, 180, (110, 70, 20))


_FAMILIES: dict[str, Callable[[Pen, Work], None]] = {
    "sitter": portraits.sitter,
    "official": portraits.official,
    "profile": portraits.profile,
    "veiled": portraits.veiled,
    "prophet": portraits.prophet,
    "madonna": portraits.madonna,
    "grotto": portraits.grotto,
    "tondo": portraits.tondo,
    "shell": stories.shell,
    "dancers": stories.dancers,
    "reclining": stories.reclining,
    "fountain": stories.fountain,
    "statue": stories.statue,
    "mourning": stories.mourning,
    "tempest": stories.tempest,
    "temple": stories.temple,
    "battle": stories.battle,
    "dragon": stories.dragon,
    "procession": stories.procession,
    "pair": portraits.pair,
    "wrestlers": stories.wrestlers,
}
