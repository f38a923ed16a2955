"""Pictures of things on a wooden table, shown whole in windows of any shape: the wood goes on around them."""

from itertools import pairwise
from typing import Final

import pygame

from leonardo.app.kit.layout import TABLE, Layout
from leonardo.app.kit.pictures import Pictures

_WOOD: Final = "wood_dark"
_SAMPLES: Final = 24
"""In how many places the light along an edge of the picture is taken."""
_RIM: Final = 8
"""Units at an edge of the picture whose light is taken, and over which it passes into the wood around it."""
_DUSK: Final = 0.75
"""The share of an edge's light that is left where the window ends."""


def lay_spread(surface: pygame.Surface, pictures: Pictures, layout: Layout, name: str) -> None:
    """Draw a picture that is made for a whole table in the middle of the window, on wood as light as its edges."""
    surface.blit(pictures.made(("spread", name, layout.size), lambda: _spread(pictures, layout, name)), (0, 0))


def _spread(pictures: Pictures, layout: Layout, name: str) -> pygame.Surface:
    place = layout.centred(*TABLE)
    picture = pictures.get(name, place.size)
    if place == layout.window:
        return picture
    wood = pictures.tiled(_WOOD, layout.size, layout.k)
    rim = max(2, layout.px(_RIM))
    if place.top:
        return _between(picture, wood, place.top, rim)
    turned = _between(pygame.transform.rotate(picture, -90), pygame.transform.rotate(wood, -90), place.left, rim)
    return pygame.transform.rotate(turned, 90)


def _between(picture: pygame.Surface, wood: pygame.Surface, above: int, rim: int) -> pygame.Surface:
    """Return `wood` with the picture on it, from edge to edge sideways and with `above` pixels of wood over it."""
    whole = wood.copy()
    whole.blit(wood, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    width, height = picture.get_size()
    foot = above + height
    head_light, foot_light = (_light(picture.subsurface((0, y, width, rim)), wood) for y in (0, height - rim))
    _shade(whole, pygame.Rect(0, 0, width, above + rim), [_DUSK, 1.0], head_light)
    _shade(whole, pygame.Rect(0, foot - rim, width, whole.get_height() - foot + rim), [1.0, _DUSK], foot_light)
    whole.blit(_softened(picture, rim), (0, above))
    return whole


def _light(edge: pygame.Surface, wood: pygame.Surface) -> list[float]:
    """Return how light the wood at an edge is along its length; 1 is as light as the wood around the picture.

    Things that reach the edge are not wood, and are left out by looking at what is usual some samples to either side.
    """
    from statistics import median  # noqa: PLC0415 - takes long, and most windows have no edge of wood

    usual = max(1, pygame.transform.average_color(wood)[0])
    marks = [edge.get_width() * mark // _SAMPLES for mark in range(_SAMPLES + 1)]
    parts = [pygame.Rect(left, 0, right - left, edge.get_height()) for left, right in pairwise(marks)]
    light = [pygame.transform.average_color(edge, part)[0] / usual for part in parts]
    return [median(light[max(0, place - 2) : place + 3]) for place in range(_SAMPLES)]


def _shade(doubled: pygame.Surface, place: pygame.Rect, dusk: list[float], light: list[float]) -> None:
    """Bring wood of twice its light down to `light` from left to right and to the shares `dusk` from top to bottom."""
    small = pygame.Surface((len(light), len(dusk)))
    for y, share in enumerate(dusk):
        for x, strength in enumerate(light):
            grey = min(255, round(128 * share * strength))
            small.set_at((x, y), (grey, grey, grey))
    doubled.blit(pygame.transform.smoothscale(small, place.size), place, special_flags=pygame.BLEND_RGB_MULT)


def _softened(picture: pygame.Surface, rim: int) -> pygame.Surface:
    """Return a picture that appears over `rim` pixels from its upper edge, and goes over as many to its lower one."""
    soft = pygame.Surface(picture.get_size(), pygame.SRCALPHA)
    soft.blit(picture, (0, 0))
    for row in range(rim):
        share = 255 * (row + 1) // (rim + 1)
        for top in (row, picture.get_height() - 1 - row):
            soft.fill((255, 255, 255, share), (0, top, picture.get_width(), 1), pygame.BLEND_RGBA_MULT)
    return soft
