"""What writes to the disk of a person, beside everything else: a disk may be slow, and a window never waits for it."""

from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from threading import Event
from typing import TypeVar

from leonardo.threads import beside

Task = Callable[[], object]
Aside = Callable[[Task], object]  # has something done beside what else goes on, or at once

FoundT = TypeVar("FoundT")


def at_once(task: Task) -> None:
    task()


def in_a_thread(task: Task) -> None:
    beside(task, "leonardo-saves")


class Writer:
    """Does one task after the other, so that no two of them ever write at the same time.

    `aside` does a task beside what else goes on. Whoever has to wait for one waits by `patience`, which returns when
    the event has come; a program with a window says meanwhile that it still saves.
    """

    def __init__(self, aside: Aside) -> None:
        self._aside = aside
        self.patience: Callable[[Event], object] = Event.wait
        self._idle = Event()
        self._idle.set()

    @property
    def busy(self) -> bool:
        return not self._idle.is_set()

    def begin(self, task: Callable[[], FoundT]) -> "Future[FoundT]":
        """Have a task done, after the one that is being done, which is waited for; return what will come of it."""
        self.wait()
        self._idle.clear()
        coming: Future[FoundT] = Future()
        self._aside(partial(self._do, task, coming))
        return coming

    def wait(self) -> None:
        """Return when nothing is being done."""
        if self.busy:
            self.patience(self._idle)

    def done(self, task: Callable[[], FoundT]) -> FoundT:
        """Have a task done, and return what came of it; whatever it raised is raised here."""
        coming = self.begin(task)
        self.wait()
        return coming.result()

    def _do(self, task: Callable[[], FoundT], coming: "Future[FoundT]") -> None:
        try:
            coming.set_result(task())
        except BaseException as error:  # it is raised where somebody waits for it
            coming.set_exception(error)
        finally:
            self._idle.set()
