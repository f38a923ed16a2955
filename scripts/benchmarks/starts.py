"""How long a person waits for the title after starting the program, and for the table after agreeing on a game."""

import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from attrs import frozen

from leonardo.ai.players import players_of
from leonardo.engine.game import AnyGame
from leonardo.games import GAMES, usual_seats
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder, folder_at
from leonardo.saves.schema import COLOURS, BuiltIn, Person
from scripts.benchmarks.figures import Size
from scripts.benchmarks.runs import said_by
from scripts.fuzz.games import wishes

FIRST: Final = next(iter(GAMES))
"""The game that is begun or gone on with, if no other is said."""
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
