"""The outline of a territory as a shape of pixels: cut out, blurred, and stroked, each at any scale."""

from collections.abc import Sequence
from functools import cache
from math import ceil
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.engines.picture.chart.places import Eye, Units, places
from leonardo.app.kit import shapes
from leonardo.engine.engines.board import Territory

Colour = tuple[int, int, int]
REACH: Final = 26.0
"""Units around a territory that its lights reach."""
_FINE: Final = 700
"""Pixels of a shape up to which it is drawn twice too large, so that its edge is smooth."""


def softened(surface: Surface, radius: int) -> Surface:
    """Return a picture blurred as softly as by a bell, in a tenth of the time: twice by boxes."""
    half = max(1, round(radius * 0.6))
    return pygame.transform.box_blur(pygame.transform.box_blur(surface, half), half)


@frozen
class Outline:
    """All parts of a territory at `scale` pixels a unit, on a canvas of `size` pixels that begins `REACH` before it."""

    rings: tuple[tuple[Units, ...], ...]
    size: tuple[int, int]
    scale: float

    def cut_out(self, ground: shapes.Colour, fill: shapes.Colour) -> Surface:
        """Return the canvas with all that lies within filled."""
        fine = 2 if max(self.size) <= _FINE else 1
        canvas = shapes.blank(self.size[0] * fine, self.size[1] * fine)
        canvas.fill(ground)
        for ring in self.rings:
            corners = [(x * fine, y * fine) for x, y in ring]
            pygame.draw.polygon(canvas, fill, corners)
            if fine == 1:
                pygame.draw.aalines(canvas, fill, True, corners)
        return canvas if fine == 1 else pygame.transform.smoothscale(canvas, self.size)

    def stroke(self, surface: Surface, colour: Colour, width: int) -> None:
        """Draw along its edge, `width` pixels wide."""
        for ring in self.rings:
            closed = [*ring, ring[0]]
            if width > 1:
                pygame.draw.lines(surface, colour, False, closed, width)
                for corner in ring:
                    pygame.draw.circle(surface, colour, corner, width / 2)
            pygame.draw.aalines(surface, colour, True, ring)


def outline(at: Territory, scale: float) -> Outline:
    left, top, right, bottom = _bounds(at)
    rings = tuple(
        tuple(((x - left) * scale, (y - top) * scale) for x, y in ring)
        for ring in (places()[at].land, *places()[at].islands)
    )
    return Outline(rings, (ceil((right - left) * scale) + 1, ceil((bottom - top) * scale) + 1), scale)


def reach(eye: Eye, at: Territory) -> Rect:
    """Return the pixels of the window that the wash and the lights of a territory may touch."""
    left, top, right, bottom = _bounds(at)
    return Rect(eye.pixel((left, top)), (ceil((right - left) * eye.scale) + 1, ceil((bottom - top) * eye.scale) + 1))


@cache
def _bounds(at: Territory) -> tuple[float, float, float, float]:
    place = places()[at]
    points: Sequence[Units] = [point for ring in (place.land, *place.islands) for point in ring]
    across, down = [x for x, _ in points], [y for _, y in points]
    return min(across) - REACH, min(down) - REACH, max(across) + REACH, max(down) + REACH
