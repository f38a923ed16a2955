"""The saved games as pages show them: looked for aside, and whatever is in the folder, shown or left out."""

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.kit.translations import tr
from leonardo.app.scenes.dates import date_and_time
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.saves.load_and_save import LoadScene, SaveAsScene
from leonardo.app.scenes.saves.save_index import AGAIN, SaveIndex
from leonardo.app.scenes.title import TitleScene
from leonardo.play.autosave import News
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.folder import Entry, SaveFolder
from tests.app.scenes.menus_harness import House
from tests.saves.saving import save


class Slow:
    """Does nothing until it is told to."""

    def __init__(self) -> None:
        self.tasks: list[Callable[[], object]] = []

    def __call__(self, task: Callable[[], object]) -> None:
        self.tasks.append(task)

    def work(self) -> None:
        while self.tasks:
            self.tasks.pop(0)()


@pytest.fixture
def slow(tmp_path: Path) -> tuple[SaveIndex, Slow]:
    SaveFolder(tmp_path).autosave(save())
    disk = Slow()
    return SaveIndex(SaveFolder(tmp_path, aside=disk), {"davinci"}), disk


def test_a_disk_that_is_slow_is_not_waited_for(slow: tuple[SaveIndex, Slow]) -> None:
    shelf, disk = slow
    shelf.look(patience=0)
    assert shelf.looking
    assert shelf.waiting
    assert not shelf.poll()
    assert shelf.last is None
    disk.work()
    assert shelf.poll()
    assert shelf.last is not None
    assert not shelf.waiting
    assert not shelf.poll()


def test_only_the_last_look_counts(slow: tuple[SaveIndex, Slow], tmp_path: Path) -> None:
    shelf, disk = slow
    shelf.look(patience=0)
    shelf.look(patience=0)
    disk.tasks.pop(0)()
    assert not shelf.poll()
    assert shelf.looking
    SaveFolder(tmp_path).autosave(save(run="later"))
    disk.work()
    assert shelf.poll()
    assert len(shelf.entries) == 2


def test_pictures_are_looked_for_aside_and_each_once(slow: tuple[SaveIndex, Slow]) -> None:
    shelf, disk = slow
    shelf.look(patience=0)
    disk.work()
    shelf.poll()
    (entry,) = shelf.entries
    assert shelf.picture(entry) is None
    assert shelf.waiting
    assert len(disk.tasks) == 1
    shelf.picture(entry)
    assert len(disk.tasks) == 1
    disk.work()
    assert shelf.poll()
    assert not shelf.waiting


def test_the_title_offers_to_continue_once_the_game_is_found(house: House) -> None:
    house.begin()
    disk = Slow()
    house.folder.aside = disk
    house.host.shelf.look(patience=0)
    house.host.close()
    house.host.kit.stack.start_over(TitleScene(house.host))
    house.turn()
    assert house.names()[0] == "new game"
    assert house.menu.rest() <= AGAIN
    disk.work()
    house.turn()
    assert house.names()[0] == "continue"


def test_the_page_of_saves_shows_them_once_they_are_found(house: House) -> None:
    house.begin()
    house.host.show_title()
    disk = Slow()
    house.folder.aside = disk
    house.host.show_saves()
    house.turn()
    assert house.top(LoadScene).entry is None
    assert house.menu.rest() <= AGAIN
    disk.work()
    house.turn()
    assert house.top(LoadScene).entry is not None


@pytest.mark.parametrize("moment", ["0001-01-01T00:00:00.000Z", "9999-12-31T23:59:59.999Z"])
def test_every_date_that_a_save_may_have_can_be_shown(moment: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for zone in ("UTC", "Pacific/Kiritimati", "America/Los_Angeles"):
        monkeypatch.setenv("TZ", zone)
        assert date_and_time(moment)


def odd_files(folder: SaveFolder) -> None:
    """Fill a folder with what ended the program when it was listed."""
    folder.autosave(evolve(save(run="future"), saved_at="9999-12-31T23:59:59.999Z"))
    folder.autosave(evolve(save(run="past"), saved_at="0001-01-01T00:00:00.000Z", round=10_000))
    seats = tuple(evolve(seat, name=name) for seat, name in zip(save().seats, "\ufe0f\u034f\u115f\u3164", strict=True))
    folder.write(evolve(save("\ufe0f"), seats=seats))
    for name in (b"Fl\xf6te", b"\xe2\x80\x8d", b"a\nb", b"\xff" * 100):
        (folder.path / os.fsdecode(name + b".leonardo.json")).write_text("no save")
    os.mkfifo(folder.path / "pipe.leonardo.json")


def test_the_page_of_saves_shows_whatever_is_in_the_folder(house: House) -> None:
    odd_files(house.folder)
    house.press("load")
    scene = house.top(LoadScene)
    assert len(scene.entries) == 8
    for _ in scene.entries:
        house.turn()
        house.key(pygame.K_DOWN)
    assert house.top(LoadScene) is scene


def test_a_folder_that_cannot_be_looked_into_is_told_on_the_page(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file")
    house = House(tmp_path / "saves")
    house.top(Message)  # what was learnt cannot be kept there, either
    house.look()
    house.press("answer 0")
    house.press("load")
    entry = house.top(LoadScene).entry
    assert entry is not None
    assert entry.fault is not None
    assert entry.fault.fault is Fault.FOLDER_UNREADABLE
    house.turn()
    house.key(pygame.K_DELETE)
    assert "delete" not in house.names()
    house.top(LoadScene)


def test_a_game_begins_where_nothing_can_be_saved(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("a file")
    house = House(tmp_path / "saves")
    house.begin()
    house.host.show_title()
    house.turn()
    assert house.top(Message).text == tr("autosave.lost", count=1)
    house.look()
    house.press("answer 0")
    house.top(TitleScene)


def test_a_name_that_cannot_be_written_can_be_given_anew(house: House) -> None:
    house.begin()
    house.host.ask_name()
    house.turn()
    scene = house.top(SaveAsScene)
    in_the_way = house.folder.path_for(scene.name)
    in_the_way.mkdir()
    scene.session.save(scene.name)
    assert house.folder.path_for(scene.name) != in_the_way
    house.key(pygame.K_RETURN)
    house.turn()
    assert house.top(Message).text == tr("saves.name_taken", file=house.folder.path_for(scene.name).name)
    house.press("answer 0")
    assert house.top(SaveAsScene) is scene


def test_what_becomes_of_autosaves_is_told(house: House) -> None:
    house.begin()
    house.host.troubles.tell_of_saving(SaveError(Path("x"), Fault.DISK_FULL))
    assert house.top(Message).text.endswith(tr("autosave.goes_on"))
    house.host.troubles.tell_of_saving(News.APART)
    assert house.top(Message).text == tr("autosave.apart")
    house.host.troubles.tell_of_saving(News.WORKS_AGAIN)
    assert house.kit.aside.text == tr("autosave.works_again")


def test_after_a_damaged_autosave_the_one_before_it_is_offered(house: House) -> None:
    session = house.begin()
    session.autosave.save_now(session.compose)
    house.host.show_title()
    newest = house.host.shelf.last
    assert newest is not None
    newest.path.write_bytes(newest.path.read_bytes().replace(b'"undone": 0', b'"undone": 1'))
    house.turn()
    house.press("continue")
    house.press("answer 0")
    last: Entry | None = house.host.shelf.last
    assert last is not None
    assert last.path != newest.path
    house.press("continue")
    assert house.host.session is not None
