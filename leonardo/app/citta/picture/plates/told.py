"""What a plate tells: a title, a few lines, perhaps a picture at its left and a body of its own under them."""

from attrs import frozen

from leonardo.app.kit.theme import INK, Colour
from leonardo.ui.node import Node


@frozen
class Line:
    """A line of a plate; `sign` is the picture that stands before it, if one does."""

    text: str
    colour: Colour = INK
    sign: str = ""
    strong: bool = False


@frozen
class Told:
    """All that a plate tells.

    `price` stands at the right of its title, with a coin; `square` is where it lies. A `broad` one has a body that
    needs more room than usual, and so has one whose lines are `long`: these keep the size of their letters.
    """

    title: str
    lines: tuple[Line, ...] = ()
    picture: str = ""
    price: int | None = None
    body: Node | None = None
    square: int | None = None
    broad: bool = False
    long: bool = False
