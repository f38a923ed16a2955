"""What was drawn lies on shelves with room for so many pixels: what was not used longest makes room for what comes."""

from collections.abc import Callable, Hashable
from itertools import count
from typing import Final, Generic, TypeVar

from attrs import define
from pygame import Surface

KeptT = TypeVar("KeptT")

_LIKE_NOTHING: Final = 64
"""Pixels that whatever is no picture counts for: enough that ever more of it does not fill the memory either."""

Room = Callable[[], int]
"""Says how many pixels there is room for now."""


def pixels_of(thing: object) -> int:
    """Return how many pixels a picture has, or all pictures of a tuple or list; anything else counts for little."""
    if isinstance(thing, Surface):
        return thing.get_width() * thing.get_height() + _LIKE_NOTHING
    if isinstance(thing, tuple | list):
        return sum(map(pixels_of, thing)) + _LIKE_NOTHING
    return _LIKE_NOTHING


@define(eq=False, slots=True)
class Kept(Generic[KeptT]):
    """A thing that is kept, how many pixels it has, and when it was used last, as a number that grows."""

    thing: KeptT
    pixels: int
    used: int


class LruSurfaces(Generic[KeptT]):
    """Things by their keys, `room` pixels of them at most, and never less than what was put there last.

    A key is looked up once each time: to reckon with it takes longer than all else.
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self.made: dict[Hashable, Kept[KeptT]] = {}
        """What lies there: who is asked very often looks here itself, and says that it uses what it takes."""
        self.uses = count()
        """A number for each use, larger than that of any before."""
        self._since = 0
        """What was used before this has not been asked for since `keep_used` was called."""
        self.pixels = 0
        """How many pixels lie there."""
        self.count = 0
        """How many things were ever put there."""

    def __len__(self) -> int:
        return len(self.made)

    def get(self, key: Hashable, make: Callable[[], KeptT]) -> KeptT:
        """Return what lies under a key, made the first time; it is shared, not to be drawn on."""
        kept = self.made.get(key)
        if kept is None:
            kept = self._add(key, make())
        kept.used = next(self.uses)
        return kept.thing

    def _add(self, key: Hashable, thing: KeptT) -> Kept[KeptT]:
        there = self.made.get(key)
        if there is not None:  # made by what it is made of
            return there
        kept = Kept(thing, pixels_of(thing), next(self.uses))
        self.pixels += kept.pixels
        self.count += 1
        if self.pixels > self._room():
            self._make_room()
        self.made[key] = kept
        return kept

    def _make_room(self) -> None:
        """Drop what was not used longest, until the rest has room."""
        room = self._room()
        for key in sorted(self.made, key=lambda key: self.made[key].used):
            if self.pixels <= room:
                return
            self.pixels -= self.made.pop(key).pixels

    def keep_used(self) -> None:
        """Drop what nobody has asked for since this was called before."""
        for key in [key for key, kept in self.made.items() if kept.used < self._since]:
            self.pixels -= self.made.pop(key).pixels
        self._since = next(self.uses)

    def clear(self) -> None:
        """Drop all of it."""
        self.made.clear()
        self.pixels = 0
