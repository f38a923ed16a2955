"""Where layouts are tried: at sizes of the window, in languages and with sizes of text.

A new scene is laid out everywhere by one line; `layout_probe.py` says what a reader would complain about::

    @everywhere()
    def test_the_page_fits(size: Size, language: str, text_size: int) -> None: ...

The quick run tries a diagonal, on which each size, each language and each size of text comes at least once; the other
combinations are slow, and tried by `scripts/test.py --all`. Tests of several things ask for a `turn` each, or put the
things beside these as an axis of a `diagonal`, so that not all of them are tried at the same corners.
"""

from collections.abc import Sequence
from itertools import product
from typing import Final

import pytest
from _pytest.mark.structures import ParameterSet

from leonardo.app.kit.settings import TEXT_SIZES
from tests.app.kit.languages import LANGUAGES

Size = tuple[int, int]

SIZES: Final = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160), (1000, 1400))
"""The windows that differ most; the least of them first."""
MORE_SIZES: Final = ((1366, 768), (2560, 1440), (1080, 1920), (1280, 1024), (2560, 1080), (3440, 1440))
"""Others that people have."""


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


def everywhere(
    sizes: Sequence[Size] = SIZES,
    languages: Sequence[str] = LANGUAGES,
    text_sizes: Sequence[int] = TEXT_SIZES[::-1],
    *,
    more: Sequence[Size] = MORE_SIZES,
    turn: int = 0,
) -> pytest.MarkDecorator:
    """Return what tries a test with each `size`, `language` and `text_size`, on the diagonal in the quick run."""
    return pytest.mark.parametrize(
        ("size", "language", "text_size"), diagonal(sizes, languages, text_sizes, turn=turn, more=more)
    )


def _place(number: int, axis: int, length: int, turn: int) -> int:
    """Where on an axis the diagonal is; each time around it goes on by as many as the axis stands from the first."""
    return (number + axis * (turn + number // length)) % length


def _name(value: object) -> str:
    if isinstance(value, tuple) and all(isinstance(part, int) for part in value):
        return "x".join(map(str, value))
    return str(value)
