"""What is learnt is reached and left by the keyboard alone: every button of these scenes in its turn."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.learn.lessons.course import COURSE
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.widgets.form import Form
from leonardo.engine.davinci import GAME
from tests.app.davinci.at_table import AtTable
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


@pytest.fixture
def table(tmp_path: Path) -> Iterator[AtTable]:
    table = AtTable(tmp_path)
    yield table
    table.desk.host.close()


def form_of(scene: Scene | None) -> Form:
    form = getattr(scene, "form", None)
    assert isinstance(form, Form)
    return form


def walked(table: AtTable) -> list[str]:
    """Return what the keyboard comes to by Tab, until it is where it began."""
    top = table.desk.kit.stack.top
    found = [form_of(top).focus]
    while True:
        table.desk.key(pygame.K_TAB)
        assert table.desk.kit.stack.top is top
        if form_of(top).focus == found[0]:
            return found
        assert len(found) < 40
        found.append(form_of(top).focus)


def able(table: AtTable) -> set[str]:
    return {each.name for each in form_of(table.desk.kit.stack.top).widgets if each.focusable and each.enabled}


@first_quick("key", [pygame.K_F1, pygame.K_f, pygame.K_ESCAPE], 2, ids=["help", "standing", "pause"])
def test_tab_comes_to_every_button_once(table: AtTable, key: int) -> None:
    table.desk.key(key)
    found = walked(table)
    assert len(found) == len(set(found))
    assert set(found) == able(table)
    table.desk.key(pygame.K_ESCAPE)
    assert table.desk.kit.stack.top is table.desk.table


@pytest.mark.slow
def test_tab_comes_to_every_lesson_and_enter_begins_one(table: AtTable) -> None:
    table.desk.host.show_lessons(GAME.name)
    table.desk.turn()
    found = walked(table)
    assert {f"lesson {lesson.name}" for lesson in COURSE.lessons} | {"back", "practice", "go on"} == set(found)
    form_of(table.desk.kit.stack.top).set_focus("lesson rank")
    table.desk.key(pygame.K_RETURN)
    table.desk.turn()
    assert table.desk.host.session is not None
    assert table.desk.host.session.seats[0].name
