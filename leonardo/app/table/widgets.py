"""Nodes that tables of all games are made of, and the ids by which a table finds what is no spot."""

from collections.abc import Hashable, Iterator, Mapping
from typing import Any, Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.seats import PAINT, SeatColour
from leonardo.app.kit.theme import DARK, INK
from leonardo.app.table.kinds import Spot
from leonardo.app.table.looks import ornaments, triangles
from leonardo.app.table.looks.colours import GAIN, LOSS, RICHES
from leonardo.app.table.looks.plates import button_look
from leonardo.app.table.looks.triangles import Triangle
from leonardo.app.table.motion.counting import signed
from leonardo.app.table.shown.marks import PromptButton
from leonardo.app.table.spots import ButtonSpot
from leonardo.ui import widgets
from leonardo.ui.node import SPACER, L, Lines, Node, Share, Z, component, image, paint, row, stack, text

OWN_NAME: Final = "own name"
"""The id of the name of who sits below."""
SHADOW: Final = paint(Brush.shadow, bleed=26, z=Z.GROUND)
"""The shadow of a board on the desk."""
PLATE: Final = "plate"
"""The id of the sheet on which the table itself tells what is asked."""
_PAPER, _RIM = (238, 219, 184), (58, 38, 14)
"""How the triangle looks that points from a sheet: as its paper and its rim."""


def named(seat: int) -> Hashable:
    """Return the id of the name of another seat on its panel."""
    return "name", seat


def running(spot: Spot) -> tuple[Hashable, Hashable, Hashable, Hashable]:
    """Return the ids of the sum at a spot, of the same sum on another panel, of what swells, and of it as a part."""
    return ("sum", spot), ("sum beside", spot), ("swelling", spot), ("sum as a part", spot)


@component
def seat_ground(colour: SeatColour, pale: int = 255, light: shapes.Colour | None = None, within: float = 0) -> Node:
    """Return paper with the colour of a seat at its edge, or some units `within` it, and perhaps a light on it.

    So much of 255 remains of it.
    """
    lit = paint(Brush.plate, 8, light) if light is not None else None
    edge = paint(Brush.plate, 2, (*PAINT[colour], pale), 0.01, (*INK, 190 * pale // 255), width=L(7, 4))
    return stack(image("panel", mode="panel", pale=pale), lit, row(edge, pad=(L(within, 2), L(2 * within, 3))))


def changed(change: int, style: Style) -> Node:
    """Return what a sum has just changed by, on a dark slip."""
    words = text(signed(change), style, GAIN if change > 0 else LOSS, side="centre", pad=(5, 0), rigid=True)
    return stack(paint(Brush.plate, 12, (*DARK, 255)), words, height=Lines(style), align="centre")


def purse_with_sum(
    spot: Spot,
    florins: int,
    style: Style,
    sum_: Mapping[str, Any],
    gap: float,
    **mark: Any,  # noqa: ANN401
) -> Node:
    """Return an open purse with its sum, which may run; both are told how large they are by fields of nodes."""
    counts, _, swells, _ = running(spot)
    apart = {"hit": False, "focus": False}
    purse = image("purse_open", align="centre", id=swells, **apart, **mark)
    told = text((), style, RICHES, value=florins, id=counts, **apart, **sum_)
    return row(purse, told, gap=gap, justify="centre", grow=1)


@component
def portrait(seat: int, **fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    """Return the portrait of a seat with its shield."""
    return paint(ornaments.portrait, seat, bleed=Share(0.125), **fields)


def button(told: PromptButton, **fields: Any) -> Node:  # noqa: ANN401 - the fields of a node
    """Return a button with its words alone, as wide as they need where nothing else is said."""
    return widgets.button(button_look(told, picture="", beside=44.0), **{"id": ButtonSpot(told.key), **fields})


def spread(*kids: Node) -> Node:
    """Return things side by side, each in the middle of its share of the room."""
    return row(*(row(SPACER, kid, SPACER, grow=1) for kid in kids))


def dashed(radius: float, ink: shapes.Colour, line: float) -> Node:
    """Return a dashed edge in units, as of a place for what could come."""
    return paint(_dashes, radius, ink, line)


def _dashes(brush: Brush, surface: Surface, at: Rect, radius: float, ink: shapes.Colour, line: float) -> None:
    thick = max(1.4, line * brush.layout.k)
    shapes.lay(surface, shapes.dashes(at.size, max(3, brush.px(radius)), ink, thick), at.topleft)


# the triangle that points from a sheet to what it tells of


def pointers() -> tuple[Node, ...]:
    """Return a triangle for each side to which a sheet may point."""
    return tuple(paint(_pointer, side, ready=True) for side in triangles.SIDES)


def pointing(brush: Brush, sheet: Rect, about: Rect) -> Iterator[Rect | None]:
    """Yield where each of these triangles lies: one points from a sheet to what it tells of, if that lies apart."""
    found = triangles.placed(sheet, about, _triangle(brush), max(9, brush.px(18)))
    yield from (found[1] if found is not None and found[0] == side else None for side in triangles.SIDES)


def pointer_height(brush: Brush) -> int:
    """Return how far such a triangle reaches, in pixels."""
    return _triangle(brush).high


def _pointer(brush: Brush, _at: Rect, side: str) -> Surface:
    return triangles.pointing(_triangle(brush), side)


def _triangle(brush: Brush) -> Triangle:
    return Triangle(max(12, brush.px(28)), max(1.0, brush.px(1.6)), _PAPER, _RIM)
