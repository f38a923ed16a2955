"""What a program is told: all that its seat may know and nothing else, as the pages and JSON Schemas of it say."""

import json
import re
from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest

from leonardo.ai.player import Budget
from leonardo.ai.protocol import (
    Message,
    ProtocolError,
    Told,
    answer,
    of_game,
    of_messages,
    read_choice,
    read_line,
    told,
    write_line,
)
from leonardo.cli import main
from leonardo.engine.davinci import GAME, questions
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.events import WorkStarted
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import Foresight
from leonardo.engine.davinci.view import LaboratoryView, SeatView, View
from leonardo.engine.driving import wander
from leonardo.engine.game import NATURE, AnyGame, Event, seen
from leonardo.games import GAMES
from scripts.fuzz.programs import compared, pairs
from scripts.games.game_kinds import KINDS_OF
from tests.ai.schema_check import faults
from tests.diagonal import first_quick
from tests.engine.davinci.random_games import random_course

STATE = GAME.begin(GAME.deal(Options(3, start=0), Random(1))).state


def asked(seat: int = 0) -> Told:
    return told(GAME, STATE, seat, (), 7, Budget(seconds=0.5, tries=100))


def test_a_decision_tells_its_number_seat_budget_and_a_seed() -> None:
    decide = asked().decide
    assert (decide["decision"], decide["seat"], decide["seconds"], decide["tries"]) == (7, 0, 0.5, 100)
    assert decide["seed"] == asked().decide["seed"] != asked(seat=1).decide["seed"]


def test_legal_actions_have_numbers_and_the_words_of_the_record() -> None:
    legal = asked().decide["legal"]
    assert [choice["id"] for choice in legal] == list(range(len(STATE.options)))
    assert [GAME.read_action(choice["action"]) for choice in legal] == list(STATE.options)


def test_the_greeting_tells_the_rules_and_what_everybody_sees() -> None:
    greeting = asked(seat=2).hello
    assert (greeting["game"], greeting["seats"], greeting["seat"]) == ("davinci", 3, 2)
    assert [card["number"] for card in greeting["rules"]["inventions"]] == list(INVENTIONS)
    assert greeting["view"]["viewer"] is None
    assert all(seat["hand"] is None for seat in greeting["view"]["seats"])


