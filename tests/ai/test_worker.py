"""Players think and advise in a process of their own, which is cancelled at once and may fail with a message only."""

import errno
import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import pytest

from leonardo.ai import thinking_process
from leonardo.ai.advice import Advised
from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.ai.player import Budget, stream
from leonardo.ai.worker import PAUSE, Notice, Trouble, Worker
from leonardo.engine.citta import GAME as CITY
from leonardo.engine.citta.setup import Options as CityOptions
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from tests.ai import doubles
from tests.diagonal import first_quick

FoundT = TypeVar("FoundT")

PROJECT = Path(__file__).resolve().parents[2]
LONG = 30.0  # seconds in which a process starts and answers on any machine
NICEST = 19  # no process can be nicer than that


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def worker(clock: Clock) -> Iterator[Worker]:
    with Worker(doubles.find, patience=10.0, clock=clock) as made:
        yield made


def request(
    player: str, number: int = 1, legal: Sequence[object] = ("left", "right"), view: object = None
) -> DecisionRequest:
    return DecisionRequest(number, seat=2, game="any", player=player, view=view, legal=legal, key=7)


def until(found: Callable[[], FoundT | None], why: str) -> FoundT:
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        if (result := found()) is not None:
            return result
        time.sleep(0.002)
    raise AssertionError(f"not in {LONG} seconds: {why}")


def lost_patience(worker: Worker, clock: Clock) -> tuple[int, Notice]:
    """Look at a worker each second until it tells of something; return after how many seconds, and what."""
    for seconds in range(1, 300):
        clock.now += 1.0
        worker.poll()
        for notice in worker.notices():
            return seconds, notice
    raise AssertionError("a worker is patient for ever")


def answer(worker: Worker) -> Answer:
    return until(worker.poll, "an answer")


def told(worker: Worker) -> Notice:

    def look() -> Notice | None:
        worker.poll()
        return next(iter(worker.notices()), None)

    return until(look, "a notice")


def test_an_answer_names_the_action_and_the_decision_it_is_for(worker: Worker) -> None:
    worker.ask(request("first", number=41))
    found = answer(worker)
    assert (found.number, found.action, found.fallback) == (41, "left", False)
    assert worker.poll() is None
    assert not worker.thinking
    assert worker.notices() == ()


def test_the_same_seed_seat_and_decision_give_the_same_answer(worker: Worker) -> None:
    legal = tuple(range(1000))
    worker.ask(request("anything", number=5, legal=legal))
    expected = stream(7, 2, 5).choice(legal)
    assert answer(worker).action == expected
    worker.ask(request("anything", number=6, legal=legal))
    assert answer(worker).action == stream(7, 2, 6).choice(legal) != expected


