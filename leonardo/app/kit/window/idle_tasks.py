"""What is done while nothing moves and nobody touches anything, in pieces too small to be felt.

Modules are imported in a thread, ahead of the moment when they are needed. Memory is cleared away, and given back to
the system where the C library is GNU's: pictures come and go by the thousand in an evening. Left alone, that library
learns from the first large picture that is given back to cut all later ones from one heap with everything small,
where whatever small is kept behind them holds their room: 300 MiB after twenty games, and more with each.
"""

import builtins
import gc
import logging
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable
from functools import cache, partial
from importlib import import_module
from threading import Lock, RLock, Thread
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Final, Optional

from leonardo.threads import beside

if TYPE_CHECKING:
    from ctypes import CDLL

log = logging.getLogger(__name__)

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
_GATE: Final = RLock()  # held by whoever imports what is not there yet, as long as there is such a thread
_LONGEST: Final = 10.0  # seconds that anybody waits at the gate


def import_ahead(imports: Iterable[Callable[[], object]]) -> Thread | None:
    """Make these calls, which import something, in a thread of their own, or at once if there is none; return it.

    What was begun before is done first. Whoever needs one of the modules earlier imports it as usual.
    """
    gated = _Gated()
    return beside(partial(_import, tuple(imports), gated), "leonardo-ahead")


def import_gated(name: str) -> ModuleType:
    """Import a module by its name behind the gate: who holds a module never waits there for another thread."""
    through = _GATE.acquire(timeout=_LONGEST)
    try:
        return import_module(name)
    finally:
        if through:
            _GATE.release()


def _import(imports: Iterable[Callable[[], object]], gated: "_Gated") -> None:
    try:
        with _ONE:
            for each in imports:
                each()
    except OSError as error:  # such as no open file left: who needs it later imports it then, and hears of that
        log.warning("nothing more is imported ahead: %s", error)
    finally:
        gated.end()


class _Gated:
    """Lets threads import one after the other, from now on until it ends.

    Python locks each module by itself. One thread may hold a package and wait for its module, another one that module
    and wait for the package; then Python gives one of them a module of which half is there. So a module that is not
    there yet is imported behind a gate, with all that it imports.
    """

    _open: ClassVar[int] = 0
    _plain: ClassVar[Any] = builtins.__import__

    def __init__(self) -> None:
        with _GATE:
            if not _Gated._open:
                _Gated._plain = builtins.__import__
                vars(builtins)["__import__"] = self._import
            _Gated._open += 1

    def end(self) -> None:
        with _GATE:
            _Gated._open -= 1
            if not _Gated._open:
                vars(builtins)["__import__"] = _Gated._plain

    @staticmethod
    def _import(name: str, *how: Any, **named: Any) -> object:  # noqa: ANN401 - as Python calls it
        wanted, level = (*how, *(None, None, (), 0)[len(how) :])[2:]
        if _is_there(name, named.get("fromlist", wanted), named.get("level", level)):
            return _Gated._plain(name, *how, **named)
        through = _GATE.acquire(timeout=_LONGEST)
        try:
            return _Gated._plain(name, *how, **named)
        finally:
            if through:
                _GATE.release()


def _is_there(name: str, wanted: Iterable[str] | None, level: int) -> bool:
    """Return whether a module has been imported wholly, with what is wanted of it; one named relatively may not be."""
    module = sys.modules.get(name) if not level else None
    if module is None or getattr(module.__spec__, "_initializing", False):
        return False
    return all(hasattr(module, each) for each in wanted or ())


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
