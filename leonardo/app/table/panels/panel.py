"""What a panel of the table is: it shows one part of a view, and is drawn anew only where that changes."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Protocol

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.areas import Area
from leonardo.app.kit.brush import Brush
from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.shown.marks import Marks

Placed = tuple[Spot, Area]
"""A spot and where it lies, in pixels."""


@frozen(eq=False)
class Part:
    """Something on a panel that is drawn for itself.

    `region` tells the pixels that it may draw on; where those of several parts overlap, the later one lies above.
    `content` tells all that its picture and its region depend on: while that stays equal, they do. `draw` draws it upon
    what lies below. Where it `is_opaque`, nothing of that is to be seen through it.
    """

    region: Callable[[View, Marks], Rect]
    content: Callable[[View, Marks], Hashable]
    draw: Callable[[Surface, View, Marks], None]
    is_opaque: bool = False


class Panel(Protocol):
    """One part of the table."""

    @property
    def parts(self) -> Sequence[Part]:
        """What it consists of, the lowest first."""

    def lay_ground(self, surface: Surface) -> None:
        """Draw once for all what lies under it and around it, such as its shadow."""

    def content(self, view: View, marks: Marks) -> Hashable:
        """Return all that its spots depend on; while this stays equal, they do."""

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield its spots in the order in which the keyboard walks them, larger ones before those upon them."""


class Board(ABC):
    """A panel that lies on the desk and fills its rectangle."""

    brush: Brush
    rect: Rect

    @property
    @abstractmethod
    def parts(self) -> Sequence[Part]:
        """What it consists of, the lowest first."""

    def lay_ground(self, surface: Surface) -> None:
        """Lay the shadow of the board on the desk."""
        self.brush.shadow(surface, self.rect)

    @abstractmethod
    def content(self, view: View, marks: Marks) -> Hashable:
        """Return all that its spots depend on; while this stays equal, they do."""


class WholeBoard(Board):
    """A board that is one part: its picture depends on its `content`, too."""

    @property
    def parts(self) -> Sequence[Part]:
        return (Part(always(self.rect), self.content, self.draw),)

    @abstractmethod
    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw it on the bare ground of the table."""


def always(rect: Rect) -> Callable[[View, Marks], Rect]:
    """Return a region that is the same whatever is shown."""
    return lambda _view, _marks: rect
