"""The bar of weeks of another seat's laboratory: how far its work is, in a number, and where it may be done, in others.

It looks alike on all panels and in all windows. A long one has all 15 weeks, with the next two goals in numbers and a
tick for each further one; a short one ends at the last week in which the work may be done.
"""

from collections.abc import Sequence
from functools import cached_property
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
_SHORTEST: Final = 3.6
"""How long it is at least, in sizes of its type: a tick has room after the next goal."""
_SHORT: Final = 6.5
"""How long one is at least that has all weeks, in sizes of its type."""
_LARGE: Final = Style(LITTLE.face, 21)
_LEAST_WEEK: Final = 7
"""Pixels of a week from which each has a mark."""
_LEAST_ROW: Final = 16
"""Pixels of its row at least: numbers and figures in it can be read."""
_APART: Final = 26
"""Units from one number to the next at least."""
_NUMBERED: Final = 2
"""Goals that are told in numbers at most."""
_TICK: Final = 3
"""Units by which a tick reaches over both edges of the bar."""


def bar_row(brush: Brush, *, large: bool = False) -> int:
    """Return how many pixels a row with a bar needs at least: as many as the type of its number."""
    return max(brush.type(_style(large=large)), brush.px(30 if large else 21), _LEAST_ROW)


def shortest_bar(brush: Brush) -> int:
    """Return how many pixels long a bar must be for its number and that of another week."""
    return round(_SHORTEST * brush.type(LITTLE))


def _style(*, large: bool) -> Style:
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
        """Draw it filled to `weeks`, with a ring that bears their number as its head, and what tells of each goal."""
        bar, radius = self._bar, self._bar.height // 2
        numbered, ticks = self.told(weeks)
        head = self._head(weeks)
        shapes.lay(surface, shapes.plate(bar.size, radius, _GROOVE, (*BROWN, 255), 1), bar.topleft)
        if head - bar.left > radius:
            filled = shapes.plate((head - bar.left, bar.height), radius, (*colour, 255), (*INK, 255), 1)
            shapes.lay(surface, filled, bar.topleft)
        if not self._short and bar.width >= _LEAST_WEEK * TRACK_END:
            for week in range(weeks + 1, TRACK_END):
                surface.fill(_WEEK, (self._at(week), bar.top + 2, 1, bar.height - 4))
        for x in ticks:
            self._tick(surface, x)
        for goal, x in numbered:
            self._number(surface, goal, x, BLOOD)
        self._number(surface, weeks, head, INK)

    def told(self, weeks: int) -> tuple[list[tuple[int, int]], list[int]]:
        """Return which goals ahead are told in numbers and where, the next in any case, and where there are ticks."""
        ahead = [goal for goal in self.goals if goal > weeks]
        numbered, ticks = [(goal, self._of_next(goal)) for goal in ahead[:1]], list[int]()
        clear = self._disc // 2 + 2
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

    def _tick(self, surface: Surface, x: int) -> None:
        """Mark a goal that is told in no number."""
        wide, over = max(2, self.brush.px(2.5)), max(1, self.brush.px(_TICK))
        surface.fill(BLOOD, (x - wide // 2, self._bar.top - over, wide, self._bar.height + 2 * over))

    # Where things lie

    @cached_property
    def _disc(self) -> int:
        """The diameter of its head, which is the same for all numbers."""
        return max(self.brush.width("00", self.style) + 4, round(self.brush.type(self.style) * 1.22))

    @cached_property
    def _apart(self) -> int:
        """The pixels from one number to the next at least."""
        return max(self._disc + 1, self.brush.px(_APART))

    @cached_property
    def _bar(self) -> Rect:
        """The bar, as long as its row: it begins where all that stands above it does."""
        height = max(6, min(self.brush.px(_LARGE_THICK if self.large else _THICK), self.track.height - 4))
        return Rect(self.track.left, self.track.centery - height // 2, max(1, self.track.width), height)

    @cached_property
    def _short(self) -> bool:
        """Whether there is no room for all weeks."""
        return self.track.width < _SHORT * self.brush.type(LITTLE)

    def _next(self, weeks: int) -> int | None:
        """The next goal."""
        return next((goal for goal in self.goals if goal > weeks), None)

    def _head(self, weeks: int) -> int:
        """Where its head is: beside the number of the next goal, if that is near."""
        goal = self._next(weeks)
        at = self._at(weeks)
        return at if goal is None else min(at, self._of_next(goal) - self._apart)

    def _of_next(self, goal: int) -> int:
        """Where the number of the next goal is: it leaves room for the head before it."""
        return max(self._at(goal), self._bar.left + self._disc // 2 + self._apart)

    def _at(self, week: int) -> int:
        """Where a week ends: half of a number is free at both ends of the bar."""
        end = (max(self.goals, default=0) if self._short else 0) or TRACK_END
        return self._bar.left + self._disc // 2 + (self._bar.width - self._disc) * min(week, end) // end
