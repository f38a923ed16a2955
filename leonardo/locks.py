"""Locks on files: one program at a time; the system takes them away when the program ends, whichever way."""

import errno
import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from leonardo import plain_files

_TAKEN: Final = frozenset({errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK})
"""What the systems say of a lock that another program has; others say that the disk knows no locks."""
PATIENCE: Final = 1.0  # seconds for which a program waits for another one: what is done alone takes milliseconds
_PAUSE: Final = 0.005


class LockedError(Exception):
    """Another program has the lock."""


def lock(path: Path) -> BinaryIO:
    """Lock a file, which is made if it is missing; the lock lasts until the file that is returned is closed.

    A disk that knows no locks gives it to anybody. The file stays when the lock ends: to remove it would let two
    programs have one each.

    Raises:
        LockedError: if another program has it.
        OSError: if the file cannot be made, or something else lies there.
    """
    file = plain_files.open_to_append(path)
    try:
        _take(file.fileno())
    except OSError as error:
        if error.errno in _TAKEN:
            file.close()
            raise LockedError from None
    return file


@contextmanager
def alone_in(folder: Path) -> Iterator[None]:
    """Keep other programs that ask here out of a folder for the moment that a look and a write take together.

    Who waits `PATIENCE` in vain goes in all the same, as on a disk that knows no locks: a halted program stops nobody.
    """
    try:
        descriptor = plain_files.open_to_lock(folder)
    except OSError:
        yield
        return
    try:
        with suppress(OSError):
            _wait_for(descriptor)
        yield
    finally:
        os.close(descriptor)


def _wait_for(descriptor: int) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return _take(descriptor)
        except OSError as error:
            if error.errno not in _TAKEN or time.monotonic() >= until:
                raise
        time.sleep(_PAUSE)


if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        os.lseek(descriptor, 0, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
