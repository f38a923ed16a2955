"""The person in the workshop: portrait and name, and the master and the apprentices at hand in rows to be counted."""

from collections.abc import Iterator
from functools import cached_property
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.davinci.spots import ApprenticeSpot, ApprenticesSpot, LeonardoSpot, MasterSpot
from leonardo.app.kit.seats import hang
from leonardo.app.kit.words import words
from leonardo.app.table.looks.brush import HEADING, PLAIN, Brush
from leonardo.app.table.looks.colours import FAINT_LIGHT, LIGHT, WARM
from leonardo.app.table.panels.panel import Placed
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci.terms import APPRENTICES_PER_SEAT
from leonardo.engine.davinci.view import SeatView, View

APPRENTICE: Final = 60
"""Units of height of an apprentice at hand, without its hat."""
_HAT: Final = 0.3
"""How far a hat stands above a head, in heights of an apprentice."""
_MASTER: Final = 1.62
"""The height of a master with his hat, in heights of an apprentice without one."""
_MASTER_WIDE: Final = 1.25
"""The width of a master, in widths of an apprentice."""
_SHAPE: Final = 0.82
"""The width of a portrait by its height."""
_NARROW: Final = 0.37
"""The share of the field that a portrait may have of its width."""
_IN_A_ROW: Final = 4
"""Apprentices in a row without pressing close; of more there are two rows."""
_PRESSED: Final = 6
_CLOSE_STEP: Final = 0.6
"""Apprentices that press close in a row before there are two, if each is that far from the next, in widths."""
_LEAST_STEP: Final = 0.5
"""How close they may stand, in widths."""
_MANY: Final = 4
"""Apprentices whose number one sees; upon more of them it is written."""
_NUMBER: Final = 19
"""Units of that number."""


