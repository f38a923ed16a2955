"""What the person at the keyboard reads, in a console window that may be about to close, and faults in plain words."""

import errno
import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path


class StartError(Exception):
    """A fault told in one or two sentences: what is the matter, and what to do about it."""


@dataclass(frozen=True, slots=True)
class Complaint:
    """What a tool says of a fault (a regular expression), and what a person should hear instead."""

    pattern: str
    words: str


NO_VENV = (
    "This Python lacks the modules venv and ensurepip, which make Leonardo's private environment.\n"
    "Install them (on Debian and Ubuntu: sudo apt install python3-venv) or a whole Python "
    "(https://www.python.org/downloads/), and start again."
)

COMPLAINTS = (
    Complaint(r"ensurepip is not\s+available|no module named '?(venv|ensurepip)", NO_VENV),
    Complaint(
        "no space left|not enough space|disk quota",
        "The disk is full. Make room (about 300 MB) on the disk of {folder} and start again.",
    ),
    Complaint(
        "certificate.verify.failed|SSLError|SSL module is not available",
        "The package index could not be reached safely.\n"
        "Check the date and time of this computer and, in a company's network, the certificate that pip should trust; "
        "then start again.",
    ),
    Complaint(
        "connection broken by|failed to establish a new connection|name resolution|getaddrinfo failed|timed out"
        "|network is unreachable|connection (refused|reset|aborted)|proxyerror|max retries exceeded",
        "The packages that Leonardo needs could not be fetched: there is no connection to the package index.\n"
        "Connect to the internet (or set up pip for your network) and start again.",
    ),
    Complaint(
        r"no matching distribution found for (?P<package>\S+)",
        "The package index has no ready-made {package} for Python {python} on this computer.\n"
        "Start again with another Python from 3.11 to 3.13.",
    ),
    Complaint(
        "permission denied|access is denied|used by another process|read-only file system",
        "Something in {folder} could not be changed.\n"
        "Close every running Leonardo, make sure that you may write there, and start again.",
    ),
)
"""The first that fits counts."""


def missing_library(output: str) -> str | None:
    """The library of the system that `output` says is missing, if it says so."""
    found = re.search(r"(\S+?\.so(?:\.[0-9]+)*): cannot open shared object file: No such file", output)
    return found[1].rpartition("/")[2] if found else None


def package_of_debian(library: str) -> str:
    """The name that Debian gives the package of a library: `libx11-6` for `libX11.so.6`."""
    name, _, version = library.lower().partition(".so")
    version = version.lstrip(".")
    return f"{name}-{version}" if version and name[-1:].isdigit() else f"{name}{version}"


def problem_with_library(library: str) -> StartError:
    """The words for a library of the system that is missing."""
    return StartError(
        f"The library {library} is missing on this computer, and no new installation of Leonardo brings it.\n"
        f"Install it (on Debian and Ubuntu: sudo apt install {package_of_debian(library)}) and start again."
    )


def problem_with_tool(output: str, log: Path) -> StartError:
    """The words for a tool that failed, saying `output`; all of it lies in the file `log`."""
    if library := missing_library(output):
        return problem_with_library(library)
    for complaint in COMPLAINTS:
        if found := re.search(complaint.pattern, output, re.IGNORECASE):
            python = f"{sys.version_info.major}.{sys.version_info.minor}"
            return StartError(complaint.words.format(folder=log.parent, python=python, **found.groupdict()))
    last = next((line.strip() for line in reversed(output.splitlines()) if line.strip()), "no reason is known")
    return StartError(
        f"The private environment of Leonardo could not be made: {last}\n"
        f"Delete the folder {log.parent} and start again; if that does not help, read {log.name} in it first."
    )


def problem_with_files(error: OSError, folder: Path) -> StartError:
    """The words for an `error` met while files in `folder` were written."""
    if error.errno in (errno.ENOSPC, errno.EDQUOT):
        return StartError(f"The disk is full. Make room (about 300 MB) on the disk of {folder} and start again.")
    if isinstance(error, PermissionError) or error.errno == errno.EROFS:
        return StartError(
            f"Leonardo may not write in {folder}.\n"
            "Move the project to a folder of your own (or allow writing there), close every running Leonardo, "
            "and start again."
        )
    return StartError(
        f"The private environment in {folder} could not be written: {error}.\nDelete that folder and start again."
    )


SHELLS_LEAVE = {"PROMPT", "WT_SESSION", "TERM_PROGRAM"}
"""Variables that a Windows shell or its terminal hands to what is started from it, and a double click does not."""

WIDTH = 76


def say(words: str) -> None:
    """A line on standard error, so that the output of `leonardo` stays its own."""
    show_progress("")
    print("".join(map(_shown, words)), file=sys.stderr, flush=True)


def _shown(letter: str) -> str:
    """A letter as it stands, or escaped if it would steer a terminal: folders can have any name."""
    return letter if letter.isprintable() or letter == "\n" else ascii(letter)[1:-1]


def show_progress(words: str) -> None:
    """A line that the next one replaces; nothing where the output is not a terminal."""
    if _is_terminal(sys.stderr):
        print(f"\r{words[:WIDTH]:<{WIDTH}}", end="\r", file=sys.stderr, flush=True)


def _is_terminal(stream: object) -> bool:
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
