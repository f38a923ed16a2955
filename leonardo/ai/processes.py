"""Processes that do one task after the other, such as the games of an arena or the parts of a review.

A process ends at once when its line to us is closed, also in the middle of a task: so nothing is left running, however
this program ends.
"""

import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from os import _exit
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, Final, Generic, TypeVar

TaskT = TypeVar("TaskT")

_FAREWELL: Final = 2.0  # seconds that a process may take to end by itself


class News:
    """What is told of a task before it is done; each kind is a class of its own."""


class TaskProcess(Generic[TaskT]):
    """A process, the line to it, and the task that it has.

    It does `work` on each task and on what is `told` to all of them; `farewell` is done before it ends. Both are
    functions of a module, since the process imports them by name. One with a farewell is waited for when this program
    ends, the others are ended. With a `pulse` it gives a sign of life every so many seconds.

    Raises:
        OSError: if the system has no process left to give.
    """

    def __init__(
        self,
        name: str,
        work: Callable[..., Any],
        *told: object,
        farewell: Callable[[], None] | None = None,
        pulse: float | None = None,
    ) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(
            target=_serve, args=(theirs, work, told, farewell, pulse), name=name, daemon=farewell is None
        )
        start_unheard(self._process)
        theirs.close()
        self.task: TaskT | None = None

    def give(self, task: TaskT) -> None:
        """Have a task done; if the process is gone already, that will be heard on the line."""
        self.task = task
        try:
            self.line.send(task)
        except OSError:
            return

    def take(self) -> Any:  # noqa: ANN401 - what comes of a task is the matter of who gives it
        """Return what came of the task, or news of it, and wait for that if need be.

        Raises:
            EOFError: if the process is gone; the task is still its own.
            OSError: likewise.
        """
        found = self.line.recv()
        if not isinstance(found, News):
            self.task = None
        return found

    def close(self) -> None:
        """Let the process end, whatever it does; `wait` for it to be gone."""
        self.line.close()

    def kill(self) -> None:
        """End the process whatever state it is in; that will be heard on the line."""
        self._process.kill()

    def wait(self) -> None:
        """Return when the process, which was told to end, is gone."""
        self._process.join(_FAREWELL)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


def tell(news: News) -> None:
    """Tell whoever waits for the task that this process does; in any other process nobody hears it."""
    if _ours is not None:
        _ours.say(news)


class _Speaker:
    """What a process says to whoever gives it tasks, from any thread."""

    def __init__(self, line: Connection) -> None:
        self._line = line
        self._lock = Lock()

    def say(self, what: object) -> None:
        """Say something; where nobody hears it any more, `_listen` hears that, too, and ends this process."""
        with self._lock, suppress(OSError):
            self._line.send(what)


_ours: _Speaker | None = None  # the speaker of this process, if it does tasks


def start_unheard(process: BaseProcess) -> None:
    """Start a process that Ctrl+C in a terminal does not reach: it is for this program, which then ends that one.

    Raises:
        OSError: if the system has no process left to give.
    """
    if sys.platform == "win32":
        process.start()
        return
    resource_tracker.ensure_running()  # started with the process, it would let Ctrl+C through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(
    line: Connection,
    work: Callable[..., Any],
    told: tuple[object, ...],
    farewell: Callable[[], None] | None,
    pulse: float | None,
) -> None:
    """Do the tasks that come until the line is closed: what a process does."""
    global _ours  # noqa: PLW0603 - it is that of the whole process
    _ours = speaker = _Speaker(line)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    tasks: SimpleQueue[Any] = SimpleQueue()
    Thread(target=_listen, args=(line, tasks, farewell, pulse), daemon=True).start()
    while True:
        speaker.say(work(tasks.get(), *told))


def _listen(
    line: Connection, tasks: "SimpleQueue[Any]", farewell: Callable[[], None] | None, pulse: float | None
) -> None:
    """Hear new tasks, and that the line was closed, also in the middle of a task; give signs of life meanwhile."""
    while True:
        try:
            while not line.poll(pulse):
                tell(News())
            tasks.put(line.recv())
        except (EOFError, OSError):
            if farewell is not None:
                farewell()
            _exit(0)
