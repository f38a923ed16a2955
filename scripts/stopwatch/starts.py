"""How long a person waits for the title after starting the program, and for the table after agreeing on a game."""

import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from attrs import frozen

from leonardo.engine.davinci import GAME
from leonardo.play.session import Session
from leonardo.saves.folder import folder_at
from scripts.screens.moments import ALONE, BEGINNERS
from scripts.stopwatch.figures import Size
from scripts.stopwatch.runs import said_by

SEED: Final = 1
"""Of the game that is gone on with."""


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
    shown, cpu = map(float, said_by("scripts.stopwatch.bare", [_text(size)], screen).split()[-2:])
    return Start(shown - began, cpu)


def program(size: Size, screen: dict[str, str], where: str, moment: float = 0.0) -> Start:
    """Start the program, go to a place of `first_frame`, and wait for the first frame there.

    On the way a person looks at each page for `moment` seconds.

    Raises:
        RuntimeError: if it does not come there; the message is what it said.
    """
    with TemporaryDirectory() as folder:
        if where == "continue":
            Session.new(GAME, BEGINNERS, ALONE, SEED, folder_at(Path(folder))).close()
        began = time.time()
        said = said_by("scripts.stopwatch.first_frame", [_text(size), folder, where, str(moment)], screen)
    wall, cpu, longest = map(float, said.split()[-3:])
    return Start(wall - began if where == "title" else wall, cpu, longest)


def _text(size: Size) -> str:
    return f"{size[0]}x{size[1]}"
