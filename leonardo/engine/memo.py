"""What the rules work out again and again is remembered, until nobody will ask for it soon."""

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
ReturnedT = TypeVar("ReturnedT")

_FORGETTING: Final[list[Callable[[], None]]] = []


def memoized(most: int | None = None) -> Callable[[Callable[P, ReturnedT]], Callable[P, ReturnedT]]:
    """Have what a function returns for some arguments remembered, of the `most` that were asked for last, or of all.

    For functions of modules, whose results are frozen and follow from the arguments alone.
    """

    def decorate(function: Callable[P, ReturnedT]) -> Callable[P, ReturnedT]:
        remembering = lru_cache(maxsize=most)(function)
        _FORGETTING.append(remembering.cache_clear)
        return cast("Callable[P, ReturnedT]", remembering)

    return decorate


def clear_memos() -> None:
    """Forget all that is remembered: games differ, so that one after the other would leave ever more behind."""
    for forgetting in _FORGETTING:
        forgetting()
