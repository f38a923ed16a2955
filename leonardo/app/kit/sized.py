"""What is drawn once for each size and kept, until the window has another size and needs none of it any more."""

from typing import Final, Protocol, TypeVar


class _Keeping(Protocol):
    """A function that keeps what it returned, as `lru_cache` makes it."""

    def cache_clear(self) -> None:
        """Forget all of it."""


KeepingT = TypeVar("KeepingT", bound=_Keeping)

_keeping: Final[list[_Keeping]] = []
_window: Final[dict[str, tuple[int, int]]] = {}


def for_one_window(keeping: KeepingT) -> KeepingT:
    """Let a function, over whose `lru_cache` this stands, forget all when the window has another size."""
    _keeping.append(keeping)
    return keeping


def now_for(size: tuple[int, int]) -> None:
    """Forget what was drawn for a window of another size than this one, in pixels."""
    if _window.get("size") == size:
        return
    _window["size"] = size
    for each in _keeping:
        each.cache_clear()
