"""Draws a node once on a surface that is no screen, such as an exhibit on a stage or a picture on a page."""

from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.table.looks.brush import Brush
from leonardo.ui.layout import lay
from leonardo.ui.measure import LayoutContext
from leonardo.ui.node import Node
from leonardo.ui.raster import RasterCache

_MAX_PIXELS: Final = 2_000_000
"""Pixels of the rasters that are kept while one node is drawn."""


def draw(brush: Brush, surface: Surface, rect: Rect, node: Node) -> None:
    """Lay a node out in a rectangle of a surface and draw it there."""
    cache = RasterCache(_MAX_PIXELS)
    for item in sorted(lay(LayoutContext(brush, cache), node, rect, None).items, key=lambda item: item.z):
        if item.live is not None:
            item.live(surface)
        else:
            surface.blit(cache.raster(item), item.rect, special_flags=0 if item.opaque else pygame.BLEND_PREMULTIPLIED)
