"""Writing whole files safely: a file is either the old one or the new one, never something between.

All calls by which saves reach a disk are here and in `plain_files.py`.
"""

import hashlib
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from attrs import field, frozen

from leonardo import plain_files
from leonardo.plain_files import PART, sync_folder
from leonardo.saves.faults import Fault, SaveError, fault_of_writing
from leonardo.saves.files import MOST_BYTES, read_file

OLD_SECONDS: Final = 24 * 60 * 60
_MOST_ASIDE: Final = 99
"""Damaged files of one name that are kept at most."""


@frozen
class Mark:
    """By what a file is known again: if `status` is the same, it is the same file; if not, the `digest` tells."""

    status: tuple[int, int, int] = field(eq=False)
    digest: bytes

    @classmethod
    def of(cls, content: bytes, status: os.stat_result) -> "Mark":
        """Return the mark of a file with this content and status."""
        return cls(status_of(status), hashlib.sha256(content).digest())

    def fits(self, path: Path) -> bool:
        """Return whether the file there is still this one.

        Raises:
            OSError: if the folder cannot be looked into.
        """
        return self.status == status_of(path.stat()) or self.digest == _digest(path)


def status_of(status: os.stat_result) -> tuple[int, int, int]:
    """Return by what a changed file is noticed without reading it: each write makes a new file."""
    return status.st_ino, status.st_mtime_ns, status.st_size


def write_file(path: Path, content: bytes, *, lasting: bool = True) -> Mark:
    """Write a file so that at every moment the old content or the new one is there whole, even if the power fails.

    The folder is made if it is missing. What is `lasting` is the new one from now on whatever happens; without that it
    is quicker, and the old one may come back if the power fails in the next seconds. Return the mark of the file.

    Raises:
        SaveError: if that is not possible; the old file is then as it was, or the new one is there whole.
    """
    with fault_of_writing(path):
        mark = Mark.of(content, plain_files.write(path, content))
        if lasting:
            sync_folder(path.parent)
    return mark


def put_aside(path: Path, word: str) -> Path:
    """Move a damaged file to the first name with this word in it that is free, and return where it lies.

    Raises:
        SaveError: if that is not possible: then nothing may be written over it.
    """
    with fault_of_writing(path):
        names = (f"{path.stem}.{word}{f'-{number}' if number > 1 else ''}.json" for number in range(1, _MOST_ASIDE))
        free = next((place for name in names if not os.path.lexists(place := path.with_name(name))), None)
        if free is None:
            raise SaveError(path, Fault.UNWRITABLE, "there are already too many damaged copies next to it")
        return path.replace(free)


def remove_old_parts(folder: Path, now: float) -> None:
    """Remove what a program that was stopped while it wrote has left here; `now` in seconds as `time.time` gives it.

    What is younger than a day may still be being written by another program.
    """
    with suppress(OSError):  # what cannot be listed or removed does no harm
        for part in folder.glob(f".*{PART}"):
            remove_if_old(part, now - OLD_SECONDS)


def remove_if_old(path: Path, than: float) -> None:
    """Remove a file last written before `than`, in seconds as `time.time` gives them; what cannot be removed stays."""
    with suppress(OSError):
        if path.lstat().st_mtime < than:
            path.unlink()


def _digest(path: Path) -> bytes | None:
    try:
        return hashlib.sha256(read_file(path, MOST_BYTES)).digest()
    except SaveError:
        return None
