"""The chart of Europe about 1500, with what stands on its land; without names, owners and pieces."""

import math
from collections.abc import Sequence
from typing import Final

import skia

from scripts.art.album import Album
from scripts.art.city import country, greenery
from scripts.art.drawing.ink import MULTIPLY, Pen, Sheet, paint
from scripts.art.drawing.palette import IVORY, Colour
from scripts.art.drawing.shapes import Point, curve, ellipse, polygon, rectangle
from scripts.art.engines import ground, sea
from scripts.art.engines.ground import Room
from scripts.art.engines.plan import CROSSINGS, HEIGHT, HELVETIA, RINGS, SCENERY, WIDTH, at
from scripts.art.materials.textures import parchment_image

_BORDER: Colour = (92, 34, 16)
_STRETCH = 60  # corners of a coast that are drawn with one stroke of the pen
_RANGES: Final[tuple[tuple[tuple[Point, ...], float, float], ...]] = (
    (((178, 442), (205, 458), (232, 468), (258, 476), (280, 482)), 20, 15),
    (((690, 290), (730, 302), (780, 306), (830, 312), (868, 320), (862, 352), (838, 372), (790, 400)), 22, 17),
    (((452, 428), (480, 446), (510, 452), (535, 470), (556, 498), (580, 520), (604, 548), (640, 586)), 17, 14),
    (((440, 8), (470, 2), (500, 14), (520, 40), (528, 66)), 22, 18),
    (((236, 52), (262, 46), (280, 60)), 17, 13),
    (((622, 424), (640, 430), (668, 462), (700, 500), (722, 520)), 18, 14),
    (((540, 312), (560, 300), (600, 306), (640, 296), (520, 314)), 17, 12),
    (((770, 500), (800, 506), (850, 462)), 17, 13),
    (((890, 596), (910, 560), (940, 516), (985, 500)), 20, 15),
    (((310, 372), (318, 400), (322, 420), (380, 388), (372, 412)), 18, 14),
    (((84, 440), (100, 470), (138, 480), (165, 500)), 18, 14),
    (((92, 604), (120, 600), (160, 596)), 18, 14),
    (((745, 540), (760, 590), (765, 620)), 14, 11),
    (((40, 690), (100, 672), (160, 682), (230, 668), (290, 676), (360, 672), (420, 688)), 24, 18),
    (((-30, 698), (0, 692), (40, 690)), 20, 15),
    (((600, 225), (570, 240), (540, 250), (556, 262), (590, 238)), 15, 10),
    (((660, 22), (690, 8), (720, 18)), 18, 13),
)
"""Mountains in a row on the map, with the width and the height of one in units of the chart."""
_RIVERS: Final[tuple[tuple[Point, ...], ...]] = (
    ((440, 318), (480, 306), (520, 300), (560, 318), (610, 318), (650, 330), (668, 380), (700, 410), (760, 440),
     (800, 430), (850, 400), (886, 392)),
    ((426, 322), (420, 300), (400, 270), (372, 240), (346, 218)),
    ((790, 20), (812, 60), (850, 120), (880, 200), (905, 290), (930, 338), (946, 352)),
    ((880, 110), (900, 180), (936, 250), (962, 330), (976, 352)),
    ((310, 340), (268, 290), (246, 262)),
    ((320, 372), (270, 352), (222, 346), (180, 350)),
    ((252, 452), (235, 420), (214, 398)),
    ((700, 232), (660, 180), (668, 132)),
    ((560, 262), (510, 200), (478, 162)),
    ((592, 252), (566, 224), (584, 190), (600, 150)),
    ((350, 350), (340, 390), (352, 430), (360, 478)),
    ((390, 402), (430, 412), (470, 416), (500, 420), (530, 428)),
    ((200, 470), (160, 482), (120, 500), (80, 520), (18, 562)),
    ((196, 462), (236, 496), (272, 528)),
)  # fmt: skip
"""The courses of rivers on the map."""
_WOODS: Final[dict[str, int]] = {
    "muscovy": 170, "lithuania": 80, "poland": 32, "sweden": 30, "bohemia": 20, "saxony": 18, "bavaria": 14,
    "hungary": 34, "norway": 14, "france": 14, "england": 12, "serbia": 16, "thrace": 12, "burgundy": 10,
    "ireland": 12, "scotland": 8, "anatolia": 14, "castile": 16, "austria": 10, "aquitaine": 10, "provence": 8,
    "flanders": 8,
}  # fmt: skip
"""How many trees are tried in each land, in small woods."""
_PALMS: Final[tuple[Point, ...]] = (
    (55, 668), (84, 664), (130, 664), (205, 660), (262, 668), (330, 668), (395, 680), (440, 680),
)  # fmt: skip


