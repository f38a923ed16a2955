"""The games of an arena on many machines, by Ray (the extra `cluster`): the same tasks, so the same games."""

from collections.abc import Generator, Iterable, Iterator
from importlib import import_module
from itertools import islice
from pathlib import Path
from socket import create_connection
from typing import Any, Final

from leonardo.ai.program_player import is_program
from leonardo.arena.plan import Task
from leonardo.arena.playing import Finished, play
from leonardo.arena.pool import ArenaError, play_all
from leonardo.arena.python_player import is_python

MISSING: Final = "--cluster needs Ray on this machine and on those of the cluster: pip install ray"
PACKAGE: Final = Path(__file__).resolve().parents[1]
KNOCKING: Final = 10.0
"""Seconds after which a cluster that has not answered is held for unreachable."""
AHEAD: Final = 2
"""How many games for each core of the cluster are handed over before one is finished."""


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
