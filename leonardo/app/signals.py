"""The signals by which a system or a terminal wishes a program to end."""

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

ENDING: Final = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)

Handler = Callable[[int, FrameType | None], None]


@contextmanager
def heard_by(handler: Handler) -> Iterator[None]:
    """Hand the signals that end a program to a handler meanwhile."""
    before = {number: signal.signal(number, handler) for number in ENDING}
    try:
        yield
    finally:
        for number, kept in before.items():
            signal.signal(number, kept)


@contextmanager
def stopping() -> Iterator[None]:
    """Let each of them stop what runs meanwhile, as Ctrl-C does.

    SDL would turn most of them into an event, which nobody reads where no person plays.
    """

    def stop(_number: int, _: FrameType | None) -> None:
        raise KeyboardInterrupt

    with heard_by(stop):
        yield
