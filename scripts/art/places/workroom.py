"""The two rooms of a workshop while no work is done there: a tidy bench, and light that waits for somebody to begin.

Each is drawn in ink and toned to the wood of the table, so that it is quieter than a sheet that lies there.
"""

import math
from collections.abc import Callable

import numpy as np
import skia

from scripts.art.album import Album
from scripts.art.drawing.ink import Pen, Sheet, picture_of
from scripts.art.drawing.palette import INK, VELLUM, Colour
from scripts.art.drawing.shapes import Point, arc, archway, curve, cut, ellipse, join, polygon, rectangle
from scripts.art.machines.kit import (
    CLAY,
    DARK,
    GLASS,
    METAL,
    PALE,
    STONE,
    WOOD,
    beam,
    box,
    cog,
    flame,
    pulley,
    rope,
    wheel,
)

WIDTH, HEIGHT = 560, 226
"""Units of a room; at both sides there is more of it than a narrow field shows (picture/workshop/workroom.py)."""
_SCALE = 2
_FLOOR = 172.0  # units down to where the boards begin
_TOP = 126.0  # units down to the top of a bench
_TONES: tuple[Colour, Colour, Colour] = (16, 7, 2), (108, 69, 36), (236, 186, 120)
"""What ink, a middle tone and paper become."""
_STRENGTH = 0.97
_OWN_COLOUR = 0.55  # how much of its own colour each thing keeps
_LIGHT: Colour = (255, 214, 138)
_FLAME: Colour = (255, 170, 76)
_SKY: tuple[Colour, Colour] = (126, 182, 206), (255, 226, 160)  # the evening sky in a window, from its top to its sill
_STAINED: tuple[Colour, ...] = (255, 190, 84), (226, 98, 74), (96, 176, 186)
"""The colours of the panes in the head of a window, and of the light that falls through them."""
_SMALL_WINDOW = 370, 122, 62, 52
_LARGE_WINDOW = 271, 112, 42, 42  # left and lower edge, width and height: above them there are words
_FADES = 84.0  # units from a side in which a room fades out there


def build(album: Album) -> None:
    """Draw both rooms."""
    for name, furnish, shine in (("small", _small, _by_the_window), ("large", _large, _by_the_lamp)):
        picture = _room(name, furnish, shine)
        album.drawing(f"workroom_{name}", picture, (WIDTH, HEIGHT), quality=72, rare=False)


def _room(name: str, furnish: Callable[[Pen], None], shine: Callable[[Pen], None]) -> skia.Image:
    drawn = Sheet(WIDTH, HEIGHT, f"workroom {name}", _SCALE)
    with drawn.pen.pressed(1.35):
        _walls(drawn.pen)
        furnish(drawn.pen)
    sheet = Sheet(WIDTH, HEIGHT, f"light {name}", _SCALE)
    sheet.lay(_toned(drawn))
    shine(sheet.pen)
    return _faded(sheet)


def _toned(sheet: Sheet) -> skia.Image:
    """What was drawn, in tones of wood, with some of its own colour."""
    pixels = sheet.surface.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32)
    light = (pixels[..., :3] @ np.array((0.3, 0.6, 0.1), np.float32) / 255)[..., None]
    dark, middle, pale = (np.array(tone, np.float32) for tone in _TONES)
    lower = dark + (middle - dark) * np.clip(light * 2, 0, 1)
    toned = lower + (pale - middle) * np.clip(light * 2 - 1, 0, 1)
    toned = np.clip(toned + (pixels[..., :3] - 255 * light) * _OWN_COLOUR, 0, 255)
    return picture_of(np.dstack([toned, pixels[..., 3] * _STRENGTH]))


def _faded(sheet: Sheet) -> skia.Image:
    """A room without an edge: it comes out of the dark of the wall, and its floor runs into the wood of the table."""
    pixels = sheet.surface.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32)
    rows, columns = pixels.shape[:2]
    y = (np.arange(rows, dtype=np.float32) / _SCALE)[:, None]
    x = (np.arange(columns, dtype=np.float32) / _SCALE)[None, :]
    sides = np.clip(np.minimum(x, WIDTH - x) / _FADES, 0, 1)
    above = np.clip((y - 6) / 40, 0, 1)
    below = np.clip((HEIGHT - 4 - y) / 34, 0, 1)
    pixels[..., 3] *= sides * above * below
    return picture_of(pixels)


