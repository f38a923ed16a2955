"""A test of many combinations: a few in the quick run, each pair of values in the slow one, all when asked for."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, combinations, product
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

Row = tuple[int, ...]  # where a combination stands on each axis
Places = frozenset[tuple[int, int]]  # some axes, each with a place on it


def diagonal(
    *axes: Sequence[object],
    turn: int = 0,
    more: Sequence[object] = (),
    quick: int | None = None,
    pairs: bool = True,
) -> list[ParameterSet]:
    """Return all combinations of what stands on the `axes`, as parameters of a test; those off the diagonal are slow.

    The diagonal is as long as the longest axis; of a test that costs much, only so many of it are `quick`. What stands
    together there is another for another `turn`. What there is `more` on the first axis is tried once by the slow run.
    Combinations that add no pair to what `covering` chose are marked `exhaustive`. Of what costs much and differs
    little, no `pairs` are tried slowly, but only the diagonal.
    """
    length = max(map(len, axes))
    rows = [tuple(_place(number, axis, len(each), turn) for axis, each in enumerate(axes)) for number in range(length)]
    return _marked(axes, rows[:quick], rows, more, pairs=pairs)


def marked(
    axes: Sequence[Sequence[object]], quick: Iterable[Sequence[object]], slow: Iterable[Sequence[object]]
) -> list[ParameterSet]:
    """Return all combinations: these are `quick`, these `slow`, and the rest is exhaustive."""
    marks: dict[tuple[object, ...], pytest.MarkDecorator | tuple[()]] = {
        **dict.fromkeys(map(tuple, slow), pytest.mark.slow),
        **dict.fromkeys(map(tuple, quick), ()),
    }
    return [
        pytest.param(*values, id="-".join(map(_name, values)), marks=marks.get(values, pytest.mark.exhaustive))
        for values in product(*axes)
    ]


def combined(*axes: Sequence[object], quick: Iterable[Sequence[object]]) -> list[ParameterSet]:
    """Return all combinations: these are `quick`, slow ones complete them to a covering, the rest is exhaustive."""
    rows = [tuple(axis.index(each) for axis, each in zip(axes, row, strict=True)) for row in quick]
    return _marked(axes, rows, rows)


def first_quick(
    names: str | tuple[str, ...],
    cases: Iterable[object],
    count: int = 1,
    ids: Sequence[str] | Callable[[Any], object] | None = None,
) -> pytest.MarkDecorator:
    """Return what tries a test that costs much with these cases: the first of them are quick, the others slow."""
    alone = isinstance(names, str) and "," not in names
    every = [ParameterSet.extract_from(case, force_tuple=alone) for case in cases]
    quick = [each for each in every if not each.marks][:count]
    return pytest.mark.parametrize(
        names,
        [
            each if each.marks or each in quick else pytest.param(*each.values, id=each.id, marks=pytest.mark.slow)
            for each in every
        ],
        ids=ids,
    )


def _marked(
    axes: Sequence[Sequence[object]],
    quick: Sequence[Row],
    begun: Sequence[Row],
    more: Sequence[object] = (),
    *,
    pairs: bool = True,
) -> list[ParameterSet]:
    lengths = [len(each) for each in axes]
    others = [
        (lengths[0] + number, *(_place(number, axis, length, 1) for axis, length in enumerate(lengths[1:], start=1)))
        for number in range(len(more))
    ]
    every = [*axes[0], *more], *axes[1:]
    slow = [*(covering(lengths, dict.fromkeys(begun)) if pairs else begun), *others]
    quick_values, slow_values = (
        [tuple(axis[place] for axis, place in zip(every, row, strict=True)) for row in rows] for rows in (quick, slow)
    )
    return marked(every, quick_values, slow_values)


def slow_diagonal(*axes: Sequence[object], turn: int = 0) -> list[ParameterSet]:
    """Return the combinations on the diagonal alone, all of them slow: for what costs much and differs little."""
    return [
        pytest.param(*each.values, id=each.id, marks=pytest.mark.slow)
        for each in diagonal(*axes, turn=turn)
        if not each.marks
    ]


def having(every: Iterable[ParameterSet], axis: int, value: object) -> list[ParameterSet]:
    """Return those combinations that have a value on an axis, without that axis: for things that share a diagonal."""
    return [
        pytest.param(*rest, id="-".join(map(_name, rest)), marks=each.marks)
        for each in every
        if each.values[axis] == value
        for rest in ((*each.values[:axis], *each.values[axis + 1 :]),)
    ]


def covering(lengths: Sequence[int], begun: Iterable[Row] = ()) -> list[Row]:
    """Return combinations in which any two places of two axes of these `lengths` come together at least once.

    Those that were `begun` with come first. It is not the smallest set there is, but a small one, and always the same.
    """
    rows = list(begun)
    missing = dict.fromkeys(chain.from_iterable(_pairs(row) for row in product(*map(range, lengths))))
    for row in rows:
        _take(missing, row)
    while missing:
        row = _fill(next(iter(missing)), lengths, missing, len(rows))
        _take(missing, row)
        rows.append(row)
    return rows


def _fill(start: Places, lengths: Sequence[int], missing: dict[Places, None], turn: int) -> Row:
    """Complete a pair: on each axis the place with most missing pairs; among equals another one each `turn`."""
    chosen = dict(start)
    for axis in sorted(set(range(len(lengths))) - set(chosen), key=lambda each: -lengths[each]):
        places = [(place + turn) % lengths[axis] for place in range(lengths[axis])]
        chosen[axis] = max(
            places, key=lambda place: sum(frozenset({(axis, place), other}) in missing for other in chosen.items())
        )
    return tuple(chosen[axis] for axis in range(len(lengths)))


def _take(missing: dict[Places, None], row: Row) -> None:
    for pair in _pairs(row):
        missing.pop(pair, None)


def _pairs(row: Row) -> Iterator[Places]:
    """Yield each two places of a combination; its only one where there is but one axis."""
    return map(frozenset, combinations(enumerate(row), min(2, len(row))))


def _place(number: int, axis: int, length: int, turn: int) -> int:
    """Where on an axis the diagonal is; each time around it goes on by as many as the axis stands from the first."""
    return (number + axis * (turn + number // length)) % length


def _name(value: object) -> str:
    if isinstance(value, tuple) and all(isinstance(part, int) for part in value):
        return "x".join(map(str, value))
    return str(value)
