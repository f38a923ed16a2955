"""Every target is as large as a hand needs it, and no decision is out of reach."""

from collections.abc import Mapping
from random import Random

from pygame import Rect

from leonardo.app.davinci.spots import (
    TRAITS,
    AcademySpot,
    ApprenticeSpot,
    ApprenticesSpot,
    DistrictSpot,
    GroupSpot,
    RoundSpot,
    Spot,
    UpgradeSpot,
)
from leonardo.app.kit.areas import Area, bounds
from leonardo.app.table.input import hit_targets
from leonardo.app.table.input.hit_targets import SMALLEST_TARGET, Pressed, sorted_out
from leonardo.engine.davinci.constants import Place, Upgrade

WINDOW = Rect(0, 0, 1024, 640)
GROUP = GroupSpot(Place.KILN, 0)


def panel(places: Mapping[Spot, Area]) -> Pressed:
    return sorted_out(places, {spot: bounds(area) for spot, area in places.items()}, TRAITS)


def targets(places: Mapping[Spot, Area], window: Rect) -> dict[Spot, Rect]:
    return {spot: bounds(area) for spot, area in hit_targets.targets([panel(places)], window, TRAITS).items()}


def test_a_large_thing_is_pressed_where_it_lies() -> None:
    places: dict[Spot, Area] = {DistrictSpot(Place.KILN): Rect(100, 100, 120, 50)}
    assert targets(places, WINDOW) == places


def test_a_small_thing_may_be_pressed_a_little_beside_it() -> None:
    found = targets({GROUP: Rect(100, 100, 40, 20)}, WINDOW)
    assert found == {GROUP: Rect(100, 94, 40, 32)}


def test_it_makes_room_for_neighbours_and_stays_in_the_window() -> None:
    automata, tiles = UpgradeSpot(Upgrade.AUTOMATON), UpgradeSpot(Upgrade.SMALL5)
    found = targets({automata: Rect(0, 0, 40, 20), tiles: Rect(0, 32, 40, 20)}, WINDOW)
    assert not found[automata].colliderect(found[tiles])
    assert all(WINDOW.contains(rect) and min(rect.size) >= SMALLEST_TARGET for rect in found.values())


def test_things_in_one_pile_are_pressed_together() -> None:
    pile: dict[Spot, Area] = {
        UpgradeSpot(upgrade): Rect(100, 100, 40, 20) for upgrade in (Upgrade.SMALL5, Upgrade.LARGE4)
    }
    assert len(set(map(tuple, targets(pile, WINDOW).values()))) == 1
    assert set(targets(pile, WINDOW)) == set(pile)


def test_a_narrow_row_becomes_one_target_for_what_is_alike() -> None:
    rounds: dict[Spot, Area] = {RoundSpot(number): Rect(20 * number, 10, 20, 20) for number in range(1, 10)}
    assert set(targets(rounds, WINDOW)) == {RoundSpot(1), RoundSpot(8)}


def test_what_finds_no_room_leaves_it_to_what_it_lies_on() -> None:
    places: dict[Spot, Area] = {
        DistrictSpot(Place.KILN): Rect(100, 100, 60, 40),
        GROUP: Rect(100, 100, 60, 20),
        AcademySpot(0): Rect(100, 132, 60, 8),
    }
    found = targets(places, Rect(90, 100, 80, 40))
    assert GROUP in found
    assert AcademySpot(0) not in found


def test_an_apprentice_is_narrow_because_its_row_is_pressed() -> None:
    places: dict[Spot, Area] = {ApprenticesSpot(0): Rect(0, 0, 80, 50), ApprenticeSpot(0): Rect(0, 0, 9, 50)}
    assert targets(places, WINDOW) == places


def test_what_is_known_is_found_again_only_where_disturbed() -> None:
    automata, tiles = UpgradeSpot(Upgrade.AUTOMATON), UpgradeSpot(Upgrade.SMALL5)
    known = hit_targets.Known()
    far: dict[Spot, Area] = {automata: Rect(500, 500, 40, 20)}
    alone: dict[Spot, Area] = {GROUP: Rect(100, 100, 40, 20), **far}
    beside: dict[Spot, Area] = {DistrictSpot(Place.KILN): Rect(90, 122, 60, 60), **alone, tiles: Rect(0, 0, 40, 20)}
    for places in (alone, beside, alone):
        panels = [panel(places)]
        assert hit_targets.targets(panels, WINDOW, TRAITS, known) == hit_targets.targets(panels, WINDOW, TRAITS)
    assert hit_targets.targets([panel(beside)], WINDOW, TRAITS, known)[GROUP] != Rect(100, 94, 40, 32)


def test_a_small_thing_keeps_clear_of_what_lies_on_another_panel() -> None:
    alone: dict[Spot, Area] = {GROUP: Rect(100, 100, 40, 20)}
    beside: dict[Spot, Area] = {DistrictSpot(Place.KILN): Rect(90, 122, 60, 60)}
    found = hit_targets.targets([panel(alone), panel(beside)], WINDOW, TRAITS)
    assert found == {**beside, GROUP: Rect(100, 88, 40, 32)}


def test_whichever_panel_changes_targets_are_as_found_anew() -> None:
    chance, known = Random(3), hit_targets.Known()

    def any_panel(number: int) -> Pressed:
        """Small things and large ones, some of them in reach of those on the panels beside it."""
        lots: dict[Spot, Area] = {
            GroupSpot(place, number): Rect(
                200 * number + chance.randrange(190), chance.randrange(120), chance.choice((12, 30, 60)), 20
            )
            for place in Place
            if chance.random() < 0.7
        }
        return panel(lots)

    panels = [any_panel(number) for number in range(4)]
    for _ in range(60):
        changed = chance.randrange(4)
        panels = [any_panel(each) if each == changed else kept for each, kept in enumerate(panels)]
        assert hit_targets.targets(panels, WINDOW, TRAITS, known) == hit_targets.targets(panels, WINDOW, TRAITS)
