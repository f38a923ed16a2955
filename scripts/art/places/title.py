"""The title: a great sheet of the notebook on a walnut table, with the city and its dome being measured.

The right third of the sheet is left for the name of the program and the menu, its foot for the plates of the games. The
hand-over picture is the same table by candle light; there figures stand at the foot, and the city lies lower.
"""

import math
from collections.abc import Sequence

import numpy as np
import skia

from scripts.art.album import Album
from scripts.art.city import country, houses, landmarks
from scripts.art.city.masonry import tower
from scripts.art.city.plan import SITES, WIDTH
from scripts.art.drawing.ink import Pen, Sheet, construction, dashed, mirror_writing, paint, picture_of
from scripts.art.drawing.palette import GOLD, INK, SEPIA, Colour
from scripts.art.drawing.shapes import Point, arc, curve, ellipse, polygon, rectangle
from scripts.art.machines import DRAWINGS
from scripts.art.materials.textures import boards, noise, parchment

VISTA = (1250, 800)
PAGE = (56, 34, 1808, 1004)  # the sheet on the table: x, y, width, height
_NOTES = ((672, 84, 15, 3, 6), (1216, 330, 16, 5, 0), (1150, 70, 15, 2, 4), (250, 960, 17, 4, 3), (1000, 946, 16, 4, 7))
"""Notes in mirror writing: right end, first line, size, number of lines and which words come first."""
_OVER_PLATES = ((600, 84, 15, 3, 6), (1216, 306, 15, 2, 0), _NOTES[2])
"""The notes where the foot is left for plates; none of them runs over the hills, which lie higher there."""
_HIGHER = 58  # by how many units the city lies higher where its foot is left for plates


def build(album: Album) -> None:
    """Draw the title and the hand-over picture; they borrow sprites that must have been drawn before."""
    album.painting("title", _scene(album, plates=True), quality=89)
    album.painting("handover", _evening(_scene(album, plates=False)), quality=84)


def _scene(album: Album, *, plates: bool) -> skia.Image:
    """The sheet on the table, its foot left for `plates` or with figures and tools on it."""
    sheet = Sheet(1920, 1080, "title", 2)
    sheet.lay(picture_of(boards("title", 3840, 2160, 7) * np.float32(0.8)))
    pen = sheet.pen
    whole = rectangle(0, 0, 1920, 1080)
    pen.radial(whole, (760, 420), 1300, [((255, 226, 170), 60), ((0, 0, 0), 0), ((10, 3, 0), 190)])
    _under_sheet(sheet)
    _page(sheet)
    up = _HIGHER if plates else 0
    sheet.lay(_vista(), 70, 60 - up, VISTA[0])
    with pen.placed(0, -up):
        _measures(pen, foot=not plates)
    _sketches(pen, _OVER_PLATES if plates else _NOTES, up)
    _menu_ornament(pen)
    _lay_treasures(sheet, album, plates=plates)
    if not plates:
        _lay_tools(sheet, album)
    pen.radial(whole, (700, 420), 1500, [((255, 232, 180), 34), ((0, 0, 0), 0), ((20, 6, 0), 130)])
    return sheet.image()