# What both rooms have


def _walls(pen: Pen) -> None:
    """Plaster that is darker below, and boards that run towards the middle."""
    wall = rectangle(0, 0, WIDTH, _FLOOR)
    pen.gradient(wall, (0, 30), (0, _FLOOR), [((150, 110, 70), 0), ((150, 110, 70), 70)])
    floor = rectangle(0, _FLOOR, WIDTH, HEIGHT - _FLOOR)
    pen.fill(floor, (178, 134, 88), 120)
    with pen.within(floor):
        for number in range(-9, 10):
            pen.line([(280 + number * 34, _FLOOR), (280 + number * 58, HEIGHT)], 0.8, 150, waver=0.2)
        for y, starts in ((182, (60, 210, 370)), (200, (20, 150, 300, 450))):
            for x in starts:
                pen.line([(x, y), (x + 66, y)], 0.7, 130, waver=0.2)
    pen.line([(0, _FLOOR), (WIDTH, _FLOOR)], 1.1, 200)
    pen.line([(0, _FLOOR - 7), (WIDTH, _FLOOR - 7)], 0.8, 140)


def _bench(pen: Pen, left: float, right: float) -> None:
    """A long top on two trestles, with its shadow on the floor."""
    pen.soft(ellipse((left + right) / 2, 208, (right - left) / 2, 7), INK, 120, 4)
    for x in (left + 28, right - 28):
        beam(pen, (x - 4, _TOP), (x - 20, 206), 6, DARK)
        beam(pen, (x + 4, _TOP), (x + 20, 206), 6, DARK)
        beam(pen, (x - 13, 172), (x + 13, 172), 5, DARK)
    beam(pen, (left + 30, 164), (right - 30, 164), 4, DARK)
    pen.face([(left + 10, _TOP - 9), (right - 10, _TOP - 9), (right, _TOP), (left, _TOP)], PALE, 1.1)
    pen.face([(left, _TOP), (right, _TOP), (right, _TOP + 8), (left, _TOP + 8)], WOOD, 1.1)
    pen.hatch(rectangle(left, _TOP + 3, right - left, 5), 60, 3, 0.5, 120)


def _sheet(pen: Pen, x: float, y: float) -> None:
    """A blank sheet that hangs over the edge of a board, its one corner curled, with a first circle on it."""
    pen.soft(polygon([(x - 26, y + 3), (x + 52, y + 3), (x + 66, y + 26), (x - 40, y + 26)]), INK, 110, 3)
    pen.face([(x - 20, y - 8), (x + 44, y - 8), (x + 60, y + 22), (x - 36, y + 22)], (255, 250, 232), 1.1)
    pen.outline(ellipse(x + 12, y + 8, 24, 8), 0.6, 120)
    pen.line([(x - 20, y + 8), (x + 46, y + 8)], 0.5, 120)
    pen.line([(x + 12, y - 4), (x + 12, y + 19)], 0.5, 120)
    pen.face([(x + 60, y + 22), (x + 47, y + 22), (x + 55, y + 12)], VELLUM, 0.8)


def _compasses(pen: Pen, x: float, y: float, size: float) -> None:
    for side in (-1, 1):
        foot = (x + side * size * 0.42, y)
        pen.face([(x - 2.2, y - size), (x + 2.2, y - size), foot], METAL, 1.0)
    pen.outline(arc(x, y - size * 0.42, size * 0.24, size * 0.12, 20, 140), 1.0)
    pen.solid(ellipse(x, y - size, 4), METAL, 1.0)
    pen.stroke(polygon([(x, y - size - 4), (x, y - size - 11)], False), 2.4)


