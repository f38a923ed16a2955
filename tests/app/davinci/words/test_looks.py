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
from leonardo.app.davinci.words.looks import of_another, of_closed, of_groups
from leonardo.app.kit.words import words
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.terms import Component, Phase, Place
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
        assert said(spot).startswith("A covered invention, work done: 4 weeks.")


def test_of_a_laboratory_without_work_it_is_told_whether_it_is_there() -> None:
    assert said(LaboratorySpot(2, Place.SMALL)) == "Idle: nothing is in work here."
    assert said(LaboratorySpot(BIANCA, Place.LARGE)).startswith("No large laboratory yet")


@pytest.mark.parametrize("language", LANGUAGES)
def test_workers_of_others_are_told_without_the_keys_that_take_up_ones_own(language: str) -> None:
    with spoken(language):
        assert said(ApprenticesSpot(BIANCA)) == words("davinci.explain.apprentices")
        assert said(MasterSpot(BIANCA)) == words("davinci.explain.master")


def test_components_of_others_are_told_to_lie_in_hand_or_under_covered_work() -> None:
    assert said(ComponentSpot(BIANCA, Component.IRON)).startswith("In hand or under covered work")


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
            assert (told.lead, told.words) == (words(f"davinci.explain.{why}"), words("davinci.explain.kiln"))
        assert of_closed(done, DistrictSpot(Place.ROPERY)) is None


def test_of_a_district_it_is_told_first_what_each_would_get_there_now() -> None:
    """Anna, who came later, is second, and cannot pay what is left for her; what others lack is not told."""
    names, kiln = ("Anna", "Bianca"), Place.KILN
    queues = {kiln: (group(BIANCA, 2), group(ANNA, 1))}
    view: View = GAME.view(placing(table(seat(florins=1), seat(florins=0), queues=queues)).state, ANNA)
    for spot, rule in ((DistrictSpot(kiln), "kiln"), (GroupSpot(kiln, BIANCA), "group")):
        told = of_groups(view, spot, names)
        assert told is not None
        assert told.lead == "2nd Anna: first one for 2 florins: you lack 1 florin"
        assert told.also == ("1st Bianca: first brick free",)
        assert told.rule == words(f"davinci.explain.{rule}")
    assert of_groups(view, DistrictSpot(Place.ROPERY), names) is None