class Hand:
    """The person of a seat and what it has at hand, in a field."""

    def __init__(self, brush: Brush, seat: int, field: Rect) -> None:
        self.brush = brush
        self.seat = seat
        self.field = field

    def spots(self, seat: SeatView) -> Iterator[Placed]:
        """Yield the person, Leonardo, the master and the apprentices."""
        yield SeatSpot(self.seat), self.field
        yield LeonardoSpot(self.seat), self._leonardo
        yield MasterSpot(self.seat), self._master
        places = self.apprentices(seat.apprentices)
        row = places[0].unionall(places[1:]) if places else self._row
        yield ApprenticesSpot(self.seat), self._with_hats(row)
        for number, rect in enumerate(places):
            yield ApprenticeSpot(number), rect

    # Places

    @cached_property
    def head(self) -> Rect:
        """The upper part, with the portrait and the name."""
        height = self.field.height - self._line
        return Rect(self.field.left, self.field.top, self.field.width, height - max(2, self.brush.px(4)))

    @cached_property
    def _tall(self) -> int:
        """Height of an apprentice at hand, without its hat: two rows leave room for words, and each is in the field."""
        brush = self.brush
        words_high = brush.line(HEADING) + brush.line(PLAIN)
        high = round((self.field.height - words_high - brush.px(10)) / (2 + 2 * _HAT))
        abreast = _MASTER_WIDE + 1 + (_IN_A_ROW - 1) * _LEAST_STEP
        broad = (self.field.width - brush.px(4)) / abreast
        return min(brush.px(APPRENTICE), high, round(100 * broad / figures.figure_width(100)))

    @property
    def _line(self) -> int:
        """The height of a row of apprentices with their hats."""
        return round(self._tall * (1 + _HAT)) + self.brush.px(4)

    @property
    def _floor(self) -> int:
        return self.field.bottom - self.brush.px(5)

    @cached_property
    def portrait(self) -> Rect:
        """Where the portrait hangs."""
        height = min(self.head.height - self.brush.px(6), self.brush.px(112))
        height -= max(0, round(self._tall * _MASTER) - self._line)
        height = min(height, round(self.field.width * _NARROW / _SHAPE))
        return Rect(self.field.left, self.field.top, round(height * _SHAPE), height)

    @cached_property
    def _master(self) -> Rect:
        height = round(self._tall * _MASTER)
        width = round(figures.figure_width(self._tall) * _MASTER_WIDE)
        return Rect(self.field.left, self._floor - height, width, height)

    @cached_property
    def _row(self) -> Rect:
        """The floor on which the apprentices stand."""
        first = self._master.right + self.brush.px(4)
        return Rect(first, self._floor - self._tall, self.field.right - first, self._tall)

    @cached_property
    def _leonardo(self) -> Rect:
        height = min(self.portrait.height, self.brush.px(76), round(self.field.width * _NARROW * 2 / 3))
        width = height * 2 // 3
        return Rect(self.field.right - width, self.field.top, width, height)

    def apprentices(self, count: int) -> list[Rect]:
        """Return where each apprentice at hand stands: one row of a few, two of many, and closer the more there are.

        Those at the back keep clear of the portrait where they have room beside it.
        """
        row, width = self._row, figures.figure_width(self._tall)
        most = _IN_A_ROW if count <= 2 * _IN_A_ROW else -(-count // 2)
        if count <= _PRESSED and (row.width - width) // max(1, count - 1) >= width * _CLOSE_STEP:
            most = max(most, count)
        step = min(width + self.brush.px(2), (row.width - width) // max(1, min(most, max(count, 1)) - 1))
        step = max(step, round(width * _LEAST_STEP))
        back = max(0, count - most)
        places = [Rect(row.left + step * number, row.top, width, row.height) for number in range(min(count, most))]
        left = self._behind(step * max(0, back - 1) + width)
        rear = [Rect(left + step * number, row.top - self._line, width, row.height) for number in range(back)]
        return [*rear, *places]

    def _behind(self, wide: int) -> int:
        """Return where a row at the back begins that is so wide: at the portrait's side if it would cover that."""
        row = self._row
        if row.top - self._line - round(self._tall * _HAT) >= self.portrait.bottom:
            return row.left
        clear = self.portrait.right + self.brush.px(16)
        return max(row.left, min(clear, row.right - wide))

    def _with_hats(self, rect: Rect) -> Rect:
        above = round(self._tall * _HAT)
        return Rect(rect.left, rect.top - above, rect.width, rect.height + above + self.brush.px(3))

    # Parts

    def draw_head(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw portrait, name, and Leonardo if he is here."""
        brush, right = self.brush, self.field.right
        hang(surface, brush.pictures, brush.looks[self.seat], self.portrait)
        if view.leonardo == self.seat:
            right = self._leonardo.left
            if LeonardoSpot(self.seat) not in marks.absent:
                lifted = bool(marks.ghosts(LeonardoSpot(self.seat)))
                figures.leonardo(brush, surface, self._leonardo, lifted=lifted)
        left = self.portrait.right + max(6, brush.px(16))
        room = right - left - brush.px(2)
        top = self.field.top + brush.px(2)
        name = brush.looks[self.seat].name
        brush.write(surface, name, (left, top + brush.line(HEADING) // 2), HEADING, LIGHT, room=room, shade=True)
        self._label(surface, view, marks, (left, top + brush.line(HEADING) + brush.line(PLAIN) // 2), room)

    def draw_figures(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw the master and the apprentices, pale those that are held, and their number where they are many."""
        brush, seat, place = self.brush, view.seats[self.seat], self._master
        foot = place.centerx, self._floor
        if seat.master and not marks.ghosts(MasterSpot(self.seat)):
            figures.master(brush, surface, self.seat, foot, self._tall)
        else:
            figures.empty_place(brush, surface, self.seat, foot, self._tall, of_master=True)
        lifted = self._lifted(seat, marks)
        places = self.apprentices(seat.apprentices)
        for number, rect in enumerate(places):
            if number >= seat.apprentices - lifted:
                figures.empty_place(brush, surface, self.seat, rect.midbottom, self._tall, of_master=False)
            else:
                figures.apprentice(brush, surface, self.seat, rect.midbottom, self._tall)
        if len(places) > _MANY:
            told, last = brush.times(seat.apprentices - lifted), places[-1]
            half = brush.count_width(told, _NUMBER) // 2 + brush.px(2)  # within the frame of what can be taken up
            brush.count(surface, told, (min(last.right, self.field.right) - half, last.bottom - half), _NUMBER)

    def _lifted(self, seat: SeatView, marks: Marks) -> int:
        """How many apprentices are held."""
        single = sum(marks.ghosts(ApprenticeSpot(number)) for number in range(seat.apprentices))
        return min(seat.apprentices, marks.ghosts(ApprenticesSpot(self.seat)) + single)

    def _label(self, surface: Surface, view: View, marks: Marks, at: tuple[int, int], room: int) -> None:
        """Tell how many apprentices of all are at hand, or how many are held."""
        brush, seat = self.brush, view.seats[self.seat]
        held = self._lifted(seat, marks)
        if held:
            brush.write(surface, words("davinci.picture.in_hand", count=held), at, PLAIN, WARM, room=room)
            return
        left, whole = seat.apprentices, everybody(view, self.seat)
        texts = [
            words("davinci.picture.apprentices_of", count=left, all=whole),
            words("davinci.picture.at_hand", count=left, all=whole),
            words("davinci.picture.at_hand_briefly", count=left),
            str(left),
        ]
        text = brush.first_fitting(texts, PLAIN, room)
        brush.write(surface, text, at, PLAIN, WARM if left else FAINT_LIGHT, room=room)


def everybody(view: View, seat: int) -> int:
    """Return how many apprentices a seat has: at hand, in the city and in its laboratories, or on their way."""
    return APPRENTICES_PER_SEAT - view.academy[seat]
