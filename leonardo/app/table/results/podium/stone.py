"""The stone of the podium: blocks of any height from one picture."""

from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Size
from leonardo.app.table.results.podium.plan import HIGHEST

TOP: Final = 20  # units by which the stone of a step is seen from above
PLINTH: Final = 32  # units of its plinth


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
