"""What lies below the city when nobody in particular looks: what each seat owns, and the panel of a fifth seat."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture.workshop.board import draw_boards
from leonardo.app.davinci.picture.workshop.owned import Owned
from leonardo.app.kit.brush import LITTLE, Brush
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import LIGHT
from leonardo.app.table.panels.panel import Board, Part, Placed, always
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.constants import LABORATORIES, Place
from leonardo.engine.davinci.view import SeatView, View

_WIDEST: Final = 470
"""Units that the field of a seat is wide at most."""


class Onlooker(Board):
    """A field for each seat, beside the panel of the `last` one if that is as `wide` as the others."""

    def __init__(self, brush: Brush, rect: Rect, wide: int) -> None:
        self.brush = brush
        self.rect = rect
        self.last: Rect | None = None
        pad = max(5, brush.px(12))
        inner = rect.inflate(-2 * pad, -2 * pad)
        if wide:
            self.last = place = Rect(
                inner.left, inner.top, min(inner.width // 4, max(wide, brush.px(272))), inner.height
            )
            inner = Rect(place.right + pad, inner.top, inner.right - place.right - pad, inner.height)
        self.fields = _shared(inner, len(brush.looks), max(4, brush.px(10)), brush.px(_WIDEST))
        self._works = max(2, brush.px(4)) + len(LABORATORIES) * brush.line(LITTLE)
        self.owned = [self._owned(number, field) for number, field in enumerate(self.fields)]
        self.shorter = [
            self._owned(number, Rect(field.topleft, (field.width, field.height - self._works)))
            for number, field in enumerate(self.fields)
        ]
        """What each seat owns, over its works where these are known."""

    def _owned(self, seat: int, field: Rect) -> Owned:
        return Owned(self.brush, seat, field, self.brush.looks[seat].name)

    def _owned_in(self, view: View, seat: int) -> Owned:
        return (self.shorter if any(works(each) for each in view.seats) else self.owned)[seat]

    @property
    def parts(self) -> Sequence[Part]:
        """The boards, and a field for each seat."""
        boards = Part(always(self.rect), lambda _view, _marks: None, self._boards)
        fields = (
            Part(always(field), partial(_shown_of, seat), partial(self._draw_field, seat))
            for seat, field in enumerate(self.fields)
        )
        return (boards, *fields)

    def content(self, view: View, marks: Marks) -> Hashable:
        """What the seats own."""
        return tuple(_shown_of(seat, view, marks) for seat in range(len(view.seats)))

    def _boards(self, surface: Surface, _view: View, _marks: Marks) -> None:
        draw_boards(self.brush, surface, self.rect)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield what each seat owns."""
        for seat in range(len(view.seats)):
            yield from self._owned_in(view, seat).spots(view, marks)

    def _draw_field(self, seat: int, surface: Surface, view: View, marks: Marks) -> None:
        """Draw what a seat owns, and below it at what it works, as far as that is known."""
        brush, field = self.brush, self.fields[seat]
        self._owned_in(view, seat).draw(surface, view, marks)
        line = brush.line(LITTLE)
        pad = max(4, brush.px(7))
        for row, (place, invention, weeks) in enumerate(works(view.seats[seat])):
            needed = view.seats[seat].weeks_needed(invention)
            letter = tr(f"davinci.picture.laboratory.{place.name.lower()}.letter")
            name = tr(f"davinci.inventions.{invention}")
            ways = [
                tr("davinci.picture.at_work", laboratory=letter, invention=name, weeks=weeks, needed=needed),
                tr("davinci.picture.at_work_briefly", laboratory=letter, invention=name),
                name,
            ]
            text = brush.first_fitting(ways, LITTLE, field.width - 2 * pad)
            top = field.bottom - self._works + row * line + line // 2
            brush.write(surface, text, (field.left + pad, top), LITTLE, LIGHT, room=field.width - 2 * pad)


def works(seat: SeatView) -> list[tuple[Place, int, int]]:
    """Return in which laboratories a seat works, on what and for how many weeks by now, as far as that is known."""
    found = ((place, seat.laboratory(place)) for place in LABORATORIES)
    return [
        (place, laboratory.invention, laboratory.weeks)
        for place, laboratory in found
        if laboratory is not None and laboratory.invention is not None
    ]


def _shown_of(seat: int, view: View, _marks: Marks) -> Hashable:
    return view.seats[seat].owned, tuple(works(view.seats[seat])), any(map(works, view.seats))


def _shared(room: Rect, count: int, gap: int, widest: int) -> list[Rect]:
    """Share a row out among some fields, none wider than is good for it, in its middle."""
    width = min((room.width - gap * (count - 1)) // count, widest)
    left = room.centerx - (width * count + gap * (count - 1)) // 2
    return [Rect(left + (width + gap) * number, room.top, width, room.height) for number in range(count)]
