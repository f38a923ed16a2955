"""Slips at all sizes, in all languages and with large text: whole, in the window, and never over what they tell of."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.learn.lessons.course import COURSE
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.lessons.slip import Slip, draw_slip
from leonardo.app.lessons.table import LessonTable
from leonardo.app.table.spots import PromptSpot
from tests.app.davinci.learn.test_course import MOST, wished
from tests.app.kit.languages import LANGUAGES, LONGER, spoken
from tests.app.kit.layout_probe import Blanks
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("screen")

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1000, 1400))
QUICKLY = (((1024, 640), "fr", 130), ((1920, 1080), "en", 100), ((1000, 1400), "en", 130), ((3840, 2160), "cs", 130))
OTHERS = (
    *((size, "en", text) for size in SIZES for text in (100, 130)),
    *(((1024, 640), language, 130) for language in LANGUAGES if language not in ("en", LONGER)),
)
TRIED = (
    *QUICKLY,
    *(pytest.param(*other, marks=pytest.mark.slow) for other in OTHERS if other not in QUICKLY),
)


@pytest.fixture
def blank(monkeypatch: pytest.MonkeyPatch) -> None:
    """No pictures: only where things lie matters."""
    monkeypatch.setattr("leonardo.app.kit.kit.Pictures", Blanks)


def slips(desk: Desk) -> Iterator[LessonTable]:
    """Yield the table of each lesson with each of its slips, and with each again once something was refused."""
    for lesson in COURSE.lessons:
        desk.host.play_lesson(COURSE.game, lesson.name, anew=True)
        table, session = desk.table, desk.host.session
        assert isinstance(table, LessonTable)
        for number in range(MOST):
            table.update(0)
            if table.slip is not None:
                yield table
            if table.lesson.over_lesson and not table.course.playback.busy:
                break
            if table.slip is not None and table.slip.button is not None:
                table.go_on()
            elif table.course.free:
                refused = [action for action in table.lesson.legal() if table.lesson.against(action)]
                if refused:
                    table.act(refused[number % len(refused)], dropped=False)
                    yield table
                table.dialogs.close()
                table.submit(wished(table.lesson, number))
        assert desk.host.session is session


@pytest.mark.usefixtures("blank")
@pytest.mark.parametrize(("size", "language", "text"), TRIED)
def test_a_slip_lies_whole_beside_what_it_tells_of(
    tmp_path: Path, size: tuple[int, int], language: str, text: int
) -> None:
    with spoken(language):
        settings = Settings(speed=Speed.OFF, text_size=text, language=language)
        desk = Desk(tmp_path, size, settings)
        surface, told = pygame.Surface(size), 0
        for table in slips(desk):
            assert table.slip is not None
            told += 1
            fits(table, table.slip, surface)
        desk.host.close()
    assert told > 40


def fits(table: LessonTable, slip: Slip, surface: pygame.Surface) -> None:
    window = surface.get_rect()
    assert window.contains(slip.rect), slip
    assert slip.about is not None, f"{slip.told.text} tells of nothing that is there"
    assert not slip.rect.colliderect(slip.about), slip
    assert not slip.rect.colliderect(table.places()[PromptSpot()]), slip
    if slip.button is not None:
        assert slip.rect.contains(slip.button)
        assert slip.button.height >= 32
    brush = table.picture.brush
    draw_slip(surface, brush, slip)
    assert brush.painter.cut.isdisjoint({slip.told.text, slip.told.against, slip.told.lesson, slip.told.button}), slip
