"""`leonardo seat`: a built-in player for other programs."""

import json
import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from io import BytesIO
from random import Random
from typing import Any

import pytest

from leonardo.ai.player import UNLIMITED, Budget
from leonardo.ai.players import chooser
from leonardo.ai.protocol import decide, hello, read_choice, told, write_line
from leonardo.arena.seat import Seat, serve
from leonardo.cli import main
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from leonardo.engine.driving import wander
from leonardo.engine.game import NotationError
from leonardo.games import GAMES, usual_seats

STATE = GAME.begin(GAME.deal(Options(3, start=0), Random(1))).state
HELLO = hello(GAME, STATE, 0)


def spoken(*lines: bytes, level: str = "thumb") -> list[dict[str, Any]]:
    outgoing = BytesIO()
    assert serve(Seat(level, GAMES), BytesIO(b"".join(lines)), outgoing) == 0
    return [json.loads(line) for line in outgoing.getvalue().splitlines()]


def test_it_greets_with_its_name_and_the_version() -> None:
    (greeting,) = spoken(write_line(HELLO))
    assert (greeting["type"], greeting["protocol"]) == ("hello", 2)
    assert greeting["name"].startswith("Leonardo ")
    assert greeting["name"].endswith(", thumb")


@pytest.mark.parametrize(("theirs", "agreed"), [(1, 1), (2, 2), (3, 2), (99, 2)])
def test_it_agrees_on_the_latest_version_that_both_know(theirs: int, agreed: int) -> None:
    (greeting,) = spoken(write_line({**HELLO, "protocol": theirs}))
    assert greeting["protocol"] == agreed


def positions() -> Iterator[tuple[State, int]]:
    random = Random(4)
    setup = GAME.deal(Options(4, "expert", ("codex_leonardi_1",)), random)
    for played, _ in wander(GAME, setup, random):
        seat = GAME.decider(played.state)
        if seat is not None:
            yield played.state, seat


@pytest.mark.slow
@pytest.mark.parametrize("level", ["random", pytest.param("thumb", marks=pytest.mark.slow)])
def test_it_decides_as_the_built_in_player_does(level: str) -> None:
    choose = chooser(GAME.name, level)
    for number, (state, seat) in enumerate(positions()):
        asked = told(GAME, state, seat, (), number, UNLIMITED)
        _, answer = spoken(write_line(asked.hello), write_line(asked.decide), level=level)
        expected = choose(GAME.view(state, seat), state.options, Random(asked.decide["seed"]), UNLIMITED)
        assert state.options[read_choice(answer, asked)] == expected
        assert answer["action"] == GAME.write_action(expected)


DECIDE = decide(GAME, STATE, 0, (), 5, Budget(tries=10))


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([b"Knight to f3\n"], "not a valid JSON object: 'Knight to f3"),
        ([write_line({"type": "dance"})], "unknown type 'dance'"),
        ([write_line(DECIDE)], "hello comes first"),
        ([write_line({**HELLO, "protocol": 0})], "speaks versions 1 to 2"),
        ([write_line({**HELLO, "protocol": "2"})], "speaks versions 1 to 2"),
        ([write_line({**HELLO, "game": "chess"})], "thumb does not play the game 'chess'"),
        ([write_line(HELLO), write_line({**DECIDE, "legal": 3})], "this is not a decision"),
        ([write_line(HELLO), write_line({**DECIDE, "seconds": "soon"})], "this is not a decision"),
        ([write_line(HELLO), write_line({**DECIDE, "view": {}})], 'this is not a decision: "view": '),
        ([write_line(HELLO), b'{"type": "decide", "decision": 1e999, "legal": []}\n'], "not a valid JSON object"),
        ([write_line(HELLO), write_line({**DECIDE, "view": {**DECIDE["view"], "seats": []}})], "this cannot be so"),
        ([write_line(HELLO), write_line(DECIDE)[:900] + b"\n"], "not a valid JSON object"),
        ([write_line(HELLO), write_line({**DECIDE, "legal": [{"id": 0, "action": {"do": "fly"}}]})], "'fly' is not"),
    ],
)
def test_what_it_does_not_understand_is_told_and_it_goes_on(lines: list[bytes], message: str) -> None:
    *_, error, greeting = spoken(*lines, write_line(HELLO))
    assert error["type"] == "error"
    assert message in error["message"]
    assert greeting["type"] == "hello"


