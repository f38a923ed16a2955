"""What frozen things are changed with, by making new ones, and caches of what follows from them."""

from collections.abc import Callable
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, Final, ParamSpec, TypeVar, cast

from attrs import AttrsInstance, fields

_new = object.__new__
InstanceT = TypeVar("InstanceT", bound=AttrsInstance)
CopiedT = TypeVar("CopiedT", bound="Copied")


@cache
def _reader(cls: type[AttrsInstance]) -> tuple[dict[str, int], Callable[[Any], tuple[Any, ...]]]:
    names = [field.name for field in fields(cls) if field.init]
    read = attrgetter(*names)
    return {name: position for position, name in enumerate(names)}, read if len(names) > 1 else lambda one: (read(one),)


def evolve(instance: InstanceT, **changes: object) -> InstanceT:
    """Return a copy of `instance` with some attributes changed.

    The same as `attrs.evolve` for classes of plain attributes, in two thirds of the time: the engine
    makes several such copies for each decision.
    """
    cls = type(instance)
    positions, read = _reader(cls)
    values = list(read(instance))
    for name, value in changes.items():
        values[positions[name]] = value
    return cls(*values)


class Copied:
    """What frozen classes without slots inherit whose instances are copied all the time.

    A constructor leaves the attributes in a dictionary that shares its keys with others, which 3.11 reads and copies
    slowly. Here each has a dictionary of its own, and so have the copies that `copied` makes.
    """

    def __attrs_post_init__(self) -> None:
        self.__setstate__(self.__dict__)

    def __setstate__(self, attributes: dict[str, Any]) -> None:
        """Take the attributes of an instance that was pickled."""
        object.__setattr__(self, "__dict__", {**attributes})


def copied(instance: CopiedT) -> tuple[CopiedT, dict[str, Any]]:
    """Return a copy of an instance, and its attributes, to be changed at once.

    Nothing is checked or converted. The constructor takes twice the time: the engine makes some such copies for each
    decision.
    """
    copy = _new(type(instance))
    attributes = copy.__dict__
    attributes |= instance.__dict__
    return copy, attributes


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
