"""The title leads everywhere, and to the game that was left; its entries lie on its page, great ones first."""

from collections.abc import Callable
from functools import partialmethod
from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.presentation import DAVINCI
from leonardo.app.kit.layout import TABLE, Layout
from leonardo.app.kit.scene import Scene
from leonardo.app.kit.settings import Trouble
from leonardo.app.scenes import title
from leonardo.app.scenes.about import AboutScene
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.scenes.saves.load_and_save import LoadScene
from leonardo.app.scenes.saves.save_index import SaveIndex
from leonardo.app.scenes.settings.page import SettingsScene
from leonardo.app.scenes.title import ENTRIES, PAGE, TitleEntry, TitleScene, new_here
from leonardo.play.lessons.progress import NAME as LESSONS
from leonardo.play.lessons.progress import Progress
from leonardo.saves.archive import Archive
from leonardo.saves.faults import Fault, SaveError
from tests.app.scenes.menus_harness import House, PlainResults, PlainTable


def test_without_a_game_to_continue_a_new_one_is_offered_first(house: House) -> None:
    assert house.names() == ["new game", "load", "played", "statistics", "settings", "about", "quit"]
    house.key(pygame.K_RETURN)
    house.top(NewGameScene)


def test_each_entry_leads_to_its_scene_and_escape_leads_back(house: House) -> None:
    ways: dict[str, type[Scene]] = {
        "new game": NewGameScene,
        "load": LoadScene,
        "settings": SettingsScene,
        "about": AboutScene,
    }
    for name, scene in ways.items():
        house.press(name)
        house.top(scene)
        house.key(pygame.K_ESCAPE)
        house.top(TitleScene)


def test_escape_stays_at_the_title_and_quit_ends_the_program(house: House) -> None:
    house.key(pygame.K_ESCAPE)
    house.top(TitleScene)
    house.press("quit")
    assert len(house.kit.stack) == 0


def test_continue_goes_on_with_the_game_that_was_left(house: House) -> None:
    left = house.begin().played
    house.host.show_title()
    house.turn()
    assert house.names()[0] == "continue"
    house.key(pygame.K_RETURN)
    house.turn()
    assert house.top(PlainTable).session.played == left


