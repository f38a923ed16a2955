"""The stores in the workshop: components as pieces to be counted, and what a card needs besides."""

from collections.abc import Hashable, Iterator
from functools import cached_property
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.workshop.field import body_of, draw_title
from leonardo.app.davinci.spots import CardSpot, ComponentSpot
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
_NONE: Final = 95
"""How opaque it is within its outline where one has none and wants none: it tells what the place is for."""
_OUTLINE: Final = (226, 200, 156, 240)
_FINE: Final = 3
"""How many times too large the outline is drawn at most, so that its steps cannot be seen."""
_STEP: Final = 0.9
_CLOSE: Final = 0.52
"""How far pieces lie apart, and how close they may lie, in their heights; discs with rings hide nothing beside them."""
_IN_A_ROW: Final = 1.3
"""The height of a piece in a row, in heights of that: most are wider than high, and none fills its picture."""
_GIVING_WAY: Final = 0.8
"""The side of a piece in a row where many lie side by side at least, to that of one that has room."""
_COLUMNS: Final = 2
"""Places beside each other where there is no room for names: their pieces are larger than those of rows."""


class Stores:
    """The components that a seat has in hand, in a field."""

    def __init__(self, brush: Brush, seat: int, field: Rect) -> None:
        self.brush = brush
        self.seat = seat
        self.field = field

    def spots(self) -> Iterator[Placed]:
        """Yield the kinds from top to bottom."""
        for kind, rect in zip(Component, self.places, strict=True):
            yield ComponentSpot(self.seat, kind), rect

    @cached_property
    def places(self) -> list[Rect]:
        """The place of each kind: a row where there is room for its name, else one in two columns."""
        body = body_of(self.brush, self.field)
        columns = 1 if self._names else _COLUMNS
        rows = -(-len(Component) // columns)
        width, height = body.width // columns, body.height // rows
        return [
            Rect(body.left + width * (kind // rows), body.top + height * (kind % rows), width, height)
            for kind in Component
        ]

    @cached_property
    def _names(self) -> int:
        """How wide the names are; none where there is room for pieces only."""
        brush, body = self.brush, body_of(self.brush, self.field)
        if brush.layout.compact:
            return 0
        wide = max(brush.width(words(f"davinci.picture.components.{kind.name.lower()}"), PLAIN) for kind in Component)
        wide += brush.px(10)
        return wide if body.width - wide >= self._in_row(body.height // len(Component)) * 1.85 else 0

    def _in_row(self, height: int) -> int:
        """The side of a piece in a row that is so high: pieces hardly reach beyond it."""
        return min(round(height * _IN_A_ROW), self.brush.px(50))

    @cached_property
    def _side(self) -> int:
        place = self.places[0]
        if self._names:
            return self._in_row(place.height)
        return min(place.height - self.brush.px(2), int(place.width / (1 + _CLOSE)))

    def content(self, view: View, marks: Marks) -> Hashable:
        """What is in hand, what is lifted of it, and what is wanted."""
        return view.seats[self.seat].hand, marks.lifted_from(ComponentSpot), self._wanted(view, marks)

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw what there is of each kind."""
        brush, hand = self.brush, view.seats[self.seat].hand
        draw_title(brush, surface, self.field, words("davinci.picture.stores"))
        wanted = self._wanted(view, marks)
        for kind, place in zip(Component, self.places, strict=True):
            lifted = marks.ghosts(ComponentSpot(self.seat, kind))
            count = None if hand is None else hand[kind] - lifted
            self._kind(surface, kind, count, wanted[kind], place)

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

    def _kind(self, surface: Surface, kind: Component, count: int | None, wanted: int, place: Rect) -> None:
        brush, left, side = self.brush, place.left, self._side
        if self._names:
            name = words(f"davinci.picture.components.{kind.name.lower()}")
            colour = LIGHT if count else FAINT_LIGHT
            brush.write(surface, name, (left, place.centery), PLAIN, colour, room=self._names - brush.px(6))
            left += self._names
        elif count is not None and count + wanted <= 1:
            left += (place.width - self._side) // 2
        if count is None:
            self._piece(surface, kind, left, place, 255)
            told = words("davinci.picture.covered")
            brush.write(surface, told, (left + side + brush.px(6), place.centery), BOLD, FIGURES)
            return
        if count > MOST_PIECES or not self._side_by_side(count, place.right - left):
            told, gap = brush.times(count), brush.px(3)
            side = min(side, place.right - left - brush.width(told, BOLD) - gap)
            self._piece(surface, kind, left, place, 255, side)
            brush.write(surface, told, (left + side + gap, place.centery), BOLD, FIGURES)
            return
        if not count and not wanted:
            self._outlined(surface, kind, left, place)
            return
        places = count + wanted if self._side_by_side(count + wanted, place.right - left) else max(count, 1)
        side = min(side, int((place.right - left) / (1 + (places - 1) * _CLOSE)))
        apart = side * _STEP
        if places > count:
            apart = side = min(side, (place.right - left) // places, place.height)
        step = min(apart, (place.right - left - side) / max(1, places - 1))
        for number in range(places):
            x = left + round(step * number)
            if number < count:
                self._piece(surface, kind, x, place, 255, side)
            else:
                centre = x + side // 2, place.centery
                figures.wanted_component(brush, surface, kind, centre, side, on_wood=True)

    def _side_by_side(self, count: int, room: int) -> bool:
        return count < 2 or self._least * (1 + (count - 1) * _CLOSE) <= room

    @property
    def _least(self) -> float:
        """The side of a piece at least where many lie side by side: in rows they give way."""
        return self._side * _GIVING_WAY if self._names else self._side

    def _piece(self, surface: Surface, kind: Component, left: int, place: Rect, alpha: int, side: int = 0) -> None:
        """Draw a piece; one that has less room than usual is `side` pixels large."""
        side = side or self._side
        picture = self.brush.faded(figures.component_picture(kind), side, alpha)
        surface.blit(picture, picture.get_rect(center=(left + side // 2, place.centery)))

    def _outlined(self, surface: Surface, kind: Component, left: int, place: Rect) -> None:
        """Draw the outline of a piece that is not there."""
        picture = self.brush.pictures.made(("outlined", kind, self._side), lambda: self._outline(kind))
        surface.blit(picture, picture.get_rect(center=(left + self._side // 2, place.centery)))

    def _outline(self, kind: Component) -> Surface:
        brush, side, name = self.brush, self._side, figures.component_picture(kind)
        high = min(side * _FINE, brush.pictures.entry(name).size[1])
        within = brush.faded(name, high, _NONE)
        large = within.copy()
        line = max(1, round(max(1.0, brush.px(1.4)) * high / side))
        for part in pygame.mask.from_surface(within, _NONE // 2).connected_components(high):
            pygame.draw.lines(large, _OUTLINE, True, part.outline(), line)
        return pygame.transform.smoothscale_by(large, side / high)
