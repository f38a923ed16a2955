"""A sheet of paper with its shadow by itself, or a ribbon, so that it can come on the square as all else does."""

from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Page
from leonardo.app.kit.widgets import skins
from leonardo.app.table.looks import ribbon

_SHADOW: Final = 24  # units around a sheet in which its shadow falls


def sheet_alone(page: Kit, place: Rect, panel: str) -> tuple[Surface, Rect, Rect]:
    """Return a picture of a sheet at a place of the window with its shadow, where that is, and the sheet on it."""
    reach = page.layout.px(_SHADOW)
    around = place.inflate(2 * reach, 2 * reach)
    sheet = place.move(-around.left, -around.top)
    surface = Surface(around.size, pygame.SRCALPHA)
    skins.lay_panel(surface, page.pictures, sheet, page.layout.k, panel)
    return surface, around, sheet


def ribbon_alone(page: Kit, place: Rect) -> tuple[Surface, Rect, Rect]:
    """Return a picture of a ribbon whose sheet is at a place, where that picture is, and the sheet on it."""
    layout, painter = page.layout, page.painter
    reach = layout.px(_SHADOW)
    around = ribbon.around(place).inflate(2 * reach, 2 * reach)
    sheet = place.move(-around.left, -around.top)
    surface = Surface(around.size, pygame.SRCALPHA)
    paper = Page(size=layout.window.size, k=layout.k, text_scale=painter.scale)
    ribbon.lay(Brush(page.pictures, painter, paper, ()), surface, sheet)
    return surface, around, sheet
