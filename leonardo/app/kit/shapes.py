"""Small drawn shapes with smooth edges, made once for each size: plates, discs, polygons, glows and shades.

All of them are drawn several times too large and brought down, because pygame draws filled corners without smoothing.
"""

import math
from collections.abc import Callable
from itertools import product
from math import ceil, cos, pi, sin
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.points import FinePoint, Point, Size
from leonardo.app.kit.surface_cache import cached_per_size

STEP: Final = 2.5  # degrees between two pictures


def step_of(degrees: float) -> int:
    """Return which of the pictures comes next to an angle; 0 is upright."""
    return round(degrees / STEP)


def tilted(upright: Surface, step: int) -> Surface:
    """Return a picture that leans so many steps to the right, turned about its middle."""
    return pygame.transform.rotozoom(upright, -STEP * step, 1)


def middle(upright: Rect, foot: Point, step: int) -> FinePoint:
    """Return where the middle of a picture is that leans so many steps to the right and has not moved its foot.

    `upright` is where it stands when it does not lean.
    """
    turned = math.radians(STEP * step)
    x, y = upright.centerx - foot[0], upright.centery - foot[1]
    return foot[0] + x * math.cos(turned) - y * math.sin(turned), foot[1] + x * math.sin(turned) + y * math.cos(turned)


def room(upright: Rect, steps: int) -> Rect:
    """Return all pixels that a figure is seen on, be it upright or leaning up to so many steps to either side."""
    aside, up = (math.ceil(each * math.sin(math.radians(STEP * steps))) for each in (upright.height, upright.width))
    return upright.inflate(2 * aside, 2 * up)


Colour = tuple[int, int, int] | tuple[int, int, int, int]

_SMALL: Final = 300  # pixels up to which a shape is drawn at its finest
_SOFT: Final = 8  # pixels over which a light is blurred at least; wider ones are blurred at a part of their size
_DASH, _DRAWN = 5.0, 0.6
"""From one dash of a broken edge to the next, in widths of its line, and the share of that which is drawn."""


def blank(width: int, height: int) -> Surface:
    """Return an empty surface that can be seen through, of one pixel at least."""
    return Surface((max(1, width), max(1, height)), pygame.SRCALPHA)


def _fine(size: Size) -> int:
    return 4 if max(size) <= _SMALL else 2


def _down(large: Surface, size: Size) -> Surface:
    """Bring a large drawing down, without the dark fringe that colourless pixels would leave."""
    return pygame.transform.smoothscale(large.premul_alpha(), (max(1, size[0]), max(1, size[1])))


def stretched(size: Size, margin: int, draw: Callable[[Size], Surface]) -> Surface:
    """Return what `draw` draws for a size; only `margin` pixels at each edge are drawn, what lies between is alike."""
    small = drawn_of(size, margin)
    drawn = draw(small)
    if small == size:
        return drawn
    whole = blank(*size)
    columns, rows = (_parts(of, to, margin) for of, to in zip(small, size, strict=True))
    for (x, wide, left, across), (y, high, top, down) in product(columns, rows):
        if (wide, high) == (1, 1):  # all alike, and nothing lies there yet: nothing is quicker
            whole.fill(drawn.get_at((x, y)), (left, top, across, down))
            continue
        part = drawn.subsurface((x, y, wide, high))
        if (wide, high) != (across, down):
            part = pygame.transform.scale(part, (across, down))
        whole.blit(part, (left, top), special_flags=pygame.BLEND_RGBA_ADD)
    return whole


def drawn_of(size: Size, margin: int) -> Size:
    """Return the size for which is drawn what is then `stretched`."""
    return min(size[0], 2 * margin + 1), min(size[1], 2 * margin + 1)


def _parts(of: int, to: int, margin: int) -> tuple[tuple[int, int, int, int], ...]:
    """Cut a length in parts: where each begins and how long it is, in what is drawn and in what is wanted."""
    if of == to:
        return ((0, of, 0, to),)
    return (0, margin, 0, margin), (margin, 1, margin, to - 2 * margin), (margin + 1, margin, to - margin, margin)


