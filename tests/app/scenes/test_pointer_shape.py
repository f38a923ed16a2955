"""The pointer has the shape of what is under it: a caret over a line to write in, an arrow everywhere else."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.widgets.gui import TextField
from leonardo.app.scenes.menu import MenuScene
from leonardo.play.session import Session
from tests.app.every_question import COURSES, PERSONS
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("shared_pictures")

ARROW, CARET = pygame.SYSTEM_CURSOR_ARROW, pygame.SYSTEM_CURSOR_IBEAM


@pytest.fixture
def shapes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note each shape that the pointer is given, whoever gives it."""
    given: list[int] = []

    def note(*cursor: object) -> None:
        (shape,) = cursor
        given.append(int(str(shape.data[0])) if isinstance(shape, pygame.cursors.Cursor) else int(str(shape)))

    monkeypatch.setattr(pygame.mouse, "set_cursor", note)
    return given


def over_a_field(desk: Desk) -> MenuScene:
    """Move the mouse over a line to write in and press it; return the page."""
    page = desk.menu
    field = next(widget for widget in page.form.widgets if isinstance(widget, TextField))
    desk.press(field.rect.center)
    desk.turn()
    desk.turn()
    return page


def test_a_caret_goes_with_the_page_on_which_one_wrote(tmp_path: Path, shapes: list[int]) -> None:
    desk = Desk(tmp_path)
    desk.host.show_title()
    desk.host.show_rules(game="davinci")
    desk.turn()
    over_a_field(desk)
    assert shapes == [CARET]
    desk.key(pygame.K_ESCAPE)
    desk.key(pygame.K_ESCAPE)
    desk.turn()
    assert shapes == [CARET, ARROW]


@pytest.mark.slow
def test_over_a_table_and_over_a_dialog_it_is_an_arrow(tmp_path: Path, shapes: list[int]) -> None:
    desk = Desk(tmp_path, settings=Settings(speed=Speed.OFF, confirm=False))
    course = COURSES["davinci"]
    desk.host.play(Session.new(course.game, course.options, PERSONS[:3], 3, desk.host.folder))
    desk.turn()
    desk.host.show_pause()
    desk.host.ask_name()
    desk.turn()
    over_a_field(desk)
    assert shapes == [CARET]
    desk.hover((5, 5))
    assert shapes == [CARET, ARROW]
    over_a_field(desk)
    while desk.kit.stack.top is not desk.table:
        desk.kit.stack.pop()
    desk.turn()
    assert shapes == [CARET, ARROW, CARET, ARROW]
    desk.host.close()
