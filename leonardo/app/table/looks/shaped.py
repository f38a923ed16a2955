"""Lights and lines around areas that are no rectangles: along the edge of circles and polygons."""

from functools import lru_cache
from typing import Final

import pygame
from pygame import Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.theme import Colour
from leonardo.app.table.areas import Area, Point, bounds, moved, outline

_FINE: Final = 2
"""How many times larger a line is drawn than it is, so that it is smooth."""


def lay_light(surface: Surface, area: Area, spread: int, line: float, colour: Colour, alpha: int) -> None:
    """Lay a halo around an area: a line along its edge that fades outwards and inwards."""
    light, at = _placed(area, spread)
    halo = _halo(light, spread, line, colour)
    halo.set_alpha(alpha)
    surface.blit(halo, at)


def lay_line(surface: Surface, area: Area, line: float, colour: shapes.Colour, *, broken: bool = False) -> None:
    """Draw a line along the edge of an area, or a broken one."""
    margin = round(line) + 2
    corners, at = _placed(area, margin)
    surface.blit(_line(corners, margin, line, colour, broken), at)


def _placed(area: Area, margin: int) -> tuple[tuple[Point, ...], Point]:
    """Return the corners of an area from the corner of a picture with a margin around it, and where that lies."""
    around = bounds(area)
    return outline(moved(area, -around.left, -around.top)), (around.left - margin, around.top - margin)


@lru_cache(maxsize=128)
def _line(corners: tuple[Point, ...], margin: int, line: float, colour: shapes.Colour, broken: bool) -> Surface:
    wide, high = (max(numbers) + 2 * margin + 1 for numbers in zip(*corners, strict=True))
    large = Surface((wide * _FINE, high * _FINE), pygame.SRCALPHA)
    points = [((x + margin) * _FINE, (y + margin) * _FINE) for x, y in corners]
    thick = max(1, round(line * _FINE))
    for number, (one, other) in enumerate(zip(points, (*points[1:], points[0]), strict=True)):
        for start, end in _dashes(one, other, 6 * thick) if broken else ((one, other),):
            pygame.draw.line(large, colour, start, end, thick)
        if not broken:
            pygame.draw.circle(large, colour, points[number], thick / 2)
    return pygame.transform.smoothscale(large, (wide, high))


@lru_cache(maxsize=128)
def _halo(corners: tuple[Point, ...], spread: int, line: float, colour: Colour) -> Surface:
    broad = _line(corners, spread, spread / 2, (*colour, 255), False)
    halo = pygame.transform.gaussian_blur(broad, max(1, spread // 2))
    halo.blit(_line(corners, spread, line, (*colour, 255), False), (0, 0))
    return halo


def _dashes(one: Point, other: Point, length: int) -> list[tuple[Point, Point]]:
    """Cut a line in dashes with gaps between them, at least one."""
    way = pygame.Vector2(other) - pygame.Vector2(one)
    count = max(1, round(way.length() / length / 2))
    step = way / (2 * count)
    starts = [pygame.Vector2(one) + step * (2 * number + 0.5) for number in range(count)]
    return [((round(at.x), round(at.y)), (round(at.x + step.x), round(at.y + step.y))) for at in starts]