@first_quick("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (2, 3, 4))])
def test_another_order_of_what_a_seat_cannot_see_changes_no_word(seed: int) -> None:
    """Everything told follows from the seat's view; so who reads it learns no secret (rule 13.3)."""
    random = Random(seed)
    *course, _ = random_course(Options(4, "expert"), seed)
    for state in (played.state for played in course):
        seat = state.question.seat
        other = GAME.determinize(GAME.view(state, seat), random)
        budget = Budget()
        assert told(GAME, state, seat, (), 1, budget) == told(GAME, other, seat, (), 1, budget)


def test_events_say_what_they_are() -> None:
    event = WorkStarted(1, Place.SMALL, None, shown=False)
    (said,) = told(GAME, STATE, 0, [event], 7, Budget()).decide["events"]
    assert said == {"is": "work_started", "seat": 1, "laboratory": "small", "invention": None, "shown": False}


@pytest.mark.parametrize(
    ("said", "shown"),
    [
        ("I do not see the board", "I do not see the board"),
        ("Où est l'échiquier?", "Où est l'échiquier?"),
        ("\x1b[31mred\nand\0more", r"\x1b[31mred\nand\x00more"),
        ("long " * 1000, "long " * 40),
        (["a", 1], "['a', 1]"),
    ],
    ids=range(5),
)
def test_complaints_of_a_program_upset_no_terminal_and_no_file(said: object, shown: str) -> None:
    with pytest.raises(ProtocolError) as told_wrong:
        read_choice(read_line(write_line({"type": "error", "message": said})), asked())
    assert str(told_wrong.value) == f"it says: {shown}"


@pytest.mark.parametrize(
    "line",
    [b'{"type": "answer", "id": 0, "id": 1}', b'{"type": "\\ud800"}', b'{"type": %s}' % (b"[" * 500 + b"]" * 500)],
)
def test_a_line_that_is_not_clear_is_no_message(line: bytes) -> None:
    with pytest.raises(ProtocolError, match="not a valid JSON object"):
        read_line(line)


def test_a_number_without_end_is_not_told_in_full() -> None:
    with pytest.raises(ProtocolError) as told_wrong:
        read_choice({"type": "answer", "id": 10**400}, asked())
    assert len(str(told_wrong.value)) < 80


def test_a_message_is_one_line_and_reads_back() -> None:
    line = write_line(asked().decide)
    assert line.count(b"\n") == 1
    assert read_line(line) == json.loads(line) == asked().decide


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_two_games_that_look_alike_to_a_seat_are_told_alike(name: str) -> None:
    random = Random(4)
    found = [compared(one, other, random) for one, other in pairs(GAMES[name], 0)]
    assert sum(lines for lines, _ in found) > 2 * len(found) > 20


PARTED = 10  # a game in which what looks alike at last parts


def test_nobody_is_told_how_often_others_had_a_choice() -> None:
    """Whether a phase A ended because nothing else was possible is a secret (rule 13.4)."""
    random = Random(4)
    found = (compared(one, other, random) for one, other in pairs(GAMES["davinci"], PARTED))
    assert any(parted for _, parted in found)


DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGES = (DOCS / "formats" / "seat-protocol.md", DOCS / "formats" / "seat-protocol" / "davinci.md")
TEXT = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
PAGE_STATE = GAME.begin(GAME.deal(Options(2), Random(1))).state
SEAT = PAGE_STATE.question.seat if PAGE_STATE.question is not None else 0
TOLD = told(GAME, PAGE_STATE, SEAT, (), 1, Budget())


def names() -> Iterator[str]:
    yield from TOLD.hello
    yield from TOLD.decide
    yield from TOLD.hello["rules"]
    yield from TOLD.hello["rules"]["inventions"][0]
    for kind in (View, SeatView, LaboratoryView, Foresight):
        yield from (field.name for field in attrs.fields(kind) if field.name != "options")
    for name, kind in vars(questions).items():
        if name.endswith("Question") and attrs.has(kind):
            yield re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
            yield from (field.name for field in attrs.fields(kind))


@pytest.mark.parametrize("name", sorted(set(names())))
def test_each_field_is_on_the_page(name: str) -> None:
    assert re.search(rf"`[^`]*\b{name}\b[^`]*`", TEXT) is not None


Way = tuple[str | int, ...]  # the names and numbers that lead to a value in a message
STOCKS = {"shops", "holdings", "hand", "components"}
OPTIONAL = {"reveal", "upgrade", "laboratory", "components", "of_seat", "cannon", "tanks", "planes"}
SIGNED = {"steps"}
SCHEMAS = {name: of_game(game) for name, game in GAMES.items()}


def of_program(schema: dict[str, Any], side: str) -> dict[str, Any]:
    return {"$ref": f"#/$defs/{side}", "$defs": schema["$defs"]}


def messages(game: AnyGame, options: Any, seed: int, every: int = 1) -> Iterator[Message]:
    """All that a table tells the programs at its seats in a game, and their answers; or at every so many decisions."""
    random = Random(seed)
    news: list[list[Event]] = []
    for number, (played, events) in enumerate(wander(game, game.deal(options, random), random)):
        state, seats = played.state, game.seats(played.state)
        news = news or [[] for _ in range(seats)]
        for seat in range(seats):
            news[seat] += seen(events, seat)
        decider = game.decider(state)
        if decider is None:
            yield {"type": "quit", "result": game.write_result(state)}
        elif decider != NATURE and number % every == 0:
            one = told(game, state, decider, news[decider], played.question(decider), Budget(seconds=0.5))
            news[decider] = []
            yield from (one.hello, one.decide, answer(one.number, 0, one.decide["legal"][0]["action"]))


def checked(name: str, message: Message, side: str = "") -> list[str]:
    schema = of_program(SCHEMAS[name], side or side_of(message))
    return list(faults(json.loads(json.dumps(message)), schema, schema))


@first_quick(("name", "kind"), [(name, kind) for name in GAMES for kind in KINDS_OF[name][-1:]], ids=str)
def test_all_that_is_told_and_answered_keeps_the_schema(name: str, kind: Any) -> None:
    found = list(messages(GAMES[name], kind.options, 1))
    assert {message["type"] for message in found} == {"hello", "decide", "answer", "quit"}
    for message in Random(2).sample(found, 12) + found[-1:]:
        assert checked(name, message) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_games_of_all_kinds_keep_the_schema(name: str) -> None:
    kinds = KINDS_OF[name]
    for seed, kind in enumerate(kinds[:: max(1, len(kinds) // 12)]):
        for message in messages(GAMES[name], kind.options, seed, every=7):  # by then all seats have heard much
            assert checked(name, message) == []


def side_of(message: Message) -> str:
    return "from_program" if message["type"] == "answer" else "from_table"


def everywhere(value: Any, path: Way = ()) -> Iterator[tuple[Way, Any]]:
    yield path, value
    for name, each in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from everywhere(each, (*path, name))


def wrong(path: Way, value: Any) -> Iterator[Any]:
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
    if not path:
        found: Message = value
        return found
    changed = deepcopy(message)
    place: Any = changed
    for name in path[:-1]:
        place = place[name]
    place[path[-1]] = value
    return changed


@pytest.mark.slow
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


@pytest.mark.slow
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
