"""Frozen things: changing them by making new ones, and making quickly what is made most often."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import AttrsInstance, define, fields

__all__ = ["evolve", "frozen_part"]

if TYPE_CHECKING:
    from attrs import frozen as frozen_part
else:

    def frozen_part(cls: type) -> type:
        """Make an attrs class that is frozen for the type checker, but has no guard at run time.

        For the parts of a state that change most often. A guarded class is made in three times the time, because it
        has to go round its own guard for each attribute: of a thought that plays on, this was a fifteenth.
        """
        return define(cls, unsafe_hash=True)


InstanceT = TypeVar("InstanceT", bound=AttrsInstance)


@cache
def _reader(cls: type[AttrsInstance]) -> tuple[dict[str, int], Callable[[Any], tuple[Any, ...]]]:
    names = [field.name for field in fields(cls)]
    return {name: position for position, name in enumerate(names)}, attrgetter(*names)


def evolve(instance: InstanceT, **changes: object) -> InstanceT:
    """Return a copy of `instance` with some attributes changed.

    The same as `attrs.evolve` for classes of two or more plain attributes, in two thirds of the time: the engine
    makes several such copies for each decision.
    """
    cls = type(instance)
    positions, read = _reader(cls)
    values = list(read(instance))
    for name, value in changes.items():
        values[positions[name]] = value
    return cls(*values)
