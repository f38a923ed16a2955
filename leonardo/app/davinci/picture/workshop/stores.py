"""The stores in the workshop: each kind of component as one disc with its number, and what a card needs besides."""

from collections.abc import Hashable, Iterator
from functools import cached_property
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.workshop.field import body_of, draw_title
from leonardo.app.davinci.spots import CardSpot, ComponentSpot
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import BOLD, Brush
from leonardo.app.table.looks.colours import FIGURES
from leonardo.app.table.panels.panel import Placed
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.terms import Component
from leonardo.engine.davinci.view import View

_COLUMNS: Final = 2
"""Kinds beside each other."""
_LARGEST: Final = 56
"""Units of a disc at most."""
_APART: Final = 3
"""Units between what is there and what is missing of a kind, and between the places."""
_ON_THE_RIM: Final = 0.36
"""How far right of the middle of its disc, and below it, a number is, in diameters."""


class Stores:
    """The components that a seat has in hand, in a field."""

    def __init__(self, brush: Brush, seat: int, field: Rect) -> None:
        self.brush = brush
        self.seat = seat
        self.field = field

    def spots(self) -> Iterator[Placed]:
        """Yield the kinds, down one column and then the other."""
        for kind, rect in zip(Component, self.places, strict=True):
            yield ComponentSpot(self.seat, kind), rect

    @cached_property
    def places(self) -> list[Rect]:
        """The place of each kind, in two columns."""
        body = body_of(self.brush, self.field)
        rows = -(-len(Component) // _COLUMNS)
        width, height = body.width // _COLUMNS, body.height // rows
        return [
            Rect(body.left + width * (kind // rows), body.top + height * (kind % rows), width, height)
            for kind in Component
        ]

    @property
    def _apart(self) -> int:
        return max(2, self.brush.px(_APART))

    @cached_property
    def _side(self) -> int:
        """The diameter of a disc that has its place for itself."""
        place = self.places[0]
        return min(place.height - self._apart, place.width, self.brush.px(_LARGEST))

    def content(self, view: View, marks: Marks) -> Hashable:
        """What is in hand, what is lifted of it, and what is wanted."""
        return view.seats[self.seat].hand, marks.lifted_from(ComponentSpot), self.wanted(view, marks)

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw what there is of each kind."""
        brush, hand = self.brush, view.seats[self.seat].hand
        draw_title(brush, surface, self.field, words("davinci.picture.stores"))
        wanted = self.wanted(view, marks)
        for kind, place in zip(Component, self.places, strict=True):
            lifted = marks.ghosts(ComponentSpot(self.seat, kind))
            count = None if hand is None else hand[kind] - lifted
            self._kind(surface, kind, count, wanted[kind], place)

    def wanted(self, view: View, marks: Marks) -> tuple[int, ...]:
        """Return how many of each kind are missing for the card pointed at, or else for the one that lacks fewest.

        Nothing is missing for a card that the seat works on already.
        """
        own, nothing = view.seats[self.seat], (0,) * len(Component)
        if own.hand is None:
            return nothing
        started = {bench.invention for bench in own.laboratories if bench is not None}
        lacks = {
            number: tuple(
                max(0, need - have) for need, have in zip(INVENTIONS[number].components, own.hand, strict=True)
            )
            for number in (request.invention for request in view.display)
            if number not in started
        }
        if isinstance(marks.hovered, CardSpot):
            return lacks.get(marks.hovered.invention, nothing)
        return min(filter(any, lacks.values()), key=sum, default=nothing)

    def _kind(self, surface: Surface, kind: Component, count: int | None, wanted: int, place: Rect) -> None:
        """Draw what there is of a kind, and what is missing of it at its right."""
        brush = self.brush
        if count is None:
            self._covered(surface, kind, place)
            return
        amounts = [amount for amount in (count, wanted) if amount]
        side = min(self._side, (place.width - self._apart * (len(amounts) - 1)) // max(1, len(amounts)))
        left = place.centerx - (side * len(amounts) + self._apart * (len(amounts) - 1)) // 2 + side // 2
        if not amounts:
            figures.no_component(brush, surface, kind, place.center, side)
        for number, amount in enumerate(amounts):
            centre = left + number * (side + self._apart), place.centery
            if count and number == 0:
                figures.owned_component(brush, surface, kind, centre, side, on_wood=True)
            else:
                figures.wanted_component(brush, surface, kind, centre, side, on_wood=True)
            if amount > 1:
                down = round(side * _ON_THE_RIM)
                brush.count(surface, amount, (centre[0] + down, centre[1] + down // 2))

    def _covered(self, surface: Surface, kind: Component, place: Rect) -> None:
        """Draw a kind of which it is not told how much there is."""
        brush, told = self.brush, words("davinci.picture.covered")
        side = min(self._side, place.width - brush.width(told, BOLD) - self._apart)
        figures.component(brush, surface, kind, (place.left + side // 2, place.centery), side)
        brush.write(surface, told, (place.left + side + self._apart, place.centery), BOLD, FIGURES)
