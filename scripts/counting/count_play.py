"""Count what players do, in games that an arena has played.

`python3 scripts/counting/count_play.py FOLDER...` reads the records of `leonardo arena --game citta --out FOLDER`, or
those of `--game engines`, and prints a few lines for each player. In the city they tell what is lost by sales in need,
in *Engines of War* what is left undone.
"""

import argparse
import json
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from attrs import frozen

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.engine.record import Played, read_record
from leonardo.games import GAMES
from scripts.counting import citta, engines


@frozen
class Counter:
    """How games of one kind are counted: an empty count, what adds a game to those of its players, and their words."""

    empty: Callable[[], Any]
    look: Callable[[Sequence[str], Played, Mapping[str, Any]], None]
    lines: Callable[[str, Any], Iterator[str]]


COUNTERS: Final = {
    "citta": Counter(citta.Count, citta.look, citta.lines),
    "engines": Counter(engines.Count, engines.look, engines.lines),
}


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what was counted in the folders that are named."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    counts = {name: defaultdict[str, Any](counter.empty) for name, counter in COUNTERS.items()}
    for folder in parser.parse_args(arguments).folders:
        for players, played in games_in(folder):
            name = played.game.name
            if name not in COUNTERS:
                parser.error(f"{folder}: nothing is counted in games of {name}, only of {', '.join(COUNTERS)}")
            COUNTERS[name].look(players, played, counts[name])
    for name, counter in COUNTERS.items():
        for player, count in sorted(counts[name].items()):
            print("\n".join(counter.lines(player, count)))
    return 0


def games_in(folder: Path) -> Iterator[tuple[Sequence[str], Played]]:
    """Yield for each game of an arena who played, by seat, and its record."""
    for line in (folder / "results.jsonl").read_text(encoding="utf-8").splitlines():
        result = json.loads(line)
        record = folder / "games" / f"{result['game'] + 1:06}.leonardo.jsonl"
        yield result["players"], read_record(record.read_text(encoding="utf-8"), GAMES.get)


if __name__ == "__main__":
    sys.exit(main())
