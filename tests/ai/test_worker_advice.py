"""Advice is thought of in the same kind of process as decisions: it is cancelled at once, and may fail."""

from collections.abc import Iterator
from random import Random

import pytest

from leonardo.ai.advice import Advised
from leonardo.ai.decision_request import DecisionRequest
from leonardo.ai.player import Budget
from leonardo.ai.worker import Notice, Trouble, Worker
from leonardo.engine.citta import GAME as CITY
from leonardo.engine.citta.setup import Options as CityOptions
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from tests.ai import doubles
from tests.ai.test_worker import Clock, answer


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def worker(clock: Clock) -> Iterator[Worker]:
    with Worker(doubles.find, patience=10.0, clock=clock, advisers=doubles.find_adviser) as made:
        yield made


def request(game: str, number: int = 1) -> DecisionRequest:
    return DecisionRequest(
        number, seat=2, game=game, player="first", view=None, legal=("left", "right"), key=7, advice=True
    )


def test_advice_comes_with_the_best_choice_as_the_action(worker: Worker) -> None:
    worker.ask(request("any", number=41))
    found = answer(worker)
    assert (found.number, found.action) == (41, "right")
    assert found.advice[1] == Advised("left", 0.5, 40.0, 8, "advice.sound", {"count": 3})
    assert not worker.thinking


def test_advice_is_cancelled_at_once_and_the_next_question_is_answered(worker: Worker) -> None:
    worker.ask(request("too late"))
    worker.cancel()
    assert not worker.thinking
    worker.ask(request("any", number=2))
    assert answer(worker).number == 2
    assert worker.notices() == ()


@pytest.mark.parametrize("game", ["nonsense", "dying", "a game without advice"])
def test_advice_that_fails_is_not_asked_for_again(worker: Worker, game: str) -> None:
    worker.ask(request(game))
    found = answer(worker)
    assert (found.action, found.advice, found.fallback) == (None, (), True)
    assert worker.notices() == (Notice(Trouble.NO_ADVICE, 2, "first"),)
    worker.ask(request("any"))
    assert answer(worker).advice


def test_advice_that_hangs_is_given_up(worker: Worker, clock: Clock) -> None:
    worker.ask(request("too late"))
    for _ in range(60):
        assert worker.thinking
        clock.now += 1.0
        found = worker.poll()
        if found is not None:
            break
    assert found is not None
    assert (found.advice, found.fallback) == ((), True)
    assert [notice.trouble for notice in worker.notices()] == [Trouble.NO_ADVICE]


def test_the_city_is_advised_on() -> None:
    state = CITY.begin(CITY.deal(CityOptions(4), Random(1))).state
    view = CITY.view(state, 0)
    with Worker() as worker:
        worker.ask(DecisionRequest(0, 0, CITY.name, "", view, view.options, budget=Budget(tries=8), advice=True))
        found = answer(worker)
    assert {each.action for each in found.advice} == set(view.options)


def test_a_real_game_is_advised_on() -> None:
    state = GAME.begin(GAME.deal(Options(4, "expert"), Random(1))).state
    seat = GAME.decider(state)
    assert seat is not None
    view = GAME.view(state, seat)
    with Worker() as worker:
        worker.ask(DecisionRequest(0, seat, GAME.name, "", view, view.options, budget=Budget(tries=8), advice=True))
        found = answer(worker)
    assert {each.action for each in found.advice} <= set(view.options)
