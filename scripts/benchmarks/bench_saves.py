#!/usr/bin/env python3
"""Time the saves: a full folder listed, a decision with its autosave in it, and how large files are.

    python3 scripts/benchmarks/bench_saves.py [--folder DIR] [--games davinci,citta,engines]
        [--saves 200] [--decisions 500]

For each game a folder is made within DIR (that of temporary files if none is said): 40 autosaves and the rest named
saves. Most of what a decision takes is the disk's, so what a plain file of that size takes is told beside it. Games and
decisions are always the same. The exit status is 1 if a target is missed.
"""

import argparse
import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from statistics import median
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.engine.game import AnyGame
from leonardo.games import GAMES
from leonardo.play.session import Session
from leonardo.saves.files import AUTOSAVE
from leonardo.saves.folder import SaveFolder, to_continue
from scripts.fuzz.games import decide as decide_anything
from scripts.fuzz.games import persons, wishes

RUNS: Final = 20  # games with two autosaves each
LISTED: Final = 50.0  # milliseconds to list a folder that has not been looked into, at most
DECIDED: Final = 10.0  # milliseconds of a decision in the median, at most
LARGEST: Final = 40_000  # bytes of a save in the middle of a game, at most


def fill(folder: SaveFolder, game: AnyGame, saves: int) -> None:
    """Write so many saves: first the autosaves, then named ones."""
    for seed in range(RUNS):
        session = begun(folder, game, seed)
        decide(session, Random(seed), 3)
    for number in range(saves - 2 * RUNS):
        session.save(f"Evening {number}")


def begun(folder: SaveFolder, game: AnyGame, seed: int) -> Session:
    return Session.new(game, wishes(game), persons(game), seed, folder)


def decide(session: Session, random: Random, decisions: int) -> list[float]:
    """Decide anything, so many times at most; return how many milliseconds each decision took until it was kept."""
    taken: list[float] = []
    while not session.over and len(taken) != decisions:
        taken.append(timed(lambda: _decide_and_keep(session, random)))
    return taken


def _decide_and_keep(session: Session, random: Random) -> None:
    decide_anything(session, random)
    while session.autosave.under_way:
        session.autosave.proceed()


def size_in_the_middle(folder: SaveFolder, game: AnyGame) -> int:
    """Return how many bytes a save has in the middle of a game that is played at random."""
    whole = begun(folder, game, 0)
    decisions = len(decide(whole, Random(0), -1)) // 2
    half = begun(folder, game, 0)
    decide(half, Random(0), decisions)
    return half.save("Middle").stat().st_size


def timed(work: Callable[[], object]) -> float:
    """Return the milliseconds that something took."""
    begin = time.perf_counter()
    work()
    return (time.perf_counter() - begin) * 1000


def plain_write(path: Path, size: int) -> None:
    """Write a file of a size through to the disk, and nothing more."""
    with path.open("wb") as file:
        file.write(bytes(size))
        file.flush()
        os.fsync(file.fileno())


def shown(what: str, value: float, unit: str, target: float | None = None) -> bool:
    """Print a figure; return whether its target is reached."""
    met = target is None or value <= target
    goal = "" if target is None else f"  (at most {target:g}: {'reached' if met else 'MISSED'})"
    print(f"{what:<52} {value:10.1f} {unit}{goal}")
    return met


def measure(path: Path, game: AnyGame, saves: int, decisions: int) -> bool:
    """Print all figures of a game; return whether all targets are reached."""
    fill(SaveFolder(path), game, saves)
    cold = median(timed(lambda: SaveFolder(path).entries()) for _ in range(10))
    folder = SaveFolder(path)
    listed = folder.entries()
    warm = median(timed(folder.entries) for _ in range(10))
    taken: list[float] = []
    while len(taken) < decisions:
        taken += decide(begun(folder, game, 1000 + len(taken)), Random(len(taken)), decisions - len(taken))
    taken.sort()
    middle = size_in_the_middle(folder, game)
    largest = max(file.stat().st_size for file in path.glob(f"{AUTOSAVE}*"))
    written = median(timed(lambda: plain_write(path / "plain", middle)) for _ in range(30))
    last = to_continue(listed)
    load = median(timed(lambda: Session.load(last.path, folder)) for _ in range(10)) if last is not None else 0.0
    return all(
        [
            shown(f"{game.name}: list of {len(list(path.iterdir()))} files, first look", cold, "ms", LISTED),
            shown("the same, nothing changed", warm, "ms"),
            shown("decision with autosave, median", median(taken), "ms", DECIDED),
            shown("decision with autosave, 95 of 100", taken[len(taken) * 95 // 100], "ms"),
            shown("a plain file of that size written to this disk", written, "ms"),
            shown("game loaded", load, "ms"),
            shown("save in the middle of a game", middle, "bytes", LARGEST),
            shown("largest save, at the end of a game", largest, "bytes"),
        ]
    )


def main(arguments: list[str] | None = None) -> int:
    """Measure; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--saves", type=int, default=200)
    parser.add_argument("--decisions", type=int, default=500)
    given = parser.parse_args(arguments)
    reached = True
    for name in given.games.split(","):
        with tempfile.TemporaryDirectory(dir=given.folder) as path:
            reached &= measure(Path(path), GAMES[name], max(given.saves, 2 * RUNS), given.decisions)
    return 0 if reached else 1


if __name__ == "__main__":
    sys.exit(main())
