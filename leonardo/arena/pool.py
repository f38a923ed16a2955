"""Worker processes that play games: each takes the next task as soon as it has finished one.

A worker ends at once, with all that it started, when this process is stopped, whichever way.
"""

import sys
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from itertools import islice
from multiprocessing.connection import wait
from time import monotonic
from traceback import format_exception_only
from typing import Any, Final, cast

from attrs import evolve, frozen

from leonardo.ai import program_player
from leonardo.ai.processes import News, TaskProcess
from leonardo.arena.plan import Task
from leonardo.arena.playing import Asks, Finished, Started, play

MOST_ATTEMPTS: Final = 2
"""How often a game is begun whose worker dies, but for programs that end or halt it: these are given up after a few."""
PATIENCE: Final = 60.0
"""Seconds without a sign of life after which a worker counts as halted."""
_PULSE: Final = 1.0
"""Seconds between two signs of life, and between two looks for them; a computer that sleeps makes nobody late."""


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


class _Worker(TaskProcess[Task]):
    """A process that plays games; it tells which programs it has started, and which seat's it `asked` last."""

    def __init__(self) -> None:
        super().__init__("leonardo-arena", _played, farewell=_end, pulse=_PULSE)
        self.asked: int | None = None
        self._silent = 0.0
        self._programs: list[int] = []

    def give(self, task: Task) -> None:
        """Have a game played."""
        self.asked, self._silent = None, 0.0
        self._programs.clear()
        super().give(task)

    def take(self) -> Any:
        """Return the game that it has played, or nothing if it only told something of it."""
        found = super().take()
        self._silent = 0.0
        match found:
            case Asks(seat):
                self.asked = seat
            case Started(pid):
                self._programs.append(pid)
        return None if isinstance(found, News) else found

    def look(self, seconds: float) -> None:
        """End it if it was silent for so long that it must be halted; `seconds` are those since the last look."""
        self._silent += min(seconds, _PULSE)
        if self._silent > PATIENCE:
            self.kill()

    def see_off(self) -> None:
        """Wait for it after it ended in the middle of a game, and end the programs that it left behind."""
        self.close()
        self.wait()
        for pid in self._programs:
            program_player.end_process(pid)


class _Pool:
    def __init__(self, most: int) -> None:
        self._most = most
        self._processes: list[_Worker] = []
        self._again: list[Task] = []
        self._attempts: Counter[int] = Counter()
        self._looked = 0.0

    def play(self, tasks: Iterator[Task]) -> Generator[Finished, None, None]:
        for task in islice(tasks, self._most):
            self._processes.append(_new_process())
            self._processes[-1].give(task)
        self._looked = monotonic()
        while busy := {process.line: process for process in self._processes if process.task is not None}:
            for line in wait(list(busy), _PULSE):
                process = busy[cast("Any", line)]
                try:
                    reply = process.take()
                except (EOFError, OSError):
                    process = self._replace(process)
                else:
                    if reply is None:
                        continue
                    if isinstance(reply, _Broken):
                        raise ArenaError(f"game {reply.number} cannot be played: {reply.message}")
                    yield reply
                self._give_next(process, tasks)
            self._look()

    def _look(self) -> None:
        """Look for workers that were halted, every now and then."""
        now = monotonic()
        if now - self._looked >= _PULSE:
            for process in self._processes:
                if process.task is not None:
                    process.look(now - self._looked)
            self._looked = now

    def close(self) -> None:
        for process in self._processes:
            process.close()
        for process in self._processes:
            process.wait()

    def _give_next(self, process: _Worker, tasks: Iterator[Task]) -> None:
        task = self._again.pop() if self._again else next(tasks, None)
        if task is not None:
            process.give(task)

    def _replace(self, lost: _Worker) -> _Worker:
        """Put a new worker in the place of one that died; its game is begun again, but not for ever.

        Where it had asked a program, that counts as a failure of the one that it asked last.
        """
        lost.see_off()
        task = lost.task
        if task is not None and lost.asked is not None:
            killed = list(task.killed or (0,) * len(task.players))
            killed[lost.asked] += 1
            self._again.append(evolve(task, killed=tuple(killed)))
        elif task is not None:
            self._attempts[task.number] += 1
            if self._attempts[task.number] >= MOST_ATTEMPTS:
                raise ArenaError(f"game {task.number}: its process died {MOST_ATTEMPTS} times")
            self._again.append(task)
        process = _new_process()
        self._processes[self._processes.index(lost)] = process
        return process


def _new_process() -> _Worker:
    try:
        return _Worker()
    except OSError as error:
        raise ArenaError(f"cannot start a process ({error.strerror}); try fewer --workers") from error


def _played(task: Task) -> Finished | _Broken:
    try:
        return play(task)
    except (ValueError, OSError) as error:
        return _Broken(task.number, "".join(format_exception_only(error)).strip())


def _end() -> None:
    program_player.end_all()
    if sys.stdout is not None:  # closed by who started the program
        sys.stdout.flush()
