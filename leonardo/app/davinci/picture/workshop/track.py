"""The track of weeks in one's own laboratory: where work stands, where it will stand after this round, and its goal."""

from functools import cached_property
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import BOLD, LITTLE, Brush
from leonardo.app.kit.seats import INSCRIBED
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.table.looks.colours import BLOOD, FAINT_LIGHT
from leonardo.engine.davinci.constants import TRACK_END
from leonardo.engine.davinci.prospects import Prospect

MARKER: Final = 48
RING: Final = 36
"""Units of the marker, and of the ring around the goal."""
_HOP: Final = 0.13
"""How high the marker is at each of the steps in which it hops, in its size."""
_END: Final = 31
"""Units of the ring around the end of this round."""
_LANDMARKS: Final = (0, 4, 7, 11, 15)
"""Weeks that are written where there is no room for all: those that inventions need."""
_INSET: Final = 12
"""Units from a number at an end of the track to that end, where only some weeks are written."""
_GROOVE: Final = (30, 13, 3, 110)
"""A track without work, sunk into the wood."""
_PAPER: Final = (252, 240, 208, 255), (230, 208, 160, 255)
_DONE: Final = (206, 62, 42, 62)
_TO_COME: Final = (240, 180, 60, 120)
_GOAL: Final = (250, 196, 60, 255)
_GOAL_EDGE: Final = (120, 60, 0, 255)


