"""A game that cannot be saved is not left without a word: saving is tried once more, then the person is asked."""

import errno
import os
from collections.abc import Callable, Iterator

import pygame
import pytest

from leonardo.app.scenes.message import Message
from leonardo.app.scenes.pause import PauseScene
from leonardo.app.scenes.title import TitleScene
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import Person
from tests.app.scenes.menus_harness import House, PlainTable


def broken(*_: object) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def sit_down(house: House) -> Session:
    """Two persons at a game of which a seed decides all that chance does."""
    seats = (Person("Anna", "red"), Person("Ben", "blue"))
    house.host.play(Session.new(GAME, Options(len(seats)), seats, 1, house.folder))
    return session_of(house)


def session_of(house: House) -> Session:
    assert house.host.session is not None
    return house.host.session


def close_the_window(house: House) -> None:
    house.post(pygame.Event(pygame.QUIT))


def go_to_the_title(house: House) -> None:
    house.host.show_pause()
    house.turn()
    house.press("title")


def open_another(house: House) -> None:
    house.host.open(house.folder.path / "another.leonardo.json")


@pytest.fixture
def full(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A game whose last decision is in no save, since the disk is full."""
    session = sit_down(house)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        session.submit(session.legal()[0])
        yield house


@pytest.mark.parametrize("go", [close_the_window, go_to_the_title, open_another])
def test_whoever_leaves_is_asked_and_the_harmless_answer_stays(full: House, go: Callable[[House], None]) -> None:
    go(full)
    full.top(Message)
    full.key(pygame.K_ESCAPE)
    assert any(isinstance(scene, PlainTable) for scene in full.kit.stack.seen())
    assert session_of(full).autosave.failing


def test_who_leaves_all_the_same_comes_to_the_title(full: House) -> None:
    go_to_the_title(full)
    full.press("answer 1")
    full.turn()
    assert any(isinstance(scene, TitleScene) for scene in full.kit.stack.seen())


@pytest.mark.parametrize("end", [close_the_window, lambda house: house.press("answer 1")], ids=["again", "answered"])
def test_who_closes_the_window_all_the_same_ends_the_program(full: House, end: Callable[[House], None]) -> None:
    close_the_window(full)
    end(full)
    assert len(full.kit.stack) == 0


def test_once_there_is_room_nobody_is_asked(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    session = sit_down(house)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        session.submit(session.legal()[0])
    close_the_window(house)
    assert len(house.kit.stack) == 0
    assert not session.autosave.failing


def test_whoever_leaves_is_told_how_much_would_be_lost(full: House) -> None:
    session = session_of(full)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        for _ in range(3):
            session.submit(session.legal()[0])
        close_the_window(full)
    full.turn()
    assert session.unsaved > 1
    assert f"the last {session.unsaved} decisions are lost" in full.top(Message).text


def test_the_pause_says_that_the_game_is_not_saved_until_it_is(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    session = sit_down(house)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", broken)
        session.submit(session.legal()[0])
        house.host.show_pause()
        house.turn()
        pause = house.top(PauseScene)
        assert "Not saved" in pause.warning
    assert session.keep()
    assert not pause.warning
