"""Lines around areas that are no rectangles, and veils on them: circles and polygons."""

from collections.abc import Iterator
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.areas import Area, bounds, moved, outline
from leonardo.app.kit.points import Point
from leonardo.app.kit.surface_cache import cached_per_size, newly

_FINE: Final = 2  # how many times larger a line is drawn than it is, so that it is smooth


def veil(area: Area, colour: shapes.Colour, radius: int) -> tuple[Surface, Point]:
    """Return a colour on an area, premultiplied, and where it lies; the corners of rectangles are round."""
    if isinstance(area, Rect):
        return shapes.plate(area.size, radius, colour), area.topleft
    corners, at = _placed(area, 1)
    return _veil(corners, colour), at


def veil_ahead(area: Area, colour: shapes.Colour, radius: int) -> Iterator[None]:
    """Make the same ahead, with a pause after it if it was not known."""
    if isinstance(area, Rect):
        return newly(shapes.plate, area.size, radius, colour)
    return newly(_veil, _placed(area, 1)[0], colour)


def lay_line(surface: Surface, area: Area, line: float, colour: shapes.Colour) -> None:
    margin = round(line) + 2
    corners, at = _placed(area, margin)
    surface.blit(_line(corners, margin, line, colour), at)


def _placed(area: Area, margin: int) -> tuple[tuple[Point, ...], Point]:
    around = bounds(area)
    return outline(moved(area, -around.left, -around.top)), (around.left - margin, around.top - margin)


@cached_per_size(128)
def _line(corners: tuple[Point, ...], margin: int, line: float, colour: shapes.Colour) -> Surface:
    wide, high = (max(numbers) + 2 * margin + 1 for numbers in zip(*corners, strict=True))
    large = Surface((wide * _FINE, high * _FINE), pygame.SRCALPHA)
    points = [((x + margin) * _FINE, (y + margin) * _FINE) for x, y in corners]
    thick = max(1, round(line * _FINE))
    for one, other in zip(points, (*points[1:], points[0]), strict=True):
        pygame.draw.line(large, colour, one, other, thick)
        pygame.draw.circle(large, colour, one, thick / 2)
    return pygame.transform.smoothscale(large, (wide, high))


@cached_per_size(128)
def _veil(corners: tuple[Point, ...], colour: shapes.Colour) -> Surface:
    wide, high = (max(numbers) + 2 for numbers in zip(*corners, strict=True))
    large = shapes.blank(wide * _FINE, high * _FINE)
    pygame.draw.polygon(large, colour, [((x + 1) * _FINE, (y + 1) * _FINE) for x, y in corners])
    return pygame.transform.smoothscale(large.premul_alpha(), (wide, high))
