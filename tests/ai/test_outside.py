"""Programs of others at a seat: whatever they do, the decision comes in time, and no process is left."""

import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from leonardo.ai import outside
from leonardo.ai.outside import MOST_FAILURES, Failing, Outside, Reply, is_outside
from leonardo.ai.player import Budget
from leonardo.ai.protocol import Told, told
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options

PROGRAMS = Path(__file__).with_name("programs.py")
SHORT = Budget(seconds=0.1)
AMPLE = Budget(seconds=20.0)


def command(way: str) -> str:
    words = [sys.executable, str(PROGRAMS), way]
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def asked(number: int = 0) -> Told:
    state = GAME.begin(GAME.deal(Options(2, start=0), Random(1))).state
    return told(GAME, state, 0, (), number, Random(1), SHORT)


@pytest.fixture(autouse=True)
def nothing_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nearly all of these programs do not want to end, and are not given long."""
    monkeypatch.setattr(outside, "_FAREWELL", 0.05)
    yield
    assert outside._running == set()


def reply(way: str, budget: Budget = SHORT) -> Reply:
    with Outside(command(way)) as program:
        return program.decide(asked(), budget)


@pytest.mark.parametrize("way", ["first", "chatters", "in_pieces"])
def test_a_good_answer_is_taken_however_it_comes(way: str) -> None:
    assert reply(way, AMPLE) == Reply(0)


@pytest.mark.parametrize(
    ("way", "failing", "message"),
    [
        ("late", Failing.LATE, "no answer within 0.6 s"),
        ("half", Failing.LATE, "no answer within 0.6 s"),
        ("dies", Failing.ENDED, "the program has ended"),
        ("floods", Failing.ENDED, "wrote more than"),
        ("blank_lines", Failing.ENDED, "or 1000 lines at once"),
        ("old_answers", Failing.ENDED, "or 1000 lines at once"),
        ("nonsense", Failing.NONSENSE, "not a clear JSON object: 'Knight to f3!'"),
        ("deep", Failing.NONSENSE, "not a clear JSON object"),
        ("binary", Failing.NONSENSE, "not a clear JSON object"),
        ("list", Failing.NONSENSE, "not a clear JSON object: '[1, 2]'"),
        ("unknown_id", Failing.NONSENSE, '"id" is 999, which is not one of 0 to'),
        ("true_id", Failing.NONSENSE, 'this is not an answer with an "id"'),
        ("told_wrong", Failing.NONSENSE, '"action" is not that of "id" 0'),
        ("complains", Failing.NONSENSE, "it says: I do not see the board"),
        ("babbler", Failing.NONSENSE, "not a clear JSON object: 'Good evening!'"),
        ("stranger", Failing.NOT_STARTED, "does not greet in version 1"),
    ],
)
def test_a_failure_is_told_by_its_kind_and_in_words(way: str, failing: Failing, message: str) -> None:
    limits = AMPLE if failing in (Failing.ENDED, Failing.NONSENSE, Failing.NOT_STARTED) else SHORT
    found = reply(way, limits)
    assert (found.choice, found.failing) == (None, failing)
    assert message in found.message


@pytest.mark.parametrize("words", ["no-such-program-anywhere", "'unbalanced", ""])
def test_a_command_that_cannot_be_started_is_told(words: str) -> None:
    with Outside(words) as program:
        found = program.decide(asked(), SHORT)
    assert found.failing is Failing.NOT_STARTED


def test_a_program_that_does_not_greet_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outside, "START_SECONDS", 0.2)
    found = reply("deaf")
    assert found.failing is Failing.LATE


def test_one_that_greets_in_no_good_way_is_started_anew_for_the_next_decision() -> None:
    started: list[int] = []
    with Outside(command("babbler"), started.append) as program:
        program.decide(asked(0), AMPLE)
        program.decide(asked(1), AMPLE)
    assert len(started) == 2


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    with Outside(f"{sys.executable} -c pass; touch {tmp_path / 'made'}") as program:
        program.decide(asked(), SHORT)
    assert not (tmp_path / "made").exists()


def test_after_some_failures_it_is_not_asked_any_more() -> None:
    with Outside(command("dies")) as program:
        failings = [program.decide(asked(number), AMPLE).failing for number in range(MOST_FAILURES + 2)]
    assert failings == [*[Failing.ENDED] * MOST_FAILURES, Failing.GIVEN_UP, Failing.GIVEN_UP]


def test_after_nonsense_the_same_program_goes_on() -> None:
    started: list[int] = []
    with Outside(command("nonsense"), started.append) as program:
        program.decide(asked(0), AMPLE)
        program.decide(asked(1), AMPLE)
    assert len(started) == 1


def test_one_that_has_ended_is_started_again() -> None:
    started: list[int] = []
    with Outside(command("dies"), started.append) as program:
        program.decide(asked(0), AMPLE)
        program.decide(asked(1), AMPLE)
    assert len(set(started)) == 2


def test_closing_ends_one_that_does_not_want_to_end() -> None:
    with Outside(command("chatters")) as program:
        program.decide(asked(), AMPLE)
        running = program._program
        assert running is not None
        assert running._process.poll() is None
    assert running._process.returncode is not None


def test_all_can_be_ended_at_once() -> None:
    program = Outside(command("first"))
    program.decide(asked(), AMPLE)
    outside.end_all()
    until = monotonic() + 10
    while program.decide(asked(1), AMPLE).failing is None:
        assert monotonic() < until
        sleep(0.01)
    program.close()


def test_a_name_tells_whether_it_is_a_command() -> None:
    assert is_outside("cmd:python3 player.py")
    assert not is_outside("thumb")
