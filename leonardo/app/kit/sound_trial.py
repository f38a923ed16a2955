"""A try whether sound can be had, in a process of its own: a sound server that hangs would hold up the whole program.

While the library that mixes opens a device, nothing else of Python runs in the same process.
"""

import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from multiprocessing.process import BaseProcess

BUFFER: Final = 1024
"""Samples that are mixed at a time: 23 ms, which nobody hears as late, and half the work at rest that 512 are."""


class SoundTrial:
    """A try that is under way.

    Raises:
        OSError: if the system has no process left to give.
    """

    def __init__(self) -> None:
        from multiprocessing import get_context  # noqa: PLC0415 - the title does not wait for it

        self._process: BaseProcess = get_context("spawn").Process(target=_try, name="leonardo-sound", daemon=True)
        self._process.start()

    def outcome(self) -> bool | None:
        """Return whether sound can be had, or nothing while that is not known."""
        code = self._process.exitcode
        return None if code is None else code == 0

    def end(self) -> None:
        """Give up."""
        self._process.kill()


def _try() -> None:
    import pygame  # noqa: PLC0415 - only the process needs it

    try:
        pygame.mixer.init(buffer=BUFFER)
    except pygame.error:
        os._exit(1)
    os._exit(0)
