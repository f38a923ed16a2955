"""The words for the person at the keyboard, for faults of tools too, in windows that stay and windows that go."""

import errno
import io
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from scripts.start import console
from scripts.start.console import problem_with_files, problem_with_tool


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


def test_the_window_of_a_terminal_that_started_us_closes(
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


LOG = Path("project") / ".leonardo-environment" / "last-failure.txt"

NEW_CONNECTION = (
    "WARNING: Retrying (Retry(total=1, connect=None)) after connection broken by 'NewConnectionError("
    "'<HTTPSConnection>: Failed to establish a new connection: [Errno -3] Temporary failure in name resolution')': "
    "/simple/attrs/\n"
    "ERROR: Could not find a version that satisfies the requirement attrs==26.1.0 (from versions: none)\n"
    "ERROR: No matching distribution found for attrs==26.1.0\n"
)
READ_TIMEOUT = "pip._vendor.urllib3.exceptions.ReadTimeoutError: HTTPSConnectionPool(host='index'): Read timed out.\n"
WINDOWS_NAMES = "Failed to resolve 'index' ([Errno 11001] getaddrinfo failed)\n"
CERTIFICATE = (
    "WARNING: Retrying after connection broken by 'SSLError(SSLCertVerificationError(1, '[SSL: "
    "CERTIFICATE_VERIFY_FAILED] certificate verify failed: certificate is not yet valid'))': /simple/attrs/\n"
)
NO_WHEEL = (
    "ERROR: Could not find a version that satisfies the requirement pygame-ce==2.5.8 (from versions: none)\n"
    "ERROR: No matching distribution found for pygame-ce==2.5.8\n"
)
NO_ENSUREPIP = (
    "The virtual environment was not created successfully because ensurepip is not\navailable.  On Debian/Ubuntu "
    "systems, you need to install the python3-venv\npackage.\n\nFailing command: python3\n"
)
FULL = "ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device\n"
FULL_ON_WINDOWS = "[WinError 112] There is not enough space on the disk\n"
IN_USE = "ERROR: Could not install packages due to an OSError: [WinError 5] Access is denied: 'base.pyd'\n"


@pytest.mark.parametrize(
    ("output", "words"),
    [
        (NEW_CONNECTION, "no connection to the package index.\nConnect to the internet"),
        (READ_TIMEOUT, "no connection to the package index.\nConnect to the internet"),
        (WINDOWS_NAMES, "no connection to the package index.\nConnect to the internet"),
        (CERTIFICATE, "Check the date and time of this computer"),
        (NO_WHEEL, "no ready-made pygame-ce==2.5.8 for Python {python} on this computer.\nStart again with another"),
        (NO_ENSUREPIP, "lacks the modules venv and ensurepip"),
        ("python3: No module named venv\n", "lacks the modules venv and ensurepip"),
        (FULL, "The disk is full. Make room"),
        (FULL_ON_WINDOWS, "The disk is full. Make room"),
        (IN_USE, "Close every running Leonardo"),
        ("one\n  the last word  \n\n", "could not be made: the last word\nDelete the folder"),
        ("", "could not be made: no reason is known\nDelete the folder"),
    ],
)
def test_complaints_of_tools_become_words_that_say_what_to_do(output: str, words: str) -> None:
    told = str(problem_with_tool(output, LOG))
    assert words.format(python="{}.{}".format(*sys.version_info[:2])) in told
    assert len(told.splitlines()) == told.count("\n") + 1 <= 2
    assert "{" not in told


def test_a_failure_nobody_foresaw_names_the_file_that_tells_more() -> None:
    told = str(problem_with_tool("?", LOG))
    assert str(LOG.parent) in told
    assert LOG.name in told


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EDQUOT])
def test_a_full_disk_is_called_full(number: int) -> None:
    assert "The disk is full" in str(problem_with_files(OSError(number, "full"), LOG.parent))