def slow_disk(house: House, monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Let the list of saves come late; return what lets it come."""
    waiting: list[Callable[[], None]] = []
    monkeypatch.setattr(SaveIndex, "look", partialmethod(SaveIndex.look, patience=0.0))
    monkeypatch.setattr(house.host.folder, "aside", waiting.append)

    def come() -> None:
        for found in waiting:
            found()
        waiting.clear()
        house.turn()

    return come


def test_the_keyboard_comes_to_continue_however_late_it_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    left = house.begin().played
    come = slow_disk(house, monkeypatch)
    house.host.show_title()
    house.turn()
    assert "continue" not in house.names()
    house.key(pygame.K_RETURN)
    house.top(TitleScene)
    come()
    assert house.menu.form.focus == "continue"
    house.key(pygame.K_RETURN)
    come()
    assert house.top(PlainTable).session.played == left


def test_who_has_gone_elsewhere_stays_there_when_a_game_is_found(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begin()
    come = slow_disk(house, monkeypatch)
    house.host.show_title()
    house.turn()
    house.key(pygame.K_TAB)
    gone = house.menu.form.focus
    come()
    assert house.menu.form.focus == gone


def test_who_comes_back_from_a_page_is_where_it_was_begun(house: House) -> None:
    house.begin()
    house.host.show_title()
    house.turn()
    house.press("settings")
    house.key(pygame.K_ESCAPE)
    house.turn()
    assert house.top(TitleScene).form.focus == "settings"


def test_a_finished_game_opens_at_its_results(tmp_path: Path) -> None:
    house = House(tmp_path, samples=True)
    finished = [entry.path for entry in house.folder.entries() if entry.head and entry.head.over]
    assert finished
    house.host.open(finished[0])
    house.top(PlainResults)
    house.host.close()


def test_settings_that_could_not_be_read_are_told_of_once(house: House) -> None:
    house.kit.settings_file.problem = "invalid value at settings.sounds"
    house.kit.settings_file.trouble = Trouble.BROKEN
    house.host.show_title()
    house.turn()
    assert "settings.sounds" in house.top(Message).text
    house.look()
    house.press("answer 0")
    house.top(TitleScene)
    house.host.show_title()
    house.top(TitleScene)


def test_settings_of_a_newer_version_are_told_of_as_such(house: House) -> None:
    house.kit.settings_file.problem = "schema 99, this version reads up to 1"
    house.kit.settings_file.trouble = Trouble.NEWER
    house.host.show_title()
    house.turn()
    assert "saved by a newer version of this program (schema 99" in house.top(Message).text


def test_settings_that_cannot_be_read_are_told_of_as_left(house: House) -> None:
    house.kit.settings_file.problem = "Input/output error"
    house.kit.settings_file.trouble = Trouble.UNREADABLE
    house.host.show_title()
    house.turn()
    assert "cannot be read or written (Input/output error). It has not been changed." in house.top(Message).text


def test_who_has_games_in_the_archive_is_notnew_here(tmp_path: Path) -> None:
    house = House(tmp_path, games=[DAVINCI])
    assert new_here(house.host)
    archive = Archive.of(house.folder)
    archive.path.mkdir(parents=True)
    archive.path_of("long ago").write_bytes(b"whatever it holds")
    assert not new_here(house.host)


def test_a_damaged_file_of_lessons_is_told_of_once_in_words(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.folder.path.mkdir(parents=True, exist_ok=True)
    (house.folder.path / LESSONS).write_text("{", encoding="utf-8")
    house.host.progress = Progress(house.folder.path)
    ((title, told),) = house.host.troubles.take()
    assert title == "Lessons"
    assert "lessons.broken.json" in told
    assert house.host.troubles.take() == []


def test_what_has_the_name_of_the_lessons_is_to_be_moved_away(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.host.progress.problem = SaveError(house.folder.path / LESSONS, Fault.UNREADABLE, "it is not a regular file")
    ((_, told),) = house.host.troubles.take()
    assert "(it is not a regular file)" in told
    assert told.endswith("Move away what has this name, or choose another folder with --saves.")


def test_a_file_in_place_of_the_saves_is_told_of(tmp_path: Path) -> None:
    house = House(tmp_path)
    house.folder.path = tmp_path / "file"
    house.folder.path.touch()
    house.host.progress = Progress(house.folder.path)
    ((title, told),) = house.host.troubles.take()
    assert title == "Saved games"
    assert told.startswith("file: the saved games folder cannot be read")
    assert "--saves" in told


LEARN = TitleEntry("learn", "title.about", lambda _: None, great=True, leads=lambda _: True)
OTHERS = tuple(TitleEntry(f"other {number}", "title.load", lambda _: None) for number in range(2))
NEVER = TitleEntry("never", "title.load", lambda _: None, offered=lambda _: False)


@pytest.fixture
def full_title(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    """A title with all the entries that it has room for, and a game to continue."""
    monkeypatch.setattr(title, "ENTRIES", (*OTHERS, *ENTRIES, LEARN, NEVER))
    house = House(tmp_path, samples=True)
    house.begin()
    house.host.show_title()
    house.turn()
    return house


def test_what_leads_comes_first_and_great_before_small(full_title: House) -> None:
    others = [entry.name for entry in OTHERS]
    assert full_title.names() == [
        "learn",
        "continue",
        "new game",
        *others,
        "load",
        "played",
        "statistics",
        "settings",
        "about",
        "quit",
    ]


def test_all_of_it_lies_within_the_page(full_title: House) -> None:
    layout = full_title.kit.layout
    foot = layout.centred(*TABLE).top + layout.px(PAGE[1] + PAGE[3])
    assert max(widget.rect.bottom for widget in full_title.menu.form.widgets) <= foot


def test_an_upright_page_is_as_high_as_its_entries(full_title: House) -> None:
    full_title.kit.arrange((1000, 1400))
    assert Layout.of_page((1000, 1400)).upright
    bottoms = [widget.rect.bottom for widget in full_title.menu.form.widgets]
    assert max(bottoms) < full_title.kit.layout.size[1] - full_title.kit.page.layout.px(44)
