"""A round warm light that fades towards its edge, behind who or what is celebrated."""

import math
from typing import Final

import pygame
from pygame import Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.theme import Colour

_WARM: Final[Colour] = (255, 232, 150)
_PAINTED: Final = 64
_BRIGHTEST: Final = 190
"""Its colour, the pixels it is painted with before it is scaled, its alpha in the middle."""


def shine(pictures: Pictures, across: int) -> Surface:
    """Return it for so many pixels across; kept, so do not draw on it."""
    return pictures.made(("shine", across), lambda: _painted(across))


def _painted(across: int) -> Surface:
    """Paint it small, for it has no line that could blur."""
    small = Surface((_PAINTED, _PAINTED), pygame.SRCALPHA)
    middle = (_PAINTED - 1) / 2
    for x in range(_PAINTED):
        for y in range(_PAINTED):
            near = max(0.0, 1 - math.hypot(x - middle, y - middle) / middle)
            small.set_at((x, y), (*_WARM, round(_BRIGHTEST * near * near * (3 - 2 * near))))
    return pygame.transform.smoothscale(small, (across, across))
