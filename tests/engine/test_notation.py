"""The open record as text: written, read and checked line by line (leonardo/engine/notation.py)."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.game import AnyGame
from leonardo.engine.notation import RecordError, read_record, write_record
from leonardo.engine.record import Played
from scripts.game_kinds import KINDS
from scripts.many_games import Style, walk

GAMES: dict[str, AnyGame] = {"davinci": GAME}
KIND = KINDS[0]
Lines = list[dict[str, Any]]


def record(seed: int = 3) -> str:
    """Return the record of a whole game of two beginners."""
    actions = [action for action, _ in walk(KIND, seed, Style.ANY)][1:]
    return write_record(Played.replay(GAME, GAME.deal(KIND.options, Random(seed)), actions))


def changed(change: Callable[[Lines], object]) -> str:
    lines = [json.loads(line) for line in record().splitlines()]
    change(lines)
    return "".join(json.dumps(line) + "\n" for line in lines)


def test_what_is_written_is_read() -> None:
    text = record()
    played = read_record(text, GAMES.get)
    assert played.over
    assert write_record(played) == text


def test_the_first_line_is_the_set_up_and_the_last_the_result() -> None:
    lines = [json.loads(line) for line in record().splitlines()]
    assert list(lines[0]) == [
        *("format", "version", "game"),
        *("seats", "setup", "variants", "start", "display", "deck", "removed"),
    ]
    assert lines[0]["format"] == "leonardo-record"
    assert all(line["of"] > 1 and "seat" in line and "do" in line for line in lines[1:-1])
    assert list(lines[-1]["result"]) == ["florins", "bonus", "total", "owned", "winners"]


def test_a_record_may_stop_before_the_game_is_over() -> None:
    part = "".join(record().splitlines(keepends=True)[:20])
    played = read_record(part, GAMES.get)
    assert len(played.turns) == 19
    assert write_record(played) == part


def test_the_end_of_the_last_line_may_be_missing() -> None:
    assert read_record(record().rstrip("\n"), GAMES.get).over


@pytest.mark.parametrize(
    ("change", "line", "complaint"),
    [
        (lambda lines: lines[0].update(format="pgn"), 1, "not a game record"),
        (lambda lines: lines[0].update(version=2), 1, "version"),
        (lambda lines: lines[0].update(version=True), 1, "version"),
        (lambda lines: lines[0].update(game="chess"), 1, "'chess' is not a game"),
        (lambda lines: lines[0].update(display=[12, 1, 8]), 1, "rule 3.5"),
        (lambda lines: lines[0].update(date="today"), 1, '"date" does not belong here'),
        (lambda lines: lines[0].pop("deck"), 1, '"deck" is missing'),
        (lambda lines: lines[0].update(start="0"), 1, '"start" must be a whole number'),
        (lambda lines: lines[0].update(deck=lines[0]["deck"] + ["7"]), 1, '"deck" must be a list'),
        (lambda lines: lines[1].update(seat=4), 2, "must decide here"),
        (lambda lines: lines[1].pop("seat"), 2, "must decide here"),
        (lambda lines: lines[1].update(of=77), 2, '"of" is 77'),
        (lambda lines: lines[1].pop("of"), 2, '"of" is None'),
        (lambda lines: lines[1].update(do="dance"), 2, "'dance' is not a decision"),
        (lambda lines: lines[1].update(why="fun"), 2, '"why" does not belong here'),
        (lambda lines: lines.insert(1, {"seat": lines[1]["seat"], "do": "pass", "of": 2}), 2, "(rule 6.1)"),
        (lambda lines: lines[-1]["result"].update(winners=[0, 1]), 0, '"winners" of the result'),
        (lambda lines: lines[-1]["result"].pop("bonus"), 0, "the result must give"),
        (lambda lines: lines[-1].update(note="well played"), 0, "nothing may stand beside the result"),
        (lambda lines: lines.append({"result": {}}), 0, "nothing may follow the result"),
        (lambda lines: lines.insert(5, lines[-1]), 6, "the game is not over"),
    ],
)
def test_a_faulty_record_is_refused_with_its_line(change: Callable[[Lines], object], line: int, complaint: str) -> None:
    """Line 0 stands for the last."""
    text = changed(change)
    with pytest.raises(RecordError) as refused:
        read_record(text, GAMES.get)
    assert complaint in str(refused.value)
    assert refused.value.line == (line or len(text.splitlines()))


def test_a_finished_game_has_a_result() -> None:
    text = changed(lambda lines: lines.pop())
    with pytest.raises(RecordError, match="the result is missing") as refused:
        read_record(text, GAMES.get)
    assert refused.value.line == len(text.splitlines()) + 1


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1: the record is empty"),
        ("{}\n", "line 1: this is not a game record"),
        ("[1, 2]\n", "line 1: the line cannot be read: it is not a JSON object"),
        ("to be or not to be\n", "line 1: the line cannot be read: it is not JSON"),
        ('{"format": "leonardo-record", "format": "leonardo-record"}\n', "'format' appears twice"),
        ('{"format": NaN}\n', "NaN is not a number"),
        ("[" * 100_000, "line 1: the line"),
    ],
)
def test_what_is_no_record_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(RecordError, match=complaint):
        read_record(text, GAMES.get)


def test_an_empty_line_is_no_decision() -> None:
    lines = record().splitlines()
    with pytest.raises(RecordError, match="line 3: the line cannot be read: it is empty"):
        read_record("\n".join([*lines[:2], "", *lines[2:]]), GAMES.get)


def test_a_broken_rule_is_named() -> None:
    def cheat(lines: Lines) -> None:
        first = next(number for number, line in enumerate(lines) if line.get("do") == "place")
        lines[first] = {"seat": lines[first]["seat"], "do": "place", "worker": "master", "at": "large", "of": 2}

    with pytest.raises(RecordError) as refused:
        read_record(changed(cheat), GAMES.get)
    assert refused.value.rule == "7.2"
