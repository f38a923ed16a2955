"""Nodes: what is on the screen, as data. A component is a function from facts to nodes.

Lengths are logical units (of a table of 1920x1080) unless they say otherwise. Nodes are compared by identity. A screen
calls a component once for equal facts: it gets the same node again, and nothing below that is laid out again.
"""

from collections.abc import Callable, Hashable, Iterable
from enum import IntEnum
from functools import wraps
from typing import TYPE_CHECKING, Any, Final, Literal, ParamSpec

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.brush import Style
from leonardo.app.kit.theme import INK, Colour

if TYPE_CHECKING:
    from attrs import frozen as node_class
else:  # a class that is frozen when the program runs, too, takes four times as long to make, and there are hundreds
    from attrs import define as node_class


class Z(IntEnum):
    """Layers of the screen, the lowest first: a highlight lights up what is below it, and pieces stand on it."""

    GROUND = 0
    BOARD = 1
    HIGHLIGHT = 2
    PIECES = 3
    OVERLAY = 4
    DRAG = 5
    MODAL = 6


@frozen(cache_hash=True)
class L:
    """So many units, but no fewer than `least` pixels."""

    units: float
    least: int = 0


@frozen(cache_hash=True)
class Share:
    """A share of what the parent has along the same axis."""

    of: float


@frozen(cache_hash=True)
class Lines:
    """As high as so many lines of a style, and some units more."""

    style: Style
    count: float = 1.0
    more: float = 0.0


Length = float | L | Share | Lines
Pad = Length | tuple[Length, Length] | tuple[Length, Length, Length, Length]
"""All around, or across and down, or left, top, right, bottom."""
Align = Literal["start", "centre", "end", "stretch"]
Justify = Literal["start", "centre", "end", "between"]
Corners = tuple[tuple[float, float], ...]  # corners of a shape, in shares of a place
Draw = Callable[..., Any]
"""Draws on a surface in a rectangle: `draw(brush, surface, rect, *args)`. It depends on nothing else."""


Measure = Callable[[int, int, int], tuple[int, int]]
"""Returns how large the kid of a number would be in so many pixels across and down."""


@frozen(cache_hash=True)
class At:
    """A rectangle on a board, in the units of its picture."""

    x: float
    y: float
    width: float
    height: float


@frozen(cache_hash=True)
class Foot:
    """Where the foot of a figure is on a board, in units of its picture and then in heights of the figure."""

    x: float
    y: float
    across: float = 0.0
    down: float = 0.0


@node_class(eq=False, kw_only=True)
class Node:
    """A thing on the screen. One with an `id` can be pressed, focused, highlighted and animated."""

    id: Hashable = None
    kids: tuple["Node", ...] = ()
    width: Length | None = None
    height: Length | None = None
    min_width: Length | None = None
    max_width: Length | None = None
    min_height: Length | None = None
    max_height: Length | None = None
    grow: float = 0.0  # its share of the room that is left in a row or column
    aspect: float | None = None  # its width in heights; it is as large as that allows
    max_aspect: float | None = None  # its width in heights, at most
    min_aspect: float | None = None  # it fits only where the place is at least so broad for its height
    drop: int = 0  # above 0 it may be left out where room is short; the highest number goes first
    align: Align | None = None  # where it lies across its row or column, if not as the others in it
    pad: Pad = 0  # room between its edge and what is in it
    bleed: Length = 0  # by how much it is drawn beyond its place
    z: Z | None = None  # its layer; that of its parent if none is given
    at: At | Foot | None = None  # where it lies on a board
    hit: bool = True  # whether it can be pressed
    area: Corners | None = None  # the shape in which it is pressed, if that is no rectangle
    focus: bool = True  # whether the keyboard goes to it
    flies: bool = False  # whether it flies from its old place to its new one when a change is shown
    fades: bool = False  # whether it fades in and out when it comes and goes, such as a light


@node_class(eq=False, kw_only=True)
class Flow(Node):
    """Lays its kids out one after the other."""

    gap: Length = 0
    justify: Justify = "start"  # where they lie along it if there is room left
    cross: Align = "stretch"  # where they lie across it
    even: float | None = None
    """If given, its kids are all alike, as large as there is room for, with this width in heights."""


