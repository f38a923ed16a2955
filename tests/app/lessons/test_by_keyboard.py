"""The keyboard in a lesson: nowhere while something is read, and then at what is to be used."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.spots import CardSpot, MasterSpot
from leonardo.app.lessons.table import LessonTable
from leonardo.app.table.spots import ButtonSpot
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

STAGE_LIFT = 8


@pytest.mark.slow
def test_the_keyboard_comes_to_what_the_lesson_asks_for(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.host.play_lesson("davinci", "work", anew=True)
    desk.key(pygame.K_LSHIFT)
    desk.wait(lambda: desk.table.free)
    table = desk.table
    assert isinstance(table, LessonTable)
    for word in ("aim", "requested"):
        desk.breathe()
        assert table.told is not None
        assert (table.told.word, table.controls.walk.at) == (word, None)
        desk.key(pygame.K_RETURN)
    assert table.controls.walk.at == CardSpot(STAGE_LIFT)
    desk.host.close()


@pytest.mark.slow
def test_after_something_was_refused_the_keyboard_is_back_there(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.host.play_lesson("davinci", "weeks", anew=True)
    desk.key(pygame.K_LSHIFT)
    table = desk.table
    assert isinstance(table, LessonTable)
    for _ in range(2):
        desk.wait(lambda: table.free)
        desk.breathe()
        desk.key(pygame.K_RETURN)
    master = table.controls.walk.at
    assert isinstance(master, MasterSpot)
    desk.key(pygame.K_RETURN)  # takes the master up
    desk.breathe()
    desk.key(pygame.K_RETURN)  # into a district, which is for the next lesson
    assert table.slip is not None
    assert table.slip.told.against
    assert table.controls.walk.at == master
    desk.host.close()


def test_where_a_button_leads_on_the_keyboard_begins_there(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    desk.host.play_lesson("citta", "quarters", anew=True)
    desk.key(pygame.K_LSHIFT)
    table = desk.table
    assert isinstance(table, LessonTable)
    for _ in range(2):
        desk.wait(lambda: table.free)
        desk.breathe()
        desk.key(pygame.K_RETURN)
    assert table.told is not None
    assert table.told.word == "buy"
    assert table.controls.walk.at == ButtonSpot("buy")
    desk.host.close()
