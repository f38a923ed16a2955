"""Looking back at a game of the city: from any eyes, all revealed, played on, and come in from elsewhere."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.citta.learn.rules import BOOK
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.rulebook.scene import RuleBookScene
from leonardo.app.scenes.message import Message
from leonardo.app.table.since.scene import SinceScene
from leonardo.app.viewer.branch import BranchScene
from leonardo.app.viewer.eyes import RevealingEyes
from leonardo.app.viewer.scene import ViewerScene
from leonardo.engine.citta.questions import SideQuestion
from leonardo.engine.notation import write_record
from leonardo.play.replay import Replay, Station
from leonardo.play.session import Session
from leonardo.saves.names import RECORD_ENDING
from tests.app.citta.learn.games import played, session
from tests.app.table.keyboard import Keyboard
from tests.app.table.mouse import Mouse
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("fresh_screen", "shared_pictures")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path, (1280, 720), Settings(speed=Speed.FAST))
    desk.host.exchange_folder = tmp_path / "documents"
    yield desk
    desk.host.close()


def look_back(desk: Desk) -> ViewerScene:
    desk.host.look_back(session())
    desk.turn()
    scene = desk.kit.stack.top
    assert isinstance(scene, ViewerScene)
    return scene


def test_only_revealing_eyes_see_what_others_chose_in_secret(desk: Desk) -> None:
    scene = look_back(desk)
    assert isinstance(scene.ways[0].eyes, RevealingEyes)
    asked = 0
    for number in range(scene.replay.count):
        here, state = scene.replay.at(Station(number)), scene.replay.state(number)
        for looking in scene.ways[1:]:
            known = session().game.view(state, looking.eyes.seat)
            assert evolve(looking.eyes.view(here), options=()) == evolve(known, options=())
        if isinstance(state.question, SideQuestion):
            asked += 1
            assert scene.ways[0].eyes.view(here).question == state.question
    assert asked == 4


@pytest.mark.parametrize("way", [0, 2, 5])
def test_the_game_moves_with_any_eyes_in_both_directions(desk: Desk, way: int) -> None:
    scene = look_back(desk)
    scene.look_with(way)
    for number in range(2, scene.replay.count, 23):
        scene.go(Station(number))
        scene.step_decision(1)
        for _ in range(10):
            desk.turn()
        scene.step_event(-1)
        desk.turn()


def test_one_plays_on_from_a_place_by_keys(desk: Desk) -> None:
    scene = look_back(desk)
    scene.go(Station(60))
    desk.turn()
    Keyboard(desk).key(pygame.K_b)
    assert isinstance(desk.kit.stack.top, BranchScene)
    Mouse(desk).click_widget("begin")
    desk.turn()
    assert desk.host.session is not None
    assert desk.host.session.played == scene.replay.until(60)


def test_a_record_from_elsewhere_is_taken_in_and_looked_back_at(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / f"theirs{RECORD_ENDING}"
    path.write_text(write_record(played()), encoding="utf-8")
    desk.host.show_title()
    desk.turn()
    desk.turn(pygame.Event(pygame.DROPFILE, file=str(path)))
    desk.turn()
    assert isinstance(desk.kit.stack.top, Message)
    Mouse(desk).click_widget("answer 1")
    desk.turn()
    top = desk.kit.stack.top
    assert isinstance(top, ViewerScene)
    assert top.session.played.turns == played().turns


def test_what_happened_since_ones_last_move_is_stepped_through(desk: Desk) -> None:
    whole = session()
    number = next(number for number, turn in enumerate(whole.played.turns) if number > 30 and turn.seat == 0)
    desk.host.play(Session(Replay(whole.played).until(number), whole.seats, 3, None, "since"))
    desk.turn()
    desk.wait(lambda: desk.table.free or desk.kit.stack.top is not desk.table)
    assert desk.table.show_since()
    assert isinstance(desk.kit.stack.top, SinceScene)


def test_a_rule_that_is_cited_at_the_table_opens_the_book_of_the_city(desk: Desk) -> None:
    desk.host.play(session())
    desk.turn()
    desk.host.show_rules("8.4")
    desk.turn()
    top = desk.kit.stack.top
    assert isinstance(top, RuleBookScene)
    assert top.book is BOOK
