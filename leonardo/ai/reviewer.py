"""A review of a game in processes of its own, so that the window never waits for it.

A thread gives the tasks to the processes and takes what they find; `news` tells at any time how far it has come.
"""

import logging
import os
from collections import Counter
from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import Lock, Thread
from typing import Any, Final, cast

from attrs import frozen

from leonardo.ai.players import players_in
from leonardo.ai.processes import TaskProcess
from leonardo.ai.review import Found, Review, Task, Weighed, carry_out, decisions
from leonardo.engine.record import Played
from leonardo.engine.seeds import Part, Seed, key_of

log = logging.getLogger(__name__)

MOST_PROCESSES: Final = 2  # how many decisions are judged side by side, where there are as many cores
PATIENCE: Final = 60.0  # seconds without any answer after which the processes count as hung
ATTEMPTS: Final = 2  # how often a decision is begun whose process fails

Work = Callable[[Task, str, Seed], Found]
"""Does a task for a game of a name, with the key of its reviews; processes import it by name, from its module."""


@frozen
class ReviewProgress:
    """How far a review has come.

    `share` is how much of the work is done, 0 to 1; `moments` what has been found so far. When it is `over`, `failed`
    says that not everything could be judged.
    """

    share: float = 0.0
    moments: tuple[Weighed, ...] = ()
    over: bool = False
    failed: bool = False


class Reviewer:
    """Goes through the decisions of `seat` in a game of this `seed`, beginning at once; `stop` ends it early."""

    def __init__(
        self, played: Played, seat: int, seed: int, *, work: Work = carry_out, patience: float = PATIENCE
    ) -> None:
        self._played = played
        self._seat = seat
        self._key = key_of(seed, Part.REVIEW)
        self._work = work
        self._patience = patience
        self._news = ReviewProgress()
        self._processes: list[TaskProcess[Task]] = []
        self._failures: Counter[int] = Counter()
        self._again: list[Task] = []
        self._stopped = False
        self._lock = Lock()
        self._wake: Connection | None = None
        self._thread = Thread(target=self._run, name="leonardo-review", daemon=True)
        try:
            self._woken, self._wake = get_context("spawn").Pipe(duplex=False)
            self._thread.start()
        except (OSError, RuntimeError) as problem:  # the system has no pipe or thread left to give
            log.warning("no thread to review in: %s", problem)
            self._news = ReviewProgress(over=True, failed=True)

    @property
    def news(self) -> ReviewProgress:
        """What is known by now; the same object as long as nothing has changed."""
        return self._news

    @property
    def gone(self) -> bool:
        """Whether nothing is left of its processes: some time after `stop`, or after the end."""
        return not self._thread.is_alive()

    def stop(self) -> None:
        """End the thinking at once; returns without waiting."""
        with self._lock:
            self._stopped = True
            if self._wake is not None:
                self._wake.close()

    def _run(self) -> None:
        review = Review(decisions(self._played, self._seat), players_in(self._played.game.name).review)
        try:
            done = self._go_through(review)
        except OSError:  # the system has no process left to give
            done = False
        for process in self._processes:
            process.close()
        self._news = ReviewProgress(review.share, review.moments, over=True, failed=not done)
        while self._processes:  # what the system lent for a process goes back with it
            self._processes.pop().wait()
        self._woken.close()

    def _go_through(self, review: Review) -> bool:
        """Have all tasks done; return whether that could be."""
        while len(self._processes) < min(MOST_PROCESSES, os.cpu_count() or 1):
            self._processes.append(self._new_process())
        while not review.over:
            for process in self._processes:
                if process.task is None and (task := self._again.pop() if self._again else review.next()):
                    process.give(task)
            busy = {process.line: process for process in self._processes if process.task}
            answers = wait([self._woken, *busy], self._patience)
            if self._woken in answers:
                return False
            heard = [busy[cast("Any", line)] for line in answers]
            lost = [process for process in heard if not self._take(process, review)] if heard else list(busy.values())
            worth_it = [self._replace(process) for process in lost]
            if not all(worth_it):
                return False
        return True

    def _take(self, process: TaskProcess[Task], review: Review) -> bool:
        """Take what a process found; return whether it found anything and did not die."""
        task = process.task
        try:
            found = process.take()
        except (EOFError, OSError):
            return False
        if task is not None:
            review.take(task, found)
            self._news = ReviewProgress(review.share, review.moments)
        return True

    def _replace(self, lost: TaskProcess[Task]) -> bool:
        """Put a new process in the place of one that failed; return whether its task is worth another attempt."""
        lost.close()
        lost.wait()
        self._processes[self._processes.index(lost)] = self._new_process()
        if lost.task is None:
            return True
        number = lost.task.decision.number
        self._failures[number] += 1
        self._again.append(lost.task)
        return self._failures[number] < ATTEMPTS

    def _new_process(self) -> TaskProcess[Task]:
        return TaskProcess("leonardo-review", self._work, self._played.game.name, self._key)
