"""The two files for the autosaves of a game, written by turns, so that one of them is always whole."""

from pathlib import Path
from typing import Final

from attrs import define, evolve, frozen

from leonardo.locks import alone_in
from leonardo.plain_files import sync_folder
from leonardo.saves.faults import SaveError, fault_of_writing
from leonardo.saves.files import Mark, autosave_name, read_file, write_file
from leonardo.saves.schema import Line, Save, holds, read_save

MOST_FILES: Final = 20
"""Files of one game that are looked at: damaged ones are stepped over, and more of them there never are."""


class TakenError(Exception):
    """The files of a game are not as they were left: another program goes on with it, or they are all damaged.

    What is there must not be written over, so the game must go on under a run of its own.
    """


@frozen
class _Slot:
    """A file for autosaves, and what was found or written there: nothing, if it is free."""

    path: Path
    order: tuple[int, str] = (-1, "")
    mark: Mark | None = None
    line: Line = ()

    @property
    def ours(self) -> bool:
        """Whether it is as it was left here; a file that somebody deleted is nobody's."""
        return not self.path.exists() or (self.mark is not None and self.mark.fits(self.path))

    def may_be_followed_by(self, save: Save, *, gone_on: bool) -> bool:
        """Return whether what goes on with a save may be written over it; without lines no branches can be told."""
        if self.line and save.line and not holds(save.line, self.line):
            return False
        apart = bool(save.line) and not holds(self.line, save.line)
        return apart or not gone_on or self.order <= save.order


@define
class Slots:
    """The files of one game. `older` is written next."""

    older: _Slot
    newer: _Slot

    @classmethod
    def find(cls, folder: Path, save: Save, *, gone_on: bool = False) -> "Slots":
        """Return those of the game of a save as they are now; a damaged file is left alone and is none of them.

        If it is `gone_on` with from `save`, nothing may have been written after that, either.

        Raises:
            TakenError: if there are only damaged ones, or one from which `save` has not grown.
            SaveError: if the folder cannot be looked into.
        """
        found: list[_Slot] = []
        for number in range(1, MOST_FILES + 1):
            slot = _look_at(folder / autosave_name(save.run, number))
            if slot is not None and not slot.may_be_followed_by(save, gone_on=gone_on):
                raise TakenError
            if slot is not None:
                found.append(slot)
            if len(found) == 2:
                return cls(*sorted(found, key=lambda slot: slot.order))
        raise TakenError

    def write(self, content: bytes, order: tuple[int, str]) -> Path:
        """Write an autosave over the older one; return its file.

        Raises:
            TakenError: if another program has written one of the files.
            SaveError: if it cannot be written.
        """
        slot = self.older
        with alone_in(slot.path.parent):
            with fault_of_writing(slot.path):
                if not (slot.ours and self.newer.ours):
                    raise TakenError
            mark = write_file(slot.path, content, lasting=False)
        self.older, self.newer = self.newer, evolve(slot, order=order, mark=mark)
        if slot.mark is None:
            with fault_of_writing(slot.path):
                sync_folder(slot.path.parent)
        return slot.path


def _look_at(path: Path) -> _Slot | None:
    with fault_of_writing(path):
        try:
            path.lstat()
        except FileNotFoundError:
            return _Slot(path)
        try:
            content = read_file(path)
            save = read_save(content, path)
        except SaveError:
            return None
        return _Slot(path, save.order, Mark.of(content, path.stat()), save.line)
