"""From which saves a save has grown, so that two branches of one game are told from one that goes on.

A sitting is a game being played by one program, from opening to leaving it; it counts what it writes. A save tells the
sittings that led to it and how far each had come. Whoever copies a folder, or has it synchronised, can so play one game
on in two places: neither save has grown from the other, and both are kept.
"""

import platform
from functools import cache
from typing import Final
from uuid import uuid4

from attrs import evolve, field, frozen

from leonardo.saves.checks import A_COUNT, LONGEST_NAME, counted, is_word

MOST_SITTINGS: Final = 60
"""So many are told by a save at most, the last ones."""


@frozen
class Sitting:
    """A sitting by its word, and how many saves it had written."""

    by: str = field(validator=is_word)
    writes: int = field(validator=A_COUNT)


Line = tuple[Sitting, ...]
"""The sittings that led to a save, the first one first; nothing for saves that have a name."""


def new_sitting() -> Sitting:
    """Return a sitting that has written nothing yet."""
    return Sitting(uuid4().hex[:12], 0)


def gone_on(line: Line, sitting: Sitting) -> Line:
    """Return the line of what a sitting writes that goes on from a save with this line."""
    return (*line, sitting)[-MOST_SITTINGS:]


def once_more(sitting: Sitting) -> Sitting:
    """Return a sitting that has written one save more."""
    return evolve(sitting, writes=counted(sitting.writes))


def holds(line: Line, other: Line) -> bool:
    """Return whether what has `line` goes on from what has the line `other`, or is the same."""
    return bool(other) and any(sitting.by == other[-1].by and sitting.writes >= other[-1].writes for sitting in line)


@cache
def machine_name() -> str | None:
    """Return what this computer is called, as a list can show it; nothing if it has no name."""
    name = "".join(letter for letter in platform.node() if letter.isprintable()).strip()
    return name[:LONGEST_NAME].strip() or None