def without(message: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: value for key, value in message.items() if key != name}


CHOICE = DECIDE["legal"][0]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (without(DECIDE, "decision"), '"decision" is missing'),
        ({**DECIDE, "decision": "five"}, "\"decision\": 'five' is not a whole number"),
        ({**DECIDE, "decision": True}, '"decision": True is not a whole number'),
        ({**DECIDE, "seconds": "soon"}, "\"seconds\": 'soon' is not a number"),
        ({**DECIDE, "tries": [1]}, '"tries": [1] is not a whole number'),
        ({**DECIDE, "seed": {}}, '"seed": {} is not a whole number'),
        (without(DECIDE, "legal"), '"legal" is missing'),
        ({**DECIDE, "legal": None}, '"legal": None is not a list'),
        ({**DECIDE, "legal": []}, '"legal": there must be at least one action'),
        ({**DECIDE, "legal": [3]}, '"legal": 3 is not an object'),
        ({**DECIDE, "legal": [without(CHOICE, "id")]}, '"legal": "id" is missing'),
        ({**DECIDE, "legal": [{**CHOICE, "action": 3}]}, '"legal": "action": 3 is not an object'),
        (without(DECIDE, "view"), '"view" is missing'),
        ({**DECIDE, "view": 3}, '"view": 3 is not an object'),
        ({**DECIDE, "view": without(DECIDE["view"], "shops")}, '"view": "shops" is missing'),
        ({**DECIDE, "view": {**DECIDE["view"], "round": "x"}}, '"view": "round": \'x\' is not a whole number'),
        ({**DECIDE, "view": {**DECIDE["view"], "queues": "x"}}, '"view": "queues": \'x\' is not an object'),
        (
            {**DECIDE, "view": {**DECIDE["view"], "seats": [{}]}},
            '"view": "seats": "holdings" is missing',
        ),
    ],
)
def test_what_is_wrong_with_a_decision_is_told_by_its_field(wrong: dict[str, Any], told: str) -> None:
    *_, error = spoken(write_line(HELLO), write_line(wrong))
    assert error == {"type": "error", "message": f"this is not a decision: {told}"}


@pytest.mark.parametrize("name", GAMES)
def test_each_game_names_the_field_of_a_view_that_is_wrong(name: str) -> None:
    game = GAMES[name]
    parser = ArgumentParser()
    game.add_arguments(parser)
    setup = game.deal(game.options(usual_seats(game), parser.parse_args([])), Random(1))
    state = next(played.state for played, _ in wander(game, setup, Random(1)) if game.decider(played.state) is not None)
    view = decide(game, state, 0, (), 1, UNLIMITED)["view"]
    odd: list[Any] = [3, None, [], "view"]
    for wrong in odd:
        with pytest.raises(NotationError, match="is not an object"):
            game.read_view(wrong, ())
    for field in view.keys() - game.later_fields.keys():
        with pytest.raises(NotationError, match=field):
            game.read_view(without(view, field), ())
        with pytest.raises(NotationError, match=f'^"{field}": '):
            game.read_view({**view, field: 1.5}, ())


def test_it_ends_when_told_to_and_when_nobody_speaks_any_more() -> None:
    assert spoken(write_line({"type": "quit"}), write_line(HELLO)) == []
    assert spoken() == []
    assert spoken(b"\n", b"  \n") == []


@pytest.mark.parametrize("closed", ["stdin", "stdout"])
def test_without_an_input_or_output_it_says_what_it_needs(
    closed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, closed, None)
    assert main(["seat", "--level", "random"]) == 1
    assert "must both be open" in capsys.readouterr().err


def test_errors_told_to_it_need_no_answer() -> None:
    assert spoken(write_line({"type": "error", "message": "too late"})) == []
