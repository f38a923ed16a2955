"""A game for practice, and danger seen in time: told while it can be taken back, until nobody wishes to hear of it."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.kit.settings import Settings, SettingsFile, Speed
from leonardo.app.scenes.message import Message
from leonardo.app.table.dialogs.question import Asking
from leonardo.app.table.hint.coach import Coach
from leonardo.play.hints import AGREED, YES
from leonardo.play.session import Session
from tests.app.fake_adviser import AtHand, adviser_at_hand
from tests.tiny.game import GAME, Bid, Options
from tests.tiny.table.desk import ALONE, TinyDesk

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")
ALL = 5


@pytest.fixture
def begun(tmp_path: Path) -> Iterator[TinyDesk]:
    begun = TinyDesk(tmp_path / "saves")
    begun.begin()
    begun.until_asked()
    yield begun
    begun.host.close()


def told_of(begun: TinyDesk) -> Asking:
    begun.look()
    return begun.top(Asking)


def decided(begun: TinyDesk) -> bool:
    return any(turn.seat == 0 for turn in begun.table.session.played.turns)


def test_what_is_no_danger_is_done_at_once(begun: TinyDesk) -> None:
    begun.bid_by_mouse(ALL - 1)
    assert decided(begun)


def test_the_harmless_answer_to_a_danger_changes_nothing(begun: TinyDesk) -> None:
    begun.bid_by_mouse(ALL)
    assert told_of(begun).words == "Nothing will be left."
    begun.key(pygame.K_ESCAPE)
    begun.turn()
    assert not decided(begun)


def test_who_goes_on_all_the_same_does(begun: TinyDesk) -> None:
    begun.bid_by_keys(ALL)
    told_of(begun)
    begun.press_by_keys("answer1", pygame.K_SPACE)
    begun.turn()
    assert decided(begun)


def test_a_silenced_danger_is_told_again_by_the_settings(begun: TinyDesk) -> None:
    settings = begun.kit.settings
    begun.bid_by_mouse(ALL)
    begun.press(told_of(begun).form["silent"].rect.center)
    assert settings.silenced[-1] == "die_and_purse.broke"
    assert not settings.warns
    begun.key(pygame.K_ESCAPE)
    begun.breathe()
    settings.warns = True
    assert not any(settings.silenced)
    begun.bid_by_mouse(ALL)
    told_of(begun)


def test_nothing_is_told_where_no_warnings_are_wished_for(begun: TinyDesk) -> None:
    begun.kit.settings.warns = False
    begun.bid_by_mouse(ALL)
    assert decided(begun)


def test_an_older_setting_about_passes_is_forgotten(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"ask_before_passing": false, "sounds": 3}', encoding="utf-8")
    file = SettingsFile(path)
    assert file.read() == Settings(sounds=3)
    assert file.problem is None


@pytest.fixture(autouse=True)
def advised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("leonardo.play.hints.is_advised", lambda _: True)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[TinyDesk]:
    desk = TinyDesk(tmp_path / "saves", Settings(speed=Speed.NORMAL, confirm=False), openly=True)
    yield desk
    desk.host.close()


@pytest.fixture
def adviser(desk: TinyDesk) -> AtHand:
    """One who finds it best to bid nothing; the game is for practice."""
    return sit_down(desk, {AGREED: YES})


def sit_down(desk: TinyDesk, table: dict[str, str]) -> AtHand:
    session = Session.new(GAME, Options(), ALONE, 4, table=table)
    adviser = adviser_at_hand(session)
    desk.host.play(session)
    desk.until_asked()
    return adviser


def told(desk: TinyDesk) -> bool:
    return isinstance(desk.kit.stack.top, Asking)


def bids(desk: TinyDesk) -> list[object]:
    return [turn.action for turn in desk.table.session.played.turns if isinstance(turn.action, Bid)]


def test_what_costs_six_is_told_in_time_and_taken_back(desk: TinyDesk, adviser: AtHand) -> None:
    adviser.cost = 6.0
    desk.bid_by_mouse(1)
    desk.wait(lambda: told(desk))
    desk.look()
    assert bids(desk) == [Bid(1)]
    desk.press_by_keys("answer1", pygame.K_SPACE)
    desk.wait(lambda: desk.table.free)
    assert bids(desk) == []
    assert desk.table.session.undone == 1


def test_who_leaves_it_so_goes_on(desk: TinyDesk, adviser: AtHand) -> None:
    desk.bid_by_mouse(1)
    desk.wait(lambda: told(desk))
    desk.look()
    desk.press_by_keys("answer0", pygame.K_SPACE)
    desk.wait(lambda: len(bids(desk)) > 1)
    assert bids(desk)[0] == Bid(1)
    assert adviser.asked[0].also == (Bid(1),)


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_ESCAPE])
def test_enter_and_escape_leave_what_was_decided(desk: TinyDesk, adviser: AtHand, key: int) -> None:
    desk.bid_by_mouse(1)
    desk.wait(lambda: told(desk))
    question = desk.top(Asking)
    assert [widget.name for widget in question.form.widgets if getattr(widget, "strong", False)] == ["answer0"]
    desk.look()
    desk.key(key)
    desk.wait(lambda: len(bids(desk)) > 1)
    assert bids(desk)[0] == Bid(1)
    assert desk.table.session.undone == 0
    assert adviser.asked


@pytest.mark.parametrize(("cost", "bid"), [(1.0, 1), (6.0, 0)], ids=["a trifle", "the best"])
def test_nothing_is_told_of_a_trifle_or_of_what_is_best(desk: TinyDesk, adviser: AtHand, cost: float, bid: int) -> None:
    adviser.cost = cost
    desk.bid_by_mouse(bid)
    desk.wait(lambda: told(desk) or len(bids(desk)) > 1)
    assert not told(desk)
    assert len(adviser.asked) == 1


@pytest.mark.parametrize(("doubt", "tries"), [(4.0, 170), (0.0, 15)], ids=["it may be a trifle", "too few tries"])
def test_nothing_is_told_that_is_not_certain(desk: TinyDesk, adviser: AtHand, doubt: float, tries: int) -> None:
    adviser.doubt, adviser.tries = doubt, tries
    desk.bid_by_mouse(1)
    desk.wait(lambda: told(desk) or len(bids(desk)) > 1)
    assert not told(desk)
    assert len(adviser.asked) == 1


def test_others_do_not_wait_long_and_nothing_is_told_later(desk: TinyDesk, adviser: AtHand) -> None:
    adviser.ready = False
    desk.bid_by_mouse(1)
    desk.wait(lambda: len(bids(desk)) > 1)
    adviser.ready = True
    desk.wait(lambda: desk.table.free)
    assert not told(desk)


@pytest.mark.usefixtures("adviser")
def test_what_ended_a_round_is_not_told(desk: TinyDesk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desk.table.game, "is_heading", lambda _: True)
    desk.bid_by_mouse(1)
    desk.wait(lambda: told(desk) or len(bids(desk)) > 1)
    assert not told(desk)


def test_who_holds_something_again_is_not_stopped(desk: TinyDesk, adviser: AtHand) -> None:
    adviser.ready = False
    desk.bid_by_mouse(1)
    coach = Coach(desk.table)
    desk.wait(lambda: not desk.table.course.playback.busy)
    adviser.ready = True
    coach.update(0, busy=True)
    assert not told(desk)
    assert not desk.table.session.hint_service.weighing


def test_it_is_silenced_until_another_practice_game(desk: TinyDesk, adviser: AtHand) -> None:
    desk.bid_by_mouse(1)
    desk.wait(lambda: told(desk))
    desk.look()
    desk.press_by_keys("silent", pygame.K_SPACE)
    desk.press_by_keys("answer0", pygame.K_SPACE)
    assert AGREED in desk.kit.settings.silenced
    desk.wait(lambda: desk.table.free)
    desk.bid_by_mouse(1)
    assert len(adviser.asked) == 1
    desk.kit.settings.warns = True
    assert desk.kit.settings.silenced == ()


def test_meanwhile_others_wait_and_the_person_can_take_it_back(desk: TinyDesk, adviser: AtHand) -> None:
    adviser.ready = False
    desk.bid_by_mouse(1)
    for _ in range(60):
        desk.turn()
    assert bids(desk) == [Bid(1)]
    desk.table.undo()
    adviser.ready = True
    desk.breathe()
    assert desk.table.free
    assert not told(desk)


def test_where_nobody_answers_the_game_goes_on(desk: TinyDesk, adviser: AtHand) -> None:
    adviser.fails = True
    desk.bid_by_mouse(1)
    desk.wait(lambda: isinstance(desk.kit.stack.top, Message))
    desk.look()
    desk.key(pygame.K_RETURN)
    desk.wait(lambda: len(bids(desk)) > 1)
    assert not told(desk)


def test_who_gets_up_in_the_middle_leaves_nobody_thinking(desk: TinyDesk, adviser: AtHand) -> None:
    adviser.ready = False
    desk.bid_by_mouse(1)
    session = desk.table.session
    session.close()
    assert adviser.closed
    assert not session.hint_service.weighing


def test_a_weighing_is_no_hint(desk: TinyDesk, adviser: AtHand) -> None:
    adviser.cost = 1.0
    desk.bid_by_mouse(1)
    desk.wait(lambda: len(bids(desk)) > 1)
    assert set(desk.table.session.hint_service.used) == {0}


def test_games_are_for_practice_only_if_that_was_agreed_on(desk: TinyDesk) -> None:
    adviser = sit_down(desk, {})
    desk.bid_by_mouse(1)
    desk.wait(lambda: len(bids(desk)) > 1)
    assert adviser.asked == []
