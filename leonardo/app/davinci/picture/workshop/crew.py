"""Where the master and the apprentices of a workshop stand below its portrait: as large as their number allows."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.davinci.picture import figures
from leonardo.app.kit.layout import Page

_LARGEST: Final = 86
"""Units of height of an apprentice without its hat, at most."""
_HAT: Final = 0.44
"""How far the picture of a hat stands above a head, in heights of an apprentice."""
_MASTER: Final = 1.62
"""The height of a master with his hat, in heights of an apprentice without one."""
_MASTER_WIDE: Final = 1.25
"""The width of a master, in widths of an apprentice."""
_CLOSE: Final = 0.6
"""How far one stands from the next at least, in widths: the mark on each can be seen."""
_DEEP: Final = 0.98
"""How far the row at the back stands behind the other, in heights: its marks are seen over hats."""
_BESIDE: Final = 0.12
"""How far a row at the back keeps away from the portrait, in heights of that: its shield reaches into there."""
_FEWER_ROWS: Final = 0.94
"""One row is better than two in which all would be only so little larger."""


@frozen
class Room:
    """A `field` in whose upper left corner a `portrait` hangs, with words beside it down to `words_end`, in pixels."""

    page: Page
    field: Rect
    portrait: Rect
    words_end: int

    @property
    def floor(self) -> int:
        """Where feet stand."""
        return self.field.bottom - self.page.px(5)


@frozen(slots=False)
class Crew:
    """A master and so many apprentices in a room, each `tall` pixels without a hat, `front` of them before the rest."""

    room: Room
    tall: int
    front: int
    back: int

    @cached_property
    def master(self) -> Rect:
        """Where the master stands, with his hat."""
        width, height = round(figures.figure_width(self.tall) * _MASTER_WIDE), round(self.tall * _MASTER)
        return Rect(self.room.field.left, self.room.floor - height, width, height)

    @cached_property
    def apprentices(self) -> Sequence[Rect]:
        """Where each apprentice stands, without its hat: those in front from left to right, then those at the back."""
        behind = self.room.floor - round(self.tall * _DEEP)
        return [*self._row(self.front, self._begins, self.room.floor), *self._row(self.back, self._begins_back, behind)]

    @property
    def first(self) -> Rect:
        """Where the first apprentice would stand if there were none."""
        return Rect(self._begins, self.room.floor - self.tall, self._wide, self.tall)

    def with_hats(self, row: Rect) -> Rect:
        """Return some of them with what is on their heads, and the shadow at their feet."""
        above = round(self.tall * _HAT)
        return Rect(row.left, row.top - above, row.width, row.height + above + self.room.page.px(3))

    @property
    def top(self) -> int:
        """Where the highest hats of apprentices end."""
        return self.room.floor - round(self.tall * (1 + _HAT + (_DEEP if self.back else 0)))

    @property
    def fits(self) -> bool:
        """Whether all find room: the master below the portrait, a row at the back below the words and beside it."""
        page, room = self.room.page, self.room
        rows = [(self.front, self._begins), (self.back, self._begins_back)]
        close = all(self._needs(count) <= room.field.right - left for count, left in rows)
        return close and self.master.top >= room.portrait.bottom + page.px(4) and self.top >= room.words_end

    @property
    def spread(self) -> bool:
        """Whether nobody stands before anybody else: outlines that cross tell nothing."""
        room = self.room.field.right - self._begins
        return not self.back and self.front * self._wide <= room

    @property
    def _wide(self) -> int:
        return figures.figure_width(self.tall)

    @property
    def _begins(self) -> int:
        return self.master.right + self.room.page.px(4)

    @property
    def _begins_back(self) -> int:
        portrait = self.room.portrait
        return max(self._begins, portrait.right + round(portrait.height * _BESIDE) + self.room.page.px(6))

    def _needs(self, count: int) -> int:
        """Return how wide a row is in which all press close."""
        return self._wide + round((count - 1) * self._wide * _CLOSE) if count else 0

    def _row(self, count: int, left: int, foot: int) -> Iterator[Rect]:
        """Yield the places of a row, as far apart as it has room."""
        step = min(self._wide + self.room.page.px(2), (self.room.field.right - left - self._wide) // max(1, count - 1))
        for number in range(count):
            yield Rect(left + step * number, foot - self.tall, self._wide, self.tall)


def crew_in(room: Room, apprentices: int) -> Crew:
    """Return how a master and his apprentices stand in a room: in one row, or in two if they are larger there."""
    back = apprentices // 2
    one, two = _largest(room, apprentices, 0), _largest(room, apprentices - back, back)
    return one if one.tall >= two.tall * _FEWER_ROWS else two


def _largest(room: Room, front: int, back: int) -> Crew:
    sizes = range(room.page.px(_LARGEST), 1, -1)
    return next((crew for tall in sizes if (crew := Crew(room, tall, front, back)).fits), Crew(room, 1, front, back))
