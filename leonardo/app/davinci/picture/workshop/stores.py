"""The stores in the workshop: a socket for each kind of component with its number, and what a card needs besides."""

from collections.abc import Hashable, Iterator
from functools import cached_property
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.workshop.field import body_of, draw_title
from leonardo.app.davinci.spots import CardSpot, ComponentSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.translations import tr
from leonardo.app.table.panels.panel import Placed
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.constants import NOTHING, Component, Stock
from leonardo.engine.davinci.races import lacking, nearest
from leonardo.engine.davinci.view import View

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
"""How far right of the middle of its socket, and above or below it, a number is, in diameters."""
_COVERED: Final = 0.8
"""How large a component is of which it is not told how much there is, in diameters."""
_GROUND: Final = (30, 17, 8, 130)
_EDGE: Final = (176, 136, 78, 120)
"""A socket, and its edge."""


class Stores:
    """The components that a seat has in hand, in a field.

    Where these lie covered, it tells what the panels of the others tell: all that everybody could have `counted`, with
    what lies under laboratories, where that is told (rule 13.2); else nothing.
    """

    def __init__(self, brush: Brush, seat: int, field: Rect, *, counted: bool = False) -> None:
        self.counted = counted
        self.brush = brush
        self.seat = seat
        self.field = field

    def spots(self) -> Iterator[Placed]:
        """Yield the kinds, row by row."""
        for kind, rect in zip(Component, self.places, strict=True):
            yield ComponentSpot(self.seat, kind), rect

    @cached_property
    def places(self) -> list[Rect]:
        """The socket of each kind: none reaches into the row and the column of its neighbour."""
        edge = self.brush.px(_EDGE_FREE)
        body, middle = body_of(self.brush, self.field).inflate(-2 * edge, -2 * edge), Rect(0, 0, 0, 0)
        wide, high = body.size
        middle.width = middle.height = min(max(wide, high) // 3, min(wide, high) // 2, self.brush.px(_LARGEST))
        middle.center = body.center
        farthest = round(middle.width * _FARTHEST)
        right, down = (min((length - middle.width) // 2, farthest) for length in body.size)
        return [middle.move(right * across, down * below) for across, below in _SOCKETS]

    def content(self, view: View, marks: Marks) -> Hashable:
        """What is told to be there, what is lifted of it, and what is wanted."""
        return self._there(view), marks.lifted_from(ComponentSpot), self.wanted(view, marks)

    def _there(self, view: View) -> Stock | None:
        """Return what is told to be there, if anything is."""
        own = view.seats[self.seat]
        return own.holdings if own.hand is None and self.counted else own.hand

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        brush, hand = self.brush, self._there(view)
        draw_title(brush, surface, self.field, tr("davinci.picture.stores"))
        wanted = self.wanted(view, marks)
        kept = [
            None if hand is None else hand[kind] - marks.ghosts(ComponentSpot(self.seat, kind)) for kind in Component
        ]
        for kind in Component:
            self.draw_kind(surface, kind, kept[kind], wanted[kind])
        for kind in Component:
            self.draw_number(surface, kept[kind], self.places[kind])

    def wanted(self, view: View, marks: Marks) -> tuple[int, ...]:
        """Return how many of each kind are missing for the card pointed at, or else for the one that lacks fewest.

        Nothing is missing for a card that the seat works on already, nor once nothing more can be started.
        """
        number = nearest(view, self.seat)
        if number is None:
            return NOTHING
        pointed = marks.hovered
        return lacking(view, self.seat).get(pointed.invention if isinstance(pointed, CardSpot) else number, NOTHING)

    def draw_kind(self, surface: Surface, kind: Component, count: int | None, wanted: int) -> None:
        """Draw what there is of a kind in its socket, and whether more of it is missing: that has a broken ring."""
        brush, centre, side = self.brush, self.places[kind].center, self.places[kind].width
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

    def draw_number(self, surface: Surface, count: int | None, place: Rect) -> None:
        """Write how many there are at the lower right of a socket, which says nothing where there are none.

        All numbers come after all sockets: where these lie close, none hides one.
        """
        rim = round(place.width * _ON_THE_RIM)
        if count is None or count:
            told = tr("davinci.picture.covered") if count is None else count
            self.brush.count(surface, told, (place.centerx + rim, place.centery + rim))
