"""What is said of a rival's laboratories and workers: what all know of them, and never what only their owner can do."""

import pytest

from leonardo.app.davinci.spots import (
    ApprenticesSpot,
    ComponentSpot,
    DistrictSpot,
    GroupSpot,
    LaboratorySpot,
    MasterSpot,
    SecretSpot,
    Spot,
)
from leonardo.app.davinci.words.tips import of_another, of_closed, of_covered, of_groups, of_unrequested
from leonardo.app.kit.translations import tr
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Component, Phase, Place
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from tests.app.kit.languages import LANGUAGES, spoken
from tests.engine.davinci.build import ANNA, BIANCA, group, lab, placing, seat, table

TANK = 7


def seen_by_anna() -> View:
    """What Anna sees while Bianca works on a covered tank in her small laboratory and has no large one."""
    bianca = seat(3, apprentices=2, small=lab(3, on=TANK, weeks=4))
    view: View = GAME.view(placing(table(seat(3, apprentices=2), bianca, seat())).state, ANNA)
    return view


def said(spot: Spot) -> str:
    told = of_another(seen_by_anna(), spot)
    assert told is not None
    return told.words


def test_of_covered_work_the_weeks_are_told_and_when_it_is_shown() -> None:
    for spot in (LaboratorySpot(BIANCA, Place.SMALL), SecretSpot(BIANCA, Place.SMALL)):
        assert said(spot).startswith("A covered invention, work done: 4 weeks; ")


def test_of_an_idle_laboratory_is_told_whether_it_is_there() -> None:
    assert said(LaboratorySpot(2, Place.SMALL)) == "Idle: nothing is being built here."
    assert said(LaboratorySpot(BIANCA, Place.LARGE)).startswith("No large laboratory yet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_workers_of_others_are_told_without_ones_own_keys(language: str) -> None:
    with spoken(language):
        assert said(ApprenticesSpot(BIANCA)) == tr("davinci.explain.apprentices")
        assert said(MasterSpot(BIANCA)) == tr("davinci.explain.master")


def test_components_of_others_may_lie_in_hand_or_under_work() -> None:
    assert said(ComponentSpot(BIANCA, Component.IRON)).startswith("In hand or under covered work")


def test_ones_own_covered_components_count_covered_work() -> None:
    """At a shared screen one's stores show another number than once they are looked at."""
    iron, open_to_her = ComponentSpot(ANNA, Component.IRON), seen_by_anna()
    covered = evolve(GAME.view(placing(table(seat(3), seat(), seat())).state, None), viewer=ANNA)
    told = of_covered(covered, iron)
    assert told is not None
    assert "include covered work" in told.words
    assert of_covered(open_to_her, iron) is None
    assert of_covered(covered, ComponentSpot(BIANCA, Component.IRON)) is None


def test_ones_own_are_left_to_what_can_be_done_with_them() -> None:
    own = (LaboratorySpot(ANNA, Place.SMALL), SecretSpot(ANNA, Place.SMALL), ApprenticesSpot(ANNA), MasterSpot(ANNA))
    assert [of_another(seen_by_anna(), spot) for spot in own] == [None] * 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_district_that_is_dull_it_is_told_why(language: str) -> None:
    open_yet, kiln = seen_by_anna(), DistrictSpot(Place.KILN)
    assert of_closed(open_yet, kiln) is None
    done = evolve(open_yet, phase=Phase.RESOLUTION, lord=Place.ROPERY)
    with spoken(language):
        for view, why in ((done, "place_done"), (evolve(open_yet, round=8), "place_closed")):
            told = of_closed(view, kiln)
            assert told is not None
            assert (told.lead, told.words) == (tr(f"davinci.explain.{why}"), tr("davinci.explain.kiln"))
        assert of_closed(done, DistrictSpot(Place.ROPERY)) is None


def test_of_a_district_it_is_told_first_what_each_would_get() -> None:
    """Anna, who came later, is second, and cannot pay what is left for her; what others lack is not told."""
    names, kiln = ("Anna", "Bianca"), Place.KILN
    queues = {kiln: (group(BIANCA, 2), group(ANNA, 1))}
    view: View = GAME.view(placing(table(seat(florins=1), seat(florins=0), queues=queues)).state, ANNA)
    for spot, rule in ((DistrictSpot(kiln), "kiln"), (GroupSpot(kiln, BIANCA), "group")):
        told = of_groups(view, spot, names)
        assert told is not None
        assert told.lead == "2nd Anna: first one for 2 florins: you are 1 florin short"
        assert told.also == ("1st Bianca: first brick free",)
        assert told.rule == tr(f"davinci.explain.{rule}")
    assert of_groups(view, DistrictSpot(Place.ROPERY), names) is None


@pytest.mark.parametrize(
    ("round_", "word"), [(7, "is not requested yet"), (8, "nothing new is requested in rounds 8 and 9")]
)
def test_of_own_work_it_is_told_that_it_is_not_requested(round_: int, word: str) -> None:
    game = placing(table(seat(small=lab(on=TANK)), seat(), round=round_, display=(1, 12, 8)))
    told = of_unrequested(GAME.view(game.state, ANNA), LaboratorySpot(ANNA, Place.SMALL))
    assert told is not None
    assert word in told.words


def test_of_requested_work_nothing_more_is_told() -> None:
    game = placing(table(seat(small=lab(on=TANK)), seat(), display=(TANK, 12, 8)))
    assert of_unrequested(GAME.view(game.state, ANNA), LaboratorySpot(ANNA, Place.SMALL)) is None