def rivers(pen: Pen) -> None:
    """Draw the rivers, blue within ink."""
    for course in _RIVERS:
        body = _river(curve([at(*point) for point in course]))
        pen.fill(body, (96, 140, 150), 190)
        pen.stroke(body, 0.6, 150, (40, 70, 78))


def _river(course: skia.Path) -> skia.Path:
    """The two banks of a river, which rises as a thread, swings, and is broad where it ends."""
    measure = skia.PathMeasure(course, False)
    length = measure.getLength()
    count = max(8, int(length / 3))
    left: list[Point] = []
    right: list[Point] = []
    for number in range(count + 1):
        share = number / count
        place, tangent = measure.getPosTan(length * share)
        swing, half = 3.0 * math.sin(share * length / 9) * math.sin(math.pi * share), 0.3 + 1.5 * share
        for bank, way in ((left, 1), (right, -1)):
            off = swing + half * way
            bank.append((place.x() - tangent.y() * off, place.y() + tangent.x() * off))
    return polygon(left + right[::-1])


def borders(pen: Pen) -> None:
    """Draw the borders between the lands, and the coasts."""
    lines = skia.Path()
    for line in ground.inner_borders():
        lines.addPath(polygon(line, closed=False))
    with pen.within(ground.land()):
        pen.stroke(lines, 3.4, 120, (250, 238, 208))
        brush = paint(_BORDER, 235, 1.6)
        brush.setPathEffect(skia.DashPathEffect.Make([6, 2.8], 0))
        pen.canvas.drawPath(lines, brush)
    for shore in ground.coasts():
        pen.stroke(polygon(shore), 1.2, 245)
        for start in range(0, len(shore) - 1, _STRETCH):
            pen.outline(polygon(shore[start : start + _STRETCH + 1], closed=False), 2.0, 245)


def crossings(pen: Pen) -> None:
    """Draw the straits that count as borders by land (rule 2.5) as a line of red dots between two piers."""
    for one, other in CROSSINGS:
        pen.canvas.drawLine(*one, *other, paint(IVORY, 130, 7, 1))
        brush = paint((120, 24, 14), 255, 3.4)
        brush.setPathEffect(skia.DashPathEffect.Make([0.1, 6.4], 0))
        pen.canvas.drawLine(*one, *other, brush)
        for pier in (one, other):
            pen.fill(ellipse(*pier, 4.4), (120, 24, 14))
            pen.fill(ellipse(*pier, 2), IVORY)


def confederation(pen: Pen) -> None:
    """Fill the land that nothing crosses (rule 2.6) with peaks."""
    whole = polygon(HELVETIA)
    with pen.within(whole):
        pen.fill(whole, (190, 174, 142))
        pen.hatch(whole, 62, 3, 0.6, 110)
    inner = Room.within(whole, 3)
    left, top, right, bottom = inner.bounds() or (0, 0, 0, 0)
    peaks: list[Point] = []
    for _ in range(600):
        x, y = pen.chance.uniform(left, right), pen.chance.uniform(top + 12, bottom)
        apart = all(abs(x - a) > 11 or abs(y - b) > 8 for a, b in peaks)
        if apart and inner.has(x - 4, y - 4, x + 4, y):
            peaks.append((x, y))
    for x, y in sorted(peaks, key=_depth):
        mountain(pen, x, y, 24, 21, snow=True)


