"""What a seat must not put off, as far as that follows from what it knows."""

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Pass, PlaceApprentices
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.urgency import (
    longest_in_time,
    misses_the_shops,
    places_alone,
    rounds_with_shops,
    weeks_wanted,
)
from leonardo.engine.davinci.view import View
from tests.engine.davinci import build
from tests.engine.davinci.build import ANNA, BIANCA, group, lab, rule, seat, table

TANK = 7
"""Needs wood and rope, and 7 weeks."""
ENGINE = 17
"""Needs two wood and two rope, and 15 weeks."""


def placing(round_: int, weeks: int, apprentices: int = 0) -> View:
    """Return what Anna sees in phase B, with a work of 7 weeks in a laboratory of 3 spaces: 4 weeks a round at most."""
    busy = seat(small=lab(3, on=TANK, weeks=weeks, apprentices=apprentices))
    return GAME.view(build.placing(table(busy, seat(), round=round_, display=(TANK, 1, 12))).state, ANNA)


@rule("8.15", "9.1")
def test_work_presses_when_the_rounds_after_this_one_cannot_finish_it() -> None:
    assert weeks_wanted(placing(7, weeks=0), ANNA, Place.SMALL) == 0, "two more rounds could bring 8 weeks"
    assert weeks_wanted(placing(8, weeks=0), ANNA, Place.SMALL) == 3
    assert weeks_wanted(placing(8, weeks=0, apprentices=2), ANNA, Place.SMALL) == 1
    assert weeks_wanted(placing(9, weeks=5), ANNA, Place.SMALL) == 2


@rule("9.1")
def test_nothing_is_said_of_work_that_is_done_or_too_late() -> None:
    assert weeks_wanted(placing(9, weeks=4, apprentices=3), ANNA, Place.SMALL) == 0
    assert weeks_wanted(placing(9, weeks=2), ANNA, Place.SMALL) == 0, "5 weeks are more than a round brings"


@rule("6.2", "8.15")
def test_what_can_be_started_but_not_finished_is_known_from_how_much_a_laboratory_does() -> None:
    owner = seat(small=lab(3), hand="wood wood rope rope")
    for round_, longest in ((5, None), (6, None), (7, 12), (9, 4)):
        game = build.start_of_work(table(owner, seat(), round=round_, display=(ENGINE,)))
        assert longest_in_time(GAME.view(game.state, ANNA), ANNA) == longest


@rule("10.4")
def test_components_press_while_an_idle_laboratory_finds_nothing_in_the_hand() -> None:
    def rounds(round_: int, hand: str) -> int | None:
        game = build.placing(table(seat(hand=hand), seat(), round=round_, display=(TANK,)))
        return rounds_with_shops(GAME.view(game.state, ANNA), ANNA)

    assert [rounds(round_, "iron") for round_ in (4, 5, 6, 7, 8)] == [None, 3, 2, 1, None]
    assert rounds(6, "wood rope") is None


@rule("10.4")
def test_round_7_is_the_last_to_stand_at_a_shop() -> None:
    empty = build.placing(table(seat(), seat(), round=7))
    assert misses_the_shops(GAME.view(empty.state, ANNA), ANNA)
    there = build.placing(table(seat(), seat(), round=7, queues={Place.SMITHY: [group(ANNA, 1)]}))
    assert not misses_the_shops(GAME.view(there.state, ANNA), ANNA)


@rule("7.1")
def test_who_is_the_last_to_place_need_not_wait_for_anybody() -> None:
    game = build.placing(table(seat(apprentices=3), seat(apprentices=1), round=3))
    game.does(ANNA, PlaceApprentices(1, Place.SMITHY))
    assert not places_alone(GAME.view(game.state, ANNA), ANNA)
    game.does(BIANCA, Pass())
    assert places_alone(GAME.view(game.state, ANNA), ANNA)
