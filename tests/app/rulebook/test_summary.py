"""The rules on one page: nothing is cut in any language, and the page is written where it says."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.learn.rules import BOOK
from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.translations import ENGLISH, languages, speak
from leonardo.app.rulebook.summary import PAGE, SMALLEST, SummaryScene, fits, size_of_type
from leonardo.app.scenes.message import Message
from tests.app.rulebook.test_books import BOOKS, each_game
from tests.app.scenes.menus_harness import House, PlainPresentation
from tests.diagonal import first_quick


class WithRules(PlainPresentation):
    """The game with its rules."""

    learning = DAVINCI.learning


@each_game
@first_quick("language", languages())
def test_all_of_it_fits_in_letters_readable_on_paper(game: str, language: str) -> None:
    speak(language)
    size = size_of_type(Painter(1.0), BOOKS[game])
    assert size >= 32 > SMALLEST
    assert fits(Painter(1.0), BOOKS[game], size)
    assert not fits(Painter(1.0), BOOKS[game], size + 6)
    speak(ENGLISH)


def test_what_the_beginner_trips_over_is_on_it() -> None:
    trips = {"8.1", "8.3", "8.8", "8.12", "9.6", "9.7", "6.7", "7.4", "11.2"}
    assert trips <= set(BOOK.summary)


@pytest.mark.slow
def test_the_page_is_shown_and_kept_for_printing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leonardo.app.rulebook.summary.pictures_folder", lambda: tmp_path / "kept")
    house = House(tmp_path / "saves", games=(WithRules(),))
    house.host.show_rules()
    house.turn()
    house.press("print")
    house.turn()
    house.press("print")
    (kept,) = (tmp_path / "kept").glob("*.png")
    assert str(kept) in house.top(Message).text
    assert pygame.image.load(kept).get_size() == PAGE


@pytest.mark.slow
def test_the_page_is_moved_and_zoomed_by_keyboard_and_mouse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = pygame.Surface(PAGE)
    monkeypatch.setattr("leonardo.app.rulebook.summary.draw_summary", lambda *_: page)
    house = House(tmp_path, games=(WithRules(),))
    house.host.show_rules()
    house.turn()
    house.press("print")
    house.turn()
    scene = house.top(SummaryScene)
    assert scene.paper is not None
    assert (scene.form.focus, scene.paper.nearness, scene.paper.at) == ("page", 1, (0, 0))
    house.key(pygame.K_DOWN)
    assert scene.paper.at[1] > 0
    house.key(pygame.K_END)
    bottom = scene.paper.at
    house.key(pygame.K_PLUS)
    assert (scene.paper.nearness, scene.form.focus) == (2, "page")
    house.key(pygame.K_LEFT)
    held = scene.paper.at
    middle = scene.paper.rect.center
    house.hover(middle)
    house.hold(middle)
    house.carry((middle[0] - 40, middle[1] + 60))
    house.release((middle[0] - 40, middle[1] + 60))
    assert scene.paper.at == (held[0] + 40, held[1] - 60)
    house.press("away")
    house.press("away")
    assert (scene.paper.nearness, scene.paper.at) == (0, (0, 0))
    assert not scene.form["away"].enabled
    assert bottom != (0, 0)
