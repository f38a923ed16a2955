"""What was drawn for one way to look at a table, as long as there is room: what was not used longest makes room."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from pygame import Surface

from leonardo.app.table.looks.brush import Brush

_ROOM: Final = 40_000_000
"""Pixels that are kept at most: those of some ten windows at 4K, and never less than what was made last."""


class Shelf:
    """Surfaces by their keys; panning and zooming would else fill the memory with ever new ones."""

    def __init__(self, room: int = _ROOM) -> None:
        self._room = room
        self._used = 0
        self._made: OrderedDict[Hashable, Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], Surface]) -> Surface:
        """Return what lies under a key, made the first time; it is shared, not to be drawn on."""
        if key in self._made:
            self._made.move_to_end(key)
            return self._made[key]
        surface = self._made[key] = make()
        self._used += _pixels(surface)
        while self._used > self._room and len(self._made) > 1:
            _, gone = self._made.popitem(last=False)
            self._used -= _pixels(gone)
        return surface


def shelf(brush: Brush) -> Shelf:
    """Return the shelf of one arrangement of the table."""
    return brush.once("shelf", Shelf)


def _pixels(surface: Surface) -> int:
    return surface.get_width() * surface.get_height()
