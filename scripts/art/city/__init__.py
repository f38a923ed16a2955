"""The city: one large picture of a walled Renaissance town, and a table of the places in it."""

from collections.abc import Callable
from functools import partial

import skia

from ..album import Album
from ..ink import Pen, Sheet
from ..palette import GOLD, INK
from ..paper import parchment_image
from ..shapes import rectangle
from . import cathedral, country, folk, glass, greenery, halls, houses, palace, places, trades, wall, water
from .plan import (
    BRIDGE_X,
    BRIDGES,
    GARDENS,
    HEIGHT,
    SITES,
    STONE_BRIDGE_X,
    STREETS,
    WIDTH,
    depth_scale,
    inside,
    near_street,
    on_water,
    river,
)

Item = tuple[float, int, Callable[[], None]]
"""Ground level, a number that keeps the order, and what draws the thing."""

_LANDMARKS: tuple[tuple[str, Callable[[Pen], None]], ...] = (
    ("A", palace.palace),
    ("cathedral", cathedral.cathedral),
    ("baptistery", cathedral.baptistery),
    ("B", halls.workshop),
    ("C", halls.academy),
    ("D", trades.smithy),
    ("E", glass.glassworks),
    ("F", trades.carpentry),
    ("G", trades.kiln),
    ("H", trades.rope_walk),
    ("holy cross", halls.holy_cross),
    ("holy spirit", halls.holy_spirit),
    ("convent", halls.convent),
)


def build(album: Album) -> None:
    """Draw the city and write its places."""
    album.painting("city", _city(), quality=91)
    album.data("city_places", places.table())


def _city() -> skia.Image:
    sheet = Sheet(WIDTH, HEIGHT, "city", 2)
    sheet.lay(parchment_image("city", 2 * WIDTH, 2 * HEIGHT, (244, 228, 190), 0.75, 0))
    pen = sheet.pen
    country.sky(pen)
    country.hills(pen)
    country.plain(pen)
    country.ground(pen)
    country.streets(pen)
    water.stream(pen)
    water.rafts(pen)
    wall.stretch(pen, near=False)
    for _, _, draw in sorted(_things(pen), key=lambda item: item[:2]):
        draw()
    for x, offset, scale, sail in (
        (264, 8, 1.0, True),
        (392, 16, 0.85, False),
        (846, -4, 0.9, True),
        (1126, 6, 0.8, True),
        (912, 10, 0.8, False),
    ):
        water.boat(pen, x, offset, scale, sail, turned=not sail)
    wall.stretch(pen, near=True)
    country.compass(pen, 56, 58, 30)
    _frame(pen)
    return sheet.image()


def _things(pen: Pen) -> list[Item]:
    """Everything that stands in the town, to be drawn from the far side to the near one."""
    things: list[Item] = []

    def add(y: float, draw: Callable[[], None]) -> None:
        things.append((y, len(things), draw))

    for name, landmark in _LANDMARKS:
        add(SITES[name].y, partial(landmark, pen))
    market = SITES["market"]
    add(market.y, lambda: folk.market_hall(pen, market.x, market.y))
    add(river(BRIDGE_X) + 30, lambda: _bridge(pen))
    add(river(STONE_BRIDGE_X) + 30, lambda: water.stone_bridge(pen))
    add(river(300) - 30, lambda: water.mill(pen, 392, river(392) - 30))
    for x, y, width, height in GARDENS:
        add(y, partial(country.garden, pen, x, y, width, height))
    for street in STREETS:
        for x, y in street[1:-1]:
            add(y + 3, partial(folk.crowd, pen, x - 9, y + 3, 18, 5, 5, depth_scale(y)))
    for y, draw in _fabric(pen):
        add(y, draw)
    return things


def _bridge(pen: Pen) -> None:
    water.reflections(pen)
    water.bridge(pen)


def _fabric(pen: Pen) -> list[tuple[float, Callable[[], None]]]:
    """Rows of houses along lanes, with squares, gardens, small churches, towers and people between them."""
    items: list[tuple[float, Callable[[], None]]] = []
    y, row = 150.0, 0
    while y < 704:
        scale = depth_scale(y)
        items += _row(pen, y, scale, row)
        row += 1
        y += (16.5 if row % 4 else 23) * scale
    return items


