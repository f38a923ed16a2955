"""Reading files that anybody may have put there: never without a bound, and never what is no plain file."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from attrs import frozen

from leonardo import plain_files
from leonardo.plain_files import FolderError, TooLargeError, read_piece
from leonardo.saves.faults import Fault, SaveError, fault_of_reading

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
