"""The table in another language: everything that is written follows, also in the middle of a game."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.translations import ENGLISH, speak
from leonardo.app.kit.window.app import SETTLED
from leonardo.app.table.spots import LogSpot
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.setup import Options
from tests.app.davinci.hands import Mouse
from tests.app.davinci.test_table_scene import desk_at
from tests.app.table.table_harness import Desk


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    pygame.init()
    pygame.display.set_mode((64, 64))
    yield
    speak(ENGLISH)
    pygame.quit()


def seen(desk: Desk) -> bytes:
    for _ in range(90):
        desk.turn()
    return pygame.image.tobytes(desk.canvas.surface, "RGB")


def resize(desk: Desk, size: tuple[int, int]) -> None:
    desk.canvas.resize(size)
    desk.post(pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1]))
    for _ in range(round(SETTLED / 16) + 2):
        desk.turn()


@pytest.mark.slow
def test_the_language_changes_in_the_middle_of_a_game(tmp_path: Path) -> None:
    desk = desk_at(tmp_path, Options(2, start=0))
    for action in (actions.Done(), actions.Done(), actions.PlaceApprentices(1, Place.ACADEMY)):
        Mouse(desk).decide(action)
        desk.turn()
        if desk.hands_over:
            desk.press("ready")
        desk.breathe()
    desk.press(LogSpot())
    english, told = seen(desk), [act.words for act in desk.table.marks().last_acts]
    speak("cs")
    desk.kit.keep_settings()
    czech = seen(desk)
    assert told
    assert {act.words for act in desk.table.marks().last_acts}.isdisjoint(told)
    assert desk.table.prompt().lead == "Bianca:"
    assert "pasujte" in desk.table.prompt().words
    resize(desk, (1100, 700))
    resize(desk, (1024, 640))
    assert seen(desk) == czech != english
