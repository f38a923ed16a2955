"""A played game and its open record: replay and undo, what is written, what is refused, and the lines of chance."""

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, cast

import pytest
from attrs import frozen

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Done, Pass, PlaceApprentices
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.events import RoundBegan, WorkersPlaced
from leonardo.engine.davinci.setup import Options, Setup
from leonardo.engine.game import NATURE, AnyGame, IllegalActionError, Step
from leonardo.engine.record import Played, RecordError, Turn, read_record, write_record
from scripts.games.game_kinds import KINDS
from scripts.games.many_games import Style, walk


@pytest.fixture
def setup() -> Setup:
    return GAME.deal(Options(2, start=0), Random(1))


def test_a_game_tells_what_happened_before_the_first_decision(setup: Setup) -> None:
    played, events = Played.begin(GAME, setup)
    assert played.turns == ()
    assert events[0] == RoundBegan(1)
    assert not played.over


def test_a_decision_keeps_its_seat_and_number_of_answers(setup: Setup) -> None:
    played, _ = Played.begin(GAME, setup)
    answers = len(GAME.legal(played.state))
    further, _ = played.play(Done())
    assert further.turns == (Turn(0, Done(), answers),)
    assert played.turns == (), "the game before it is as it was"


def test_a_decision_tells_what_happened_by_it(setup: Setup) -> None:
    played = Played.replay(GAME, setup, [Done(), Done()])
    _, events = played.play(PlaceApprentices(2, Place.KILN))
    assert events == (WorkersPlaced(0, Place.KILN, 2, False),)


def test_an_illegal_decision_is_refused(setup: Setup) -> None:
    played, _ = Played.begin(GAME, setup)
    with pytest.raises(IllegalActionError, match=r"rule 6\.1"):
        played.play(Pass())


def test_the_last_decisions_can_be_taken_back(setup: Setup) -> None:
    before = Played.replay(GAME, setup, [Done(), Done()])
    played, _ = before.play(PlaceApprentices(2, Place.KILN))
    played, _ = played.play(Pass())
    assert played.undo(2) == before
    assert played.undo(2).state == before.state
    assert played.undo().turns == played.turns[:-1]


@pytest.mark.parametrize("count", [-1, 3])
def test_more_than_there_are_cannot_be_taken_back(setup: Setup, count: int) -> None:
    with pytest.raises(ValueError, match="cannot take back"):
        Played.replay(GAME, setup, [Done(), Done()]).undo(count)


def test_a_game_that_is_over_takes_no_decision() -> None:
    setup = GAME.deal(KINDS[0].options, Random(3))
    actions = [action for action, _ in walk(KINDS[0], 3, Style.ANY)][1:]
    played = Played.replay(GAME, setup, actions)
    assert played.over
    with pytest.raises(ValueError, match="the game is over"):
        played.play(Pass())


def test_an_impossible_set_up_is_refused(setup: Setup) -> None:
    with pytest.raises(ValueError, match=r"rule 3\.5"):
        Played.begin(GAME, Setup(2, "beginner", (), 0, (1, 8, 12), setup.deck, ()))


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


Fields = dict[str, Any]


@frozen
class Words:
    """A set-up or an action: the fields of its line, in their order."""

    text: str


@frozen
class At:
    line: int


class Told:
    """A game that goes as the lines of a record say, and no other way."""

    setup_type = Words
    state_type = At

    def __init__(self, record: str) -> None:
        self.head, *self.lines, self.last = map(json.loads, record.splitlines())
        self.name = self.head["game"]

    def _line(self, state: At) -> Fields:
        line: Fields = self.lines[state.line]
        return line

    def begin(self, _: Words, __: bool = False) -> Step[At]:
        return Step(At(0), ())

    def decider(self, state: At) -> int | None:
        if state.line == len(self.lines):
            return None
        line = self._line(state)
        return NATURE if "chance" in line else int(line["seat"])

    def legal(self, state: At) -> Sequence[int]:
        return range(self._line(state)["of"])

    def apply(self, state: At, action: Words, _: bool = False) -> Step[At]:
        line = self._line(state)
        expected = line if "chance" in line else {name: line[name] for name in line if name not in ("seat", "of")}
        assert json.loads(action.text) == expected
        return Step(At(state.line + 1), ())

    def write_setup(self, setup: Words) -> Fields:
        return self.write_action(setup)

    def read_setup(self, fields: Mapping[str, Any]) -> Words:
        return self.read_action(fields)

    def write_action(self, action: Words) -> Fields:
        fields: Fields = json.loads(action.text)
        return fields

    def read_action(self, fields: Mapping[str, Any]) -> Words:
        return Words(json.dumps(fields))

    def write_result(self, _: At) -> Fields:
        result: Fields = self.last["result"]
        return result


RECORDS = {
    "a machine that draws numbers": """\
{"format": "leonardo-record", "version": 1, "game": "balls", "seats": 4, "rounds": 20, "variants": ["quiet_lap"]}
{"seat": 0, "do": "side", "side": "guelph", "of": 2}
{"chance": "machine", "seat": 2, "for": "move", "number": 7}
{"chance": "machine", "seat": 0, "for": "clash", "number": 12}
{"seat": 0, "do": "bet", "good": "gem", "florins": 140, "of": 228}
{"result": {"round": 20, "parties": [{"seats": [0], "florins": 210}], "out": [2], "winners": [0]}}
""",
    "dice": """\
{"format": "leonardo-record", "version": 1, "game": "dice", "seats": 4, "target": 30, "variants": [], "start": 2}
{"seat": 1, "do": "attack", "from": "milan", "to": "venice", "infantry": 4, "tanks": 1, "planes": 0, "of": 57}
{"seat": 1, "do": "assault", "by": "infantry", "count": 2, "cannon": true, "of": 5}
{"chance": "dice", "seat": 1, "for": "tank", "faces": "BMX"}
{"result": {"points": [24, 31, 18, 20], "winner": 1, "rounds": 9}}
""",
}


@pytest.mark.parametrize("name", RECORDS)
def test_lines_of_chance_are_read_and_written_as_they_stand(name: str) -> None:
    game = Told(RECORDS[name])
    played = read_record(RECORDS[name], {game.name: cast("AnyGame", game)}.get)
    assert write_record(played) == RECORDS[name]
    assert played.decisions == sum("do" in line for line in game.lines)
    assert {turn.of for turn in played.turns if turn.by_nature} == {0}
