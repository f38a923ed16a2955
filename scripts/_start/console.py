"""Speaking to the person at the keyboard, in a console window that may be about to close."""

import os
import sys

SHELLS_LEAVE = {"PROMPT", "WT_SESSION", "TERM_PROGRAM"}
"""Variables that a Windows shell or its terminal hands to what is started from it, and a double click does not."""

WIDTH = 76


def say(words: str) -> None:
    """A line on standard error, so that the output of `leonardo` stays its own."""
    _clear_progress()
    print("".join(map(_shown, words)), file=sys.stderr, flush=True)


def _shown(letter: str) -> str:
    """A letter as it stands, or escaped if it would steer a terminal: folders can have any name."""
    return letter if letter.isprintable() or letter == "\n" else ascii(letter)[1:-1]


def show_progress(words: str) -> None:
    """A line that the next one replaces; nothing where the output is not a terminal."""
    if _is_terminal(sys.stderr):
        print(f"\r{words[:WIDTH]:<{WIDTH}}", end="\r", file=sys.stderr, flush=True)


def _clear_progress() -> None:
    show_progress("")


def _is_terminal(stream: object) -> bool:
    """Streams are None in programs without a console (pythonw on Windows)."""
    isatty = getattr(stream, "isatty", None)
    return isatty is not None and bool(isatty())


def window_closes_with_us() -> bool:
    """Whether the console window was opened for this program alone, as by a double click.

    On Windows: no shell has left its marks. Elsewhere: no shell leads our session, the terminal started us itself.
    """
    if not (_is_terminal(sys.stdin) and _is_terminal(sys.stderr)):
        return False
    if sys.platform == "win32":
        return SHELLS_LEAVE.isdisjoint(os.environ)
    return os.getsid(0) == os.getpid()


def keep_window_open() -> None:
    """Lets the last words be read before the window closes."""
    print("Press Enter to close this window.", end="", file=sys.stderr, flush=True)
    sys.stdin.readline()
