"""One measurement in a process of its own: `python -m ... WHAT WIDTHxHEIGHT NUMBER [NAME]` prints it as JSON.

WHAT is `table` (first frames; NUMBER is not used), `frames` (NAME: what is done; NUMBER times), `rest` (NAME: where;
NUMBER seconds), or `memory` (NUMBER games).
"""

import json
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

from leonardo.saves.folder import folder_at
from scripts.stopwatch.frames import DONE
from scripts.stopwatch.memory import after_games
from scripts.stopwatch.rest import load
from scripts.stopwatch.room import Frame, Room
from scripts.stopwatch.starts import table


def measure(what: str, room: Room, number: float, name: str) -> object:
    """Return one measurement as JSON can hold it."""
    match what:
        case "table":
            return _plain([table(room)])
        case "frames":
            return _plain([frame for _ in range(round(number)) for frame in DONE[name](room)])
        case "rest":
            return load(room, name, number)
        case "memory":
            return after_games(room, round(number))
        case _:
            raise ValueError(f"{what!r} cannot be measured")


def _plain(frames: list[Frame]) -> list[tuple[float, float]]:
    return [(frame.wall, frame.cpu) for frame in frames]


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
