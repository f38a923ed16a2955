"""Looking back at a game of Engines of War: from any eyes, all revealed, played on, and what happened since."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.engines.learn.rules import BOOK
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.rulebook.scene import RuleBookScene
from leonardo.app.table.since.scene import SinceScene
from leonardo.app.viewer.branch import BranchScene
from leonardo.app.viewer.eyes import RevealingEyes
from leonardo.app.viewer.scene import ViewerScene
from leonardo.engine.engines.questions import BidQuestion
from leonardo.play.replay import Replay, Station
from leonardo.play.session import Session
from tests.app.engines.learn.games import session
from tests.app.table.keyboard import Keyboard
from tests.app.table.mouse import Mouse
from tests.app.table.table_harness import Desk
from tests.diagonal import diagonal

pytestmark = pytest.mark.usefixtures("fresh_screen", "shared_pictures")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path, (1280, 720), Settings(speed=Speed.FAST))
    yield desk
    desk.host.close()


def look_back(desk: Desk) -> ViewerScene:
    desk.host.look_back(session())
    desk.turn()
    scene = desk.kit.stack.top
    assert isinstance(scene, ViewerScene)
    return scene


@pytest.mark.parametrize("every", diagonal([40], more=[5]))
def test_only_revealing_eyes_see_what_others_bid_in_secret(desk: Desk, every: int) -> None:
    scene = look_back(desk)
    assert isinstance(scene.ways[0].eyes, RevealingEyes)
    asked = 0
    for number in range(scene.replay.count):
        here, state = scene.replay.at(Station(number)), scene.replay.state(number)
        secret = isinstance(state.question, BidQuestion)
        if secret:
            asked += 1
            assert scene.ways[0].eyes.view(here).question == state.question
        for looking in scene.ways[1:] if secret or number % every == 0 else ():
            known = session().game.view(state, looking.eyes.seat)
            assert evolve(looking.eyes.view(here), options=()) == evolve(known, options=())
    assert asked > 2


@pytest.mark.parametrize("way", [0, 2, 4])
def test_the_game_moves_with_any_eyes_in_both_directions(desk: Desk, way: int) -> None:
    scene = look_back(desk)
    scene.look_with(way)
    for number in range(2, scene.replay.count, 61):
        scene.go(Station(number))
        scene.step_decision(1)
        for _ in range(6):
            desk.turn()
        scene.step_event(-1)
        desk.turn()


def test_one_plays_on_from_a_place_by_keys(desk: Desk) -> None:
    scene = look_back(desk)
    scene.go(Station(40))
    desk.turn()
    Keyboard(desk).key(pygame.K_b)
    assert isinstance(desk.kit.stack.top, BranchScene)
    Mouse(desk).click_widget("begin")
    desk.turn()
    assert desk.host.session is not None
    assert desk.host.session.played == scene.replay.until(40)


def test_what_happened_since_ones_last_move_is_stepped_through(desk: Desk) -> None:
    whole = session()
    own = [number for number, turn in enumerate(whole.played.turns) if number > 30 and turn.seat == 0]
    number = next(number for before, number in pairwise(own) if number - before > 5)
    desk.host.play(Session(Replay(whole.played).until(number), whole.seats, 3, None, "since"))
    desk.turn()
    desk.wait(lambda: desk.table.free or desk.kit.stack.top is not desk.table)
    assert desk.table.show_since()
    assert isinstance(desk.kit.stack.top, SinceScene)


def test_a_rule_that_is_cited_at_the_table_opens_the_book_of_this_game(desk: Desk) -> None:
    desk.host.play(session())
    desk.turn()
    desk.host.show_rules("11.14")
    desk.turn()
    top = desk.kit.stack.top
    assert isinstance(top, RuleBookScene)
    assert top.book is BOOK
