"""The scale of the chart, on which the points are marked, and the round at the left end of the strip."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from leonardo.app.engines.picture.layout import EnginesLayout
from leonardo.app.engines.spots import RoundSpot, TrackSpot
from leonardo.app.engines.standing import InTurn, in_turn, phase_of
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import BOLD, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.app.table.panels.panel import Part, Placed, WholeBoard, always
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.strip.corner import WORD
from leonardo.app.table.strip.track import Way
from leonardo.engine.engines.view import View

_NUMBER: Final = Style(Face.TITLE_BOLD, 24)
_MARK: Final = Style(Face.BOLD, 17)
_BETWEEN: Final = Style(Face.TEXT, 14.5)
"""The figures between those, where there is room for them."""
_APART: Final = 1.5
"""How many times as wide as a figure its place is at least."""
_PHASES: Final = ("income", "auction", "turns", "points")
_SHIELD, _ARROW, _POINTER = 30, 22, 12
"""Units of the shield of a seat in the order of turns, of the room before it, and of the arrow there."""
_LARGER: Final = 1.25
_PLAYED: Final = 120
"""How much larger the shield of whose turn it is, and how much of 255 is seen of one whose turn is over."""
_BESIDE: Final = 0.55
"""From one marker to the next of those with equal points, in widths of one."""
_ORDERED_FROM: Final = 0.9
"""Pixels of a unit from which the order of turns has room beside the prompt."""
_BROWN: Final = (*BROWN, 255)
_MANY: Final = 60
"""Points from which on only every tenth has its number."""


class RoundTrack:
    """The round in `row`; `headed` by a word, with the names of its phases or only that of the present one.

    If it is `ordered`, it ends with the shields of the seats as their turns follow.
    """

    def __init__(self, brush: Brush, row: Rect, *, headed: bool, phases: int, ordered: bool = False) -> None:
        self.brush, self.row = brush, row
        self._heading = tr("engines.picture.round") if headed else ""
        self._phases = phases
        left = row.left + brush.px(8)
        if headed:
            left += brush.width(self._heading, WORD) + brush.px(10)
        side = max(30, brush.px(46))
        self._wax = Rect(left, row.centery - side // 2, side, side)
        self._first = self._wax.right + brush.px(10)
        names = [tr(f"engines.phase.{phase}") for phase in (*_PHASES, "draft")]
        widths = [brush.width(name, BOLD) + brush.px(18) for name in names]
        self._widths = widths
        self._order = self._first + (sum(widths[:-1]) if phases > 1 else max(widths) if phases else 0)
        self._step = brush.px(_SHIELD + _ARROW) if ordered else 0
        self._end = self._order + self._step * len(brush.looks)

    @classmethod
    def ways(cls, brush: Brush) -> Sequence[Way]:
        """Return the ways in which the round is told, most of it first."""
        told = ((True, 4), (False, 4), (False, 1), (False, 0))
        found = [partial(cls, brush, headed=headed, phases=phases) for headed, phases in told]
        return [partial(found[0], ordered=True), *found] if brush.layout.k >= _ORDERED_FROM else found

    @property
    def width(self) -> int:
        """How many pixels it takes."""
        return self._end - self.row.left

    @property
    def parts(self) -> Sequence[Part]:
        region = Rect(self.row.left - 4, self.row.top - 6, self.width + 12, self.row.height + 12)
        return (Part(always(region), lambda view, _: self.content(view), self._draw),)

    def end(self, view: View) -> int:  # noqa: ARG002 - it is always as long
        """Return the right edge."""
        return self._end

    def content(self, view: View) -> Hashable:
        """Return round and phase, and who is in turn in which order."""
        order = tuple((seat, in_turn(view, seat)) for seat in view.table.seats_from(view.leonardo))
        return view.round, phase_of(view), order if self._step else ()

    def spots(self, view: View) -> Iterator[Placed]:  # noqa: ARG002
        """Yield the round."""
        yield RoundSpot(), Rect(self.row.left, self.row.top, self.width, self.row.height)

    def _draw(self, surface: Surface, view: View, _marks: Marks) -> None:
        brush, row = self.brush, self.row
        if self._heading:
            brush.write(surface, self._heading, (row.left + brush.px(8), row.centery), WORD)
        brush.stamp(surface, "round_marker", self._wax.center, round(self._wax.height * 1.1))
        number = str(view.round) if view.round else "\N{EN DASH}"
        brush.write(surface, number, self._wax.center, _NUMBER, IVORY, align="centre", shade=True)
        now, left = phase_of(view), self._first
        if self._phases == 1:
            brush.write(surface, tr(f"engines.phase.{now}"), (left + brush.px(6), row.centery), BOLD, INK)
        elif self._phases:
            for phase, wide in zip(_PHASES, self._widths, strict=False):
                place = Rect(left, 0, wide, brush.line(BOLD) + brush.px(8))
                place.centery = row.centery
                if phase == now:
                    brush.box(surface, place, (255, 248, 226, 255), (*INK, 255))
                colour = INK if phase == now else BROWN
                brush.write(surface, tr(f"engines.phase.{phase}"), place.center, BOLD, colour, align="centre")
                left += wide
        if self._step:
            self._draw_order(surface, view)

    def _draw_order(self, surface: Surface, view: View) -> None:
        """The shields of the seats from Leonardo on (rule 7.1): who has played is pale, who plays now is large."""
        brush, high = self.brush, self.brush.px(_SHIELD)
        for number, seat in enumerate(view.table.seats_from(view.leonardo)):
            at = self._order + self._step * number + brush.px(_ARROW) + brush.px(_SHIELD) // 2, self.row.centery
            when = in_turn(view, seat)
            if number:
                middle = at[0] - brush.px(_SHIELD) // 2 - brush.px(_ARROW) // 2, at[1]
                side = brush.px(_POINTER)
                corners = (1, 1), (side - 1, side / 2), (1, side - 1)
                shapes.lay_centred(surface, shapes.polygon((side, side), corners, _BROWN, _BROWN, 1.0), middle)
            name = f"shield_{brush.colour(seat)}"
            if when is InTurn.PLAYED:
                pale = brush.faded(name, high, _PLAYED)
                surface.blit(pale, pale.get_rect(center=at))
            elif when is InTurn.PLAYING:
                ornaments.halo(surface, Rect(at[0] - high // 2, at[1] - high // 2, high, high), max(4, brush.px(8)))
                brush.stamp(surface, name, at, round(high * _LARGER))
            else:
                brush.stamp(surface, name, at, high)


class PointsTrack(WholeBoard):
    """The scale from 0 to the points that win, with the marker of each seat."""

    def __init__(self, brush: Brush, layout: EnginesLayout) -> None:
        self.brush = brush
        self.rect = layout.track

    def content(self, view: View, marks: Marks) -> Hashable:  # noqa: ARG002
        return tuple(player.points for player in view.players), view.table.target

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:  # noqa: ARG002
        """Yield the scale."""
        yield TrackSpot(), self.rect

    def at(self, view: View, points: int) -> int:
        """Return the pixel across at which so many points are marked."""
        share = min(1.0, points / max(1, view.table.target))
        side = self.rect.height
        return round(self.rect.left + side * 0.6 + (self.rect.width - side * 1.2) * share)

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:  # noqa: ARG002
        brush, rect, target = self.brush, self.rect, view.table.target
        brush.box(surface, rect, (244, 230, 196, 255), (*INK, 255), 3)
        step = 5 if target <= _MANY else 10
        for points in range(target + 1):
            x = self.at(view, points)
            high = rect.height // 3 if points % step == 0 else rect.height // 6
            surface.fill(INK, Rect(x, rect.bottom - high, 1, high - 1))
        numbered = {*range(0, target, step), target}
        wide = self.at(view, 1) - self.at(view, 0)
        between = _BETWEEN if wide > _APART * brush.width(str(target), _BETWEEN) else None
        for points in range(target + 1):
            style = _MARK if points in numbered else between
            colour = BLOOD if points == target else BROWN
            if style is not None:
                at = self.at(view, points), rect.top + rect.height * 2 // 5
                brush.write(surface, str(points), at, style, colour, align="centre")
        self._markers(surface, view)

    def _markers(self, surface: Surface, view: View) -> None:
        """The shields of the seats, those with equal points beside one another."""
        brush, side = self.brush, round(self.rect.height * 0.92)
        by_points: dict[int, list[int]] = {}
        for seat, player in enumerate(view.players):
            by_points.setdefault(player.points, []).append(seat)
        for points, seats in by_points.items():
            step = round(side * _BESIDE)
            wide = step * (len(seats) - 1)
            first = self.at(view, points) - wide // 2
            first = min(max(first, self.rect.left + side // 2), self.rect.right - side // 2 - wide)
            for number, seat in enumerate(seats):
                x = first + number * step
                brush.stamp(surface, f"engines_marker_{brush.colour(seat)}", (x, self.rect.centery), side)
