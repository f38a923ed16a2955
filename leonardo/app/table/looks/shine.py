"""A round warm light that fades towards its edge, behind who or what is celebrated."""

import math
from typing import Final

import pygame
from pygame import Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.theme import Colour

_WARM: Final[Colour] = (255, 232, 150)
_PAINTED: Final = 64
_BRIGHTEST: Final = 190  # its colour, the pixels it is painted with before it is scaled, its alpha in the middle
_LARGE: Final = 1024
_RAYS: Final = 24
_BROAD: Final = (0.62, 0.34)
_FAINT: Final = 170
"""Pixels that rays are cast with before they are scaled, how many there are, how much of its angle each takes, and how
strong they are, of 255."""


def shine(pictures: Pictures, across: int) -> Surface:
    """Return it for so many pixels across; kept, so do not draw on it."""
    return pictures.made(("shine", across), lambda: _painted(across))


def rays(pictures: Pictures, across: int) -> Surface:
    """Return warm rays from the middle of so many pixels, which fade towards the edge; kept, so do not draw on it."""
    return pictures.made(("rays", across), lambda: _cast(across))


def _cast(across: int) -> Surface:
    """Cast the rays larger than they are, so that their edges are smooth, and let them fade as a shine does."""
    large = Surface((_LARGE, _LARGE), pygame.SRCALPHA)
    large.fill((*_WARM, 0))
    middle = _LARGE / 2
    for number in range(_RAYS):
        turn, half = 2 * math.pi * number / _RAYS, math.pi / _RAYS * _BROAD[number % len(_BROAD)]
        ends = [(middle + _LARGE * math.cos(turn + by), middle + _LARGE * math.sin(turn + by)) for by in (-half, half)]
        pygame.draw.polygon(large, (*_WARM, 255), [(middle, middle), *ends])
    cast = pygame.transform.smoothscale(large, (across, across))
    fading = _painted(across)
    fading.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    fading.fill((255, 255, 255, _FAINT), special_flags=pygame.BLEND_RGBA_MULT)
    cast.blit(fading, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return cast


def _painted(across: int) -> Surface:
    """Paint it small, for it has no line that could blur."""
    small = Surface((_PAINTED, _PAINTED), pygame.SRCALPHA)
    middle = (_PAINTED - 1) / 2
    for x in range(_PAINTED):
        for y in range(_PAINTED):
            near = max(0.0, 1 - math.hypot(x - middle, y - middle) / middle)
            small.set_at((x, y), (*_WARM, round(_BRIGHTEST * near * near * (3 - 2 * near))))
    return pygame.transform.smoothscale(small, (across, across))
