"""Reading JSON that anybody may have written: no doubles, no NaN, no numbers or depths without end."""

import json
from math import isfinite
from typing import Any, Final

MOST_DIGITS: Final = 100
"""Whole numbers of a game have a few digits, those of a seed some dozens."""


def parse(text: str) -> dict[str, Any]:
    """Return the object that a JSON text holds.

    Raises:
        ValueError: if the text is not one JSON object with clear names and numbers; the message says what it is.
    """
    try:
        document = json.loads(
            text, object_pairs_hook=_without_doubles, parse_constant=_refuse, parse_float=_finite, parse_int=_integer
        )
    except json.JSONDecodeError as error:
        raise ValueError(_in_words(error, text)) from error
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error
    if not isinstance(document, dict):
        raise ValueError("it is not a JSON object")
    return document


def _in_words(error: json.JSONDecodeError, text: str) -> str:
    if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
        return f"it breaks off in line {error.lineno}"
    return f"line {error.lineno} is not JSON: {error.msg}"


def _without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        names = [name for name, _ in pairs]
        double = next(name for name in names if names.count(name) > 1)
        raise ValueError(f"{double[:40]!r} stands twice in one object")
    return fields


def _refuse(word: str) -> Any:
    raise ValueError(f"{word} is not a number")


def _finite(digits: str) -> float:
    number = float(digits)
    if not isfinite(number):
        raise ValueError("a number is too large")
    return number


def _integer(digits: str) -> int:
    if len(digits) > MOST_DIGITS:
        raise ValueError("a number is too large")
    return int(digits)
