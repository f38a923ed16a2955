#!/usr/bin/env python3
"""Time the table: its start, its frames while something moves, its load at rest, and its memory over many games.

    python3 scripts/bench_table.py [--sizes 1280x720,1920x1080,3840x2160] [--screens dummy,x11]
        [--only start,table,frames,rest,memory] [--repeats 5] [--seconds 5] [--games 20] [--json FILE]

Each measurement runs in a process of its own, with frames drawn and presented by software: on SDL's driver without a
screen (`dummy`) and, where Xvfb is installed, in a window of a real X server that nobody sees (`x11`). Games and what
is done in them are always the same. Times are by the clock; where others use the machine too, the time of the
process on the processor, which is told beside it, says more. The exit status is 1 if a target is missed.
"""

import argparse
import json
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from scripts.stopwatch import figures
from scripts.stopwatch.figures import Figure, Size, as_table, middle, percentile
from scripts.stopwatch.frames import DONE
from scripts.stopwatch.rest import PLACES
from scripts.stopwatch.runs import run_child
from scripts.stopwatch.screens import SCREENS, screen
from scripts.stopwatch.starts import title

SIZES: Final[tuple[Size, ...]] = ((1280, 720), (1920, 1080), (3840, 2160))
PARTS: Final = ("start", "table", "frames", "rest", "memory")
GAMES_IN: Final[Size] = (1920, 1080)
"""The window in which memory is measured."""


def measure(parts: Sequence[str], name: str, size: Size, wishes: argparse.Namespace) -> Iterator[Figure]:
    """Yield the figures of these parts on a screen, in a window of a size."""
    with screen(name, size) as environment:
        if "start" in parts:
            frames = [title(size, environment) for _ in range(wishes.repeats)]
            cpu = middle([frame.cpu for frame in frames]) / 1000
            wall = middle([frame.wall for frame in frames]) / 1000
            yield Figure("start to the first frame", name, size, wall, "s", figures.START, {"cpu s": cpu})
        if "table" in parts:
            first = [tuple(run_child(environment, "table", size, 1)[0]) for _ in range(wishes.repeats)]
            walls, cpus = zip(*first, strict=True)
            yield Figure("menu to the table", name, size, middle(walls), "ms", figures.TABLE, {"cpu ms": middle(cpus)})
        if "frames" in parts:
            yield from _frames(environment, name, size, wishes.repeats)
        if "rest" in parts:
            for place in PLACES:
                share, shown = run_child(environment, "rest", size, wishes.seconds, place)
                yield Figure(f"rest {place}", name, size, share, "%", figures.LOAD, {"frames": shown})
        if "memory" in parts and size == GAMES_IN:
            yield from _memory(run_child(environment, "memory", size, wishes.games), name, size)


def _frames(environment: dict[str, str], name: str, size: Size, repeats: int) -> Iterator[Figure]:
    for done in DONE:
        runs = [run_child(environment, "frames", size, 1, done) for _ in range(min(repeats, 3))]
        walls = [[wall for wall, _ in run] for run in runs if run]
        cpus = [[cpu for _, cpu in run] for run in runs if run]
        if walls:
            beside = {
                "median": middle([middle(run) for run in walls]),
                "worst": middle([max(run) for run in walls]),
                "cpu 99 %": middle([percentile(run, 99) for run in cpus]),
                "cpu worst": middle([max(run) for run in cpus]),
                "frames": len(walls[0]),
            }
            value = middle([percentile(run, 99) for run in walls])
            yield Figure(f"99 % of frames, {done}", name, size, value, "ms", figures.frame_target(size), beside)


def _memory(held: Sequence[float], name: str, size: Size) -> Iterator[Figure]:
    """Yield by how much memory grows from game to game, as a rule, after the second.

    What the system lends in large pieces comes and goes by chance, so the middle of all steps counts; what was held
    after the second game, after the last and at most is told beside it.
    """
    later = held[1:]
    beside = {"after the first": held[0], "second": later[0], "last": later[-1], "most": max(held)}
    growth = middle([after - before for before, after in pairwise(later)])
    yield Figure("memory a game, after the second", name, size, growth, "MiB", figures.GROWTH, beside)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what the arguments ask for, print it, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sizes", type=_sizes, default=SIZES, help="of the window in pixels, with commas")
    parser.add_argument("--screens", type=_words(SCREENS), default=None, help="dummy, x11 (all there are)")
    parser.add_argument("--only", type=_words(PARTS), default=PARTS, help="start, table, frames, rest, memory (all)")
    parser.add_argument("--repeats", type=int, default=5, help="how often each start is timed; the median counts (5)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each rest is (5)")
    parser.add_argument("--games", type=int, default=20, help="how many games in one run (20)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there too; - for the output")
    wishes = parser.parse_args(arguments)
    found = [
        figure
        for name in wishes.screens or [name for name, there in SCREENS.items() if there()]
        for size in wishes.sizes
        for figure in measure(wishes.only, name, size, wishes)
    ]
    content = json.dumps([figure.as_data() for figure in found], indent=1)
    if wishes.json == Path("-"):
        print(content)
    else:
        print(as_table(found))
    if wishes.json and wishes.json != Path("-"):
        wishes.json.write_text(content + "\n", encoding="utf-8")
    return 1 if any(figure.met is False for figure in found) else 0


def _sizes(text: str) -> list[Size]:
    pairs = [part.split("x") for part in text.split(",")]
    return [(int(width), int(height)) for width, height in pairs]


def _words(known: Collection[str]) -> Callable[[str], list[str]]:
    def read(text: str) -> list[str]:
        unknown = [word for word in text.split(",") if word not in known]
        if unknown:
            raise argparse.ArgumentTypeError(f"there is no {', '.join(unknown)}; there are: {', '.join(known)}")
        return text.split(",")

    return read


if __name__ == "__main__":
    raise SystemExit(main())
