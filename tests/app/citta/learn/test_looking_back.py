"""Looking back at a game of the city: from any eyes, all revealed, played on, and come in from elsewhere."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from attrs import evolve

from leonardo.app.citta.learn.rules import BOOK
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import tr
from leonardo.app.scenes.message import Message
from leonardo.app.viewer.scene import ViewerScene
from leonardo.app.viewer.stage import RevealingViewpoint
from leonardo.engine.citta.actions import Draw
from leonardo.engine.citta.events import NumberDrawn, SideChosen
from leonardo.engine.citta.questions import SideQuestion
from leonardo.engine.record import RECORD_ENDING, write_record
from leonardo.play.replay import Station
from tests.app.citta.learn.games import played, session
from tests.app.table.table_harness import Desk
from tests.app.viewer.looking import look_back, move_both_ways, opened_at, play_on_by_keys, step_through_since
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("fresh_screen", "shared_pictures")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path, (1280, 720), Settings(speed=Speed.FAST))
    desk.host.exchange_folder = tmp_path / "documents"
    yield desk
    desk.host.close()


@pytest.mark.slow
def test_only_revealing_eyes_see_what_others_chose_in_secret(desk: Desk) -> None:
    scene = look_back(desk, session())
    assert isinstance(scene.ways[0].eyes, RevealingViewpoint)
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


def test_where_all_is_revealed_it_is_told_which_side_each_chose(desk: Desk) -> None:
    scene = look_back(desk, session())
    told = list[list[str | None]]()
    for way in (0, len(scene.ways) - 1):
        scene.look_with(way)
        scene.go(Station(3))
        events = scene.stage.told()
        told.append([scene.game.line(event, scene.names) for event in events if isinstance(event, SideChosen)])
    question = scene.replay.state(3).question
    assert isinstance(question, SideQuestion)
    sides = [tr(f"citta.side.{side.value}") for side in question.chosen[:3] if side]
    assert told[0] == [f"{name} has chosen a side: {side}." for name, side in zip(scene.names, sides, strict=False)]
    assert told[1] == [f"{name} has chosen a side." for name in scene.names[:3]]


@pytest.mark.slow
@first_quick("way", [0, 2, 5])
def test_the_game_moves_with_any_eyes_in_both_directions(desk: Desk, way: int) -> None:
    scene = look_back(desk, session())
    scene.look_with(way)
    move_both_ways(desk, scene, apart=23, frames=10)


@pytest.mark.slow
def test_one_plays_on_from_a_place_by_keys(desk: Desk) -> None:
    play_on_by_keys(desk, look_back(desk, session()), 60)


@pytest.mark.slow
def test_a_record_from_elsewhere_is_taken_in_and_looked_back_at(desk: Desk, tmp_path: Path) -> None:
    path = tmp_path / f"theirs{RECORD_ENDING}"
    path.write_text(write_record(played()), encoding="utf-8")
    desk.host.show_title()
    desk.turn()
    desk.post(pygame.Event(pygame.DROPFILE, file=str(path)))
    desk.turn()
    assert isinstance(desk.kit.stack.top, Message)
    desk.press("answer 1")
    desk.turn()
    top = desk.top(ViewerScene)
    assert top.session.played.turns == played().turns


def test_what_happened_since_ones_last_move_is_stepped_through(desk: Desk) -> None:
    whole = session()
    number = next(number for number, turn in enumerate(whole.played.turns) if number > 30 and turn.seat == 0)
    step_through_since(desk, whole, number)


@pytest.mark.slow
def test_a_rule_cited_at_the_table_opens_the_book_of_the_city(desk: Desk) -> None:
    assert opened_at(desk, session(), "8.4") is BOOK


def test_the_ball_lies_there_that_was_drawn_last(desk: Desk) -> None:
    scene = look_back(desk, session())
    drawn = [number for number, turn in enumerate(scene.replay.played.turns, 1) if isinstance(turn.action, Draw)]
    numbers = set[int]()
    for number in drawn[:6]:
        scene.go(Station(number))
        told = [event for event in scene.stage.told() if isinstance(event, NumberDrawn)]
        lately = scene.stage.marks(scene.stage.view()).lately
        assert [event for event in lately if isinstance(event, NumberDrawn)][-1:] == told[-1:]
        numbers.add(told[-1].number)
    assert len(numbers) > 1
