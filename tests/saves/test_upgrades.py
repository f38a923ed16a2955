"""Saves of older schemas are upgraded step by step; shown with schemas that never were, and with all there are."""

import copy
import json
from typing import Any

import pytest

from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.schema import SCHEMA, read_save
from leonardo.saves.upgrades import UPGRADES, upgrade
from tests.saves.make_fixtures import FIXTURES, WHOLE

OLDER = FIXTURES / "made_up_older.leonardo.json"


def seats_for_players(document: dict[str, Any]) -> dict[str, Any]:
    renamed = {name: value for name, value in document.items() if name != "players"}
    return {**renamed, "seats": document["players"]}


def round_added(document: dict[str, Any]) -> dict[str, Any]:
    return {
        **document,
        "round": document["snapshot"]["round"],
        "writes": 0,
        "picture": None,
        "table": {},
        "undone": 0,
        "hints": [0] * len(document["seats"]),
        "changed": [0] * len(document["seats"]),
        "machine": None,
        "line": [],
        "retaken": 0,
        "former": [],
    }


MADE_UP = {1: seats_for_players, 2: round_added}


def test_an_older_save_is_read_through_all_upgrades_in_order() -> None:
    save = read_save(OLDER.read_bytes(), OLDER, upgrades=MADE_UP, schema=3)
    assert save.seats[0].name == "Lisa"
    assert save.round == 2


def test_an_upgrade_changes_no_other_document() -> None:
    document = json.loads(OLDER.read_text("utf-8"))
    before = copy.deepcopy(document)
    upgraded = upgrade(document, 3, MADE_UP)
    assert upgraded["schema"] == 3
    assert document == before


def test_a_save_of_the_present_schema_needs_no_upgrade() -> None:
    document = {"schema": SCHEMA, "seed": 1}
    assert upgrade(document, SCHEMA) == document


def test_damage_is_found_before_an_upgrade_could_hide_it() -> None:
    damaged = OLDER.read_bytes().replace(b'"seed": 1503', b'"seed": 1504')
    with pytest.raises(SaveError) as caught:
        read_save(damaged, OLDER, upgrades=MADE_UP, schema=3)
    assert caught.value.fault is Fault.DAMAGED


def test_there_is_an_upgrade_from_every_schema_and_a_fixture_of_each() -> None:
    assert set(UPGRADES) == set(range(1, SCHEMA))
    for number in range(1, SCHEMA + 1):
        path = WHOLE.with_name(f"schema_{number}.leonardo.json")
        assert json.loads(path.read_text("utf-8"))["schema"] == number
        read_save(path.read_bytes(), path)