def _rule(pen: Pen, x: float, y: float, length: float) -> None:
    with pen.placed(x, y, turn=-7):
        pen.face([(0, 0), (length, 0), (length, 5.5), (0, 5.5)], PALE, 1.0)
        for notch in range(1, int(length / 6)):
            pen.line([(notch * 6, 0), (notch * 6, 3 if notch % 2 else 4.2)], 0.6, 200, waver=0)


def _candle(pen: Pen, x: float, y: float) -> None:
    pen.solid(ellipse(x, y, 13, 3.6), METAL, 1.0)
    pen.outline(arc(x + 14, y - 2, 5, 4, 200, 300), 1.2)
    pen.face([(x - 4.4, y - 1), (x + 4.4, y - 1), (x + 4, y - 25), (x - 4, y - 25)], (255, 246, 220), 1.0)
    pen.line([(x, y - 25), (x, y - 29)], 1.0)
    flame(pen, x, y - 27, 12)


def _inkpot(pen: Pen, x: float, y: float) -> None:
    quill = curve([(x, y - 8), (x + 8, y - 26), (x + 20, y - 42)])
    vane = curve([(x + 5, y - 20), (x + 6, y - 34), (x + 21, y - 45), (x + 18, y - 30)], closed=True)
    pen.solid(vane, (250, 240, 216), 0.9)
    pen.outline(quill, 1.0)
    pen.face([(x - 8, y), (x + 8, y), (x + 6, y - 10), (x - 6, y - 10)], CLAY, 1.0)
    pen.solid(ellipse(x, y - 10, 6, 1.8), DARK, 0.8)


def _shelf(pen: Pen, left: float, right: float, y: float) -> None:
    pen.soft(rectangle(left + 4, y + 4, right - left, 8), INK, 100, 4)
    for x in (left + 10, right - 10):
        pen.face([(x - 2, y + 3), (x + 2, y + 3), (x, y + 15)], DARK, 0.9)
    pen.face([(left, y), (right, y), (right, y + 4), (left, y + 4)], WOOD, 1.0)


def _jar(pen: Pen, x: float, y: float, size: float, colour: Colour) -> None:
    s = size / 20
    outline = [(-6, 0), (-8, -8), (-4.6, -15), (4.6, -15), (8, -8), (6, 0)]
    pen.solid(curve([(x + dx * s, y + dy * s) for dx, dy in outline], closed=True), colour, 1.0)
    pen.hatch(curve([(x + dx * s, y + dy * s) for dx, dy in outline[3:]], closed=True), 62, 2, 0.5, 120)
    pen.face(
        [(x - 5 * s, y - 14 * s), (x + 5 * s, y - 14 * s), (x + 4 * s, y - 19 * s), (x - 4 * s, y - 19 * s)], PALE, 0.9
    )


def _flask(pen: Pen, x: float, y: float, size: float) -> None:
    r = size * 0.34
    pen.solid(ellipse(x, y - r, r), GLASS, 1.0)
    pen.face([(x - 2, y - 2 * r + 1), (x + 2, y - 2 * r + 1), (x + 2, y - size), (x - 2, y - size)], GLASS, 0.9)
    pen.outline(arc(x, y - r, r * 0.6, r * 0.6, 190, 80), 0.7, 200, (255, 255, 255))


def _book(pen: Pen, x: float, y: float, width: float, height: float, colour: Colour) -> None:
    pen.face([(x, y), (x + width, y), (x + width, y - height), (x, y - height)], colour, 1.0)
    for share in (0.22, 0.78):
        pen.line([(x + 1, y - height * share), (x + width - 1, y - height * share)], 0.7, 170, waver=0)


def _rolls(pen: Pen, x: float, y: float) -> None:
    for dx, lean, high in ((-9, -8, 44), (0, 2, 52), (9, 10, 40)):
        top: Point = (x + dx + lean, y - high)
        pen.face([(x + dx - 4, y - 10), (x + dx + 4, y - 10), (top[0] + 4, top[1]), (top[0] - 4, top[1])], PALE, 0.9)
        pen.solid(ellipse(*top, 4, 1.8), (255, 250, 232), 0.9)
    pen.face([(x - 17, y - 22), (x + 17, y - 22), (x + 14, y + 4), (x - 14, y + 4)], WOOD, 1.0)
    for share in (0.25, 0.75):
        level = y - 22 + 26 * share
        pen.line([(x - 17 + 3 * share, level), (x + 17 - 3 * share, level)], 1.2, 220)


