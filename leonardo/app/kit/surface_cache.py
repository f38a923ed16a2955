"""Caches of what was drawn, with room for so many pixels: what was not used longest makes room for what comes.

Some things are kept for one size of the window only. As long as it has the same size, ever new things are drawn for
it: shapes that follow a pointer, lights of places that move. So there is room for a few windows full of them in all.
"""

from collections import deque
from collections.abc import Callable, Hashable, Iterator
from functools import lru_cache
from itertools import count
from typing import Final, Generic, ParamSpec, Protocol, TypeVar, cast
from weakref import WeakSet

from attrs import define
from pygame import Surface

KeptT = TypeVar("KeptT")

_LIKE_NOTHING: Final = 64
"""Pixels that whatever is no picture counts for: enough that ever more of it does not fill the memory either."""

Room = Callable[[], int]  # says how many pixels there is room for now


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
        self.made.clear()
        self.pixels = 0


_WINDOWS: Final = 6  # so many windows full of what was drawn are kept, which is nearly twice what a table needs ...
_LEAST: Final = 6_000_000
"""... and in small windows so many pixels, since little in them is as much smaller as they are."""

WhatP = ParamSpec("WhatP")
MadeT = TypeVar("MadeT")
MadeT_co = TypeVar("MadeT_co", covariant=True)

_window: Final[dict[str, tuple[int, int]]] = {}


def room_for(windows: int, least: int) -> int:
    """Return how many pixels so many of the present windows have, or a least number if that is more."""
    wide, high = _window.get("size", (0, 0))
    return max(windows * wide * high, least)


class _Counts(Protocol):
    """How often a function was asked for what it keeps, and for what it did not."""

    @property
    def misses(self) -> int:
        """How often it had to make it."""

    @property
    def currsize(self) -> int:
        """How many things it keeps."""


class PerSizeCache(Protocol[WhatP, MadeT_co]):
    """A function that keeps what it returned, which is shared: it must not be drawn on."""

    def __call__(self, *what: WhatP.args, **named: WhatP.kwargs) -> MadeT_co:
        """Return what is wished."""

    def cache_info(self) -> _Counts:
        """Return how often it was asked."""


class _Counted:
    """Counts the pixels of the `most` things that a function made last: no fewer than it keeps."""

    def __init__(self, make: Callable[..., object], most: int) -> None:
        self._make = make
        self._sizes: deque[int] = deque(maxlen=most)
        self.pixels = 0
        self.last = 0
        """When it had to make something last, as a number that grows."""
        self.clear: Callable[[], None] = lambda: None
        _all.add(self)

    def make(self, *what: object, **named: object) -> object:
        thing = self._make(*what, **named)
        pixels = thing.get_width() * thing.get_height() if isinstance(thing, Surface) else pixels_of(thing)
        if len(self._sizes) == self._sizes.maxlen:
            self.pixels -= self._sizes[0]
        self._sizes.append(pixels)
        self.pixels += pixels
        self.last = next(_uses)
        _made["pixels"] += pixels
        if _made["pixels"] > _made["room"]:
            _make_room(self)
        return thing

    def forget(self) -> None:
        self.clear()
        self._sizes.clear()
        self.pixels = 0


_all: Final[WeakSet[_Counted]] = WeakSet()
_uses: Final = count()
_made: Final = {"pixels": 0, "room": _LEAST}  # how many pixels are kept at most, and how many there is room for


def _make_room(present: _Counted) -> None:
    """Have functions forget all that they keep, that which made nothing for longest first, but the present one last."""
    for each in sorted(_all, key=lambda each: (each is present, each.last)):
        _made["pixels"] = kept_pixels()
        if _made["pixels"] <= _made["room"]:
            return
        each.forget()
    _made["pixels"] = 0


def cached_per_size(most: int) -> Callable[[Callable[WhatP, MadeT]], PerSizeCache[WhatP, MadeT]]:
    """Let a function keep the `most` things it returned last, until the window has another size or no more room."""

    def keep(make: Callable[WhatP, MadeT]) -> PerSizeCache[WhatP, MadeT]:
        counted = _Counted(make, most)
        keeping = lru_cache(maxsize=most)(counted.make)
        counted.clear = keeping.cache_clear
        return cast("PerSizeCache[WhatP, MadeT]", keeping)

    return keep


def newly(make: PerSizeCache[WhatP, object], *what: WhatP.args, **named: WhatP.kwargs) -> Iterator[None]:
    """Make something that is kept for a window, with a pause after it if it was not known."""
    known = make.cache_info().misses
    make(*what, **named)
    if make.cache_info().misses > known:
        yield


def kept_pixels() -> int:
    """Return how many pixels are kept for the present window, or a few more."""
    return sum(each.pixels for each in _all)


def now_for(size: tuple[int, int]) -> None:
    """Forget what was drawn for a window of another size than this one, in pixels."""
    if _window.get("size") == size:
        return
    _window["size"] = size
    for each in list(_all):
        each.forget()
    _made.update(pixels=0, room=room_for(_WINDOWS, _LEAST))