@cached_per_size(256)
def plate(size: Size, radius: int, fill: Colour, edge: Colour | None = None, line: float = 1.0) -> Surface:
    """Return a filled rectangle with round corners and an edge; premultiplied, see `lay`."""
    return stretched(size, radius + ceil(line) + 2, lambda small: _plate(small, radius, fill, edge, line))


@cached_per_size(64)
def _plate(size: Size, radius: int, fill: Colour, edge: Colour | None, line: float) -> Surface:
    fine = _fine(size)
    large = blank(size[0] * fine, size[1] * fine)
    box = large.get_rect()
    if edge is None:
        pygame.draw.rect(large, fill, box, border_radius=radius * fine)
        return _down(large, size)
    inner = max(1, round(line * fine))
    pygame.draw.rect(large, edge, box, border_radius=radius * fine)
    pygame.draw.rect(large, fill, box.inflate(-2 * inner, -2 * inner), border_radius=max(0, radius * fine - inner))
    return _down(large, size)


@cached_per_size(256)
def outline(size: Size, radius: int, edge: Colour, line: float) -> Surface:
    """Return only the edge of a rectangle with round corners; premultiplied."""
    return stretched(size, radius + ceil(line) + 2, lambda small: _outline(small, radius, edge, line))


@cached_per_size(64)
def _outline(size: Size, radius: int, edge: Colour, line: float) -> Surface:
    fine = _fine(size)
    large = blank(size[0] * fine, size[1] * fine)
    width = max(1, round(line * fine))
    pygame.draw.rect(large, edge, large.get_rect(), width=width, border_radius=radius * fine)
    return _down(large, size)


