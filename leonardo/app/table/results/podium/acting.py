"""How people look while they wait, how they answer to what happens, and how they cheer: each in a manner of its own."""

from collections.abc import Sequence
from typing import Final

from attrs import frozen

POSES: Final = 7
STANDS, TURNS, LIFTS, JUMPS, THROWS, CLAPS, POINTS = range(POSES)
"""How they are seen in their strips (scripts/art/places/square.py)."""
BEAT: Final = 260.0  # milliseconds for which each pose is seen while nothing happens
HAILED: Final = 750.0  # milliseconds in which one answers to what happens


@frozen
class Manner:
    """Somebody's poses, one after the other: those in which one `waits`, `hails` and `cheers`.

    While one cheers, each of them is seen for `quick` milliseconds.
    """

    waits: Sequence[int]
    hails: Sequence[int]
    cheers: Sequence[int]
    quick: float


def _times(count: int, *poses: int) -> tuple[int, ...]:
    return poses * count


MANNERS: Final = (
    Manner(
        (*_times(6, STANDS), *_times(5, TURNS), *_times(4, STANDS), *_times(3, POINTS)),
        (LIFTS, JUMPS, LIFTS, JUMPS, LIFTS),
        (JUMPS, LIFTS, JUMPS, LIFTS, THROWS, THROWS, LIFTS),
        150.0,
    ),
    Manner(
        (*_times(5, POINTS), *_times(7, STANDS), *_times(2, CLAPS, LIFTS), *_times(3, STANDS)),
        (POINTS, POINTS, POINTS, TURNS, TURNS),
        (*_times(4, CLAPS, LIFTS), JUMPS, LIFTS),
        170.0,
    ),
    Manner(
        (*_times(4, TURNS), *_times(9, STANDS), *_times(3, LIFTS), *_times(2, STANDS)),
        _times(3, CLAPS, LIFTS),
        (LIFTS, THROWS, THROWS, LIFTS, JUMPS, LIFTS, JUMPS),
        140.0,
    ),
    Manner(
        (*_times(4, CLAPS, LIFTS), *_times(8, STANDS), *_times(4, TURNS)),
        (LIFTS, THROWS, THROWS, LIFTS, JUMPS),
        (JUMPS, LIFTS, CLAPS, LIFTS, CLAPS, LIFTS),
        160.0,
    ),
    Manner(
        (*_times(8, STANDS), *_times(5, POINTS), *_times(3, TURNS)),
        (POINTS, LIFTS, JUMPS, LIFTS, JUMPS),
        (POINTS, POINTS, JUMPS, LIFTS, JUMPS, LIFTS, CLAPS, LIFTS, CLAPS),
        180.0,
    ),
)
