"""What can be wrong with a save or its folder, in words that name the file and say what to do."""

from enum import Enum
from pathlib import Path
from typing import Final


class Fault(Enum):
    """A kind of fault. The value is the key of its sentence in the text catalogue under `saves.`."""

    MISSING = "missing"
    A_FOLDER = "a_folder"
    UNREADABLE = "unreadable"
    EMPTY = "empty"
    TOO_LARGE = "too_large"
    FOREIGN = "foreign"
    DAMAGED = "damaged"
    NEWER = "newer"
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_PLAYER = "unknown_player"
    OUTSIDE_PLAYER = "outside_player"
    BREAKS_RULE = "breaks_rule"
    DIFFERENT = "different"
    DISK_FULL = "disk_full"
    READ_ONLY = "read_only"
    UNWRITABLE = "unwritable"
    NAME_TAKEN = "name_taken"


SENTENCES: Final[dict[Fault, str]] = {
    Fault.MISSING: "there is no such file. It may have been moved or renamed: look for it in its old folder.",
    Fault.A_FOLDER: "this is a folder, not a saved game. Choose a file in it.",
    Fault.UNREADABLE: "the file cannot be read ({detail}). Check that you may open it and that its disk is there.",
    Fault.EMPTY: "the file is empty. Open an earlier save of the game.",
    Fault.TOO_LARGE: "the file is far larger than any saved game ({detail}). It was left as it is.",
    Fault.FOREIGN: "this is not a saved game of this program ({detail}). It was left as it is.",
    Fault.DAMAGED: "the save is damaged ({detail}). It was left as it is; open an earlier save of the game.",
    Fault.NEWER: "a newer version of this program wrote the save ({detail}). Open it with that version.",
    Fault.UNKNOWN_GAME: "the save is of a game that this program does not know ({detail}).",
    Fault.UNKNOWN_PLAYER: "a built-in player of the save is not in this version ({detail}). Open it with a newer one.",
    Fault.OUTSIDE_PLAYER: (
        "a program of others plays in this save ({detail}), and a save never starts programs. "
        "Name its command line with --program, or let a built-in player take the seat."
    ),
    Fault.BREAKS_RULE: "the saved game breaks a rule ({detail}). It was left as it is.",
    Fault.DIFFERENT: (
        "played again, the saved moves lead to another position than the one saved ({detail}). "
        "It was left as it is; the version that wrote it can open it."
    ),
    Fault.DISK_FULL: "the disk is full, the game could not be saved. Make room and save again.",
    Fault.READ_ONLY: (
        "nothing may be written there ({detail}), the game could not be saved. Choose another folder with --saves."
    ),
    Fault.UNWRITABLE: "the game could not be saved ({detail}). Choose another folder with --saves.",
    Fault.NAME_TAKEN: "another save bears this name. Choose another name, or replace it.",
}
"""English, for the command line and for logs. The same sentences stand in the text catalogue."""


class SaveError(Exception):
    """A save that cannot be read, opened or written: the file, the fault, and what the fault looked like."""

    def __init__(self, path: Path, fault: Fault, detail: str = "") -> None:
        super().__init__(f"{path.name}: {SENTENCES[fault].format(detail=detail)}")
        self.path = path
        self.fault = fault
        self.detail = detail

    @property
    def plainly(self) -> str:
        """What is wrong and what to do, without the name of the file."""
        return SENTENCES[self.fault].format(detail=self.detail)
