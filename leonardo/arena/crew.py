"""Worker processes that play games: each takes the next task as soon as it has finished one.

A worker ends at once, with all that it started, when its line to us is closed: so nothing is left running when this
process is stopped, whichever way.
"""

import signal
import sys
from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from os import _exit
from queue import SimpleQueue
from threading import Thread
from traceback import format_exception_only
from typing import Any, Final, cast

from attrs import frozen

from leonardo.ai import outside
from leonardo.arena.plan import Task
from leonardo.arena.playing import Finished, play

MOST_ATTEMPTS: Final = 2
"""How often a game is begun whose worker dies."""
_FAREWELL: Final = 2.0
"""Seconds that a worker may take to end."""


class ArenaError(Exception):
    """Why the games cannot go on; the message says it to whoever started them."""


@frozen
class _Broken:
    """A game that could not be played, and why."""

    number: int
    message: str


def play_all(tasks: Iterable[Task], workers: int) -> Generator[Finished, None, None]:
    """Play the games with so many worker processes and yield them as they are finished, in any order.

    Raises:
        ArenaError: if a game cannot be played.
    """
    crew = _Crew(workers)
    try:
        yield from crew.play(iter(tasks))
    finally:
        crew.close()


class _Hand:
    """A worker process, the line to it, and the task that it has."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.line, theirs = context.Pipe()
        self._process: BaseProcess = context.Process(target=_work, args=(theirs,), name="leonardo-arena", daemon=False)
        self._process.start()
        theirs.close()
        self.task: Task | None = None

    def give(self, task: Task) -> None:
        self.task = task
        self.line.send(task)

    def close(self) -> None:
        self.line.close()

    def wait(self) -> None:
        self._process.join(_FAREWELL)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()


class _Crew:
    def __init__(self, workers: int) -> None:
        self._hands = [_Hand() for _ in range(workers)]
        self._again: list[Task] = []
        self._attempts: dict[int, int] = {}

    def play(self, tasks: Iterator[Task]) -> Generator[Finished, None, None]:
        for hand in self._hands:
            self._give_next(hand, tasks)
        while busy := {hand.line: hand for hand in self._hands if hand.task is not None}:
            for line in wait(list(busy)):
                hand = busy[cast("Connection", line)]
                try:
                    reply = hand.line.recv()
                except (EOFError, OSError):
                    hand = self._replace(hand)
                else:
                    if isinstance(reply, _Broken):
                        raise ArenaError(f"game {reply.number} cannot be played: {reply.message}")
                    yield reply
                self._give_next(hand, tasks)

    def close(self) -> None:
        for hand in self._hands:
            hand.close()
        for hand in self._hands:
            hand.wait()

    def _give_next(self, hand: _Hand, tasks: Iterator[Task]) -> None:
        task = self._again.pop() if self._again else next(tasks, None)
        hand.task = None
        if task is not None:
            hand.give(task)

    def _replace(self, lost: _Hand) -> _Hand:
        """Put a new worker in the place of one that died; its game is begun again, but not for ever."""
        lost.close()
        lost.wait()
        task = lost.task
        if task is not None:
            attempts = self._attempts[task.number] = self._attempts.get(task.number, 0) + 1
            if attempts >= MOST_ATTEMPTS:
                raise ArenaError(f"game {task.number}: its process died {attempts} times")
            self._again.append(task)
        hand = _Hand()
        self._hands[self._hands.index(lost)] = hand
        return hand


def _work(line: Connection) -> None:
    """Play the games that come until the line is closed: what a worker process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C in a terminal is for the program, which then ends this one
    tasks: SimpleQueue[Task] = SimpleQueue()
    Thread(target=_listen, args=(line, tasks.put), daemon=True).start()
    while True:
        task = tasks.get()
        line.send(_played(task))


def _listen(line: Connection, put: Callable[[Task], Any]) -> None:
    while True:
        try:
            put(line.recv())
        except (EOFError, OSError):
            outside.end_all()
            sys.stdout.flush()
            _exit(0)


def _played(task: Task) -> Finished | _Broken:
    try:
        return play(task)
    except (ValueError, OSError) as error:
        return _Broken(task.number, "".join(format_exception_only(error)).strip())
