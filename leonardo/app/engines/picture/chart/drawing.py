"""The chart with its owners and lights: the ground, washes, glows around borders, and the arrow of a march."""

import math
from functools import partial
from typing import Final, Literal

import pygame
from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.engines.picture.chart import own_sheet, washes
from leonardo.app.engines.picture.chart.outlines import outline, reach, softened
from leonardo.app.engines.picture.chart.places import SIZE, Eye
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Point
from leonardo.app.kit.seats import NAMED, SeatColour
from leonardo.app.kit.theme import mix
from leonardo.app.table.panels.shelf import shelf
from leonardo.engine.engines.board import PLAN, Territory

PICTURE: Final = "engines_chart"
Light = Literal["target", "base", "barred"]
Colour = tuple[int, int, int]

_GLOWS: Final[dict[Light, tuple[Colour, Colour, float]]] = {
    "target": ((255, 196, 40), (255, 238, 150), 12.0),
    "base": ((255, 252, 232), (255, 255, 246), 7.0),
}
"""The colour of a light around a territory, that of its rim, and over how many units it fades."""
_BARRED: Final = (28, 34, 50, 84)
_RIM_INK: Final = (112, 46, 8)
_EDGE: Final = (252, 240, 210)
_PALE: Final = 110
"""How much bone lightens the ground, of 255."""

__all__ = ("Light", "arrow", "ground", "lay_edge", "lay_wash", "lead", "reach")


def ground(brush: Brush, eye: Eye) -> Surface:
    """Return the chart as it is seen, without owners and names, `eye.rect.size` pixels; shared."""
    if PLAN is not None:
        return shelf(brush).get(("sheet", eye), partial(own_sheet.drawn, eye))
    if eye.zoom == 1 and _fits(eye):
        return brush.pictures.get(PICTURE, eye.rect.size)
    return shelf(brush).get(eye, partial(_part, brush, eye))


def _fits(eye: Eye) -> bool:
    """Whether the rectangle has the shape of the chart, so that all of it is seen."""
    return abs(eye.rect.width / SIZE[0] - eye.rect.height / SIZE[1]) * SIZE[0] < 1


def _part(brush: Brush, eye: Eye) -> Surface:
    wide, high = eye.rect.width / eye.scale / SIZE[0], eye.rect.height / eye.scale / SIZE[1]
    return brush.pictures.part(PICTURE, (eye.left / SIZE[0], eye.top / SIZE[1], wide, high), eye.rect.size)


def lay_wash(brush: Brush, surface: Surface, eye: Eye, at: Territory, colour: SeatColour) -> None:
    """Tint a territory in the colour and with the lines of its owner; what is drawn on already stays as dark."""
    corner, scale = reach(eye, at).topleft, eye.scale
    if colour == "bone":
        pale = shelf(brush).get(("veil", at, scale), partial(washes.veil, at, scale, _PALE))
        surface.blit(pale, corner)
    tint = _tint(brush, eye, at, colour)
    surface.blit(tint, corner, special_flags=pygame.BLEND_RGB_MULT)


def _tint(brush: Brush, eye: Eye, at: Territory, colour: SeatColour) -> Surface:
    """Return the wash of a territory; seen more closely it is that of the whole chart, larger: made at once."""
    scale = eye.scale
    if eye.zoom == 1:
        return shelf(brush).get(("wash", at, scale, colour), partial(washes.wash, at, scale, colour))
    whole = _tint(brush, evolve(eye, zoom=1.0, left=0.0, top=0.0), at, colour)
    size = outline(at, scale).size
    return shelf(brush).get(("grown", at, scale, colour), lambda: pygame.transform.smoothscale(whole, size))


def lay_edge(brush: Brush, surface: Surface, eye: Eye, at: Territory, kind: Light) -> None:
    """Light a territory from outside of its border, so that its owner's colour stays, or darken what is no choice."""
    made = shelf(brush).get(("edge", at, eye.scale, kind), partial(_edge, at, eye.scale, kind))
    surface.blit(made, reach(eye, at).topleft)