@node_class(eq=False, kw_only=True)
class Row(Flow):
    """From left to right."""


@node_class(eq=False, kw_only=True)
class Column(Flow):
    """From top to bottom."""


@node_class(eq=False, kw_only=True)
class Stack(Node):
    """Kids one upon the other, each as large as the place."""


@node_class(eq=False, kw_only=True)
class Grid(Node):
    """Cells in as few rows as hold all, each at least `least` and at most `most` wide."""

    least: Length = 100
    most: Length | None = None
    gap: Length = 0
    row_gap: Length = 0


@node_class(eq=False, kw_only=True)
class Board(Node):
    """A picture of `units` on which each kid lies at its `at`."""

    units: tuple[float, float] = (1, 1)


@node_class(eq=False, kw_only=True)
class Variants(Node):
    """The first of its kids that fits, or the last."""

    measured: bool = True
    """Whether what is in them is measured; else they fit where there is the least room that they ask for themselves."""


@node_class(eq=False, kw_only=True)
class Custom(Node):
    """Lays its kids out by a function: `place(brush, rect, *args)` returns a rectangle for each, or None.

    It is for places that depend on their neighbours in pixels; everything else has a kind of node of its own.
    """

    place: Callable[..., Iterable[Rect | None]]
    args: tuple[Hashable, ...] = ()


@node_class(eq=False, kw_only=True)
class Measured(Custom):
    """Lays its kids out by a function that asks how large they would be: `place(brush, rect, measure, *args)`."""


@node_class(eq=False, kw_only=True)
class Wrap(Node):
    """Kids in as few rows as hold them as wide as they are; those of a row become alike wide and fill it."""

    gap: Length = 0
    row_gap: Length = 0
    row_height: Length = 0


@node_class(eq=False, kw_only=True)
class TextScale(Node):
    """Limits how much larger its text is by the reader's wish: so many lines of a style must have room."""

    rows: float
    style: Style


@node_class(eq=False, kw_only=True)
class Text(Node):
    """A line: the first of some wordings that fits; the last one is shrunk, narrowed or cut if it does not."""

    ways: tuple[str, ...]
    style: Style
    colour: Colour = INK
    side: Literal["left", "centre", "right"] = "left"
    shade: bool = False  # whether its letters throw a shade
    alike: tuple[str, ...] = ()
    """What else must fit in the same letters, such as the largest number or the names of all players."""
    reserve: tuple[str, ...] = ()  # what else may stand here later: there is room for it, so that nothing moves then
    fill: float | None = None  # the share of the height of its place that its letters take, at most
    wrap: bool = False  # whether it is broken into lines
    close: bool = False
    """Whether its broken lines lie below each other as single ones do, from the left, and are never made smaller."""
    rigid: bool = False  # whether it does not fit rather than being made smaller, where there is another variant
    valign: Literal["top", "middle", "bottom"] = "middle"
    value: float | None = None  # a number that may run, written by `form`; it stands instead of the `ways`
    form: Callable[[float], str] | None = None

    @property
    def wordings(self) -> tuple[str, ...]:
        """The ways to say it, the longest first."""
        if self.value is None:
            return self.ways
        return ((self.form or (lambda value: str(round(value))))(self.value),)


@node_class(eq=False, kw_only=True)
class Image(Node):
    """A picture: in its proportions (`fit`), stretched, covering its place, or as a panel of nine parts."""

    name: str
    mode: Literal["fit", "stretch", "cover", "panel"] = "fit"
    opaque: bool = False  # whether nothing shows through it; what it covers is not drawn
    pale: int = 255  # how much of 255 remains of it


@node_class(eq=False, kw_only=True)
class Paint(Node):
    """Something drawn by a function of the brush, a place and hashable arguments: it depends on nothing else."""

    draw: Draw
    args: tuple[Hashable, ...] = ()
    opaque: bool = False  # whether nothing shows through it; what it covers is not drawn
    size: Callable[..., tuple[int, int]] | None = None
    """Returns how large it is: `size(brush, *args)`; without one it is as large as its place."""
    ready: bool = False
    """Whether `draw(brush, rect, *args)` returns a premultiplied surface on which its place is `rect`."""
    live: bool = False  # whether it is drawn on the window itself, with no raster; it cannot be animated then
    value: float | None = None  # a number that may run: the last of its arguments

    @property
    def drawn_with(self) -> tuple[Hashable, ...]:
        """All arguments with which it is drawn."""
        return self.args if self.value is None else (*self.args, self.value)


