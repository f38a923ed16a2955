"""The bar of weeks of another seat's laboratory: how far its work is, in a number, and where it may be done, in others.

It looks alike on all panels and in all windows. A long one has all 15 weeks, with the next two goals in numbers and a
tick for each further one; a short one ends at the last week in which the work may be done.
"""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import LITTLE, Brush, Style
from leonardo.app.kit.theme import INK, IVORY, Colour
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.engine.davinci.constants import TRACK_END

_GROOVE: Final = (206, 180, 132, 255)
_WEEK: Final = (150, 118, 70)
_THICK, _LARGE_THICK = 13, 16
"""Units that it is thick, and where there is much room."""
_SHORT: Final = 6.5
"""How long one is at least that has all weeks, in sizes of its type."""
_LARGE: Final = Style(LITTLE.face, 21)
_LEAST_WEEK: Final = 7
"""Pixels of a week from which each has a mark."""
_APART: Final = 26
"""Units from one number to the next at least."""
_NUMBERED: Final = 2
"""Goals that are told in numbers at most."""
_TICK: Final = 3
"""Units by which a tick reaches over both edges of the bar."""


def draw_bar(
    brush: Brush, surface: Surface, at: Rect, goals: Sequence[int], colour: Colour, large: bool, weeks: float
) -> None:
    """Draw a bar filled to some `weeks`; `goals` are those at which the work may be done, in order."""
    WeekBar(brush, at, goals, large=large).draw(surface, round(weeks), colour)


class WeekBar:
    """A bar of 15 weeks in a row `track` of pixels; a `large` one is thicker, with a larger number."""

    def __init__(self, brush: Brush, track: Rect, goals: Sequence[int] = (), *, large: bool = False) -> None:
        self.brush, self.style = brush, _LARGE if large else LITTLE
        self.goals = tuple(min(goal, TRACK_END) for goal in goals)
        height = max(6, min(brush.px(_LARGE_THICK if large else _THICK), track.height - 4))
        self._bar = Rect(track.left, track.centery - height // 2, max(1, track.width), height)
        self._short = track.width < _SHORT * brush.type(LITTLE)
        """Whether there is no room for all weeks."""
        self._disc = max(brush.width("00", self.style) + 4, round(brush.type(self.style) * 1.22))
        """The diameter of its head, which is the same for all numbers."""
        self._apart = max(self._disc + 1, brush.px(_APART))

    def draw(self, surface: Surface, weeks: int, colour: Colour) -> None:
        """Draw it filled to `weeks`, with a ring that bears their number as its head, and what tells of each goal."""
        bar, radius = self._bar, self._bar.height // 2
        numbered, ticks = self.told(weeks)
        head = min([self._at(weeks), *(x - self._apart for _, x in numbered[:1])])
        shapes.lay(surface, shapes.plate(bar.size, radius, _GROOVE, (*BROWN, 255), 1), bar.topleft)
        if head - bar.left > radius:
            filled = shapes.plate((head - bar.left, bar.height), radius, (*colour, 255), (*INK, 255), 1)
            shapes.lay(surface, filled, bar.topleft)
        if not self._short and bar.width >= _LEAST_WEEK * TRACK_END:
            for week in range(weeks + 1, TRACK_END):
                surface.fill(_WEEK, (self._at(week), bar.top + 2, 1, bar.height - 4))
        wide, over = max(2, self.brush.px(2.5)), max(1, self.brush.px(_TICK))
        for x in ticks:
            surface.fill(BLOOD, (x - wide // 2, bar.top - over, wide, bar.height + 2 * over))
        for goal, x in numbered:
            self._number(surface, goal, x, BLOOD)
        self._number(surface, weeks, head, INK)

    def told(self, weeks: int) -> tuple[list[tuple[int, int]], list[int]]:
        """Return which goals ahead are told in numbers and where, the next in any case, and where there are ticks.

        The number of the next goal leaves room for the head before it.
        """
        ahead, clear = [goal for goal in self.goals if goal > weeks], self._disc // 2 + 2
        before = self._bar.left + self._disc // 2 + self._apart
        numbered, ticks = [(goal, max(self._at(goal), before)) for goal in ahead[:1]], list[int]()
        for goal in ahead[1:]:
            x, last = self._at(goal), numbered[-1][1]
            if len(numbered) < _NUMBERED and x - last >= self._apart:
                numbered.append((goal, x))
            else:
                ticks.append(max(x, last + clear) if self._short else x)
        return numbered, [x for x in ticks if all(abs(x - each) >= clear for _, each in numbered)]

    def _number(self, surface: Surface, week: int, x: int, colour: Colour) -> None:
        """Draw a week on a disc with an edge of a colour."""
        disc = shapes.disc(self._disc, (*IVORY, 255), (*colour, 255), max(1.0, 1.3 * self.brush.layout.k))
        shapes.lay_centred(surface, disc, (x, self._bar.centery))
        self.brush.write(surface, str(week), (x, self._bar.centery), self.style, colour, align="centre")

    def _at(self, week: int) -> int:
        """Where a week ends: half of a number is free at both ends of the bar."""
        end = (max(self.goals, default=0) if self._short else 0) or TRACK_END
        return self._bar.left + self._disc // 2 + (self._bar.width - self._disc) * min(week, end) // end
