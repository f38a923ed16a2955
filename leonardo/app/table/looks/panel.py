"""What a panel of the table is: a rectangle that shows one part of a view, and is drawn anew only when that changes."""

from collections.abc import Hashable, Iterator
from typing import Protocol

from pygame import Rect, Surface

from leonardo.app.table.areas import Area
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.marks import Marks

Placed = tuple[Spot, Area]
"""A spot and where it lies, in pixels."""


class Panel(Protocol):
    """One part of the table."""

    @property
    def region(self) -> Rect:
        """All pixels that it may draw on; regions of different panels do not overlap."""

    def lay_ground(self, surface: Surface) -> None:
        """Draw once for all what lies under it and around it, such as its shadow."""

    def content(self, view: View, marks: Marks) -> Hashable:
        """Return all that its picture depends on; while this stays equal, the picture does."""

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw it on the bare ground of the table."""

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield its spots in the order in which the keyboard walks them, larger ones before those upon them."""


class Board:
    """A panel that lies on the desk and fills its rectangle."""

    brush: Brush
    rect: Rect

    @property
    def region(self) -> Rect:
        """The board."""
        return self.rect

    def lay_ground(self, surface: Surface) -> None:
        """Lay the shadow of the board on the desk."""
        self.brush.shadow(surface, self.rect)
