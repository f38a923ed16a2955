"""What pip and venv say, and what a person hears instead."""

import errno
import sys
from pathlib import Path

import pytest

from scripts._start.problem import problem_with_files, problem_with_tool

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
