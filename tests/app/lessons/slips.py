"""The slips of a course at a table: each as it lies, and whether it lies well."""

from collections.abc import Iterator

import pygame
import pytest

from leonardo.app.lessons.slip import Slip, draw_slip
from leonardo.app.lessons.table import LessonTable
from leonardo.app.table.spots import PromptSpot
from leonardo.play.lessons.lesson import LessonCourse
from tests.app.kit.languages import LANGUAGES, LONGER
from tests.app.lessons.taking import MOST, Wished
from tests.app.table.table_harness import Desk

SIZES = ((1024, 640), (1280, 720), (1920, 1080), (1000, 1400))
QUICKLY = (((1024, 640), "fr", 130), ((1000, 1400), "en", 100), ((3840, 2160), "cs", 130))
OTHERS = (
    *((size, "en", text) for size in SIZES for text in (100, 130)),
    *(((1024, 640), language, 130) for language in LANGUAGES if language not in ("en", LONGER)),
)
"""Sizes of windows, languages and sizes of text that are tried always, and those that are now and then."""
PARTS = 3
TRIED = (
    *(pytest.param(*each, number % PARTS) for number, each in enumerate(QUICKLY)),
    *(pytest.param(*each, None, marks=pytest.mark.slow) for each in (*QUICKLY, *OTHERS)),
)
"""Each with the part of the lessons that is looked at: all of them, where none is named."""


def slips(desk: Desk, course: LessonCourse, wished: Wished, part: int | None = None) -> Iterator[LessonTable]:
    """Yield the table of each lesson with each of its slips, and with each again once something was refused.

    There may be but a `part` of the lessons, every third.
    """
    for lesson in course.lessons if part is None else course.lessons[part::PARTS]:
        desk.host.play_lesson(course.game, lesson.name, anew=True)
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
            elif table.course.chance_waits:
                table.let_chance_decide()
            elif table.course.free:
                refused = [action for action in table.lesson.legal() if table.lesson.against(action)]
                if refused:
                    table.act(refused[number % len(refused)], dropped=False)
                    yield table
                table.dialogs.close()
                table.submit(wished(table.lesson, number))
        assert desk.host.session is session


def fits(table: LessonTable, slip: Slip, surface: pygame.Surface) -> None:
    """Assert that a slip lies whole in the window, beside what it tells of, and that all of it can be read."""
    window = surface.get_rect()
    assert window.contains(slip.rect), slip
    assert slip.about is not None, f"{slip.told.text} tells of nothing that is there"
    assert not slip.rect.colliderect(slip.about), slip
    told, places = table.told, table.places()
    assert told is not None
    hidden = [spot for spot in told.clear if spot in places and slip.rect.colliderect(places[spot])]
    assert not hidden, (slip.told.text, hidden)
    assert not slip.rect.colliderect(table.places()[PromptSpot()]), slip
    if slip.button is not None:
        assert slip.rect.contains(slip.button)
        assert slip.button.height >= 32
    brush = table.picture.brush
    draw_slip(surface, brush, slip)
    assert brush.painter.cut.isdisjoint({slip.told.text, slip.told.against, slip.told.lesson, slip.told.button}), slip
