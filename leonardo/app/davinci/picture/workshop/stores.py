"""The stores in the workshop: components as pieces to be counted, and what a card needs besides."""

from collections.abc import Hashable, Iterator
from functools import cached_property
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.workshop.field import body_of, draw_title
from leonardo.app.davinci.spots import CardSpot, ComponentSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import BOLD, PLAIN, Brush
from leonardo.app.table.looks.colours import FAINT_LIGHT, FIGURES, LIGHT
from leonardo.app.table.panels.panel import Placed
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.terms import Component
from leonardo.engine.davinci.view import View

MOST_PIECES: Final = 4
"""Pieces of a kind that lie side by side; of more there is one with their number."""
_DASH: Final = (255, 196, 90, 200)
_PALE: Final = 112
"""How opaque a piece is that one has not: it tells what the row is for."""
_STEP: Final = 0.9
_CLOSE: Final = 0.52
"""How far pieces lie apart, and how close they may lie, in their heights."""


class Stores:
    """The components that a seat has in hand, in a field."""

    def __init__(self, brush: Brush, seat: int, field: Rect) -> None:
        self.brush = brush
        self.seat = seat
        self.field = field

    def spots(self) -> Iterator[Placed]:
        """Yield the kinds from top to bottom."""
        for kind, rect in zip(Component, self.rows, strict=True):
            yield ComponentSpot(self.seat, kind), rect

    @cached_property
    def rows(self) -> list[Rect]:
        """A row for each kind."""
        body = body_of(self.brush, self.field)
        height = body.height // len(Component)
        return [Rect(body.left, body.top + height * kind, body.width, height) for kind in Component]

    @cached_property
    def _names(self) -> int:
        """How wide the names are; none where there is room for pieces only."""
        brush, row = self.brush, self.rows[0]
        if brush.layout.compact:
            return 0
        wide = max(brush.width(words(f"davinci.picture.components.{kind.name.lower()}"), PLAIN) for kind in Component)
        wide += brush.px(10)
        return wide if row.width - wide >= self._side * 2.2 else 0

    @cached_property
    def _side(self) -> int:
        return min(round(self.rows[0].height * 1.24), self.brush.px(46))

    def content(self, view: View, marks: Marks) -> Hashable:
        """What is in hand, what is lifted of it, and what is wanted."""
        return view.seats[self.seat].hand, marks.lifted_from(ComponentSpot), self._wanted(view, marks)

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw a row of each kind."""
        brush, hand = self.brush, view.seats[self.seat].hand
        draw_title(brush, surface, self.field, words("davinci.picture.stores"))
        wanted = self._wanted(view, marks)
        for kind, row in zip(Component, self.rows, strict=True):
            lifted = marks.ghosts(ComponentSpot(self.seat, kind))
            count = None if hand is None else hand[kind] - lifted
            self._row(surface, kind, count, wanted[kind], row)

    def _wanted(self, view: View, marks: Marks) -> tuple[int, ...]:
        """How many of each kind are missing for the card that is pointed at, or else for the one that lacks fewest."""
        hand = view.seats[self.seat].hand
        if hand is None:
            return (0,) * len(Component)
        lacks = {
            request.invention: tuple(
                max(0, need - have) for need, have in zip(INVENTIONS[request.invention].components, hand, strict=True)
            )
            for request in view.display
        }
        if isinstance(marks.hovered, CardSpot) and marks.hovered.invention in lacks:
            return lacks[marks.hovered.invention]
        near = [missing for missing in lacks.values() if any(missing)]
        return min(near, key=sum, default=(0,) * len(Component))

    def _row(self, surface: Surface, kind: Component, count: int | None, wanted: int, row: Rect) -> None:
        brush, left, side = self.brush, row.left, self._side
        if self._names:
            name = words(f"davinci.picture.components.{kind.name.lower()}")
            colour = LIGHT if count else FAINT_LIGHT
            brush.write(surface, name, (left, row.centery), PLAIN, colour, room=self._names - brush.px(6))
            left += self._names
        if count is None:
            self._piece(surface, kind, left, row, 255)
            told = words("davinci.picture.covered")
            brush.write(surface, told, (left + side + brush.px(6), row.centery), BOLD, FIGURES)
            return
        if count > MOST_PIECES or not self._side_by_side(count, row.right - left):
            self._piece(surface, kind, left, row, 255)
            brush.write(surface, brush.times(count), (left + side + brush.px(3), row.centery), BOLD, FIGURES)
            return
        if not count and not wanted:
            self._piece(surface, kind, left, row, _PALE)
            return
        places = count + wanted if self._side_by_side(count + wanted, row.right - left) else max(count, 1)
        step = self._step(places, row.right - left)
        for number in range(places):
            x = left + round(step * number)
            if number < count:
                self._piece(surface, kind, x, row, 255)
            else:
                self._piece(surface, kind, x, row, _PALE)
                around = Rect(x, row.centery - side // 2, side, side).inflate(-side // 6, -side // 6)
                ring = shapes.dashed_ring(around.width, _DASH, max(1.2, brush.px(1.6)))
                shapes.lay(surface, ring, around.topleft)

    def _side_by_side(self, count: int, room: int) -> bool:
        return count < 2 or self._side * (1 + (count - 1) * _CLOSE) <= room

    def _step(self, count: int, room: int) -> float:
        return min(self._side * _STEP, (room - self._side) / max(1, count - 1))

    def _piece(self, surface: Surface, kind: Component, left: int, row: Rect, alpha: int) -> None:
        picture = self.brush.faded(figures.component_picture(kind), self._side, alpha)
        surface.blit(picture, picture.get_rect(center=(left + self._side // 2, row.centery)))
