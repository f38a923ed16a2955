"""When a round is over, it is told who got points for what, and the income, until a press (rules 5.1, 12.3)."""

from itertools import pairwise

import pytest
from pygame import Rect

from leonardo.app.engines.motion import feasts
from leonardo.app.engines.picture.feasts import round_ended
from leonardo.app.engines.picture.feasts.round_ended import Ledger
from leonardo.app.engines.table import TABLE
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.layout import Page
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.translations import tr
from leonardo.app.table.motion.eyes import Eyes
from leonardo.app.table.motion.playback import Playback
from leonardo.engine.engines import GAME
from leonardo.engine.engines.events import IncomePaid, RoundBegan
from leonardo.engine.engines.view import View
from leonardo.play.observed import ObservedEvent
from tests.engine.engines.build import ANNA, BIANCA, land, seat, turn

PAID = IncomePaid((30, 30, 20), (0, 10, 0))
BEGINS = RoundBegan(2)
FRAME = 16.0


@pytest.fixture
def view() -> View:
    anna = seat(60, points=4, milan=land(3, 1))
    bianca = seat(280, points=9, venice=land(2), hungary=land(1))
    carlo = seat(0, points=0, naples=land(1))
    return GAME.view(turn(anna, bianca, carlo).state, ANNA)


@pytest.fixture
def told(view: View) -> Ledger:
    return round_ended.ledger(view, [PAID])


def row(told: Ledger, word: str) -> round_ended.Row:
    return next(each for each in told.rows if each.word == word)


def test_who_leads_is_told_first_with_what_all_have_now(told: Ledger) -> None:
    assert told.seats[0] == BIANCA
    points = row(told, tr("engines.round.points"))
    assert points.told == ["9", "4", "0"]


def test_what_each_point_was_for_adds_up(told: Ledger) -> None:
    causes = [each for each in told.rows if not each.strong]
    gained = row(told, tr("engines.round.points")).gained
    for number in range(3):
        parts = sum(int(each.told[number] or 0) for each in causes)
        assert parts == int(gained[number] or 0)
    assert row(told, tr("engines.cause.most_territories")).told == ["+2", "", ""]
    assert any(any(each.told) for each in causes)


def test_florins_are_told_as_they_will_be_never_above_the_limit(told: Ledger) -> None:
    florins = row(told, tr("engines.round.florins"))
    assert florins.told == ["300", "90", "20"]
    assert florins.gained == ["+20", "+30", "+20"]


def test_it_waits_for_who_plays_and_not_for_who_looks_on(view: View) -> None:
    waits = feasts.feast(view, BEGINS)
    assert waits is not None
    assert waits.lasts - waits.complete > 10_000, "a press goes on"
    assert waits.steady
    looked_on = feasts.feast(GAME.view(turn(seat(0, milan=land(1)), *2 * [seat()]).state, None), BEGINS)
    assert looked_on is not None
    assert looked_on.lasts < 3000


def test_all_lines_lie_on_the_board_one_below_the_other(
    screen: None,  # noqa: ARG001 - pictures need a screen
    one_set_of_pictures: Pictures,
    told: Ledger,
) -> None:
    looks = [PlayerStyle("Lisa", "red"), PlayerStyle("Salaì", "blue"), PlayerStyle("Melzi", "green")]
    brush = Brush(one_set_of_pictures, Painter(0.53, 1.3), Page(size=(1024, 640), k=0.53), looks)
    page = round_ended.page_of(brush, Rect(8, 120, 760, 400), told)
    exhibits = [page.exhibit(cue.what) for cue in feasts.round_ended(plays=True).cues]
    places = [each.place for each in exhibits if each is not None]
    assert len(places) == len(told.rows) + 1
    assert all(page.stage.rect.contains(place) for place in places)
    assert all(above.bottom <= below.top for above, below in pairwise(places))


@pytest.mark.parametrize("speed", [0.0, 0.45, 1.0])
def test_at_every_pace_it_stands_until_a_press_and_none_while_it_comes_takes_it_away(speed: float) -> None:
    """A press that was meant for what was before brings no more than all its lines."""
    state = turn(seat(60, milan=land(3, 1)), seat(venice=land(2)), seat(naples=land(1))).state
    playback = Playback(TABLE.motion, ObservedEvent(GAME, None, state), lambda _: None)
    playback.feed(ObservedEvent(GAME, BEGINS, state))
    eyes = Eyes(ANNA)
    playback.update(FRAME, speed, eyes)
    for _ in range(2):
        assert playback.hurry()
        playback.update(FRAME, speed, eyes)
        assert playback.feast is not None
    for _ in range(1000):
        playback.update(FRAME, speed, eyes)
    assert playback.feast is not None
    playback.hurry()
    playback.update(FRAME, speed, eyes)
    assert not playback.busy


def test_who_only_looks_on_is_shown_it_at_once_with_all_else() -> None:
    state = turn(seat(60, milan=land(3, 1)), seat(venice=land(2)), seat(naples=land(1))).state
    playback = Playback(TABLE.motion, ObservedEvent(GAME, None, state), lambda _: None)
    playback.feed(ObservedEvent(GAME, BEGINS, state))
    playback.update(FRAME, 0.0, Eyes(None))
    assert not playback.busy
