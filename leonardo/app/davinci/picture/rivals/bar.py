"""The bar of weeks of another seat's laboratory: how far its work is, and when it may be done, in numbers.

Where there is no room for a bar with the numbers at their weeks, an arrow leads from the weeks done to the first and
the last possible number; in the smallest windows with larger text a bar tells how far the work is, and no more.
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
_SHORTEST: Final = 2
"""The length of a bar that still shows how far work is, in widths of its number."""
_ARROW: Final = (10, 3)
"""Units of the length of an arrow, and of half its head."""


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
        bar, radius = self._bar, self._bar.height // 2
        if self._beside or bar.width < _SHORTEST * self._disc(weeks):
            self._head(surface, weeks, bar.left)
            self._lead_to(surface, bar.left + self._disc(weeks) // 2)
            return
        head = self._at(weeks)
        shapes.lay(surface, shapes.plate(bar.size, radius, _GROOVE, (*BROWN, 255), 1), bar.topleft)
        if head - bar.left > radius:
            filled = shapes.plate((head - bar.left, bar.height), radius, (*colour, 255), (*INK, 255), 1)
            shapes.lay(surface, filled, bar.topleft)
        for goal in self.goals if self._numbered else ():
            if abs(self._at(goal) - head) >= (self._wide(goal) + self._disc(weeks)) // 2:
                self._number(surface, goal)
        self._head(surface, weeks, head)

    def _head(self, surface: Surface, weeks: int, head: int) -> None:
        """The number of weeks that are done, on a disc."""
        brush = self.brush
        disc = shapes.disc(self._disc(weeks), (*IVORY, 255), (*INK, 255), max(1.0, 1.3 * brush.layout.k))
        shapes.lay_centred(surface, disc, (head, self.track.centery))
        brush.write(surface, str(weeks), (head, self.track.centery), LITTLE, align="centre")

    # Where things lie

    @cached_property
    def _bar(self) -> Rect:
        """The bar as long as it can be, with half its number free at both ends."""
        half = max(6, round(self.brush.type(LITTLE) * 0.64))
        height = max(6, min(bar_row(self.brush) - 3, self.track.height - 2))
        return Rect(self.track.left + half, self.track.centery - height // 2, self.track.width - 2 * half, height)

    @cached_property
    def _numbered(self) -> bool:
        """Whether all goals can be written at their weeks."""
        at = [(self._on(self._bar, goal), self._wide(goal)) for goal in self.goals]
        return all(right - left >= (one + other) // 2 for (left, one), (right, other) in pairwise(at))

    @cached_property
    def _beside(self) -> str:
        """What is written in the place of the bar: its goals, where they do not all fit on it and there is room."""
        if self._numbered:
            return ""
        told = words("davinci.picture.goals", first=self.goals[0], last=self.goals[-1])
        room = self.track.width - self._disc(TRACK_END) - self._arrow
        return told if self.brush.width(told, LITTLE) <= room else ""

    @property
    def _arrow(self) -> int:
        """The pixels of an arrow, with what is free at both its ends."""
        return self.brush.px(_ARROW[0]) + 2 * max(3, self.brush.px(5))

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

    def _lead_to(self, surface: Surface, left: int) -> None:
        """Lead from the weeks done to the goals by an arrow."""
        brush, y = self.brush, self.track.centery
        if not self._beside:
            return
        start, half = left + max(3, brush.px(5)), max(2, brush.px(_ARROW[1]))
        tip = start + brush.px(_ARROW[0])
        pygame.draw.line(surface, BROWN, (start, y), (tip - half, y), max(1, brush.px(1.6)))
        pygame.draw.polygon(surface, BROWN, [(tip, y), (tip - 2 * half, y - half), (tip - 2 * half, y + half)])
        brush.write(surface, self._beside, (left + self._arrow, y), LITTLE, BLOOD)
