"""Worker processes that play games: each takes the next task as soon as it has finished one.

A worker ends at once, with all that it started, when this process is stopped, whichever way.
"""

import sys
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from multiprocessing.connection import wait
from traceback import format_exception_only
from typing import Any, Final, cast

from attrs import frozen

from leonardo.ai import outside
from leonardo.ai.processes import TaskProcess
from leonardo.arena.plan import Task
from leonardo.arena.playing import Finished, play

MOST_ATTEMPTS: Final = 2
"""How often a game is begun whose worker dies."""


class ArenaError(Exception):
    """Why the games cannot go on; the message says it to whoever started them."""


@frozen
class _Broken:
    """A game that could not be played, and why."""

    number: int
    message: str


def play_all(tasks: Iterable[Task], workers: int) -> Generator[Finished, None, None]:
    """Play the games with so many worker processes at most and yield them as they are finished, in any order.

    Raises:
        ArenaError: if a game cannot be played, or the system has no process left to give.
    """
    pool = _Pool(workers)
    try:
        yield from pool.play(iter(tasks))
    finally:
        pool.close()


class _Pool:
    def __init__(self, most: int) -> None:
        self._most = most
        self._processes: list[TaskProcess[Task]] = []
        self._again: list[Task] = []
        self._attempts: dict[int, int] = {}

    def play(self, tasks: Iterator[Task]) -> Generator[Finished, None, None]:
        for task in islice(tasks, self._most):
            self._processes.append(_new_process())
            self._processes[-1].give(task)
        while busy := {process.line: process for process in self._processes if process.task is not None}:
            for line in wait(list(busy)):
                process = busy[cast("Any", line)]
                try:
                    reply = process.take()
                except (EOFError, OSError):
                    process = self._replace(process)
                else:
                    if isinstance(reply, _Broken):
                        raise ArenaError(f"game {reply.number} cannot be played: {reply.message}")
                    yield reply
                self._give_next(process, tasks)

    def close(self) -> None:
        for process in self._processes:
            process.close()
        for process in self._processes:
            process.wait()

    def _give_next(self, process: TaskProcess[Task], tasks: Iterator[Task]) -> None:
        task = self._again.pop() if self._again else next(tasks, None)
        if task is not None:
            process.give(task)

    def _replace(self, lost: TaskProcess[Task]) -> TaskProcess[Task]:
        """Put a new worker in the place of one that died; its game is begun again, but not for ever."""
        lost.close()
        lost.wait()
        task = lost.task
        if task is not None:
            attempts = self._attempts[task.number] = self._attempts.get(task.number, 0) + 1
            if attempts >= MOST_ATTEMPTS:
                raise ArenaError(f"game {task.number}: its process died {attempts} times")
            self._again.append(task)
        process = _new_process()
        self._processes[self._processes.index(lost)] = process
        return process


def _new_process() -> TaskProcess[Task]:
    try:
        return TaskProcess("leonardo-arena", _played, farewell=_end)
    except OSError as error:
        raise ArenaError(f"no process can be started ({error.strerror}); fewer --workers may do") from error


def _played(task: Task) -> Finished | _Broken:
    try:
        return play(task)
    except (ValueError, OSError) as error:
        return _Broken(task.number, "".join(format_exception_only(error)).strip())


def _end() -> None:
    outside.end_all()
    if sys.stdout is not None:  # closed by who started the program
        sys.stdout.flush()