def test_no_call_waits_for_the_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process never reads what it is asked, which is more than any pipe holds: it is ended in its sleep."""
    before = set(multiprocessing.active_children())
    with monkeypatch.context() as patch:
        patch.setattr(thinking_process, "serve", doubles.deaf)
        worker = Worker(doubles.find)
    worker.ask(request("first", view="x" * 5_000_000))
    assert worker.poll() is None
    deaf = until(lambda: set(multiprocessing.active_children()) - before or None, "a process")
    assert worker.poll() is None
    worker.cancel()
    worker.close()
    assert [process.exitcode != doubles.WOKE for process in deaf] == [True]


def test_a_cancelled_decision_is_never_answered(worker: Worker) -> None:
    worker.ask(request("sleeps"))
    worker.cancel()
    assert not worker.thinking
    worker.ask(request("first", number=2))
    assert answer(worker).number == 2
    assert worker.notices() == ()


def test_an_answer_that_came_too_late_is_dropped(worker: Worker) -> None:
    worker.ask(request("first", number=1))
    time.sleep(0.5)  # the answer is there by now, but nobody looked
    worker.ask(request("first", number=2))
    assert answer(worker).number == 2
    assert worker.poll() is None


def test_a_process_that_dies_is_replaced_and_asked_again(worker: Worker, tmp_path: Path) -> None:
    worker.ask(request("dies once", view=tmp_path / "died"))
    assert told(worker) == Notice(Trouble.DIED, 2, "dies once")
    found = answer(worker)
    assert (found.action, found.fallback) == ("left", False)


def test_a_process_that_hangs_is_replaced_and_asked_again(worker: Worker, clock: Clock, tmp_path: Path) -> None:
    hung = tmp_path / "hung"
    worker.ask(request("sleeps once", view=hung))
    until(lambda: True if hung.exists() else None, "the player sleeps")
    assert worker.poll() is None
    seconds, notice = lost_patience(worker, clock)
    assert seconds > 10
    assert notice == Notice(Trouble.HUNG, 2, "sleeps once")
    assert answer(worker).action == "left"


def test_a_player_may_use_its_budget_before_it_counts_as_hung(worker: Worker, clock: Clock, tmp_path: Path) -> None:
    asleep = tmp_path / "asleep"
    worker.ask(DecisionRequest(1, 2, "any", "sleeps once", asleep, ("left",), budget=Budget(seconds=60.0)))
    until(lambda: True if asleep.exists() else None, "the player sleeps")
    seconds, notice = lost_patience(worker, clock)
    assert seconds > 60 + 10
    assert notice.trouble is Trouble.HUNG


def test_a_process_may_take_longer_to_start_than_to_think(monkeypatch: pytest.MonkeyPatch, clock: Clock) -> None:
    monkeypatch.setattr(thinking_process, "serve", doubles.deaf)
    with Worker(doubles.find, patience=10.0, clock=clock) as worker:
        worker.ask(request("first"))
        seconds, notice = lost_patience(worker, clock)
        assert seconds == 4 * 10 + 1
        assert notice.trouble is Trouble.HUNG


def test_a_computer_that_slept_makes_nobody_late(worker: Worker, clock: Clock, tmp_path: Path) -> None:
    asleep = tmp_path / "asleep"
    worker.ask(request("sleeps once", view=asleep))
    until(lambda: True if asleep.exists() else None, "the player sleeps")
    clock.now += 8 * 3600.0
    assert worker.poll() is None
    assert worker.notices() == ()


def test_a_process_that_ever_answered_may_not_take_longer(worker: Worker, clock: Clock) -> None:
    """Whether it thinks or was halted before it heard the question."""
    worker.ask(request("process", legal=("anything",)))
    answer(worker)
    (child,) = multiprocessing.active_children()
    assert child.pid is not None
    os.kill(child.pid, signal.SIGSTOP)
    worker.ask(request("first", number=2))
    seconds, notice = lost_patience(worker, clock)
    assert seconds == 10 + 1
    assert notice.trouble is Trouble.HUNG
    assert answer(worker).action == "left"


class Shortage:
    """Starts processes or threads unless the system has none to give."""

    def __init__(self, error: Exception, start: Callable[[Any], None]) -> None:
        self.lasts = True
        self._error, self._start = error, start

    def __call__(self, starting: Any) -> None:  # noqa: ANN401 - a process or a thread
        if self.lasts:
            raise self._error
        self._start(starting)


SHORTAGES = {
    "processes": (thinking_process, "start_unheard", BlockingIOError(errno.EAGAIN, "Resource temporarily unavailable")),
    "files": (thinking_process, "start_unheard", OSError(errno.EMFILE, "Too many open files")),
    "memory": (thinking_process, "start_unheard", MemoryError()),
    "threads": (threading.Thread, "start", RuntimeError("can't start new thread")),
}


@pytest.fixture
def shortage(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Shortage:
    owner, name, error = SHORTAGES[request.param]
    found = Shortage(error, getattr(owner, name))

    def start(starting: Any) -> None:  # noqa: ANN401 - a process or a thread
        found(starting)

    monkeypatch.setattr(owner, name, start)
    return found


short = pytest.mark.parametrize("shortage", SHORTAGES, indirect=True)


def paused(worker: Worker, clock: Clock) -> None:
    """Let the pause go by, after which another process is started."""
    for _ in range(int(PAUSE) + 1):
        clock.now += 1.0
        worker.poll()


@short
def test_a_process_that_cannot_be_started_is_after_a_pause(shortage: Shortage, clock: Clock) -> None:
    with Worker(doubles.find, patience=10.0, clock=clock) as worker:
        worker.ask(request("first"))
        assert told(worker) == Notice(Trouble.NOT_STARTED, 2, "first")
        assert worker.thinking
        shortage.lasts = False
        paused(worker, clock)
        assert answer(worker).action == "left"
        assert worker.notices() == ()


@short
def test_something_allowed_is_done_where_no_process_starts(shortage: Shortage, clock: Clock) -> None:
    with Worker(doubles.find, patience=10.0, clock=clock) as worker:
        worker.ask(request("first"))
        told(worker)

        def later() -> Answer | None:
            clock.now += 1.0
            return worker.poll()

        assert until(later, "an answer").fallback
        assert [notice.trouble for notice in worker.notices()] == [Trouble.GAVE_UP]
        shortage.lasts = False
        worker.ask(request("first", number=2))
        found = answer(worker)
        assert (found.number, found.fallback) == (2, False)


@short
def test_advice_is_given_once_a_process_can_be_started(shortage: Shortage, clock: Clock) -> None:
    with Worker(doubles.find, patience=10.0, clock=clock, advisers=doubles.find_adviser) as worker:
        worker.ask(advice_request("any"))

        def later() -> Answer | None:
            clock.now += 1.0
            return worker.poll()

        assert until(later, "no advice").advice == ()
        assert [notice.trouble for notice in worker.notices()] == [Trouble.NOT_STARTED]
        shortage.lasts = False
        worker.ask(advice_request("any", number=2))
        assert answer(worker).advice
        assert worker.notices() == ()


@pytest.mark.parametrize("shortage", ["processes"], indirect=True)
def test_a_process_that_died_and_cannot_be_replaced_is_told_of_as_both(shortage: Shortage, clock: Clock) -> None:
    shortage.lasts = False
    with Worker(doubles.find, patience=10.0, clock=clock) as worker:
        worker.ask(request("process", legal=("anything",)))
        answer(worker)
        shortage.lasts = True
        worker.ask(request("dies", number=2))
        assert [told(worker).trouble, told(worker).trouble] == [Trouble.DIED, Trouble.NOT_STARTED]


@first_quick(("player", "trouble"), [("dies", Trouble.DIED), ("cheats", Trouble.NONSENSE)])
def test_where_a_player_fails_twice_something_allowed_is_done(worker: Worker, player: str, trouble: Trouble) -> None:
    worker.ask(request(player, number=9))
    found = answer(worker)
    assert found.fallback
    assert found.number == 9
    assert found.action in ("left", "right")
    assert [notice.trouble for notice in worker.notices()] == [trouble, trouble, Trouble.GAVE_UP]
    worker.ask(request("first"))
    assert answer(worker).action == "left"


def test_a_process_killed_from_outside_is_replaced(worker: Worker) -> None:
    worker.ask(request("process", legal=("anything",)))
    answer(worker)
    (child,) = multiprocessing.active_children()
    assert child.pid is not None
    os.kill(child.pid, signal.SIGTERM)
    child.join(LONG)
    worker.ask(request("first", number=3))
    assert answer(worker).number == 3
    assert [notice.trouble for notice in worker.notices()] == [Trouble.DIED]


@pytest.mark.slow
def test_it_runs_in_another_process(worker: Worker) -> None:
    worker.ask(request("process", legal=tuple(range(1, 4_194_305))))
    assert answer(worker).action != os.getpid()


@pytest.mark.skipif(sys.platform == "win32", reason="there the window that one looks at goes first by itself")
def test_where_processors_are_few_the_window_goes_first(worker: Worker) -> None:
    ours = os.nice(0)
    worker.ask(request("nice", legal=tuple(range(-20, 20))))
    found = answer(worker).action
    assert isinstance(found, int)
    assert found > min(ours, NICEST - 1)


@pytest.mark.parametrize("player", ["first", "sleeps"])
def test_nothing_is_left_of_a_closed_worker(player: str) -> None:
    before = set(multiprocessing.active_children())
    worker = Worker(doubles.find)
    worker.ask(request(player))
    time.sleep(0.3)
    worker.close()
    assert set(multiprocessing.active_children()) == before


def test_a_worker_closed_before_it_started_leaves_nothing() -> None:
    before = set(multiprocessing.active_children())
    Worker(doubles.find).close()
    assert set(multiprocessing.active_children()) == before


ABANDON = """
    import os, signal
    from leonardo.ai.decision_request import DecisionRequest
    from leonardo.ai.worker import Worker
    from tests.ai import doubles

    def main():
        worker = Worker(doubles.find)
        worker.ask(DecisionRequest(1, 0, "any", "first", None, ("left",)))
        while worker.poll() is None:
            pass
        worker.ask(DecisionRequest(2, 0, "any", "sleeps", None, ("left",)))
        {end}

    if __name__ == "__main__":
        main()
