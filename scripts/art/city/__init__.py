"""The city: one large picture of a walled Renaissance town, and a table of the places in it."""

from collections.abc import Callable
from functools import partial

import skia

from scripts.art.album import Album
from scripts.art.city import country, folk, halls, landmarks, living, squares, town, trades, wares, water
from scripts.art.city.houses import hushed
from scripts.art.city.plan import (
    BRIDGE_X,
    GARDENS,
    HEIGHT,
    SITES,
    STONE_BRIDGE_X,
    STREETS,
    WIDTH,
    depth_scale,
    on_square,
    river,
)
from scripts.art.drawing.ink import Pen, Sheet
from scripts.art.drawing.palette import GOLD, INK
from scripts.art.drawing.shapes import Point, rectangle
from scripts.art.materials.textures import parchment_image

Item = tuple[float, int, Callable[[], None]]  # ground level, a number that keeps the order, and what draws the thing

_WALL = 150.0  # about where the far side of the city wall stands

_LANDMARKS: tuple[tuple[str, Callable[[Pen], None]], ...] = (
    ("A", landmarks.palace),
    ("cathedral", landmarks.cathedral),
    ("baptistery", landmarks.baptistery),
    ("B", halls.workshop),
    ("C", halls.academy),
    ("D", trades.smithy),
    ("E", trades.glassworks),
    ("F", trades.carpentry),
    ("G", trades.kiln),
    ("H", trades.rope_walk),
    ("holy cross", halls.holy_cross),
    ("holy spirit", halls.holy_spirit),
    ("convent", halls.convent),
)


def build(album: Album) -> None:
    """Draw the city and write its places."""
    city, openings = _city()
    album.painting("city", city, quality=90)
    living.build(album)
    album.data(
        "city_places", living.site_table() | {"living": living.creature_table(), "lamps": living.spots(city, openings)}
    )


def _city() -> tuple[skia.Image, list[Point]]:
    """The picture, and where windows were drawn in it, seen or not."""
    sheet = Sheet(WIDTH, HEIGHT, "city", 2)
    sheet.lay(parchment_image("city", 2 * WIDTH, 2 * HEIGHT, (244, 228, 190), 0.75, 0))
    pen = sheet.pen
    country.sky(pen)
    country.hills(pen)
    country.plain(pen)
    country.ground(pen)
    country.streets(pen)
    country.yard(pen)
    squares.pave(pen)
    water.stream(pen)
    water.rafts(pen)
    with hushed(pen, _WALL):
        town.stretch(pen, near=False)
    for y, _, draw in sorted(_things(pen), key=lambda item: item[:2]):
        with pen.pressed(_weight(y)):
            draw()
    town.stretch(pen, near=True)
    country.compass(pen, 56, 58, 30)
    _frame(pen)
    return sheet.image(), pen.openings


def _weight(y: float) -> float:
    """How heavy the quill lies on what stands at ground level `y`: fine far off, firm near by."""
    return 0.72 + 0.5 * (y - 130) / 590


def _things(pen: Pen) -> list[Item]:
    """Everything that stands in the town, to be drawn from the far side to the near one."""
    things: list[Item] = []

    def add(y: float, draw: Callable[[], None]) -> None:
        things.append((y, len(things), draw))

    for name, landmark in _LANDMARKS:
        add(SITES[name].y, partial(_landmark, pen, landmark))
    market = SITES["market"]
    add(market.y, lambda: folk.market_hall(pen, market.x, market.y))
    add(river(BRIDGE_X) + 30, lambda: _bridge(pen))
    add(river(STONE_BRIDGE_X) + 30, lambda: water.stone_bridge(pen))
    add(river(338) - 30, lambda: water.mill(pen, 338, river(338) - 30))
    for x, y, width, height in GARDENS:
        add(y, partial(country.garden, pen, x, y, width, height))
    for street in STREETS:
        for x, y in street[1:-1]:
            if not on_square(x, y, 12):
                add(y + 3, partial(folk.crowd, pen, x - 9, y + 3, 18, 5, 5, depth_scale(y)))
    for y, draw in (*town.fabric(pen), *town.riverside(pen)):
        add(y, partial(_ordinary, pen, y, draw))
    for y, name, ware in wares.wares():
        add(y, partial(ware, Pen(pen.canvas, name)))
    return things


def _landmark(pen: Pen, draw: Callable[[Pen], None]) -> None:
    """What one should find at a glance is drawn with a heavier line than the houses around it."""
    with pen.pressed(1.3):
        draw(pen)


def _ordinary(pen: Pen, y: float, draw: Callable[[], None]) -> None:
    with hushed(pen, y):
        draw()


def _bridge(pen: Pen) -> None:
    water.reflections(pen)
    water.bridge(pen)


def _frame(pen: Pen) -> None:
    for inset, width, colour, alpha in ((1.2, 2.4, INK, 255), (4.4, 1.8, GOLD, 255), (6.4, 0.8, INK, 220)):
        pen.stroke(rectangle(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset), width, alpha, colour)
