"""The archive: every game that was finished or broken off, a file each, kept until a person wants it deleted.

A file is a save like any other, without a picture, so that whoever has the file has the game. A game that is gone on
with is kept under the same name again.
"""

from pathlib import Path
from typing import Final

from attrs import evolve

from leonardo.saves.faults import SaveError, fault_of_writing
from leonardo.saves.folder import Aside, Entry, SaveFolder, at_once
from leonardo.saves.names import ENDING
from leonardo.saves.schema import Save, write_save
from leonardo.saves.writing import write_file

FOLDER: Final = "archive"
"""The folder of the archive, beside the saves."""
_PLAYED: Final = "played-"


class Archive:
    """The games that were played, in the folder `path`, which is made when the first is kept.

    `aside` does what nobody should have to wait for.
    """

    def __init__(self, path: Path, aside: Aside = at_once) -> None:
        self.path = path
        self.aside = aside
        self._folder = SaveFolder(path, aside=aside)

    @classmethod
    def of(cls, folder: SaveFolder) -> "Archive":
        """Return the archive that belongs to a folder of saves."""
        return cls(folder.path / FOLDER, folder.aside)

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

    def keep(self, save: Save) -> Path:
        """Keep a game as it stands, in the place of what was kept of it before; return its file.

        Raises:
            SaveError: if it cannot be written; what was kept of it is then as it was.
        """
        path = self.path_of(save.run)
        with fault_of_writing(path):
            content = write_save(evolve(save, name=None, picture=None))
        write_file(path, content, lasting=False)
        return path

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
        """Delete a game, because a person wants it.

        Raises:
            SaveError: if it is no file of the archive, or cannot be deleted.
        """
        self._folder.delete(path)
