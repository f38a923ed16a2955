"""What can be wrong with a save or its folder, in words that name the file and say what to do."""

import errno
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Final


class Fault(Enum):
    """A kind of fault. The value is the key of its sentence in the text catalogue under `saves.`."""

    MISSING = "missing"
    A_FOLDER = "a_folder"
    UNREADABLE = "unreadable"
    FOLDER_UNREADABLE = "folder_unreadable"
    EMPTY = "empty"
    TOO_LARGE = "too_large"
    FOREIGN = "foreign"
    DAMAGED = "damaged"
    NEWER = "newer"
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_PLAYER = "unknown_player"
    OUTSIDE_PLAYER = "outside_player"
    BREAKS_RULE = "breaks_rule"
    HOUSE_RULES = "house_rules"
    DIFFERENT = "different"
    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    UNWRITABLE = "unwritable"
    NAME_TAKEN = "name_taken"
    NO_NAME = "no_name"


SENTENCES: Final[dict[Fault, str]] = {
    Fault.MISSING: "file not found. It may have been moved, renamed or deleted.",
    Fault.A_FOLDER: "this is a folder, not a saved game. Choose a file inside it.",
    Fault.UNREADABLE: (
        "the file cannot be read ({detail}). Check that you have permission to open it and that its drive is connected."
    ),
    Fault.FOLDER_UNREADABLE: (
        "the saved games folder cannot be read ({detail}). "
        "Check its permissions, or choose another folder with --saves."
    ),
    Fault.EMPTY: "the file is empty. Open an earlier save of the game.",
    Fault.TOO_LARGE: "the file is much too large to be a game ({detail}). It has not been changed.",
    Fault.FOREIGN: "this is not a Leonardo saved game ({detail}). It has not been changed; choose another file.",
    Fault.DAMAGED: "the save is damaged ({detail}). It has not been changed; open an earlier save of the game.",
    Fault.NEWER: "this save was made by a newer version of Leonardo ({detail}). Open it with that version.",
    Fault.UNKNOWN_GAME: "this version cannot play the game in this save ({detail}).",
    Fault.UNKNOWN_PLAYER: (
        "this version does not have one of the computer players in the save ({detail}). Open it with a newer version."
    ),
    Fault.OUTSIDE_PLAYER: (
        "an external program plays in this save ({detail}), and a save never starts programs. "
        "Give its command line with --program, or let a computer player take the seat."
    ),
    Fault.BREAKS_RULE: (
        "the saved game breaks a rule ({detail}). It has not been changed; open an earlier save of the game."
    ),
    Fault.HOUSE_RULES: "the program runs with other house rules than this game ({detail}). The save is unchanged.",
    Fault.DIFFERENT: (
        "replaying the saved moves leads to a different position ({detail}). "
        "The file has not been changed; the version that wrote it can still open it."
    ),
    Fault.DISK_FULL: "the game could not be saved because the disk is full. Free some space and save again.",
    Fault.READ_ONLY: (
        "the game could not be saved because this folder is read-only ({detail}). Choose another folder with --saves."
    ),
    Fault.UNWRITABLE: "the game could not be saved ({detail}). Choose another folder with --saves.",
    Fault.NAME_TAKEN: "there is already a save with this name. Choose another name, or replace it.",
    Fault.NO_NAME: "the game cannot be saved under this name. Use 1 to 40 printable characters.",
}
"""English, for the command line and for logs. The same sentences stand in the text catalogue."""

LONGEST_DETAIL: Final = 200
"""Characters shown of what a fault looked like, and of a name: a hostile file may put a book into a word."""

_FULL: Final = frozenset({errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)})
_FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})


class SaveError(Exception):
    """A save that cannot be read, opened or written: the file, the fault, and what the fault looked like."""

    def __init__(self, path: Path, fault: Fault, detail: str = "") -> None:
        detail = printable(detail)
        super().__init__(f"{shown_name(path)}: {SENTENCES[fault].format(detail=detail)}")
        self.path = path
        self.fault = fault
        self.detail = detail

    @property
    def plainly(self) -> str:
        """What is wrong and what to do, without the name of the file."""
        return SENTENCES[self.fault].format(detail=self.detail)


def shown_name(path: Path) -> str:
    """Return the name of a file or folder as it can be shown: a name may be no text at all."""
    return printable(path.name or str(path))


def printable(text: str) -> str:
    """Return a text in which whatever cannot be shown is a mark, and which is not too long to be shown."""
    shown = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text[:LONGEST_DETAIL])
    return shown if len(text) <= LONGEST_DETAIL else f"{shown} ..."


@contextmanager
def fault_of_writing(path: Path) -> Iterator[None]:
    """Let whatever goes wrong while `path` is written, moved or deleted be a `SaveError`, and nothing else.

    Raises:
        SaveError: for every error of the system, and for content or a name that cannot be written.
    """
    try:
        yield
    except OSError as error:
        raise SaveError(path, _fault_of(error), f"{path.parent}: {error.strerror or error}") from error
    except (ValueError, RecursionError) as error:
        raise SaveError(path, Fault.UNWRITABLE, str(error)) from error


@contextmanager
def fault_of_reading(path: Path) -> Iterator[None]:
    """Let whatever the system says against reading `path` be a `SaveError`, and nothing else.

    Raises:
        SaveError: for every error of the system, and for a name that no system knows.
    """
    try:
        yield
    except FileNotFoundError as error:
        raise SaveError(path, Fault.MISSING) from error
    except OSError as error:
        raise SaveError(path, Fault.UNREADABLE, error.strerror or str(error)) from error
    except ValueError as error:  # a zero byte in the name
        raise SaveError(path, Fault.UNREADABLE, str(error)) from error


def _fault_of(error: OSError) -> Fault:
    if error.errno in _FULL:
        return Fault.DISK_FULL
    return Fault.READ_ONLY if error.errno in _FORBIDDEN else Fault.UNWRITABLE
