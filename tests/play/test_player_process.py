"""The thinking for seats without a person: how long it may take, and that it ends at once when it is not wanted.

Dora thinks for an hour: what comes to its end here has not waited for her.
"""

import os
import signal
from collections.abc import Callable
from threading import Event
from time import monotonic, sleep

import pytest

from leonardo.ai.decision_request import DecisionRequest
from leonardo.ai.player import UNLIMITED
from leonardo.ai.players import players_in
from leonardo.ai.worker import Notice, Trouble
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.fake_adviser import Scribe, scribe_at_hand

TIME = players_in(GAME.name).long
ANNA = Person("Anna", "red")
SLOW = BuiltIn("Dora", "yellow", "sleeps")
LONG_ENOUGH = 30.0
"""Seconds in which a process starts and ends on any machine."""


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[DecisionRequest]:
    """What players are asked."""
    return scribe_at_hand(monkeypatch)


def decide_twice(session: Session, between: Callable[[], None]) -> None:
    session.poll()
    between()
    assert session.poll()
    session.poll()


@pytest.mark.parametrize(("second", "started"), [(SLOW, 1), (Person("Bianca", "yellow"), 0)])
def test_a_process_is_made_ready_only_where_somebody_needs_it(
    second: Seated, started: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    workers: list[Scribe] = []

    def worker() -> Scribe:
        workers.append(Scribe([]))
        return workers[-1]

    monkeypatch.setattr("leonardo.play.player_process.Worker", worker)
    session = Session.new(GAME, Options(2, start=0), (ANNA, second), 1)
    session.prepare()
    session.prepare()
    assert len(workers) == started


def test_more_time_is_given_from_the_next_decision_on(asked: list[DecisionRequest]) -> None:
    session = Session.new(GAME, Options(2, start=0), (BuiltIn("Emil", "red", "leonardo"), SLOW), 1)
    decide_twice(session, lambda: setattr(session.player_process, "budget", TIME))
    assert [request.budget for request in asked] == [UNLIMITED, TIME]


def test_a_program_keeps_its_own_limit_of_time(asked: list[DecisionRequest]) -> None:
    programs = {"program_x": "cmd:x"}
    seats = (BuiltIn("Emil", "red", "program_x"), ANNA)
    session = Session.new(GAME, Options(2, start=0), seats, 1, programs=programs)
    session.player_process.budget = TIME
    session.poll()
    (request,) = asked
    assert request.budget == UNLIMITED
    assert request.told is not None
    assert request.told.decide["seconds"] is None


def thinking(seats: tuple[Seated, ...], pids: Callable[[], set[int]]) -> tuple[Session, int]:
    """A game in which a built-in player is lost in thought, and the process in which it is."""
    session = Session.new(GAME, Options(2, start=0), seats, 1)
    while not session.thinking:
        session.submit(session.legal()[-1])
    until = monotonic() + LONG_ENOUGH
    while not (found := pids()):
        session.poll()
        assert monotonic() < until
        sleep(0.002)
    return session, found.pop()


def gone(pid: int, pids: Callable[[], set[int]]) -> bool:
    until = monotonic() + LONG_ENOUGH
    while pid in pids() and monotonic() < until:
        sleep(0.002)
    return pid not in pids()


def test_a_thought_is_cut_short_when_a_decision_is_taken_back(pids: Callable[[], set[int]]) -> None:
    session, pid = thinking((ANNA, SLOW), pids)
    session.undo(0)
    assert session.decider == 0
    assert gone(pid, pids)
    session.close()


def test_a_thought_is_cut_short_when_the_table_is_left(pids: Callable[[], set[int]]) -> None:
    session, pid = thinking((ANNA, SLOW), pids)
    session.close()
    assert gone(pid, pids)


@pytest.mark.parametrize("wait", [True, False])
def test_a_game_that_was_left_starts_no_process_whoever_looks_at_it(
    pids: Callable[[], set[int]], monkeypatch: pytest.MonkeyPatch, wait: bool
) -> None:
    session, pid = thinking((ANNA, SLOW), pids)
    session.close(wait)
    assert gone(pid, pids)
    monkeypatch.setattr("leonardo.play.player_process.Worker", lambda: pytest.fail("a process is started"))
    session.prepare()
    assert not session.poll()
    assert session.thinking, "it is her turn all the same"


def test_a_process_that_is_killed_is_replaced_and_told_of(pids: Callable[[], set[int]]) -> None:
    session, pid = thinking((ANNA, SLOW), pids)
    os.kill(pid, signal.SIGTERM)
    until = monotonic() + LONG_ENOUGH
    while not (troubles := session.take_troubles()):
        session.poll()
        assert monotonic() < until
        sleep(0.002)
    assert troubles == [Notice(Trouble.DIED, 1, SLOW.player)]
    assert session.thinking
    session.close()


def test_who_leaves_a_game_does_not_wait_for_its_process_to_end(monkeypatch: pytest.MonkeyPatch) -> None:
    may_end, ended = Event(), Event()

    class Slow(Scribe):
        def close(self) -> None:
            may_end.wait(LONG_ENOUGH)
            ended.set()

    monkeypatch.setattr("leonardo.play.player_process.Worker", lambda: Slow([]))
    session = Session.new(GAME, Options(2, start=0), (ANNA, SLOW), 1)
    session.prepare()
    session.close(wait=False)
    assert not ended.is_set()
    may_end.set()
    assert ended.wait(LONG_ENOUGH)
