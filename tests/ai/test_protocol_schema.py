"""The JSON Schemas of the seat protocol hold in real games of all kinds, and for nothing that is a little wrong."""

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from leonardo.ai.player import Budget
from leonardo.ai.protocol import Message, answer, told
from leonardo.ai.protocol_schema import of_game, of_messages
from leonardo.cli import main
from leonardo.engine.driving import wander
from leonardo.engine.game import NATURE, AnyGame, Event, seen
from leonardo.games import GAMES
from scripts.game_kinds import KINDS_OF
from tests.ai.schema_check import faults

Way = tuple[str | int, ...]
"""The names and numbers that lead to a value in a message."""
STOCKS = {"shops", "holdings", "hand", "components"}
OPTIONAL = {"reveal", "upgrade", "laboratory", "components", "of_seat", "cannon", "tanks", "planes"}
SIGNED = {"steps"}
SCHEMAS = {name: of_game(game) for name, game in GAMES.items()}


def of_program(schema: dict[str, Any], side: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{side}", "$defs": schema["$defs"]}


def messages(game: AnyGame, options: Any, seed: int) -> Iterator[Message]:
    """All that a table tells the programs at its seats in a game, and their answers."""
    random = Random(seed)
    news: list[list[Event]] = []
    for played, events in wander(game, game.deal(options, random), random):
        state, seats = played.state, game.seats(played.state)
        news = news or [[] for _ in range(seats)]
        for seat in range(seats):
            news[seat] += seen(events, seat)
        decider = game.decider(state)
        if decider is None:
            yield {"type": "quit", "result": game.write_result(state)}
        elif decider != NATURE:
            one = told(game, state, decider, news[decider], played.question(decider), Budget(seconds=0.5))
            news[decider] = []
            yield from (one.hello, one.decide, answer(one.number, 0, one.decide["legal"][0]["action"]))


def checked(name: str, message: Message, side: str = "") -> list[str]:
    """What is wrong with a message, by the schema of its side."""
    schema = of_program(SCHEMAS[name], side or side_of(message))
    return list(faults(json.loads(json.dumps(message)), schema, schema))


@pytest.mark.parametrize(("name", "kind"), [(name, kind) for name in GAMES for kind in KINDS_OF[name][-1:]], ids=str)
def test_all_that_is_told_and_answered_in_a_game_keeps_the_schema(name: str, kind: Any) -> None:
    found = list(messages(GAMES[name], kind.options, 1))
    assert {message["type"] for message in found} == {"hello", "decide", "answer", "quit"}
    for message in Random(2).sample(found, 12) + found[-1:]:
        assert checked(name, message) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_games_of_all_kinds_keep_the_schema(name: str) -> None:
    kinds = KINDS_OF[name]
    for seed, kind in enumerate(kinds[:: max(1, len(kinds) // 12)]):
        for message in list(messages(GAMES[name], kind.options, seed))[::5]:
            assert checked(name, message) == []


def side_of(message: Message) -> str:
    return "from_program" if message["type"] == "answer" else "from_table"


def everywhere(value: Any, path: Way = ()) -> Iterator[tuple[Way, Any]]:
    """Each value in a message, with the way to it."""
    yield path, value
    for name, each in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from everywhere(each, (*path, name))


def wrong(path: Way, value: Any) -> Iterator[Any]:
    """What cannot stand in the place of a value."""
    yield {"no such": "thing"}
    if isinstance(value, dict):
        yield {**value, "more": 1}
        kept = (name for name in value if not spared(path, name, value))
        yield from ({one: value[one] for one in value if one != name} for name in kept)
    elif isinstance(value, bool):
        yield int(value)
    elif isinstance(value, int):
        yield from (value + 0.5, str(value), bool(value))
        yield from () if path[-1] in SIGNED else (-2,)
    elif isinstance(value, str):
        yield 7
        yield "xyz"
    elif isinstance(value, list):
        yield {str(number): each for number, each in enumerate(value)}


def spared(path: Way, name: str, value: Message) -> bool:
    """Whether a field may be left out: counts of 0, what an action need not say, and the action of an answer."""
    return (
        ("rules" not in path and bool(STOCKS.intersection(path)))
        or ("rules" not in path and name in OPTIONAL)
        or (not path and value["type"] == "answer" and name in ("action", "decision"))
        or (name == "at" and value.get("do") == "destroy")
    )


def put(message: Message, path: Way, value: Any) -> Message:
    """The message with another value in a place."""
    if not path:
        found: Message = value
        return found
    changed = deepcopy(message)
    place: Any = changed
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    return changed


@pytest.mark.parametrize("name", GAMES)
def test_what_is_a_little_wrong_breaks_the_schema(name: str) -> None:
    """A field more or less, a value of another kind, a word that is none, a number below all that there are."""
    random = Random(1)
    for message in random.sample(list(messages(GAMES[name], KINDS_OF[name][-1].options, 2)), 6):
        places = list(everywhere(message))
        for path, value in random.sample(places, min(len(places), 12)):
            for other in wrong(path, value):
                if not (path and isinstance(value, dict) and path[-1] in OPTIONAL):
                    assert checked(name, put(message, path, other), side_of(message)) != [], (
                        message["type"],
                        path,
                        other,
                    )


def test_the_schema_of_all_games_holds_in_each() -> None:
    schema = of_program(of_messages(), "from_table")
    for name, game in GAMES.items():
        for message in list(messages(game, KINDS_OF[name][0].options, 3))[::40]:
            if message["type"] != "answer":
                assert list(faults(message, schema, schema)) == []


@pytest.mark.parametrize("name", GAMES)
def test_seat_describes_the_messages_of_a_game(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["seat", "--describe", name]) == 0
    assert json.loads(capsys.readouterr().out) == SCHEMAS[name]


def without_meaning(schema: Any, at: str = "") -> Iterator[str]:
    """The fields of a schema that nobody explains, but for those of the rules, which bear their names on them."""
    if isinstance(schema, dict):
        for name, each in schema.get("properties", {}).items():
            if not each.get("description") and "const" not in each and "$ref" not in each:
                yield f"{at}.{name}"
        for name, each in schema.items():
            if name != "rules":
                yield from without_meaning(each, f"{at}.{name}")
    elif isinstance(schema, list):
        for number, each in enumerate(schema):
            yield from without_meaning(each, f"{at}[{number}]")


@pytest.mark.parametrize("name", GAMES)
def test_each_field_is_explained(name: str) -> None:
    words = {at: each for at, each in SCHEMAS[name]["$defs"].items() if not at.startswith("from_") and at != "stock"}
    by_name = ("components", "queues", "laboratories")
    assert [at for at in without_meaning(words) if not any(name in at for name in by_name)] == []
