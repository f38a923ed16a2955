"""The JSON Schema of the seat protocol: the messages, with the words of a game where they stand in them."""

from typing import Any, Final

from leonardo.ai.protocol import ANSWER, DECIDE, ERROR, HELLO, OLDEST, PROTOCOL, QUIT
from leonardo.engine.game import AnyGame

Schema = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_WORDS: Final = ("rules", "view", "event", "action", "result")
_COUNT: Final = {"type": "integer", "minimum": 0}
_TEXT: Final = {"type": "string"}


def of_game(game: AnyGame) -> Schema:
    """Return the schema of all messages of a game, each of which stands in `$defs`, too."""
    return _whole(f"The seat protocol, version {PROTOCOL}, of {game.name}", game.name, game.schemas())


def of_messages() -> Schema:
    """Return the schema of all messages of any game, whose own words are left open."""
    return _whole(f"The seat protocol, version {PROTOCOL}", None, {name: {"type": "object"} for name in _WORDS})


def _whole(title: str, game: str | None, words: Schema) -> Schema:
    messages = {
        "from_table": {"anyOf": [_hello(game), _decide(), _error_of_table(), _quit()]},
        "from_program": {"anyOf": [_greeting(), _answer(), _error_of_program()]},
    }
    either = [{"$ref": f"#/$defs/{name}"} for name in messages]
    return {"$schema": DIALECT, "title": title, "anyOf": either, "$defs": {**messages, **words}}


def _hello(game: str | None) -> Schema:
    return _message(
        "The greeting of the table.",
        HELLO,
        {
            "protocol": _told({"type": "integer", "minimum": OLDEST, "maximum": PROTOCOL}, "the version it speaks"),
            "game": _told(_TEXT if game is None else {"const": game}, "the game"),
            "seats": _told(_COUNT, "how many play"),
            "seat": _told(_COUNT, "your seat, counted clockwise from 0"),
            "rules": _told(_ref("rules"), "what never changes"),
            "view": _told(_ref("view"), "what everybody can see of the table"),
        },
    )


def _decide() -> Schema:
    choice = _object({"id": _told(_COUNT, "its number among these"), "action": _ref("action")})
    return _message(
        "A question.",
        DECIDE,
        {
            "decision": _told(
                {"type": "integer", "minimum": 1}, "the number of this question among those of your seat"
            ),
            "seat": _told(_COUNT, "your seat"),
            "view": _told(_ref("view"), "all that your seat may know now"),
            "events": _told(_list(_ref("event")), "what happened since you were last asked"),
            "legal": _told({**_list(choice), "minItems": 1}, "the legal actions"),
            "seconds": _told(_or_null({"type": "number", "exclusiveMinimum": 0}), "how long you may think"),
            "tries": _told(_or_null({"type": "integer", "minimum": 1}), "how much you may try"),
            "seed": _told({**_COUNT, "maximum": (1 << 32) - 1}, "a number that follows from the rest of this message"),
        },
    )


def _error_of_table() -> Schema:
    return _message(
        "Why an answer cannot be used.", ERROR, {"decision": {"type": "integer", "minimum": 1}, "message": _TEXT}
    )


def _quit() -> Schema:
    return _message("The end.", QUIT, {"result": _told(_or_null(_ref("result")), "that of a finished game")})


def _greeting() -> Schema:
    return _message(
        "The greeting of the program.",
        HELLO,
        {"protocol": {"type": "integer", "minimum": OLDEST, "maximum": PROTOCOL}, "name": _TEXT},
        ("protocol",),
    )


def _answer() -> Schema:
    return _message(
        "An answer.",
        ANSWER,
        {
            "decision": _told(_COUNT, "that of the question"),
            "id": _told(_COUNT, "one of the legal actions"),
            "action": _told(_ref("action"), "the action of this `id`; may be left out"),
        },
        ("id",),
    )


def _error_of_program() -> Schema:
    return _message("That it cannot answer.", ERROR, {"decision": _COUNT, "message": _TEXT}, ("message",))


def _message(about: str, kind: str, fields: Schema, required: tuple[str, ...] | None = None) -> Schema:
    return {"description": about, **_object({"type": {"const": kind}, **fields}, required and ("type", *required))}


def _object(fields: Schema, required: tuple[str, ...] | None = None) -> Schema:
    names = list(fields if required is None else required)
    return {"type": "object", "properties": fields, "required": names, "additionalProperties": False}


def _told(schema: Schema, about: str) -> Schema:
    return {"description": about, **schema}


def _list(items: Schema) -> Schema:
    return {"type": "array", "items": items}


def _or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/$defs/{name}"}
