"""Draws a node once on a surface that is no screen, such as an exhibit on a stage or a picture on a page."""

from collections.abc import Callable
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush
from leonardo.ui.compositor import Compositor
from leonardo.ui.items import layer
from leonardo.ui.layout import lay
from leonardo.ui.measure import LayoutContext
from leonardo.ui.node import Node
from leonardo.ui.raster import RasterCache

_MAX_PIXELS: Final = 2_000_000  # pixels of the rasters that are kept while one node is drawn


def draw(brush: Brush, surface: Surface, rect: Rect, node: Node) -> None:
    cache = RasterCache(_MAX_PIXELS)
    items = lay(LayoutContext(brush, cache), node, rect, None).items
    Compositor(cache).draw_over(surface, sorted(items, key=layer))


def drawing(brush: Brush, node: Node) -> Callable[[Surface, Rect], None]:
    return lambda surface, rect: draw(brush, surface, rect, node)
