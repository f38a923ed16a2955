"""Slips at all sizes, in all languages and with large text: whole, in the window, and never over what they tell of."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest

from leonardo.app.citta.learn.lessons import course as of_citta
from leonardo.app.davinci.learn.lessons import course as of_davinci
from leonardo.app.engines.learn.lessons import course as of_engines
from leonardo.app.kit.settings import Settings, Speed
from tests.app.citta.learn import test_course as in_citta
from tests.app.davinci.learn import test_course as in_davinci
from tests.app.engines.learn import test_course as in_engines
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks, probing
from tests.app.lessons.slips import PARTS, TRIED, fits, slips
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("screen")

TAKEN: Final[Mapping[str, tuple[Any, Any, int]]] = {
    "davinci": (of_davinci.COURSE, in_davinci.wished, 40),
    "citta": (of_citta.COURSE, in_citta.wished, 24),
    "engines": (of_engines.COURSE, in_engines.wished, 24),
}
"""The course of each game, what a person does in it, and how many slips there are at least."""


@pytest.mark.parametrize("game", TAKEN)
@pytest.mark.parametrize(("size", "language", "text", "part"), TRIED)
def test_a_slip_lies_whole_beside_what_it_tells_of(
    tmp_path: Path, game: str, size: tuple[int, int], language: str, text: int, part: int | None
) -> None:
    course, wished, least = TAKEN[game]
    with spoken(language), probing():
        settings = Settings(speed=Speed.OFF, text_size=text, language=language)
        desk = Desk(tmp_path, size, settings)
        desk.kit.pictures, told = Blanks(), 0
        for table in slips(desk, course, wished, part):
            assert table.slip is not None
            told += 1
            fits(table, table.slip)
        desk.host.close()
    assert told > (least if part is None else least // 2 // PARTS)
