"""The list of saved games."""

from argparse import Namespace
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.scenes.message import Message
from leonardo.app.scenes.saves.listing import SaveList, entry_aside, entry_title
from leonardo.app.scenes.saves.load import LoadScene
from leonardo.app.scenes.saves.thumbnails import SIZES, jpeg, thumbnail
from leonardo.app.scenes.title import TitleScene
from leonardo.games import GAMES
from leonardo.play.session import Session
from leonardo.saves.folder import Entry
from leonardo.saves.schema import Person
from tests.app.scenes.menus_harness import House, PlainTable

SEATED = (("Ann", "red"), ("Ben", "blue"), ("Cyd", "green"))


@pytest.fixture
def saved(house: House) -> House:
    """A house with an autosave, nine saves and a damaged one."""
    session = house.begin()
    for number in range(9):
        session.save(f"Evening {number}")
    (house.folder.path / "torn.leonardo.json").write_text('{"format": "leonardo-save", "schema"')
    house.host.show_title()
    house.click("load")
    return house


def choose(house: House, wanted: str) -> Entry:
    scene = house.top(LoadScene)
    titles = [entry_title(entry) for entry in scene.entries]
    while titles[scene.chosen] != wanted:
        house.stage.key(pygame.K_DOWN)
    assert scene.entry is not None
    return scene.entry


def test_the_newest_is_first_and_enter_opens_it(saved: House) -> None:
    assert entry_title(saved.top(LoadScene).entries[0]) == "Evening 8"
    saved.stage.key(pygame.K_RETURN)
    saved.top(PlainTable)


def test_a_damaged_save_is_listed_with_what_is_wrong_and_cannot_be_opened(saved: House) -> None:
    entry = choose(saved, "torn.leonardo.json")
    assert entry_aside(entry, str.title) == "Cannot be opened"
    assert "open" not in saved.names()
    saved.stage.key(pygame.K_RETURN)
    saved.top(LoadScene)


def test_deleting_asks_first_and_escape_means_no(saved: House) -> None:
    entry = choose(saved, "Evening 5")
    saved.stage.key(pygame.K_DELETE)
    saved.top(Message)
    saved.stage.key(pygame.K_ESCAPE)
    assert entry.path.exists()
    saved.click("delete")
    saved.stage.key(pygame.K_RETURN)
    assert entry.path.exists(), "the safe answer has the keyboard"
    saved.click("delete")
    saved.click("answer 1")
    assert not entry.path.exists()
    assert "Evening 5" not in [entry_title(entry) for entry in saved.top(LoadScene).entries]


def test_samples_can_be_opened_and_not_deleted(tmp_path: Path) -> None:
    house = House(tmp_path, samples=True)
    house.click("load")
    scene = house.top(LoadScene)
    assert len(scene.entries) == 2
    assert all(entry_title(entry).startswith("Sample: ") for entry in scene.entries)
    assert "delete" not in house.names()
    assert "open" in house.names()
    house.stage.key(pygame.K_DELETE)
    house.top(LoadScene)


def test_the_list_scrolls_by_wheel_and_to_what_is_chosen(saved: House) -> None:
    listed = saved.top(LoadScene).form["list"]
    assert isinstance(listed, SaveList)
    assert listed.shown < len(listed.entries)
    saved.stage.move((listed.rect.centerx, listed.rect.centery))
    saved.stage.wheel(-2)
    assert listed.first == 2
    saved.stage.key(pygame.K_END)
    after = saved.top(LoadScene).form["list"]
    assert isinstance(after, SaveList)
    assert after.chosen == len(after.entries) - 1
    assert after.rows()[-1][0] == after.chosen


def test_a_click_chooses_what_it_points_at(saved: House) -> None:
    listed = saved.top(LoadScene).form["list"]
    assert isinstance(listed, SaveList)
    number, rect = listed.rows()[3]
    saved.stage.click((rect.centerx, rect.centery))
    assert saved.top(LoadScene).chosen == number


def test_without_saves_one_is_told_so(house: House) -> None:
    house.click("load")
    assert house.names() == ["back"]
    house.stage.key(pygame.K_RETURN)
    house.top(TitleScene)


def test_a_save_that_turns_out_to_be_wrong_is_explained_and_the_program_goes_on(house: House) -> None:
    house.host.open(house.folder.path / "gone.leonardo.json")
    assert "gone.leonardo.json" in house.top(Message).text
    house.click("answer 0")
    house.top(TitleScene)


def test_a_game_that_has_no_table_is_not_offered_and_its_save_is_refused_in_words(house: House) -> None:
    city = GAMES["citta"]
    options = city.options(3, Namespace(rounds=15, variants=()))
    session = Session.new(city, options, [Person(name, colour) for name, colour in SEATED], 1, house.folder)
    path = session.save("The city")
    session.close()
    house.host.show_title()
    assert "continue" not in house.names()
    house.host.open(path)
    assert "a game that cannot be played here (citta)" in house.top(Message).text
    house.click("answer 0")
    house.top(TitleScene)


def test_a_small_picture_is_kept_and_shown_and_one_that_is_none_is_not(house: House) -> None:
    shown = thumbnail(house.stage.kit, jpeg(house.stage.canvas.surface), (160, 90))
    assert shown is not None
    assert shown.get_size() == (160, 90)
    assert all(wide / high == 16 / 9 for wide, high in SIZES)
    assert thumbnail(house.stage.kit, None, (160, 90)) is None
    assert thumbnail(house.stage.kit, b"\x89PNG\r\n\x1a\nnothing", (160, 90)) is None


@pytest.mark.parametrize(("round_", "told"), [(None, "in play"), (0, "in play"), (3, "round 3")])
def test_before_the_first_round_no_round_is_named(house: House, round_: int | None, told: str) -> None:
    house.begin()
    entry = house.folder.entries()[0]
    assert entry.head is not None
    assert entry_aside(evolve(entry, head=evolve(entry.head, round=round_)), str.title).endswith(told)
