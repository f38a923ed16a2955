"""Small drawn shapes with smooth edges, made once for each size: plates, discs, polygons, glows and shades.

All of them are drawn several times too large and brought down, because pygame draws filled corners without smoothing.
"""

from functools import lru_cache
from typing import Final

import pygame
from pygame import Rect, Surface

Colour = tuple[int, int, int] | tuple[int, int, int, int]

_FINE: Final = 4
"""How many times too large a shape is drawn."""

Point = tuple[float, float]


def _blank(width: int, height: int) -> Surface:
    return Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def _down(large: Surface, size: tuple[int, int]) -> Surface:
    """Bring a large drawing down, without the dark fringe that colourless pixels would leave."""
    return pygame.transform.smoothscale(large.premul_alpha(), (max(1, size[0]), max(1, size[1])))


@lru_cache(maxsize=600)
def plate(size: tuple[int, int], radius: int, fill: Colour, edge: Colour | None = None, line: float = 1.0) -> Surface:
    """Return a filled rectangle with round corners and an edge; premultiplied, see `lay`."""
    width, height = size
    large = _blank(width * _FINE, height * _FINE)
    box = large.get_rect()
    if edge is None:
        pygame.draw.rect(large, fill, box, border_radius=radius * _FINE)
        return _down(large, size)
    inner = max(1, round(line * _FINE))
    pygame.draw.rect(large, edge, box, border_radius=radius * _FINE)
    pygame.draw.rect(large, fill, box.inflate(-2 * inner, -2 * inner), border_radius=max(0, radius * _FINE - inner))
    return _down(large, size)


@lru_cache(maxsize=600)
def outline(size: tuple[int, int], radius: int, edge: Colour, line: float) -> Surface:
    """Return only the edge of a rectangle with round corners; premultiplied."""
    large = _blank(size[0] * _FINE, size[1] * _FINE)
    width = max(1, round(line * _FINE))
    pygame.draw.rect(large, edge, large.get_rect(), width=width, border_radius=radius * _FINE)
    return _down(large, size)


@lru_cache(maxsize=600)
def disc(diameter: int, fill: Colour, edge: Colour | None = None, line: float = 1.0) -> Surface:
    """Return a filled circle with an edge; premultiplied."""
    large = _blank(diameter * _FINE, diameter * _FINE)
    middle = diameter * _FINE / 2
    pygame.draw.circle(large, edge or fill, (middle, middle), middle)
    if edge is not None:
        pygame.draw.circle(large, fill, (middle, middle), middle - line * _FINE)
    return _down(large, (diameter, diameter))


@lru_cache(maxsize=200)
def polygon(size: tuple[int, int], points: tuple[Point, ...], fill: Colour, edge: Colour | None = None) -> Surface:
    """Return a polygon whose points are shares (0..1) of width and height; premultiplied."""
    large = _blank(size[0] * _FINE, size[1] * _FINE)
    spots = [(x * (size[0] * _FINE - 1), y * (size[1] * _FINE - 1)) for x, y in points]
    pygame.draw.polygon(large, fill, spots)
    if edge is not None:
        pygame.draw.polygon(large, edge, spots, width=_FINE)
    return _down(large, size)


@lru_cache(maxsize=200)
def tick(size: int, colour: Colour) -> Surface:
    """Return a check mark, which no font of ours has; premultiplied."""
    large = _blank(size * _FINE, size * _FINE)
    side = size * _FINE
    width = max(2, round(side * 0.16))
    corners = [(0.16 * side, 0.54 * side), (0.40 * side, 0.78 * side), (0.84 * side, 0.24 * side)]
    pygame.draw.lines(large, colour, closed=False, points=corners, width=width)
    for corner in corners:
        pygame.draw.circle(large, colour, corner, width / 2)
    return _down(large, (size, size))


@lru_cache(maxsize=120)
def glow(size: tuple[int, int], radius: int, spread: int, colour: Colour) -> Surface:
    """Return a soft light around a rectangle of `size`, `spread` pixels wide on each side; premultiplied."""
    width, height = size
    step = 2 if spread >= 8 else 1
    canvas = _blank((width + 4 * spread) // step, (height + 4 * spread) // step)
    box = Rect(0, 0, (width + spread) // step, (height + spread) // step)
    box.center = canvas.get_rect().center
    pygame.draw.rect(canvas, colour, box, border_radius=(radius + spread // 2) // step)
    soft = pygame.transform.gaussian_blur(canvas.premul_alpha(), max(1, spread // (2 * step)))
    return pygame.transform.smoothscale(soft, (width + 4 * spread, height + 4 * spread))


@lru_cache(maxsize=120)
def gradient(size: tuple[int, int], radius: int, upper: Colour, lower: Colour) -> Surface:
    """Return a rectangle with round corners whose colour runs from the upper to the lower edge; premultiplied."""
    strip = _blank(1, 2)
    strip.set_at((0, 0), upper)
    strip.set_at((0, 1), lower)
    shaded = pygame.transform.smoothscale(strip, (1, max(2, size[1])))
    body = pygame.transform.scale(shaded, size)
    body.blit(plate(size, radius, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return body


def lay(surface: Surface, shape: Surface, position: tuple[int, int]) -> None:
    """Blit a premultiplied shape."""
    surface.blit(shape, position, special_flags=pygame.BLEND_PREMULTIPLIED)


def lay_centred(surface: Surface, shape: Surface, centre: tuple[int, int]) -> None:
    """Blit a premultiplied shape around a point."""
    lay(surface, shape, (centre[0] - shape.get_width() // 2, centre[1] - shape.get_height() // 2))


def wash(surface: Surface, rect: Rect, colour: Colour) -> None:
    """Lay a transparent colour over a rectangle."""
    veil = Surface(rect.size, pygame.SRCALPHA)
    veil.fill(colour)
    surface.blit(veil, rect)
