"""When the program itself fails: a sentence for the person, and all that a mender needs in a file."""

import sys
import traceback
from datetime import UTC, datetime
from types import TracebackType

from leonardo import __version__
from leonardo.arguments import complain
from leonardo.user_folders import log_folder

SENTENCE = "Leonardo stopped because of a fault in the program itself ({name}). Saved games are safe. {where}"


def install_crash_report() -> None:
    """From now on tell an error that nobody expected in a sentence, and write all of it to a file."""
    sys.excepthook = _tell


def _tell(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    if issubclass(kind, KeyboardInterrupt):
        complain("Stopped.")
        return
    complain(SENTENCE.format(name=kind.__name__, where=keep_report(error, trace)))


def keep_report(error: BaseException, trace: TracebackType | None) -> str:
    """Write what happened to a file; return the sentence that says where it is, or that it could not be written."""
    told = "".join(traceback.format_exception(type(error), error, trace))
    now = datetime.now(UTC)
    path = log_folder() / f"fault-{now:%Y%m%d-%H%M%S}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"Leonardo {__version__}, Python {sys.version}\n\n{told}", "utf-8", "backslashreplace")
    except OSError:
        return f"What happened could not be written to a file: {type(error).__name__}: {error}"
    return f"What happened is written in {path}; please send it along when you report this."
