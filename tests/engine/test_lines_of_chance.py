"""The open record carries decisions, draws and throws of any game as they stand (leonardo/engine/notation.py)."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest
from attrs import frozen

from leonardo.engine.game import NATURE, AnyGame, Step
from leonardo.engine.notation import read_record, write_record

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
