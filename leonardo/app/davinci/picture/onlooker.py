"""What lies below the city when nobody in particular looks: what each seat owns, and the panel of a fifth seat."""

from collections.abc import Hashable, Iterator, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture.rivals.panel import Rival
from leonardo.app.davinci.picture.workshop.board import draw_boards
from leonardo.app.davinci.picture.workshop.owned import Owned
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.looks.panel import Board, Part, Placed, always
from leonardo.app.table.marks import Marks
from leonardo.engine.davinci.view import View

_WIDEST: Final = 470
"""Units that the field of a seat is wide at most."""


class Onlooker(Board):
    """A field for each seat; a `seat` for which the others leave no room has a panel as `wide` as theirs."""

    def __init__(self, brush: Brush, rect: Rect, seat: int | None, wide: int, *, open_memory: bool) -> None:
        self.brush = brush
        self.rect = rect
        self.rival: Rival | None = None
        pad = max(5, brush.px(12))
        inner = rect.inflate(-2 * pad, -2 * pad)
        if seat is not None:
            place = Rect(inner.left, inner.top, min(inner.width // 4, max(wide, brush.px(272))), inner.height)
            self.rival = Rival(brush, seat, place, open_memory=open_memory)
            inner = Rect(place.right + pad, inner.top, inner.right - place.right - pad, inner.height)
        self.fields = _shared(inner, len(brush.looks), max(4, brush.px(10)), brush.px(_WIDEST))
        self.owned = [Owned(brush, number, field, brush.looks[number].name) for number, field in enumerate(self.fields)]

    @property
    def parts(self) -> Sequence[Part]:
        """The boards, the fifth panel, and a field for each seat."""
        boards = Part(always(self.rect), lambda _view, _marks: None, self._boards)
        fields = (
            Part(always(field), partial(_owned_by, seat), owned.draw)
            for seat, (field, owned) in enumerate(zip(self.fields, self.owned, strict=True))
        )
        return (boards, *(self.rival.parts if self.rival else ()), *fields)

    def content(self, view: View, marks: Marks) -> Hashable:
        """What the seats own, and what the fifth panel shows."""
        rival = self.rival.content(view, marks) if self.rival else None
        return rival, tuple(seat.owned for seat in view.seats)

    def _boards(self, surface: Surface, _view: View, _marks: Marks) -> None:
        draw_boards(self.brush, surface, self.rect)

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield those of the fifth panel, and what each seat owns."""
        if self.rival:
            yield from self.rival.spots(view, marks)
        for owned, seat in zip(self.owned, view.seats, strict=True):
            yield from owned.spots(seat)


def _owned_by(seat: int, view: View, _marks: Marks) -> Hashable:
    return view.seats[seat].owned


def _shared(room: Rect, count: int, gap: int, widest: int) -> list[Rect]:
    """Share a row out among some fields, none wider than is good for it, in its middle."""
    width = min((room.width - gap * (count - 1)) // count, widest)
    left = room.centerx - (width * count + gap * (count - 1)) // 2
    return [Rect(left + (width + gap) * number, room.top, width, room.height) for number in range(count)]
