"""A box of the system with a sentence, which is gone when the program is."""

import os
import signal
import sys
from contextlib import suppress
from types import FrameType

import pygame

from leonardo.app.signals import ENDING, heard_by


def show_box(title: str, text: str) -> None:
    """Show an error in a box, and wait until a person closes it or the system wishes the program to end.

    Raises:
        pygame.error: if it cannot be shown.
    """
    if sys.platform in ("win32", "darwin"):
        _show(title, text)
    else:
        _show_in_a_group(title, text)


def _show(title: str, text: str) -> None:
    pygame.display.message_box(title, text, message_type="error")


def _show_in_a_group(title: str, text: str) -> None:
    """Show it in processes of their own: SDL starts one for it under X11, which knows nothing of signals to this one.

    Raises:
        pygame.error: if it cannot be shown.
    """
    try:
        child = os.fork()
    except OSError as error:  # the system has no process left
        raise pygame.error(str(error)) from error
    if child == 0:
        _show_as_child(title, text)

    def end(_number: int, _: FrameType | None) -> None:
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGTERM)

    with heard_by(end):
        _, status = os.waitpid(child, 0)
    if status:
        raise pygame.error(f"the process of the box ended with {status}")


def _show_as_child(title: str, text: str) -> None:
    """Show the box in a new group of processes, and end this one."""
    status = 1
    try:
        os.setsid()
        for number in ENDING:
            signal.signal(number, signal.SIG_DFL)
        _show(title, text)
        status = 0
    finally:
        os._exit(status)
