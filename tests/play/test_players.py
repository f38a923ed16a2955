"""Players think in a process of their own, and one that fails does no harm to the game."""

import os
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from threading import Event
from time import monotonic, sleep
from typing import Final

import pygame
import pytest

from leonardo.ai.decision_request import DecisionRequest
from leonardo.ai.player import UNLIMITED, Budget
from leonardo.ai.players import players_in
from leonardo.ai.program_player import MARK, MOST_FAILURES, Failing
from leonardo.ai.worker import Notice, Trouble, Worker
from leonardo.app.games import PRESENTATIONS
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.scenes.message import Message
from leonardo.app.table.scene import TableScene
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.games import GAMES
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import BuiltIn, Person, Seated
from scripts.fuzz.games import decide, persons, wishes
from scripts.fuzz.house import House, house
from tests.ai import doubles
from tests.app.fake_adviser import Scribe, scribe_at_hand
from tests.diagonal import diagonal, first_quick

TIME = players_in(GAME.name).long
ANNA = Person("Anna", "red")
SLOW = BuiltIn("Dora", "yellow", "sleeps")
LONG_ENOUGH = 30.0  # seconds in which a process starts and ends on any machine


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[DecisionRequest]:
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

    monkeypatch.setattr("leonardo.play.players.Worker", worker)
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
def test_a_game_that_was_left_starts_no_process(
    pids: Callable[[], set[int]], monkeypatch: pytest.MonkeyPatch, wait: bool
) -> None:
    session, pid = thinking((ANNA, SLOW), pids)
    session.close(wait)
    assert gone(pid, pids)
    monkeypatch.setattr("leonardo.play.players.Worker", lambda: pytest.fail("a process is started"))
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

    monkeypatch.setattr("leonardo.play.players.Worker", lambda: Slow([]))
    session = Session.new(GAME, Options(2, start=0), (ANNA, SLOW), 1)
    session.prepare()
    session.close(wait=False)
    assert not ended.is_set()
    may_end.set()
    assert ended.wait(LONG_ENOUGH)


PATIENCE: Final = 240.0  # seconds in which a process starts and answers on any machine
PROGRAMS: Final = Path(__file__).resolve().parents[1] / "ai" / "programs.py"
PROGRAM: Final = "program_x"
WAYS: Final = {"dies": Trouble.DIED, "sleeps": Trouble.HUNG, "cheats": Trouble.NONSENSE}
"""How a built-in player fails, and as what it is told."""
FAILING: Final = {"nonsense": Failing.NONSENSE, "dies": Failing.ENDED, "late": Failing.LATE}
"""How a program fails, and as what it is told."""
NO_TIME: Final = 0.01
LATER: Final = 0.3  # seconds after which a program that goes for who asked it a moment ago has done so


def game_with(game: str, player: str, folder: Path, way: str = "") -> Session:
    """Return a game in which Dora, who fails, decides next; all others are persons."""
    rules = GAMES[game]
    dora = BuiltIn("Dora", persons(rules)[0].colour, player)
    words = [sys.executable, str(PROGRAMS), way]
    command = MARK + (subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words))
    begun = Session.new(
        rules, wishes(rules), (dora, *persons(rules)[1:]), 1, SaveFolder(folder), programs={PROGRAM: command}
    )
    random = Random(1)
    while not begun.thinking:
        decide(begun, random)
    return begun


def wait_for(found: Callable[[], bool]) -> None:
    until = monotonic() + PATIENCE
    while not found():
        assert monotonic() < until
        sleep(0.002)


def let_dora_decide(session: Session) -> list[object]:
    """Let her decide until somebody else must; return what went wrong, in order."""
    wait_for(lambda: session.poll() or not session.thinking)
    return [notice.trouble for notice in session.take_troubles() if isinstance(notice, Notice)]


def goes_on(session: Session) -> bool:
    """Tell whether the others can decide, and all is saved."""
    random, before = Random(2), len(session.played.turns)
    while not session.over and not session.thinking and len(session.played.turns) < before + 5:
        decide(session, random)
    return not session.autosave.failing


