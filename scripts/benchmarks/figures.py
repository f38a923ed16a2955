"""What was measured, what is to be reached, and how both are shown."""

import math
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any, Final

from attrs import asdict, field, frozen

Size = tuple[int, int]

_LARGE: Final = 100

SMALL: Final = 1280 * 720
FULL_HD: Final = 1920 * 1080  # pixels; in larger windows a copy takes longer

START: Final = 4.0  # bare starts from the start of the process to the first frame of the title, at most
LOAD: Final = 1.0  # per cent of one core while nothing moves
FRAME: Final = 12.0  # plain copies that 99 of 100 frames may take at most, in windows up to 1920x1080
LONGEST_FRAME: Final = 60.0  # milliseconds that no frame of a larger window may take longer than
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


def table_target(size: Size) -> float:
    """Return the bare starts from the last button of a menu to the first frame of the table, at most."""
    return 2.0 if _pixels(size) <= SMALL else 2.5


def median_target(size: Size) -> float:
    """Return how many plain copies of a window half of its frames may take at most."""
    return 2.0 if _pixels(size) <= FULL_HD else 2.5


def slow_target(size: Size) -> float | None:
    """Return how many plain copies 99 of 100 frames may take at most; nothing for a large window."""
    return FRAME if _pixels(size) <= FULL_HD else None


def longest_target(size: Size) -> float | None:
    """Return the milliseconds that a frame of a large window may take at most; nothing for others."""
    return None if _pixels(size) <= FULL_HD else LONGEST_FRAME


def _pixels(size: Size) -> int:
    return size[0] * size[1]


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
