"""The purse in the workshop: the one large number of the table, how it changes, and what is about to be paid."""

from collections.abc import Hashable
from functools import cached_property
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.moves import choices
from leonardo.app.davinci.picture.workshop.field import body_of, draw_title
from leonardo.app.davinci.spots import FlorinsSpot, UpgradeSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import BOLD, Brush, Style
from leonardo.app.table.looks.colours import FIGURES, GAIN, LOSS, RICHES, WARM
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.forecast import rank
from leonardo.engine.davinci.view import View

_SUM: Final = Style(Face.BOLD, 84)
_CHANGE: Final = Style(Face.BOLD, 30)
_PREVIEW: Final = Style(Face.BOLD, 24)
_DIGITS: Final = 0.5
"""The share of the breadth that two digits may take: the purse beside them must not shrink to a crumb."""
_PILL: Final = (64, 36, 14, 255)
_PILL_EDGE: Final = (214, 164, 70, 255)


class Purse:
    """The florins of a seat in a field; `ranked` tells in which place it is, where all purses are open."""

    def __init__(self, brush: Brush, seat: int, field: Rect, *, ranked: bool = False) -> None:
        self.brush = brush
        self.seat = seat
        self.field = field
        self.ranked = ranked

    @cached_property
    def place(self) -> Rect:
        """Where the purse and its sum are."""
        return body_of(self.brush, self.field)

    @cached_property
    def _pill(self) -> Rect:
        body = self.place
        height = max(round(self.brush.type(_PREVIEW) * 1.3), self.brush.px(36))
        return Rect(body.left, body.bottom - height, body.width, height)

    def content(self, view: View, marks: Marks) -> Hashable:
        """The sum as it is shown, what is about to be paid, and the place."""
        count = marks.count(FlorinsSpot(self.seat), view.seats[self.seat].florins)
        return count, _cost(view, marks), self.ranked and rank(view, self.seat)

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw the purse with its sum, and below it what has changed or would, or the place."""
        brush, seat = self.brush, view.seats[self.seat]
        draw_title(brush, surface, self.field, words("davinci.picture.purse"))
        count = marks.count(FlorinsSpot(self.seat), seat.florins)
        upper = Rect(self.place.left, self.place.top, self.place.width, self._pill.top - self.place.top)
        text = str(count.shown)
        style = brush.alike([("00" if len(text) < 2 else text, round(upper.width * _DIGITS))], self._fitting(upper))
        end = str(count.before + count.change + count.rest) if count.runs else text
        wide = max(brush.width(told, style) for told in (text, end, "00"))
        gap = brush.px(12)
        side = min(round(upper.height * 0.96), upper.width - wide - gap)
        purse = brush.sized("purse_open", side).get_width()
        left = upper.left + (upper.width - wide - purse - gap) // 2
        brush.stamp(surface, "purse_open", (left + purse // 2, upper.centery), round(side * count.swell))
        brush.write(surface, text, (left + purse + gap, upper.centery), style, RICHES, shade=True)
        cost = _cost(view, marks)
        if cost:
            self._sum(surface, count.shown, -cost)
        elif count.runs:
            self._sum(surface, count.before, count.change + count.rest)
        elif count.change:
            self._change(surface, count.change)
        elif self.ranked:
            ordinal = words(f"davinci.ordinal.{rank(view, self.seat)}")
            told = words("davinci.gain.rank", ordinal=ordinal, count=len(view.seats))
            brush.write(surface, told, self._pill.center, BOLD, WARM, align="centre", room=self._pill.width)

    def _fitting(self, upper: Rect) -> Style:
        """The style of the sum: as large as the field allows."""
        k, scale = self.brush.layout.k, self.brush.painter.scale
        units = min(_SUM.units, upper.height * 0.86 / k / scale, upper.width * 0.5 / k / scale)
        return Style(_SUM.face, units)

    def _sum(self, surface: Surface, before: int, change: int) -> None:
        """Write what the florins were before a change, and what they come to; without room only the change."""
        brush, pill, more = self.brush, self._pill, change > 0
        kind = "gaining" if more else "paying"
        told = words(f"table.change.{kind}", sum=before, gain=change, cost=-change)
        left_over = before + change
        after = str(left_over) if left_over >= 0 else words("table.change.less", count=-left_over)
        wide = brush.width(told, _PREVIEW) + brush.width(after, _PREVIEW) + brush.px(6)
        if wide > pill.width - pill.height // 2:
            self._change(surface, change)
            return
        shapes.lay(surface, shapes.plate(pill.size, pill.height // 2, _PILL, _PILL_EDGE, 1.4), pill.topleft)
        left = pill.centerx - wide // 2
        end = brush.write(surface, told, (left, pill.centery), _PREVIEW, GAIN if more else WARM).right
        colour = FIGURES if left_over >= 0 else LOSS
        brush.write(surface, after, (end + brush.px(6), pill.centery), _PREVIEW, colour)

    def _change(self, surface: Surface, change: int) -> None:
        brush, more = self.brush, change > 0
        told = words("table.change.more" if more else "table.change.less", count=abs(change))
        colour = GAIN if more else LOSS
        brush.write(surface, told, self._pill.center, _CHANGE, colour, align="centre", room=self._pill.width)


def _cost(view: View, marks: Marks) -> int:
    """Return what would be paid for what is pointed at or held, in florins."""
    return marks.cost or (choices.price(view) or 0 if marks.lifted_from(UpgradeSpot) else 0)
