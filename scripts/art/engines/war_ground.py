"""The land where two armies meet: clouds, snowy peaks, hills with trees, and a stubble field before them."""

import math
from typing import Final

import skia

from scripts.art.album import Album
from scripts.art.city import greenery
from scripts.art.drawing.ink import Pen, Sheet
from scripts.art.drawing.palette import Colour
from scripts.art.drawing.shapes import curve, ellipse, join, moved, rectangle
from scripts.art.engines.chart import mountain
from scripts.art.materials.textures import parchment_image

SIZE = (920, 396)
_SCALE = 2
_HORIZON = 180
_FIELD = 262
_CLOUDS: Final = ((150, 92, 1.0), (470, 66, 1.3), (790, 96, 0.9))
_HILLS: Final[tuple[tuple[float, float, Colour, float], ...]] = (
    (_HORIZON, 12, (196, 190, 130), 0.4),
    (216, 12, (184, 182, 112), 2.1),
    (250, 9, (214, 192, 126), 4.0),
)
"""The height of each row of hills, how they swell, their colour, and where in its swing each begins."""


def build(album: Album) -> None:
    album.painting("engines_war_ground", _landscape(), SIZE, 84)


def _landscape() -> skia.Image:
    wide, high = SIZE
    sheet = Sheet(wide, high, "engines war", _SCALE)
    pen = sheet.pen
    sheet.lay(parchment_image("engines war", wide * _SCALE, high * _SCALE, (244, 226, 186), 0.5, 0.15, _SCALE))
    pen.wash(rectangle(0, 0, wide, high * 0.42), (186, 204, 206), 120, 20)
    for cloud in _CLOUDS:
        _cloud(pen, *cloud)
    peaks = [
        (10 + k * 30 + pen.chance.uniform(-8, 8), 182 + pen.chance.uniform(-6, 10), pen.chance.uniform(54, 92))
        for k in range(31)
    ]
    for x, y, size in sorted(peaks, key=lambda peak: peak[1]):
        mountain(pen, x, y, size, size * pen.chance.uniform(0.8, 0.95), snow=True)
    for hill in _HILLS:
        _hill(pen, *hill)
    _trees(pen)
    _stubble(pen)
    return sheet.image()


def _cloud(pen: Pen, x: float, y: float, scale: float) -> None:
    puffs = ((-34, 3, 20), (-12, -5, 24), (14, -3, 26), (38, 4, 18))
    cloud = join(*(ellipse(x + a * scale, y + b * scale, r * scale, r * scale * 0.55) for a, b, r in puffs))
    pen.fill(cloud, (252, 244, 222), 190)
    pen.outline(cloud, 0.9, 110)
    with pen.within(cloud):
        pen.hatch(moved(cloud, 4, 8), 0, 4, 0.5, 60)


def _hill(pen: Pen, base: float, swell: float, colour: Colour, phase: float) -> None:
    wide, high = SIZE
    crest = [(k * wide / 16, base + math.sin(k * 0.8 + phase) * swell) for k in range(17)]
    slope = curve(crest)
    slope.lineTo(wide, high)
    slope.lineTo(0, high)
    slope.close()
    pen.fill(slope, colour)
    pen.outline(curve(crest), 1.2, 200)
    with pen.within(slope):
        pen.hatch(rectangle(0, base - 12, wide, 34), 20, 5, 0.5, 70)


def _trees(pen: Pen) -> None:
    places = [
        (pen.chance.uniform(10, SIZE[0] - 10), pen.chance.choice((198, 226, 236)) + pen.chance.uniform(-4, 14))
        for _ in range(54)
    ]
    for x, y in sorted(places, key=lambda place: place[1]):
        if pen.chance.random() < 0.75:
            greenery.tree(pen, x, y, pen.chance.uniform(0.9, 1.35))
        else:
            greenery.cypress(pen, x, y, 0.9)


def _stubble(pen: Pen) -> None:
    wide, high = SIZE
    middle = wide / 2
    for number in range(27):
        x = wide * number / 26
        pen.line([(x, _FIELD + 6), (middle + (x - middle) * 1.9, high)], 0.8, 50)
    for _ in range(620):
        x, y = pen.chance.uniform(0, wide), pen.chance.uniform(_FIELD, high)
        tall = 3 + 5 * (y - _FIELD) / (high - _FIELD)
        pen.line([(x, y), (x + pen.chance.uniform(-2, 3), y - tall)], 0.8, 100, (110, 90, 40))
