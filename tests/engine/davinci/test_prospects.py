"""What can be foreseen from a view: what work comes to, what presses, how everybody stands, and who takes what."""

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Done, Pass, PlaceApprentices, Start, Take, Withdraw
from leonardo.engine.davinci.constants import Phase, Place
from leonardo.engine.davinci.prospects import (
    Forecast,
    Prospect,
    Work,
    claims,
    forecast,
    longest_in_time,
    may_be_at,
    may_change_work,
    may_have_guessed,
    may_work_on,
    misses_the_shops,
    places_alone,
    prospect,
    rank,
    rounds_with_shops,
    stands_idle_later,
    weeks_wanted,
)
from leonardo.engine.davinci.state import Group, Laboratory, State, plus
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from tests.engine.davinci import build
from tests.engine.davinci.build import (
    ANNA,
    BIANCA,
    CARLO,
    DORA,
    ENZO,
    Game,
    group,
    lab,
    placing,
    resolving,
    rule,
    seat,
    table,
)

TANK, CROSSBOW = 7, 13  # they need wood and rope, rope and iron, and 7 weeks each


def seen(game: build.Game) -> View:
    return GAME.view(game.state, ANNA)


@rule("8.15", "9.2")
def test_work_is_done_when_its_workers_bring_the_last_week() -> None:
    busy = lab(5, automata=1, apprentices=1, on=TANK, weeks=2)
    game = build.placing(table(seat(small=busy), seat(), round=3))
    assert prospect(seen(game), ANNA, Place.SMALL) == Prospect(7, 5, 3, 5, ready=4, most=3 + 2 + 6 * 7)


@rule("8.15")
def test_it_stays_that_round_until_those_who_work_have_gone_home() -> None:
    at_work, rested = (lab(5, apprentices=count, automata=1, on=TANK, weeks=4) for count in (2, 0))
    for laboratory, ready in ((at_work, 3), (rested, 5)):
        view = seen(build.placing(table(seat(small=laboratory), seat(), round=3)))
        between = evolve(view, phase=Phase.RESOLUTION, question=None, queues=tuple(() for _ in view.queues))
        found = prospect(between, ANNA, Place.SMALL)
        assert found is not None
        assert found.ready == ready


@rule("9.2")
def test_what_is_owned_of_the_same_type_makes_it_shorter() -> None:
    game = build.placing(table(seat(small=lab(on=TANK, weeks=4, apprentices=1), owned=(2,)), seat(), round=3))
    found = prospect(seen(game), ANNA, Place.SMALL)
    assert found is not None
    assert (found.needed, found.left, found.ready) == (5, 1, 3)


def test_where_nobody_works_or_it_is_too_late_there_is_no_round() -> None:
    for workers, number in ((0, 2), (1, 8)):
        game = build.placing(table(seat(small=lab(on=TANK, apprentices=workers)), seat(), round=number))
        found = prospect(seen(game), ANNA, Place.SMALL)
        assert found is not None
        assert found.ready is None


@rule("7.6", "8.15", "9.1")
@pytest.mark.parametrize(("round_", "at_hand", "late"), [(7, 1, False), (8, 1, False), (9, 2, True), (9, 3, False)])
def test_new_work_is_too_late_only_if_nobody_can_finish_it(round_: int, at_hand: int, late: bool) -> None:
    """It needs 7 weeks: in the last round an automaton, a master and 3 apprentices bring them."""
    begun = lab(5, automata=1, on=TANK)
    game = build.placing(table(seat(4, at_hand, small=begun), seat(), round=round_, display=(TANK, 1, 12)))
    found = prospect(seen(game), ANNA, Place.SMALL)
    assert found is not None
    assert found.late is late


@rule("7.1")
def test_who_has_passed_places_nobody_any_more() -> None:
    game = build.placing(table(seat(4, 4, small=lab(5, automata=1, on=TANK)), seat(), round=9, display=(TANK, 1, 12)))
    before = prospect(seen(game), ANNA, Place.SMALL)
    game.does(ANNA, Pass())
    after = prospect(seen(game), ANNA, Place.SMALL)
    assert before is not None
    assert after is not None
    assert (before.late, after.late) == (False, True)


@rule("13.1")
def test_of_covered_work_of_others_nothing_is_told() -> None:
    game = build.placing(table(seat(), seat(small=lab(on=TANK, weeks=2)), round=3))
    assert prospect(seen(game), BIANCA, Place.SMALL) is None


