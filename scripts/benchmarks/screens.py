"""The screens that frames are shown on: none at all, or that of an X server that nobody sees."""

import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

SOFTWARE: Final = {"SDL_FRAMEBUFFER_ACCELERATION": "0", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
"""Frames are drawn and presented by software, and nothing is heard."""

_SHOWN_BY_SOFTWARE: Final = "SDL_FRAMEBUFFER_ACCELERATION"


def as_a_person_has_it(environment: Mapping[str, str]) -> dict[str, str]:
    """Return an environment in which the program itself finds the better way to show a frame, as at a first start."""
    return {name: value for name, value in environment.items() if name != _SHOWN_BY_SOFTWARE}


SCREENS: Final[Mapping[str, Callable[[], bool]]] = {
    "dummy": lambda: True,
    "x11": lambda: shutil.which("Xvfb") is not None,
}
"""The screens by name, and whether they are to be had here."""


@contextmanager
def screen(name: str, size: tuple[int, int]) -> Iterator[dict[str, str]]:
    """Give the environment in which a program finds a screen of at least so many pixels.

    Raises:
        RuntimeError: if the X server does not start.
    """
    if name == "dummy":
        yield {**SOFTWARE, "SDL_VIDEODRIVER": "dummy"}
        return
    geometry = f"{size[0]}x{size[1]}x24"
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", geometry, "-nolisten", "tcp"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        try:
            number = server.stdout.readline().strip() if server.stdout else ""
            if not number:
                raise RuntimeError("Xvfb did not start")
            yield {**SOFTWARE, "SDL_VIDEODRIVER": "x11", "DISPLAY": f":{number}"}
        finally:
            server.terminate()
