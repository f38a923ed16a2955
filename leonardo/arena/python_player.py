"""Players in Python by the name of their module, for the arena: `py:bots:choose` is `choose` in the module `bots`.

Such a player is called as a built-in one is. It is imported where it plays, and only because the command line names it:
folders of arenas keep its name as a word.
"""

import sys
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from traceback import format_exception
from typing import Any, Final

from attrs import frozen

from leonardo.ai.player import AnyPlayer
from leonardo.engine.strict_json import legible

MARK: Final = "py:"
"""What the name of such a player begins with."""
FAULTS: Final = (Exception, SystemExit)
"""What its code may raise: anything but the end of this program."""
LONGEST: Final = 200
"""Characters that are kept of why a decision was lost."""
_MOST_SAID: Final = 2048
"""Characters that are kept of where its code failed."""


@frozen
class Failure:
    """Why a Python player failed, in one line, and where in its code, line by line."""

    why: str
    where: str = ""


def is_python(name: str) -> bool:
    """Return whether a player's name is that of a Python player."""
    return name.startswith(MARK)


def load(name: str) -> AnyPlayer:
    """Return the player of a name that begins with `py:`; modules are also looked up in the current folder.

    Raises:
        ValueError: if it cannot be imported, or cannot be called as a player; the message gives the reason.
    """
    module, _, attribute = name.removeprefix(MARK).partition(":")
    if not module or not attribute:
        raise ValueError(f"{name!r}: write {MARK}module:attribute")
    try:
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.append(here)
        found = import_module(module)
    except FAULTS as error:
        raise ValueError(f"{name!r}: {module} cannot be imported: {failure(error).why}") from None
    try:
        player: Any = attrgetter(attribute)(found)
    except FAULTS:
        raise ValueError(f"{name!r}: {module} has no {attribute}") from None
    if isinstance(player, type):
        raise ValueError(f"{name!r}: {attribute} is a class; name a function or an object of the class")
    if not callable(player):
        raise ValueError(f"{name!r}: {attribute} cannot be called as player(view, legal, random, budget)")
    chosen: AnyPlayer = player
    return chosen


def failure(error: BaseException) -> Failure:
    """Return what the code of a Python player raised, in words."""
    lines = "".join(format_exception(error))[-_MOST_SAID:].splitlines()
    return Failure(_line(f"{type(error).__name__}: {_words(error)}"), "\n".join(map(legible, lines)))


def not_legal(answer: object) -> Failure:
    """Return what is wrong with an answer that is none of the legal actions."""
    return Failure(_line(f"not legal: {_words(answer)}"))


def _words(what: object) -> str:
    try:
        return str(what)
    except FAULTS:
        return f"{type(what).__name__} without words"


def _line(words: str) -> str:
    return legible(words[:LONGEST])[:LONGEST].rstrip(": ")
