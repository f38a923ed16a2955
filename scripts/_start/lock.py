"""One start at a time: a lock that the operating system takes back when its holder ends, however it ends."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

SECONDS_BETWEEN_TRIES = 0.2

if sys.platform == "win32":
    import msvcrt

    def _try(descriptor: int) -> bool:
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

    def _let_go(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def _try(descriptor: int) -> bool:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def _let_go(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)


@contextmanager
def alone(path: Path, when_waiting: Callable[[], None]) -> Iterator[None]:
    """Holds the lock file at `path` for the length of a `with` block; waits while another start holds it.

    Calls `when_waiting` once if there is somebody to wait for. Raises OSError when the file cannot be opened.
    """
    with path.open("ab", buffering=0) as file:
        if not _try(file.fileno()):
            when_waiting()
            while not _try(file.fileno()):
                time.sleep(SECONDS_BETWEEN_TRIES)
        try:
            yield
        finally:
            _let_go(file.fileno())