@node_class(eq=False, kw_only=True)
class Fill(Node):
    """A colour, which may be seen through, such as a veil; it needs no raster of any size."""

    colour: tuple[int, int, int] | tuple[int, int, int, int]


@node_class(eq=False, kw_only=True)
class Layer(Node):
    """Kids one upon the other, flattened into one raster that is brought up to date where they change.

    What lies over it is drawn without looking at the kids again, and it fades as one. A kid on a layer of the screen
    above its own stays above it. Without an `id`, its raster is made anew with each layout.
    """

    alpha: float = 1.0
    opaque: bool = False
    """Whether its kids leave nothing open; what it covers is not drawn. Kids that are drawn live need that."""


@node_class(eq=False, kw_only=True)
class Pin(Node):
    """Pins a kid to its parent: a point of the kid lies on a point of the parent, both in shares; it is not measured.

    A kid may lie beyond the edges; its `width` and `height` are shares of the parent, or lengths.
    """

    anchor: tuple[float, float] = (0.5, 0.5)  # the point of the kid
    to: tuple[float, float] = (0.5, 0.5)  # the point of the parent


@node_class(eq=False, kw_only=True)
class Spacer(Node):
    """Empty room."""


Facts = ParamSpec("Facts")


class Component(Node):
    """A call of a function that returns a node; the screen makes it when it lays the node out, once for equal facts.

    It has none of the fields of a node: those are of the node that is returned.
    """

    __slots__ = ("_hash", "args", "known", "make", "named")

    def __init__(self, make: Callable[..., Node], args: tuple[Any, ...], named: tuple[tuple[str, Any], ...]) -> None:
        self.make, self.args, self.named = make, args, named
        self.known: tuple[object, Node] | None = None
        """The node that it stands for, and who knows that."""
        self._hash = hash((make, args, named))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Component):
            return NotImplemented
        return self.make is other.make and self.args == other.args and self.named == other.named

    def __hash__(self) -> int:
        return self._hash

    def __call__(self) -> Node:
        """Return the node, made anew."""
        return self.make(*self.args, **dict(self.named))


def component(make: Callable[Facts, Node]) -> Callable[Facts, Node]:
    """Make a function a component: a screen calls it only for facts, which must be hashable, that it does not know."""

    @wraps(make)
    def call(*args: Facts.args, **named: Facts.kwargs) -> Node:
        return Component(make, args, tuple(named.items()))

    return call


def row(*kids: Node | None, **fields: Any) -> Row:  # noqa: ANN401
    return Row(kids=tuple(kid for kid in kids if kid is not None), **fields)


def column(*kids: Node | None, **fields: Any) -> Column:  # noqa: ANN401
    return Column(kids=tuple(kid for kid in kids if kid is not None), **fields)


def stack(*kids: Node | None, **fields: Any) -> Stack:  # noqa: ANN401
    """Return a stack of kids without the missing ones, the lowest first."""
    return Stack(kids=tuple(kid for kid in kids if kid is not None), **fields)


def text(ways: str | Iterable[str], style: Style, colour: Colour = INK, **fields: Any) -> Text:  # noqa: ANN401
    """Return a line of text in one or several wordings, the longest first."""
    return Text(ways=(ways,) if isinstance(ways, str) else tuple(ways), style=style, colour=colour, **fields)


def paint(draw: Draw, *args: Hashable, **fields: Any) -> Paint:  # noqa: ANN401
    return Paint(draw=draw, args=args, **fields)


def image(name: str, **fields: Any) -> Image:  # noqa: ANN401
    return Image(name=name, **fields)


def fill(colour: tuple[int, int, int] | tuple[int, int, int, int], **fields: Any) -> Fill:  # noqa: ANN401
    return Fill(colour=colour, **fields)


def pin(kid: Node, anchor: tuple[float, float], to: tuple[float, float]) -> Pin:
    return Pin(kids=(kid,), anchor=anchor, to=to)


SPACER: Final = Spacer(grow=1)  # takes the room that is left