def _stool(pen: Pen, x: float, y: float) -> None:
    for dx in (-10, 0, 10):
        beam(pen, (x + dx * 0.6, y - 32), (x + dx * 1.3, y), 3.4, DARK)
    pen.solid(ellipse(x, y - 33, 16, 4), WOOD, 1.0)


def _window(pen: Pen, x: float, foot: float, width: float, height: float) -> None:
    """A window with a round head, its lattice, its jambs of stone and its sill."""
    outer = archway(x - 7, foot + 4, width + 14, height + 11)
    pen.solid(outer, STONE, 1.0)
    opening = archway(x, foot, width, height)
    pen.fill(opening, (255, 246, 214))
    with pen.within(opening):
        for number in range(-8, 9):
            for lean in (1, -1):
                middle = x + width / 2 + number * 11
                pen.line([(middle - lean * height, foot - 2 * height), (middle, foot), (middle, foot)], 0.5, 120)
        pen.line([(x + width / 2, foot - height), (x + width / 2, foot)], 1.8)
        pen.line([(x, foot - height * 0.52), (x + width, foot - height * 0.52)], 1.5)
    pen.outline(opening, 1.1)
    pen.face([(x - 11, foot), (x + width + 11, foot), (x + width + 11, foot + 7), (x - 11, foot + 7)], PALE, 1.0)


# The small room


def _small(pen: Pen) -> None:
    _window(pen, *_SMALL_WINDOW)
    _shelf(pen, 212, 318, 88)
    for x, size, colour in ((226, 20, CLAY), (246, 16, STONE), (290, 19, WOOD)):
        _jar(pen, x, 88, size, colour)
    _flask(pen, 268, 88, 22)
    _book(pen, 303, 88, 7, 21, CLAY)
    _bench(pen, 94, 346)
    _sheet(pen, 190, 109)
    _compasses(pen, 150, 120, 42)
    _rule(pen, 262, 124, 62)
    _inkpot(pen, 272, 117)
    _candle(pen, 116, 121)
    _stool(pen, 404, 200)
    _rolls(pen, 502, 186)
    _jar(pen, 40, 190, 46, CLAY)


def _by_the_window(pen: Pen) -> None:
    """Daylight on the bench and on the floor, and the candle that was left burning."""
    _daylight(pen, _SMALL_WINDOW, (150, 330))
    _halo(pen, 116, 92)


def _daylight(
    pen: Pen, window: tuple[float, float, float, float], floor: tuple[float, float], before: skia.Path | None = None
) -> None:
    """The sky in a window with coloured panes in its head, and what falls through it on bench and floor.

    What stands `before` the window is not seen through.
    """
    x, foot, width, height = window
    opening = archway(x, foot, width, height)
    middle, springs, reach = x + width / 2, foot - height * 0.52, width
    with pen.within(opening if before is None else cut(opening, before)):
        pen.gradient(opening, (0, foot - height * 1.2), (0, foot), [(_SKY[0], 200), (_SKY[1], 170)])
        for number, colour in enumerate(_STAINED):
            rim = [math.pi * (1 + (number + part) / len(_STAINED)) for part in (0, 0.5, 1)]
            ends = [(middle + reach * math.cos(turn), springs + reach * math.sin(turn)) for turn in rim]
            pane = polygon([(middle, springs), *ends])
            pen.fill(pane, colour, 150)
            pen.stroke(pane, 1.2, 230, _TONES[0])
    pen.soft(ellipse(middle, foot - height * 0.6, width * 0.8, height * 0.9), _LIGHT, 50, 16)
    left, right = floor
    beam_of_light = [(x + 2, foot - height), (x + width, foot - height * 0.8), (right, 204), (left, 204)]
    pen.soft(polygon(beam_of_light), _LIGHT, 52, 9)
    step = (right - left) / len(_STAINED)
    for number, colour in enumerate(_STAINED):
        begins = left + step * number
        patch = [(begins + 22, 180), (begins + step + 6, 180), (begins + step - 12, 201), (begins + 2, 201)]
        pen.soft(polygon(patch), colour, 74, 4)
        pen.soft(ellipse(begins + step * 0.6 + 34, _TOP - 4, step * 0.34, 3.4), colour, 110, 2.6)


