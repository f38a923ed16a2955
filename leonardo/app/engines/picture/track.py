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
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.colours import BLOOD, BROWN
from leonardo.app.table.panels.panel import Placed, WholeBoard
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.strip.track import WORD, Track, round_on_wax
from leonardo.engine.engines.view import View
from leonardo.ui.node import Lines, Node, Spacer, component, paint, row, stack, text

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
_GLOW: Final = 24  # units by which the light around the shield of whose turn it is reaches beyond it
_BROWN: Final = (*BROWN, 255)
_MANY: Final = 60
"""Points from which on only every tenth has its number."""


def tracks(seats: int, *, ordered: bool) -> Sequence[Track]:
    """Return the ways in which the round is told, most of it first; if `ordered`, the first one with turns in order."""
    told = [(True, 4, False), (False, 4, False), (False, 1, False), (False, 0, False)]
    return [partial(_told, seats, *way) for way in ([(True, 4, True), *told] if ordered else told)]


def _told(seats: int, headed: bool, phases: int, ordered: bool, view: View | None) -> Node:
    if view is None:
        return round_track(0, "", headed, phases, tuple((seat, InTurn.LATER) for seat in range(seats) if ordered))
    order = tuple((seat, in_turn(view, seat)) for seat in view.table.seats_from(view.leonardo) if ordered)
    return round_track(view.round, phase_of(view), headed, phases, order)


@component
def round_track(now: int, phase: str, headed: bool, phases: int, order: tuple[tuple[int, InTurn | None], ...]) -> Node:
    """Return the round, `headed` by a word, with the names of its phases or only that of the present one.

    It ends with the shields of the seats as their turns follow, and when each is in turn, if these are told.
    """
    heading = (text(tr("engines.picture.round"), WORD), Spacer(width=10)) if headed else ()
    told: list[Node]
    if phases == 1:
        names = tuple(tr(f"engines.phase.{each}") for each in (*_PHASES, "draft"))
        told = [text(tr(f"engines.phase.{phase}") if phase else "", BOLD, reserve=names, pad=(6, 0, 12, 0))]
    else:
        told = [_phase(each, each == phase) for each in _PHASES[:phases]]
    shields = [_in_order(number, seat, when) for number, (seat, when) in enumerate(order)]
    beside = row(*heading, round_on_wax(now), Spacer(width=10), *told, *shields, cross="centre")
    return row(Spacer(width=8), beside, id=RoundSpot())


def _phase(phase: str, is_now: bool) -> Node:
    """Return the name of a phase, the present one in a frame."""
    name = text(tr(f"engines.phase.{phase}"), BOLD, INK if is_now else BROWN, side="centre", pad=(9, 0))
    return stack(paint(_frame) if is_now else None, name, height=Lines(BOLD, more=8))


def _frame(brush: Brush, surface: Surface, at: Rect) -> None:
    brush.box(surface, at, (255, 248, 226, 255), (*INK, 255))


def _in_order(number: int, seat: int, when: InTurn | None) -> Node:
    """Return the shield of a seat as its turn follows (rule 7.1): who has played is pale, who plays now is large."""
    arrow = paint(_arrow, width=_ARROW, height=_POINTER) if number else Spacer(width=_ARROW)
    return row(arrow, paint(_shield, seat, when, width=_SHIELD, height=_SHIELD, bleed=_GLOW), cross="centre")


def _arrow(brush: Brush, surface: Surface, at: Rect) -> None:
    side = brush.px(_POINTER)
    corners = (1, 1), (side - 1, side / 2), (1, side - 1)
    shapes.lay_centred(surface, shapes.polygon((side, side), corners, _BROWN, _BROWN, 1.0), at.center)


def _shield(brush: Brush, surface: Surface, at: Rect, seat: int, when: InTurn | None) -> None:
    name, high = f"shield_{brush.colour(seat)}", at.height
    if when is InTurn.PLAYED:
        pale = brush.faded(name, high, _PLAYED)
        surface.blit(pale, pale.get_rect(center=at.center))
    elif when is InTurn.PLAYING:
        ornaments.halo(surface, at, max(4, brush.px(8)))
        brush.stamp(surface, name, at.center, round(high * _LARGER))
    else:
        brush.stamp(surface, name, at.center, high)


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
