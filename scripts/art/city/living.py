"""What lives in the city while nobody does anything, and the tables of its places and of evening lights."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import skia

from scripts.art.album import Album
from scripts.art.city import folk, trades, water
from scripts.art.city.plan import HEIGHT, RIBBON, SCREEN_X, SCREEN_Y, SITES, SQUARES, WIDTH, on_screen, river
from scripts.art.drawing.ink import Pen, Sheet, paint
from scripts.art.drawing.palette import VERMILION
from scripts.art.drawing.shapes import Point, curve, polygon

_LIT = 0.3  # the share of all windows that are lit
_APART = 7  # units between two of them at least
_DARK = 115  # what is darker (0..255) is an opening, and no wall before it


def spots(city: skia.Image, openings: list[Point]) -> list[list[float]]:
    """Return the middles of lit windows in units of the table; `openings` are in pixels of the picture."""
    pixels = city.toarray(colorType=skia.kRGBA_8888_ColorType)
    chance = random.Random("lamps")
    lit: list[Point] = []
    for x, y in openings:
        column, row = round(x), round(y)
        if not (12 < column < city.width() - 12 and 12 < row < city.height() - 12) or chance.random() > _LIT:
            continue
        if np.median(pixels[row - 1 : row + 2, column, :3]) > _DARK:
            continue
        if all(abs(x - ox) + abs(y - oy) > 2 * _APART for ox, oy in lit):
            lit.append((x, y))
    return [[round(value, 1) for value in on_screen(x / 2, y / 2, 0, 0)[:2]] for x, y in sorted(lit)]


BUILDINGS: dict[str, tuple[float, float, float, float]] = {
    "A": (-60, -212, 212, 216),
    "B": (-80, -104, 192, 112),
    "C": (-92, -108, 216, 122),
    "D": (-74, -84, 172, 90),
    "E": (-64, -78, 142, 86),
    "F": (-82, -104, 178, 112),
    "G": (-64, -98, 146, 106),
    "H": (-132, -64, 268, 74),
}
"""Bounds of each building about the middle of its front: left, top, width, height."""


def site_table() -> dict[str, object]:
    """For the picture itself and each district, rectangles [x, y, width, height] and points [x, y].

    `square`: the four corners of the paved square, far left, far right, near right, near left; `ribbon`: room under it
    for a band with the name and the stock; `building`: the landmark, which is pressed for its place.
    """
    districts = {letter: _district(letter) for letter in BUILDINGS}
    return {"picture": [SCREEN_X, SCREEN_Y, WIDTH, HEIGHT], "districts": districts}


def _district(letter: str) -> dict[str, object]:
    site, square = SITES[letter], SQUARES[letter]
    left, top, wide, high = BUILDINGS[letter]
    return {
        "building": on_screen(site.x + left, site.y + top, wide, high),
        "square": [[round(cx + SCREEN_X, 1), cy + SCREEN_Y] for cx, cy in square.corners],
        "ribbon": on_screen(square.x - square.half, square.near + RIBBON[0], 2 * square.half, RIBBON[1]),
    }


@dataclass(frozen=True)
class Strip:
    """Frames of `width` x `height` units; a frame is drawn about the `foot`, at a time of 0..1 through the strip."""

    frames: int
    width: float
    height: float
    foot: Point
    draw: Callable[[Pen, float], None]


@dataclass(frozen=True)
class Creature:
    """One thing that lives: its strip, milliseconds a frame, and the closed way of its foot, gone once a `lap`.

    It goes on its way when its frame changes, and `turns` to look where it goes. Where a `place` is named it is there
    while people stand at that place. What `shines` is brighter than the light of the day.
    """

    strip: str
    pace: int
    way: tuple[Point, ...]
    lap: int = 0
    scale: float = 1
    turns: bool = False
    place: str = ""
    shines: bool = False


def _wave(time: float, shift: float = 0) -> float:
    return math.sin(math.tau * (time + shift))


def _smoke(pen: Pen, time: float) -> None:
    """A plume some 40 units high, whose bends go up with it."""
    for k in range(5):
        points: list[Point] = []
        for step in range(13):
            up = step / 12
            sway = 5.2 * up**0.7 * _wave(0.9 * up - time, 0.055 * k)
            points.append(((k - 2) * (0.4 + 1.6 * up) + sway + 11 * up**1.7, -40 * up * (1 + 0.04 * k)))
        path = curve(points)
        pen.canvas.drawPath(path, paint((226, 212, 188), 66, 6.0, blur=2.2))
        pen.canvas.drawPath(path, paint((104, 90, 78), 44, 4.0, blur=1.6))
        for piece in range(4):
            pen.outline(curve(points[piece * 3 : piece * 3 + 4]), 0.75, 150 - 30 * piece - 6 * k)


def _flag(pen: Pen, time: float) -> None:
    pen.line([(0, 0), (0, -13)], 1.0, waver=0)
    upper: list[Point] = []
    lower: list[Point] = []
    for step in range(7):
        along = step / 6
        bend = 1.5 * along * _wave(0.8 * along - time)
        upper.append((along * 13, -12.6 + bend))
        lower.append((along * 13 - 1.4 * along, -6 + bend * 0.9 - along * 0.6))
    outline = curve([*upper, *lower[::-1]], closed=True)
    pen.fill(outline, VERMILION)
    for step in (2, 4):
        pen.line([upper[step], lower[step]], 0.6, 120, (96, 20, 12), waver=0)
    pen.outline(outline, 0.6)


def _flock(pen: Pen, time: float) -> None:
    """Five swifts, each with a beat of its own."""
    for k, (x, y, size) in enumerate(((0, 0, 1.0), (-13, 5, 0.85), (10, 7, 0.9), (-22, -3, 0.7), (20, -4, 0.75))):
        beat = _wave(time, k * 0.23)
        tip, elbow = -2.4 * beat * size, -1.3 * (0.5 + beat) * size
        wings = [(x - 4.6 * size, y + tip), (x - 2 * size, y + elbow), (x, y), (x + 2.1 * size, y + elbow)]
        pen.outline(curve([*wings, (x + 4.8 * size, y + tip)]), 0.95 * size, 215)


def _sailing(pen: Pen, time: float) -> None:
    water.boat(pen, sail=True, stroke=1.2 * _wave(time))


def _rowing(pen: Pen, time: float) -> None:
    water.boat(pen, sail=False, stroke=_wave(time))


def _walker(pen: Pen, time: float) -> None:
    """A townsman some seven units high, between two steps."""
    hop = 0.5 * abs(_wave(time / 2 + 0.25))
    for foot in (-0.6, 0.6):
        pen.line([(foot * 0.6, -1.6), (foot * (1.4 + hop) * _wave(time, 0.25), 0)], 0.7, 230, waver=0)
    folk.person(pen, 0, -0.4 - hop, 1.05)


def _cart(pen: Pen, time: float) -> None:
    """An ox before a cart with sacks and its driver, some twelve units high, at a walk."""
    for x in (-10.2, -8.6, -5.0, -3.4):
        pen.line([(x + 11, -3.4), (x + 11 + 0.9 * _wave(time, x / 4), 0)], 0.9, 235, (66, 44, 26), waver=0)
    pen.wash(polygon([(-12, 0.3), (13, 0.3), (12, -0.5), (-11, -0.5)]), (120, 90, 60), 120, 0.4)
    pen.line([(-2, -4.2), (5, -4.6)], 0.7, 235, (66, 44, 26), waver=0)
    bob = 0.25 * _wave(time)
    ox = curve([(0.2, -6.8), (3.4, -7.4), (7.4, -7.0), (9.2, -8.4), (11.8, -7.4 + bob), (12.2, -5.4 + bob), (9.6, -5.0),
                (8.2, -3.0), (1.2, -3.0), (-0.2, -4.6)], closed=True)  # fmt: skip
    pen.fill(ox, (214, 196, 168))
    pen.outline(ox, 0.55)
    pen.line([(9.6, -8.4 + bob), (10.6, -10.0 + bob)], 0.6, 235, waver=0)
    pen.face([(-11.4, -6.2), (-1.4, -6.2), (-2.2, -3.4), (-10.6, -3.4)], (160, 112, 62), 0.5)
    for x, y in ((-9.2, -7.2), (-6.6, -7.4), (-8.0, -9.0)):
        corners = [(x - 1.8, y + 1.4), (x - 1.4, y - 1.1), (x + 1.2, y - 1.2), (x + 1.8, y + 1.4)]
        sack = curve(corners, closed=True)
        pen.fill(sack, (226, 204, 158))
        pen.outline(sack, 0.45)
    pen.face([(-4.2, -6.0), (-1.4, -6.0), (-2.0, -9.6), (-3.6, -9.6)], VERMILION, 0.45)
    pen.dot(-2.8, -10.5, 1.0, (226, 182, 142))
    pen.dot(-2.8, -11.2, 0.95, (96, 62, 34))
    with pen.placed(-6.4, -2.6):
        pen.canvas.rotate(360 / 8 * time)
        folk.wheel(pen, 0, 0, 2.7)


def _forges(pen: Pen, time: float) -> None:
    trades.forges(pen, 1 + 0.09 * _wave(time))


def _kiln_fire(pen: Pen, time: float) -> None:
    trades.stoke_hole(pen, 1.1 + 0.1 * _wave(time))


def _glass_fire(pen: Pen, time: float) -> None:
    trades.open_door(pen, 1 + 0.09 * _wave(time))


_FINENESS = 2  # pixels a unit of a strip, for creatures of scale 1; of those shown larger there are as many more

STRIPS: dict[str, Strip] = {
    "smoke": Strip(10, 44, 56, (17, 50), _smoke),
    "flag": Strip(6, 18, 18, (2, 16), _flag),
    "flock": Strip(4, 62, 26, (31, 13), _flock),
    "sailing": Strip(6, 46, 46, (22, 34), _sailing),
    "rowing": Strip(8, 44, 26, (20, 15), _rowing),
    "walker": Strip(4, 10, 12, (4.5, 10.5), _walker),
    "cart": Strip(4, 30, 16, (14, 14), _cart),
    "forges": Strip(3, 116, 32, (60, 30), _forges),
    "kiln_fire": Strip(3, 30, 32, (15, 30), _kiln_fire),
    "glass_fire": Strip(3, 34, 34, (24, 32), _glass_fire),
}


def _at(letter: str, x: float = 0, y: float = 0) -> tuple[Point, ...]:
    """A place that is never left, about the middle of a landmark's front."""
    site = SITES[letter]
    return ((site.x + x, site.y + y),)


