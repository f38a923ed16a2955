"""Programs of others as players of the app: named by a person for this start, by their command lines.

In saves and in the new game such a player goes by a word made of its command. That word starts nothing: only who gave
the command with it here has the program started.
"""

import re
import shlex
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import PurePath
from typing import Final

from leonardo.ai.program_player import MARK

PREFIX: Final = "program_"  # what the words for such players begin with
_LONGEST: Final = 40
_ROOM: Final = 3
"""Characters kept free at the end of a word, so that it stays the same when a number comes to others like it."""


def programs_of(commands: Iterable[str]) -> dict[str, str]:
    """Return the players that these command lines are, by their words."""
    found: dict[str, str] = {}
    endings: defaultdict[str, Iterator[str]] = defaultdict(_endings)
    for command in commands:
        stem = f"{PREFIX}{re.sub(r'[^a-z0-9]+', '_', title(command).lower()).strip('_')}"
        names = (f"{stem[: _LONGEST - max(_ROOM, len(ending))]}{ending}" for ending in endings[stem])
        found[next(name for name in names if name not in found)] = f"{MARK}{command}"
    return found


def _endings() -> Iterator[str]:
    """Yield what tells programs of one name apart: nothing for the first, then numbers without end."""
    yield ""
    yield from (f"_{number}" for number in count(2))


def is_program(player: str) -> bool:
    return player.startswith(PREFIX)


def title(command: str) -> str:
    """Return what a person calls a program: the last file that its command line names, such as `greedy.py`."""
    plain = command.removeprefix(MARK)
    try:
        words = [word.strip("'\"") for word in shlex.split(plain, posix=sys.platform != "win32")]
    except ValueError:
        words = plain.split()
    files = [PurePath(word).name for word in words if not word.startswith("-")]
    return next((file for file in reversed(files) if "." in file), files[0] if files else plain)