"""


@first_quick(
    ("end", "status"),
    [("return", 0), ("os._exit(1)", 1), ("os.kill(os.getpid(), signal.SIGKILL)", -signal.SIGKILL)],
)
def test_a_program_that_just_ends_takes_its_process_along(end: str, status: int, tmp_path: Path) -> None:
    """The process holds the other end of what the program prints to, so reading it ends when both have ended."""
    program = tmp_path / "program.py"
    program.write_text(textwrap.dedent(ABANDON.format(end=end)), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(PROJECT)}
    done = subprocess.run(
        [sys.executable, str(program)], env=environment, stdout=subprocess.PIPE, check=False, timeout=LONG
    )
    assert done.returncode == status


def test_the_process_loads_no_drawing_and_no_game_unasked() -> None:
    code = """
import sys, leonardo.ai.worker
print([name for name in sys.modules if "pygame" in name or "davinci" in name])
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=PROJECT, stdout=subprocess.PIPE, check=True, text=True)
    assert done.stdout.strip() == "[]"


def test_a_real_player_decides_a_real_game() -> None:
    state = GAME.begin(GAME.deal(Options(4), Random(1))).state
    with Worker() as worker:
        for number in range(20):
            seat = GAME.decider(state)
            assert seat is not None
            view = GAME.view(state, seat)
            worker.ask(DecisionRequest(number, seat, GAME.name, "thumb", view, view.options, key=1))
            found = answer(worker)
            assert not found.fallback
            state = GAME.apply(state, found.action).state


