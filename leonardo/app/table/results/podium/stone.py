"""The stone of the podium: blocks of any height from one picture, and the signs that are carved into them."""

from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import Look
from leonardo.app.kit.theme import Colour
from leonardo.app.table.results.podium.plan import HIGHEST

TOP: Final = 20
"""Units by which the stone of a step is seen from above."""
PLINTH: Final = 32
"""Units of its plinth."""

_CARVED: Final[tuple[Colour, Colour]] = ((150, 110, 56), (255, 249, 230))
"""The colours of what is carved, and of its edge on which light falls."""
_EDGE: Final = 1.6
"""Units of that edge."""


def stone(page: Kit, front: Size) -> Surface:
    """Return a block whose front is of a size in pixels: a low one shows less of the middle of the stone."""
    px, (width, height) = page.layout.px, front
    top, foot = px(TOP), max(1, px(PLINTH + 2))
    whole = page.pictures.get("step", (width, max(height, px(HIGHEST)) + top))
    return page.pictures.made(("step", front, page.layout.k), lambda: _lowered(whole, height + top, foot))


def _lowered(whole: Surface, height: int, foot: int) -> Surface:
    """Return the upper part of a stone that is `height` high, with its foot."""
    width = whole.get_width()
    lowered = Surface((width, height), pygame.SRCALPHA)
    lowered.blit(whole, (0, 0), Rect(0, 0, width, height - foot))
    lowered.blit(whole, (0, height - foot), Rect(0, whole.get_height() - foot, width, foot))
    return lowered


def carved(page: Kit, look: Look, side: int) -> Surface:
    """Return the sign of a seat as it is carved into stone, `side` pixels wide: its lower edge takes the light."""
    return page.pictures.made(("carved", look.colour, side), lambda: _carve(page, look, side))


def _carve(page: Kit, look: Look, side: int) -> Surface:
    mark = page.pictures.get(f"mark_{look.colour}", (side, side))
    edge = max(1, page.layout.px(_EDGE))
    sign = Surface((side + edge, side + edge), pygame.SRCALPHA)
    for colour, at, strength in ((_CARVED[1], edge, 255), (_CARVED[0], 0, 150)):
        part = mark.copy()
        part.fill((0, 0, 0, strength), special_flags=pygame.BLEND_RGBA_MULT)
        part.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)
        sign.blit(part, (at, at))
    return sign
