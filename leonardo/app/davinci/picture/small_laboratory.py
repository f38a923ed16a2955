"""A laboratory of another seat, told in one or two rows: its spaces, who is in it, and how far the work is."""

from collections.abc import Iterator
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.spots import SecretSpot, SpaceSpot, WeeksSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.seats import PAINT
from leonardo.app.kit.theme import INK, Colour
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import ASIDE, BOLD, Brush
from leonardo.app.table.looks.colours import BLOOD, BRASS, BROWN
from leonardo.app.table.looks.panel import Placed
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.terms import TRACK_END, Place
from leonardo.engine.davinci.view import LaboratoryView

MILESTONES: Final = (4, 7, 11)
"""Weeks that inventions need, but for those of the whole track."""
_MOST_SPACES: Final = 6
_SMALLEST_FIGURE: Final = 11
"""Pixels under which a figure on a space could not be told from a blot."""


@frozen
class LaboratoryLine:
    """Where a laboratory is told, and how fully: in two rows (2), in one (1), or in half of one (0).

    Where there is but one row, the week track is a slim bar under it.
    """

    rect: Rect
    fullness: int

    def upper(self, brush: Brush) -> Rect:
        """The row with name, spaces and state."""
        bar = max(self.rect.height * 2 // 5, week_bar_height(brush)) if self.fullness > 1 else slim_bar_height(brush)
        return Rect(self.rect.left, self.rect.top, self.rect.width, self.rect.height - bar)

    def track(self, brush: Brush) -> Rect:
        """The week track."""
        top = self.upper(brush).bottom
        aside = brush.px(8) if self.fullness > 1 else 0
        return Rect(self.rect.left + aside, top, self.rect.width - 2 * aside, self.rect.bottom - top)

    def draw(self, brush: Brush, surface: Surface, seat: int, place: Place, laboratory: LaboratoryView | None) -> None:
        """Draw the laboratory, or that there is none."""
        name = self._name(brush, place)
        brush.write(surface, name, (self.rect.left, self.upper(brush).centery), BOLD, INK if laboratory else BROWN)
        if laboratory is None:
            self._nothing(brush, surface)
            return
        for number in range(laboratory.spaces):
            self._space(brush, surface, seat, laboratory, number)
        self._state(brush, surface, laboratory)
        bar = week_bar if self.fullness > 1 else slim_bar
        bar(brush, surface, self.track(brush), laboratory.weeks if laboratory.busy else None)

    def spots(self, brush: Brush, seat: int, place: Place, laboratory: LaboratoryView | None) -> Iterator[Placed]:
        """Yield spaces, weeks and what lies underneath."""
        if laboratory is None:
            return
        for number in range(laboratory.spaces):
            yield SpaceSpot(seat, place, number), self._space_rect(brush, laboratory.spaces, number)
        state = Rect(self.rect.right - brush.px(60), self.upper(brush).top, brush.px(60), self.upper(brush).height)
        yield WeeksSpot(seat, place), state
        yield SecretSpot(seat, place), state

    def _name(self, brush: Brush, place: Place) -> str:
        key = f"davinci.picture.laboratory.{place.name.lower()}"
        return words(f"{key}.letter" if self._short(brush) else f"{key}.short")

    def _short(self, brush: Brush) -> bool:
        return self.fullness == 0 or brush.layout.compact

    def _name_width(self, brush: Brush) -> int:
        return brush.once(("name width", self._short(brush)), lambda: self._measured_name(brush))

    def _measured_name(self, brush: Brush) -> int:
        ending = "letter" if self._short(brush) else "short"
        names = [words(f"davinci.picture.laboratory.{place}.{ending}") for place in ("small", "large")]
        return max(brush.width(name, BOLD) for name in names) + brush.px(6)

    def _space_size(self, brush: Brush, spaces: int) -> int:
        return brush.once(
            ("space size", tuple(self.rect), self.fullness, spaces), lambda: self._measured_space(brush, spaces)
        )

    def _measured_space(self, brush: Brush, spaces: int) -> int:
        if self.fullness:
            state = brush.width("15", BOLD) + round(brush.type(BOLD) * 1.05) + 4 * brush.px(5)
            across = (self.rect.width - self._name_width(brush) - state) // _MOST_SPACES
            return min(round(self.upper(brush).height * 0.72), across - max(1, brush.px(3)))
        room = self.rect.width - self._name_width(brush) - brush.width("15", BOLD) - 4
        return min(round(self.upper(brush).height * 0.7), room // spaces - 1)

    def _space_rect(self, brush: Brush, spaces: int, number: int) -> Rect:
        side = self._space_size(brush, spaces)
        gap = max(1, brush.px(3)) if self.fullness else 1
        left = self.rect.left + self._name_width(brush) + (side + gap) * number
        return Rect(left, self.upper(brush).centery - side // 2, side, side)

    def _spaces_end(self, brush: Brush, laboratory: LaboratoryView | None) -> int:
        spaces = laboratory.spaces if laboratory else 1
        return self._space_rect(brush, spaces, spaces - 1).right

    def _space(self, brush: Brush, surface: Surface, seat: int, laboratory: LaboratoryView, number: int) -> None:
        rect = self._space_rect(brush, laboratory.spaces, number)
        automatic = number < laboratory.automaton_spaces
        fill = (236, 206, 140) if automatic else (222, 196, 148)
        brush.box(surface, rect, fill, (150, 102, 30) if automatic else BROWN, 3)
        worker = number - laboratory.automata
        if automatic and worker >= 0:
            brush.stamp(surface, "sign_gear", rect.center, round(rect.height * 0.86))
        if rect.height < _SMALLEST_FIGURE:
            self._dot(surface, rect, PAINT[brush.looks[seat].colour], worker, laboratory)
            return
        foot = (rect.centerx, rect.bottom - 1)
        height = round(rect.height * 0.92)
        if worker < 0:
            figures.automaton(brush, surface, foot, height)
        elif worker < laboratory.master:
            figures.master(brush, surface, seat, foot, round(height * 0.8))
        elif worker < laboratory.master + laboratory.apprentices:
            figures.apprentice(brush, surface, seat, foot, height)

    def _dot(self, surface: Surface, rect: Rect, colour: Colour, worker: int, laboratory: LaboratoryView) -> None:
        """Fill a space that is too small for a figure with the colour of who stands on it; an automaton is hollow."""
        if worker < laboratory.master + laboratory.apprentices:
            hollow = 0 if worker >= 0 else max(2, rect.height // 4)
            pygame.draw.rect(surface, BRASS if worker < 0 else colour, rect.inflate(-2, -2), hollow)

    def _state(self, brush: Brush, surface: Surface, laboratory: LaboratoryView) -> None:
        """Idle, or busy for so many weeks, in words where there is room; with an invention that all can see."""
        right = (self.rect.right, self.upper(brush).centery)
        room = self.rect.right - self._spaces_end(brush, laboratory) - brush.px(6)
        if not laboratory.busy:
            if self.fullness:
                brush.write(surface, words("davinci.picture.idle"), right, ASIDE, BROWN, align="right", room=room)
            return
        medal = round(brush.type(BOLD) * 1.35)
        beside = medal + brush.px(4) if laboratory.invention is not None else 0
        least = self._glass(brush) + brush.width(str(laboratory.weeks), BOLD)
        beside = beside if least + beside <= room else 0
        left = self._busy(brush, surface, laboratory.weeks, right, room - beside)
        if laboratory.invention is not None and beside:
            tier = INVENTIONS[laboratory.invention].tier
            centre = (left - brush.px(4) - medal // 2, right[1])
            figures.medal(brush, surface, tier, centre, medal, laboratory.invention)

    def _glass(self, brush: Brush) -> int:
        """The pixels of an hourglass and the gap beside it."""
        return round(brush.type(BOLD) * 1.05) + max(2, brush.px(3))

    def _busy(self, brush: Brush, surface: Surface, weeks: int, right: tuple[int, int], room: int) -> int:
        """Tell the weeks of work in words, beside an hourglass, or alone; return where that begins."""
        told = words("davinci.picture.busy_long", count=weeks), words("davinci.picture.busy", weeks=weeks)
        said = next((text for text in told if self.fullness and brush.width(text, BOLD) <= room), None)
        if said is not None:
            return brush.write(surface, said, right, BOLD, BLOOD, align="right").left
        number = brush.write(surface, str(weeks), right, BOLD, BLOOD, align="right")
        wide = self._glass(brush)
        if number.width + wide > room:
            return number.left
        size = round(brush.type(BOLD) * 1.05)
        return brush.stamp(surface, "hourglass", (number.left - wide + size // 2, right[1]), size).left

    def _nothing(self, brush: Brush, surface: Surface) -> None:
        left = self.rect.left + self._name_width(brush)
        text = words("davinci.picture.no_laboratory" if self.fullness else "davinci.picture.nothing")
        brush.write(surface, text, (left, self.upper(brush).centery), ASIDE, BROWN, room=self.rect.right - left)


def week_bar_height(brush: Brush) -> int:
    """Return how many pixels a week track needs at least."""
    return max(9, brush.px(17))


def slim_bar_height(brush: Brush) -> int:
    """Return how many pixels a slim bar needs."""
    return max(4, brush.px(7))


def slim_bar(brush: Brush, surface: Surface, track: Rect, weeks: int | None) -> None:
    """Draw a week track as a bar that fills, at the upper edge of `track`; pale where there is no work."""
    bar = Rect(track.left, track.top, track.width, slim_bar_height(brush) - 1)
    brush.box(surface, bar, (214, 186, 132, 255 if weeks is not None else 90), (*INK, 150), 2)
    if weeks:
        filled = Rect(bar.left, bar.top, bar.width * weeks // TRACK_END, bar.height)
        shapes.lay(surface, shapes.plate(filled.size, 1, (*BLOOD, 255)), filled.topleft)
    for week in MILESTONES:
        x = bar.left + bar.width * week // TRACK_END
        brush.rule(surface, (x, bar.top), (x, bar.bottom), alpha=170)


def week_bar(brush: Brush, surface: Surface, track: Rect, weeks: int | None) -> None:
    """Draw a week track as a ruled line, with its marker at `weeks` if there is work."""
    middle = track.centery
    brush.rule(surface, (track.left, middle), (track.right, middle), alpha=200)
    for week in range(TRACK_END + 1):
        x = track.left + track.width * week // TRACK_END
        reach = brush.px(5) if week % 5 == 0 else brush.px(3)
        brush.rule(surface, (x, middle - reach), (x, middle + reach + 1), alpha=150)
    if weeks is None:
        return
    x = track.left + track.width * weeks // TRACK_END
    thick = max(3, brush.px(5))
    if weeks:
        shapes.lay(surface, shapes.plate((x - track.left, thick), 1, (*BLOOD, 210)), (track.left, middle - thick // 2))
    shapes.lay_centred(
        surface, shapes.disc(max(9, brush.px(16)), (232, 184, 84), INK, max(1, brush.px(1.6))), (x, middle)
    )
