"""A sheet of paper with its shadow by itself, so that it can come on the square as all else does."""

from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.widgets import skins

_SHADOW: Final = 24
"""Units around a sheet in which its shadow falls."""


def sheet_alone(page: Kit, place: Rect, panel: str) -> tuple[Surface, Rect, Rect]:
    """Return a picture of a sheet at a place of the window with its shadow, where that is, and the sheet on it."""
    reach = page.layout.px(_SHADOW)
    around = place.inflate(2 * reach, 2 * reach)
    sheet = place.move(-around.left, -around.top)
    surface = Surface(around.size, pygame.SRCALPHA)
    skins.lay_panel(surface, page.pictures, sheet, page.layout.k, panel)
    return surface, around, sheet