def _along_river(start: float, end: float, lower: float, upper: float) -> tuple[Point, ...]:
    """Down the river and up again, `lower` and `upper` units below its middle."""
    steps = [start + (end - start) * k / 8 for k in range(9)]
    return (*((x, river(x) + lower) for x in steps), *((x, river(x) + upper) for x in steps[::-1]))


def circling(x: float, y: float, across: float, down: float) -> tuple[Point, ...]:
    """Return a way round and round."""
    turns = [math.tau * k / 28 for k in range(28)]
    return tuple(
        (x + across * math.cos(turn), y + down * math.sin(turn) * (1 + 0.4 * math.cos(turn))) for turn in turns
    )


CREATURES: tuple[Creature, ...] = (
    Creature("flock", 250, circling(650, 70, 210, 30), 96_000, 0.8),
    Creature("flag", 250, ((155.5, 27.0),)),
    Creature("sailing", 2500, _along_river(326, 408, 4, 10), 330_000, turns=True),
    Creature("rowing", 1000, _along_river(40, 186, 10, 2), 200_000, 0.85, turns=True),
    Creature("sailing", 2500, _along_river(812, 908, -6, 4), 480_000, 0.85, turns=True),
    Creature("rowing", 1000, _along_river(1076, 1160, 12, 20), 140_000, 0.72, turns=True),
    Creature("walker", 500, ((1066, 706), (1124, 692), (1184, 688), (1124, 692)), 130_000, turns=True),
    Creature("cart", 500, ((426, 257), (470, 263), (540, 266), (470, 263)), 110_000, 0.9, turns=True),
    Creature("walker", 500, ((984, 407), (1030, 446)), 84_000, 0.9, turns=True),
    Creature("smoke", 250, _at("D", 39, -76), scale=1.2),
    Creature("smoke", 250, _at("D", -42, -68), scale=1.0),
    Creature("smoke", 250, _at("E", 56, -72), scale=0.8),
    Creature("smoke", 250, _at("G", 1, -92), scale=1.15),
    Creature("forges", 500, _at("D"), place="D", shines=True),
    Creature("kiln_fire", 500, _at("G"), place="G", shines=True),
    Creature("glass_fire", 500, _at("E"), place="E", shines=True),
)
"""The farther ones first."""


