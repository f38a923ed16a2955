"""One measurement in a process of its own: `python -m ... WHAT WIDTHxHEIGHT NUMBER [NAME]` prints it as JSON.

WHAT is `frames` (NAME: the game and what is done, as `citta:drag`; NUMBER times), `rest` (NAME: where; NUMBER
seconds), `games` (how much memory is held after each of NUMBER games of NAME) or `sizes` (the same after every few of
NUMBER sizes of the window).
"""

import json
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from leonardo.games import GAMES
from leonardo.saves.folder import folder_at
from scripts.benchmarks.actions import DONE
from scripts.benchmarks.resources import after_games, after_sizes, load
from scripts.benchmarks.room import Room


def measure(what: str, room: Room, number: float, name: str) -> object:
    """Return one measurement as JSON can hold it."""
    match what:
        case "frames":
            game, _, kind = name.partition(":")
            frames = [frame for _ in range(round(number)) for frame in DONE[game].of(kind)(room)]
            return [[[each.wall, each.cpu] for each in timed] for timed in (frames, room.copies)]
        case "rest":
            return load(room, name, number)
        case "games":
            return after_games(room, GAMES[name], round(number))
        case "sizes":
            return after_sizes(room, GAMES[name], round(number))
        case _:
            raise ValueError(f"{what!r} cannot be measured")


def main(what: str, size: str, number: str, name: str = "") -> None:
    """Measure, and print what came out."""
    width, _, height = size.partition("x")
    with (
        TemporaryDirectory() as folder,
        closing(Room((int(width), int(height)), folder_at(Path(folder)))) as room,
    ):
        print(json.dumps(measure(what, room, float(number), name)))


if __name__ == "__main__":
    main(*sys.argv[1:])
