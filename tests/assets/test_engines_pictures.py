"""What is drawn for Engines of War fits its map: every land has its borders, names and pieces their room."""

import itertools
import json
from typing import Any

import pygame
import pytest

from leonardo.app.table.areas import Polygon, contains
from leonardo.engine.engines.board import BY_ID
from tests.assets.test_pictures import MANIFEST, SEATS, read

MAP: dict[str, Any] = read("engines_map.json")
LANDS: dict[str, dict[str, Any]] = MAP["territories"]
SPOTS: dict[str, dict[str, list[float] | None]] = MAP["spots"]


def ring(written: str) -> Polygon:
    """The corners of a border, in tenths of a unit so that they are whole."""
    corners = (corner.split(",") for corner in written.split())
    return Polygon(tuple((round(float(x) * 10), round(float(y) * 10)) for x, y in corners))


def test_each_territory_of_the_rules_is_on_the_chart() -> None:
    assert set(LANDS) == set(BY_ID) == set(SPOTS)
    assert MAP["picture"] == MANIFEST["engines_chart"]["logical"]


@pytest.mark.parametrize("name", sorted(BY_ID))
def test_the_anchor_of_a_land_lies_in_it_and_in_no_other(name: str) -> None:
    x, y = LANDS[name]["anchor"]
    here = [other for other, land in LANDS.items() if contains(ring(land["rings"][0]), (round(x * 10), round(y * 10)))]
    assert here == [name]


def test_no_two_heaps_of_men_stand_in_the_same_place() -> None:
    feet = [spot["pieces"] for spot in SPOTS.values()]
    assert all(
        abs(one[0] - other[0]) > 40 or abs(one[1] - other[1]) > 24
        for one, other in itertools.combinations([each for each in feet if each], 2)
    )


def test_all_that_is_written_or_stands_lies_on_the_chart() -> None:
    wide, high = MAP["picture"]
    whole = pygame.FRect(0, 0, wide, high)
    assert all(
        whole.inflate(-20, -20).collidepoint(spot) for spots in SPOTS.values() for spot in spots.values() if spot
    )


@pytest.mark.parametrize("seat", SEATS)
def test_each_seat_has_its_men_its_flag_and_its_marker(seat: str) -> None:
    assert {f"engines_{name}_{seat}" for name in ("infantry", "flag", "marker")} <= MANIFEST.keys()


def test_castles_machines_and_dice_are_drawn() -> None:
    needed = {f"castle_{level}" for level in range(1, 6)} | {"tank", "plane", "tray"}
    assert {f"engines_{name}" for name in needed | {"die_man", "die_blank", "die_explosion"}} <= MANIFEST.keys()


def test_the_map_is_small_enough_to_be_read_at_once() -> None:
    assert len(json.dumps(MAP)) < 80_000
