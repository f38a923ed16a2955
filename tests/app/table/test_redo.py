"""Undo and redo at the table: by button and by the keys that people know, and why not where that cannot be."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.translations import tr
from leonardo.app.table.buttons import REDO, UNDO
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person
from tests.app.fake_adviser import AtOnce
from tests.app.table.table_harness import Desk

TWO = (Person("Anna", "red"), BuiltIn("Bianca", "yellow", "random"))
CTRL, SHIFT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT

pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr("leonardo.play.players.Worker", AtOnce)
    desk = Desk(tmp_path, (1024, 640))
    session = Session.new(GAME, Options(2, start=0), TWO, 4, desk.host.folder)
    desk.host.play(session)
    desk.wait(lambda: desk.asks)
    yield desk
    desk.host.close()


def press(desk: Desk, key: int, mod: int = 0) -> None:
    desk.key(key, mod)
    desk.breathe()


def decide(desk: Desk) -> None:
    desk.table.submit(desk.table.session.legal()[0])
    desk.wait(lambda: desk.asks)


@pytest.mark.parametrize(("key", "mod"), [(pygame.K_y, CTRL), (pygame.K_z, CTRL | SHIFT)])
def test_what_was_undone_is_redone_by_the_keys_that_people_know(desk: Desk, key: int, mod: int) -> None:
    session = desk.table.session
    decide(desk)
    decided = session.played
    press(desk, pygame.K_z, CTRL)
    assert session.played.turns == ()
    press(desk, key, mod)
    desk.wait(lambda: desk.asks)
    assert session.played == decided
    assert REDO not in desk.table.buttons()


def test_the_button_is_there_as_long_as_something_can_be_redone(desk: Desk) -> None:
    session, table = desk.host.session, desk.table
    assert session is not None
    assert REDO not in table.buttons()
    decide(desk)
    decided = session.played
    desk.press(table.places()[ButtonSpot(UNDO)].center)
    desk.breathe()
    assert REDO in table.buttons()
    desk.press(table.places()[ButtonSpot(REDO)].center)
    desk.wait(lambda: desk.asks)
    assert session.played == decided
    assert REDO not in table.buttons()


def test_why_nothing_can_be_undone_or_redone_is_said(desk: Desk) -> None:
    press(desk, pygame.K_z, CTRL)
    assert desk.kit.aside.text == tr("undo.nothing")
    press(desk, pygame.K_y, CTRL)
    assert desk.kit.aside.text == tr("undo.nothing_undone")
    decide(desk)
    press(desk, pygame.K_z, CTRL)
    desk.table.submit(desk.table.session.legal()[1])
    desk.wait(lambda: desk.asks)
    press(desk, pygame.K_y, CTRL)
    assert desk.kit.aside.text == tr("undo.decided_since")


def test_the_tip_of_undo_says_why_not_and_a_click_says_no_more(desk: Desk) -> None:
    desk.press(desk.table.places()[ButtonSpot(UNDO)].center)
    desk.turn()
    assert tr("undo.nothing") in [tip.words for tip in desk.table.marks().tips]
    assert not desk.kit.aside.text


def test_what_is_held_is_let_go_when_something_is_redone(desk: Desk) -> None:
    decide(desk)
    press(desk, pygame.K_z, CTRL)
    desk.table.stage(desk.table.session.legal()[1])
    press(desk, pygame.K_y, CTRL)
    desk.wait(lambda: desk.asks)
    assert desk.table.hands.held is None
    assert len(desk.table.session.played.turns) == 1
