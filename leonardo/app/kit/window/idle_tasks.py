"""What is done while nothing moves and nobody touches anything, in pieces too small to be felt."""

import gc
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from leonardo.app.kit.window.allocator import give_back

SLICE: Final = 8
"""Milliseconds after which no further piece of work is begun before the next look for events."""
QUIET: Final = 500
"""Milliseconds of expected rest from which there is time to clear away what is no longer used."""

_LITTLE: Final = 2_000
"""New objects; as long as there are fewer, clearing away is not worth the while."""
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
        """Whether something is left to be done."""
        return bool(self._left)

    def add(self, piece: Task) -> None:
        """Do this, too, when all the rest is done."""
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
