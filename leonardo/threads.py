"""Doing something beside what else goes on."""

import logging
from collections.abc import Callable
from threading import Thread

log = logging.getLogger(__name__)


def beside(task: Callable[[], object], name: str, *, daemon: bool = True) -> Thread | None:
    """Do a task in a thread of its own and return that; where the system has none left to give, do it at once."""
    thread = Thread(target=task, name=name, daemon=daemon)
    try:
        thread.start()
    except RuntimeError as problem:
        log.warning("%s has no thread: %s", name, problem)
        task()
        return None
    return thread