def _deckled(pen: Pen, x: float, y: float, width: float, height: float) -> skia.Path:
    """The uneven edge of handmade paper."""
    points: list[Point] = []
    corners = [(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        length = math.hypot(x1 - x0, y1 - y0)
        count = int(length / 16)
        for k in range(count):
            t = k / count
            push = pen.chance.gauss(0, 1.3) + 2 * math.sin(k / 9)
            points.append(
                (x0 + (x1 - x0) * t + push * (y1 - y0) / length, y0 + (y1 - y0) * t - push * (x1 - x0) / length)
            )
    return curve(points, closed=True)


def _under_sheet(sheet: Sheet) -> None:
    pen = sheet.pen
    with pen.placed(960, 545, turn=-1.7):
        shape = _deckled(pen, -890, -505, 1790, 1010)
        pen.soft(shape, (0, 0, 0), 170, 9)
        pen.fill(shape, (206, 178, 126))
        pen.gradient(shape, (-890, -505), (890, 505), [((255, 240, 200), 60), ((120, 80, 36), 90)])
        pen.stroke(shape, 1.2, 200, (96, 62, 30))


def _page(sheet: Sheet) -> None:
    pen = sheet.pen
    x, y, width, height = PAGE
    shape = _deckled(pen, x, y, width, height)
    with pen.placed(5, 9):
        pen.soft(shape, (0, 0, 0), 190, 10)
    with pen.within(shape):
        sheet.lay(picture_of(parchment("title page", width * 2, height * 2, (243, 227, 189), 0.85, 0.8)), x, y, width)
        fold = x + width * 0.655
        pen.gradient(
            rectangle(fold - 30, y, 60, height),
            (fold - 30, 0),
            (fold + 30, 0),
            [((90, 54, 20), 0), ((90, 54, 20), 44), ((255, 250, 230), 60), ((255, 250, 230), 0)],
        )
    pen.stroke(shape, 1.3, 220, (110, 74, 36))


def _vista() -> skia.Image:
    """Hills, city and dome, washed out towards the edges."""
    sheet = Sheet(*VISTA, "vista", 2)
    pen = sheet.pen
    with pen.placed(0, 300, VISTA[0] / WIDTH):
        country.hills(pen)
    _rows(pen, (452, 476, 500), 0.95)
    _rows(pen, (530, 560), 1.3)
    _rows(pen, (596,), 1.5)
    _monument(pen, "A", 186, 650, 1.75)
    _rows(pen, (676,), 1.7, 900)
    _monument(pen, "cathedral", 640, 690, 2.55)
    _rows(pen, (724, 764, 806), 2.0)
    return _faded(sheet)


def _monument(pen: Pen, name: str, x: float, y: float, scale: float) -> None:
    site = SITES[name]
    with pen.placed(x - site.x * scale, y - site.y * scale, scale):
        (landmarks.palace if name == "A" else landmarks.cathedral)(pen)


def _rows(pen: Pen, levels: tuple[int, ...], scale: float, left: float = -20.0) -> None:
    """Terraces of houses across the picture from `left`, with towers and small churches among them."""
    for level in levels:
        x = left
        while x < VISTA[0]:
            kind = pen.chance.random()
            y = level + pen.chance.uniform(-4, 4) * scale
            if kind < 0.05:
                houses.tower_house(pen, x, y, scale)
                x += 13 * scale
            elif kind < 0.08:
                houses.parish_church(pen, x + 8 * scale, y, scale)
                x += 32 * scale
            elif kind < 0.10:
                tower(pen, x, y, 13 * scale, 44 * scale, (230, 206, 160))
                x += 16 * scale
            else:
                x += houses.build_house(pen, x, y, scale, (x / 400) % 1, 40 * scale)
            if pen.chance.random() < 0.16:
                x += 10 * scale


def _faded(sheet: Sheet) -> skia.Image:
    """The drawing as if the brush had run dry towards the right, the left and the foot of the page."""
    pixels = sheet.surface.toarray(colorType=skia.kRGBA_8888_ColorType).astype(np.float32)
    height, width = pixels.shape[:2]
    x = np.linspace(0, 1, width, dtype=np.float32)[None, :]
    y = np.linspace(0, 1, height, dtype=np.float32)[:, None]
    ragged = (noise("dry brush", width, height, 9, 6, 0.6) - 0.5) * 0.30
    streaks = (noise("streaks", width, height, 30, 4, 0.6, 12) - 0.5) * 0.14
    keep = np.minimum(
        np.minimum((x + ragged - 0.02) / 0.10, (1.0 - x + ragged - 0.03) / 0.16),
        (1.0 - y + ragged + streaks - 0.05) / 0.13,
    )
    keep = np.clip(keep, 0, 1)
    pixels[:, :, 3] *= keep * keep * (3 - 2 * keep)
    return picture_of(pixels)


def _measures(pen: Pen, *, foot: bool) -> None:
    """Circle, square and triangle laid over the dome, with dimensions: at the `foot` of the town if that is free."""
    x, y = 764.0, 500.0
    for radius, width, alpha in ((336, 1.5, 150), (330, 0.7, 120), (208, 1.0, 120)):
        pen.stroke(ellipse(x, y, radius), width, alpha, SEPIA)
    pen.stroke(rectangle(x - 297, y - 262, 594, 594), 1.1, 130, SEPIA)
    tip = (x, y - 336)
    feet = [(x + 336 * math.cos(math.radians(a)), y + 336 * math.sin(math.radians(a))) for a in (30, 150)]
    pen.stroke(polygon([tip, *feet]), 0.9, 110, SEPIA)
    for degrees in range(0, 180, 15):
        dx, dy = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        dashed(
            pen,
            (x - 372 * dx, y - 372 * dy),
            (x + 372 * dx, y + 372 * dy),
            0.8 if degrees % 45 else 1.2,
            62 if degrees % 45 else 110,
        )
    for k in range(72):
        angle = math.tau * k / 72
        reach = 344 if k % 6 else 352
        pen.canvas.drawLine(
            x + 336 * math.cos(angle),
            y + 336 * math.sin(angle),
            x + reach * math.cos(angle),
            y + reach * math.sin(angle),
            paint(SEPIA, 140, 0.8),
        )
    lengths = ((x - 297, x + 297, 858.0), (x - 135, x + 135, 128.0))
    for left, right, level in lengths if foot else lengths[1:]:
        pen.canvas.drawLine(left, level, right, level, paint(SEPIA, 150, 1.0))
        for end in (left, right):
            pen.canvas.drawLine(end, level - 7, end, level + 7, paint(SEPIA, 150, 1.0))
    pen.stroke(arc(x, y, 264, 264, 205, 60), 1.0, 130, SEPIA)


def _sketches(pen: Pen, notes: Sequence[tuple[float, float, float, int, int]], up: float) -> None:
    """Machines in the margins and notes beside them; what stands at the town's foot is `up` units higher."""
    flyer = (18, 118, 40, 2.7, -8) if up else (18, 118, 66, 3.0, -8)
    machines = (flyer, (20, 1010, 92, 2.1, 0), (13, 1066, 700 - up, 1.7, 0))
    for number, left, top, scale, turn in machines:
        with pen.placed(left, top, scale, turn):
            DRAWINGS[number](pen)
    construction(pen, 268, 200, 168, 70, 4)
    for x, y, size, lines, first in notes:
        mirror_writing(pen, x, y, size, lines, 150, first)


def _menu_ornament(pen: Pen) -> None:
    """A drawn border about the empty part of the sheet."""
    x, y, width, height = 1292.0, 80.0, 528.0, 910.0
    for inset, line, alpha in ((0, 1.6, 170), (7, 0.7, 130)):
        pen.stroke(rectangle(x + inset, y + inset, width - 2 * inset, height - 2 * inset, 3), line, alpha, SEPIA)
    for cx, cy in ((x, y), (x + width, y), (x, y + height), (x + width, y + height)):
        with pen.placed(cx, cy):
            _knot(pen)


def _knot(pen: Pen) -> None:
    for k in range(4):
        with pen.placed(0, 0, turn=k * 90):
            loop = curve([(0, 0), (14, -9), (26, 0), (14, 9)], closed=True)
            pen.fill(loop, (243, 227, 189))
            pen.stroke(loop, 2.4, 200, SEPIA)
            pen.stroke(loop, 1.0, 255, (226, 200, 150))
    pen.stroke(ellipse(0, 0, 11), 1.4, 190, SEPIA)
    pen.fill(ellipse(0, 0, 4.4), GOLD)
    pen.stroke(ellipse(0, 0, 4.4), 1.0, 230, INK)


def _lay_treasures(sheet: Sheet, album: Album, *, plates: bool) -> None:
    """Florins and a seal at the right foot of the sheet, clear of the knot of the border and of the plates."""
    pen = sheet.pen
    aside = 146 if plates else 0
    for name, x, y, width in (
        ("florin", 1196 + aside, 1000, 62),
        ("florin", 1240 + aside, 986, 62),
        ("florin", 1222 + aside, 1016, 62),
        ("seal_lily", 1790, 922, 118),
    ):
        pen.soft(ellipse(x + width / 2 + 3, y + width / 2 + 6, width * 0.42), (20, 8, 0), 150, 5)
        sheet.lay(album.image(name), x, y, width)


def _lay_tools(sheet: Sheet, album: Album) -> None:
    """Dividers, a quill and a few workers at the left foot of the sheet."""
    pen = sheet.pen
    _dividers(pen, 104, 790)
    for name, x, y, width in (
        ("apprentice_blue", 420, 896, 104),
        ("master_red", 497, 879, 124),
        ("apprentice_green", 604, 898, 104),
        ("automaton", 690, 894, 104),
    ):
        pen.soft(ellipse(x + width * 0.56, y + width * 1.19, width * 0.36, width * 0.08), (20, 8, 0), 170, 5)
        sheet.lay(album.image(name), x, y, width)
    pen.soft(polygon([(1010, 1066), (1190, 930), (1200, 944), (1016, 1074)]), (20, 8, 0), 110, 8)
    sheet.lay(album.image("quill"), 1000, 870, 190)


def _dividers(pen: Pen, x: float, y: float) -> None:
    """A pair of brass dividers, open, lying on the page."""
    brass: Colour = (206, 160, 78)
    for foot in ((x - 50, y + 214), (x + 116, y + 196)):
        with pen.placed(6, 9):
            pen.soft(
                polygon([(x - 6, y), (x + 8, y), (foot[0] + 2, foot[1]), (foot[0] - 2, foot[1])]), (20, 8, 0), 130, 5
            )
        middle = (x + (foot[0] - x) * 0.6, y + (foot[1] - y) * 0.6)
        leg = polygon([(x - 9, y), (x + 9, y), (middle[0] + 5, middle[1]), (middle[0] - 5, middle[1])])
        pen.gradient(leg, (x - 12, y), (x + 14, y), [((255, 240, 186), 255), (brass, 255), ((112, 70, 20), 255)])
        pen.stroke(leg, 1.8)
        point = polygon([(middle[0] - 4, middle[1]), (middle[0] + 4, middle[1]), foot])
        pen.gradient(point, (middle[0] - 5, 0), (middle[0] + 5, 0), [((246, 246, 246), 255), ((120, 120, 124), 255)])
        pen.stroke(point, 1.6)
    pen.radial(ellipse(x, y - 6, 19), (x - 6, y - 13), 30, [((255, 246, 200), 255), (brass, 255), ((104, 64, 16), 255)])
    pen.stroke(ellipse(x, y - 6, 19), 2)
    pen.stroke(ellipse(x, y - 6, 9), 1.4)
    pen.dot(x, y - 6, 3)


def _evening(scene: skia.Image) -> skia.Image:
    sheet = Sheet(1920, 1080, "evening", 2)
    sheet.lay(scene, 0, 0, 1920)
    pen = sheet.pen
    whole = rectangle(0, 0, 1920, 1080)
    pen.wash(whole, (150, 114, 98), 255)
    brush = paint((255, 190, 100), 255)
    stops = [skia.Color(255, 196, 110, 150), skia.Color(255, 170, 80, 60), skia.Color(0, 0, 0, 0)]
    brush.setShader(skia.GradientShader.MakeRadial(skia.Point(960, 470), 760, stops))
    brush.setBlendMode(skia.BlendMode.kSoftLight)
    pen.canvas.drawPath(whole, brush)
    pen.radial(whole, (960, 480), 1150, [((0, 0, 0), 0), ((10, 3, 0), 90), ((10, 3, 0), 235)])
    return sheet.image()
