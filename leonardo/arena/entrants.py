"""Who plays in an arena, by a name: a built-in or Python player or a seer, with a budget or not, or a program.

A player in Python has the name of its module: `py:bots:choose` is `choose` in the module `bots`. It gets plain
data, as the functions that `leonardo.api` calls. It is imported where it plays, and only because the command line names
it: folders of arenas keep its name as a word.
"""

import signal
import sys
from argparse import ArgumentTypeError
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from traceback import format_exception
from typing import Any, Final

from attrs import evolve, frozen

from leonardo.ai.player import Budget
from leonardo.ai.players import built_in, seers_of
from leonardo.ai.processes import TaskProcess
from leonardo.ai.program_player import MARK, is_program, words_of
from leonardo.arguments import count
from leonardo.engine.strict_json import legible

PYTHON: Final = "py:"  # what the name of such a player begins with
LONGEST: Final = 200  # characters that are kept of why a decision was lost
_MOST_SAID: Final = 2048  # characters that are kept of where its code failed


@frozen
class Failure:
    """Why a Python player failed, in one line, and where in its code, line by line."""

    why: str
    where: str = ""


def person_stops(error: BaseException) -> bool:
    """Return whether a person has pressed Ctrl+C: a process that plays does not hear it, there a player raised it."""
    return isinstance(error, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) is not signal.SIG_IGN


def is_python(name: str) -> bool:
    return name.startswith(PYTHON)


def takes_objects(player: object) -> bool:
    """Return whether a Python player is of our own: it gets objects of the engine as built-in ones do, not data."""
    return getattr(player, "takes_objects", False) is True


def load(name: str) -> Any:
    """Return the player of a name that begins with `py:`; modules are also looked up in the current folder.

    Raises:
        ValueError: if it cannot be imported, or cannot be called as a player; the message gives the reason.
    """
    module, _, attribute = name.removeprefix(PYTHON).partition(":")
    if not module or not attribute:
        raise ValueError(f"{name!r}: write {PYTHON}module:attribute")
    try:
        here = str(Path.cwd())
        if here not in sys.path:
            sys.path.append(here)
        found = import_module(module)
    except BaseException as error:
        if person_stops(error):
            raise
        raise ValueError(f"{name!r}: {module} cannot be imported: {failure(error).why}") from None
    try:
        player: Any = attrgetter(attribute)(found)
    except BaseException as error:
        if person_stops(error):
            raise
        raise ValueError(f"{name!r}: {module} has no {attribute}") from None
    if isinstance(player, type):
        raise ValueError(f"{name!r}: {attribute} is a class; name a function or an object of the class")
    if not callable(player):
        raise ValueError(f"{name!r}: {attribute} cannot be called as player(view, legal, random)")
    return player


def failure(error: BaseException) -> Failure:
    """Return what the code of a Python player raised, in words."""
    lines = "".join(format_exception(error))[-_MOST_SAID:].splitlines()
    return Failure(_line(f"{type(error).__name__}: {_words(error)}"), "\n".join(map(legible, lines)))


def not_legal(answer: object) -> Failure:
    return Failure(_line(f"not legal: {_words(answer)}"))


def _words(what: object) -> str:
    try:
        return str(what)
    except BaseException:
        return f"{type(what).__name__} without words"


def _line(words: str) -> str:
    return legible(words[:LONGEST])[:LONGEST].rstrip(": ")


TRIES: Final = "@"  # what stands between the name of a player and the tries of its own: `leonardo@1280`


@frozen
class Entrant:
    """A player by its name, with the `tries` that it has for a decision whatever the others have, if it has its own."""

    player: str
    tries: int | None = None

    def budget(self, usual: Budget) -> Budget:
        """Return how much it may think where `usual` is for those without tries of their own."""
        return usual if self.tries is None else evolve(usual, tries=self.tries)


def entrant(name: str) -> Entrant:
    """Return who plays under a name.

    Raises:
        ValueError: if what follows the mark is not a number of tries.
    """
    player, mark, tries = name.partition(TRIES)
    if not mark or is_program(name):
        return Entrant(name)
    try:
        return Entrant(player, count(tries))
    except ArgumentTypeError as error:
        raise ValueError(f"{name!r}: after {TRIES} stands how much {player} may try for a decision; {error}") from None


def check(game: str, name: str) -> None:
    """See that a name can stand in an arena; whether a program can be started shows when it is.

    Raises:
        UnknownPlayerError: if there is no such player of the game.
        ValueError: if its budget is none, or the command line of a program, or if a Python player cannot be loaded.
    """
    if is_program(name):
        try:
            words_of(name.removeprefix(MARK))
        except ValueError as error:
            raise ValueError(f"{name!r}: after {MARK} stands the command line of a program; {error}") from None
        return
    player = entrant(name).player
    if is_python(player):
        _try_alone(player)
    elif player not in seers_of(game):
        built_in(game, player)


def _try_alone(name: str) -> None:
    """See that a Python player can be loaded, in a process of its own: a module may end the one that imports it.

    Raises:
        ValueError: if it cannot; the message gives the reason.
    """
    process: TaskProcess[str] = TaskProcess("leonardo-arena-import", _why_not)
    try:
        process.give(name)
        refusal: str | None = process.take()
    except (EOFError, OSError):
        refusal = f"{name!r}: the process that imports it ends"
    finally:
        process.close()
        process.wait()
    if refusal is not None:
        raise ValueError(refusal)


def _why_not(name: str) -> str | None:
    try:
        load(name)
    except ValueError as error:
        return str(error)
    return None
