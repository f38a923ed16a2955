"""Rays of a low sun behind who or what wins: amber, so that they are seen on cream, and softer outwards."""

import math
from itertools import product
from typing import Final

import pygame
from pygame import Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.theme import Colour

_AMBER: Final[Colour] = (255, 168, 24)
_RAYS: Final = 22
_BROAD, _NARROW = 0.62, 0.34  # how much of its part of the circle a ray takes, by turns
_BRIGHTEST: Final = 205  # the alpha of a ray where it begins, and of the halo in its middle
_HALO: Final = 0.62  # how far the halo reaches, in lengths of a ray
_FINE: Final = 2
_PAINTED: Final = 64  # how many times too large rays are drawn, and pixels across of what has no line that could blur


def rays(pictures: Pictures, across: int) -> Surface:
    """Return them for so many pixels across, around the middle; kept, so do not draw on it."""
    return pictures.made(("rays", across), lambda: _drawn(max(2, across)))


def _drawn(across: int) -> Surface:
    large = Surface((across * _FINE, across * _FINE), pygame.SRCALPHA)
    large.fill((*_AMBER, 0))
    middle = across * _FINE / 2
    step = 2 * math.pi / _RAYS
    for number in range(_RAYS):
        half = step * (_NARROW if number % 2 else _BROAD) / 2
        ends = [(number * step + side, middle * 1.5) for side in (-half, half)]
        tip = [(middle + math.cos(turn) * far, middle + math.sin(turn) * far) for turn, far in ends]
        pygame.draw.polygon(large, (*_AMBER, 255), [(middle, middle), *tip])
    burst = pygame.transform.smoothscale(large, (across, across))
    burst.blit(_fading(across, 1.0, (255, 255, 255)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    whole = _fading(across, _HALO, _AMBER)
    whole.blit(burst, (0, 0))
    return whole


def _fading(across: int, reach: float, colour: Colour) -> Surface:
    """Return a round light that is gone at a share of the way to the edge."""
    small = Surface((_PAINTED, _PAINTED), pygame.SRCALPHA)
    middle = (_PAINTED - 1) / 2
    for x, y in product(range(_PAINTED), repeat=2):
        near = max(0.0, 1 - math.hypot(x - middle, y - middle) / (middle * reach))
        small.set_at((x, y), (*colour, round(_BRIGHTEST * near)))
    return pygame.transform.smoothscale(small, (across, across))
