"""What is done while nothing moves and nobody touches anything, in pieces too small to be felt.

Modules are imported in a thread, ahead of the moment when they are needed. Memory is cleared away, and given back to
the system where the C library is GNU's: pictures come and go by the thousand in an evening. Left alone, that library
learns from the first large picture that is given back to cut all later ones from one heap with everything small,
where whatever small is kept behind them holds their room: 300 MiB after twenty games, and more with each.
"""

import gc
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable
from functools import cache
from threading import Lock, Thread
from typing import TYPE_CHECKING, Final, Optional

if TYPE_CHECKING:
    from ctypes import CDLL

LARGE: Final = 1 << 20  # bytes from which a piece is asked of the system by itself
_SPARE: Final = 64 << 20  # bytes at the end of the heap that are kept for what comes next
_TRIM_THRESHOLD: Final = -1
_MMAP_THRESHOLD: Final = -3  # the names that `mallopt` knows for these, from malloc.h


def keep_large_pieces_apart() -> None:
    """Have what is large asked of the system, and given back to it, by itself from now on."""
    library = _gnu()
    if library is not None:
        library.mallopt(_MMAP_THRESHOLD, LARGE)
        library.mallopt(_TRIM_THRESHOLD, _SPARE)


def give_back() -> None:
    """Give the system back what is free between things that are kept.

    It takes about a tenth of a millisecond for each MiB that is given back.
    """
    library = _gnu()
    if library is not None:
        library.malloc_trim(0)


@cache
def _gnu() -> Optional["CDLL"]:
    """Return the C library, if it is that of GNU: others know no such calls."""
    if sys.platform != "linux":
        return None
    from ctypes import CDLL  # noqa: PLC0415 - the title does not wait for it

    library = CDLL(None)
    return library if hasattr(library, "malloc_trim") and hasattr(library, "mallopt") else None


_ONE: Final = Lock()  # held by the thread that imports


def import_ahead(imports: Iterable[Callable[[], object]]) -> Thread:
    """Make these calls, which import something, in a thread of their own; return it.

    What was begun before is done first. Whoever needs one of the modules earlier imports it as usual, and waits no
    longer than if nobody had begun.
    """
    thread = Thread(target=_import, args=(tuple(imports),), name="leonardo-ahead", daemon=True)
    thread.start()
    return thread


def _import(imports: Iterable[Callable[[], object]]) -> None:
    with _ONE:
        for each in imports:
            each()


SLICE: Final = 8  # milliseconds after which no further piece of work is begun before the next look for events
QUIET: Final = 500  # milliseconds of expected rest from which there is time to clear away what is no longer used

_LITTLE: Final = 2_000  # new objects; as long as there are fewer, clearing away is not worth the while
_SELDOM: Final = (2_000, 100, 50)
"""How seldom Python clears away by itself: a little of what is new at a time, for to look through much of it takes
longer than a frame may."""

Task = Callable[[], object]


class IdleTasks:
    """Work that can wait, in the order in which it is to be done.

    Once the first of it is done, all that was made until then counts as here to stay, and what comes and goes later is
    cleared away while the program rests, so that nothing that moves is ever held up by it.
    """

    def __init__(self, pieces: Iterable[Task] = ()) -> None:
        self._left = deque(pieces)
        self._settled = False

    @property
    def waiting(self) -> bool:
        return bool(self._left)

    def add(self, piece: Task) -> None:
        self._left.append(piece)

    def go_on(self, rest: int) -> None:
        """Do a little, now that nothing will move for `rest` milliseconds."""
        if self._left:
            self._work()
        elif rest >= QUIET and gc.get_count()[0] > _LITTLE:
            gc.collect()
            give_back()

    def _work(self) -> None:
        end = time.perf_counter() + SLICE / 1000
        while self._left and time.perf_counter() < end:
            self._left.popleft()()
        if not self._left and not self._settled:
            self._settled = True
            gc.collect()
            gc.freeze()
            gc.set_threshold(*_SELDOM)
