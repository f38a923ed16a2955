"""The chart of a mod's own map, drawn with our means: the sea, the lands with their borders, and the straits."""

from math import dist
from typing import Final

import pygame
from pygame import Surface

from leonardo.app.engines.picture.chart.places import SIZE, Eye, Units, places
from leonardo.app.kit.theme import INK, mix
from leonardo.engine.engines.board import STRAITS

_SEA: Final = (176, 196, 190)
_SHORE: Final = (222, 214, 186)
_LAND: Final = (236, 220, 180)
_LINE: Final = (158, 180, 176)
_SHORES: Final = ((22.0, 0.25), (14.0, 0.5), (7.0, 0.8))
"""Units that the shallows reach, and how much of the colour of the shore they have."""
_MESH: Final = 101.5  # units between the lines over the sea
_BORDER: Final = 1.6
_DASH: Final = 7.0  # units of a piece of a line over a strait, and from it to the next


def drawn(eye: Eye) -> Surface:
    """Return the chart as it is seen, `eye.rect.size` pixels."""
    surface = Surface(eye.rect.size, 0, 32)
    surface.fill(_SEA)
    _draw_mesh(surface, eye)
    rings = [_pixels(eye, ring) for place in places() for ring in (place.land, *place.islands)]
    for units, share in _SHORES:
        wide = max(1, round(units * eye.scale))
        for ring in rings:
            pygame.draw.lines(surface, mix(_SEA, _SHORE, share), True, ring, 2 * wide)
            for corner in ring:
                pygame.draw.circle(surface, mix(_SEA, _SHORE, share), corner, wide)
    _draw_straits(surface, eye)
    border = max(1, round(_BORDER * eye.scale))
    for ring in rings:
        pygame.draw.polygon(surface, _LAND, ring)
    for ring in rings:
        pygame.draw.lines(surface, INK, True, ring, border)
        pygame.draw.aalines(surface, INK, True, ring)
    return surface


def _pixels(eye: Eye, ring: tuple[Units, ...]) -> list[tuple[int, int]]:
    left, top = eye.rect.topleft
    return [(x - left, y - top) for x, y in map(eye.pixel, ring)]


def _draw_mesh(surface: Surface, eye: Eye) -> None:
    wide, high = SIZE
    upright = [((number * _MESH, 0.0), (number * _MESH, float(high))) for number in range(1, round(wide / _MESH))]
    level = [((0.0, number * _MESH), (float(wide), number * _MESH)) for number in range(1, round(high / _MESH) + 1)]
    for way in (*upright, *level):
        start, end = _pixels(eye, way)
        pygame.draw.line(surface, _LINE, start, end)


def _draw_straits(surface: Surface, eye: Eye) -> None:
    """Draw a broken line over each strait, between the corners of the two lands that lie nearest."""
    for one, other in STRAITS:
        here, there = places()[one].land, places()[other].land
        start, end = min(((a, b) for a in here for b in there), key=lambda way: dist(*way))
        pieces = max(1, round(dist(start, end) / _DASH))
        for number in range(0, pieces, 2):
            dash = _part(start, end, number / pieces), _part(start, end, (number + 1) / pieces)
            begin, stop = _pixels(eye, dash)
            pygame.draw.line(surface, INK, begin, stop, max(1, round(2 * eye.scale)))


def _part(one: Units, two: Units, share: float) -> Units:
    return one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share
