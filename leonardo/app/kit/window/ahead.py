"""Importing modules beside the window, ahead of the moment when they are needed."""

import sys
from collections.abc import Callable, Iterable
from threading import Thread
from typing import Final

_TURNS: Final = 0.0005
"""Seconds after which Python lets the window have its turn meanwhile; usually it is ten times as long."""


def import_ahead(imports: Iterable[Callable[[], object]]) -> Thread:
    """Make these calls, which import something, in a thread of their own; return it.

    Whoever needs one of the modules earlier imports it as usual, and waits no longer than if nobody had begun.
    """
    thread = Thread(target=_import, args=(tuple(imports),), name="leonardo-ahead", daemon=True)
    thread.start()
    return thread


def _import(imports: Iterable[Callable[[], object]]) -> None:
    usual = sys.getswitchinterval()
    sys.setswitchinterval(_TURNS)
    try:
        for each in imports:
            each()
    finally:
        sys.setswitchinterval(usual)