@rule("13.2")
def test_others_may_be_at_what_they_could_have_paid_for() -> None:
    covered = seat(small=lab(on=TANK, weeks=2))
    game = build.placing(table(seat(), covered, seat(), round=2, display=(TANK, 9, 12)))
    view = seen(game)
    assert may_work_on(view, BIANCA, Place.SMALL, counted=True) == (TANK,)
    assert may_work_on(view, BIANCA, Place.SMALL, counted=False) == (TANK, 9, 12)
    assert may_be_at(view, TANK, counted=True) == (BIANCA,)
    assert may_work_on(view, CARLO, Place.SMALL, counted=False) == ()


def given(game: build.Game, number: int, hand: str) -> View:
    """Return the game as Anna sees it when a seat has got these components, too."""
    seats = list(game.state.seats)
    seats[number] = evolve(seats[number], hand=plus(seats[number].hand, build.stock(hand)))
    return GAME.view(evolve(game.state, seats=tuple(seats)), ANNA)


@rule("13.2")
def test_what_was_bought_since_was_not_at_hand_for_the_work() -> None:
    game = build.start_of_work(table(seat(), seat(hand="wood rope iron"), leonardo=BIANCA, display=(TANK, CROSSBOW, 9)))
    game.does(BIANCA, Start(Place.SMALL, TANK))
    view = given(game, BIANCA, "brick glass")
    assert may_work_on(view, BIANCA, Place.SMALL, counted=True) == (TANK, CROSSBOW)
    assert may_be_at(view, 9, counted=True) == ()


@rule("13.2")
@pytest.mark.parametrize("weeks", [0, 7])
def test_two_works_share_what_was_held(weeks: int) -> None:
    """Whether the first is still going on, or has shown what lay under it."""
    start = table(
        seat(), seat(hand="wood rope iron", large=lab(4)), leonardo=BIANCA, display=(TANK, CROSSBOW, 1), round=2
    )
    game = build.start_of_work(start).does(BIANCA, Start(Place.LARGE, 1), Start(Place.SMALL, TANK))
    assert may_work_on(seen(game), BIANCA, Place.SMALL, counted=True) == (TANK, CROSSBOW, 1)
    assert may_work_on(seen(game), BIANCA, Place.LARGE, counted=True) == (TANK, CROSSBOW, 1)
    seats = list(game.state.seats)
    done = seats[BIANCA].with_laboratory(Place.LARGE, evolve(game.large(BIANCA), weeks=weeks, shown=not weeks))
    seats[BIANCA] = evolve(done, hand=build.stock("iron rope"))
    after = build.completing(evolve(game.state, seats=tuple(seats)))
    possible = may_work_on(seen(after), BIANCA, Place.SMALL, counted=True)
    assert (TANK in possible, CROSSBOW in possible) == (True, False)


@rule("13.2")
def test_work_begun_later_leaves_what_was_held_before() -> None:
    game = build.start_of_work(table(seat(), seat(hand="wood rope", large=lab(4)), leonardo=BIANCA, display=(TANK, 2)))
    game.does(BIANCA, Start(Place.SMALL, TANK))
    seats = list(game.state.seats)
    seats[BIANCA] = evolve(seats[BIANCA], hand=build.stock("wood"))
    later = build.start_of_work(evolve(game.state, seats=tuple(seats), round=2))
    later.does(BIANCA, Start(Place.LARGE, 2), Done())
    seats = list(later.state.seats)
    seats[BIANCA] = seats[BIANCA].with_laboratory(Place.LARGE, evolve(later.large(BIANCA), weeks=4))
    after = build.completing(evolve(later.state, seats=tuple(seats)))
    assert after.small(BIANCA).begun_with == build.stock("wood rope")


@rule("9.2")
def test_what_was_completed_last_saved_nothing_then() -> None:
    at_work = lab(on=TANK, weeks=6)
    for large, possible in ((lab(4), (TANK,)), (lab(4, on=1), ())):
        both = seat(small=at_work, large=large, owned=(2,))
        game = build.placing(table(seat(), both, round=3, display=(TANK,)))
        assert may_work_on(seen(game), BIANCA, Place.SMALL, counted=True) == possible


@rule("9.1")
def test_work_that_was_not_completed_is_on_something_else() -> None:
    game = build.placing(table(seat(), seat(small=lab(on=12, weeks=7)), round=3, display=(TANK, 12)))
    assert may_work_on(seen(game), BIANCA, Place.SMALL, counted=False) == (12,)


