"""Slips at all sizes, in all languages and with large text: whole, in the window, and never over what they tell of."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.learn.lessons.course import COURSE
from leonardo.app.kit.settings import Settings, Speed
from tests.app.davinci.learn.test_course import wished
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import Blanks
from tests.app.lessons.slips import PARTS, TRIED, fits, slips
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pictures: only where things lie matters."""
    monkeypatch.setattr("leonardo.app.kit.kit.Pictures", Blanks)


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize(("size", "language", "text", "part"), TRIED)
def test_a_slip_lies_whole_beside_what_it_tells_of(
    tmp_path: Path, size: tuple[int, int], language: str, text: int, part: int | None
) -> None:
    with spoken(language):
        settings = Settings(speed=Speed.OFF, text_size=text, language=language)
        desk = Desk(tmp_path, size, settings)
        surface, told = pygame.Surface(size), 0
        for table in slips(desk, COURSE, wished, part):
            assert table.slip is not None
            told += 1
            fits(table, table.slip, surface)
        desk.host.close()
    assert told > (40 if part is None else 20 // PARTS)
