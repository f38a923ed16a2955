"""Ways to do the tasks of a review that find the same each time, or go wrong; processes import them by name."""

import os
import time
from pathlib import Path
from typing import Final

from leonardo.ai.advice import Advised
from leonardo.ai.estimate import Gap, sure
from leonardo.ai.review import Found, Glance, Suspect, Task, Weighed

MEMORY: Final = "LEONARDO_TEST_MEMORY"
"""The environment variable with the folder in which processes remember that they went wrong."""
HUNG: Final = "hung"  # what is remembered of a process that hangs
AGES: Final = 3600.0


def for_certain(done: Advised, other: Advised) -> Gap:
    """Return what the worse one of two choices falls short of the better one by, if that were certain."""
    better, worse = (other, done) if other.worth > done.worth else (done, other)
    return Gap(sure(better.likely - worse.likely), sure(better.score - worse.score))


def naming(task: Task, game: str, seed: int) -> Found:  # noqa: ARG001 - a double
    """Suspect every decision, and find that each has cost something."""
    if isinstance(task, Glance):
        return Suspect(task.decision, "other", 0.5)
    done, other = (
        Advised(action, worth, 40.0, 8, "", {}) for action, worth in ((task.decision.done, 0.1), ("other", 0.6))
    )
    return Weighed(task.decision, done, other, error=0.0, gap=for_certain(done, other))


def never(task: Task, game: str, seed: int) -> Found:  # noqa: ARG001 - a double
    time.sleep(AGES)
    return None


def dying(task: Task, game: str, seed: int) -> Found:  # noqa: ARG001 - a double
    os._exit(3)


def failing(task: Task, game: str, seed: int) -> Found:
    """Weigh the first of the suspects, and fail at the others."""
    if isinstance(task, Glance) or not _seen("weighed"):
        return naming(task, game, seed)
    return dying(task, game, seed)


def stumbling(task: Task, game: str, seed: int) -> Found:
    return naming(task, game, seed) if _seen("died") else dying(task, game, seed)


def pausing(task: Task, game: str, seed: int) -> Found:
    return naming(task, game, seed) if _seen(HUNG) else never(task, game, seed)


def _seen(what: str) -> bool:
    path = Path(os.environ[MEMORY]) / what
    try:
        path.touch(exist_ok=False)
    except FileExistsError:
        return True
    return False
