"""The stores in the workshop: a socket for each kind of component with its number, and what a card needs besides."""

from collections.abc import Iterator
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.workshop.field import field
from leonardo.app.davinci.spots import ComponentSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.translations import tr
from leonardo.engine.davinci.constants import Component, Stock
from leonardo.ui.node import Custom, Node, Share, component, paint

_SOCKETS: Final = ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1))
"""Where the sockets are, in steps from the middle of the field: like the pips of a five."""
_LARGEST: Final = 56
"""Units of a socket at most."""
_FARTHEST: Final = 1.2
"""The steps from the middle, in diameters at most."""
_EDGE_FREE: Final = 5
"""Units that stay free around all, for rings and numbers."""
_RING: Final = 5
"""Units by which the broken ring around what is there reaches beyond it: more of it is missing."""
_ON_THE_RIM: Final = 0.36
"""How far right of the middle of its socket, and below it, a number is, in diameters."""
_COVERED: Final = 0.8
"""How large a component is of which it is not told how much there is, in diameters."""
_GROUND: Final = (30, 17, 8, 130)
_EDGE: Final = (176, 136, 78, 120)
"""A socket, and its edge."""


@component
def stores(seat: int, there: Stock | None, wanted: Stock) -> Node:
    """Return the sockets with what is there, if that is told, and how many of each are missing.

    All numbers come after all sockets: where these lie close, none hides one.
    """
    counts = [None if there is None else there[kind] for kind in Component]
    sockets = (
        paint(_socket, kind, counts[kind], wanted[kind] > 0, id=ComponentSpot(seat, kind), bleed=_RING + 1)
        for kind in Component
    )
    told = (tr("davinci.picture.covered") if count is None else str(count or "") for count in counts)
    numbers = (paint(_number, each, bleed=Share(0.3)) for each in told)
    return field((tr("davinci.picture.stores"),), Custom(kids=(*sockets, *numbers), place=_places))


def _places(brush: Brush, body: Rect) -> Iterator[Rect]:
    """Yield the socket of each kind, twice: none reaches into the row and the column of its neighbour."""
    edge = brush.px(_EDGE_FREE)
    wide, high = room = body.width - 2 * edge, body.height - 2 * edge
    side = min(max(wide, high) // 3, min(wide, high) // 2, brush.px(_LARGEST))
    middle = Rect(0, 0, side, side)
    middle.center = body.center
    right, down = (min((length - side) // 2, round(side * _FARTHEST)) for length in room)
    for across, below in (*_SOCKETS, *_SOCKETS):
        yield middle.move(right * across, down * below)


def _socket(brush: Brush, surface: Surface, at: Rect, kind: Component, count: int | None, wanted: bool) -> None:
    """Draw what there is of a kind in its socket, and whether more of it is missing: that has a broken ring."""
    centre, side = at.center, at.width
    shapes.lay_centred(surface, shapes.disc(side, _GROUND, _EDGE, max(1.0, brush.px(1.2))), centre)
    if count is None:
        figures.component(brush, surface, kind, centre, round(side * _COVERED))
    elif count:
        figures.owned_component(brush, surface, kind, centre, side, on_wood=True)
        if wanted:
            figures.wanted_besides(brush, surface, centre, side + 2 * brush.px(_RING))
    elif wanted:
        figures.wanted_component(brush, surface, kind, centre, side, on_wood=True)
    else:
        figures.no_component(brush, surface, kind, centre, side)


def _number(brush: Brush, surface: Surface, at: Rect, told: str) -> None:
    """Write how many there are at the lower right of a socket, which says nothing where there are none."""
    rim = round(at.width * _ON_THE_RIM)
    if told:
        brush.count(surface, told, (at.centerx + rim, at.centery + rim))
