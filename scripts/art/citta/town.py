"""The large picture of the second game's board, the town between its palaces, and what lives in it."""

import random
from collections.abc import Callable, Iterator
from functools import partial

import skia

from scripts.art.album import Album
from scripts.art.citta import buildings, ring
from scripts.art.citta.buildings import monuments, tinted
from scripts.art.citta.plan import (
    BOTTOM,
    COLOURS,
    HALF_FLAT,
    HALF_STEEP,
    HEIGHT,
    LEFT,
    RIGHT,
    SQUARES,
    TOP,
    WIDTH,
    Thing,
    house,
    middle,
    swing,
)
from scripts.art.citta.ring import walk, wet
from scripts.art.city import country, folk, greenery, houses, masonry
from scripts.art.city.living import STRIPS, Creature, circling, told
from scripts.art.drawing.ink import Pen, Sheet
from scripts.art.drawing.palette import GOLD, INK, Colour, lighter
from scripts.art.drawing.shapes import Point, archway, ellipse, polygon, rectangle
from scripts.art.materials.textures import parchment_image

_KEPT_FREE = ((352, 480, 640, 612), (600, 262, 740, 336), (692, 496, 760, 570))
"""Left, top, right and bottom of the feet of houses where the cathedral, the academy and the clock stand."""
_WALL: Colour = (230, 206, 160)


def quarter_at(x: float, y: float) -> str:
    """Return the quarter whose squares are nearest."""

    def far(number: int) -> float:
        px, py = middle(number)
        return (px - x) ** 2 + ((py - y) * 1.25) ** 2

    nearest = min((number for number, square in SQUARES.items() if square["quarter"]), key=far)
    return str(SQUARES[nearest]["quarter"])


def _free(x: float, y: float, width: float, height: float) -> bool:
    if x < LEFT + HALF_STEEP + 16 or x + width + 12 > RIGHT - HALF_STEEP - 16:
        return False
    upper, lower = swing("top", x) + HALF_FLAT, swing("bottom", x) - HALF_FLAT
    if y - height - 14 < upper + 10 or y > lower - 6:
        return False
    if y > lower - 60 and any(abs(middle(n)[0] - x - width / 2) < 62 + width / 2 for n in range(22, 33)):
        return False
    if any(x + width + 8 > x0 and x < x1 and y0 < y < y1 for x0, y0, x1, y1 in _KEPT_FREE):
        return False
    return not any(wet(x + width * t, y, 8) or wet(x + width * t, y - height, 1) for t in (0, 0.5, 1))


def town(pen: Pen) -> Iterator[Thing]:
    """Yield rows of houses with what stands between them."""
    chance = random.Random("fabric")
    y, row = TOP + 68.0, 0
    while y < BOTTOM - 24:
        scale = 1.0 + (y - TOP - 78) / 400 * 0.35
        yield from _row(pen, chance, y, scale)
        y += (17 if row % 4 else 24) * scale
        row += 1
    yield from _between_palaces(pen, chance)


def _row(pen: Pen, chance: random.Random, y: float, scale: float) -> Iterator[Thing]:
    x, left = LEFT + 36 + chance.uniform(0, 18), chance.randint(2, 5)
    while x < RIGHT - 40:
        room = chance.choice((14, 16, 18, 21, 24)) * scale
        if not _free(x, y, room, 20 * scale):
            x += 6
            continue
        if left == 0:
            left = chance.randint(2, 6)
            yield y, _filling(pen, chance.random(), x, y, scale)
            x += chance.uniform(9, 15) * scale
            continue
        quarter, special = quarter_at(x, y), chance.random()
        if special < 0.03 and _free(x, y, 34 * scale, 40 * scale):
            yield y, partial(tinted, pen, quarter, houses.parish_church, x + 7, y, scale)
            x += 34 * scale
        elif special < 0.07:
            yield y, partial(tinted, pen, quarter, houses.tower_house, x, y, scale * 0.95)
            x += 14 * scale
        else:
            level = y + chance.uniform(-1.6, 1.6)
            yield level, partial(tinted, pen, quarter, houses.build_house, x, level, scale, 0.5, room)
            x += room
        left -= 1


