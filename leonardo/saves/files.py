"""Files of games: what they are called, how any file is read with suspicion, and how one is written whole.

A person or another program may have put any file there, under any name: none is read without a bound, and
none that is no plain file. What is written is either the old file or the new one, never something between. All
calls by which saves reach a disk are here and in `plain_files.py`.
"""

import hashlib
import os
import re
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from enum import Enum
from pathlib import Path
from typing import Final

from attrs import field, frozen

from leonardo import plain_files
from leonardo.engine.record import RECORD_ENDING
from leonardo.plain_files import PART, FolderError, TooLargeError, read_piece, sync_folder
from leonardo.saves.faults import Fault, SaveError, fault_of_reading, fault_of_writing

ENDING: Final = ".leonardo.json"
AUTOSAVE: Final = "autosave-"
LONGEST_STEM_BYTES: Final = 120
_A_SAVE: Final = re.compile(r"[^.].*\.leonardo([\W_].*)?\.json", re.DOTALL | re.IGNORECASE)
"""Such as `autosave-x-1.leonardo.json` and `autosave-x-1.leonardo (conflicted copy of Anna).json`."""
RESERVED: Final = re.compile(r"con|prn|aux|nul|(?:com|lpt)[\d¹²³]")
"""Names that Windows gives to devices, whatever follows after a dot; a digit may stand above the line."""


def is_save_name(name: str) -> bool:
    """Return whether a file bears the name of a save, be it one to which a program that synchronises added a word."""
    return _A_SAVE.fullmatch(name) is not None


def file_name(name: str, number: int = 1) -> str:
    """Return the name of the file for a save of this name: no name leads out of a folder or is one of an autosave.

    Names that differ in signs alone have the same one, so that there may be others with a `number` from 2 up.
    """
    return f"{_stem(name)}{f'-{number}' if number > 1 else ''}{ENDING}"


def is_same_name(one: str, other: str) -> bool:
    """Tell whether two names are one to a person: neither capitals count nor how an accent is written."""
    return _plain(one) == _plain(other)


def _plain(name: str) -> str:
    return unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())


def autosave_name(run: str, number: int) -> str:
    return f"{AUTOSAVE}{run}-{number}{ENDING}"


def _stem(name: str) -> str:
    """Return letters and digits of any language, the rest as hyphens."""
    plain = unicodedata.normalize("NFC", name).casefold()
    stem = re.sub(r"[^\w]+", "-", plain).strip("-_")
    while len(stem.encode("utf-8")) > LONGEST_STEM_BYTES:
        stem = stem[:-1]
    if not stem or RESERVED.fullmatch(stem) or stem.startswith(AUTOSAVE.rstrip("-")):
        return f"save-{stem}".rstrip("-")
    return stem


MOST_BYTES: Final = 2_000_000
"""No save comes near it: a long game takes some 20 kB, with a picture in it, as older versions wrote it, 600 kB."""


@frozen
class Ends:
    """The beginning and the end of a file, and how many bytes it has in all."""

    beginning: bytes
    end: bytes
    size: int


def read_file(path: Path, most: int = MOST_BYTES) -> bytes:
    """Return what a file holds, if it has `most` bytes at most.

    Raises:
        SaveError: if it is missing, no plain file, empty, too large or cannot be read.
    """
    with _faults(path):
        content = plain_files.read(path, most)
    if not content.strip():
        raise SaveError(path, Fault.EMPTY)
    return content


def read_ends(path: Path, beginning: int, end: int, most: int = MOST_BYTES) -> Ends:
    """Return the first and last bytes of a file, so many at most, and nothing between them.

    Raises:
        SaveError: as `read_file` does.
    """
    with _faults(path), plain_files.opened(path, most) as (descriptor, size):
        first = read_piece(descriptor, beginning)
        os.lseek(descriptor, max(0, size - end), os.SEEK_SET)
        last = read_piece(descriptor, end)
    if not first.strip():
        raise SaveError(path, Fault.EMPTY)
    return Ends(first, last, size)


@contextmanager
def _faults(path: Path) -> Iterator[None]:
    """Let whatever is wrong with a file that is read be a `SaveError`."""
    with fault_of_reading(path):
        try:
            yield
        except FolderError as error:
            raise SaveError(path, Fault.A_FOLDER) from error
        except TooLargeError as error:
            raise SaveError(path, Fault.TOO_LARGE, error.told) from error


_BEGINNING: Final = 200  # bytes within which each form names itself
_ENDINGS: Final = ("", ".json", ".jsonl", ".txt", ".bak", ".old", ".download", ".part")
"""How names end of files that may be of ours, whatever else they are called."""
_OURS: Final = "leonardo"
_LINES: Final = ".jsonl"  # how names of records end, whatever else they are called


class Kind(Enum):
    """The forms of games in files; the value is what each calls itself."""

    SAVE = "leonardo-save"
    RECORD = "leonardo-record"


def kind_of(content: bytes) -> Kind | None:
    """Return what something is that begins so, or nothing if it is neither."""
    beginning = content[:_BEGINNING]
    return next((kind for kind in Kind if f'"{kind.value}"'.encode() in beginning), None)


def kind_meant(content: bytes, path: Path) -> Kind:
    """Return as what a file is read: as what it calls itself, or else as what its name says."""
    return kind_of(content) or kind_by_name(path)


def kind_by_name(path: Path) -> Kind:
    return Kind.RECORD if path.name.casefold().endswith(_LINES) else Kind.SAVE


def kind_of_file(path: Path) -> Kind | None:
    """Return what a file is by its content, or nothing if it is neither, no plain file, or cannot be read."""
    try:
        with plain_files.opened(path, MOST_BYTES) as (descriptor, _):
            return kind_of(plain_files.read_piece(descriptor, _BEGINNING))
    except (OSError, ValueError):
        return None


def is_named_as_game(name: str) -> bool:
    """Tell whether a file is called what this program calls its files, be it with words of others in between."""
    return name.endswith((ENDING, RECORD_ENDING)) or is_save_name(name)


def may_hold_game(path: Path) -> bool:
    """Tell whether a file is to be offered as a game: by its name, or else by its content if its name allows for it."""
    name = path.name.casefold()
    if name.startswith("."):
        return False
    return is_named_as_game(path.name) or (
        (_OURS in name or Path(name).suffix in _ENDINGS) and kind_of_file(path) is not None
    )


OLD_SECONDS: Final = 24 * 60 * 60
_MOST_ASIDE: Final = 99  # damaged files of one name that are kept at most


@frozen
class Mark:
    """By what a file is known again: if `status` is the same, it is the same file; if not, the `digest` tells."""

    status: tuple[int, int, int] = field(eq=False)
    digest: bytes

    @classmethod
    def of(cls, content: bytes, status: os.stat_result) -> "Mark":
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
