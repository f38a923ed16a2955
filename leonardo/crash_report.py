"""When the program itself fails: a sentence for the person, and all that a mender needs in a file.

A report goes to people who do not know whose computer it came from: no path of a person stands in it.
"""

import getpass
import platform
import re
import sys
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

import leonardo
from leonardo import __version__, plain_files
from leonardo.address import ADDRESS
from leonardo.app.kit.shortage import came_of_memory
from leonardo.arguments import complain
from leonardo.user_folders import log_folder

SENTENCE = "Leonardo stopped because of an internal error ({name}). Your saved games are safe. {where}"
NO_MEMORY = "There is not enough memory left for Leonardo. Close other programs, then try again."
_QUOTED_PATH = re.compile(r"""(["'])(?:file://)?(?:~?/|[A-Za-z]:[\\/])(?:(?!\1)[^\n])*[\\/]((?:(?!\1)[^\n\\/])*)\1""")
"""A whole path between quotes, as errors of the system tell it."""
_BARE_PATH = re.compile(
    r"""(?:file://|(?<![\w.…>/\\:-]))(?:~|[A-Za-z]:)?(?:[\\/]{1,2}[^\s"'<>|:;,()/\\]+)+[\\/]{1,2}([^\s"'<>|:;,()/\\]+)"""
)
"""A path among words, from a root or a home on; a name with blanks in it counts up to the first."""
_NOBODY = frozenset({"", "root", "leonardo"})
"""Names of users that say nothing of a person, one of which is that of the program."""


def install_crash_report() -> None:
    """From now on tell an error that nobody expected in a sentence, and write all of it to a file."""
    sys.excepthook = _tell


def _tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        complain("Stopped.")
        return
    if came_of_memory(error):
        complain(NO_MEMORY)
        return
    complain(SENTENCE.format(name=kind.__name__, where=keep_report(error, trace)))


def keep_report(error: BaseException, trace: TracebackType | None) -> str:
    """Write what happened to a file; return the sentence that says where it is, or that it could not be written."""
    try:
        path = write_report(error, trace)
    except OSError:
        return f"The details could not be written to a file: {type(error).__name__}: {error}"
    return f"Details were written to {path}; please attach this file if you report the problem at {ADDRESS}."


def write_report(error: BaseException, trace: TracebackType | None, before: Sequence[str] = ()) -> Path:
    """Write what happened to a file and return that; `before` tells line by line what a person did before.

    Raises:
        OSError: if it cannot be written.
    """
    now = datetime.now(UTC)
    path = log_folder() / f"fault-{now:%Y%m%d-%H%M%S-%f}.txt"
    system = f"Leonardo {__version__}, Python {sys.version}, {platform.platform()}"
    told = "".join(traceback.format_exception(type(error), error, trace))
    steps = ["What was done before, the last thing last:", *before, ""] if before else []
    report = without_persons("\n".join([system, "", told, *steps]))
    plain_files.write(path, report.encode("utf-8", "backslashreplace"), replace=False, sync=False)
    return path


def without_persons(text: str) -> str:
    """Return a text in which no path tells whose computer it came from: known ones by a word, others by the file."""
    for place, word in _known_places():
        text = text.replace(place, word)
    text = _BARE_PATH.sub(r"…/\1", _QUOTED_PATH.sub(r"\1…/\2\1", text))
    for name in _users():
        text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "<user>", text)
    return text


def _users() -> set[str]:
    """Return what the user is called by this computer, as far as it says more than that there is one."""
    found: set[str] = set()
    with suppress(OSError, KeyError, ImportError):  # what it says where nobody has a name
        found.add(getpass.getuser())
    with suppress(RuntimeError):
        found.add(Path.home().name)
    return {name for name in found if name.lower() not in _NOBODY}


def _known_places() -> Iterator[tuple[str, str]]:
    """Yield folders, as they are and as they stand between quotes, and the words for them, the innermost first."""
    found = {
        str(Path(leonardo.__file__).resolve().parent): "leonardo",
        sys.prefix: "<python>",
        sys.base_prefix: "<python>",
        tempfile.gettempdir(): "<temporary>",
    }
    with suppress(RuntimeError):  # who has no home has no path there
        found[str(Path.home())] = "~"
    found |= {place.replace("\\", "\\\\"): word for place, word in found.items()}
    yield from sorted(
        ((place, word) for place, word in found.items() if len(place) > 1), key=lambda each: -len(each[0])
    )
