"""Documents of saves and statistics: how they are laid out, read strictly and proved whole.

Unknown fields, missing fields and values of another type or beyond their bounds are refused, and a checksum over
everything else tells damage.
"""

import hashlib
import json
import re
from collections.abc import Sized
from datetime import datetime
from types import GenericAlias
from typing import Any, Final, get_args, get_origin

from attrs import Attribute
from attrs.validators import ge, le
from cattrs import transform_error
from cattrs.errors import BaseValidationError, ForbiddenExtraKeysError
from cattrs.preconf.json import JsonConverter, make_converter

from leonardo.saves import pictures

LONGEST_FAULT: Final = 200  # characters shown of what is wrong: a hostile field may hold a book

Fields = dict[str, Any]


def checksum(document: Fields) -> str:
    """Return the checksum of a document without its own: it does not depend on layout or order of fields."""
    canonical = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return f"sha256:{hashlib.sha256(canonical.encode('ascii')).hexdigest()}"


def laid_out(document: Fields) -> str:
    """Return a document as text with one entry a line, so that two can be compared."""
    entries = (f"{json.dumps(name)}: {_entry(value)}" for name, value in document.items())
    return "{\n" + ",\n".join(entries) + "\n}\n"


def _entry(value: Any) -> str:
    if not (isinstance(value, list) and value):
        return _as_text(value)
    return "[\n" + ",\n".join(map(_as_text, value)) + "\n]"


def first_fault(error: BaseValidationError, what_it_is: str) -> str:
    """Return the first thing that is wrong with a document, and where in it."""
    what, _, place = transform_error(error, what_it_is, _describe)[0].rpartition(" @ ")
    message = f"{place}: {what}"
    return message if len(message) <= LONGEST_FAULT else f"{message[:LONGEST_FAULT]} ..."


def _describe(error: BaseException, kind: type | None) -> str:  # noqa: ARG001 - our own errors say what they want
    if isinstance(error, KeyError):
        return f"{error.args[0]!r} is missing"
    if isinstance(error, ForbiddenExtraKeysError):
        return f"unknown field {min(error.extra_fields)!r}"
    return str(error.args[0]) if error.args else type(error).__name__


_KINDS: Final[dict[type, str]] = {int: "a whole number", str: "a text", bool: "true or false"}


def _exactly(value: Any, kind: type) -> Any:
    """Take a value of exactly this type: cattrs alone would make 12 of "12" and 1 of true."""
    if type(value) is not kind:
        raise ValueError(f"must be {_KINDS[kind]}")
    return value


def an_object(value: Any, _: Any) -> Fields:
    if type(value) is not dict:
        raise ValueError("must be an object")
    return value


def strict_converter() -> JsonConverter:
    """Return a converter that takes exactly what the classes say, and lists for tuples."""
    converter = make_converter(forbid_extra_keys=True, detailed_validation=True)
    for kind in _KINDS:
        converter.register_structure_hook(kind, _exactly)
    converter.register_structure_hook_func(lambda kind: kind == Fields, an_object)
    converter.register_unstructure_hook_func(lambda kind: kind == Fields, lambda value: value)
    converter.register_unstructure_hook_func(lambda kind: kind == tuple[Fields, ...], list)
    _require_lists(converter)
    return converter


def _is_tuple(kind: Any) -> bool:
    return get_origin(kind) is tuple


def _require_lists(converter: JsonConverter) -> None:
    """Take lists for tuples and nothing else: cattrs alone would take a text letter by letter."""

    @converter.register_structure_hook_factory(_is_tuple)
    def _(kind: Any) -> Any:
        listed: Any = GenericAlias(list, get_args(kind)[:1])
        items = converter.get_structure_hook(listed)

        def structure(value: Any, _: Any) -> tuple[Any, ...]:
            if type(value) is not list:
                raise ValueError("must be a list")
            return tuple(items(value, listed))

        return structure


_as_text: Final = json.JSONEncoder(ensure_ascii=False).encode


LONGEST_NAME: Final = 40
MOST_COUNT: Final = 10**9  # nothing is counted any further, in no file
A_COUNT: Final = (ge(0), le(MOST_COUNT))  # the validators of whatever is counted
MOST_TABLE_CHOICES: Final = 40
WORD: Final = r"[a-z0-9_]{1,40}"
PLAYER: Final = f"{WORD}(:{WORD})?"


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
    if not re.fullmatch(WORD, value, re.ASCII):
        raise ValueError(f"{attribute.name!r} must be a word of small letters, digits and underscores")


def is_player(_: object, attribute: "Attribute[str]", value: str) -> None:
    """Take a built-in player, with or without a temper."""
    if not re.fullmatch(PLAYER, value, re.ASCII):
        raise ValueError(f"{attribute.name!r} must be a word such as master, or two such as master:builder")


def is_picture(_: object, attribute: "Attribute[str]", value: str) -> None:
    if not re.fullmatch(pictures.NAME, value, re.ASCII):
        raise ValueError(f"{attribute.name!r} must be 32 hexadecimal digits")


def are_words(_: object, attribute: "Attribute[Fields]", value: Fields) -> None:
    """Take choices by their names."""
    if len(value) > MOST_TABLE_CHOICES:
        raise ValueError(f"{attribute.name!r} must hold at most {MOST_TABLE_CHOICES} choices")
    if not all(type(word) is str and re.fullmatch(WORD, word, re.ASCII) for word in (*value, *value.values())):
        raise ValueError(f"{attribute.name!r} must hold words of small letters, digits and underscores")


def are_for_all_seats(save: Any, attribute: "Attribute[tuple[int, ...]]", value: Sized) -> None:
    """Take as many numbers as there are seats."""
    if len(value) != len(save.seats):
        raise ValueError(f"{attribute.name!r} must hold a number for each seat")


def counted(count: int, more: int = 1) -> int:
    return min(count + more, MOST_COUNT)
