"""Attack the program as a year of use, bad luck and malice would, and count what does not hold: all attacks by name."""

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from leonardo.games import GAMES
from scripts.fuzz import (
    folders,
    frames,
    kills,
    long_play,
    mutations,
    overlays,
    peeking,
    programs,
    random_input,
    sick_disk,
    user_files,
    windows,
)
from scripts.fuzz.readers import DRAWN
from scripts.fuzz.trials import Field, Tally, as_table

ATTACKS: Final[dict[str, Callable[[Field], Tally]]] = {
    "kills": kills.at_random,
    "points": kills.at_points,
    "automatic": kills.automatic,
    "saves": mutations.saves,
    "records": mutations.records,
    "settings": mutations.settings,
    "results": user_files.results,
    "lessons": user_files.lessons,
    "plans": user_files.plans,
    "lines": programs.lines,
    "alike": programs.alike,
    "deadly": programs.deadly,
    "functions": programs.deadly_functions,
    **DRAWN,
    "files": folders.odd_files,
    "folders": folders.odd_folders,
    "places": user_files.odd_places,
    "names": user_files.names_alike,
    "disk": sick_disk.while_playing,
    "disk files": sick_disk.at_files,
    "two": folders.two_programs,
    "branches": folders.synchronised,
    "deletion": folders.deletion,
    "counters": mutations.counters,
    "peeks": peeking.peeks,
    "clock": folders.clock_set_back,
    "fields": random_input.first_characters,
    "input": random_input.random_input,
    "drops": random_input.drops,
    "leaving": windows.leaving,
    "overlays": overlays.overlays,
    "frames": frames.frames,
    "disk scenes": sick_disk.at_scenes,
    "sizes": random_input.few_open_files,
    "windows": windows.many_sizes,
    "games": long_play.whole_games,
}
"""The attacks by their names; those that divide this process in two come before the first that opens a screen."""
SHORT: Final = 0.02  # the share of all trials that a short run makes


def attack(names: Sequence[str], seed: int, share: float, keep: Path | None = None) -> list[Tally]:
    """Make the trials of these attacks; return what became of them."""
    found = []
    for name in ATTACKS:
        if name not in names:
            continue
        with tempfile.TemporaryDirectory(prefix="leonardo-") as folder:
            began = time.monotonic()
            found.append(ATTACKS[name](Field(Path(folder), GAMES, seed, share, keep)))
            print(f"{found[-1].what}: {time.monotonic() - began:.1f} s", file=sys.stderr, flush=True)
    return found


def main(arguments: Sequence[str] | None = None) -> int:
    """Attack as the arguments say, print the table, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--full", action="store_true", help="run all trials instead of one in fifty")
    parser.add_argument("--seed", type=int, default=1, help="which trials are made (%(default)s)")
    parser.add_argument("--only", default=",".join(ATTACKS), help="some of: %(default)s")
    parser.add_argument("--share", type=float, default=SHORT, help="the share of all trials (%(default)s)")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="keep drawn files there at which something failed")
    wishes = parser.parse_args(arguments)
    names = wishes.only.split(",")
    if unknown := [name for name in names if name not in ATTACKS]:
        parser.error(f"there is no {', '.join(unknown)}; there are: {', '.join(ATTACKS)}")
    found = attack(names, wishes.seed, 1.0 if wishes.full else wishes.share, wishes.keep)
    print(as_table(found))
    return 1 if any(tally.failures for tally in found) else 0
