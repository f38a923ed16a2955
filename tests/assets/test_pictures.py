"""What the table needs is drawn, of the size that the manifest says, and the places on boards and maps make sense."""

import itertools
import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from leonardo.app.kit.areas import Polygon, contains
from leonardo.engine.engines.board import BY_ID
from leonardo.engine.engines.cards import DESIGNS, Card
from tests.diagonal import diagonal

PICTURES = Path(__file__).resolve().parents[2] / "assets" / "pictures"
SEATS = ("yellow", "red", "green", "blue", "purple", "bone")
KINDS = ("iron", "wood", "rope", "brick", "glass")
TIERS = ("bronze", "copper", "silver", "gold")
DISTRICTS = ("council", "workshop", "academy", "smithy", "glassworks", "carpentry", "kiln", "ropery")


def read(name: str) -> dict[str, Any]:
    table: dict[str, Any] = json.loads((PICTURES / name).read_text("utf-8"))
    return table


MANIFEST: dict[str, dict[str, Any]] = read("manifest.json")


@pytest.mark.slow
@pytest.mark.parametrize("part", diagonal([0], more=[1, 2]))
def test_each_picture_has_the_size_that_the_manifest_says(part: int) -> None:
    for name, entry in list(MANIFEST.items())[part::3]:
        picture = pygame.image.load(PICTURES / entry["file"])
        assert list(picture.get_size()) == entry["size"], name
        width, height = entry["logical"]
        assert width / height == pytest.approx(entry["size"][0] / entry["size"][1], rel=0.01), name
        assert all(0 <= share <= 1 for share in entry.get("anchor", (0.5, 0.5))), name


def test_the_manifest_names_every_picture() -> None:
    on_disk = {path.name for path in PICTURES.iterdir() if path.suffix in {".png", ".jpg", ".webp"}}
    assert on_disk == {entry["file"] for entry in MANIFEST.values()}


@pytest.mark.parametrize("seat", SEATS)
def test_each_seat_has_its_figures_shield_and_marks(seat: str) -> None:
    pieces = (f"{kind}_{{}}{form}" for kind in ("apprentice", "master") for form in ("", "_ghost", "_empty"))
    needed = (*pieces, "arch_{}", "shield_{}", "mark_{}", "work_marker_{}")
    assert {name.format(seat) for name in needed} <= MANIFEST.keys()


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_has_its_component_card_and_badge(kind: str) -> None:
    assert {f"component_{kind}", f"card_{kind}", f"badge_{kind}", f"badge_{kind}_empty"} <= MANIFEST.keys()


def test_every_tier_has_its_frames_and_every_district_its_seal() -> None:
    frames = {f"{place}_{tier}" for place in ("card", "medal", "frame") for tier in TIERS}
    assert frames | {f"seal_{name}" for name in DISTRICTS} <= MANIFEST.keys()


def test_the_25_inventions_are_drawn_and_no_two_are_alike() -> None:
    drawings = [(PICTURES / MANIFEST[f"invention_{number:02}"]["file"]).read_bytes() for number in range(1, 26)]
    assert len(set(drawings)) == 25
    assert {f"sketch_{number:02}" for number in range(1, 26)} <= MANIFEST.keys()


def test_the_pictures_stay_small_enough_to_download() -> None:
    assert sum(path.stat().st_size for path in PICTURES.iterdir()) < 24_000_000


PLACES = read("city_places.json")


def inside(inner: list[float], outer: list[float]) -> bool:
    return pygame.FRect(outer).contains(pygame.FRect(inner))


def bounds(corners: list[list[float]]) -> list[float]:
    left, top = (min(values) for values in zip(*corners, strict=True))
    right, bottom = (max(values) for values in zip(*corners, strict=True))
    return [left, top, right - left, bottom - top]


def test_the_city_has_the_eight_districts_within_its_picture() -> None:
    assert sorted(PLACES["districts"]) == list("ABCDEFGH")
    assert PLACES["picture"][2:] == MANIFEST["city"]["logical"]
    assert all(inside(place["building"], PLACES["picture"]) for place in PLACES["districts"].values())


def test_each_square_lies_before_its_landmark_above_its_ribbon() -> None:
    for place in PLACES["districts"].values():
        (_, far), _, (right, near), (left, _) = place["square"]
        assert 250 <= right - left <= 300
        assert 66 <= near - far <= 72
        assert inside(place["ribbon"], PLACES["picture"])
        assert place["ribbon"][1] > near
        assert place["ribbon"][3] == 34


def test_squares_and_ribbons_cover_nothing() -> None:
    places = PLACES["districts"].values()
    rooms = [pygame.FRect(bounds(place["square"])) for place in places]
    rooms += [pygame.FRect(place["ribbon"]) for place in places]
    assert not any(first.colliderect(second) for first, second in itertools.combinations(rooms, 2))
    buildings = [pygame.FRect(place["building"]) for place in places]
    assert not any(room.colliderect(building) for room in rooms for building in buildings)


@pytest.mark.parametrize("number", range(1, 26))
def test_each_drawing_can_draw_itself_from_nothing_to_all(number: int) -> None:
    order = pygame.image.load(PICTURES / MANIFEST[f"strokes_{number:02}"]["file"])
    turns = set(pygame.image.tobytes(order, "RGB")[::3])
    assert min(turns) < 20
    assert max(turns) > 200
    assert len(turns) > 100


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