@pytest.fixture
def doubled(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Lets players be found that fail, and waits for those that sleep no time at all."""

    def find(way: str) -> None:
        patience = NO_TIME if way == "sleeps" else PATIENCE
        monkeypatch.setattr("leonardo.play.players.Worker", partial(Worker, lookup=doubles.find, patience=patience))

    return find


@pytest.mark.parametrize(("game", "way"), diagonal(tuple(GAMES), tuple(WAYS), quick=1, pairs=False))
def test_after_a_player_fails_twice_chance_decides(
    game: str, way: str, tmp_path: Path, doubled: Callable[[str], None]
) -> None:
    doubled(way)
    session = game_with(game, way, tmp_path)
    before = len(session.played.turns)
    assert let_dora_decide(session)[:3] == [WAYS[way], WAYS[way], Trouble.GAVE_UP]
    assert len(session.played.turns) > before
    assert goes_on(session)
    session.close()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets a program answer at once or be late, however slow the process is that asks it."""
    monkeypatch.setattr("leonardo.play.players.Worker", partial(Worker, patience=PATIENCE))
    monkeypatch.setattr("leonardo.play.players.UNLIMITED", Budget(seconds=NO_TIME))


@pytest.mark.parametrize(("game", "way"), diagonal([*GAMES], [*FAILING], quick=1, pairs=False))
def test_a_program_that_fails_loses_its_decision_to_chance(
    game: str, way: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if way == "late":
        request.getfixturevalue("hasty")
    session = game_with(game, PROGRAM, tmp_path, way)
    before = len(session.played.turns)
    assert let_dora_decide(session)[0] is FAILING[way]
    assert len(session.played.turns) > before
    assert goes_on(session)
    session.close()


@first_quick("game", GAMES)
def test_a_program_that_fails_again_and_again_is_asked_no_more(game: str, tmp_path: Path) -> None:
    session, random, told = game_with(game, PROGRAM, tmp_path, "told_wrong"), Random(3), list[object]()
    while not session.over and Failing.GIVEN_UP not in told:
        if session.thinking:
            told += let_dora_decide(session)
        else:
            decide(session, random)
    assert told == [*[Failing.NONSENSE] * 3, Failing.GIVEN_UP]
    assert goes_on(session)
    session.close()


DEADLY: Final = {"kills": Trouble.DIED, "halts": Trouble.HUNG, "kills_later": Trouble.DIED}
"""How a program goes for the process that asks it, and as what it is told."""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there a process is not halted by a signal")
@pytest.mark.parametrize(("game", "way"), diagonal([*GAMES], [*DEADLY], pairs=False))
def test_a_program_that_ends_or_halts_its_process_is_given_up(
    game: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience = 1.0 if way == "halts" else PATIENCE
    monkeypatch.setattr("leonardo.play.players.Worker", partial(Worker, patience=patience))
    session, random, told = game_with(game, PROGRAM, tmp_path, way), Random(3), list[object]()
    while not session.over and Failing.GIVEN_UP not in told:
        if session.thinking:
            told += let_dora_decide(session)
            sleep(LATER)
        else:
            decide(session, random)
    failures = [trouble for trouble in told if trouble not in (Trouble.GAVE_UP, Failing.GIVEN_UP)]
    assert failures == [DEADLY[way]] * MOST_FAILURES
    assert told[-1] is Failing.GIVEN_UP
    assert goes_on(session)
    session.close()


def tell(here: House) -> Message | None:
    """Let a frame pass, whoever sits at the screen; return what is told over the table, if anything is."""
    if isinstance(here.kit.stack.top, HandOverScene):
        here.key(pygame.K_RETURN)
    here.turn()
    top = here.kit.stack.top
    return top if isinstance(top, Message) else None


def let_persons_decide(here: House, session: Session, random: Random) -> None:
    """Decide for whoever must at the table, as soon as it waits for that; let chance do its part."""
    table = next((scene for scene in here.kit.stack.seen() if isinstance(scene, TableScene)), None)
    if table is None:
        return
    table.end_visit()
    table.let_chance_decide()
    if table.free:
        table.submit(random.choice(session.legal()))


@pytest.mark.slow
@pytest.mark.parametrize("game", PRESENTATIONS)
def test_at_the_table_it_is_told_with_the_name_at_the_seat(
    game: str, tmp_path: Path, doubled: Callable[[str], None]
) -> None:
    doubled("cheats")
    with house(tmp_path, 1) as here:
        session = game_with(game, "cheats", here.folder.path)
        before = len(session.played.turns)
        here.host.play(session)
        wait_for(lambda: tell(here) is not None)
        message = here.top(Message)
        assert message.title == "Problem with a computer player"
        assert "Dora" in message.text
        message.back()
        wait_for(lambda: tell(here) is not None or len(session.played.turns) > before)
        assert here.host.session is session


@pytest.mark.slow
@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("game", PRESENTATIONS)
def test_at_the_table_a_late_program_is_given_up(game: str, tmp_path: Path) -> None:
    random, told = Random(3), list[str]()
    with house(tmp_path, 1) as here:
        session = game_with(game, PROGRAM, here.folder.path, "late")
        here.host.play(session)

        def given_up() -> bool:
            if (message := tell(here)) is not None:
                told.append(message.text)
                message.back()
            else:
                let_persons_decide(here, session, random)
            return len(told) > MOST_FAILURES

        wait_for(given_up)
        assert here.host.session is session
        assert goes_on(session)
    *late, last = told
    assert all("Dora" in each and "did not answer in time" in each for each in late)
    assert "will not be asked again" in last