@rule("6.6", "13.2")
def test_what_was_turned_up_since_was_hardly_started_before() -> None:
    """Unless nothing that was requested then is left: the rules let a seat start from the deck."""
    laid = table(seat(), seat(small=lab(on=12, weeks=4)), round=3, display=(TANK, 12, 1))
    display = tuple(evolve(each, since=3) if each.invention == 1 else each for each in laid.display)
    view = seen(build.placing(evolve(laid, display=display)))
    assert may_work_on(view, BIANCA, Place.SMALL, counted=False) == (TANK, 12)
    assert (may_be_at(view, 1, counted=False), may_have_guessed(view, 1, counted=False)) == ((), (BIANCA,))
    assert (may_be_at(view, TANK, counted=False), may_have_guessed(view, TANK, counted=False)) == ((BIANCA,), ())
    (work,) = forecast(view, BIANCA, counted=False).works
    assert (work.least, work.most) == (8, 13)

    hasty = evolve(laid, display=tuple(evolve(each, since=3) for each in laid.display))
    view = seen(build.placing(hasty))
    assert may_work_on(view, BIANCA, Place.SMALL, counted=False) == (TANK, 12, 1)
    assert may_have_guessed(view, 1, counted=False) == ()


@rule("6.3", "6.9")
def test_what_lies_open_in_one_laboratory_is_not_in_the_other() -> None:
    both = seat(small=lab(on=TANK, shown=True), large=lab(4, on=9))
    game = build.placing(table(seat(), both, round=2, display=(TANK, 9)))
    view = seen(game)
    assert may_work_on(view, BIANCA, Place.SMALL, counted=False) == (TANK,)
    assert may_work_on(view, BIANCA, Place.LARGE, counted=False) == (9,)


@rule("10.4")
@pytest.mark.parametrize(
    ("hand", "small", "idle"),
    [
        ("", lab(), True),
        ("iron", lab(), False),
        ("", lab(on=TANK, weeks=1), False),
        ("", lab(on=TANK, weeks=5, apprentices=2), True),
    ],
    ids=["idle", "with components", "busy to the end", "done in time"],
)
def test_without_components_a_laboratory_is_idle_after_round_7(hand: str, small: Laboratory, idle: bool) -> None:
    game = build.placing(table(seat(hand=hand, small=small), seat(), round=7))
    assert stands_idle_later(seen(game), ANNA) is idle


@rule("6.7")
@pytest.mark.parametrize(
    ("weeks", "large", "hand", "changes"),
    [
        (0, lab(4), "", True),  # the same work in the large laboratory
        (0, None, "", False),  # the same again in the same laboratory is no change
        (0, None, "iron", True),  # something else, which takes iron beside the wood and the rope
        (2, lab(4), "iron", False),  # two weeks would be lost
    ],
)
def test_work_without_any_weeks_may_be_changed(weeks: int, large: Laboratory | None, hand: str, changes: bool) -> None:
    small = lab(3, on=TANK, weeks=weeks)
    anna = seat(small=small, large=large, hand=hand)
    game = build.start_of_work(table(anna, seat(), round=2, display=(TANK, CROSSBOW)))
    assert may_change_work(seen(game)) is changes


def test_work_that_is_revealed_is_on_that_alone() -> None:
    """As all of a game is seen when it is looked back at."""
    busy = lab(5, on=TANK, weeks=2)
    game = build.placing(table(seat(), seat(small=busy, hand="iron"), round=3, display=(TANK, CROSSBOW)))
    covered = seen(game)
    bianca = evolve(covered.seats[BIANCA], laboratories=GAME.view(game.state, BIANCA).seats[BIANCA].laboratories)
    revealed = evolve(covered, seats=(covered.seats[ANNA], bianca))
    assert may_work_on(covered, BIANCA, Place.SMALL, counted=True) == (TANK, CROSSBOW)
    assert may_work_on(revealed, BIANCA, Place.SMALL, counted=True) == (TANK,)


@rule("10.2")
@pytest.mark.parametrize(("round_", "never"), [(7, False), (8, True)])
def test_after_round_7_what_lies_in_the_deck_is_never_completed(round_: int, never: bool) -> None:
    at_work = lab(5, automata=1, on=TANK, weeks=6, apprentices=1)
    game = build.placing(table(seat(small=at_work), seat(), round=round_, display=(1, 12, 8)))
    found = prospect(seen(game), ANNA, Place.SMALL)
    assert found is not None
    assert (found.never, found.late, found.ready) == (never, never, None if never else round_)


ENGINE = 17  # needs two wood and two rope, and 15 weeks


def late_view(round_: int, weeks: int, apprentices: int = 0) -> View:
    """Return what Anna sees in phase B, with a work of 7 weeks in a laboratory of 3 spaces: 4 weeks a round at most."""
    busy = seat(small=lab(3, on=TANK, weeks=weeks, apprentices=apprentices))
    return GAME.view(build.placing(table(busy, seat(), round=round_, display=(TANK, 1, 12))).state, ANNA)