@pytest.fixture
def adviser(clock: Clock) -> Iterator[Worker]:
    with Worker(doubles.find, patience=10.0, clock=clock, advisers=doubles.find_adviser) as made:
        yield made


def advice_request(game: str, number: int = 1) -> DecisionRequest:
    return DecisionRequest(
        number, seat=2, game=game, player="first", view=None, legal=("left", "right"), key=7, advice=True
    )


def test_advice_comes_with_the_best_choice_as_the_action(adviser: Worker) -> None:
    adviser.ask(advice_request("any", number=41))
    found = answer(adviser)
    assert (found.number, found.action) == (41, "right")
    assert found.advice[1] == Advised("left", 0.5, 40.0, 8, "advice.sound", {"count": 3})
    assert not adviser.thinking


def test_cancelled_advice_leaves_the_next_question_answered(adviser: Worker) -> None:
    adviser.ask(advice_request("too late"))
    adviser.cancel()
    assert not adviser.thinking
    adviser.ask(advice_request("any", number=2))
    assert answer(adviser).number == 2
    assert adviser.notices() == ()


@pytest.mark.parametrize("game", ["nonsense", "dying", "a game without advice"])
def test_advice_that_fails_is_not_asked_for_again(adviser: Worker, game: str) -> None:
    adviser.ask(advice_request(game))
    found = answer(adviser)
    assert (found.action, found.advice, found.fallback) == (None, (), True)
    assert adviser.notices() == (Notice(Trouble.NO_ADVICE, 2, "first"),)
    adviser.ask(advice_request("any"))
    assert answer(adviser).advice


def test_advice_that_hangs_is_given_up(adviser: Worker, clock: Clock) -> None:
    adviser.ask(advice_request("too late"))
    for _ in range(60):
        assert adviser.thinking
        clock.now += 1.0
        found = adviser.poll()
        if found is not None:
            break
    assert found is not None
    assert (found.advice, found.fallback) == ((), True)
    assert [notice.trouble for notice in adviser.notices()] == [Trouble.NO_ADVICE]


@pytest.mark.slow
def test_the_city_is_advised_on() -> None:
    state = CITY.begin(CITY.deal(CityOptions(4), Random(1))).state
    view = CITY.view(state, 0)
    with Worker() as adviser:
        adviser.ask(DecisionRequest(0, 0, CITY.name, "", view, view.options, budget=Budget(tries=8), advice=True))
        found = answer(adviser)
    assert {each.action for each in found.advice} == set(view.options)


@pytest.mark.slow
def test_a_real_game_is_advised_on() -> None:
    state = GAME.begin(GAME.deal(Options(4, "expert"), Random(1))).state
    seat = GAME.decider(state)
    assert seat is not None
    view = GAME.view(state, seat)
    with Worker() as adviser:
        adviser.ask(DecisionRequest(0, seat, GAME.name, "", view, view.options, budget=Budget(tries=8), advice=True))
        found = answer(adviser)
    assert {each.action for each in found.advice} <= set(view.options)
