"""The seat protocol: what is said to a program that plays at a seat, and what it says (docs/formats/seat-protocol.md).

Both speak in JSON lines, one object a line, in UTF-8. The program's input brings `hello`, then a `decide` for each
decision, and `quit` at the end; it answers `hello` and `decide`. `schema` is the JSON Schema of the messages, with the
words of a game where they stand in them.
"""

import json
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

from attrs import field, frozen

from leonardo.ai.player import Budget
from leonardo.engine.codec import encode_tagged
from leonardo.engine.game import AnyGame, Event
from leonardo.engine.strict_json import legible, parse

PROTOCOL: Final = 2
"""The version of the protocol. A field more is no new version; programs pass over fields that they do not know."""
OLDEST: Final = 1
"""The oldest version that a program may speak; it is told the same, and passes over what it does not know."""
HELLO: Final = "hello"
DECIDE: Final = "decide"
ANSWER: Final = "answer"
ERROR: Final = "error"
QUIT: Final = "quit"

Message = dict[str, Any]


class ProtocolError(ValueError):
    """A message that cannot be understood; the text says what is wrong with it."""


@frozen
class Told:
    """What a program is told of a decision: how the game stands when it is greeted, and the decision itself.

    It holds what the seat may know and nothing else.
    """

    hello: Message
    decide: Message
    later: dict[str, int] = field(factory=dict, eq=False)
    """Fields of the views that the oldest version of the protocol did not have, with the version that brought each."""

    @property
    def number(self) -> int:
        """The number of the question among those of the seat, 1 first."""
        number: int = self.decide["decision"]
        return number

    def question(self, version: int) -> Message:
        return in_version(self.decide, version, self.later)

    @property
    def choices(self) -> int:
        """How many legal actions there are."""
        return len(self.decide["legal"])


def told(game: AnyGame, state: Any, seat: int, events: Sequence[Event], question: int, budget: Budget) -> Told:
    """Return what the program at a seat that must decide is told.

    `events` are those since it was last asked, as the seat may know them; `question` counts the questions of this seat
    alone, 1 first, since how many others had would tell what was in their hands.
    """
    asked = decide(game, state, seat, events, question, budget)
    return Told(hello(game, state, seat), asked, dict(game.later_fields))


def in_version(message: Message, version: int, later: Mapping[str, int]) -> Message:
    """Return a message in a version of the protocol: without the fields of its view that came later."""
    view = {name: told for name, told in message["view"].items() if later.get(name, OLDEST) <= version}
    return {**message, "view": view}


def hello(game: AnyGame, state: Any, seat: int) -> Message:
    """Return the greeting: the game, its rules in numbers, the seat, and what everybody sees of the table."""
    return {
        "type": HELLO,
        "protocol": PROTOCOL,
        "game": game.name,
        "seats": game.seats(state),
        "seat": seat,
        "rules": game.write_rules(),
        "view": game.write_view(game.view(state, None)),
    }


def decide(game: AnyGame, state: Any, seat: int, events: Sequence[Event], question: int, budget: Budget) -> Message:
    legal = [{"id": number, "action": game.write_action(action)} for number, action in enumerate(game.legal(state))]
    asked = {
        "type": DECIDE,
        "decision": question,
        "seat": seat,
        "view": game.write_view(game.view(state, seat)),
        "events": [encode_tagged(event) for event in events],
        "legal": legal,
        "seconds": budget.seconds,
        "tries": budget.tries,
    }
    return {**asked, "seed": _seed(asked)}


def _seed(asked: Message) -> int:
    """Return a number that follows from what is told and from nothing else, so that it tells nothing more."""
    return int.from_bytes(blake2b(write_line(asked), digest_size=4, person=b"seat protocol").digest(), "big")


def answer(decision: int, choice: int, action: Message) -> Message:
    """Return the answer to a decision: the `choice`th of the legal actions, with its words."""
    return {"type": ANSWER, "decision": decision, "id": choice, "action": action}


def write_line(message: Message) -> bytes:
    """Return a message as a line; a lone surrogate, which UTF-8 cannot hold, is written as JSON escapes it."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "backslashreplace") + b"\n"


def read_line(line: bytes) -> Message:
    """Return the message of a line.

    Raises:
        ProtocolError: if it is not one.
    """
    try:
        message = parse(line)
    except ValueError as error:
        raise ProtocolError(f"not a valid JSON object: {_shown(line)}") from error
    if not isinstance(message.get("type"), str):
        raise ProtocolError(f'not an object with a "type": {_shown(line)}')
    return message


def read_choice(message: Message, asked: Told) -> int:
    """Return which of the legal actions an answer names.

    Raises:
        ProtocolError: if it is no answer to this decision, or names what is not legal.
    """
    if message["type"] == ERROR:
        raise ProtocolError(f"it says: {legible(str(message.get('message'))[:200])}")
    choice = message.get("id")
    if message["type"] != ANSWER or type(choice) is not int:
        raise ProtocolError('this is not an answer with an "id"')
    if not 0 <= choice < asked.choices:
        raise ProtocolError(f'"id" is {choice!s:.20}, which is not one of 0 to {asked.choices - 1}')
    named = message.get("action")
    if named is not None and named != asked.decide["legal"][choice]["action"]:
        raise ProtocolError(f'"action" is not that of "id" {choice}')
    return choice


def _shown(line: bytes) -> str:
    return repr(line[:80].decode("utf-8", "replace"))


Schema = dict[str, Any]

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_WORDS: Final = ("rules", "view", "event", "action", "result")
_OF_RECORDS: Final = ("setup", "chance")
_COUNT: Final = {"type": "integer", "minimum": 0}
_TEXT: Final = {"type": "string"}


def of_game(game: AnyGame) -> Schema:
    """Return the schema of all messages of a game, each of which stands in `$defs`, too."""
    words = {name: schema for name, schema in game.schemas().items() if name not in _OF_RECORDS}
    return _whole(f"The seat protocol, version {PROTOCOL}, of {game.name}", game.name, words)


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
    choice = _object({"id": _told(_COUNT, "its number among these"), "action": _told(_ref("action"), "what it is")})
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
        "Why an answer cannot be used.",
        ERROR,
        {
            "decision": _told({"type": "integer", "minimum": 1}, "that of the question"),
            "message": _told(_TEXT, "what is wrong with the answer"),
        },
    )


def _quit() -> Schema:
    return _message("The end.", QUIT, {"result": _told(_or_null(_ref("result")), "that of a finished game")})


def _greeting() -> Schema:
    return _message(
        "The greeting of the program.",
        HELLO,
        {
            "protocol": _told({"type": "integer", "minimum": OLDEST, "maximum": PROTOCOL}, "the version it speaks"),
            "name": _told(_TEXT, "what it is called"),
        },
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
    return _message(
        "That it cannot answer.",
        ERROR,
        {"decision": _told(_COUNT, "that of the question"), "message": _told(_TEXT, "why it cannot")},
        ("message",),
    )


def _message(about: str, kind: str, fields: Schema, required: tuple[str, ...] | None = None) -> Schema:
    return {
        "description": about,
        **_object(
            {"type": _told({"const": kind}, "what kind of message it is"), **fields}, required and ("type", *required)
        ),
    }


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
