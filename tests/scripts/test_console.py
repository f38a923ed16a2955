"""Words for the person at the keyboard, in windows that stay and windows that go."""

import io
import os
import sys
from collections.abc import Callable

import pytest

from scripts._start import console


class Terminal(io.StringIO):
    """A stream with a person behind it."""

    def isatty(self) -> bool:
        return True


def sit_down(monkeypatch: pytest.MonkeyPatch) -> Terminal:
    """A terminal at which a person has just pressed Enter; answers its screen."""
    screen = Terminal()
    monkeypatch.setattr(sys, "stdin", Terminal("\n"))
    monkeypatch.setattr(sys, "stderr", screen)
    return screen


@pytest.fixture
def leads_session(monkeypatch: pytest.MonkeyPatch) -> Callable[[bool], None]:
    """Sets whether the terminal started this process itself."""

    def set_to(leads: bool) -> None:
        monkeypatch.setattr(sys, "platform", "linux")
        monkeypatch.setattr(os, "getsid", lambda _process: os.getpid() if leads else os.getpid() + 1, raising=False)

    return set_to


def test_progress_replaces_itself_and_leaves_whole_lines_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = sit_down(monkeypatch)
    console.show_progress("Fetching a-package-with-a-long-name ...")
    console.show_progress("Installing ...")
    console.say("Leonardo is ready.")
    assert seen_on(screen.getvalue()) == ["Leonardo is ready."]


def test_progress_never_breaks_into_a_second_line(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = sit_down(monkeypatch)
    console.show_progress("x" * 200)
    assert len(screen.getvalue().strip("\r")) <= 80


def test_progress_stays_out_of_files(capsys: pytest.CaptureFixture[str]) -> None:
    console.show_progress("Fetching ...")
    console.say("Leonardo is ready.")
    assert capsys.readouterr().err == "Leonardo is ready.\n"


def test_a_program_without_a_console_speaks_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    for stream in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, stream, None)
    console.say("Is anybody there?")
    assert not console.window_closes_with_us()


def test_a_window_of_a_terminal_that_started_us_itself_closes_with_us(
    leads_session: Callable[[bool], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(monkeypatch)
    leads_session(True)
    assert console.window_closes_with_us()
    leads_session(False)
    assert not console.window_closes_with_us()


def test_output_that_nobody_reads_in_a_window_is_not_waited_for(
    leads_session: Callable[[bool], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    sit_down(monkeypatch)
    leads_session(True)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert not console.window_closes_with_us()


@pytest.mark.parametrize("mark", sorted(console.SHELLS_LEAVE))
def test_on_windows_a_double_click_leaves_no_marks_of_a_shell(monkeypatch: pytest.MonkeyPatch, mark: str) -> None:
    sit_down(monkeypatch)
    monkeypatch.setattr(sys, "platform", "win32")
    for name in console.SHELLS_LEAVE:
        monkeypatch.delenv(name, raising=False)
    assert console.window_closes_with_us()
    monkeypatch.setenv(mark, "something")
    assert not console.window_closes_with_us()


def test_a_window_is_kept_open_until_enter_is_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = sit_down(monkeypatch)
    console.keep_window_open()
    assert "Press Enter" in screen.getvalue()
    assert sys.stdin.read() == "", "the Enter has been read"


def seen_on(screen: str) -> list[str]:
    """What is left to see on a screen where a carriage return goes back to the start of the line."""
    lines = []
    for line in screen.split("\n"):
        shown = ""
        for piece in line.split("\r"):
            shown = piece + shown[len(piece) :]
        lines.append(shown.rstrip())
    return [line for line in lines if line]
