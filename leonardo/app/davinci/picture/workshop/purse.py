"""The purse in the workshop: the one large number of the table, how it changes, and what is about to be paid."""

from collections.abc import Hashable
from functools import cached_property
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.moves import choices
from leonardo.app.davinci.picture.workshop.field import body_of, draw_title
from leonardo.app.davinci.spots import FlorinsSpot, UpgradeSpot
from leonardo.app.kit import shapes
from leonardo.app.kit.brush import BOLD, Brush, Style
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import FAINT_LIGHT, FIGURES, GAIN, LOSS, RICHES, WARM
from leonardo.app.table.motion.counting import signed
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.prospects import bonus_counts, rank
from leonardo.engine.davinci.view import View

_SUM: Final = Style(Face.BOLD, 84)
_NOTE: Final = Style(Face.ITALIC, 19)
_NOTED: Final = Style(Face.BOLD, 21)
"""What has just changed, and by how much: quieter than what would."""
_PREVIEW: Final = Style(Face.BOLD, 24)
_DIGITS: Final = 0.46
"""The share of the breadth that two digits may take: the purse beside them must not shrink to a crumb."""
_USUAL: Final = "00"
"""As much room as this needs is always there: purse and sum stand where they do when one digit becomes two."""
_PILL: Final = (64, 36, 14, 255)
_PILL_EDGE: Final = (214, 164, 70, 255)


class Purse:
    """The florins of a seat in a field; where all purses are `open`, with the place in which it is.

    Where they are not, it is sealed while the others look on, as the hand is (rule 13.2).
    """

    def __init__(self, brush: Brush, seat: int, field: Rect, *, open: bool = False) -> None:  # noqa: A002 - as purses are
        self.brush = brush
        self.seat = seat
        self.field = field
        self.open = open

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
        return count, _cost(view, marks), self._sealed(view), self.open and self._rank(view)

    def _sealed(self, view: View) -> bool:
        """Whether the sum is not told, since the others look on and could not see it at another panel either."""
        return not self.open and view.seats[self.seat].hand is None

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw the purse with its sum, and below it what has changed or would, or the place."""
        brush, seat = self.brush, view.seats[self.seat]
        draw_title(brush, surface, self.field, tr("davinci.picture.purse"))
        count = marks.count(FlorinsSpot(self.seat), seat.florins)
        upper = Rect(self.place.left, self.place.top, self.place.width, self._pill.top - self.place.top)
        sealed = self._sealed(view)
        text = tr("davinci.picture.covered") if sealed else str(count.shown)
        style = self._fitting(upper, text)
        wide = max(brush.width(text, style), brush.width(_USUAL, style))
        gap = brush.px(8)
        side = min(round(upper.height * 0.96), upper.width - wide - gap)
        picture = "purse_sealed" if sealed else "purse_open"
        purse = brush.sized(picture, side).get_width()
        left = upper.left + (upper.width - wide - purse - gap) // 2
        brush.stamp(surface, picture, (left + purse // 2, upper.centery), round(side * count.swell))
        middle = left + purse + gap + wide // 2
        brush.write(surface, text, (middle, upper.centery), style, RICHES, align="centre", shade=True)
        cost = _cost(view, marks)
        if cost and sealed:
            self._told(surface, -cost)
        elif cost:
            self._sum(surface, count.shown, -cost)
        elif count.runs and not sealed:
            self._sum(surface, count.before, count.change + count.rest)
        elif count.change:
            self._change(surface, count.change)
        elif self.open:
            brush.write(surface, self._rank(view), self._pill.center, BOLD, WARM, align="centre", room=self._pill.width)

    def _rank(self, view: View) -> str:
        """Say in which place the seat is, and if it is so with a bonus of somebody, that this is counted."""
        place = rank(view, self.seat)
        ordinal = tr(f"davinci.ordinal.{place}")
        if [rank(view, seat) for seat in range(len(view.seats))].count(place) > 1:
            return tr("davinci.gain.rank_tied", ordinal=ordinal)
        usual = tr("davinci.gain.rank", ordinal=ordinal, count=len(view.seats))
        ways = [*([tr("davinci.gain.rank_with_bonus", ordinal=ordinal)] if bonus_counts(view) else []), usual]
        return self.brush.first_fitting(ways, BOLD, self._pill.width)

    def _fitting(self, upper: Rect, text: str) -> Style:
        """The style of the sum: as large as the field allows, and leaves room for the purse."""
        brush, room = self.brush, upper.width * _DIGITS
        high = upper.height * 0.86 / brush.layout.k / brush.painter.scale
        largest = Style(_SUM.face, min(_SUM.units, high))
        wide = max(brush.width(_USUAL, largest), brush.width(text, largest))
        return Style(largest.face, largest.units * min(1.0, room / wide))

    def _sum(self, surface: Surface, before: int, change: int) -> None:
        """Write what the florins were before a change, and what they come to; without room only the change."""
        brush, pill, more = self.brush, self._pill, change > 0
        kind = "gaining" if more else "paying"
        told = tr(f"table.change.{kind}", sum=before, gain=change, cost=-change)
        left_over = before + change
        after = str(left_over) if left_over >= 0 else tr("table.change.less", count=-left_over)
        wide = brush.width(told, _PREVIEW) + brush.width(after, _PREVIEW) + brush.px(6)
        if wide > pill.width - pill.height // 2:
            self._told(surface, change)
            return
        self._pill_on(surface)
        left = pill.centerx - wide // 2
        end = brush.write(surface, told, (left, pill.centery), _PREVIEW, GAIN if more else WARM).right
        colour = FIGURES if left_over >= 0 else LOSS
        brush.write(surface, after, (end + brush.px(6), pill.centery), _PREVIEW, colour)

    def _told(self, surface: Surface, change: int) -> None:
        """Write only by how much the florins would change."""
        self._pill_on(surface)
        colour = GAIN if change > 0 else LOSS
        self.brush.write(surface, signed(change), self._pill.center, _PREVIEW, colour, align="centre")

    def _pill_on(self, surface: Surface) -> None:
        pill = self._pill
        shapes.lay(surface, shapes.plate(pill.size, pill.height // 2, _PILL, _PILL_EDGE, 1.4), pill.topleft)

    def _change(self, surface: Surface, change: int) -> None:
        """Note by how much the sum has just changed, and if there is room, that it is past."""
        brush, pill, told, note = self.brush, self._pill, signed(change), tr("davinci.picture.just_now")
        wide, gap = brush.width(told, _NOTED), brush.px(8)
        before = brush.width(note, _NOTE) + gap
        if before + wide > pill.width:
            before = 0
        left = pill.centerx - (before + wide) // 2
        if before:
            brush.write(surface, note, (left, pill.centery), _NOTE, FAINT_LIGHT)
        brush.write(surface, told, (left + before, pill.centery), _NOTED, GAIN if change > 0 else LOSS)


def _cost(view: View, marks: Marks) -> int:
    """Return what would be paid for what is pointed at or held, in florins."""
    return marks.cost or (choices.price(view) or 0 if marks.lifted_from(UpgradeSpot) else 0)
