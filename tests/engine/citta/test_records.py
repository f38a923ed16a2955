"""Records that another implementation wrote are read and written alike; damaged ones are refused with line and rule."""

import json
from pathlib import Path

import pytest

from leonardo.check import check
from leonardo.engine.record import read_record, write_record
from leonardo.games import GAMES
from tests.engine.damages import Damage, assert_refused, changed, result, without

RECORDS = sorted((Path(__file__).parent / "records").iterdir())
"""Games with and without guilds, rescues and our options, by seats that play sensibly or do anything."""


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.name.partition(".")[0])
def test_a_record_of_others_is_written_byte_for_byte(path: Path) -> None:
    assert f"{path}: OK, citta" in check(path).text
    text = path.read_bytes().decode()
    assert write_record(read_record(text, GAMES.get)) == text


def test_the_fields_of_a_party_in_the_result_have_no_order() -> None:
    *lines, last = RECORDS[0].read_text(encoding="utf-8").splitlines()
    told = json.loads(last)["result"]
    told["parties"] = [dict(reversed(party.items())) for party in told["parties"]]
    assert read_record("\n".join([*lines, json.dumps({"result": told})]), GAMES.get).over


DAMAGES: dict[str, Damage] = {
    "no guilds for three": (changed(1, seats=3), 1, "(rule 16.1)"),
    "seven seats": (changed(1, seats=7), 1, "(rule 1.1)"),
    "no such round limit": (changed(1, rounds=201), 1, "(rule 2.1)"),
    "an unknown variant": (changed(1, variants=["trade"]), 1, "variants"),
    "a palace dealt twice": (changed(1, deal=[26, 26, 23, 12]), 1, "(rule 3.2)"),
    "an unknown event": (changed(1, events=["comet"] * 16), 1, "'comet'"),
    "too few works": (changed(1, works=[1, 2]), 1, "(rule 1.6)"),
    "no side": (changed(2, side="venetian"), 2, '"side"'),
    "a wrong count": (changed(2, of=3), 2, '"of" is 3'),
    "a number above all": (changed(6, number=13), 6, "(rule 1.5)"),
    "the ball of another": (changed(6, seat=3), 6, "(rule 1.5)"),
    "a number for something else": (changed(6, **{"for": "market"}), 6, "(rule 1.5)"),
    "a dice": (changed(6, chance="dice"), 6, "'dice'"),
    "a number too few": (without(6), 6, "(rule 1.5)"),
    "a union with oneself": (changed(10, to=1), 10, "(rule 16.4)"),
    "a work in a palace of others": (changed(12, square=26), 12, "(rule 10.2)"),
    "a work for a decision": (changed(12, do="decline", square=None), 12, "(rule 10.1)"),
    "a stake above all cash": (changed(17, florins=1000), 17, "(rule 12.3)"),
    "a stake on silver": (changed(17, good="silver"), 17, '"good"'),
    "another capital": (result(parties=[]), 0, '"parties" of the result'),
    "another winner": (result(winners=[3]), 0, '"winners" of the result'),
}


@pytest.mark.parametrize("name", DAMAGES)
def test_a_damaged_record_is_refused_with_line_and_rule(name: str, tmp_path: Path) -> None:
    assert_refused(RECORDS, "rescue-6", DAMAGES[name], tmp_path)
