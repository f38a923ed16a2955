"""The pause, saving under a name, and handing over."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.scenes.message import AnswerButton, Message
from leonardo.app.scenes.pause import PauseScene
from leonardo.app.scenes.saves.load_and_save import SaveAsScene
from leonardo.app.scenes.title import TitleScene
from leonardo.saves.faults import Fault, SaveError
from tests.app.scenes.menus_harness import House, PlainTable


@pytest.fixture
def paused(house: House) -> House:
    house.begin()
    house.host.show_pause()
    house.turn()
    return house


def test_escape_and_resume_go_on_with_the_game(paused: House) -> None:
    paused.key(pygame.K_ESCAPE)
    paused.top(PlainTable)
    paused.host.show_pause()
    paused.key(pygame.K_RETURN)
    paused.top(PlainTable)


def test_a_press_where_the_mouse_has_rested_does_nothing(paused: House) -> None:
    scene = paused.top(PauseScene)
    at = scene.form["title"].rect.center
    paused.hold(at)
    paused.release(at)
    paused.top(PauseScene)
    paused.press("title")
    paused.top(TitleScene)


def test_what_cannot_be_used_keeps_its_place_and_says_why(paused: House) -> None:
    scene = paused.top(PauseScene)
    places = {widget.name: widget.rect for widget in scene.form.widgets}
    paused.host.session = None
    scene.rebuild()
    assert {widget.name: widget.rect for widget in scene.form.widgets} == places
    assert [widget.name for widget in scene.form.widgets if not widget.enabled] == ["seats"]
    assert scene.form["seats"].hint


def test_the_table_is_seen_darkened_behind_the_pause(paused: House) -> None:
    red, green, blue = paused.canvas.surface.get_at((5, 5))[:3]
    assert (red, green, blue) < (90, 120, 90)
    assert green > red > 0
    assert blue > 0


def test_leaving_to_the_title_keeps_the_game(paused: House) -> None:
    paused.press("title")
    paused.top(TitleScene)
    assert paused.host.session is None
    assert "continue" in paused.names()


@pytest.mark.slow
def test_a_save_of_a_name_is_replaced_only_after_a_question(paused: House) -> None:
    def save_as_sunday() -> None:
        paused.press("save")
        paused.top(SaveAsScene)
        paused.type_text("Sunday")
        paused.key(pygame.K_RETURN)

    save_as_sunday()
    assert "Sunday" in paused.top(Message).text
    assert paused.top(Message).title == "Game saved"
    paused.press("answer 0")
    first = paused.folder.path_for("Sunday").read_bytes()
    save_as_sunday()
    paused.key(pygame.K_ESCAPE)
    assert paused.folder.path_for("Sunday").read_bytes() == first
    paused.top(SaveAsScene)
    paused.key(pygame.K_RETURN)
    paused.press("answer 1")
    assert paused.folder.path_for("Sunday").read_bytes() != first
    paused.key(pygame.K_RETURN)
    paused.top(PauseScene)


@pytest.mark.parametrize("there", [b"precious remains", b'{"format": "leonardo-save", "schema": 999}'])
def test_an_unreadable_file_is_not_offered_to_be_replaced(paused: House, there: bytes) -> None:
    place = paused.folder.path_for("Sunday")
    place.write_bytes(there)
    paused.press("save")
    paused.type_text("Sunday")
    paused.key(pygame.K_RETURN)
    paused.look()
    assert "answer 1" not in paused.names(), "nothing is asked"
    assert place.read_bytes() == there
    saved = paused.folder.path_for("Sunday")
    assert saved != place
    assert paused.folder.read(saved).name == "Sunday"


def test_enter_belongs_to_the_input_method_while_it_composes(paused: House) -> None:
    paused.press("save")
    scene = paused.top(SaveAsScene)
    assert paused.events.writes
    paused.post(pygame.Event(pygame.TEXTEDITING, text="ni", start=2, length=0))
    paused.key(pygame.K_RETURN)
    paused.key(pygame.K_ESCAPE)
    assert paused.top(SaveAsScene) is scene
    paused.type_text("\N{LATIN SMALL LETTER N WITH CARON}")
    paused.key(pygame.K_RETURN)
    assert "\N{LATIN SMALL LETTER N WITH CARON}" in paused.top(Message).text
    assert not paused.events.writes, "a message has no line to write in"


@pytest.mark.slow
def test_a_save_needs_a_name(paused: House) -> None:
    paused.press("save")
    paused.type_text(" ")
    paused.press("save")
    paused.press("answer 0")
    paused.top(SaveAsScene)
    assert paused.folder.path_for("Sunday").exists() is False


def test_escape_gives_the_first_answer_of_a_question(house: House) -> None:
    given: list[str] = []
    answers = [
        AnswerButton("No", lambda: given.append("no")),
        AnswerButton("Yes", lambda: given.append("yes"), strong=True),
    ]
    for _ in range(2):
        house.kit.stack.push(Message(house.kit, "Title", "A question?", answers))
        house.turn()
        house.key(pygame.K_ESCAPE) if given else house.press("answer 1")
    assert given == ["yes", "no"]
    house.top(TitleScene)


def test_nothing_secret_is_seen_until_the_next_one_is_ready(house: House) -> None:
    house.begin()
    ready: list[str] = []
    scene = HandOverScene(house.kit, PlayerStyle("Bianca", "red"), lambda: ready.append("Bianca"))
    house.kit.stack.push(scene)
    house.turn(20)
    assert scene.opaque
    assert house.kit.stack.seen() == [scene]
    house.key(pygame.K_ESCAPE)
    house.press((3, 3))
    assert ready == []
    house.key(pygame.K_RETURN)
    assert ready == ["Bianca"]
    house.top(PlainTable)


def test_a_message_that_comes_unasked_takes_no_early_press(house: House) -> None:
    house.begin()
    house.host.troubles.tell_of_saving(SaveError(Path("x"), Fault.DISK_FULL))
    house.key(pygame.K_RETURN)
    house.press(house.at("answer 0"))
    told = house.top(Message)
    house.look()
    house.key(pygame.K_RETURN)
    house.top(PlainTable)
    assert told not in house.kit.stack


def test_what_answers_a_press_can_be_answered_at_once(paused: House) -> None:
    paused.host.say("Title", "Text")
    paused.key(pygame.K_RETURN)
    paused.top(PauseScene)


def test_closing_the_window_ends_it_from_within_a_question(paused: House) -> None:
    paused.host.say("Title", "Text")
    paused.post(pygame.Event(pygame.QUIT))
    assert len(paused.kit.stack) == 0