def _filling(pen: Pen, kind: float, x: float, y: float, scale: float) -> Callable[[], object]:
    if kind < 0.4:
        return partial(greenery.tree, pen, x + 3, y, scale)
    if kind < 0.62:
        return partial(greenery.cypress, pen, x + 3, y, scale)
    if kind < 0.9:
        return partial(folk.crowd, pen, x, y + 2, 12 * scale, 4, 3, scale)
    return partial(folk.well, pen, x, y, scale)


def _between_palaces(pen: Pen, chance: random.Random) -> Iterator[Thing]:
    """Small houses and trees where there is room between two palaces of a row."""
    for number in (*range(8, 16), *range(23, 32)):
        (x0, y0), (x1, y1) = middle(number), middle(number + 1)
        x, base = (x0 + x1) / 2, (y0 + y1) / 2 - HALF_FLAT - 5
        kind = chance.random()
        if any(wet(x + aside, base, margin) for aside, margin in ((0, 14), (-16, 8), (16, 8))):
            continue
        quarter = SQUARES[number]["quarter"] or SQUARES[number + 1]["quarter"] or "torre"
        yield base - 9, partial(tinted, pen, quarter, houses.build_house, x - 12, base - 9, 1.0, 0.5, 20)
        plant = greenery.tree if kind < 0.5 else greenery.cypress
        yield base, partial(plant, pen, x + 2, base, 1.1)


def people(pen: Pen) -> Iterator[Thing]:
    """Yield who walks on the ring, few, since pawns must be seen."""
    chance = random.Random("life")
    for number in SQUARES:
        x, y = middle(number)
        for _ in range(chance.choice((0, 1, 1))):
            at: Point = (x + chance.uniform(-26, 26), y + chance.uniform(13, 18))
            yield at[1], partial(folk.person, pen, *at, 1.75)


def greens(pen: Pen) -> Iterator[Thing]:
    """Yield trees along the outer edge."""
    spots = (
        (12, 190, "c"), (28, 200, "t"), (46, 186, "c"), (1584, 186, "c"), (1566, 200, "t"), (1540, 190, "c"),
        (1588, 520, "t"), (1530, 520, "c"), (1548, 530, "t"), (12, 524, "c"), (90, 516, "c"), (1520, 700, "c"),
        (1592, 706, "t"), (1566, 712, "t"), (88, 318, "t"), (1516, 346, "c"), (1516, 446, "t"), (14, 300, "c"),
    )  # fmt: skip
    for x, y, kind in spots:
        plant = greenery.cypress if kind == "c" else greenery.tree
        yield y, partial(plant, pen, x, y, 1.15)


def far_wall(pen: Pen) -> None:
    """The wall behind the upper row, with its towers and the water gate of the mill stream."""
    y, x = 138.0, -10.0
    while x < WIDTH:
        stretch: list[Point] = [(x, y), (x + 62, y), (x + 62, y - 15), (x, y - 15)]
        pen.face(stretch, _WALL, 0.8)
        masonry.stonework(pen, stretch, 3, 110)
        masonry.crenels(pen, stretch[3], stretch[2], 4.4, _WALL)
        x += 62
    for number in range(14):
        at = 24 + number * 122
        if abs(at - 1344) > 50:
            masonry.tower(pen, at, y + 3, 15, 30, _WALL)
    for at in (1324, 1348):
        arch = archway(at, y + 1, 20, 13)
        pen.fill(arch, (44, 62, 68))
        pen.outline(arch, 0.9)


def market(pen: Pen, number: int) -> Iterator[Thing]:
    """Yield the stalls of a market and those who buy there."""
    x, y = middle(number)
    if number == 3:
        stalls = [(8.0, y + 6, 2.0), (50.0, y + 2, 2.1), (22.0, y + 32, 2.2), (66.0, y + 30, 2.1)]
    else:
        base = y - HALF_FLAT - 3
        stalls = [(x - 60, base - 1, 2.2), (x - 22, base + 1, 2.3), (x + 18, base - 1, 2.2)]
    for sx, sy, scale in stalls:
        yield sy, partial(folk.stall, pen, sx, sy, scale)
        yield sy + 1, partial(folk.crowd, pen, sx + 4, sy + 6, 22, 4, 4, 1.25)


def palace_places() -> dict[int, tuple[float, float, float, float]]:
    """Return where the palaces stand, by the numbers of their squares."""
    return {number: house(number) for number, square in SQUARES.items() if square["kind"] in ("street", "alley")}


