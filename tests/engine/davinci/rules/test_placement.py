"""Phase B: placement (rule 7)."""

import pytest

from leonardo.engine.davinci.actions import Action, Pass, PlaceApprentices, PlaceMaster
from leonardo.engine.davinci.constants import DISTRICTS, Phase, Place
from leonardo.engine.davinci.events import PhaseBegan, PlacementPassed, WorkersPlaced
from leonardo.engine.davinci.state import Laboratory
from tests.engine.davinci.build import ANNA, BIANCA, CARLO, Game, group, lab, placing, rule, seat, table

SMALL, LARGE = Place.SMALL, Place.LARGE
KILN, SMITHY, COUNCIL = Place.KILN, Place.SMITHY, Place.COUNCIL


def places(game: Game) -> set[Place]:
    return {action.at for action in game.options(PlaceApprentices)} | {
        action.at for action in game.options(PlaceMaster)
    }


def counts(game: Game, place: Place) -> list[int]:
    return [action.count for action in game.options(PlaceApprentices) if action.at is place]


@rule("7.1")
def test_placing_goes_round_until_all_have_passed() -> None:
    game = placing(table(seat(), seat(), seat(), leonardo=BIANCA))
    game.does(BIANCA, PlaceApprentices(1, KILN)).does(CARLO, Pass()).does(ANNA, PlaceMaster(KILN))
    game.does(BIANCA, PlaceApprentices(1, SMITHY)).does(ANNA, Pass())
    game.does(BIANCA, PlaceMaster(COUNCIL))
    assert PhaseBegan(Phase.RESOLUTION) not in game.events
    game.does(BIANCA, Pass())
    assert PhaseBegan(Phase.RESOLUTION) in game.events


@rule("7.1")
def test_who_has_passed_takes_no_further_part() -> None:
    game = placing(table(seat(), seat()))
    game.does(ANNA, Pass()).does(BIANCA, PlaceApprentices(1, KILN)).does(BIANCA, PlaceApprentices(1, SMITHY))
    assert game.decider == BIANCA


@rule("7.1")
def test_apprentices_and_master_are_placed_in_turns_of_their_own() -> None:
    game = placing(table(seat(apprentices=2), seat()))
    game.does(ANNA, PlaceApprentices(2, KILN))
    assert game.state.queues[KILN] == (group(ANNA, 2),)
    game.does(BIANCA, Pass()).does(ANNA, PlaceMaster(KILN))
    assert game.happened(WorkersPlaced) == [WorkersPlaced(ANNA, KILN, 2, False), WorkersPlaced(ANNA, KILN, 0, True)]


@rule("7.1")
def test_only_workers_at_hand_can_be_placed() -> None:
    game = placing(table(seat(apprentices=2), seat()))
    assert game.objection(PlaceApprentices(3, KILN)).rule == "7.1"
    assert game.objection(PlaceApprentices(0, KILN)).rule == "7.1"
    game.does(ANNA, PlaceMaster(KILN)).does(BIANCA, Pass())
    assert game.objection(PlaceMaster(SMITHY)).rule == "7.1"


@rule("7.2")
def test_places_are_the_districts_and_own_busy_laboratories() -> None:
    game = placing(table(seat(small=lab(on=1), large=lab(4)), seat()))
    assert places(game) == {*DISTRICTS, SMALL}
    assert game.objection(PlaceApprentices(1, LARGE)).rule == "7.2"
    assert game.objection(PlaceMaster(LARGE)).rule == "7.2"


@rule("7.2")
def test_a_laboratory_that_needs_no_more_weeks_is_still_a_place() -> None:
    waiting = lab(on=2, weeks=15)
    assert SMALL in places(placing(table(seat(small=waiting), seat())))


@rule("7.3")
def test_several_apprentices_placed_in_one_turn_go_to_one_place() -> None:
    game = placing(table(seat(apprentices=4), seat()))
    assert counts(game, KILN) == [1, 2, 3, 4]
    game.does(ANNA, PlaceApprentices(3, KILN))
    assert game.state.queues[KILN] == (group(ANNA, 3),)
    assert game.seat(ANNA).apprentices == 1


@rule("7.4")
def test_in_each_district_apprentices_are_placed_only_once() -> None:
    game = placing(table(seat(), seat())).does(ANNA, PlaceApprentices(1, KILN)).does(BIANCA, Pass())
    assert counts(game, KILN) == []
    assert counts(game, SMITHY) == [1, 2]
    assert game.objection(PlaceApprentices(1, KILN)).rule == "7.4"


