"""From the arguments of play.py and test.py to their exit status."""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from scripts.start import commands, console
from scripts.start.console import StartError
from scripts.start.environment import Environment
from scripts.start.pip import clean_variables, install_command, run, what_pip_does

HERE = (sys.executable, "-c")


class HandedOver:
    """Stands in for the command that takes our place."""

    def __init__(self) -> None:
        self.command: list[str] = []
        self.variables: dict[str, str] = {}
        self.folder = Path()

    def __call__(self, command: Sequence[str], variables: Mapping[str, str]) -> int:
        """Notes what would run, and where."""
        self.command, self.variables, self.folder = list(command), dict(variables), Path.cwd()
        return 7


@pytest.fixture
def handed_over(monkeypatch: pytest.MonkeyPatch) -> HandedOver:
    notes = HandedOver()
    monkeypatch.setattr(commands, "hand_over", notes)
    return notes


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """The pin files that were asked for; every environment is ready at once, with the Python of the tests."""
    asked: list[tuple[str, ...]] = []

    def prepare(_environment: Environment, *pin_files: str) -> Path:
        asked.append(pin_files)
        return Path(sys.executable)

    monkeypatch.setattr(Environment, "prepare", prepare)
    return asked


@pytest.fixture
def closing_window(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    happened: list[str] = []
    monkeypatch.setattr(console, "window_closes_with_us", lambda: True)
    monkeypatch.setattr(console, "keep_window_open", lambda: happened.append("kept open"))
    return happened


def test_play_passes_its_arguments_to_leonardo(handed_over: HandedOver, prepared: list[tuple[str, ...]]) -> None:
    assert commands.play(["simulate", "--games", "3"]) == 7
    assert handed_over.command == [sys.executable, "-P", "-m", "leonardo", "simulate", "--games", "3"]
    assert prepared == [("runtime.txt",)]


@pytest.mark.usefixtures("prepared")
def test_play_stays_in_the_folder_where_it_was_called(
    handed_over: HandedOver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    commands.play(["check", "game.leonardo.jsonl"])
    assert handed_over.folder.samefile(tmp_path)


def test_test_with_arguments_is_pytest_with_these_arguments(
    handed_over: HandedOver, prepared: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(commands.PROJECT / "scripts")
    assert commands.test(["-k", "auction"]) == 7
    assert handed_over.command == [sys.executable, "-P", "-m", "pytest", "-k", "auction"]
    assert handed_over.folder.samefile(commands.PROJECT / "scripts"), "paths are typed as seen from here"
    assert prepared == [("runtime.txt", "test.txt")]


@pytest.mark.usefixtures("prepared")
def test_test_called_from_outside_runs_in_the_project(
    handed_over: HandedOver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    commands.test(["-x"])
    assert handed_over.folder.samefile(commands.PROJECT)


@pytest.mark.usefixtures("prepared")
def test_tests_need_neither_display_nor_sound_device(handed_over: HandedOver) -> None:
    commands.test(["-x"])
    assert handed_over.variables["SDL_VIDEODRIVER"] == handed_over.variables["SDL_AUDIODRIVER"] == "dummy"


def test_packages_of_somebody_else_stay_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("PYTHONHOME", "elsewhere")
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert clean_variables().keys() & {"PYTHONPATH", "PYTHONHOME", "LANG"} == {"LANG"}


def test_a_problem_is_told_without_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    def start() -> int:
        raise StartError("It rains.\nTake an umbrella.")

    assert commands.in_words(start) == 1
    assert capsys.readouterr().err == "It rains.\nTake an umbrella.\n"


def test_ctrl_c_is_answered_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    def start() -> int:
        raise KeyboardInterrupt

    assert commands.in_words(start) == 1
    assert capsys.readouterr().err == "Stopped. The next start will continue from here.\n"


@pytest.mark.parametrize(("status", "happens"), [(0, []), (1, ["kept open"]), (3, ["kept open"])])
def test_a_window_that_closes_with_us_stays_open_after_a_failure(
    closing_window: list[str], status: int, happens: list[str]
) -> None:
    assert commands.in_words(lambda: status) == status
    assert closing_window == happens


@pytest.mark.usefixtures("closing_window")
def test_in_such_a_window_the_command_tells_its_status() -> None:
    assert commands.hand_over([*HERE, "raise SystemExit(5)"], os.environ) == 5


def test_elsewhere_the_process_becomes_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    became: list[object] = []

    def become(program: str, arguments: list[str], variables: dict[str, str]) -> None:
        became.extend((program, arguments, variables))
        raise SystemExit(0)

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(console, "window_closes_with_us", lambda: False)
    monkeypatch.setattr(os, "execve", become)
    with pytest.raises(SystemExit):
        commands.hand_over(["python", "-m", "leonardo"], {"LANG": "C"})
    assert became == ["python", ["python", "-m", "leonardo"], {"LANG": "C"}]


GOOD = ("print('2 passed in 0.01s')",)
BAD = ("print('1 failed in 0.01s'); raise SystemExit(1)",)  # what stands for pytest, which succeeds or fails


@pytest.fixture
def pretended_checks(monkeypatch: pytest.MonkeyPatch) -> tuple[str, ...]:
    """Makes every check a program given as text."""
    monkeypatch.setattr(commands, "CHECKS", {"first": ("print('fine')",), "second": ("print('fine')",)})
    monkeypatch.setattr(commands, "LONG_CHECKS", {})
    return HERE


def test_each_check_has_a_line_and_that_of_pytest_comes_last(
    pretended_checks: tuple[str, ...], capfd: pytest.CaptureFixture[str]
) -> None:
    assert commands.check_all(pretended_checks, os.environ, GOOD) == 0
    first, second, title, last = capfd.readouterr().out.splitlines()
    assert first.startswith("first: good (")
    assert second.startswith("second: good (")
    assert (title, last) == ("pytest:", "2 passed in 0.01s")


def test_a_failed_check_shows_its_words_and_lets_others_run(
    pretended_checks: tuple[str, ...], capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(commands.CHECKS, "first", ("print('line 3 is too long'); raise SystemExit(1)",))
    assert commands.check_all(pretended_checks, os.environ, GOOD) == 1
    said = capfd.readouterr().out.splitlines()
    assert said[0] == "line 3 is too long"
    assert said[1].startswith("first: FAILED (")
    assert said[2].startswith("second: good (")
    assert said[-1] == "2 passed in 0.01s"


@pytest.mark.parametrize(("types", "status"), [("print('fine')", 0), ("print('no int'); raise SystemExit(1)", 1)])
def test_a_long_check_goes_on_beside_the_tests_and_counts_too(
    pretended_checks: tuple[str, ...],
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    types: str,
    status: int,
) -> None:
    monkeypatch.setitem(commands.LONG_CHECKS, "types", (types,))
    assert commands.check_all(pretended_checks, os.environ, GOOD) == status
    said = capfd.readouterr().out
    assert said.index("second: good") < said.index("pytest:")
    assert ("\nno int\ntypes: FAILED (" if status else "\ntypes: good (") in said


def test_a_failing_test_fails_the_whole(pretended_checks: tuple[str, ...], capfd: pytest.CaptureFixture[str]) -> None:
    assert commands.check_all(pretended_checks, os.environ, BAD) == 1
    assert capfd.readouterr().out.splitlines()[-1] == "1 failed in 0.01s"


@pytest.mark.parametrize(("asked_for", "tests"), [([], commands.QUICK_TEST), (["--all"], commands.EVERY_TEST)])
def test_only_slow_tests_are_left_out_unless_all_are_asked_for(
    asked_for: list[str], tests: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[object] = []

    def note(*arguments: object) -> int:
        ran.append(arguments[-1])
        return 0

    monkeypatch.setattr(commands, "check_all", note)
    monkeypatch.setattr(Environment, "prepare", lambda *_: "python")
    monkeypatch.setattr(commands, "COMPILED", ("this",))
    assert commands.test(asked_for) == 0
    assert ran == [tests]
    assert ("not slow" in tests) == (not asked_for)
    assert "-k" not in tests


def test_while_packages_come_all_but_the_tests_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "PROJECT", tmp_path)
    for name in ("leonardo/cli.py", "scripts/play.py", "tests/doubles.py", "tests/conftest.py", "tests/test_cli.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    with commands.compiling({}):
        pass
    assert {path.name.partition(".")[0] for path in tmp_path.rglob("*.pyc")} == {"cli", "play", "doubles"}


def test_style_and_types_are_checked_whatever_is_tested() -> None:
    assert {*commands.CHECKS, *commands.LONG_CHECKS} == {"ruff check", "ruff format", "mypy"}


def test_a_tool_is_heard_line_by_line() -> None:
    heard: list[str] = []
    outcome = run(
        [*HERE, "import sys; print('one'); sys.stdout.flush(); sys.stderr.write('two'); sys.exit(4)"], heard.append
    )
    assert (outcome.status, outcome.output, heard) == (4, "one\ntwo", ["one\n", "two"])


def test_a_tool_that_is_not_there_fails_like_any_other(tmp_path: Path) -> None:
    outcome = run([str(tmp_path / "python")], print)
    assert outcome.status == 127
    assert "python" in outcome.output


def test_ctrl_c_stops_the_tool_too() -> None:
    def press_ctrl_c(_line: str) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run([*HERE, "import time; print('here', flush=True); time.sleep(600)"], press_ctrl_c)


def test_only_ready_made_packages_are_fetched() -> None:
    command = install_command(Path("python"), [Path("runtime.txt"), Path("test.txt")])
    assert command[:5] == ["python", "-I", "-m", "pip", "install"]
    assert command[command.index("--only-binary") + 1] == ":all:"
    assert command[-2:] == ["--requirement=runtime.txt", "--requirement=test.txt"]


@pytest.mark.parametrize(
    ("line", "progress"),
    [
        ("Collecting pygame-ce==2.5.8 (from -r requirements/runtime.txt (line 11))\n", "Fetching pygame-ce==2.5.8 ..."),
        ("Installing collected packages: attrs, cattrs\n", "Installing ..."),
        ("  Using cached attrs-26.1.0-py3-none-any.whl (67 kB)\n", None),
    ],
)
def test_progress_is_what_pip_is_busy_with(line: str, progress: str | None) -> None:
    assert what_pip_does(line) == progress
