"""The JSON Schema of a save, with the bounds that its reader keeps."""

from collections.abc import Mapping
from typing import Any, Final

from attrs import fields_dict

from leonardo.saves.documents import LONGEST_NAME, MOST_COUNT, MOST_TABLE_CHOICES, PLAYER, WORD
from leonardo.saves.pictures import NAME
from leonardo.saves.schema import (
    COLOURS,
    FORMAT,
    MOST_ACTIONS,
    MOST_FORMER,
    MOST_ROUNDS,
    MOST_SEATS,
    MOST_SITTINGS,
    MOST_WRITES,
    SCHEMA,
    WITH_MOD,
    BuiltIn,
    Former,
    Person,
    Save,
    Sitting,
)

Schema = dict[str, Any]

_NAME: Final = {"type": "string", "minLength": 1, "maxLength": LONGEST_NAME}
_WORD: Final = {"type": "string", "pattern": f"^{WORD}$"}
_COUNT: Final = {"type": "integer", "minimum": 0, "maximum": MOST_COUNT}
_NULL: Final = {"type": "null"}
_FIELDS: Final = {"type": "object"}


def _or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, _NULL]}


def _list(items: Schema, most: int, least: int = 0) -> Schema:
    return {"type": "array", "items": items, **({"minItems": least} if least else {}), "maxItems": most}


def _up_to(most: int) -> Schema:
    return {"type": "integer", "minimum": 0, "maximum": most}


_SEAT: Final[Mapping[str, tuple[str, Schema]]] = {
    "kind": ("who plays there", {}),
    "name": ("what it is called", _NAME),
    "colour": ("the colour of its pieces", {"enum": list(COLOURS)}),
    "player": (
        "the computer player, with its style if it has one: `master:builder`",
        {"type": "string", "pattern": f"^{PLAYER}$"},
    ),
    "portrait": ("the portrait that was chosen; `null`: the usual one", _or_null(_WORD)),
}
_SITTING: Final[Mapping[str, tuple[str, Schema]]] = {
    "by": ("the word of a program that played the game", _WORD),
    "writes": ("how many saves it had written", _COUNT),
}
_FORMER: Final[Mapping[str, tuple[str, Schema]]] = {
    "seat": ("the seat", _up_to(MOST_SEATS)),
    "until": ("how many decisions there were when it was left", _up_to(MOST_ACTIONS)),
    "person": ("who sat there; `null`: a computer player", _or_null(_NAME)),
}
_SAVE: Final[Mapping[str, tuple[str, Schema]]] = {
    "app_version": ("the version of the program", {"type": "string", "minLength": 1, "maxLength": 40}),
    "game": ("the game", _WORD),
    "run": ("a word that all autosaves of one game have in common", _WORD),
    "name": ("what a person called it; `null`: an autosave", _or_null(_NAME)),
    "saved_at": (
        "when, in UTC",
        {"type": "string", "pattern": r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$"},
    ),
    "writes": ("larger than that of all saves that were in the folder before", _up_to(MOST_WRITES)),
    "round": ("the round being played; `null` in games without rounds", _or_null(_up_to(MOST_ROUNDS))),
    "over": ("whether the game is over", {"type": "boolean"}),
    "seats": (
        "who plays, by seat",
        _list({"anyOf": [{"$ref": "#/$defs/person"}, {"$ref": "#/$defs/built_in"}]}, MOST_SEATS, 1),
    ),
    "picture": (
        "the name of its picture in `pictures/`; `null`: none",
        _or_null({"type": "string", "pattern": f"^{NAME}$"}),
    ),
    "machine": ("the computer on which an autosave was written", _or_null(_NAME)),
    "line": ("from which autosaves it has grown", _list({"$ref": "#/$defs/sitting"}, MOST_SITTINGS)),
    "seed": ("the seed of the game", {"type": "integer", "minimum": 0}),
    "table": (
        "what was agreed on about how the game is shown",
        {
            "type": "object",
            "additionalProperties": _WORD,
            "propertyNames": {"pattern": f"^{WORD}$"},
            "maxProperties": MOST_TABLE_CHOICES,
        },
    ),
    "undone": ("how often a decision was undone", _COUNT),
    "retaken": ("how often decisions of others were undone with it", _COUNT),
    "hints": ("how many hints each seat had, by seat", _list(_COUNT, MOST_SEATS, 1)),
    "changed": ("how often somebody else took a seat over, by seat", _list(_COUNT, MOST_SEATS, 1)),
    "former": ("who sat at a seat before", _list({"$ref": "#/$defs/former"}, MOST_FORMER)),
    "setup": ("the set-up, as in the first line of a record", _FIELDS),
    "actions": ("all decisions, and what chance did, in the words of a record", _list(_FIELDS, MOST_ACTIONS)),
    "snapshot": ("the position they lead to, in the words of the game", _FIELDS),
}


def schema_of_saves() -> Schema:
    """Return the schema of a save as this program writes it."""
    frame = {
        "format": {"description": "the format of the file", "const": FORMAT},
        "schema": {
            "description": f"the version of the format: {WITH_MOD} with house rules",
            "enum": [SCHEMA, WITH_MOD],
        },
    }
    proof = {"checksum": {"description": "over everything else", "type": "string", "pattern": "^sha256:[0-9a-f]{64}$"}}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A saved game, schema {SCHEMA} or {WITH_MOD}",
        **_object({**frame, **_fields(Save, _SAVE), **proof}),
        "$defs": {
            "person": _seat(Person, "person"),
            "built_in": _seat(BuiltIn, "built_in"),
            "sitting": _object(_fields(Sitting, _SITTING)),
            "former": _object(_fields(Former, _FORMER)),
        },
    }


def _seat(kind: type[Any], word: str) -> Schema:
    return _object(
        {"kind": {"description": "who plays there", "const": word}, **_fields(kind, _SEAT)}, left_out=("portrait",)
    )


def _fields(kind: type[Any], meanings: Mapping[str, tuple[str, Schema]]) -> Schema:
    """Return the schemas of the fields of a class.

    Raises:
        KeyError: if nobody says what one means.
    """
    told = {name: meanings[name] for name in fields_dict(kind)}
    return {name: {"description": text, **schema} for name, (text, schema) in told.items()}


def _object(properties: Schema, left_out: tuple[str, ...] = ()) -> Schema:
    required = [name for name in properties if name not in left_out]
    return {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