@rule("8.15", "9.1")
def test_work_presses_when_later_rounds_cannot_finish_it() -> None:
    assert weeks_wanted(late_view(7, weeks=0), ANNA, Place.SMALL) == 0, "two more rounds could bring 8 weeks"
    assert weeks_wanted(late_view(8, weeks=0), ANNA, Place.SMALL) == 3
    assert weeks_wanted(late_view(8, weeks=0, apprentices=2), ANNA, Place.SMALL) == 1
    assert weeks_wanted(late_view(9, weeks=5), ANNA, Place.SMALL) == 2


@rule("9.1")
def test_nothing_is_said_of_work_that_is_done_or_too_late() -> None:
    assert weeks_wanted(late_view(9, weeks=4, apprentices=3), ANNA, Place.SMALL) == 0
    assert weeks_wanted(late_view(9, weeks=2), ANNA, Place.SMALL) == 0, "5 weeks are more than a round brings"


@rule("6.2", "8.15")
def test_work_that_cannot_be_finished_is_known_beforehand() -> None:
    owner = seat(small=lab(3), hand="wood wood rope rope")
    for round_, longest in ((5, None), (6, None), (7, 12), (9, 4)):
        game = build.start_of_work(table(owner, seat(), round=round_, display=(ENGINE,)))
        assert longest_in_time(GAME.view(game.state, ANNA), ANNA) == longest


@rule("10.4")
def test_components_press_while_a_laboratory_stands_idle() -> None:
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


LIFT, HAMMER, BELLOWS = 8, 1, 12


def stands(game: build.Game, number: int, viewer: int = ANNA) -> Forecast:
    return forecast(GAME.view(game.state, viewer), number, counted=True)


@rule("9.4", "11.1")
def test_purse_work_and_bonus_make_the_sum() -> None:
    game = build.placing(
        table(seat(florins=5, small=lab(on=LIFT, weeks=3), owned=(1, 2, 3)), seat(), display=(8, 12, 4))
    )
    assert stands(game, ANNA) == Forecast(5, (Work(Place.SMALL, LIFT, 8, 8),), 3, 8)
    assert stands(game, ANNA).least == stands(game, ANNA).most == 21


@rule("2.1", "11.1", "11.2")
def test_places_go_by_bonus_then_inventions_and_equals_share() -> None:
    seats = seat(florins=5, owned=(1, 2, 3)), seat(florins=13), seat(florins=12), seat(florins=13)
    view = GAME.view(build.placing(table(*seats)).state, ANNA)
    assert [rank(view, number) for number in range(4)] == [1, 2, 4, 2]


@rule("9.4")
def test_who_is_late_is_promised_the_later_reward() -> None:
    late = lab(on=LIFT, weeks=3, shown=True)
    game = build.placing(table(seat(small=late), seat(owned=(LIFT,)), display=(12, 4, 5), round=3))
    assert stands(game, ANNA).works == (Work(Place.SMALL, LIFT, 6, 6),)


@rule("13.1", "13.2")
def test_of_covered_work_of_others_is_told_what_it_may_pay() -> None:
    covered = lab(on=HAMMER, weeks=1)
    game = build.placing(table(seat(), seat(hand="iron rope brick", small=covered), display=(1, 8, 12), round=2))
    told = stands(game, BIANCA)
    assert told.works == (Work(Place.SMALL, None, 4, 8),)
    assert (told.least, told.most) == (7, 11)
    assert stands(game, BIANCA, BIANCA).works == (Work(Place.SMALL, HAMMER, 4, 4),)


@rule("8.15")
def test_what_cannot_be_done_in_time_pays_nothing() -> None:
    game = build.placing(table(seat(small=lab(on=BELLOWS, weeks=0)), seat(), display=(1, 8, 12), round=8))
    assert stands(game, ANNA).works == (Work(Place.SMALL, BELLOWS, 0, 0),)
    game = build.placing(table(seat(small=lab(on=BELLOWS, weeks=3)), seat(), display=(1, 8, 12), round=8))
    assert stands(game, ANNA).works == (Work(Place.SMALL, BELLOWS, 13, 13),)


@rule("10.2")
@pytest.mark.parametrize(("round_", "pays"), [(7, 8), (8, 0)])
def test_work_not_requested_pays_perhaps(round_: int, pays: int) -> None:
    game = build.placing(table(seat(small=lab(on=TANK, weeks=3)), seat(), display=(1, 12, 4), round=round_))
    assert stands(game, ANNA).works == (Work(Place.SMALL, TANK, 0, pays, requested=False),)


