"""The JSON Schema of the lines of a record, made from the words of its game."""

from typing import Final

from leonardo.engine.game import AnyGame
from leonardo.engine.house_rules import MOD
from leonardo.engine.record import BROKEN_OFF, FORMAT, VERSION, WITH_MOD
from leonardo.engine.schemas import Schema

_TEXT: Final = {"type": "string"}
_TOLD: Final = ("setup", "action", "chance", "result")  # the words of a game that stand in its records


def schema_of_line(game: AnyGame) -> Schema:
    """Return the schema of each line of the records of a game; a kind of line stands in `$defs`, too."""
    words = game.schemas()
    lines = {
        "head": _head(game.name, words["setup"]),
        "decision": {"anyOf": [_decision(each) for each in words["action"]["anyOf"]]},
        **({"chance": words["chance"]} if words["chance"]["anyOf"] else {}),
        "ended": _object({"result": {"description": "how the game ended", "$ref": "#/$defs/result"}}),
        "broken_off": _object({BROKEN_OFF: {"description": "why the game goes no further", "type": "string"}}),
    }
    either = [{"$ref": f"#/$defs/{name}"} for name in lines]
    used = _used(words, {"anyOf": [*lines.values(), words["result"]]})
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A line of a record, version {VERSION} or {WITH_MOD}, of {game.name}",
        "anyOf": either,
        "$defs": {**lines, "result": words["result"], **used},
    }


def _head(game: str, setup: Schema) -> Schema:
    own = {
        "format": {"description": "the format of the file", "const": FORMAT},
        "version": {
            "description": f"the version of the format: {WITH_MOD} with house rules",
            "enum": [VERSION, WITH_MOD],
        },
        "game": {"description": "the game", "const": game},
    }
    mod = {
        "description": "its house rules; left out, as in version 1: the printed ones",
        **_object(
            {
                "name": {"description": "what they are called", **_TEXT},
                "hash": {"description": "over what they change", **_TEXT},
            }
        ),
    }
    head = _object({**own, **setup["properties"]})
    head["properties"][MOD] = mod
    return {"description": setup["description"], **head}


def _decision(action: Schema) -> Schema:
    beside = {
        "seat": {"description": "the seat that decided", "type": "integer", "minimum": 0},
        "of": {"description": "how many legal actions there were", "type": "integer", "minimum": 1},
    }
    return {
        **action,
        "properties": {**action["properties"], **beside},
        "required": [*action["required"], *beside],
    }


def _used(words: dict[str, Schema], by: object) -> dict[str, Schema]:
    """Return the definitions that some schema refers to, and those that these refer to."""
    found: dict[str, Schema] = {}
    waiting = [by]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            name = str(part.get("$ref", "")).removeprefix("#/$defs/")
            if name in words and name not in found and name not in _TOLD:
                found[name] = words[name]
                waiting.append(words[name])
            waiting += part.values()
        elif isinstance(part, list):
            waiting += part
    return dict(sorted(found.items()))


def _object(properties: Schema) -> Schema:
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }
