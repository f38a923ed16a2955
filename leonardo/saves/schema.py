"""The save document: what is in it, and how it becomes a file and is read back.

A save is JSON with one entry a line, so that two saves can be compared. Unknown fields, missing fields and values of
another type are refused, and a checksum over everything else tells damage.
"""

import base64
import hashlib
import json
import re
from datetime import datetime
from pathlib import Path
from types import GenericAlias
from typing import Any, Final, get_args, get_origin

from attrs import Attribute, field, frozen
from attrs.validators import deep_iterable, ge, in_, max_len, min_len, optional
from cattrs import transform_error
from cattrs.errors import BaseValidationError, ForbiddenExtraKeysError
from cattrs.preconf.json import JsonConverter, make_converter
from cattrs.strategies import configure_tagged_union

from leonardo.engine.strict_json import parse
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.upgrades import UPGRADES, Upgrades, upgrade

FORMAT: Final = "leonardo-save"
SCHEMA: Final = 4
"""The number of the schema that this program writes. Any change of the fields is a new number and an upgrade."""

COLOURS: Final = ("yellow", "red", "green", "blue", "purple", "bone")
"""The colours that seats can have, in any game."""
LONGEST_NAME: Final = 40
LONGEST_FAULT: Final = 200
"""Characters shown of what is wrong: a hostile field may hold a book."""
MOST_SEATS: Final = 12
MOST_ACTIONS: Final = 100_000
MOST_TABLE_CHOICES: Final = 40
MOST_PICTURE_BYTES: Final = 1_000_000
_WORD: Final = r"[a-z0-9_]{1,40}"
_PLAYER: Final = f"{_WORD}(:{_WORD})?"
PNG: Final = b"\x89PNG\r\n\x1a\n"

Fields = dict[str, Any]


def _is_name(_: object, attribute: "Attribute[str]", value: str) -> None:
    if not (0 < len(value) <= LONGEST_NAME and value.isprintable() and value == value.strip()):
        raise ValueError(f"{attribute.name!r} must be 1 to {LONGEST_NAME} characters that can be shown")


def _is_picture(_: object, __: object, value: bytes) -> None:
    if not value.startswith(PNG) or len(value) > MOST_PICTURE_BYTES:
        raise ValueError(f"the picture must be a PNG of at most {MOST_PICTURE_BYTES} bytes")


def _is_time(_: object, attribute: "Attribute[str]", value: str) -> None:
    if not re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", value, re.ASCII):
        raise ValueError(f"{attribute.name!r} must be a time such as 2026-11-20T13:22:05.123Z")
    datetime.fromisoformat(value)


def _is_word(_: object, attribute: "Attribute[str]", value: str) -> None:
    if not re.fullmatch(_WORD, value, re.ASCII):
        raise ValueError(f"{attribute.name!r} must be a word of small letters, digits and underscores")


def _is_player(_: object, attribute: "Attribute[str]", value: str) -> None:
    if not re.fullmatch(_PLAYER, value, re.ASCII):
        raise ValueError(f"{attribute.name!r} must be a word such as master, or two such as master:builder")


def _are_words(_: object, attribute: "Attribute[Fields]", value: Fields) -> None:
    if len(value) > MOST_TABLE_CHOICES:
        raise ValueError(f"{attribute.name!r} must hold at most {MOST_TABLE_CHOICES} choices")
    if not all(type(word) is str and re.fullmatch(_WORD, word, re.ASCII) for word in (*value, *value.values())):
        raise ValueError(f"{attribute.name!r} must hold words of small letters, digits and underscores")


def _are_for_all_seats(save: "Save", attribute: "Attribute[tuple[int, ...]]", value: tuple[int, ...]) -> None:
    if len(value) != len(save.seats):
        raise ValueError(f"{attribute.name!r} must hold a number for each seat")


@frozen
class Person:
    """A seat at which somebody sits. `colour` is one of `COLOURS`."""

    name: str = field(validator=_is_name)
    colour: str = field(validator=in_(COLOURS))


@frozen
class BuiltIn:
    """A seat for which the program plays: the built-in player `player`, a level with or without a temper."""

    name: str = field(validator=_is_name)
    colour: str = field(validator=in_(COLOURS))
    player: str = field(validator=_is_player)


Seated = Person | BuiltIn
"""Who sits at a seat."""


@frozen
class Save:
    """A saved game.

    `run` is the same for all autosaves of one game. `name` is what a person called the save; an autosave has none.
    `saved_at` is the time in UTC. `round` is the round being played, in games that count rounds. `setup`, `actions`
    and `snapshot` are in the game's own notation. The actions hold what chance did, too. `table` is what was agreed on
    about how the game is shown, such as open memory; `undone` is how often a decision was taken back, `hints` how
    often each seat had advice. `picture` is a PNG.
    """

    app_version: str = field(validator=[min_len(1), max_len(40)])
    game: str = field(validator=_is_word)
    run: str = field(validator=_is_word)
    name: str | None = field(validator=optional(_is_name))
    saved_at: str = field(validator=_is_time)
    round: int | None = field(validator=optional(ge(0)))
    over: bool
    seats: tuple[Seated, ...] = field(validator=[min_len(1), max_len(MOST_SEATS)])
    seed: int = field(validator=ge(0))
    table: Fields = field(validator=_are_words)
    undone: int = field(validator=ge(0))
    hints: tuple[int, ...] = field(validator=[deep_iterable(ge(0)), _are_for_all_seats])
    setup: Fields
    actions: tuple[Fields, ...] = field(validator=max_len(MOST_ACTIONS), repr=False)
    snapshot: Fields = field(repr=False)
    picture: bytes | None = field(default=None, validator=optional(_is_picture), repr=False)

    @property
    def time(self) -> datetime:
        """When it was saved, with its time zone (UTC)."""
        return datetime.fromisoformat(self.saved_at)


def write_save(save: Save) -> bytes:
    """Return a save as the content of a file."""
    document = {"format": FORMAT, "schema": SCHEMA, **_CONVERTER.unstructure(save)}
    document["checksum"] = checksum(document)
    return _laid_out(document).encode("utf-8")


def read_save(content: bytes, path: Path, upgrades: Upgrades = UPGRADES, schema: int = SCHEMA) -> Save:
    """Return the save that the content of the file `path` holds.

    Raises:
        SaveError: if it is not a save, damaged, or of a newer schema than `schema`.
    """
    document = _parsed(content, path)
    if document.pop("format", None) != FORMAT:
        raise SaveError(path, Fault.FOREIGN, f'its "format" is not "{FORMAT}"')
    number = document.get("schema")
    if type(number) is not int or number < 1:
        raise SaveError(path, Fault.DAMAGED, "its schema number is missing")
    if number > schema:
        raise SaveError(path, Fault.NEWER, f"schema {number}, this version reads up to {schema}")
    written = document.pop("checksum", None)
    if written != checksum({"format": FORMAT, **document}):
        raise SaveError(path, Fault.DAMAGED, "its checksum does not agree with its content")
    document = upgrade(document, schema, upgrades)
    del document["schema"]
    try:
        return _CONVERTER.structure(document, Save)
    except BaseValidationError as error:
        raise SaveError(path, Fault.DAMAGED, _first_fault(error)) from error


def checksum(document: Fields) -> str:
    """Return the checksum of a document without its own: it does not depend on layout or order of fields."""
    canonical = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return f"sha256:{hashlib.sha256(canonical.encode('ascii')).hexdigest()}"


def _parsed(content: bytes, path: Path) -> Fields:
    begins_well = f'"{FORMAT}"'.encode() in content[:100]
    try:
        return parse(content.decode("utf-8"))
    except UnicodeDecodeError as error:
        fault = Fault.DAMAGED if begins_well else Fault.FOREIGN
        raise SaveError(path, fault, "it is not UTF-8 text") from error
    except ValueError as error:
        fault = Fault.DAMAGED if begins_well else Fault.FOREIGN
        raise SaveError(path, fault, str(error)) from error


def _laid_out(document: Fields) -> str:
    entries = (f"{json.dumps(name)}: {_entry(value)}" for name, value in document.items())
    return "{\n" + ",\n".join(entries) + "\n}\n"


def _entry(value: Any) -> str:
    if not (isinstance(value, list) and value):
        return json.dumps(value, ensure_ascii=False)
    return "[\n" + ",\n".join(json.dumps(item, ensure_ascii=False) for item in value) + "\n]"


def _first_fault(error: BaseValidationError) -> str:
    what, _, place = transform_error(error, "save", _describe)[0].rpartition(" @ ")
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


def _object(value: Any, _: Any) -> Fields:
    if type(value) is not dict:
        raise ValueError("must be an object")
    return value


def _png(value: Any, _: Any) -> bytes:
    try:
        return base64.b64decode(_exactly(value, str), validate=True)
    except ValueError as error:
        raise ValueError("must be base64 text") from error


def _seated(value: Any, structure: Any) -> Seated:
    fields = _object(value, None)
    if fields.get("kind") not in _SEAT_KINDS:
        raise ValueError(f'"kind" must be {" or ".join(_SEAT_KINDS)}')
    seated: Seated = structure(fields, Seated)
    return seated


_SEAT_KINDS: Final = {"person": Person, "built_in": BuiltIn}


def _make_converter() -> JsonConverter:
    converter = make_converter(forbid_extra_keys=True, detailed_validation=True)
    for kind in _KINDS:
        converter.register_structure_hook(kind, _exactly)
    converter.register_structure_hook(bytes, _png)
    converter.register_unstructure_hook(bytes, lambda value: base64.b64encode(value).decode("ascii"))
    converter.register_structure_hook_func(lambda kind: kind == Fields, _object)
    kinds = {kind: word for word, kind in _SEAT_KINDS.items()}
    configure_tagged_union(Seated, converter, tag_generator=kinds.__getitem__, tag_name="kind")
    by_kind = converter.get_structure_hook(Seated)
    converter.register_structure_hook(Seated, lambda value, _: _seated(value, by_kind))
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


_CONVERTER: Final = _make_converter()