def build(album: Album) -> None:
    """Draw all strips."""
    for name, strip in STRIPS.items():
        anchor = strip.foot[0] / strip.width, strip.foot[1] / strip.height
        logical = strip.width * strip.frames, strip.height
        album.sprite(f"living_{name}", _drawn(name, strip), anchor, logical)


def _drawn(name: str, strip: Strip) -> skia.Image:
    largest = max(1.0, *(each.scale for each in CREATURES if each.strip == name))
    sheet = Sheet(strip.width * strip.frames, strip.height, name, _FINENESS * largest)
    for frame in range(strip.frames):
        pen = sheet.pen
        pen.chance = random.Random(name)
        left = frame * strip.width
        box = [(left, 0.0), (left + strip.width, 0.0), (left + strip.width, strip.height), (left, strip.height)]
        with pen.within(polygon(box)), pen.placed(left + strip.foot[0], strip.foot[1]):
            strip.draw(pen, frame / strip.frames)
    return sheet.image()


def creature_table() -> list[dict[str, object]]:
    """Return all that lives, in units of the table: see `Creature`."""
    return [told(each, STRIPS[each.strip], [_on_table(x, y) for x, y in each.way]) for each in CREATURES]


def _on_table(x: float, y: float) -> Point:
    left, top, *_ = on_screen(x, y, 0, 0)
    return left, top


def told(creature: Creature, strip: Strip, way: Sequence[Point]) -> dict[str, object]:
    """Return what the program reads of a creature whose way lies so on its picture."""
    return {
        "picture": f"living_{creature.strip}",
        "frames": strip.frames,
        "pace": creature.pace,
        "way": [[round(value, 1) for value in point] for point in way],
        "lap": creature.lap,
        "scale": creature.scale,
        "turns": creature.turns,
        "place": creature.place,
        "shines": creature.shines,
    }
