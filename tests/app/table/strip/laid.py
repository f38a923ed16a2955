"""The strip of a table by itself, laid out and drawn."""

from collections.abc import Mapping

from pygame import Rect, Surface

from leonardo.app.kit.areas import bounds
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.strip.strip import Strip
from leonardo.ui import still
from leonardo.ui.layout import lay
from leonardo.ui.measure import LayoutContext
from leonardo.ui.raster import RasterCache


def places(strip: Strip, view: View, marks: Marks) -> Mapping[Spot, Rect]:
    """Return where the spots of a strip are, in the order of the keyboard."""
    laid = lay(LayoutContext(strip.brush, RasterCache(0)), strip.node(view, marks), strip.rect, None)
    return {element.node.id: bounds(element.area) for element in laid.hits}


def draw(surface: Surface, strip: Strip, view: View, marks: Marks) -> None:
    still.draw(strip.brush, surface, strip.rect, strip.node(view, marks))
