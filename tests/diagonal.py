"""A test of many combinations: some of them in the quick run, so that each value comes, and all in the slow one."""

from collections.abc import Sequence
from itertools import product

import pytest
from _pytest.mark.structures import ParameterSet


def diagonal(*axes: Sequence[object], turn: int = 0, more: Sequence[object] = ()) -> list[ParameterSet]:
    """Return all combinations of what stands on the `axes`, as parameters of a test; those off the diagonal are slow.

    The diagonal is as long as the longest axis. What stands together there is another for another `turn`. What there
    is `more` on the first axis is slow everywhere.
    """
    length = max(map(len, axes))
    quick = {tuple(_place(number, axis, len(each), turn) for axis, each in enumerate(axes)) for number in range(length)}
    first = [*axes[0], *more]
    places = product(range(len(first)), *(range(len(each)) for each in axes[1:]))
    return [
        pytest.param(
            *(each[place] for each, place in zip((first, *axes[1:]), at, strict=True)),
            id="-".join(_name(each[place]) for each, place in zip((first, *axes[1:]), at, strict=True)),
            marks=() if at in quick else pytest.mark.slow,
        )
        for at in places
    ]


def slow_diagonal(*axes: Sequence[object], turn: int = 0) -> list[ParameterSet]:
    """Return the combinations on the diagonal alone, all of them slow: for what costs much and differs little."""
    return [
        pytest.param(*each.values, id=each.id, marks=pytest.mark.slow)
        for each in diagonal(*axes, turn=turn)
        if not each.marks
    ]


def _place(number: int, axis: int, length: int, turn: int) -> int:
    """Where on an axis the diagonal is; each time around it goes on by as many as the axis stands from the first."""
    return (number + axis * (turn + number // length)) % length


def _name(value: object) -> str:
    if isinstance(value, tuple) and all(isinstance(part, int) for part in value):
        return "x".join(map(str, value))
    return str(value)
