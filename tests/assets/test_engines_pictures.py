"""What is drawn for Engines of War fits its map: every land has its borders, names and pieces their room."""

import itertools
import json
from typing import Any

import pygame
import pytest

from leonardo.app.table.areas import Polygon, contains
from leonardo.engine.engines.board import BY_ID
from leonardo.engine.engines.cards import DESIGNS, Card
from tests.assets.test_pictures import MANIFEST, PICTURES, SEATS, read

MAP: dict[str, Any] = read("engines_map.json")
LANDS: dict[str, dict[str, Any]] = MAP["territories"]
SPOTS = ("name", "pieces", "machines")


def ring(corners: list[list[float]]) -> Polygon:
    """A border, in tenths of a unit so that its corners are whole."""
    return Polygon(tuple((round(x * 10), round(y * 10)) for x, y in corners))


def test_each_territory_of_the_rules_is_on_the_chart() -> None:
    assert set(LANDS) == set(BY_ID)
    assert MAP["size"] == MANIFEST["engines_chart"]["logical"]


@pytest.mark.parametrize("name", sorted(BY_ID))
def test_the_anchor_of_a_land_lies_in_it_and_in_no_other(name: str) -> None:
    x, y = LANDS[name]["anchor"]
    here = [other for other, land in LANDS.items() if contains(ring(land["land"]), (round(x * 10), round(y * 10)))]
    assert here == [name]


def test_no_two_heaps_of_men_stand_in_the_same_place() -> None:
    feet = [land["pieces"] for land in LANDS.values()]
    assert all(
        abs(one[0] - other[0]) > 40 or abs(one[1] - other[1]) > 24 for one, other in itertools.combinations(feet, 2)
    )


def test_all_that_is_written_or_stands_lies_on_the_chart() -> None:
    wide, high = MAP["size"]
    whole = pygame.FRect(0, 0, wide, high)
    assert all(whole.inflate(-20, -20).collidepoint(land[spot]) for land in LANDS.values() for spot in SPOTS)


@pytest.mark.parametrize("seat", SEATS)
def test_each_seat_has_its_men_its_flag_and_its_marker(seat: str) -> None:
    assert {f"engines_{name}_{seat}" for name in ("infantry", "flag", "marker", "fist", "hand")} <= MANIFEST.keys()


def test_castles_machines_and_dice_are_drawn() -> None:
    needed = {f"castle_{level}" for level in range(1, 6)} | {"tank", "plane", "tray"}
    assert {f"engines_{name}" for name in needed | {"die_man", "die_blank", "die_explosion"}} <= MANIFEST.keys()


def test_each_design_and_project_has_a_drawing_of_its_own() -> None:
    names = [f"engines_{'design' if card in DESIGNS else 'project'}_{card.value}" for card in Card]
    assert set(names) <= MANIFEST.keys()
    assert len({(PICTURES / MANIFEST[name]["file"]).read_bytes() for name in names}) == len(Card)


def test_each_action_has_its_disc_and_its_empty_well() -> None:
    needed = {f"engines_{form}_{name}" for form in ("disc", "spent") for name in ("invade", "attack", "move", "castle")}
    assert needed | {"engines_coin_10", "engines_coin_50", "engines_emblem"} <= MANIFEST.keys()


def test_the_map_is_small_enough_to_be_read_at_once() -> None:
    assert len(json.dumps(MAP)) < 90_000
