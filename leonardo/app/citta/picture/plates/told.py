"""What a plate tells: a title, a few lines, perhaps a picture at its left and a body of its own under them."""

from collections.abc import Iterator
from typing import Protocol

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.theme import INK, Colour
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.panels.panel import Placed
from leonardo.engine.citta.view import View


@frozen
class Line:
    """A line of a plate; `sign` is the picture that stands before it, if one does."""

    text: str
    colour: Colour = INK
    sign: str = ""
    strong: bool = False


class Body(Protocol):
    """What a plate shows under its lines."""

    @property
    def broad(self) -> bool:
        """Whether the plate must be broader than usual for it."""

    def height(self, brush: Brush) -> int:
        """Return how many pixels it needs."""

    def draw(self, brush: Brush, surface: Surface, rect: Rect, view: View) -> None:
        """Draw it."""

    def spots(self, brush: Brush, rect: Rect, view: View) -> Iterator[Placed]:
        """Yield what can be pressed on it."""


@frozen(eq=False)
class Told:
    """All that a plate tells.

    `price` stands at the right of its title, with a coin; `square` is where it lies. One is `broad` whose lines are
    `long`, or whose body is broad.
    """

    title: str
    lines: tuple[Line, ...] = ()
    picture: str = ""
    price: int | None = None
    body: Body | None = None
    square: int | None = None
    long: bool = False

    @property
    def broad(self) -> bool:
        """Whether it must be broader than usual."""
        return self.long or (self.body is not None and self.body.broad)