@rule("7.4", "7.7")
def test_a_laboratory_too_is_one_place() -> None:
    game = placing(table(seat(small=lab(5, on=1)), seat())).does(ANNA, PlaceApprentices(1, SMALL)).does(BIANCA, Pass())
    assert counts(game, SMALL) == []
    assert game.objection(PlaceApprentices(1, SMALL)).rule == "7.4"
    assert PlaceMaster(SMALL) in game.legal


@rule("7.4")
def test_master_and_apprentices_may_follow_each_other() -> None:
    game = placing(table(seat(), seat()))
    game.does(ANNA, PlaceApprentices(1, KILN)).does(BIANCA, PlaceMaster(SMITHY))
    game.does(ANNA, PlaceMaster(KILN)).does(BIANCA, PlaceApprentices(2, SMITHY))
    assert game.state.queues[KILN] == (group(ANNA, 1, master=True),)
    assert game.state.queues[SMITHY] == (group(BIANCA, 2, master=True),)


@rule("7.5")
def test_groups_stand_in_order_of_arrival() -> None:
    game = placing(table(seat(), seat(), seat()))
    game.does(ANNA, PlaceApprentices(1, KILN)).does(BIANCA, PlaceApprentices(3, KILN)).does(CARLO, PlaceMaster(KILN))
    game.does(ANNA, PlaceMaster(KILN))
    assert game.state.queues[KILN] == (group(ANNA, 1, master=True), group(BIANCA, 3), group(CARLO, 0, master=True))


@rule("7.6")
def test_a_district_takes_any_number_of_workers() -> None:
    game = placing(table(seat(apprentices=9), seat(apprentices=9)))
    game.does(ANNA, PlaceApprentices(9, KILN)).does(BIANCA, PlaceApprentices(9, KILN))
    game.does(ANNA, PlaceMaster(KILN)).does(BIANCA, PlaceMaster(KILN))
    assert [each.strength for each in game.state.queues[KILN]] == [11, 11]


@rule("7.6")
@pytest.mark.parametrize(
    ("small", "room"),
    [
        (lab(3, on=1), 3),
        (lab(5, on=1), 5),
        (lab(5, automata=1, on=1), 4),
        (lab(3, on=1, master=True), 2),
    ],
)
def test_in_a_laboratory_each_worker_and_automaton_takes_a_space(small: Laboratory, room: int) -> None:
    game = placing(table(seat(apprentices=6, master=not small.master, small=small), seat()))
    assert counts(game, SMALL) == list(range(1, room + 1))
    assert game.objection(PlaceApprentices(room + 1, SMALL)).rule == "7.6"


@rule("7.7")
def test_the_master_needs_a_free_space() -> None:
    game = placing(table(seat(small=lab(3, on=1, apprentices=3)), seat()))
    assert PlaceMaster(SMALL) not in game.legal
    assert game.objection(PlaceMaster(SMALL)).rule == "7.6"


@rule("7.7")
def test_a_free_automaton_space_can_take_a_worker() -> None:
    game = placing(table(seat(apprentices=6, large=lab(6, automata=1, on=1)), seat()))
    assert counts(game, LARGE) == [1, 2, 3, 4, 5]


@rule("7.8")
def test_a_seat_with_no_worker_left_has_passed() -> None:
    game = placing(table(seat(apprentices=1), seat()))
    game.does(ANNA, PlaceApprentices(1, KILN)).does(BIANCA, PlaceApprentices(1, KILN)).does(ANNA, PlaceMaster(KILN))
    game.does(BIANCA, PlaceApprentices(1, SMITHY))
    assert game.happened(PlacementPassed) == [PlacementPassed(ANNA, forced=True)]
    assert game.decider == BIANCA


@rule("7.8", "13.4")
def test_a_seat_without_a_place_for_its_workers_has_passed() -> None:
    game = placing(table(seat(), seat(small=lab(on=1)), round=8))
    assert game.happened(PlacementPassed) == [PlacementPassed(ANNA, forced=True)]
    assert game.decider == BIANCA


@rule("7.8")
def test_a_seat_that_could_still_place_may_pass() -> None:
    assert Pass() in placing(table(seat(), seat())).legal


@rule("7.1", "7.2")
def test_the_first_placement_of_the_yellow_seat_has_all_answers() -> None:
    """5 apprentices and the master, and an idle laboratory: 8 districts times 5 numbers, 8 for the master, and pass."""
    answers: list[Action] = list(placing(table(seat(apprentices=5), seat())).legal)
    assert len(answers) == 8 * 5 + 8 + 1
    assert len(set(answers)) == len(answers)
