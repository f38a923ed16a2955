"""Reading JSON that anybody may have written: no doubles, no NaN, no sizes, numbers or depths without end.

Whatever the text holds, reading it takes time in proportion to its length and ends in an object or in a `ValueError`.
"""

import json
import re
from math import isfinite
from typing import Any, Final

LARGEST: Final = 2_000_000  # characters, or bytes, of a text where the reader knows of no smaller bound
DEEPEST: Final = 60  # objects and lists in one another: what games, saves and settings hold stays below a dozen
MOST_DIGITS: Final = 100  # whole numbers of a game have a few digits, those of a seed some dozens
_MARK: Final = "\N{ZERO WIDTH NO-BREAK SPACE}"  # what some editors put before a text that they save in UTF-8
_HALF_CHARACTER: Final = re.compile(r"\\u[dD][89a-fA-F]")


def parse(text: str | bytes, largest: int = LARGEST) -> dict[str, Any]:
    """Return the object that a JSON text holds; bytes must be UTF-8.

    What it returns can be walked through, compared and written again without a bound on depth of one's own.

    Raises:
        ValueError: if the text is longer than `largest`, or not one JSON object with clear names, numbers and
            characters; the message says what it is, as the end of a sentence.
    """
    if len(text) > largest:
        raise ValueError(f"it is longer than {largest:,} characters")
    words = (_decoded(text) if isinstance(text, bytes) else text).removeprefix(_MARK)
    if not words.strip():
        raise ValueError("it is empty")
    try:
        document = json.loads(
            words, object_pairs_hook=without_doubles, parse_constant=_refuse, parse_float=_finite, parse_int=_integer
        )
    except json.JSONDecodeError as error:
        raise ValueError(_in_words(error, words)) from error
    except RecursionError as error:
        raise ValueError("it is nested too deeply") from error
    if not isinstance(document, dict):
        raise ValueError("it is not a JSON object")
    _bound_depth(document)
    if _HALF_CHARACTER.search(words):
        _refuse_half_characters(document)
    return document


def legible(words: str) -> str:
    """Return what others wrote with escapes in place of all that would steer a terminal or break a line."""
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in words)


def _decoded(text: bytes) -> str:
    try:
        return text.decode("utf-8")
    except UnicodeDecodeError as error:
        raise ValueError("it is not UTF-8") from error


def _in_words(error: json.JSONDecodeError, text: str) -> str:
    several = "\n" in text.rstrip()
    if error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string"):
        return f"it breaks off in line {error.lineno}" if several else "it breaks off"
    return f"{f'line {error.lineno}' if several else 'it'} is not JSON: {error.msg}"


def without_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Return an object of JSON, of which no name comes twice."""
    fields = dict(pairs)
    if len(fields) != len(pairs):
        raise ValueError(f"{_first_double(pairs)[:40]!r} appears twice in one object")
    return fields


def _first_double(pairs: list[tuple[str, Any]]) -> str:
    places = {name: place for place, (name, _) in enumerate(pairs)}
    return next(name for place, (name, _) in enumerate(pairs) if places[name] != place)


def _bound_depth(document: dict[str, Any]) -> None:
    """Go down level by level: recursion would end where the text wants it to."""
    level: list[Any] = [document]
    for _ in range(DEEPEST):
        parts = (part for each in level for part in (each.values() if isinstance(each, dict) else each))
        level = [part for part in parts if isinstance(part, (dict, list))]
        if not level:
            return
    raise ValueError("it is nested too deeply")


def _refuse_half_characters(document: dict[str, Any]) -> None:
    """Refuse lone surrogates, which JSON can escape and no file or screen can hold."""
    try:
        json.dumps(document, ensure_ascii=False).encode("utf-8")
    except UnicodeEncodeError as error:
        raise ValueError("a string in it ends in an incomplete character") from error


def _refuse(word: str) -> None:
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
