"""The bar of weeks of another seat's laboratory: how far its work is, and when it may be done, in numbers.

Where the bar is too narrow for the numbers at their weeks, the first and the last possible one stand beside it, or in
the smallest windows with larger text none.
"""

from collections.abc import Sequence
from functools import cached_property
from itertools import pairwise
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.theme import INK, IVORY, Colour
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import LITTLE, Brush
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.engine.davinci.terms import TRACK_END

_GROOVE: Final = (196, 168, 118, 255)
_BEAD: Final = (214, 162, 48, 255)
_PAPER: Final = (255, 246, 218, 255)
_THIN: Final = 12
"""Units of the height of a bar without numbers."""
_SHORTEST, _NUMBERED = 4, 2
"""The length of a bar that still shows how far work is, in widths of its number; one with its goals in numbers."""


def bar_row(brush: Brush) -> int:
    """Return how many pixels a row with a bar needs at least: as many as the number at its end."""
    return max(round(brush.type(LITTLE) * 1.22), brush.px(22))


class WeekBar:
    """A bar of 15 weeks in a row `track` of pixels; `goals` are the weeks at which the work may be done, in order."""

    def __init__(self, brush: Brush, track: Rect, goals: Sequence[int]) -> None:
        self.brush = brush
        self.track = track
        self.goals = tuple(min(goal, TRACK_END) for goal in goals)

    def draw(self, surface: Surface, weeks: int, colour: Colour) -> None:
        """Draw it filled to `weeks`, whose number is its head, with its goals."""
        brush, bar, radius = self.brush, self._bar, self._bar.height // 2
        if bar.width < (_NUMBERED if self._numbered else _SHORTEST) * self._disc(weeks):
            self._head(surface, weeks, bar.left)
            brush.write(surface, self._beside, (self.track.right, self.track.centery), LITTLE, BLOOD, align="right")
            return
        head = self._at(weeks)
        shapes.lay(surface, shapes.plate(bar.size, radius, _GROOVE, (*BROWN, 255), 1), bar.topleft)
        if head - bar.left > radius:
            filled = shapes.plate((head - bar.left, bar.height), radius, (*colour, 255), (*INK, 255), 1)
            shapes.lay(surface, filled, bar.topleft)
        for goal in self.goals:
            if not self._numbered:
                self._tick(surface, goal)
            elif abs(self._at(goal) - head) >= (self._wide(goal) + self._disc(weeks)) // 2:
                self._number(surface, goal)
        self._head(surface, weeks, head)
        if self._beside:
            brush.write(surface, self._beside, (self.track.right, self.track.centery), LITTLE, BLOOD, align="right")

    def _head(self, surface: Surface, weeks: int, head: int) -> None:
        """The number of weeks that are done, on a disc."""
        brush = self.brush
        disc = shapes.disc(self._disc(weeks), (*IVORY, 255), (*INK, 255), max(1.0, 1.3 * brush.layout.k))
        shapes.lay_centred(surface, disc, (head, self.track.centery))
        brush.write(surface, str(weeks), (head, self.track.centery), LITTLE, align="centre")

    # Where things lie

    @cached_property
    def _whole(self) -> Rect:
        """The bar as long as it can be, with half its number free at both ends."""
        half = max(6, round(self.brush.type(LITTLE) * 0.64))
        height = max(6, min(bar_row(self.brush) - 3, self.track.height - 2))
        return Rect(self.track.left + half, self.track.centery - height // 2, self.track.width - 2 * half, height)

    @cached_property
    def _numbered(self) -> bool:
        """Whether all goals can be written at their weeks."""
        at = [(self._on(self._whole, goal), self._wide(goal)) for goal in self.goals]
        return all(right - left >= (one + other) // 2 for (left, one), (right, other) in pairwise(at))

    @cached_property
    def _beside(self) -> str:
        """What is written beside the bar: its goals, where they do not all fit on it and there is room."""
        if self._numbered:
            return ""
        told = words("davinci.picture.goals", first=self.goals[0], last=self.goals[-1])
        room = self.track.width - self._disc(TRACK_END) - self.brush.px(4)
        return told if self.brush.width(told, LITTLE) <= room else ""

    @cached_property
    def _bar(self) -> Rect:
        whole = self._whole
        if self._numbered:
            return whole
        height = max(6, min(self.brush.px(_THIN), self.track.height - 4))
        taken = self.brush.width(self._beside, LITTLE) + whole.left - self.track.left if self._beside else 0
        return Rect(whole.left, self.track.centery - height // 2, max(0, whole.width - taken), height)

    def _at(self, week: int) -> int:
        return self._on(self._bar, week)

    def _on(self, bar: Rect, week: int) -> int:
        return bar.left + bar.width * min(week, TRACK_END) // TRACK_END

    def _wide(self, goal: int) -> int:
        """The width of the plate with the number of a goal."""
        return self.brush.width(str(goal), LITTLE) + 4

    def _disc(self, weeks: int) -> int:
        return max(self.brush.width(str(weeks), LITTLE) + 4, round(self.brush.type(LITTLE) * 1.22))

    # Goals

    def _number(self, surface: Surface, goal: int) -> None:
        """Write the number of a goal on a plate with a gilt edge, as the ring around one's own."""
        at = self._at(goal), self.track.centery
        plate = shapes.plate((self._wide(goal), self._bar.height), 4, _PAPER, _BEAD, max(1.0, self.brush.px(1.6)))
        shapes.lay_centred(surface, plate, at)
        self.brush.write(surface, str(goal), at, LITTLE, BLOOD, align="centre")

    def _tick(self, surface: Surface, goal: int) -> None:
        """Tick a goal with a beaded line."""
        brush, bar = self.brush, self._bar
        reach, thick, x = max(2, brush.px(4)), max(2, brush.px(2.4)), self._at(goal)
        pygame.draw.rect(surface, BLOOD, Rect(x - thick // 2, bar.top - reach, thick, bar.height + 2 * reach))
        bead = shapes.disc(max(5, brush.px(7)), _BEAD, (*INK, 255), 1)
        shapes.lay_centred(surface, bead, (x, bar.top - reach))
