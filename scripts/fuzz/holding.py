"""What a process holds: memory, files, threads and processes of its own, which must not become more and more."""

import gc
import multiprocessing
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Final

from pygame import Surface

from leonardo.app.kit.window.idle_tasks import give_back

_STATUS: Final = Path("/proc/self/status")
_HANDLES: Final = Path("/proc/self/fd")
_MIB: Final = 1024
SETTLED: Final = 20  # games after which a process holds what it needs
_WINDOW: Final = 20  # games over which memory is looked at together: what is kept differs from game to game
MOST_GROWTH: Final = 0.05  # MiB that a game may leave on the average
_BETWEEN: Final = 0.1  # seconds between two looks at them
_PATIENCE: Final = 10.0  # seconds in which threads and processes that were told to end are gone


class Holding:
    """Looks at what this process holds, from time to time; what was told to end has so many seconds of `patience`."""

    def __init__(self, patience: float = _PATIENCE) -> None:
        self._patience = patience
        self.memory: list[float] = []
        """MiB after each game, where the system tells."""
        self._former: tuple[int, int] | None = None

    def look(self) -> None:
        """Note how much is held.

        Raises:
            RuntimeError: if more files or threads are held than the first time.
        """
        held = self._settled()
        if _STATUS.is_file():
            give_back()
            self.memory.append(resident())
        if self._former is not None and held > self._former:
            raise RuntimeError(f"{held} files and threads are held, {self._former} were: {_told()}")
        self._former = self._former or held

    def _settled(self) -> tuple[int, int]:
        """Return how many files and threads are held, once as few are as before, or after a while.

        What nobody reaches any more counts as given back, whenever the collector may come by.
        """
        until = time.monotonic() + self._patience
        while True:
            gc.collect()
            multiprocessing.active_children()  # this takes note of those that have ended
            held = sum(1 for _ in _HANDLES.iterdir()) if _HANDLES.is_dir() else 0, threading.active_count()
            if time.monotonic() > until or (self._former is not None and held <= self._former):
                return held
            if self._former is None and not multiprocessing.active_children():
                until = min(until, time.monotonic() + 1)
            time.sleep(_BETWEEN)

    def judge_memory(self) -> None:
        """Look whether memory has grown since the process had what it needs; of few games nothing can be told.

        Raises:
            RuntimeError: if it has.
        """
        grown = growth(self.memory)
        if grown is not None and grown > MOST_GROWTH:
            raise RuntimeError(f"memory grows by {grown:.3f} MiB with a game: {self.memory[SETTLED]:.0f} MiB and on")


def pictures_held() -> float:
    """Return the MiB of all pictures that anything keeps in this process, wherever it is."""
    gc.collect()
    held = {id(each): each for each in _reached(gc.get_objects()) if each.get_parent() is None}
    return sum(each.get_pitch() * each.get_height() for each in held.values()) / (_MIB * _MIB)


def _reached(things: list[object]) -> Iterator[Surface]:
    """Yield the pictures that things lead to; the collector does not know of dicts and tuples of pictures alone."""
    for thing in gc.get_referents(*things):
        if isinstance(thing, Surface):
            yield thing
        elif isinstance(thing, dict | tuple) and not gc.is_tracked(thing):
            yield from _reached([thing])


def growth(memory: list[float]) -> float | None:
    """Return by how many MiB memory grew with a game after the first ones, or nothing where there were too few."""
    later = memory[SETTLED:]
    if len(later) < 2 * _WINDOW:
        return None
    return (median(later[-_WINDOW:]) - median(later[:_WINDOW])) / (len(later) - _WINDOW)


def resident() -> float:
    """Return the MiB of memory that this process holds; the system must tell it."""
    lines = dict(line.split(":", 1) for line in _STATUS.read_text(encoding="utf-8").splitlines() if ":" in line)
    return int(lines["VmRSS"].split()[0]) / _MIB


def _told() -> str:
    """Return what is held: the names of threads and of processes of its own, and how many files of each kind."""
    threads = sorted(thread.name for thread in threading.enumerate())
    children = sorted(child.name for child in multiprocessing.active_children())
    return ", ".join([*threads, *children, *(f"{count} {kind}" for kind, count in sorted(_kinds().items()))])


def _kinds() -> Counter[str]:
    """Return how many files of each kind are open, such as `pipe` or `/dev/null`."""
    found = Counter[str]()
    for handle in _HANDLES.iterdir() if _HANDLES.is_dir() else ():
        with suppress(OSError):  # one that was closed meanwhile, such as the look itself
            found[str(handle.readlink()).split(":")[0]] += 1
    return found
