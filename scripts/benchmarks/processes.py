"""Measurements in processes of their own: the screen each finds, what it prints, and how long a start takes."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from attrs import frozen

from leonardo.ai.players import players_of
from leonardo.engine.game import AnyGame
from leonardo.games import GAMES, usual_seats
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder, folder_at
from leonardo.saves.schema import COLOURS, BuiltIn, Person
from scripts.benchmarks.figures import Size
from scripts.fuzz.games import wishes

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


PROJECT: Final = Path(__file__).resolve().parents[2]


def run_child(
    environment: dict[str, str], what: str, size: tuple[int, int], number: float, name: str = ""
) -> list[Any]:
    """Return what `scripts.benchmarks.child` measures.

    Raises:
        RuntimeError: if it fails; the message is what it said.
    """
    said = said_by("scripts.benchmarks.child", [what, f"{size[0]}x{size[1]}", str(number), name], environment)
    measured: list[Any] = json.loads(said.splitlines()[-1])
    return measured


def said_by(module: str, arguments: list[str], environment: dict[str, str]) -> str:
    """Run a module in a process of its own, `environment` added to ours, and return what it printed.

    What is imported is kept compiled, as it is for whoever plays a second time.

    Raises:
        RuntimeError: if it fails; the message is what it said.
    """
    ours = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    done = subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=PROJECT,
        env={**ours, **environment},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"{module} {' '.join(arguments)}: {done.stderr.strip()}")
    return done.stdout


FIRST: Final = next(iter(GAMES))  # the game that is begun or gone on with, if no other is said
SEED: Final = 1  # of the game that is gone on with


@frozen
class Start:
    """What a start took: seconds by the clock, and of its process on the processor.

    `longest` is for how many milliseconds at most nothing could be answered while a person only looked at a page.
    """

    wall: float
    cpu: float
    longest: float = 0.0


def bare(size: Size, screen: dict[str, str]) -> Start:
    """Start a bare program with pygame-ce that shows one frame; `screen` is its environment.

    Raises:
        RuntimeError: if it does not start; the message is what it said.
    """
    began = time.time()
    shown, cpu = map(float, said_by("scripts.benchmarks.bare", [_text(size)], screen).split()[-2:])
    return Start(shown - began, cpu)


def program(size: Size, screen: dict[str, str], where: str, moment: float = 0.0, game: str = FIRST) -> Start:
    """Start the program, go to a place of `first_frame`, and wait for the first frame there.

    On the way a person looks at each page for `moment` seconds.

    Raises:
        RuntimeError: if it does not come there; the message is what it said.
    """
    with TemporaryDirectory() as folder:
        if where == "continue":
            _begin(GAMES[game], folder_at(Path(folder)))
        began = time.time()
        said = said_by("scripts.benchmarks.first_frame", [_text(size), folder, where, str(moment), game], screen)
    wall, cpu, longest = map(float, said.split()[-3:])
    return Start(wall - began if where == "title" else wall, cpu, longest)


def _begin(game: AnyGame, folder: SaveFolder) -> None:
    """Begin a game of a person against built-in players, which is kept."""
    level = players_of(game.name)[0].name
    others = [BuiltIn(f"Other {seat}", COLOURS[seat], level) for seat in range(1, usual_seats(game))]
    Session.new(game, wishes(game), [Person("Lisa", COLOURS[0]), *others], SEED, folder).close()


def _text(size: Size) -> str:
    return f"{size[0]}x{size[1]}"
