"""What a game shows of its course at the left end of the strip: the one thing there that is its own."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Final, Protocol

from pygame import Rect, Surface

from leonardo.app.kit.brush import Brush
from leonardo.app.table.kinds import View
from leonardo.app.table.panels.panel import Part, Placed, always
from leonardo.app.table.shown.marks import Marks
from leonardo.ui import still
from leonardo.ui.layout import Element, lay
from leonardo.ui.measure import LayoutContext, size_of
from leonardo.ui.node import Node
from leonardo.ui.raster import RasterCache


class Track(Protocol):
    """Rounds, phases or whatever else tells how far a game has come, in a row of the strip."""

    @property
    def width(self) -> int:
        """How many pixels of the row it takes at most."""

    @property
    def parts(self) -> Sequence[Part]:
        """What it consists of."""

    def end(self, view: View, /) -> int:
        """Return the pixel at which it ends at the right."""

    def content(self, view: View, /) -> Hashable:
        """Return all that its spots and its end depend on."""

    def spots(self, view: View, /) -> Iterator[Placed]:
        """Yield its spots in the order in which the keyboard walks them."""


class NodeTrack:
    """A track that is a node in a row: `told` returns it for a view, and as wide as ever without one."""

    def __init__(self, brush: Brush, told: Callable[[View | None], Node], row: Rect) -> None:
        self._brush, self._told, self._row = brush, told, row
        self._context = LayoutContext(brush, RasterCache(0))
        self.width: Final = size_of(self._context, self._context.components.node(told(None)), *row.size)[0]
        self._place = Rect(row.left, row.top, self.width, row.height)
        self._laid: Element | None = None

    @property
    def parts(self) -> Sequence[Part]:
        region = Rect(self._row.left - 4, self._row.top - 6, self.width + 12, self._row.height + 12)
        return (Part(always(region), lambda view, _: self._told(view), self._draw),)

    def end(self, _view: View, /) -> int:
        return self._place.right

    def content(self, view: View, /) -> Hashable:
        return self._told(view)

    def spots(self, view: View, /) -> Iterator[Placed]:
        self._laid = lay(self._context, self._told(view), self._place, self._laid)
        yield from ((element.node.id, element.rect) for element in self._laid.hits)

    def _draw(self, surface: Surface, view: View, _marks: Marks) -> None:
        still.draw(self._brush, surface, self._place, self._told(view))


Way = Callable[[Rect], Track]
"""One of the ways, more or fewer of them in words, in which a game tells its course in a row of pixels."""
