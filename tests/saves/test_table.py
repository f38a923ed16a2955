"""What was agreed on about the table, how often a decision was taken back and advice was had, are kept in the save."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.record import Played
from leonardo.saves.composing import Circumstances, compose
from leonardo.saves.faults import SaveError
from leonardo.saves.schema import Person, read_save, write_save
from tests.saves.make_fixtures import FIXTURES, sealed

PATH = Path("kept.leonardo.json")
SEATS = (Person("Lisa", "red"), Person("Bianca", "yellow"))


def a_game() -> Played:
    return Played.begin(GAME, GAME.deal(Options(2), Random(1)))[0]


def test_they_are_kept() -> None:
    save = compose(a_game(), SEATS, 7, "abc", beside=Circumstances({"memory": "open"}, 2, (3, 0)))
    again = read_save(write_save(save), PATH)
    assert (again.table, again.undone, again.hints) == ({"memory": "open"}, 2, (3, 0))


def test_a_save_of_the_first_schema_agreed_on_nothing() -> None:
    path = FIXTURES / "schema_1.leonardo.json"
    save = read_save(path.read_bytes(), path)
    assert (save.table, save.undone, set(save.hints)) == ({}, 0, {0})


@pytest.mark.parametrize(
    "values",
    [
        {"table": ["memory"]},
        {"table": {"memory": 1}},
        {"table": {"Memory": "open"}},
        {"table": {"memory": "../open"}},
        {"table": {f"choice_{number}": "open" for number in range(41)}},
        {"undone": -1},
        {"undone": "2"},
        {"undone": True},
        {"hints": 2},
        {"hints": [0]},
        {"hints": [0, -1]},
        {"hints": [0, "1"]},
    ],
)
def test_what_nobody_agrees_on_is_refused(values: dict[str, Any]) -> None:
    save = compose(a_game(), SEATS, 7, "abc")
    document = _document(write_save(save))
    with pytest.raises(SaveError, match=next(iter(values))):
        read_save(sealed({**document, **values}), PATH)


def _document(content: bytes) -> dict[str, Any]:

    document: dict[str, Any] = json.loads(content)
    return document
