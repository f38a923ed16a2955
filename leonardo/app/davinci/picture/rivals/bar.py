"""The bar of weeks of another seat's laboratory: how far its work is, in a number, and pins where it may be done.

It looks alike on all panels and in all windows; the weeks of the pins in numbers are told to who points at it.
"""

from collections.abc import Sequence
from functools import cached_property
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.theme import INK, IVORY, Colour
from leonardo.app.table.looks.brush import LITTLE, Brush, Style
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.engine.davinci.terms import TRACK_END

_GROOVE: Final = (206, 180, 132, 255)
_WEEK: Final = (150, 118, 70)
_THICK, _LARGE_THICK = 13, 16
"""Units that it is thick, and where there is much room."""
_SHORTEST: Final = 3
"""How long it is at least, in sizes of its type."""
_LARGE: Final = Style(LITTLE.face, 21)
_LEAST_WEEK: Final = 7
"""Pixels of a week from which each has a mark."""
_PIN: Final = 0.5
"""How far the head of a pin stands above the middle of the bar, in heights of the number."""


def bar_row(brush: Brush, *, large: bool = False) -> int:
    """Return how many pixels a row with a bar needs at least: as many as the type of its number."""
    return max(brush.type(_style(large=large)), brush.px(30 if large else 21))


def shortest_bar(brush: Brush) -> int:
    """Return how many pixels long a bar must be for its number and a pin at another week."""
    return _SHORTEST * brush.type(LITTLE)


def _style(*, large: bool) -> Style:
    """The style of the number."""
    return _LARGE if large else LITTLE


class WeekBar:
    """A bar of 15 weeks in a row `track` of pixels; `goals` are the weeks at which the work may be done, in order.

    A `large` one is thicker, with a larger number.
    """

    def __init__(self, brush: Brush, track: Rect, goals: Sequence[int] = (), *, large: bool = False) -> None:
        self.brush = brush
        self.track = track
        self.large = large
        self.style = _style(large=large)
        self.goals = tuple(min(goal, TRACK_END) for goal in goals)

    def draw(self, surface: Surface, weeks: int, colour: Colour) -> None:
        """Draw it filled to `weeks`, with a ring that bears their number as its head, and a pin at each goal."""
        bar, radius, head = self._bar, self._bar.height // 2, self._at(weeks)
        shapes.lay(surface, shapes.plate(bar.size, radius, _GROOVE, (*BROWN, 255), 1), bar.topleft)
        if head - bar.left > radius:
            filled = shapes.plate((head - bar.left, bar.height), radius, (*colour, 255), (*INK, 255), 1)
            shapes.lay(surface, filled, bar.topleft)
        if bar.width >= _LEAST_WEEK * TRACK_END:
            for week in range(weeks + 1, TRACK_END):
                surface.fill(_WEEK, (self._at(week), bar.top + 2, 1, bar.height - 4))
        for goal in self.goals:
            self._pin(surface, goal, head)
        disc = shapes.disc(self._disc, (*IVORY, 255), (*INK, 255), max(1.0, 1.3 * self.brush.layout.k))
        shapes.lay_centred(surface, disc, (head, bar.centery))
        self.brush.write(surface, str(weeks), (head, bar.centery), self.style, align="centre")

    def _pin(self, surface: Surface, goal: int, head: int) -> None:
        """Stick a pin in at a goal, beside the number where that would hide it."""
        brush, bar = self.brush, self._bar
        radius = max(2, brush.px(4))
        x = min(max(self._at(goal), head + self._disc // 2 + radius), max(bar.right - radius, self._at(goal)))
        top = bar.centery - round(self._disc * _PIN) + radius
        wide = max(1, brush.px(2))
        pygame.draw.line(surface, BLOOD, (x, top), (x, bar.bottom), wide)
        dot = shapes.disc(2 * radius + 1, (*BLOOD, 255), (*INK, 255), 1)
        shapes.lay_centred(surface, dot, (x, top))

    # Where things lie

    @cached_property
    def _disc(self) -> int:
        """The diameter of its head, which is the same for all numbers."""
        return max(self.brush.width("00", self.style) + 2, round(self.brush.type(self.style) * 1.22))

    @cached_property
    def _bar(self) -> Rect:
        """The bar, as long as its row: it begins where all that stands above it does."""
        height = max(6, min(self.brush.px(_LARGE_THICK if self.large else _THICK), self.track.height - 4))
        return Rect(self.track.left, self.track.centery - height // 2, max(1, self.track.width), height)

    def _at(self, week: int) -> int:
        """Where a week ends; half of the number is kept free at both ends of the bar, on which it lies."""
        return self._bar.left + self._disc // 2 + (self._bar.width - self._disc) * min(week, TRACK_END) // TRACK_END