SMITHY, ACADEMY, COUNCIL = Place.SMITHY, Place.ACADEMY, Place.COUNCIL


def told(state: State, place: Place) -> list[tuple[int, int | None]]:
    """Return seats and prices in order of rank; none where nothing is left."""
    found = claims(GAME.view(state, None), place)
    assert [claim.rank for claim in found] == list(range(1, len(found) + 1))
    assert all(claim.nothing == (claim.price is None) for claim in found if place is not COUNCIL)
    return [(claim.group.seat, claim.price) for claim in found]


def standing(*groups: Group, place: Place = SMITHY, seats: int = 5) -> Game:
    away = {each.seat for each in groups if each.master}
    return placing(table(*(seat(master=number not in away) for number in range(seats)), queues={place: groups}))


@rule("8.1", "8.8")
def test_the_strongest_is_first_and_ties_go_to_who_came_before() -> None:
    game = standing(group(ANNA), group(BIANCA, 2), group(CARLO, 0, master=True), group(DORA), group(ENZO, 3))
    assert told(game.state, SMITHY) == [(ENZO, 0), (BIANCA, 2), (CARLO, 3), (ANNA, 4), (DORA, None)]


@rule("8.9")
def test_during_resolution_the_next_one_pays_the_marker() -> None:
    game = resolving(
        table(seat(9), seat(9), seat(9), queues={SMITHY: [group(ANNA, 3), group(BIANCA, 2), group(CARLO)]})
    )
    game.does(ANNA, Take())
    assert told(game.state, SMITHY) == [(ANNA, 4), (BIANCA, 2), (CARLO, 3)]
    game.does(BIANCA, Withdraw())
    assert told(game.state, SMITHY) == [(ANNA, 3), (CARLO, 2)]


@rule("8.9")
def test_it_is_told_who_is_asked_and_who_pays_for_one_more() -> None:
    seats = seat(9), seat(9), seat(9)
    game = resolving(table(*seats, queues={SMITHY: [group(ANNA, 3), group(BIANCA, 2), group(CARLO)]}))

    def turns() -> tuple[list[int], list[int]]:
        found = claims(GAME.view(game.state, None), SMITHY)
        asked = [claim.group.seat for claim in found if claim.asked]
        return asked, [claim.group.seat for claim in found if claim.taken]

    assert turns() == ([ANNA], [])
    game.does(ANNA, Take())
    assert turns() == ([BIANCA], [ANNA])
    game.does(BIANCA, Withdraw())
    assert turns() == ([CARLO], [ANNA])
    game.does(CARLO, Take())
    assert turns() == ([ANNA], [ANNA, CARLO])
    assert not any(claim.asked or claim.taken for claim in claims(GAME.view(game.state, None), ACADEMY))


@rule("8.14")
def test_who_comes_when_the_shop_is_empty_gets_nothing() -> None:
    stores = [seat(hand=" ".join(["iron"] * count)) for count in (6, 5, 0)]
    game = placing(table(*stores, queues={SMITHY: [group(ANNA), group(BIANCA, 2), group(CARLO, 3)]}))
    assert told(game.state, SMITHY) == [(CARLO, 0), (BIANCA, None), (ANNA, None)]


@rule("8.13")
def test_who_has_all_nine_apprentices_keeps_nobody_from_a_price() -> None:
    seats = seat(apprentices=6), seat()
    game = placing(table(*seats, queues={ACADEMY: [group(ANNA, 3), group(BIANCA, 2)]}))
    assert told(game.state, ACADEMY) == [(ANNA, None), (BIANCA, 0)]


@rule("8.2")
def test_at_the_council_the_last_gets_nothing_if_all_are_there() -> None:
    game = standing(group(ANNA), group(BIANCA, 2), group(CARLO, 1), place=COUNCIL, seats=3)
    found = claims(GAME.view(game.state, None), COUNCIL)
    assert [(claim.group.seat, claim.nothing) for claim in found] == [(BIANCA, False), (ANNA, False), (CARLO, True)]


def test_one_on_the_way_home_is_in_no_queue() -> None:
    """So it is shown while a group leaves a district: what is asked then is that of the view after it."""
    seats = seat(9), seat(9), seat(9)
    game = resolving(table(*seats, queues={SMITHY: [group(ANNA, 3), group(BIANCA, 2), group(CARLO)]}))
    view = GAME.view(game.state, None)
    left = tuple(group for group in view.queues[SMITHY] if group.seat != ANNA)
    under_way = evolve(view, queues=(*view.queues[:SMITHY], left, *view.queues[SMITHY + 1 :]))
    assert not any(claim.asked or claim.taken for claim in claims(under_way, SMITHY))
