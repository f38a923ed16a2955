"""What the commands share: their exit statuses, and how words of the command line are read."""

import csv
import re
from argparse import ArgumentTypeError
from typing import Final

DONE: Final = 0
FAULT: Final = 1
WRONG_USE: Final = 2
STOPPED: Final = 130
"""What shells expect of a program that was stopped with Ctrl-C."""


def count(text: str) -> int:
    """Return a whole number of at least 1.

    Raises:
        ArgumentTypeError: if the word is none.
    """
    if not re.fullmatch(r"[0-9]{1,9}", text, re.ASCII) or int(text) < 1:
        raise ArgumentTypeError(f"{text[:20]!r} is not a number of at least 1")
    return int(text)


def seconds(text: str) -> float:
    """Return a time of more than 0 seconds.

    Raises:
        ArgumentTypeError: if the word is none.
    """
    if not re.fullmatch(r"[0-9]{0,6}(\.[0-9]{1,3})?", text, re.ASCII) or float(text or 0) <= 0:
        raise ArgumentTypeError(f"{text[:20]!r} is not a number of seconds such as 0.5")
    return float(text)


def names(text: str) -> tuple[str, ...]:
    """Return the names between commas; a name with a comma in it stands between double quotes.

    Raises:
        ArgumentTypeError: if they cannot be told apart.
    """
    try:
        (row,) = csv.reader([text], skipinitialspace=True, strict=True)
    except csv.Error as error:
        raise ArgumentTypeError(f"{text[:40]!r} are no names between commas: {error}") from error
    return tuple(name.strip() for name in row)
