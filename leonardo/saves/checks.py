"""What the values in a save document must be like: validators of its fields."""

import re
from collections.abc import Sized
from datetime import datetime
from typing import Any, Final

from attrs import Attribute
from attrs.validators import ge, le

from leonardo.saves import pictures

LONGEST_NAME: Final = 40
MOST_COUNT: Final = 10**9
"""Nothing is counted any further, in no file."""
A_COUNT: Final = (ge(0), le(MOST_COUNT))
"""The validators of whatever is counted."""
MOST_TABLE_CHOICES: Final = 40
_WORD: Final = r"[a-z0-9_]{1,40}"
_PLAYER: Final = f"{_WORD}(:{_WORD})?"

Fields = dict[str, Any]


def is_name(_: object, attribute: "Attribute[str]", value: str) -> None:
    """Take what a person can be called, and a save."""
    if not (0 < len(value) <= LONGEST_NAME and value.isprintable() and value == value.strip()):
        raise ValueError(f"{attribute.name!r} must be 1 to {LONGEST_NAME} printable characters")


def is_time(_: object, attribute: "Attribute[str]", value: str) -> None:
    """Take a moment in UTC."""
    if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", value, re.ASCII):
        raise ValueError(f"{attribute.name!r} must be a time such as 2026-11-20T13:22:05.123Z")
    datetime.fromisoformat(value)


def is_word(_: object, attribute: "Attribute[str]", value: str) -> None:
    """Take a word of the program's own."""
    if not re.fullmatch(_WORD, value, re.ASCII):
        raise ValueError(f"{attribute.name!r} must be a word of small letters, digits and underscores")


def is_player(_: object, attribute: "Attribute[str]", value: str) -> None:
    """Take a built-in player, with or without a temper."""
    if not re.fullmatch(_PLAYER, value, re.ASCII):
        raise ValueError(f"{attribute.name!r} must be a word such as master, or two such as master:builder")


def is_picture(_: object, attribute: "Attribute[str]", value: str) -> None:
    """Take the name of a picture."""
    if not re.fullmatch(pictures.NAME, value, re.ASCII):
        raise ValueError(f"{attribute.name!r} must be 32 hexadecimal digits")


def are_words(_: object, attribute: "Attribute[Fields]", value: Fields) -> None:
    """Take choices by their names."""
    if len(value) > MOST_TABLE_CHOICES:
        raise ValueError(f"{attribute.name!r} must hold at most {MOST_TABLE_CHOICES} choices")
    if not all(type(word) is str and re.fullmatch(_WORD, word, re.ASCII) for word in (*value, *value.values())):
        raise ValueError(f"{attribute.name!r} must hold words of small letters, digits and underscores")


def are_for_all_seats(save: Any, attribute: "Attribute[tuple[int, ...]]", value: Sized) -> None:
    """Take as many numbers as there are seats."""
    if len(value) != len(save.seats):
        raise ValueError(f"{attribute.name!r} must hold a number for each seat")


def counted(count: int, more: int = 1) -> int:
    """Return a count with so many more, as far as is counted at all."""
    return min(count + more, MOST_COUNT)
