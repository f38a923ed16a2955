"""What the commands share: their exit statuses, how words of the command line are read, and how they speak."""

import csv
import errno
import re
import sys
from argparse import SUPPRESS, Action, ArgumentParser, ArgumentTypeError
from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NoReturn, cast

from leonardo.engine.game import AnyGame
from leonardo.engine.strict_json import legible
from leonardo.games import Games, usual_seats

DONE: Final = 0
FAULT: Final = 1
WRONG_USE: Final = 2
_FULL: Final = frozenset({errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)})
_FORBIDDEN: Final = frozenset({errno.EACCES, errno.EPERM, errno.EROFS})
STOPPED: Final = 130  # what shells expect of a program that was stopped with Ctrl-C


def count(text: str) -> int:
    """Return a whole number of at least 1.

    Raises:
        ArgumentTypeError: if the word is none.
    """
    if not re.fullmatch(r"[0-9]{1,9}", text, re.ASCII) or int(text) < 1:
        raise ArgumentTypeError(f"{text[:20]!r} is not a whole number of 1 or more")
    return int(text)


def seed(text: str) -> int:
    """Return a random seed, a whole number.

    Raises:
        ArgumentTypeError: if the word is none.
    """
    if not re.fullmatch(r"-?[0-9]{1,100}", text, re.ASCII):
        raise ArgumentTypeError(f"{text[:20]!r} is not a whole number")
    return int(text)


def folder(text: str) -> Path:
    """Return a folder, which need not be there.

    Raises:
        ArgumentTypeError: if the word is empty: that would be the current folder, and hardly anybody means it.
    """
    if not text.strip():
        raise ArgumentTypeError("name a folder; the current one is .")
    return Path(text)


def file(text: str) -> Path:
    """Return a file, which need not be there.

    Raises:
        ArgumentTypeError: if the word is empty: that would be the current folder.
    """
    if not text.strip():
        raise ArgumentTypeError("name a file")
    return Path(text)


def seconds(text: str) -> float:
    """Return a time of more than 0 seconds.

    Raises:
        ArgumentTypeError: if the word is none.
    """
    if not re.fullmatch(r"[0-9]{0,6}(\.[0-9]{1,3})?", text, re.ASCII) or float(text or 0) <= 0:
        raise ArgumentTypeError(f"{text[:20]!r} is not a number of seconds (e.g. 0.5)")
    return float(text)


def names(text: str) -> tuple[str, ...]:
    """Return the names between commas; a name with a comma in it stands between double quotes.

    Raises:
        ArgumentTypeError: if they cannot be told apart.
    """
    try:
        (row,) = csv.reader([text], skipinitialspace=True, strict=True)
    except csv.Error as error:
        raise ArgumentTypeError(f"{text[:40]!r} is not a comma-separated list of names: {error}") from error
    return tuple(name.strip() for name in row)


class Parser(ArgumentParser):
    """Reads a command line; of words that it refuses, whatever would steer a terminal is told with escapes."""

    _appended = ""

    def told(self) -> tuple[Action, ...]:
        """Return all that it can be told, in the order of its help."""
        return tuple(self._actions)

    def add_game(self, game: AnyGame) -> None:
        """Take in the options that a game has of its own, as a section of the help."""
        usual = usual_seats(game)
        count = f"{min(game.seat_counts)} to {max(game.seat_counts)} players, usually {usual}"
        section = self.add_argument_group(f"options of --game {game.name}", count)
        game.add_arguments(cast("ArgumentParser", section))  # what adds an option is the same for both

    def append(self, games: Iterable[AnyGame]) -> None:
        """Show in the help what other games have, which cannot be told together with the options of this one."""
        for game in games:
            other = Parser(usage=SUPPRESS, add_help=False)
            other.add_game(game)
            self._appended += f"\n{other.format_help()}"

    def format_help(self) -> str:
        """Return the help, with the options of other games at its end."""
        return super().format_help() + self._appended

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and end the program."""
        super().error(legible(message))


def add_games(parser: Parser, game: AnyGame, words: Sequence[str], games: Games) -> None:
    """Add the options of the game that is meant; whoever asks for help is shown those of all games."""
    parser.add_game(game)
    if not {"-h", "--help"}.isdisjoint(words):
        parser.append(games[name] for name in games if name != game.name)


class OutputError(Exception):
    """What a command says cannot be written where its output goes: to a full disk, say. The text says why."""


def say(text: str, end: str = "\n") -> None:
    """Write lines to the standard output, at once; whatever in them would steer a terminal is escaped.

    Raises:
        BrokenPipeError: if nobody reads it any more.
        OutputError: if it cannot be written for another reason.
    """
    try:
        print("\n".join(map(legible, text.split("\n"))), end=end, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise OutputError(error.strerror or str(error)) from error


def unwritten(place: object, error: OSError) -> str:
    """Return that a file or folder cannot be written, why, and what to do where the reason does not say it."""
    told = f"cannot write to {place}: {error.strerror or error}"
    if error.errno in _FULL:
        return f"{told}. Free some space there, or choose another place."
    return f"{told}. Choose another place." if error.errno in _FORBIDDEN else told


def complain(text: str) -> None:
    """Write a line to the error output, as `say` does; where even that cannot be written, there is nobody to tell."""
    with suppress(OSError):
        print(legible(text), file=sys.stderr, flush=True)
