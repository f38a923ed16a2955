"""The town between the landmarks: rows of houses along lanes, and what grows and lies along the river."""

from collections.abc import Callable
from functools import partial

from ..drawing.ink import Pen
from . import folk, greenery, houses, water
from .plan import (
    BRIDGES,
    GARDENS,
    HALF,
    SITES,
    YARD_EDGE,
    depth_scale,
    headroom,
    inside,
    near_street,
    on_square,
    on_water,
    river,
)

Drawn = tuple[float, Callable[[], None]]
"""Ground level of a thing, and what draws it."""


def fabric(pen: Pen) -> list[Drawn]:
    """Rows of houses along lanes, with squares, gardens, small churches, towers and people between them."""
    items: list[Drawn] = []
    y, row = 150.0, 0
    while y < 704:
        scale = depth_scale(y)
        items += _row(pen, y, scale, row)
        row += 1
        y += (16.5 if row % 4 else 23) * scale
    return items


def _row(pen: Pen, y: float, scale: float, row: int) -> list[Drawn]:
    """One row from left to right: terraces of houses with gaps between them."""
    items: list[Drawn] = []
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
        if special < 0.022 and free(x, y - 22 * scale, 20 * scale) and headroom(x, y, 30 * scale) > 48 * scale:
            items.append((y, partial(houses.parish_church, pen, x + 7 * scale, y, scale)))
            x += 30 * scale
        elif special < 0.055 and free(x, y - 24 * scale, 8) and headroom(x, y, 13 * scale) > 74 * scale:
            items.append((y, partial(houses.tower_house, pen, x, y, scale)))
            x += 13 * scale
        else:
            x += _house(pen, items, x, y, scale, row)
        left_in_terrace -= 1
    return items


def _house(pen: Pen, items: list[Drawn], x: float, y: float, scale: float, row: int) -> float:
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
    if kind < 0.56 and headroom(x, y, 8) > 34 * scale:
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
    if any(on_square(x + share * width, y - up, 7) for share in (0, 0.5, 1) for up in (0, 8)):
        return False
    if headroom(x, y, width) < 22 * depth_scale(y):
        return False
    return not any(
        site.x - site.left - width < x < site.x + site.right and site.y - site.above < y < site.y + site.before
        for site in SITES.values()
    )


def riverside(pen: Pen) -> list[Drawn]:
    """Plan trees, bushes and boats drawn up on the banks, where houses would hide the water."""
    items: list[Drawn] = []
    taken: list[tuple[float, float]] = []
    for _ in range(420):
        near = pen.chance.random() < 0.6
        x = pen.chance.uniform(30, 1160)
        y = river(x) + (HALF + pen.chance.uniform(10, 34) if near else -HALF - pen.chance.uniform(3, 24))
        crowded = any(abs(x - ox) < 10 and abs(y - oy) < 7 for ox, oy in taken)
        if crowded or not _bank(x, y):
            continue
        taken.append((x, y))
        items.append((y, _bank_thing(pen, x, y, depth_scale(y))))
    return items


def _bank(x: float, y: float) -> bool:
    """Whether a tree may stand on the bank at x, y."""
    if free(x, y, 8) or on_square(x, y, 3) or headroom(x, y, 10) < 20 or near_street(x, y, 8):
        return False
    if not (inside(x, y, 16) or (y > river(x) and 130 < x < YARD_EDGE - 8)):
        return False
    if any(abs(x - bx - (y - river(bx)) * 0.9) < 34 for bx in BRIDGES):
        return False
    return not any(
        site.x - site.left < x < site.x + site.right and site.y - site.above - 50 < y < site.y + site.before
        for site in SITES.values()
    )


def _bank_thing(pen: Pen, x: float, y: float, scale: float) -> Callable[[], None]:
    kind = pen.chance.random()
    if kind < 0.62:
        return lambda: greenery.tree(pen, x, y, scale * 0.9)
    if kind < 0.78:
        return lambda: greenery.cypress(pen, x, y, scale * 0.6)
    if kind < 0.88:
        return lambda: folk.crowd(pen, x - 3, y + 1, 9, 3, 2, scale)
    return lambda: water.skiff(pen, x, y, scale * 0.8)
