"""A laboratory of another seat: a bar of its weeks with the possible goals, and who works in it."""

from collections.abc import Iterator, Sequence
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.picture.rivals.bar import WeekBar, bar_row
from leonardo.app.davinci.spots import SecretSpot, SpaceSpot, WeeksSpot
from leonardo.app.kit.seats import PAINT
from leonardo.app.kit.theme import INK, Colour
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import ASIDE, BOLD, LITTLE, Brush
from leonardo.app.table.looks.colours import BRASS, BROWN
from leonardo.app.table.panels.panel import Placed
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.terms import LABORATORIES, Place
from leonardo.engine.davinci.view import LaboratoryView

_FEWEST_SPACES, _USUAL, _MOST_SPACES = 3, 5, 6
"""Spaces that a laboratory may have. Beside a bar as many as are usual take the same room: the fewer, the larger."""
_SMALLEST_FIGURE: Final = 11
"""Pixels under which a figure on a space could not be told from a blot."""
_LARGEST: Final = 17
"""Units of a space beside a bar at most, which needs the room more than that."""
_SPACES: Final = 0.44
"""The share of a row that the spaces may have beside a bar."""


@frozen
class LaboratoryLine:
    """Where a laboratory is told, and how fully: in two rows (2), in one (1), or in half of one (0)."""

    rect: Rect
    fullness: int

    def draw(
        self,
        brush: Brush,
        surface: Surface,
        seat: int,
        place: Place,
        laboratory: LaboratoryView | None,
        goals: Sequence[int] = (),
    ) -> None:
        """Draw the laboratory, or that there is none; `goals` are the weeks at which its work may be done."""
        name, upper = self._name(place), self._upper(brush)
        style = LITTLE if self.fullness < 2 else BOLD
        brush.write(surface, name, (self.rect.left, upper.centery), style, INK if laboratory else BROWN)
        if laboratory is None:
            self._nothing(brush, surface)
            return
        for number in range(laboratory.spaces):
            self._space(brush, surface, seat, laboratory, number)
        if self.fullness == 2:
            self._invention(brush, surface, laboratory)
        track = self.track(brush, laboratory.spaces)
        if laboratory.busy:
            WeekBar(brush, track, goals).draw(surface, laboratory.weeks, PAINT[brush.looks[seat].colour])
            return
        idle = words("davinci.picture.idle")
        spaces = self._space_rect(brush, laboratory.spaces, laboratory.spaces - 1).right
        if self.fullness == 2 and upper.right - brush.width(idle, ASIDE) > spaces + brush.px(4):
            brush.write(surface, idle, (upper.right, upper.centery), ASIDE, BROWN, align="right")
        else:
            brush.write(surface, idle, (track.left, track.centery), ASIDE, BROWN, room=track.width)

    def spots(self, brush: Brush, seat: int, place: Place, laboratory: LaboratoryView | None) -> Iterator[Placed]:
        """Yield spaces, weeks and what lies underneath."""
        if laboratory is None:
            return
        for number in range(laboratory.spaces):
            yield SpaceSpot(seat, place, number), self._space_rect(brush, laboratory.spaces, number)
        track = self.track(brush, laboratory.spaces)
        yield WeeksSpot(seat, place), track
        yield SecretSpot(seat, place), track

    def track(self, brush: Brush, spaces: int) -> Rect:
        """Where the bar of weeks lies, with its number, which is as high as the row."""
        if self.fullness == 2:
            upper = self._upper(brush)
            return Rect(self.rect.left, upper.bottom, self.rect.width, self.rect.bottom - upper.bottom)
        left = self.rect.left + self._name_width(brush)
        if not self.fullness:
            height = self.rect.height * 3 // 5
            return Rect(left, self.rect.top, self.rect.right - left, height)
        right = self._space_rect(brush, spaces, 0).left - brush.px(9)
        return Rect(left, self.rect.top, right - left, self.rect.height)

    def _upper(self, brush: Brush) -> Rect:
        """The row with name and spaces."""
        if self.fullness < 2:
            return self.rect
        return Rect(self.rect.left, self.rect.top, self.rect.width, self.rect.height - bar_row(brush))

    def _name(self, place: Place) -> str:
        key = f"davinci.picture.laboratory.{place.name.lower()}"
        return words(f"{key}.short" if self.fullness else f"{key}.letter")

    def _name_width(self, brush: Brush) -> int:
        return brush.once(("name width", self.fullness), lambda: self._measured_name(brush))

    def _measured_name(self, brush: Brush) -> int:
        style = LITTLE if self.fullness < 2 else BOLD
        return max(brush.width(self._name(place), style) for place in LABORATORIES) + max(4, brush.px(9))

    # Spaces

    def _space_size(self, brush: Brush, spaces: int) -> int:
        kept = "space size", tuple(self.rect), self.fullness, spaces
        return brush.once(kept, lambda: self._measured_space(brush, max(spaces, _FEWEST_SPACES)))

    def _measured_space(self, brush: Brush, spaces: int) -> int:
        """The fewer spaces there are, the larger is each, so that figures in it are told from dots.

        What stands at the end of their row, such as that nobody works there, has room beside as many as there may be.
        """
        gap = max(1, brush.px(2))
        if self.fullness == 2:
            aside = max(round(brush.type(BOLD) * 1.4), brush.width(words("davinci.picture.idle"), ASIDE) + brush.px(5))
            room = self.rect.width - self._name_width(brush) - aside
            return min(round(self._upper(brush).height * 0.86), room // spaces - gap)
        if self.fullness:
            room = round((self.rect.width - self._name_width(brush)) * _SPACES)
            side = max(room // _MOST_SPACES, room * _USUAL // spaces // _MOST_SPACES) - gap
            return min(round(self.rect.height * 0.9), side, max(_SMALLEST_FIGURE + 1, brush.px(_LARGEST)))
        room = self.rect.width - self._name_width(brush)
        return min(self.rect.height * 2 // 5 - 1, room // spaces - 1)

    def _space_rect(self, brush: Brush, spaces: int, number: int) -> Rect:
        side, gap = self._space_size(brush, spaces), max(1, brush.px(2))
        if self.fullness == 1:
            left = self.rect.right - (side + gap) * (spaces - number) + gap
            return Rect(left, self.rect.centery - side // 2, side, side)
        left = self.rect.left + self._name_width(brush) + (side + gap) * number
        top = self._upper(brush).centery - side // 2 if self.fullness else self.rect.bottom - side
        return Rect(left, top, side, side)

    def _space(self, brush: Brush, surface: Surface, seat: int, laboratory: LaboratoryView, number: int) -> None:
        rect = self._space_rect(brush, laboratory.spaces, number)
        automatic = number < laboratory.automaton_spaces
        worker = number - laboratory.automata
        workers = laboratory.master + laboratory.apprentices
        brush.box(surface, rect, (236, 206, 140) if automatic else (222, 196, 148), (150, 102, 30, 200), 3)
        if automatic and worker >= 0:
            brush.stamp(surface, "sign_gear", rect.center, round(rect.height * 0.86))
        if rect.height < _SMALLEST_FIGURE:
            if worker < workers:
                self._dot(surface, rect, BRASS if worker < 0 else PAINT[brush.looks[seat].colour], hollow=worker < 0)
            return
        # where a bar lies above the row, hats must not reach into its numbers
        foot, height = (rect.centerx, rect.bottom), round(rect.height * (0.78 if self.fullness == 2 else 1.02))
        if worker < 0:
            figures.automaton(brush, surface, foot, height)
        elif worker < laboratory.master:
            figures.master(brush, surface, seat, foot, round(height * 0.84))
        elif worker < workers:
            figures.apprentice(brush, surface, seat, foot, height)

    def _dot(self, surface: Surface, rect: Rect, colour: Colour, *, hollow: bool) -> None:
        """Fill a space that is too small for a figure with the colour of who stands on it; an automaton is hollow."""
        pygame.draw.rect(surface, colour, rect.inflate(-2, -2), max(2, rect.height // 4) if hollow else 0)

    def _invention(self, brush: Brush, surface: Surface, laboratory: LaboratoryView) -> None:
        """Show by its medal at the end of the upper row on what all can see that it works."""
        if laboratory.invention is None:
            return
        upper, side = self._upper(brush), round(brush.type(BOLD) * 1.35)
        tier = INVENTIONS[laboratory.invention].tier
        figures.medal(brush, surface, tier, (upper.right - side // 2, upper.centery), side, laboratory.invention)

    def _nothing(self, brush: Brush, surface: Surface) -> None:
        left = self.rect.left + self._name_width(brush)
        text = words("davinci.picture.no_laboratory" if self.fullness else "davinci.picture.nothing")
        brush.write(surface, text, (left, self._upper(brush).centery), ASIDE, BROWN, room=self.rect.right - left)
