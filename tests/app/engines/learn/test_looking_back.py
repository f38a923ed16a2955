"""Looking back at a game of Engines of War: from any eyes, all revealed, played on, and what happened since."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from attrs import evolve

from leonardo.app.engines.learn.rules import BOOK
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.viewer.stage import RevealingViewpoint
from leonardo.engine.engines.events import RoundBegan
from leonardo.engine.engines.questions import BidQuestion
from leonardo.play.replay import Station
from tests.app.engines.learn.games import session
from tests.app.table.table_harness import Desk
from tests.app.viewer.looking import look_back, move_both_ways, opened_at, play_on_by_keys, step_through_since
from tests.diagonal import diagonal, first_quick

FRAME = 16.0
pytestmark = pytest.mark.usefixtures("fresh_screen", "shared_pictures")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path, (1280, 720), Settings(speed=Speed.FAST))
    yield desk
    desk.host.close()


def test_the_account_of_a_round_waits_for_nobody(desk: Desk) -> None:
    scene = look_back(desk, session())
    replay = scene.replay
    begins = next(
        number
        for number in range(replay.count)
        if any(isinstance(each.event, RoundBegan) and each.event.round == 2 for each in replay.led_to(number))
    )
    scene.stage.look_with(Eyes(0))
    scene.go(Station(begins))
    scene.stage.play(Station(begins + 1))
    lasted = 0.0
    while scene.stage.busy:
        scene.stage.update(FRAME)
        lasted += FRAME
    assert lasted < 12_000


@pytest.mark.slow
@pytest.mark.parametrize("every", diagonal([40], more=[5]))
def test_only_revealing_eyes_see_what_others_bid_in_secret(desk: Desk, every: int) -> None:
    scene = look_back(desk, session())
    assert isinstance(scene.ways[0].eyes, RevealingViewpoint)
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


@pytest.mark.slow
@first_quick("way", [0, 2, 4])
def test_the_game_moves_with_any_eyes_in_both_directions(desk: Desk, way: int) -> None:
    scene = look_back(desk, session())
    scene.look_with(way)
    move_both_ways(desk, scene, apart=61, frames=6)


@pytest.mark.slow
def test_one_plays_on_from_a_place_by_keys(desk: Desk) -> None:
    play_on_by_keys(desk, look_back(desk, session()), 40)


def test_what_happened_since_ones_last_move_is_stepped_through(desk: Desk) -> None:
    whole = session()
    own = [number for number, turn in enumerate(whole.played.turns) if number > 60 and turn.seat == 0]
    number = next(number for before, number in pairwise(own) if number - before > 5)
    step_through_since(desk, whole, number)


@pytest.mark.slow
def test_a_rule_cited_at_the_table_opens_the_book_of_this_game(desk: Desk) -> None:
    assert opened_at(desk, session(), "11.14") is BOOK
