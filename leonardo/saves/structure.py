"""How documents of saves and statistics are laid out, read strictly and proved whole.

Unknown fields, missing fields and values of another type are refused, and a checksum over everything else tells damage.
"""

import hashlib
import json
from types import GenericAlias
from typing import Any, Final, get_args, get_origin

from cattrs import transform_error
from cattrs.errors import BaseValidationError, ForbiddenExtraKeysError
from cattrs.preconf.json import JsonConverter, make_converter

LONGEST_FAULT: Final = 200
"""Characters shown of what is wrong: a hostile field may hold a book."""

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
    """Take an object and nothing else."""
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
