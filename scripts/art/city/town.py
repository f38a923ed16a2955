"""The city wall with its towers and gates, and the town between the landmarks: rows of houses along lanes."""

import math
from collections.abc import Callable
from functools import partial
from itertools import pairwise

from scripts.art.city import folk, greenery, houses, water
from scripts.art.city.masonry import OPENING, block, crenels, stonework, tiles, tower
from scripts.art.city.plan import (
    BRIDGES,
    CENTRE,
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
    wall_course,
)
from scripts.art.drawing.ink import Pen
from scripts.art.drawing.palette import Colour, darker
from scripts.art.drawing.shapes import Point, archway, polygon

STONE: Colour = (230, 206, 160)
GATES = (0.235, 0.285, 0.115, 0.40, 0.665, 0.83)
"""Where gates stand along the course, as shares of it from the left end clockwise."""


def stretch(pen: Pen, near: bool) -> None:
    """The wall beyond the town, or the one on our side of it."""
    towers = wall_course(46)
    points = [p for p in towers if (p[1] > CENTRE[1]) == near and not (p[1] > 590 and p[0] < YARD_EDGE)]
    if near:
        points.sort(key=lambda p: math.atan2(p[1] - CENTRE[1], p[0] - CENTRE[0]))
        _side(pen, min((p for p in points if p[1] > river(p[0])), key=lambda p: p[0]))
    for start, end in pairwise(points):
        if on_water(*start, 8) or on_water(*end, 8) or math.dist(start, end) > 80:
            continue
        _curtain(pen, start, end)
    gates = {round(share * len(towers)) for share in GATES}
    chosen = {towers[k] for k in gates}
    drawn = sorted(((p, p in chosen) for p in points if not on_water(*p, 5)), key=lambda item: item[0][1])
    for (x, y), is_gate in drawn:
        scale = depth_scale(y)
        if is_gate:
            _gate(pen, x, y + 2, scale)
        else:
            tower(pen, x - 5.5 * scale, y + 2, 11 * scale, pen.chance.uniform(19, 23) * scale, STONE)


def _side(pen: Pen, corner: Point) -> None:
    """The stretch away from us along the carpenters' yard, from the river to the corner tower: its walk is seen."""
    x, width = YARD_EDGE - 1, 7.0
    far, near = river(x) + 42, corner[1] - 6
    pen.wash(
        polygon([(x + width, far), (x + width + 6, far + 2), (x + width + 6, near), (x, near)]), (190, 150, 104), 150, 1
    )
    tower(pen, x - 3, far, 10, 18, STONE)
    pen.face([(x, near), (x + width, near), (x + width, near - 13), (x, near - 13)], darker(STONE, 0.1), 0.8)
    pen.face([(x, near - 13), (x + width, near - 13), (x + width, far - 4), (x, far - 4)], darker(STONE, 0.05), 0.8)
    y = near - 14
    while y > far:
        pen.face([(x - 0.8, y), (x + 1.6, y), (x + 1.6, y - 4.4), (x - 0.8, y - 4.4)], STONE, 0.6)
        y -= 7.5
    pen.line([(x + width - 1.6, near - 13), (x + width - 1.6, far - 2)], 0.5, 150, waver=0.1)
    _curtain(pen, (x + 3, near), corner)
    tower(pen, x - 3, near + 2, 11, 22, STONE)


def _curtain(pen: Pen, start: Point, end: Point) -> None:
    """One straight piece between two towers, with its walk and battlements."""
    if start[0] > end[0]:
        start, end = end, start
    rise0, rise1 = 12.5 * depth_scale(start[1]), 12.5 * depth_scale(end[1])
    top0, top1 = (start[0], start[1] - rise0), (end[0], end[1] - rise1)
    shadow = polygon([start, end, (end[0] + 5, end[1] + 2), (start[0] + 5, start[1] + 2)])
    pen.wash(shadow, (190, 150, 104), 150, 1)
    colour = STONE if end[1] <= start[1] + 4 else darker(STONE, 0.10)
    pen.face([start, end, top1, top0], colour, 0.75)
    pen.face([top0, top1, (top1[0] + 4.4, top1[1] - 2), (top0[0] + 4.4, top0[1] - 2)], darker(colour, 0.14), 0.5)
    stonework(pen, [start, end, top1, top0], 2.0, 100)
    if colour != STONE:
        pen.hatch(polygon([start, end, top1, top0]), 66, 2.6, 0.4, 90)
    crenels(pen, top0, top1, 2.6 * depth_scale(start[1]), colour)


def _gate(pen: Pen, x: float, y: float, scale: float) -> None:
    """A gatehouse with a tall arch and a tiled roof."""
    s = scale
    left, width, height, depth = x - 9 * s, 18 * s, 27 * s, 9 * s
    block(pen, left, y, width, height, depth, STONE)
    stonework(pen, [(left, y), (left + width, y), (left + width, y - height), (left, y - height)], 2.2 * s, 90)
    arch = archway(x - 4.4 * s, y, 8.8 * s, 14 * s)
    pen.fill(arch, OPENING, 240)
    pen.outline(archway(x - 5.6 * s, y, 11.2 * s, 15.4 * s), 0.7)
    pen.fill(archway(x - 1.2 * s, y - 18 * s, 2.4 * s, 4 * s), (168, 46, 30))
    top = y - height
    tiles(
        pen,
        [
            (left - s, top + 0.5),
            (left + width + s, top + 0.5),
            (left + width + depth * 0.5, top - 7 * s),
            (left + depth * 0.5, top - 7 * s),
        ],
        (190, 108, 72),
    )


Drawn = tuple[float, Callable[[], None]]  # ground level of a thing, and what draws it


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
