"""The seat protocol: what is said to a program that plays at a seat, and what it says (docs/seat-protocol.md).

Both speak in JSON lines, one object a line, in UTF-8. The program's input brings `hello`, then a `decide` for each
decision, and `quit` at the end; it answers `hello` and `decide`.
"""

import json
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from attrs import frozen

from leonardo.ai.player import Budget
from leonardo.engine.game import AnyGame, Event
from leonardo.engine.plain import tagged
from leonardo.engine.strict_json import legible, parse

PROTOCOL: Final = 1
"""The version of the protocol. A field more is no new version; programs pass over fields that they do not know."""
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

    @property
    def number(self) -> int:
        """The number of the decision in the game."""
        number: int = self.decide["decision"]
        return number

    @property
    def choices(self) -> int:
        """How many legal actions there are."""
        return len(self.decide["legal"])


def told(
    game: AnyGame, state: Any, seat: int, events: Sequence[Event], decision: int, random: Random, budget: Budget
) -> Told:
    """Return what the program at a seat that must decide is told.

    `events` are those since it was last asked, as the seat may know them; `decision` counts the decisions before this
    one; from `random`, the stream of this decision, comes the number with which the program may seed its own.
    """
    return Told(hello(game, state, seat), decide(game, state, seat, events, decision, random.getrandbits(32), budget))


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


def decide(
    game: AnyGame, state: Any, seat: int, events: Sequence[Event], decision: int, seed: int, budget: Budget
) -> Message:
    """Return the request for a decision."""
    legal = [{"id": number, "action": game.write_action(action)} for number, action in enumerate(game.legal(state))]
    return {
        "type": DECIDE,
        "decision": decision,
        "seat": seat,
        "view": game.write_view(game.view(state, seat)),
        "events": [tagged(event) for event in events],
        "legal": legal,
        "seconds": budget.seconds,
        "tries": budget.tries,
        "seed": seed,
    }


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
        raise ProtocolError(f"not a clear JSON object: {_shown(line)}") from error
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
