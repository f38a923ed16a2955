"""The slip on which a march is composed: counters, what the castle stops, the prospect, and the buttons.

It opens beside both territories, over neither, where it hides least of what belongs to somebody. There it stays while
the army is composed: nothing on it moves under the hand, whatever its lines say and however the chart is looked at.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.engines.buttons import ALL, CANCEL, less, more
from leonardo.app.engines.moves import armies
from leonardo.app.engines.moves.in_hand import March
from leonardo.app.engines.moves.whereabouts import GO
from leonardo.app.engines.picture import pieces
from leonardo.app.engines.picture.chart.board import Chart, composed
from leonardo.app.engines.picture.chart.places import Eye, lands
from leonardo.app.engines.words.marching import Said, most_lines, said
from leonardo.app.engines.words.phrases import land_name
from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, VERMILION
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.app.table.looks.plates import draw_button
from leonardo.app.table.panels.panel import Part, Placed
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import Machine
from leonardo.engine.engines.state import NOBODY
from leonardo.engine.engines.view import View

_TITLE: Final = Style(Face.TITLE_BOLD, 17, NARROW)
_COUNT: Final = Style(Face.BOLD, 30)
_OF: Final = Style(Face.ITALIC, 16)
_LINE: Final = Style(Face.MEDIUM, 16.5, (Face.TEXT,))
_WIN: Final = Style(Face.BOLD, 21, NARROW)
_WIDE, _LEAST = 356, 316
"""Units and least pixels of the width."""
_BUTTON, _LEAST_BUTTON = 40, 34
RETREAT: Final = (196, 140, 48)
HELD: Final = (150, 40, 26)
"""The colours of a retreat, and of a land that the others hold, on the bar of the chances."""
_ARMY, _OTHERS = 400, 900
"""How bad it is to hide 100 pixels of the two armies, and those who stand elsewhere, in hundreds of pixels of land."""


class Slip:
    """The slip, as a part over the chart."""

    def __init__(self, brush: Brush, chart: Chart) -> None:
        self.chart = chart
        self.brush = brush
        self._known: tuple[Hashable, Rect] | None = None
        """Where it lies while something is composed, and for what way and in what size."""

    @property
    def parts(self) -> Sequence[Part]:
        return (Part(self._region, self.content, self.draw),)

    def content(self, view: View, marks: Marks) -> Hashable:
        march = composed(marks)
        if march is None:
            return None
        return march, self._buttons(marks), self.chart.eye(marks), said(view, march)

    def _region(self, view: View, marks: Marks) -> Rect:
        rect = self.rect(view, marks)
        reach = 2 * max(3, self.brush.px(15))
        return rect.inflate(reach, reach).clip(self.chart.rect) if rect.width else rect

    def _buttons(self, marks: Marks) -> tuple[PromptButton, ...]:
        return tuple(button for button in marks.prompt.buttons if button.aside) if marks.prompt is not None else ()

    # where things lie

    @property
    def _pad(self) -> int:
        return max(8, self.brush.px(12))

    @property
    def _button(self) -> int:
        return max(_LEAST_BUTTON, self.brush.px(_BUTTON))

    def rect(self, view: View, marks: Marks) -> Rect:
        """Return where it lies; nothing where nothing is composed."""
        march = composed(marks)
        if march is None:
            self._known = self._known if marks.prompt is None else None
            return Rect(0, 0, 0, 0)
        brush = self.brush
        wide = min(
            self.chart.rect.width - 16, round(max(_LEAST, brush.px(_WIDE)) * (1 + (brush.painter.scale - 1) * 0.7))
        )
        lines = most_lines(view, march)
        high = self._pad * 2 + brush.line(_TITLE) + self._counter_height + lines * brush.line(_LINE) + self._button
        high += self._prospect_height(view, march) + brush.px(16)
        size = wide, min(high, self.chart.rect.height - 8)
        on = march.source, march.target, size
        if self._known is None or self._known[0] != on:
            self._known = on, self._kept(march, size, self.chart.eye(marks)) or self._placed(view, marks, march, size)
        return self._known[1]

    def _kept(self, march: March, size: tuple[int, int], eye: Eye) -> Rect | None:
        """Return where it lay for another target, if it hides neither army there."""
        before = self._known[1] if self._known is not None else None
        if before is None or before.size != size or before.collidelist(self._feet(march, eye)) != -1:
            return None
        return before

    def _feet(self, march: March, eye: Eye) -> list[Rect]:
        """Return where the two armies stand."""
        return [Rect(0, 0, 90, 90).move(self.chart.foot(at, eye)).move(-45, -70) for at in (march.source, march.target)]

    def near(self, view: View, marks: Marks) -> Rect:
        """Return where a press means nothing but its buttons: on it, and close beside it."""
        rect = self.rect(view, marks)
        return rect.inflate(2 * self._pad, 2 * self._pad).clip(self.chart.rect) if rect.width else rect

    @property
    def _counter_height(self) -> int:
        return self.brush.line(_COUNT) + self.brush.line(_OF) + self._button + self.brush.px(8)

    def _prospect_height(self, view: View, march: March) -> int:
        return self.brush.line(_WIN) + self.brush.px(14) if said(view, march).win is not None else 0

    def _placed(self, view: View, marks: Marks, march: March, size: tuple[int, int]) -> Rect:
        """Return the place that hides least: beside both territories, and over neither if there is one."""
        room, eye = self.chart.rect.inflate(-8, -8), self.chart.eye(marks)
        seen = lands(eye)
        both = [seen.around(at).clip(room) for at in (march.source, march.target)]
        feet = self._feet(march, eye)
        across = range(room.left, room.right - size[0] + 1, max(24, room.width // 14))
        down = range(room.top, room.bottom - size[1] + 1, max(24, room.height // 10))
        owned = [self.chart.foot(at, eye) for at in Territory if view.owners[at] != NOBODY]
        best = Rect(room.topleft, size)
        least: float | None = None
        for left in (*across, room.right - size[0]):
            for top in (*down, room.bottom - size[1]):
                place = Rect(left, top, *size)
                hidden = sum(_shared(place, each) for each in both) + _ARMY * sum(_shared(place, each) for each in feet)
                hidden += _OTHERS * sum(place.collidepoint(foot) for foot in owned)
                hidden += min(abs(place.centerx - each.centerx) + abs(place.centery - each.centery) for each in both)
                if least is None or hidden < least:
                    best, least = place, hidden
        return best

    def _columns(self, rect: Rect) -> list[Rect]:
        inner = rect.inflate(-2 * self._pad, -2 * self._pad)
        gap = self.brush.px(6)
        wide = (inner.width - 2 * gap) // 3
        top = inner.top + self.brush.line(_TITLE) + self.brush.px(4)
        return [Rect(inner.left + number * (wide + gap), top, wide, self._counter_height) for number in range(3)]

    def counter_at(self, view: View, marks: Marks, point: Point) -> ButtonSpot | None:
        """Return a button that counts the force whose number is at a pixel."""
        rect = self.rect(view, marks)
        columns = zip(armies.FORCES, self._columns(rect), strict=True) if rect.width else ()
        return next((ButtonSpot(more(name)) for name, column in columns if column.collidepoint(point)), None)

    def places(self, view: View, marks: Marks) -> Iterator[tuple[str, Rect]]:
        """Yield the buttons by their keys, and where they lie."""
        rect = self.rect(view, marks)
        if not rect.width:
            return
        high = self._button
        for name, column in zip(armies.FORCES, self._columns(rect), strict=True):
            half = (column.width - 4) // 2
            foot = column.bottom - high - 2
            yield less(name), Rect(column.left + 1, foot, half, high)
            yield more(name), Rect(column.right - 1 - half, foot, half, high)
        inner = rect.inflate(-2 * self._pad, -2 * self._pad)
        left, top = inner.left, inner.bottom - high
        for key, share in ((CANCEL, 30), (ALL, 20)):
            wide = inner.width * share // 100
            yield key, Rect(left, top, wide, high)
            left += wide + 6
        yield GO, Rect(left, top, inner.right - left, high)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield its buttons."""
        shown = {button.key for button in self._buttons(marks)}
        yield from ((ButtonSpot(key), place) for key, place in self.places(view, marks) if key in shown)

    # drawing

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        march = composed(marks)
        if march is None:
            return
        brush, rect, told = self.brush, self.rect(view, marks), said(view, march)
        brush.sheet(surface, rect)
        inner = rect.inflate(-2 * self._pad, -2 * self._pad)
        self._head(surface, view, march, inner)
        for force, column in enumerate(self._columns(rect)):
            self._counter(surface, view, march, force, column)
        top = self._columns(rect)[0].bottom + brush.px(4)
        for line in told.lines:
            brush.write(surface, line, (inner.left, top + brush.line(_LINE) // 2), _LINE, BROWN, room=inner.width)
            top += brush.line(_LINE)
        if told.win is not None:
            self._prospect(surface, told, Rect(inner.left, top, inner.width, self._prospect_height(view, march)))
        buttons = {button.key: button for button in self._buttons(marks)}
        for key, place in self.places(view, marks):
            if key in buttons:
                draw_button(brush, surface, place, buttons[key])

    def _head(self, surface: Surface, view: View, march: March, inner: Rect) -> None:
        brush, high = self.brush, self.brush.line(_TITLE)
        middle, half = inner.top + high // 2, inner.width // 2 - brush.px(20)
        brush.stamp(surface, f"shield_{brush.colour(march.seat)}", (inner.left + high // 2, middle), high)
        owner = view.owners[march.target]
        left = inner.left + inner.width // 2 + brush.px(16)
        beyond = inner.right - left - (high + 4 if owner != NOBODY else 0)
        names = land_name(march.source), land_name(march.target)
        style = brush.alike([(names[0], half - high), (names[1], beyond)], _TITLE)
        brush.write(surface, names[0], (inner.left + high + 4, middle), style, INK, room=half - high)
        point = high // 4
        back, tip = inner.centerx - point, (inner.centerx + point, middle)
        pygame.draw.polygon(surface, VERMILION, [(back, middle - point), tip, (back, middle + point)])
        if owner != NOBODY:
            brush.stamp(surface, f"shield_{brush.colour(owner)}", (left + high // 2, middle), high)
            left += high + 4
        brush.write(surface, names[1], (left, middle), style, INK, room=beyond)

    def _counter(self, surface: Surface, view: View, march: March, force: int, column: Rect) -> None:
        brush = self.brush
        brush.box(surface, column, (250, 240, 214, 255), (150, 120, 80, 255))
        count = armies.numbers_of(march)[force]
        there = armies.there(view, march.source)[force]
        row = brush.line(_COUNT)
        at = column.left + column.width * 32 // 100, column.top + row + brush.px(2)
        alpha = 255 if there else 90
        if force == 0:
            colour = brush.looks[march.seat].colour
            pieces.infantry(brush, surface, colour, at, min(round(row * 1.05), column.width), alpha=alpha)
        else:
            kind = Machine.TANK if force == 1 else Machine.PLANE
            what = view.players[march.seat].design(kind) or kind
            pieces.machine(brush, surface, what, (at[0], at[1] - row // 6), round(row * 0.62), alpha=alpha)
        ink = BLOOD if count else BROWN
        right = column.right - brush.px(8)
        brush.write(surface, str(count), (right, column.top + row // 2 + brush.px(2)), _COUNT, ink, align="right")
        middle = column.centerx, column.top + row + brush.line(_OF) // 2 + brush.px(2)
        told = self._of(view, march, force, there)
        brush.write(surface, told, middle, _OF, BROWN, align="centre", room=column.width - 6)

    def _of(self, view: View, march: March, force: int, there: int) -> str:
        return said(view, march).of[force].format(count=there)

    def _prospect(self, surface: Surface, told: Said, row: Rect) -> None:
        """The chances in per cent, to win and that the others hold the land; the bar shows a retreat, too."""
        brush = self.brush
        if told.win is None:
            return
        middle = row.top + brush.line(_WIN) // 2
        win = brush.write(surface, told.win_words, (row.left, middle), _WIN, LEAF, room=row.width)
        room = row.right - win.right - brush.px(10)
        brush.write(surface, told.hold_words, (row.right, middle), _LINE, BLOOD, align="right", room=room)
        high = max(5, brush.px(8))
        bar = Rect(row.left, row.top + brush.line(_WIN), row.width, high)
        for share, colour in ((1.0, HELD), (told.win + told.back, RETREAT), (told.win, LEAF)):
            ornaments.bar(brush, surface, Rect(bar.left, bar.top, max(2, round(bar.width * share)), high), 1.0, colour)


def _shared(one: Rect, other: Rect) -> float:
    common = one.clip(other)
    return common.width * common.height / 100
