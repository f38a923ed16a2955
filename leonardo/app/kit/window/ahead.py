"""Importing modules beside the window, ahead of the moment when they are needed."""

from collections.abc import Callable, Iterable
from threading import Lock, Thread
from typing import Final

_ONE: Final = Lock()
"""Held by the thread that imports."""


def import_ahead(imports: Iterable[Callable[[], object]]) -> Thread:
    """Make these calls, which import something, in a thread of their own; return it.

    What was begun before is done first. Whoever needs one of the modules earlier imports it as usual, and waits no
    longer than if nobody had begun.
    """
    thread = Thread(target=_import, args=(tuple(imports),), name="leonardo-ahead", daemon=True)
    thread.start()
    return thread


def _import(imports: Iterable[Callable[[], object]]) -> None:
    with _ONE:
        for each in imports:
            each()
