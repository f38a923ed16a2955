"""The archive: every game that was finished or broken off, a file each, kept until a person wants it deleted.

A file is a save like any other, without a picture, so that whoever has the file has the game. A game that is gone on
with is kept under the same name again. What is finished is never replaced.
"""

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from attrs import evolve

from leonardo.saves.documents import Fields
from leonardo.saves.faults import SaveError, fault_of_writing
from leonardo.saves.files import ENDING, write_file
from leonardo.saves.folder import Entry, SaveFolder
from leonardo.saves.schema import Save, write_save
from leonardo.saves.writer import Aside, at_once

FOLDER: Final = "archive"  # the folder of the archive, beside the saves
_PLAYED: Final = "played-"
_RUN_LETTERS: Final = 12


class Archive:
    """The games that were played, in the folder `path`, which is made when the first is kept.

    `aside` does what nobody should have to wait for.
    """

    def __init__(self, path: Path, aside: Aside = at_once, saves: SaveFolder | None = None) -> None:
        self.path = path
        self.aside = aside
        self._folder = SaveFolder(path, aside=aside)
        self._saves = saves

    @classmethod
    def of(cls, folder: SaveFolder) -> "Archive":
        return cls(folder.path / FOLDER, folder.aside, folder)

    def path_of(self, run: str) -> Path:
        """Return the file of the game `run`."""
        return self.path / f"{_PLAYED}{run}{ENDING}"

    @property
    def holds_any(self) -> bool:
        """Whether there is any game, be it readable or not; nothing of it is read."""
        try:
            return any(path.name.startswith(_PLAYED) for path in self.path.iterdir())
        except OSError:
            return False

    def keep(self, save: Save, begun_with: Sequence[Fields] = ()) -> Path:
        """Keep a game as it stands; return its file.

        It takes the place of what was kept of it before, if it goes on from there: if it holds all those decisions, or
        if what it was gone on with did (`begun_with`), and some were taken back. Whatever else is kept under its run,
        such as the same game with another end, stays, and this one gets a run of its own. A game that is kept to its
        end already stays as it was when it ended.

        Raises:
            SaveError: if it cannot be written; what was kept of it is then as it was.
        """
        path = self.path_of(save.run)
        if save.over and self._is_kept(path, save):
            return path
        if not self._may_take_the_place(path, save, begun_with):
            return self.keep(under_another_run(save), begun_with)
        with fault_of_writing(path):
            content = write_save(evolve(save, name=None, picture=None, machine=None, line=()))
        write_file(path, content, lasting=False)
        return path

    def _is_kept(self, path: Path, save: Save) -> bool:
        try:
            there = self.read(path)
        except SaveError:
            return False
        return there.over and (there.game, there.setup, there.actions) == (save.game, save.setup, save.actions)

    def _may_take_the_place(self, path: Path, save: Save, begun_with: Sequence[Fields]) -> bool:
        with fault_of_writing(path):
            if not os.path.lexists(path):
                return True
        try:
            there = self.read(path)
        except SaveError:
            return False
        if (there.game, there.setup) != (save.game, save.setup):
            return False
        count = len(there.actions)
        return not there.over and there.actions in (save.actions[:count], tuple(begun_with[:count]))

    def has_ended(self, save: Save) -> bool:
        """Return whether the game of a save is kept as one that was played to another end, or farther."""
        try:
            there = self.read(self.path_of(save.run))
        except SaveError:
            return False
        return there.over and there.actions != save.actions

    def entries(self) -> tuple[Entry, ...]:
        """Return what is kept, the game played last first, then faulty files; of each only the head is read."""
        found = self._folder.entries()
        good = [entry for entry in found if entry.head is not None]
        good.sort(key=lambda entry: entry.head.saved_at if entry.head else "", reverse=True)
        return (*good, *(entry for entry in found if entry.head is None))

    def picture(self, entry: Entry) -> bytes | None:  # noqa: ARG002 - a folder of saves has some
        """Return the picture of an entry: none has one."""
        return None

    def read(self, path: Path) -> Save:
        """Return the game in a file of the archive; what is wrong with it is listed from then on.

        Raises:
            SaveError: if the file does not hold one.
        """
        return self._folder.read(path)

    def note(self, error: SaveError) -> None:
        """List a file as faulty, as long as it is as it is."""
        self._folder.note(error)

    def delete(self, path: Path) -> None:
        """Delete a game, because a person wants it; of one that is over the autosaves, too, if they hold it.

        Raises:
            SaveError: if it is no file of the archive, or cannot be deleted.
        """
        try:
            found = self.read(path)
        except SaveError:
            found = None
        self._folder.delete(path)
        if found is not None and found.over and self._saves is not None:
            self._saves.delete_finished(found)


def under_another_run(save: Save) -> Save:
    """Return a save under a run that follows from what it holds and the one it had; it is of the same kind."""
    run = hashlib.sha256(save.run.encode() + write_save(save)).hexdigest()[:_RUN_LETTERS]
    return evolve(save, run=f"{save.kind}_{run}" if save.kind else run)