class WeekTrack:
    """The weeks 0 to 15 in `rect`, for a laboratory of `seat`."""

    def __init__(self, brush: Brush, seat: int, rect: Rect) -> None:
        self.brush = brush
        self.seat = seat
        self.rect = rect

    def draw(self, surface: Surface, weeks: int | None, ahead: Prospect | None, hops: int = 0) -> None:
        """Draw the track with its marker at `weeks`, if there is work; and what lies ahead, as far as it is known.

        The marker `hops` so many steps high from week to week.
        """
        brush, rect = self.brush, self.rect
        if weeks is None:
            brush.box(surface, rect, _GROOVE, INK, 5)
        else:
            shapes.lay(surface, shapes.gradient(rect.size, brush.px(5), *_PAPER), rect.topleft)
            shapes.lay(surface, shapes.outline(rect.size, brush.px(5), (*INK, 255), 1.4), rect.topleft)
            self._cells(surface, 0, weeks, _DONE)
            if ahead is not None and ahead.added:
                self._cells(surface, weeks + 1, ahead.total, _TO_COME)
        if ahead is not None:
            self._goal(surface, ahead.needed)
            if self._ends_apart(weeks, ahead):
                self._round_end(surface, ahead.total)
        self._numbers(surface, weeks, ahead)
        if weeks is not None:
            self._marker(surface, weeks, hops)

    def _x(self, week: float) -> int:
        """The left edge of the cell of a week, or its middle for half a week more."""
        return self.rect.left + round(self.rect.width * week / (TRACK_END + 1))

    def _middle(self, week: int) -> tuple[int, int]:
        return self._x(week + 0.5), self.rect.centery

    def _cells(self, surface: Surface, first: int, last: int, colour: shapes.Colour) -> None:
        left, right = self._x(first), self._x(last + 1)
        size = max(1, right - left - 2), self.rect.height - 4
        shapes.lay(surface, shapes.plate(size, self.brush.px(3), colour), (left + 1, self.rect.top + 2))

    def _numbers(self, surface: Surface, weeks: int | None, ahead: Prospect | None) -> None:
        brush, track = self.brush, self.rect
        goal = ahead.needed if ahead is not None else None
        dear = self._dear(weeks, ahead)
        all_fit = self._all_fit
        reach = round(self._size(MARKER) * 0.9)
        for week in range(TRACK_END + 1):
            if week and weeks is not None and all_fit:
                upper = self._x(week), track.top + brush.px(8)
                brush.rule(surface, upper, (upper[0], track.bottom - brush.px(8)), alpha=90)
            place = self._within(week) if weeks is None else self._beside(week, weeks, reach)
            if place is None:
                continue
            clear = not any(self._ringed(week, ringed) for ringed in dear)
            if week in dear or (clear and (all_fit or (week in _LANDMARKS and not self._near(week, dear)))):
                style = BOLD if week == goal else LITTLE
                colour = FAINT_LIGHT if weeks is None else INK
                brush.write(surface, str(week), place, style, colour, align="centre")

    def _beside(self, week: int, weeks: int, reach: int) -> tuple[int, int] | None:
        """Return where a number is clear of the marker, a little aside if need be; nothing where that lies on it."""
        (x, y), marker = self._within(week), self._marker_x(weeks)
        room = (reach + self.brush.width(str(week), LITTLE)) // 2 + self.brush.px(2)
        short = room - abs(x - marker)
        if short <= 0:
            return x, y
        aside = (self._x(week + 1) - self._x(week)) // 4
        return (x + (short if week > weeks else -short), y) if week != weeks and short <= aside else None

    def _ends_apart(self, weeks: int | None, ahead: Prospect) -> bool:
        """Whether the round ends before the goal and so far from it that each can have a ring."""
        apart = (self._size(RING) + self._size(_END)) // 2
        goal, end = self._within(min(ahead.needed, TRACK_END))[0], self._within(ahead.total)[0]
        return ahead.total != weeks and goal - end > apart

    def _dear(self, weeks: int | None, ahead: Prospect | None) -> set[int]:
        """The weeks that have a ring."""
        if ahead is None:
            return set()
        return {ahead.needed, ahead.total} if self._ends_apart(weeks, ahead) else {ahead.needed}

    def _ringed(self, week: int, ringed: int) -> bool:
        """Whether the ring around another week would lie upon a number."""
        if week == ringed:
            return False
        room = (self._size(RING) + self.brush.width(str(week), LITTLE)) // 2 + self.brush.px(3)
        return abs(self._within(week)[0] - self._within(ringed)[0]) < room

    def _near(self, week: int, dear: set[int]) -> bool:
        """Whether a number would stand too close to one that must be seen."""
        apart = self.brush.width("15", BOLD) + 4
        return any(abs(self._middle(week)[0] - self._middle(other)[0]) < apart for other in dear)

    @cached_property
    def _all_fit(self) -> bool:
        """Whether there is room for the numbers of all weeks."""
        return self.rect.width / (TRACK_END + 1) >= self.brush.width("15", BOLD) + 3

    def _within(self, week: int) -> tuple[int, int]:
        """The middle of a cell, as far from the ends of the track as its number needs."""
        half = self.brush.width(str(week), BOLD) // 2 + (2 if self._all_fit else self.brush.px(_INSET))
        x, y = self._middle(week)
        return max(self.rect.left + half, min(x, self.rect.right - half)), y

    def _size(self, units: float) -> int:
        return min(self.brush.px(units), round(self.rect.height * units / 40))

    def _goal(self, surface: Surface, week: int) -> None:
        """Ring the week in which the work is done."""
        size, line = self._size(RING), max(2.0, self.brush.px(3.6))
        centre = self._within(min(week, TRACK_END))
        for diameter, colour, thick in ((size + 2, _GOAL_EDGE, line + 2), (size, _GOAL, line)):
            ring = shapes.outline((diameter, diameter), diameter // 2, colour, thick)
            shapes.lay_centred(surface, ring, centre)

    def _round_end(self, surface: Surface, week: int) -> None:
        """Mark where the work stands when this round ends."""
        ring = shapes.dashed_ring(self._size(_END), (*BLOOD, 255), max(1.4, self.brush.px(2)))
        shapes.lay_centred(surface, ring, self._within(week))

    def _marker_x(self, week: int) -> int:
        """The middle of the marker, which hardly reaches beyond the ends of the track."""
        reach = self._size(MARKER) // 2 - self.brush.px(4)
        return max(self.rect.left + reach, min(self._middle(week)[0], self.rect.right - reach))

    def _marker(self, surface: Surface, week: int, hops: int) -> None:
        brush, size = self.brush, self._size(MARKER)
        at = self._marker_x(week), self._middle(week)[1] - round(hops * _HOP * size)
        draw_marker(brush, surface, self.seat, week, at, size)


def draw_marker(brush: Brush, surface: Surface, seat: int, week: int, centre: tuple[int, int], size: int) -> None:
    """Draw the marker of a seat, `size` pixels large, on the week that its work has come to."""
    colour = brush.looks[seat].colour
    brush.stamp(surface, f"work_marker_{colour}", centre, size)
    ink = INSCRIBED[colour]
    brush.write(surface, str(week), centre, BOLD, ink, align="centre", shade=ink == IVORY)
