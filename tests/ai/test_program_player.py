"""Programs of others at a seat: whatever they do, the decision comes in time, and no process is left."""

import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic, sleep

import pytest

from leonardo.ai import program_player
from leonardo.ai.player import Budget
from leonardo.ai.program_player import MOST_FAILURES, MOST_SAID, Failing, ProgramPlayer, Reply
from leonardo.ai.programs import is_program, programs_of, title
from leonardo.ai.protocol import Message, Told, told, write_line
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.saves.schema import BuiltIn


@pytest.mark.parametrize(
    ("command", "called"),
    [
        ("python3 examples/greedy.py", "greedy.py"),
        ("python3 -u 'my players/best one.py' --level 3", "best one.py"),
        ("/opt/players/strong", "strong"),
        ("strong --fast", "strong"),
        ("'unbalanced", "'unbalanced"),
        ("cmd:python3 greedy.py", "greedy.py"),
    ],
)
def test_a_program_is_called_by_the_file_that_it_is(command: str, called: str) -> None:
    assert title(command) == called


def test_each_gets_a_word_of_its_own_that_a_save_can_hold() -> None:
    commands = ["python3 greedy.py", "python2 greedy.py", "Č" * 80, "x" * 80, "x" * 80]
    found = programs_of(commands)
    assert list(found.values()) == [f"cmd:{command}" for command in commands]
    assert list(found)[:2] == ["program_greedy_py", "program_greedy_py_2"]
    for word in found:
        assert is_program(word)
        assert BuiltIn("Dora", "red", word).player == word


def test_any_number_of_programs_may_bear_one_name() -> None:
    found = programs_of(["x" * 80] * 1200)
    assert len(found) == 1200
    for word in found:
        assert BuiltIn("Dora", "red", word).player == word


def test_no_built_in_player_is_taken_for_a_program() -> None:
    assert not is_program("thumb")


PROGRAMS = Path(__file__).with_name("programs.py")
SHORT = Budget(seconds=0.1)
AMPLE = Budget(seconds=20.0)


def command(way: str) -> str:
    words = [sys.executable, str(PROGRAMS), way]
    return subprocess.list2cmdline(words) if sys.platform == "win32" else shlex.join(words)


def asked(number: int = 0) -> Told:
    state = GAME.begin(GAME.deal(Options(2, start=0), Random(1))).state
    return told(GAME, state, 0, (), number, SHORT)


