"""The city wall: its far side and its near side, towers, and gates to the roads."""

import math
from itertools import pairwise

from ..drawing.ink import Pen
from ..drawing.palette import Colour, darker
from ..drawing.shapes import Point, archway, polygon
from .masonry import OPENING, block, crenels, stonework, tiles, tower
from .plan import CENTRE, YARD_EDGE, depth_scale, on_water, river, wall_course

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
