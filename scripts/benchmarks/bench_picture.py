#!/usr/bin/env python3
"""Time the picture of the city: its first frame, changes of the view, a veil that fades, and its memory.

    python3 scripts/benchmarks/bench_picture.py [--sizes 1920x1080,3840x2160] [--against FOLDER]
        [--runs 3] [--repeats 40]

With `--against`, the same is measured in another checkout of the project, in turn with this one, and told as a ratio:
machines differ, and others may use the same one. Each measurement runs in a process of its own, without a screen, and
counts the time that its thread had on the processor. What is told is the median of the runs.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median
from typing import Final

PROJECT: Final = Path(__file__).resolve().parents[2]
CHILD: Final = PROJECT / "scripts" / "benchmarks" / "picture.py"
SIZES: Final = "1920x1080,3840x2160"
ENVIRONMENT: Final = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
Figures = Mapping[str, float]  # milliseconds, or MiB of memory, by what was measured


def measured(folder: Path, size: str, repeats: int) -> Figures:
    """Return what a checkout of the project takes.

    Raises:
        RuntimeError: if it fails; the message is what it said.
    """
    environment = {**os.environ, **ENVIRONMENT, "PYTHONPATH": str(folder)}
    command = [sys.executable, str(CHILD), size, str(repeats)]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{folder}: {done.stderr.strip()}")
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def medians(runs: Sequence[Figures]) -> Figures:
    return {what: median(run[what] for run in runs) for what in runs[0]}


def lines(size: str, ours: Figures, theirs: Figures) -> list[str]:
    """Return the figures of a size as lines of text: ours, in copies of the window, theirs, and the ratio."""
    rows = [(f"city, {size}", "here", "copies", "there", "ratio")]
    for what in {**ours, **theirs}:
        unit = "MiB" if what == "memory" else "ms"
        value, other = ours.get(what), theirs.get(what)
        here = "" if value is None else f"{value:.2f} {unit}"
        copies = "" if value is None or what == "memory" else f"{value / ours['copy']:.1f}"
        there = "" if other is None else f"{other:.2f} {unit}"
        ratio = f"{value / other:.2f}" if value and other else ""
        rows.append((what, here, copies, there, ratio))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, and print what came out."""
    parser = argparse.ArgumentParser(description="Time the picture of the city.")
    parser.add_argument("--sizes", default=SIZES)
    parser.add_argument("--against", type=Path, help="another checkout of the project")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--repeats", type=int, default=40)
    wishes = parser.parse_args(arguments)
    for size in wishes.sizes.split(","):
        ours, theirs = list[Figures](), list[Figures]()
        for _ in range(wishes.runs):
            ours.append(measured(PROJECT, size, wishes.repeats))
            if wishes.against is not None:
                theirs.append(measured(wishes.against.resolve(), size, wishes.repeats))
        print("\n".join(lines(size, medians(ours), medians(theirs) if theirs else {})), flush=True)


if __name__ == "__main__":
    main()
