#!/usr/bin/env python3
"""Time the table: its start, its frames while something moves, its load at rest, and its memory.

    python3 scripts/benchmarks/bench_table.py [--sizes 1280x720,1920x1080,3840x2160] [--screens dummy,x11]
        [--only start,table,frames,rest,memory] [--repeats 5] [--cpu] [--seconds 5] [--games 20] [--resizes 60]
        [--json FILE]
        [--of davinci,citta,engines] [--done drag,others,completed,auction,thinks]

Times are told in units of what a bare program with pygame-ce needs for the same, measured in turn with ours in the same
run, since machines differ fourfold and others may use the same one: a start is compared with one that imports pygame,
opens a window and shows a frame; a frame with a plain copy of a picture to the window, shown, at the same size.
Each measurement runs in a process of its own, with frames drawn and presented by software: on SDL's driver without a
screen (`dummy`) and, where Xvfb is installed, in a window of a real X server that nobody sees (`x11`). Games and what
is done in them are always the same. With `--cpu`, frames and copies are timed as the window's thread has the processor,
which says more where others use the machine, and leaves out what it waits for. The exit status is 1 if a target is
missed.
"""

import argparse
import json
import sys
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import pairwise, product
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from leonardo.games import GAMES
from scripts.benchmarks import figures
from scripts.benchmarks.actions import KINDS
from scripts.benchmarks.figures import Figure, Size, as_table, middle, percentile
from scripts.benchmarks.processes import FIRST, SCREENS, as_a_person_has_it, bare, program, run_child, screen
from scripts.benchmarks.resources import PLACES

SIZES: Final[tuple[Size, ...]] = ((1280, 720), (1920, 1080), (3840, 2160))
PARTS: Final = ("start", "table", "frames", "rest", "memory")
A_LOOK: Final = 20
"""Bare starts that a person looks at a page for before pressing a button: two seconds where one takes a tenth."""
MEMORY_IN: Final[Size] = (1920, 1080)  # the window in which memory is measured


def measure(parts: Sequence[str], name: str, size: Size, wishes: argparse.Namespace) -> Iterator[Figure]:
    with screen(name, size) as environment:
        if "start" in parts:
            run = name, size, wishes.repeats
            yield _start("start to the title", figures.START, ("title", FIRST), environment, run)
        if "table" in parts:
            run = name, size, wishes.repeats
            for game in wishes.of:
                yield _start(
                    f"Begin to the table, {game}", figures.table_target(size), ("begin", game), environment, run
                )
                yield _start(
                    f"Continue to the table, {game}", figures.table_target(size), ("continue", game), environment, run
                )
        if "frames" in parts:
            yield from _frames(environment, name, size, wishes)
        if "rest" in parts:
            for place in PLACES:
                share, shown = run_child(as_a_person_has_it(environment), "rest", size, wishes.seconds, place)
                yield Figure(f"rest {place}", name, size, share, "%", figures.LOAD, {"frames": shown})
        if "memory" in parts and size == MEMORY_IN:
            for game in wishes.of:
                games = run_child(environment, "games", size, wishes.games, game)
                yield memory_figure(f"memory a game of {game}, after the second", games, name, size)
                sizes = run_child(environment, "sizes", size, wishes.resizes, game)
                yield memory_figure(f"memory ten sizes of the window, {game}", sizes, name, size)


def _start(
    what: str, target: float, place: tuple[str, str], environment: dict[str, str], run: tuple[str, Size, int]
) -> Figure:
    """Return how many bare starts it takes to come to a `place`, where and of which game.

    Ours and bare ones are timed in turn.
    """
    (where, game), (name, size, repeats) = place, run
    program(size, environment, where, game=game)  # once untimed: all is compiled then, and in the memory of the system
    timed = []
    for _ in range(repeats):
        plain = bare(size, environment)
        timed.append((plain, program(size, environment, where, plain.wall * A_LOOK, game)))
    beside = {
        "s": middle([ours.wall for _, ours in timed]),
        "bare s": middle([plain.wall for plain, _ in timed]),
        "cpu": middle([ours.cpu / plain.cpu for plain, ours in timed]),
    }
    if where != "title":
        beside["longest wait ms"] = middle([ours.longest for _, ours in timed])
    value = middle([ours.wall / plain.wall for plain, ours in timed])
    return Figure(what, name, size, value, "starts", target, beside)


def _frames(environment: dict[str, str], name: str, size: Size, wishes: argparse.Namespace) -> Iterator[Figure]:
    """Yield how many plain copies frames take, for each thing that is done: by the clock, or on the processor."""
    for game, kind in product(wishes.of, wishes.done):
        runs = [run_child(environment, "frames", size, 1, f"{game}:{kind}") for _ in range(min(wishes.repeats, 3))]
        timed = [
            ([each[wishes.cpu] for each in frames], middle([each[wishes.cpu] for each in copies]))
            for frames, copies in runs
            if frames and copies
        ]
        if timed:
            yield from frame_figures(f"{KINDS[kind]}, {game}", name, size, timed)


def frame_figures(done: str, name: str, size: Size, timed: Sequence[tuple[Sequence[float], float]]) -> Iterator[Figure]:
    """Yield the median, the slowest of a hundred and the longest frame of what was done, in plain copies."""
    copy = middle([copy for _, copy in timed])
    medians = middle([middle(walls) / copy for walls, copy in timed])
    last = middle([percentile(walls, 99) / copy for walls, copy in timed])
    worst = middle([max(walls) for walls, _ in timed])
    beside = {"median ms": medians * copy, "99 % ms": last * copy, "copy ms": copy, "frames": len(timed[0][0])}
    yield Figure(f"median frame, {done}", name, size, medians, "copies", figures.median_target(size), beside)
    yield Figure(f"99 % of frames, {done}", name, size, last, "copies", figures.slow_target(size))
    yield Figure(f"longest frame, {done}", name, size, worst, "ms", figures.longest_target(size))


def memory_figure(what: str, held: Sequence[float], name: str, size: Size) -> Figure:
    """Return by how much memory grows from one look to the next, as a rule, after the second.

    What the system lends in large pieces comes and goes by chance, so the middle of all steps counts; what was held
    at the second look, at the last and at most is told beside it.
    """
    later = held[1:]
    beside = {"after the first": held[0], "second": later[0], "last": later[-1], "most": max(held)}
    growth = middle([after - before for before, after in pairwise(later)])
    return Figure(what, name, size, growth, "MiB", figures.GROWTH, beside)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure what the arguments ask for, print it, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--sizes", type=_sizes, default=SIZES, help="of the window in pixels, with commas")
    parser.add_argument("--screens", type=_words(SCREENS), default=None, help="dummy, x11 (all there are)")
    parser.add_argument("--only", type=_words(PARTS), default=PARTS, help="start, table, frames, rest, memory (all)")
    parser.add_argument("--repeats", type=int, default=5, help="how often each start is timed; the median counts (5)")
    parser.add_argument("--cpu", action="store_true", help="measure CPU time, for busy machines")
    parser.add_argument("--done", type=_words(KINDS), default=list(KINDS), help=f"{', '.join(KINDS)} (all)")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each rest is (5)")
    parser.add_argument("--games", type=int, default=20, help="how many games in one run (20)")
    parser.add_argument("--resizes", type=int, default=60, help="how many sizes of the window in one run (60)")
    parser.add_argument("--of", type=_words(GAMES), default=tuple(GAMES), help="games, of: %(default)s")
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
