"""Where layouts are tried: at sizes of the window, in languages and with sizes of text.

A new page is a line in `tests/app/pages.py`; what else is laid out is tried everywhere by one line, too, and
`layout_probe.py` says what a reader would complain about::

    @everywhere()
    def test_the_page_fits(size: Size, language: str, text_size: int) -> None: ...

The quick run tries a diagonal, on which each size, each language and each size of text comes at least once.
`scripts/test.py --all` tries all languages in the largest letters in the smallest window, that with the longest words
in the narrow one, and each other window once; the rest is `exhaustive`. Tests of several
things ask for a `turn` each, or put the things beside these as an axis of a `diagonal` (`tests/diagonal.py`), so that
not all of them are tried at the same corners.
"""

from collections.abc import Sequence
from itertools import cycle, product
from typing import Final

import pytest
from _pytest.mark.structures import ParameterSet

from leonardo.app.kit.points import Size
from leonardo.app.kit.settings import TEXT_SIZES
from tests.app.kit.languages import LANGUAGES
from tests.diagonal import diagonal, marked

SIZES: Final = ((1024, 640), (1280, 720), (1920, 1080), (3840, 2160), (1000, 1400))
"""The windows that differ most; the least of them first."""
MORE_SIZES: Final = ((1366, 768), (1080, 1920), (1280, 1024), (2560, 1080))
"""Others that people have: each shape once, in its smallest window, for what fits there does in a larger one."""


LEAST_ROOM: Final = ((1024, 640), (1000, 1400))
"""The windows with least room, a wide and a high one."""


def some_corners(
    *quick: Sequence[object],
    sizes: Sequence[Size] = SIZES,
    languages: Sequence[str] = LANGUAGES,
    text_sizes: Sequence[int] = TEXT_SIZES[::-1],
    more: Sequence[Size] = MORE_SIZES,
) -> list[ParameterSet]:
    """Return these `quick` corners; slowly all `languages` in the smallest window, the last one in the narrow window
    too, and each other window once."""
    least = [size for size in sizes if size in LEAST_ROOM]
    others = [size for size in (*sizes, *more) if size not in LEAST_ROOM]
    slow = [*product(least[:1], languages, text_sizes[:1]), *product(least[1:], languages[-1:], text_sizes[:1])]
    slow += zip(others, cycle(languages), cycle(text_sizes))
    return marked(((*sizes, *more), languages, text_sizes), quick, slow)


def everywhere(
    sizes: Sequence[Size] = SIZES,
    languages: Sequence[str] = LANGUAGES,
    text_sizes: Sequence[int] = TEXT_SIZES[::-1],
    *,
    more: Sequence[Size] = MORE_SIZES,
    turn: int = 0,
    quick: int | None = None,
) -> pytest.MarkDecorator:
    """Return what tries a test with each `size`, `language` and `text_size`, on the diagonal in the quick run.

    Of a test that costs much only so many of the diagonal are `quick`.
    """
    on_it = [case.values for case in diagonal(sizes, languages, text_sizes, turn=turn, quick=quick) if not case.marks]
    corners = some_corners(*on_it, sizes=sizes, languages=languages, text_sizes=text_sizes, more=more)
    return pytest.mark.parametrize(("size", "language", "text_size"), corners)
