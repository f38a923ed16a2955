"""The bar below the table in the viewer: where its widgets lie, and the slider with a chart of who led."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby
from typing import Final

import pygame
from attrs import frozen

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import PAINT, SeatColour, shield
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, IVORY, SEPIA, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState, sideways
from leonardo.app.table.looks.colours import LEAF

_PAD: Final = 12  # units around what lies on the bar and between its rows; `_LEAST_PAD` pixels at least
_LEAST_PAD: Final = 7
_TIMELINE: Final = 48
_ROW: Final = 54  # units of height of the timeline and of a row of buttons; so many pixels at least
_LEAST_TIMELINE: Final = 34
_MOMENTS: Final = 330
_LEAST_MOMENTS: Final = 220
"""Units beside the timeline for what steps through the moments of a review; so many pixels at least."""
_LEAST_ROW: Final = 36
_LEAST_BESIDE: Final = 600  # pixels of a timeline with something before it, at least
_GAP: Final = 8
_APART: Final = 22  # units between two buttons of a group, and between two groups
_STEP: Final = 0.05  # steps of growth that are tried


@frozen
class WidgetGroup:
    """Widgets that stay together: the units that each is wide, and the pixels at least."""

    units: tuple[float, ...]
    least: tuple[int, ...]


@frozen
class ViewerBar:
    """Where the bar lies in the window, its timeline, and the places of the widgets of each group.

    In a review the timeline is `short`: beside it is the place of what steps through the `moments`, always the same.
    """

    rect: pygame.Rect
    timeline: pygame.Rect
    short: pygame.Rect
    moments: pygame.Rect
    groups: tuple[tuple[pygame.Rect, ...], ...]

    def draw(self, surface: pygame.Surface, kit: Kit) -> None:
        ground = kit.pictures.made(("viewer bar", self.rect.size), lambda: _ground(kit, self.rect.size))
        surface.blit(ground, self.rect)


def lay_bar(kit: Kit, groups: Sequence[WidgetGroup]) -> ViewerBar:
    """Lay the bar out at the foot of the window: groups in one row if they find room, else in two or more.

    Where that saves a row the first group lies before the timeline: the table above needs all the height there is.
    """
    layout, px = kit.layout, kit.layout.px
    pad, high = max(_LEAST_PAD, px(_PAD)), max(_LEAST_ROW, px(_ROW))
    timeline, width = max(_LEAST_TIMELINE, px(_TIMELINE)), layout.size[0] - 2 * pad
    before = _before_timeline(kit, groups, width)
    below = groups[len(before) :]
    timeline = max(timeline, high) if before else timeline
    growth = _growth(kit, below, width)
    rows = _rows(kit, below, width, growth)
    height = pad + timeline + len(rows) * (high + pad) + pad
    top = layout.size[1] - height
    line = pygame.Rect(pad, top + pad, width, timeline)
    places: list[tuple[pygame.Rect, ...]] = []
    if before:
        places += _lay_row(kit, before, line, 1.0)
        line.width, line.left = line.right - places[0][-1].right - px(_APART), places[0][-1].right + px(_APART)
    for number, row in enumerate(rows):
        under = pygame.Rect(pad, top + pad + timeline + pad + number * (high + pad), width, high)
        places += _lay_row(kit, row, under, growth)
    moments = line.copy()
    moments.width = min(line.width // 2, max(_LEAST_MOMENTS, px(_MOMENTS)))
    moments.right = line.right
    short = line.copy()
    short.width = moments.left - px(_APART) - line.left
    return ViewerBar(pygame.Rect(0, top, layout.size[0], height), line, short, moments, tuple(places))


def _before_timeline(kit: Kit, groups: Sequence[WidgetGroup], width: int) -> Sequence[WidgetGroup]:
    """Return the group that lies before the timeline where all others have room in one row, but not with it."""
    one_row = len(_rows(kit, groups[1:], width, 1.0)) == 1
    at_most = width - _length(kit, groups[0], 1.0) >= _LEAST_BESIDE
    return groups[:1] if one_row and at_most and len(_rows(kit, groups, width, 1.0)) > 1 else ()


def _growth(kit: Kit, groups: Sequence[WidgetGroup], width: int) -> float:
    """Return how much widgets with words grow with larger text, as far as there are no more rows for it."""
    wishes = round((kit.settings.text_scale - 1) / _STEP)
    fewest = len(_rows(kit, groups, width, 1.0))
    tried = (1 + wish * _STEP for wish in range(wishes, 0, -1))
    return next((growth for growth in tried if len(_rows(kit, groups, width, growth)) == fewest), 1.0)


def _widths(kit: Kit, group: WidgetGroup, growth: float) -> list[int]:
    grown = [growth if units > 2 * _ROW else 1.0 for units in group.units]
    px = kit.layout.px
    return [
        max(round(least * by), px(units * by)) for units, least, by in zip(group.units, group.least, grown, strict=True)
    ]


def _length(kit: Kit, group: WidgetGroup, growth: float) -> int:
    return sum(_widths(kit, group, growth)) + kit.layout.px(_GAP) * (len(group.units) - 1)


def _rows(kit: Kit, groups: Sequence[WidgetGroup], width: int, growth: float) -> list[list[WidgetGroup]]:
    rows: list[list[WidgetGroup]] = [[]]
    left = width
    for group in groups:
        length = _length(kit, group, growth)
        if rows[-1] and length > left:
            rows.append([])
            left = width
        rows[-1].append(group)
        left -= length + kit.layout.px(_APART)
    return rows


def _lay_row(kit: Kit, row: Sequence[WidgetGroup], line: pygame.Rect, growth: float) -> list[tuple[pygame.Rect, ...]]:
    """Lay groups out in a row from edge to edge: what room is left lies between them."""
    gap = kit.layout.px(_GAP)
    spare = line.width - sum(_length(kit, group, growth) for group in row)
    between = spare // (len(row) - 1) if len(row) > 1 else 0
    found, left = [], line.left
    for number, group in enumerate(row):
        if number and number == len(row) - 1:
            left = line.right - _length(kit, group, growth)
        places = []
        for width in _widths(kit, group, growth):
            places.append(pygame.Rect(left, line.top, width, line.height))
            left += width + gap
        found.append(tuple(places))
        left += between - gap
    return found


def _ground(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    """Return a dark board with a gilt edge along its top."""
    ground = kit.pictures.tiled("wood_dark", size, kit.layout.k).copy()
    k = kit.layout.k
    line = max(2, round(3 * k))
    edge = skins.plate(kit.pictures, (size[0], 2 * line), k, skins.CHOSEN)
    ground.blit(edge, (0, 0))
    return ground


_COUNT: Final = 138  # units at the left end for the number of the decision
_FIGURES: Final = 22
_KNOB: Final = 9  # half the width of what is slid, in units
_FLOOR: Final = 0.16  # the share of the height that a lead of nothing has, so that its colour is seen
_NEAR: Final = 14  # units beside a mark within which a press means it


@frozen
class SliderMark:
    """A moment that is marked before a decision: whether what was done there `cost` something, or else won it."""

    decision: int
    cost: bool


@frozen
class LeadCourse:
    """What the chart shows: before each decision and at the end the seat that leads, if one does, and its lead.

    `rounds` says after how many decisions each round begins; `colours` are those of the seats.
    """

    leads: Sequence[tuple[int | None, int]]
    rounds: Sequence[int]
    colours: Sequence[SeatColour]

    @property
    def count(self) -> int:
        return len(self.leads) - 1


class GameSlider(Widget):
    """Slides to any of the decisions of a `course`; `at` is where it is, `moved` is told where it goes."""

    def __init__(
        self,
        kit: Kit,
        rect: pygame.Rect,
        course: LeadCourse,
        at: int,
        marks: Sequence[SliderMark],
        moved: Callable[[int], None],
        pressed: Callable[[], None],
    ) -> None:
        super().__init__("timeline", rect, hint=tr("viewer.timeline_hint"))
        self.course, self.at, self.marks = course, at, marks
        self._moved, self._pressed = moved, pressed
        self._drawn: pygame.Surface | None = None
        px = kit.layout.px
        left = rect.left + max(px(_COUNT), kit.painter.measure("999 / 999", Face.STRONG, _FIGURES)[0] + px(20))
        self.plot = pygame.Rect(left, rect.top, rect.right - px(_KNOB + 4) - left, rect.height)
        """Where the chart lies, and so where the beginning and the end are."""
        self._near = max(10, px(_NEAR))

    def press(self) -> None:
        self._pressed()

    def click(self, point: tuple[int, int]) -> None:
        """Stay where it was slid to."""

    def gripped(self) -> Callable[[], object]:
        return partial(self._go, self.at)

    def drag(self, point: tuple[int, int]) -> bool:
        return self._go(self._decision_at(point))

    def key(self, key: int) -> bool:
        by = sideways(key)
        if by:
            self._go(max(0, min(self.course.count, self.at + by)))
        return bool(by)

    def wheel(self, turns: int) -> bool:
        self._go(max(0, min(self.course.count, self.at - turns)))
        return True

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the number of the decision, the chart, the marks and what is slid."""
        if self._drawn is None:
            self._drawn = self._chart(kit)
        px, plot = kit.layout.px, self.plot
        count = pygame.Rect(self.rect.left, self.rect.top, plot.left - self.rect.left - px(14), self.rect.height)
        kit.painter.draw(surface, f"{self.at} / {self.course.count}", count, Face.STRONG, _FIGURES, IVORY, "right")
        surface.blit(self._drawn, self.rect)
        for mark in self.marks:
            self._lay_mark(surface, kit, mark, plot)
        self._lay_knob(surface, kit, plot, lit=look.hovered or look.held)

    # ---- where things are

    def _across(self, plot: pygame.Rect, decision: int) -> int:
        return plot.left + round(plot.width * decision / max(1, self.course.count))

    def _decision_at(self, point: tuple[int, int]) -> int:
        left, right = self.plot.left, self.plot.right
        share = (point[0] - left) / max(1, right - left)
        found = max(0, min(self.course.count, round(share * self.course.count)))
        reach = self._near * self.course.count / max(1, right - left)
        marked = [mark.decision for mark in self.marks if abs(mark.decision - share * self.course.count) <= reach]
        return min(marked, key=lambda decision: abs(decision - found)) if marked else found

    def _go(self, decision: int) -> bool:
        if decision == self.at:
            return False
        self.at = decision
        self._moved(decision)
        return True

    # ---- what is drawn once

    def _chart(self, kit: Kit) -> pygame.Surface:
        """Return the groove with the leads and the rounds, as large as the whole widget."""
        k, px = kit.layout.k, kit.layout.px
        drawn = pygame.Surface(self.rect.size, pygame.SRCALPHA)
        plot = self.plot.move(-self.rect.left, -self.rect.top)
        groove = plot.inflate(2 * px(_KNOB), 0)
        drawn.blit(skins.plate(kit.pictures, groove.size, k, skins.FIELD), groove)
        inner = plot.inflate(0, -2 * max(3, px(5)))
        most = max((lead for _, lead in self.course.leads), default=0) or 1
        for seat, first, last in self._reigns():
            if seat is not None:
                self._draw_reign(drawn, kit, inner, (seat, first, last), most)
        self._draw_rounds(drawn, kit, plot)
        return drawn

    def _reigns(self) -> list[tuple[int | None, int, int]]:
        found, number = [], 0
        for seat, run in groupby(self.course.leads, key=lambda lead: lead[0]):
            length = len(list(run))
            found.append((seat, number, min(self.course.count, number + length)))
            number += length
        return found

    def _draw_reign(
        self, drawn: pygame.Surface, kit: Kit, inner: pygame.Rect, reign: tuple[int, int, int], most: int
    ) -> None:
        """Draw the lead of a seat while it was ahead of all others, with its shield where there is room."""
        seat, first, last = reign
        colour = self.course.colours[seat]

        def level(decision: int) -> int:
            share = _FLOOR + (1 - _FLOOR) * self.course.leads[min(decision, last - 1, self.course.count)][1] / most
            return inner.bottom - round(inner.height * share)

        tops = [(self._across(inner, decision), level(decision)) for decision in range(first, last + 1)]
        left, right = tops[0][0], tops[-1][0]
        if right - left < 1:
            return
        pygame.draw.polygon(drawn, PAINT[colour], [(left, inner.bottom), *tops, (right, inner.bottom)])
        pygame.draw.lines(drawn, INK, closed=False, points=tops, width=max(1, kit.layout.px(1.6)))
        sign = shield(kit.pictures, colour, min(inner.height, max(14, kit.layout.px(24))))
        if right - left > sign.get_width() + 4:
            drawn.blit(sign, sign.get_rect(midbottom=((left + right) // 2, inner.bottom)))

    def _draw_rounds(self, drawn: pygame.Surface, kit: Kit, plot: pygame.Rect) -> None:
        px = kit.layout.px
        for number, decision in enumerate(self.course.rounds):
            x = self._across(plot, decision)
            if number:
                pygame.draw.line(drawn, SEPIA, (x, plot.top + 2), (x, plot.bottom - 3), max(1, px(1.4)))

    # ---- what changes

    def _lay_mark(self, surface: pygame.Surface, kit: Kit, mark: SliderMark, plot: pygame.Rect) -> None:
        """Lay the sign of a moment at the upper edge: it points down where something was lost, up where it was won."""
        side = max(7, kit.layout.px(10))
        x, y = self._across(plot, mark.decision), plot.top + side - 2
        tip = 1 if mark.cost else -1
        corners = [(x - side, y - tip * side * 0.8), (x + side, y - tip * side * 0.8), (x, y + tip * side * 0.9)]
        pygame.draw.polygon(surface, VERMILION if mark.cost else LEAF, corners)
        pygame.draw.polygon(surface, IVORY, corners, max(1, kit.layout.px(1.8)))
        pygame.draw.aalines(surface, INK, closed=True, points=[(cx, cy - 1) for cx, cy in corners])

    def _lay_knob(self, surface: pygame.Surface, kit: Kit, plot: pygame.Rect, *, lit: bool) -> None:
        px = kit.layout.px
        knob = pygame.Rect(0, 0, max(9, px(2 * _KNOB - 4)), plot.height + 2 * px(3))
        knob.center = self._across(plot, self.at), plot.centery
        fill = (255, 240, 190, 120) if lit else (255, 232, 160, 60)
        made = shapes.plate(knob.size, knob.width // 2, fill, (*INK, 255), max(1.0, 1.6 * kit.layout.k))
        shapes.lay(surface, made, knob.topleft)
        rim = knob.inflate(-2 * max(1, px(1.6)), -2 * max(1, px(1.6)))
        shapes.lay(
            surface, shapes.outline(rim.size, rim.width // 2, (*GOLD, 255), max(1.6, 2.4 * kit.layout.k)), rim.topleft
        )
