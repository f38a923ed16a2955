"""Undo at a shared screen: a turn of another person goes only after a question that names them."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.memory import MEMORY, OPEN_MEMORY
from leonardo.app.kit.translations import tr
from leonardo.app.table.buttons import REDO, UNDO
from leonardo.app.table.dialogs.dialog import Dialog
from leonardo.app.table.dialogs.question import Asking
from leonardo.app.table.scene import TableScene
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import ChooseFavour
from leonardo.engine.davinci.constants import EXPERT, Favour
from leonardo.engine.davinci.setup import Options
from leonardo.play.history import ANOTHER_PERSON
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.every_question import COURSES, PERSONS, questions
from tests.app.fake_adviser import AtOnce
from tests.app.table.table_harness import Desk

OTHERS = ("Bianca", "yellow"), ("Cosimo", "green")

pytestmark = pytest.mark.usefixtures("shared_pictures")


def press(desk: Desk, key: int) -> None:
    desk.breathe()
    desk.key(key, pygame.KMOD_LCTRL)


def answer(desk: Desk, name: str) -> None:
    desk.look()
    asking = desk.top(Asking)
    asking.form[name].press()
    desk.breathe()


@pytest.mark.slow
@pytest.mark.parametrize("game", COURSES)
def test_anothers_decision_is_taken_back_only_after_a_question(tmp_path: Path, game: str) -> None:
    for desk in questions(tmp_path, game):
        table = desk.table
        session, sitter = table.session, table.course.sitter
        latest = session.played.turns[-1].seat if session.played.turns else None
        if latest is None or latest in (sitter, -1) or not table.free or table.course.private or table.why_no_undo():
            continue
        decided = session.played
        assert session.undo_objection(sitter) == ANOTHER_PERSON
        press(desk, pygame.K_z)
        assert PERSONS[latest].name in sheet(desk).words
        answer(desk, "answer0")
        assert session.played == decided
        press(desk, pygame.K_z)
        answer(desk, "answer1")
        assert len(session.played.turns) == len(decided.turns) - 1
        desk.breathe()
        assert session.decider == latest
        if isinstance(desk.kit.stack.top, TableScene):
            assert table.course.sitter == latest
            press(desk, pygame.K_y)
            assert session.played == decided
        return
    pytest.fail("nothing of others could be taken back")


@pytest.mark.slow
def test_nobody_sees_done_again_what_another_has_decided_in_secret(tmp_path: Path) -> None:
    for desk in questions(tmp_path, "engines"):
        table = desk.table
        session = table.session
        latest = session.played.turns[-1].seat if session.played.turns else None
        if latest in (None, table.course.sitter, -1) or not table.course.private or table.why_no_undo():
            continue
        decided = session.played
        press(desk, pygame.K_z)
        answer(desk, "answer1")
        come(desk)
        assert table.course.sitter == latest
        press(desk, pygame.K_y)
        assert len(session.played.turns) < len(decided.turns), "it would tell whoever says to be that person"
        return
    pytest.fail("nothing secret could be taken back")


def at_favours(folder: Path, memory: str) -> Desk:
    """Return a game in which one person takes no components, and another ones to start something with."""
    desk = Desk(folder, (1024, 640))
    people = Person("Lorenzo", "yellow"), Person("Bianca", "red")
    desk.host.play(Session.new(GAME, Options(2, EXPERT, start=0), people, 4, desk.host.folder, {MEMORY: memory}))
    session = desk.table.session
    session.submit(ChooseFavour(Favour.FLORINS))
    session.submit(next(each for each in session.legal() if session.played.play(each)[0].decider == 1))
    desk.table.course.collect()
    return desk


def come(desk: Desk) -> None:
    desk.wait(lambda: desk.hands_over)
    desk.press("ready")
    desk.breathe()


@pytest.mark.slow
def test_a_turn_of_another_with_nothing_to_decide_is_named_too(tmp_path: Path) -> None:
    desk = at_favours(tmp_path, "usual")
    table = desk.table
    come(desk)
    assert table.course.visit == 0
    table.end_visit()
    come(desk)
    assert (table.course.sitter, table.session.undo_objection(1)) == (1, None)
    press(desk, pygame.K_z)
    asking = desk.top(Asking)
    assert asking.words == tr("table.undo.turn", name="Lorenzo")
    answer(desk, "answer1")
    assert len(table.session.played.turns) == 1


def test_nobody_comes_for_a_turn_that_all_can_see_is_empty(tmp_path: Path) -> None:
    desk = at_favours(tmp_path, OPEN_MEMORY)
    come(desk)
    assert desk.table.course.sitter == 1
    press(desk, pygame.K_z)
    assert len(desk.table.session.played.turns) == 1


def test_a_sheet_names_who_is_asked_where_several_play(tmp_path: Path) -> None:
    desk = Desk(tmp_path, (1024, 640))
    desk.host.play(Session.new(GAME, Options(3, EXPERT, start=0), PERSONS[:3], 4, desk.host.folder))
    for person in PERSONS[:3]:
        desk.wait(lambda: desk.table.dialogs.is_open)
        assert sheet(desk).words.startswith(f"{person.name}: ")
        desk.table.submit(ChooseFavour(Favour.FLORINS))


@pytest.fixture
def alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    """Return a desk at which one person chooses favours among others."""
    monkeypatch.setattr("leonardo.play.players.Worker", AtOnce)
    desk = Desk(tmp_path, (1024, 640))
    seats: tuple[Seated, ...] = Person("Anna", "red"), *(BuiltIn(name, colour, "random") for name, colour in OTHERS)
    desk.host.play(Session.new(GAME, Options(3, EXPERT, start=0), seats, 4, desk.host.folder))
    desk.wait(lambda: desk.table.dialogs.is_open)
    yield desk
    desk.host.close()


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_sheet_over_the_table_heeds_undo_and_redo(alone: Desk, way: str) -> None:
    table, session = alone.table, alone.table.session
    assert ":" not in sheet(alone).words
    go_back(alone, UNDO, way)
    assert alone.kit.aside.text == tr("undo.nothing")
    table.submit(ChooseFavour(Favour.FLORINS))
    alone.wait(lambda: table.dialogs.is_open)
    decided = session.played
    go_back(alone, UNDO, way)
    alone.wait(lambda: table.dialogs.is_open)
    assert session.played.turns == ()
    go_back(alone, REDO, way)
    alone.wait(lambda: table.dialogs.is_open)
    assert session.played == decided


def test_what_can_be_pressed_beside_a_sheet_is_not_darkened(alone: Desk) -> None:
    undo = alone.table.places()[ButtonSpot(UNDO)]
    alone.breathe()
    before = light(alone, undo)
    alone.table.submit(ChooseFavour(Favour.FLORINS))
    alone.wait(lambda: alone.table.dialogs.is_open)
    alone.breathe()
    assert light(alone, undo) > 1.5 * before


def light(desk: Desk, place: pygame.Rect) -> float:
    return sum(pygame.transform.average_color(desk.canvas.surface, place.inflate(-4, -4))[:3])


def sheet(desk: Desk) -> Dialog:
    return desk.top(Dialog)


def go_back(desk: Desk, button: str, way: str) -> None:
    if way == "key":
        press(desk, pygame.K_z if button == UNDO else pygame.K_y)
        return
    desk.breathe()
    desk.press(desk.table.places()[ButtonSpot(button)].center)
    desk.turn()