def _halo(pen: Pen, x: float, y: float) -> None:
    for radius, strength, colour in ((44, 96, _FLAME), (14, 170, _LIGHT)):
        pen.radial(ellipse(x, y, radius), (x, y), radius, [(colour, strength), (colour, 0)])


# The large room


def _large(pen: Pen) -> None:
    """A longer bench, and a hoist with a great wheel."""
    _window(pen, *_LARGE_WINDOW)
    _shelf(pen, 150, 236, 90)
    for x, size, colour in ((164, 18, STONE), (182, 21, CLAY)):
        _jar(pen, x, 90, size, colour)
    _book(pen, 198, 90, 7, 22, WOOD)
    _book(pen, 206, 90, 6, 18, CLAY)
    _flask(pen, 224, 90, 20)
    _hoist(pen)
    _bench(pen, 90, 352)
    _sheet(pen, 176, 109)
    _compasses(pen, 246, 120, 38)
    _rule(pen, 262, 126, 70)
    box(pen, 296, 119, 28, 12, 8)
    cog(pen, 312, 97, 12, 10)
    _lamp(pen, 116, 120)
    _rolls(pen, 516, 186)
    _jar(pen, 40, 190, 46, CLAY)


def _hoist(pen: Pen) -> None:
    """Two posts with a beam, a wheel between them, and a block of stone on its rope."""
    pen.soft(ellipse(420, 206, 62, 7), INK, 120, 4)
    beam(pen, (372, 206), (378, 36), 7)
    beam(pen, (470, 206), (464, 36), 7)
    beam(pen, (356, 38), (486, 38), 7)
    beam(pen, (380, 66), (404, 40), 4)
    beam(pen, (462, 66), (438, 40), 4)
    rope(pen, [(398, 50), (398, 104)], 2)
    pulley(pen, 400, 50, 8)
    pulley(pen, 400, 88, 6)
    pen.stroke(arc(398, 104, 4, 5, -60, 240), 2.2)
    wheel(pen, 436, 106, 40, 10, 0.15)
    for number in range(8):
        angle = number * math.tau / 8 + 0.2
        pen.line([(436, 106), (436 + 46 * math.cos(angle), 106 + 46 * math.sin(angle))], 1.6, 220, waver=0.1)
    pen.solid(ellipse(436, 106, 6), METAL, 1.0)
    pen.face([(382, 150), (414, 150), (412, 128), (385, 128)], STONE, 1.1)
    pen.hatch(rectangle(400, 128, 13, 22), 62, 2.4, 0.5, 140)
    pen.line([(386, 128), (398, 112), (411, 128)], 1.3, waver=0.1)


def _lamp(pen: Pen, x: float, y: float) -> None:
    pen.solid(ellipse(x, y, 12, 3.2), METAL, 1.0)
    pen.face([(x - 2, y - 2), (x + 2, y - 2), (x + 2, y - 16), (x - 2, y - 16)], METAL, 0.9)
    bowl = curve([(x - 12, y - 20), (x + 8, y - 21), (x + 18, y - 24), (x + 6, y - 13), (x - 6, y - 13)], closed=True)
    pen.solid(bowl, METAL, 1.0)
    flame(pen, x + 17, y - 23, 12)


def _by_the_lamp(pen: Pen) -> None:
    beside_the_sill = join(ellipse(312, 97, 13.5), rectangle(294, 108, 40, 14))
    _daylight(pen, _LARGE_WINDOW, (110, 260), beside_the_sill)
    _halo(pen, 133, 92)