def landscape(pen: Pen) -> None:
    """Draw ranges, woods, towns and palms wherever neither names nor pieces stand."""
    free = Room.within(ground.land(), 2).without(ground.standing()).without(Room.within(polygon(HELVETIA)))
    ranges = _ranges(pen, free)
    towns = _towns(pen, free, ranges)
    trees = _trees(pen, free, [(x, y) for x, y, _, _ in ranges] + towns)
    for x, y, wide, high in ranges:
        mountain(pen, x, y, wide, high)
    for x, y in sorted(trees, key=_depth):
        greenery.tree(pen, x, y, 0.78)
    for x, y in sorted(towns, key=_depth):
        _town(pen, x, y)
    for place in _PALMS:
        _palm(pen, *at(*place))


def _depth(place: Point) -> float:
    return place[1]


def _ranges(pen: Pen, free: Room) -> list[tuple[float, float, float, float]]:
    found = []
    for points, wide, high in _RANGES:
        measure = skia.PathMeasure(curve([at(*point) for point in points]), False)
        length = measure.getLength()
        count = max(2, int(length / (wide * 0.62)))
        for number in range(count + 1):
            place, _ = measure.getPosTan(length * number / count)
            x, y = place.x() + pen.chance.uniform(-3, 3), place.y() + pen.chance.uniform(-3, 3)
            w, h = wide * pen.chance.uniform(0.85, 1.2), high * pen.chance.uniform(0.8, 1.25)
            if free.has(x - w * 0.4, y - h, x + w * 0.4, y):
                found.append((x, y, w, h))
    return sorted(found, key=lambda each: each[1])


def _towns(pen: Pen, free: Room, taken: Sequence[tuple[float, float, float, float]]) -> list[Point]:
    """One or two towns a land, well apart from each other and from mountains."""
    towns: list[Point] = []
    for name in RINGS:
        inner = Room(free.free & Room.within(ground.territory(name), 6).free)
        box = inner.bounds()
        for _ in range(60 if box else 0):
            left, top, right, bottom = box or (0, 0, 0, 0)
            x, y = pen.chance.uniform(left, right), pen.chance.uniform(top, bottom)
            apart = all(abs(x - a) > 60 or abs(y - b) > 50 for a, b in towns)
            clear = all(abs(x - a) > 18 or abs(y - b) > 16 for a, b, _, _ in taken)
            if apart and clear and inner.has(x - 11, y - 16, x + 11, y + 1):
                towns.append((x, y))
    return towns


