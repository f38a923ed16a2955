"""The rules on one page: nothing is cut in any language, and the page is written where it says."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.learn.rules import BOOK
from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.words import ENGLISH, languages, speak
from leonardo.app.rulebook.summary import PAGE, _fits
from leonardo.app.scenes.message import Message
from tests.app.scenes.menus_harness import House, PlainPresentation


class WithRules(PlainPresentation):
    """The game with its rules."""

    learning = DAVINCI.learning


@pytest.mark.parametrize("language", languages())
def test_all_of_it_finds_room_in_letters_that_can_be_read_on_paper(language: str) -> None:
    speak(language)
    assert _fits(Painter(1.0), BOOK, 30)
    speak(ENGLISH)


def test_the_page_is_shown_and_kept_for_printing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leonardo.app.rulebook.summary_scene.pictures_folder", lambda: tmp_path / "kept")
    house = House(tmp_path / "saves", games=(WithRules(),))
    house.host.show_rules()
    house.stage.turn()
    house.click("print")
    house.stage.turn()
    house.click("print")
    (kept,) = (tmp_path / "kept").glob("*.png")
    assert str(kept) in house.top(Message).text
    assert pygame.image.load(kept).get_size() == PAGE