def _row(pen: Pen, y: float, scale: float, row: int) -> list[tuple[float, Callable[[], None]]]:
    """One row from left to right: terraces of houses with gaps between them."""
    items: list[tuple[float, Callable[[], None]]] = []
    x = 30 + pen.chance.uniform(0, 24)
    left_in_terrace = pen.chance.randint(2, 6)
    while x < 1176:
        if not free(x, y, 20 * scale):
            x += 6
            left_in_terrace = pen.chance.randint(2, 5)
            continue
        if left_in_terrace == 0:
            left_in_terrace = pen.chance.randint(2, 6)
            items.append((y, _gap_filler(pen, x + 3 * scale, y, scale)))
            x += pen.chance.uniform(9, 15) * scale
            continue
        special = pen.chance.random()
        if special < 0.022 and free(x, y - 22 * scale, 20 * scale):
            items.append((y, partial(houses.parish_church, pen, x + 7 * scale, y, scale)))
            x += 30 * scale
        elif special < 0.055 and free(x, y - 24 * scale, 8) and free(x, y - 46 * scale, 8):
            items.append((y, partial(houses.tower_house, pen, x, y, scale)))
            x += 13 * scale
        else:
            x += _house(pen, items, x, y, scale, row)
        left_in_terrace -= 1
    return items


def _house(
    pen: Pen, items: list[tuple[float, Callable[[], None]]], x: float, y: float, scale: float, row: int
) -> float:
    """Plan one house; its room is settled now, its looks when it is drawn."""
    room = pen.chance.choice((12, 14, 16, 18, 21)) * scale
    level = y + pen.chance.uniform(-1.6, 1.6) * scale
    quarter = (0.5 + 0.5 * ((x / 217 + row * 0.13) % 2 - 1)) % 1
    items.append((level, partial(_draw_house, pen, x, level, scale, quarter, room)))
    return room


def _draw_house(pen: Pen, x: float, y: float, scale: float, quarter: float, room: float) -> None:
    houses.build_house(pen, x, y, scale, quarter, room)


def _gap_filler(pen: Pen, x: float, y: float, scale: float) -> Callable[[], None]:
    """What stands in a lane: a tree, a cypress, people, a stall, a cart, a well or washing."""
    kind = pen.chance.random()
    if kind < 0.42:
        return lambda: greenery.tree(pen, x, y, scale)
    if kind < 0.56:
        return lambda: greenery.cypress(pen, x, y, scale * 0.9)
    if kind < 0.78:
        return lambda: folk.crowd(pen, x - 3, y + 2, 12 * scale, 4, 3, scale)
    if kind < 0.84:
        return lambda: folk.stall(pen, x - 3, y, scale * 0.8)
    if kind < 0.9:
        return lambda: folk.cart(pen, x + 2, y + 1, scale * 0.75, (206, 170, 104))
    if kind < 0.94:
        return lambda: folk.well(pen, x + 2, y, scale * 0.8)
    return lambda: folk.washing(pen, x - 3, y - 10 * scale, 13 * scale)


def free(x: float, y: float, width: float) -> bool:
    """Whether a house of `width` may stand at x, y: within the walls, off the water, clear of what stands there."""
    if not (inside(x, y, 15) and inside(x + width + 8, y - 8, 15)):
        return False
    if any(on_water(x + share * width, y, 7 if y < river(x) else 30) for share in (0, 0.5, 1)):
        return False
    if any(abs(x + width / 2 - bx - (y - river(bx)) * 0.9) < 26 and abs(y - river(bx)) < 62 for bx in BRIDGES):
        return False
    if near_street(x + width / 2 + 3, y - 4, 7 + width * 0.42) or any(
        gx - width < x < gx + gw + gh and gy - gh - 2 < y < gy + 11 for gx, gy, gw, gh in GARDENS
    ):
        return False
    return not any(
        site.x - site.left - width < x < site.x + site.right and site.y - site.above < y < site.y + site.before
        for site in SITES.values()
    )


def _frame(pen: Pen) -> None:
    for inset, width, colour, alpha in ((1.2, 2.4, INK, 255), (4.4, 1.8, GOLD, 255), (6.4, 0.8, INK, 220)):
        pen.stroke(rectangle(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset), width, alpha, colour)