@pytest.fixture(autouse=True)
def nothing_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Nearly all of these programs do not want to end, and are not given long."""
    monkeypatch.setattr(program_player, "FAREWELL_S", 0.05)
    yield
    assert set() == program_player.RUNNING


def written(monkeypatch: pytest.MonkeyPatch) -> list[Message]:
    sent: list[Message] = []

    def noted(message: Message) -> bytes:
        sent.append(message)
        return write_line(message)

    monkeypatch.setattr(program_player, "write_line", noted)
    return sent


def reply(way: str, budget: Budget = SHORT) -> Reply:
    with ProgramPlayer(command(way)) as program:
        return program.decide(asked(), budget)


@pytest.mark.parametrize("way", ["first", "chatters", "in_pieces", "strict", "of_the_future"])
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
        ("nonsense", Failing.NONSENSE, "not a valid JSON object: 'Knight to f3!'"),
        ("deep", Failing.NONSENSE, "not a valid JSON object"),
        ("binary", Failing.NONSENSE, "not a valid JSON object"),
        ("list", Failing.NONSENSE, "not a valid JSON object: '[1, 2]'"),
        ("unknown_id", Failing.NONSENSE, '"id" is 999, which is not one of 0 to'),
        ("true_id", Failing.NONSENSE, 'this is not an answer with an "id"'),
        ("told_wrong", Failing.NONSENSE, '"action" is not that of "id" 0'),
        ("complains", Failing.NONSENSE, "it says: I do not see the board"),
        ("babbler", Failing.NONSENSE, "not a valid JSON object: 'Good evening!'"),
        ("stranger", Failing.NOT_STARTED, "sent no hello for a protocol version from 1 to 2"),
        ("boastful", Failing.NOT_STARTED, "sent no hello for a protocol version from 1 to 2"),
    ],
)
def test_a_failure_is_told_by_its_kind_and_in_words(way: str, failing: Failing, message: str) -> None:
    limits = AMPLE if failing in (Failing.ENDED, Failing.NONSENSE, Failing.NOT_STARTED) else SHORT
    found = reply(way, limits)
    assert (found.choice, found.failing) == (None, failing)
    assert message in found.message


@pytest.mark.parametrize("words", ["no-such-program-anywhere", "'unbalanced", ""])
def test_a_command_that_cannot_be_started_is_told(words: str) -> None:
    with ProgramPlayer(words) as program:
        found = program.decide(asked(), SHORT)
    assert found.failing is Failing.NOT_STARTED


def test_a_program_that_does_not_greet_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(program_player, "START_SECONDS", 0.2)
    found = reply("deaf")
    assert found.failing is Failing.LATE


def test_a_bad_greeting_leads_to_a_new_start_next_time() -> None:
    started: list[int] = []
    with ProgramPlayer(command("babbler"), started.append) as program:
        program.decide(asked(0), AMPLE)
        program.decide(asked(1), AMPLE)
    assert len(started) == 2


@pytest.mark.parametrize(
    ("way", "version", "fields"), [("strict", 1, {"round"}), ("of_the_future", 2, {"round", "new"})]
)
def test_a_program_is_told_what_its_version_knows(
    way: str, version: int, fields: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = written(monkeypatch)
    one = Told({**asked().hello, "view": {"new": 1}}, {**asked().decide, "view": {"round": 1, "new": 2}}, {"new": 2})
    with ProgramPlayer(command(way)) as program:
        assert program.decide(one, AMPLE) == Reply(0)
    hellos = [message for message in sent if message["type"] == "hello"]
    assert [message["protocol"] for message in hellos] == [2, 1][: 3 - version]
    assert (hellos[-1]["view"] == {}) is (version == 1)
    assert [set(message["view"]) for message in sent if message["type"] == "decide"] == [fields]


def test_a_program_is_told_the_result_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = written(monkeypatch)
    for result in ({"winners": [0]}, None):
        program = ProgramPlayer(command("first"))
        program.decide(asked(), AMPLE)
        program.close(result)
        assert sent[-1] == {"type": "quit", "result": result}


def test_the_end_of_its_errors_is_kept_with_a_lost_decision() -> None:
    with ProgramPlayer(command("breaks")) as program:
        for number in (1, 2):
            found = program.decide(asked(number), AMPLE)
            assert found.failing is Failing.ENDED
            *before, question, last = found.said.split("\n")
            assert (question, last) == (rf"\x1b[31mquestion {number}\u202e", r"    no \udcff idea")
            assert set(before[1:]) == {"so many thoughts"}
            assert MOST_SAID - 40 < len(found.said) < MOST_SAID + 20


def test_error_output_is_that_of_the_decision_that_was_lost() -> None:
    with ProgramPlayer(command("mutters")) as program:
        assert [program.decide(asked(number), AMPLE).said for number in (1, 2)] == ["I am lost"] * 2


def test_one_that_failed_often_enough_is_not_started_again() -> None:
    started: list[int] = []
    with ProgramPlayer(command("first"), started.append, MOST_FAILURES) as program:
        program.greet(asked().hello, {})
        found = program.decide(asked(), AMPLE)
    assert (started, found.failing) == ([], Failing.GIVEN_UP)
    assert found.message == "not asked any more: 3 times the process that asked it was ended or halted"


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    with ProgramPlayer(f"{sys.executable} -c pass; touch {tmp_path / 'made'}") as program:
        program.decide(asked(), SHORT)
    assert not (tmp_path / "made").exists()


def test_after_some_failures_it_is_not_asked_any_more() -> None:
    with ProgramPlayer(command("dies")) as program:
        failings = [program.decide(asked(number), AMPLE).failing for number in range(MOST_FAILURES + 2)]
    assert failings == [*[Failing.ENDED] * MOST_FAILURES, Failing.GIVEN_UP, Failing.GIVEN_UP]


def test_after_nonsense_the_same_program_goes_on() -> None:
    started: list[int] = []
    with ProgramPlayer(command("nonsense"), started.append) as program:
        program.decide(asked(0), AMPLE)
        program.decide(asked(1), AMPLE)
    assert len(started) == 1


def test_one_that_has_ended_is_started_again() -> None:
    started: list[int] = []
    with ProgramPlayer(command("dies"), started.append) as program:
        program.decide(asked(0), AMPLE)
        program.decide(asked(1), AMPLE)
    assert len(set(started)) == 2


def test_closing_ends_one_that_does_not_want_to_end() -> None:
    started: list[int] = []
    with ProgramPlayer(command("chatters"), started.append) as program:
        program.decide(asked(), AMPLE)
        (pid,) = started
        os.kill(pid, 0)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


def test_all_can_be_ended_at_once() -> None:
    program = ProgramPlayer(command("first"))
    program.decide(asked(), AMPLE)
    program_player.end_all()
    until = monotonic() + 10
    while program.decide(asked(1), AMPLE).failing is None:
        assert monotonic() < until
        sleep(0.01)
    program.close()


def test_a_name_tells_whether_it_is_a_command() -> None:
    assert program_player.is_program("cmd:python3 player.py")
    assert not program_player.is_program("thumb")
