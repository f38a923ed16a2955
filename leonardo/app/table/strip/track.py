"""What a game shows of its course at the left end of the strip: the one thing there that is its own."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Protocol

from pygame import Rect

from leonardo.app.table.kinds import View
from leonardo.app.table.panels.panel import Part, Placed


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


Way = Callable[[Rect], Track]
"""One of the ways, more or fewer of them in words, in which a game tells its course in a row of pixels."""