def _trees(pen: Pen, free: Room, taken: Sequence[Point]) -> list[Point]:
    trees: list[Point] = []
    for name, wanted in _WOODS.items():
        inner = Room(free.free & Room.within(ground.territory(name), 5).free)
        box = inner.bounds()
        if not box:
            continue
        left, top, right, bottom = box
        middles = [
            (pen.chance.uniform(left, right), pen.chance.uniform(top, bottom)) for _ in range(max(3, wanted // 5))
        ]
        for _ in range(wanted * 7):
            x, y = pen.chance.choice(middles)
            x, y = x + pen.chance.gauss(0, 15), y + pen.chance.gauss(0, 9)
            apart = all(abs(x - a) > 6 or abs(y - b) > 4.5 for a, b in trees)
            clear = all(abs(x - a) > 16 or abs(y - b) > 15 for a, b in taken)
            if apart and clear and inner.has(x - 5, y - 12, x + 5, y):
                trees.append((x, y))
    return trees


def mountain(pen: Pen, x: float, y: float, width: float, height: float, *, snow: bool = False) -> None:
    """Draw a mountain with its foot at x, y, hatched on the side away from the light."""
    lean, tall = pen.chance.uniform(-0.12, 0.12) * width, height * pen.chance.uniform(0.9, 1.1)
    top = (x + lean, y - tall)
    left = [(x - width / 2, y), (x - width * 0.3, y - height * 0.42), (x - width * 0.12 + lean, y - height * 0.78)]
    right = [(x + width * 0.16 + lean, y - height * 0.7), (x + width * 0.34, y - height * 0.36), (x + width / 2, y)]
    ridge = curve([*left, top, *right])
    body = skia.Path(ridge)
    body.close()
    pen.fill(body, (247, 240, 222) if snow else (240, 224, 186))
    foot = [(x + width * 0.1, y), (x + lean * 0.5 + width * 0.04, y - height * 0.45)]
    dark = curve([top, *right, *foot], closed=True)
    with pen.within(body):
        pen.wash(dark, (150, 112, 70), 120, 0.8)
        pen.hatch(dark, 62, 2.0, 0.55, 165)
    pen.line([top, (x + lean * 0.6 + width * 0.03, y - height * 0.55)], 0.6, 150)
    pen.outline(ridge, 1.0, 215)


def _town(pen: Pen, x: float, y: float) -> None:
    with pen.placed(x, y, 0.95):
        for across, wide, high, roof in ((-7, 5, 7, 3), (-1.6, 4, 12, 5), (3, 6, 6, 3)):
            pen.face([(across, 0), (across + wide, 0), (across + wide, -high), (across, -high)], (248, 236, 208), 0.6)
            gable = [(across - 0.8, -high), (across + wide / 2, -high - roof), (across + wide + 0.8, -high)]
            pen.face(gable, (178, 84, 54), 0.6)


def _palm(pen: Pen, x: float, y: float) -> None:
    with pen.placed(x, y, 0.95):
        pen.outline(curve([(0, 0), (1.4, -8), (0, -17)]), 1.6)
        for degrees in (-170, -140, -100, -60, -30, 5):
            across, down = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
            leaf = curve([(0, -17), (across * 6, -17 + down * 5), (across * 11, -14 + down * 6)])
            pen.outline(leaf, 1.3, 220, (88, 92, 44))


PIXELS = 2.0
"""Pixels of a unit at 3840x2160; a picture of this size is still kept in memory, so that panning need not read it."""


def build(album: Album) -> None:
    """Draw the chart."""
    album.painting("engines_chart", _chart(), (WIDTH, HEIGHT), 86)


def _chart() -> skia.Image:
    sheet = Sheet(WIDTH, HEIGHT, "engines chart", PIXELS)
    pen = sheet.pen
    sea.sea(sheet)
    sea.shade_of_land(pen)
    _soil(sheet)
    with pen.within(ground.land()):
        rivers(pen)
    borders(pen)
    confederation(pen)
    landscape(pen)
    crossings(pen)
    _at_sea(pen)
    _rim(pen)
    return sheet.image()


def _soil(sheet: Sheet) -> None:
    """The parchment of the land, a little darker along each border and where nobody plays."""
    pen, size = sheet.pen, (round(WIDTH * PIXELS), round(HEIGHT * PIXELS))
    with pen.within(ground.land()):
        sheet.lay(parchment_image("engines land", *size, (238, 222, 182), 0.7, 0, PIXELS))
        pen.fill(ground.outline(SCENERY), (206, 186, 142), 110)
    for name in RINGS:
        lands = ground.territory(name)
        with pen.within(lands):
            pen.wash(lands, (222, 200, 154), 60)
            brush = paint((130, 92, 50), 62, 12, 5)
            brush.setBlendMode(MULTIPLY)
            pen.canvas.drawPath(lands, brush)


def _at_sea(pen: Pen) -> None:
    country.compass(pen, *sea.ROSE, 52)
    sea.serpent(pen, *at(-6, 108), 1.2)
    sea.ship(pen, *at(352, 60), 1.05)
    sea.ship(pen, *at(357, 540), 0.8, mirrored=True)
    sea.ship(pen, *at(60, 372), 0.95, mirrored=True)
    sea.whale(pen, *at(926, 676), 0.74)
    sea.whale(pen, *at(655, 104), 0.62)
    sea.scroll(pen, 82, 712)
    sea.wind(pen, 46, 50, 1.0, 32)
    sea.wind(pen, 1168, 40, 0.86, -32, mirrored=True)


def _rim(pen: Pen) -> None:
    for inset, width, alpha in ((1.5, 3.0, 230), (5.5, 0.9, 160)):
        edge = rectangle(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset)
        pen.stroke(edge, width, alpha, (70, 42, 18))
