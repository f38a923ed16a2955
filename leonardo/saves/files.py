"""Reading files that anybody may have put there: never without a bound, and never what is no plain file."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from attrs import frozen

from leonardo.saves.faults import Fault, SaveError, fault_of_reading

MOST_BYTES: Final = 2_000_000
"""No save comes near it: a long game takes some 20 kB, with a picture in it, as older versions wrote it, 600 kB."""

_OPENING: Final = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_NOCTTY", 0)
"""How files are opened: a pipe that took a file's place meanwhile keeps nobody waiting."""


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
    with _opened(path, most) as (descriptor, _):
        content = _read(descriptor, most + 1)
    if len(content) > most:
        raise _too_large(path, len(content))
    if not content.strip():
        raise SaveError(path, Fault.EMPTY)
    return content


def read_ends(path: Path, beginning: int, end: int, most: int = MOST_BYTES) -> Ends:
    """Return the first and last bytes of a file, so many at most, and nothing between them.

    Raises:
        SaveError: as `read_file` does.
    """
    with _opened(path, most) as (descriptor, size):
        first = _read(descriptor, beginning)
        os.lseek(descriptor, max(0, size - end), os.SEEK_SET)
        last = _read(descriptor, end)
    if not first.strip():
        raise SaveError(path, Fault.EMPTY)
    return Ends(first, last, size)


@contextmanager
def _opened(path: Path, most: int) -> Iterator[tuple[int, int]]:
    """Open a plain file that is not too large; give out its descriptor and size, and close it at the end."""
    with fault_of_reading(path):
        _look_at(path, path.stat(), most)  # some devices do something when they are opened
        descriptor = os.open(path, _OPENING)
        try:
            yield descriptor, _look_at(path, os.fstat(descriptor), most)
        finally:
            os.close(descriptor)


def _look_at(path: Path, status: os.stat_result, most: int) -> int:
    """Return the size of a plain file, or raise what is wrong with it."""
    if stat.S_ISDIR(status.st_mode):
        raise SaveError(path, Fault.A_FOLDER)
    if not stat.S_ISREG(status.st_mode):
        raise SaveError(path, Fault.UNREADABLE, "it is not a plain file")
    if status.st_size > most:
        raise _too_large(path, status.st_size)
    return status.st_size


def _too_large(path: Path, size: int) -> SaveError:
    return SaveError(path, Fault.TOO_LARGE, f"{size / 1_000_000:.1f} MB")


def _read(descriptor: int, count: int) -> bytes:
    """Read so many bytes, or as many as there are."""
    parts: list[bytes] = []
    while count > 0 and (part := os.read(descriptor, min(count, 1 << 20))):
        parts.append(part)
        count -= len(part)
    return b"".join(parts)
