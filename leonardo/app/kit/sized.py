"""What is drawn once for each size and kept, until the window has another size and needs none of it any more."""

from collections.abc import Hashable, Iterator
from typing import Final, Protocol, TypeVar


class _Keeping(Protocol):
    """A function that keeps what it returned, as `lru_cache` makes it."""

    def cache_clear(self) -> None:
        """Forget all of it."""


class _Counts(Protocol):
    """How often such a function was asked for what it keeps, and for what it did not."""

    @property
    def misses(self) -> int:
        """How often it had to make it."""


class _Counting(Protocol):
    """A function that keeps what it returned, and counts."""

    def __call__(self, *what: Hashable) -> object:
        """Return what was asked for."""

    def cache_info(self) -> _Counts:
        """Return how often it was asked."""


KeepingT = TypeVar("KeepingT", bound=_Keeping)

_keeping: Final[list[_Keeping]] = []
_window: Final[dict[str, tuple[int, int]]] = {}


def for_one_window(keeping: KeepingT) -> KeepingT:
    """Let a function, over whose `lru_cache` this stands, forget all when the window has another size."""
    _keeping.append(keeping)
    return keeping


def newly(make: _Counting, *what: Hashable) -> Iterator[None]:
    """Make something that an `lru_cache` keeps, with a pause after it if it was not known."""
    known = make.cache_info().misses
    make(*what)
    if make.cache_info().misses > known:
        yield


def now_for(size: tuple[int, int]) -> None:
    """Forget what was drawn for a window of another size than this one, in pixels."""
    if _window.get("size") == size:
        return
    _window["size"] = size
    for each in _keeping:
        each.cache_clear()