def _there_and_back(*way: Point) -> tuple[Point, ...]:
    """Along a course, and back a little nearer to the far bank."""
    return (*way, *((x, y - 8) for x, y in way[::-1]))


CREATURES: tuple[Creature, ...] = (
    Creature("flock", 250, circling(810, 60, 300, 24), 110_000, 0.8),
    Creature("flag", 250, ((1164, 79),)),
    Creature("flag", 250, ((45, 612),)),
    Creature("sailing", 2500, _there_and_back((822, 392), (890, 411), (962, 432)), 360_000, 0.85, turns=True),
    Creature("rowing", 1000, _there_and_back((1090, 468), (1180, 492)), 200_000, 0.8, turns=True),
    Creature("smoke", 250, ((765, 93),), scale=0.8),
    Creature("smoke", 250, ((1549, 245),), scale=0.8),
    Creature("smoke", 250, ((980, 545),), scale=0.8),
)
"""The farther ones first."""


def table() -> list[dict[str, object]]:
    """Return all that lives, in units of the picture."""
    return [told(each, STRIPS[each.strip], each.way) for each in CREATURES]


def build(album: Album) -> None:
    """Paint it, and each palace once more for its card."""
    album.painting("citta", _town(), quality=90)
    for number, (_, _, width, height) in palace_places().items():
        album.drawing(
            f"palace_{number:02}", _alone(number, width, height), (132, 108), 84, rare=False, anchor=(0.5, 0.94)
        )


def _town() -> skia.Image:
    sheet = Sheet(WIDTH, HEIGHT, "citta", 2)
    pen = sheet.pen
    sheet.lay(parchment_image("citta ground", WIDTH * 2, HEIGHT * 2, (243, 226, 186), 0.7, 0))
    with pen.placed(0, -30):
        pen.canvas.scale(WIDTH / 1206, 0.82)
        country.sky(pen)
        country.hills(pen)
    for number, square in SQUARES.items():
        if square["quarter"]:
            x, y = middle(number)
            pen.wash(ellipse(x, y, 120, 95), lighter(COLOURS[square["quarter"]], 0.62), 150, 34)
    pen.wash(polygon([(0, 132), (WIDTH, 132), (WIDTH, HEIGHT), (0, HEIGHT)]), (238, 216, 176), 120, 12)
    ring.rivers(pen)
    walk(pen)
    far_wall(pen)
    for _, draw in sorted(_things(pen), key=lambda thing: thing[0]):
        draw()
    for x, y, scale, sail in (
        (330, 292, 0.95, True),
        (1020, 446, 0.9, True),
        (1250, 512, 0.8, False),
        (480, 318, 0.7, False),
    ):
        ring.boat(pen, x, y, scale, sail=sail)
    ring.name(pen)
    light = [((255, 236, 180), 56.0), ((255, 230, 180), 0.0), ((70, 30, 10), 66.0)]
    pen.radial(rectangle(0, 0, WIDTH, HEIGHT), (260, 60), 1750, light)
    _frame(pen)
    return sheet.image()


def _things(pen: Pen) -> list[Thing]:
    things: list[Thing] = [*town(pen), *monuments(pen), *people(pen), *greens(pen)]
    for number in (3, 11, 24):
        things += market(pen, number)
    for number, (x, y, width, height) in palace_places().items():
        quarter, grand = str(SQUARES[number]["quarter"]), (SQUARES[number]["price"] - 40) / 60
        things.append((y, partial(buildings.palace, pen, quarter, x, y, width, height, number, grand)))
    return things


def _alone(number: int, width: float, height: float) -> skia.Image:
    """A palace by itself, large, for cards and stages."""
    sheet = Sheet(132, 108, f"palace {number}", 4)
    grand = (SQUARES[number]["price"] - 40) / 60
    scale = min(1.3, 112 / (width + 22), 92 / (height + 34))
    with sheet.pen.placed(64, 101, scale):
        sheet.pen.wash(ellipse(2, 0, width * 0.62, 4), (110, 78, 44), 120, 3)
        buildings.palace(sheet.pen, str(SQUARES[number]["quarter"]), 0, 0, width, height, number, grand, busy=False)
    return sheet.image()


def _frame(pen: Pen) -> None:
    for inset, width, colour, alpha in ((1.2, 2.4, INK, 255), (4.4, 1.8, GOLD, 255), (6.4, 0.8, INK, 220)):
        pen.stroke(rectangle(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset), width, alpha, colour)
