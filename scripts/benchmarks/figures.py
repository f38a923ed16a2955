"""What was measured, what is to be reached, and how both are shown."""

import math
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any, Final

from attrs import asdict, field, frozen

Size = tuple[int, int]

_LARGE: Final = 100

FULL_HD: Final = 1920 * 1080  # pixels; in larger windows a copy takes longer, and a frame fewer of them

START: Final = 4.0  # bare starts from the start of the process to the first frame of the title, at most
TABLE: Final = 1.5  # bare starts from the last button of a menu to the first frame of the table, at most
MEDIAN_FRAME: Final = 3.0  # plain copies of the window that half of the frames may take at most
FRAME: Final = 10.0  # plain copies that 99 of 100 frames may take at most, in windows up to 1920x1080
LARGE_FRAME: Final = 3.0
"""Plain copies that 99 of 100 frames may take at most in larger windows, where a copy takes longer."""
LONGEST_FRAME: Final = 33.0
"""Milliseconds that no frame may take longer than, on a machine that runs catanatron at 12,000 actions a second."""
LOAD: Final = 2.0  # per cent of one core while nothing moves
GROWTH: Final = 1.0
"""MiB by which memory may grow with a game or ten sizes of the window, after the second, before it counts as growth."""


@frozen
class Figure:
    """One thing that was measured: on which screen, in which window (width and height in pixels), and what came out.

    `value` is what is compared with `target`, both in `unit`; without a target it is told only. `beside` is what else
    is worth knowing, each with its name.
    """

    what: str
    screen: str
    size: Size
    value: float
    unit: str
    target: float | None = None
    beside: Mapping[str, float] = field(factory=dict)

    @property
    def met(self) -> bool | None:
        """Whether the target is reached; nothing if there is none."""
        return None if self.target is None else self.value <= self.target

    @property
    def verdict(self) -> str:
        return {True: "reached", False: "MISSED", None: ""}[self.met]

    def as_data(self) -> dict[str, Any]:
        return {**asdict(self), "met": self.met}


def frame_target(size: Size) -> float:
    """Return how many plain copies 99 of 100 frames may take in a window of a size."""
    return FRAME if size[0] * size[1] <= FULL_HD else LARGE_FRAME


def percentile(values: Sequence[float], share: float) -> float:
    """Return the least value that at least `share` per cent of the values do not exceed."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(len(ordered) * share / 100) - 1)]


def middle(values: Sequence[float]) -> float:
    return median(values) if values else 0.0


def as_table(figures: Sequence[Figure]) -> str:
    rows = [("what", "screen", "window", "measured", "target", "", "beside")]
    for figure in figures:
        target = "" if figure.target is None else f"{figure.target:g} {figure.unit}"
        beside = ", ".join(f"{name} {_short(value)}" for name, value in figure.beside.items())
        size = f"{figure.size[0]}x{figure.size[1]}"
        value = f"{figure.value:.2f} {figure.unit}"
        rows.append((figure.what, figure.screen, size, value, target, figure.verdict, beside))
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip() for row in rows]
    return "\n".join(lines)


def _short(value: float) -> str:
    return f"{value:.0f}" if value >= _LARGE else f"{value:.3g}"