def _edge(at: Territory, scale: float, kind: Light) -> Surface:
    shape = outline(at, scale)
    if kind == "barred":
        return shape.cut_out((*_BARRED[:3], 0), _BARRED)
    colour, rim, units = _GLOWS[kind]
    small = outline(at, min(scale, 1.1))
    light = softened(small.cut_out((0, 0, 0, 0), (0, 0, 0, 255)), max(1, round(units * small.scale)))
    for _ in range(2):
        light.blit(light.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    glow = pygame.transform.smoothscale(light, shape.size)
    glow.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
    glow.blit(shape.cut_out((0, 0, 0, 0), (0, 0, 0, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    shape.stroke(glow, _RIM_INK, max(3, round(4.6 * scale)))
    shape.stroke(glow, rim, max(2, round(2.6 * scale)))
    return glow


# what ties a thing to its land

_KNOT: Final = 2.6
"""Units of the radius of the knots at both ends of a lead."""


def lead(brush: Brush, surface: Surface, start: Point, end: Point, colour: SeatColour) -> None:
    """Draw a thread in the colour of a seat between two pixels, edged so that it is seen on land and sea."""
    unit = max(0.75, brush.layout.k)
    for wide, ink in ((4.4, _EDGE), (2.2, NAMED[colour])):
        line = max(1, round(wide * unit))
        pygame.draw.line(surface, ink, start, end, line)
        for at in (start, end):
            pygame.draw.circle(surface, ink, at, line / 2 + _KNOT * unit / 2)


# the arrow of a march

_HEAD: Final = 34.0
_NARROW, _BROAD, _BARB = 5.0, 13.0, 15.0
"""Units of the head of an arrow, of its shaft at both ends, and of half its barbs."""
_FINER: Final = 2


def arrow(brush: Brush, surface: Surface, start: Point, end: Point, colour: Colour) -> Rect:
    """Draw a bowed arrow that swells from one pixel to another; return where."""
    unit = max(0.75, brush.layout.k)
    across, down = end[0] - start[0], end[1] - start[1]
    margin = math.ceil(40 * unit)
    corner = min(0, across) - margin, min(0, down) - margin
    make = partial(_arrow, (across, down), unit, margin, colour)
    made = shelf(brush).get(("arrow", across, down, unit, colour), make)
    return surface.blit(made, (start[0] + corner[0], start[1] + corner[1]))


def _arrow(way: Point, unit: float, margin: int, colour: Colour) -> Surface:
    size = abs(way[0]) + 2 * margin, abs(way[1]) + 2 * margin
    origin = margin - min(0, way[0]), margin - min(0, way[1])
    corners = [((x + origin[0]) * _FINER, (y + origin[1]) * _FINER) for x, y in _arrow_corners(way, unit)]
    canvas = shapes.blank(size[0] * _FINER, size[1] * _FINER)
    drop = 5 * unit * _FINER
    pygame.draw.polygon(canvas, (20, 6, 0, 170), [(x + drop * 0.5, y + drop) for x, y in corners])
    canvas = softened(canvas, max(1, round(3 * unit * _FINER)))
    for width, ink in ((7.0, _EDGE), (3.4, mix(colour, (0, 0, 0), 0.6))):
        line = max(2, round(width * unit * _FINER))
        pygame.draw.lines(canvas, ink, True, corners, line)
        for corner in corners:
            pygame.draw.circle(canvas, ink, corner, line / 2)
    pygame.draw.polygon(canvas, colour, corners)
    return pygame.transform.smoothscale(canvas, size)


def _arrow_corners(way: Point, unit: float) -> list[tuple[float, float]]:
    """Return the outline of an arrow from the origin along a bow that rises above the straight way."""
    length = max(1.0, math.hypot(*way))
    bow = min(0.16 * length, 40 * unit)
    top = way[0] / 2 - way[1] / length * bow * _up(way), way[1] / 2 + way[0] / length * bow * _up(way)
    neck = max(0.2, 1 - _HEAD * unit / length)
    left, right = [], []
    for number in range(25):
        share = neck * number / 24
        (x, y), (ax, ay) = _on_bow(way, top, share)
        half = unit * (_NARROW + (_BROAD - _NARROW) * number / 24) / 2
        left.append((x - ay * half, y + ax * half))
        right.append((x + ay * half, y - ax * half))
    (x, y), (ax, ay) = _on_bow(way, top, neck)
    barb = _BARB * unit
    tip = [(x - ay * barb, y + ax * barb), (float(way[0]), float(way[1])), (x + ay * barb, y - ax * barb)]
    return [*left, *tip, *right[::-1]]


def _up(way: Point) -> float:
    """Return on which side of its way an arrow is bowed, so that it rises on the screen."""
    return 1.0 if way[0] < 0 else -1.0


def _on_bow(way: Point, top: tuple[float, float], share: float) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return a point on a bow from the origin over `top`, and the direction there."""
    one, two = 2 * share * (1 - share), share**2
    point = one * top[0] + two * way[0], one * top[1] + two * way[1]
    ahead = 2 * (1 - 2 * share) * top[0] + 2 * share * way[0], 2 * (1 - 2 * share) * top[1] + 2 * share * way[1]
    length = max(0.001, math.hypot(*ahead))
    return point, (ahead[0] / length, ahead[1] / length)