@cached_per_size(256)
def dashes(size: Size, radius: int, edge: Colour, line: float) -> Surface:
    """Return the edge of a rectangle with round corners as a line that is broken all around; premultiplied."""
    fine = _fine(size)
    large = blank(size[0] * fine, size[1] * fine)
    thick = max(1, round(line * fine))
    path = _around(large.get_rect().inflate(-thick, -thick), radius * fine - thick // 2)
    count = max(4, round(len(path) / (_DASH * thick)))
    for number in range(count):
        start, end = (round(len(path) * (number + part) / count) for part in (0.0, _DRAWN))
        pygame.draw.lines(large, edge, False, path[start : end + 1], thick)
    return _down(large, size)


def _around(rect: Rect, radius: int) -> list[tuple[float, float]]:
    """Return points about a pixel apart along the edge of a rectangle with round corners, clockwise from its top."""
    radius = max(1, min(radius, rect.width // 2, rect.height // 2))
    inner, path = rect.inflate(-2 * radius, -2 * radius), list[tuple[float, float]]()
    for (x, y), turn, length in (
        (inner.topright, -pi / 2, inner.width),
        (inner.bottomright, 0.0, inner.height),
        (inner.bottomleft, pi / 2, inner.width),
        (inner.topleft, pi, inner.height),
    ):
        start = x + radius * cos(turn), y + radius * sin(turn)
        path += [(start[0] + step * sin(turn), start[1] - step * cos(turn)) for step in range(length, 0, -1)]
        bends = max(2, round(radius * pi / 2))
        path += [
            (x + radius * cos(turn + pi / 2 * bend / bends), y + radius * sin(turn + pi / 2 * bend / bends))
            for bend in range(bends)
        ]
    return path


@cached_per_size(256)
def disc(diameter: int, fill: Colour, edge: Colour | None = None, line: float = 1.0) -> Surface:
    """Return a filled circle with an edge; premultiplied."""
    fine = _fine((diameter, diameter))
    large = blank(diameter * fine, diameter * fine)
    middle = diameter * fine / 2
    pygame.draw.circle(large, edge or fill, (middle, middle), middle)
    if edge is not None:
        pygame.draw.circle(large, fill, (middle, middle), middle - line * fine)
    return _down(large, (diameter, diameter))


@cached_per_size(128)
def stroke(size: Size, colour: Colour, line: float) -> Surface:
    """Return a line from the lower left to the upper right of a rectangle; premultiplied."""
    fine = _fine(size)
    large = blank(size[0] * fine, size[1] * fine)
    thick = round(line * fine)
    start, end = (thick, large.get_height() - thick), (large.get_width() - thick, thick)
    pygame.draw.line(large, colour, start, end, thick)
    return _down(large, size)


@cached_per_size(64)
def polygon(size: Size, corners: tuple[tuple[float, float], ...], fill: Colour, edge: Colour, line: float) -> Surface:
    """Return a polygon with its edge on a canvas of `size`; premultiplied."""
    fine = _fine(size)
    large = blank(size[0] * fine, size[1] * fine)
    points = [(x * fine, y * fine) for x, y in corners]
    pygame.draw.polygon(large, fill, points)
    pygame.draw.lines(large, edge, True, points, max(1, round(line * fine)))
    return _down(large, size)


@cached_per_size(64)
def dashed_ring(diameter: int, edge: Colour, line: float, dashes: int = 12) -> Surface:
    """Return a circle of so many dashes; premultiplied."""
    fine = _fine((diameter, diameter))
    large = blank(diameter * fine, diameter * fine)
    step = 2 * pi / dashes
    for number in range(dashes):
        start = number * step
        pygame.draw.arc(large, edge, large.get_rect(), start, start + step * 0.58, max(1, round(line * fine)))
    return _down(large, (diameter, diameter))


@cached_per_size(64)
def glow(size: Size, radius: int, spread: int, colour: tuple[int, int, int]) -> Surface:
    """Return a soft light around a rectangle of `size`, `spread` pixels wide on each side.

    Its colour is the same everywhere and only its alpha differs, so that it can be blitted at any `set_alpha`.
    """
    return stretched(_lit(size, spread), _reach(radius, spread), lambda lit: _glow(lit, radius, spread, colour))


def _lit(size: Size, spread: int) -> Size:
    return size[0] + 4 * spread, size[1] + 4 * spread


def _reach(radius: int, spread: int) -> int:
    return 4 * spread + radius + 2


def _glow(lit: Size, radius: int, spread: int, colour: tuple[int, int, int]) -> Surface:
    step = max(1, spread // _SOFT)
    canvas = blank(lit[0] // step, lit[1] // step)
    canvas.fill((*colour, 0))
    box = Rect(0, 0, (lit[0] - 3 * spread) // step, (lit[1] - 3 * spread) // step)
    box.center = canvas.get_rect().center
    pygame.draw.rect(canvas, (*colour, 255), box, border_radius=(radius + spread // 2) // step)
    soft = pygame.transform.gaussian_blur(canvas, max(1, spread // (2 * step)))
    return pygame.transform.smoothscale(soft, lit)


@cached_per_size(64)
def halo(size: Size, radius: int, spread: int, line: float, colour: tuple[int, int, int]) -> Surface:
    """Return a light like `glow` that leaves the rectangle itself free, with a bright rim around it."""
    return stretched(_lit(size, spread), _reach(radius, spread), lambda lit: _halo(lit, radius, spread, line, colour))


def _halo(lit: Size, radius: int, spread: int, line: float, colour: tuple[int, int, int]) -> Surface:
    light = _glow(lit, radius, spread, colour)
    centre = light.get_rect().center
    hole = plate((lit[0] - 4 * spread - 2, lit[1] - 4 * spread - 2), radius, (0, 0, 0, 255))
    light.blit(hole, hole.get_rect(center=centre), special_flags=pygame.BLEND_RGBA_SUB)
    rim = outline((lit[0] - 4 * spread + 2, lit[1] - 4 * spread + 2), radius + 1, (*colour, 255), line)
    light.blit(rim, rim.get_rect(center=centre), special_flags=pygame.BLEND_RGBA_MAX)
    return light


@cached_per_size(64)
def gradient(size: Size, radius: int, upper: Colour, lower: Colour) -> Surface:
    """Return a rectangle with round corners whose colour runs from the upper to the lower edge; premultiplied."""
    strip = blank(1, 2)
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
