"""Playing the games of an arena side by side: in worker processes, or on many machines by Ray (the extra `cluster`).

The same tasks give the same games either way. A worker takes the next task as soon as it has finished one, and ends at
once, with all that it started, when this process is stopped, whichever way.
"""

import sys
from collections import Counter
from collections.abc import Generator, Iterable, Iterator
from importlib import import_module
from itertools import islice
from multiprocessing.connection import wait
from pathlib import Path
from socket import create_connection
from time import monotonic
from traceback import format_exception_only
from typing import Any, Final, cast

from attrs import evolve, frozen

from leonardo.ai import program_player
from leonardo.ai.processes import News, TaskProcess
from leonardo.ai.program_player import is_program
from leonardo.arena.entrants import is_python
from leonardo.arena.plan import Task
from leonardo.arena.playing import Asks, Finished, Started, play

MOST_ATTEMPTS: Final = 2
"""How often a game is begun whose worker dies, but for outside players that end or halt it: these are given up."""
PATIENCE: Final = 60.0  # seconds without a sign of life after which a worker counts as halted
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


class GameProcess(TaskProcess[Task]):
    """A process that plays games; it tells which programs it has started, and which seat's it `asked` last."""

    def __init__(self) -> None:
        super().__init__("leonardo-arena", _played, farewell=_end, pulse=_PULSE)
        self.asked: int | None = None
        self._silent = 0.0
        self._programs: list[int] = []

    def give(self, task: Task) -> None:
        self.asked, self._silent = None, 0.0
        self._programs.clear()
        super().give(task)

    def take(self) -> Any:
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
        self._processes: list[GameProcess] = []
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

    def _give_next(self, process: GameProcess, tasks: Iterator[Task]) -> None:
        task = self._again.pop() if self._again else next(tasks, None)
        if task is not None:
            process.give(task)

    def _replace(self, lost: GameProcess) -> GameProcess:
        """Put a new worker in the place of one that died; its game is begun again, but not for ever.

        Where it had asked an outside player, that counts as a failure of the one that it asked last.
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


def _new_process() -> GameProcess:
    try:
        return GameProcess()
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


MISSING: Final = "--cluster needs Ray on this machine and on those of the cluster: pip install ray"
PACKAGE: Final = Path(__file__).resolve().parents[1]
KNOCKING: Final = 10.0  # seconds after which a cluster that has not answered is held for unreachable
AHEAD: Final = 2  # how many games for each core of the cluster are handed over before one is finished


def play_on_cluster(tasks: Iterable[Task], address: str) -> Generator[Finished, None, None]:
    """Play the games on the cluster at an address and yield them as they are finished, in any order.

    The program itself is sent along, so that all machines play by the same code; attrs and cattrs must be there.

    Raises:
        ArenaError: if Ray is missing, the cluster cannot be reached, or a game cannot be played.
    """
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise ArenaError(MISSING) from error
    try:
        _knock(address)
        ray.init(address=address, runtime_env={"py_modules": [str(PACKAGE)]})
    except (OSError, OverflowError, RuntimeError, ValueError) as error:
        raise ArenaError(f"the cluster at {address} cannot be reached: {error}") from error
    try:
        yield from _play(ray, iter(tasks))
    except ray.exceptions.RayError as error:
        raise ArenaError(f"a game cannot be played on the cluster: {error}") from error
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """See that somebody is at an address with a port: where nobody is, Ray itself would go on knocking for minutes.

    Raises:
        OSError: if nobody answers.
        OverflowError: if there can be no such port.
    """
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        create_connection((host.strip("[]"), int(port)), timeout=KNOCKING).close()


def _play(ray: Any, tasks: Iterator[Task]) -> Generator[Finished, None, None]:
    """Keep every core of the cluster at work until all games are played."""
    remote = ray.remote(_play_there)
    cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = [remote.remote(task) for task in islice(tasks, AHEAD * cores)]
    while waiting:
        finished, waiting = ray.wait(waiting, num_returns=1)
        waiting.extend(remote.remote(task) for task in islice(tasks, 1))
        for found in ray.get(finished):
            if isinstance(found, str):
                raise ArenaError(f"on the cluster, {found}")
            yield found


def _play_there(task: Task) -> Finished | str:
    """Play a game on a machine of the cluster, or return why it cannot be played.

    With outside players it is played in a process of its own, which they may end or halt.
    """
    if not any(is_program(name) or is_python(name) for name in task.players):
        return play(task)
    try:
        (finished,) = play_all([task], workers=1)
    except ArenaError as error:
        return str(error)
    return finished
