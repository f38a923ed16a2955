"""What follows from a view about work under way: how long it takes yet, and on what the others may be at work."""

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Done, Pass, Start
from leonardo.engine.davinci.constants import Phase, Place
from leonardo.engine.davinci.prospects import (
    Prospect,
    may_be_at,
    may_change_work,
    may_work_on,
    prospect,
    stands_idle_later,
)
from leonardo.engine.davinci.state import Laboratory, plus
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from tests.engine.davinci import build
from tests.engine.davinci.build import ANNA, BIANCA, CARLO, lab, rule, seat, table

TANK, CROSSBOW = 7, 13
"""They need wood and rope, rope and iron, and 7 weeks each."""


def seen(game: build.Game) -> View:
    """Return the game as Anna sees it."""
    return GAME.view(game.state, ANNA)


@rule("8.15", "9.2")
def test_work_is_done_in_the_round_in_which_those_who_work_now_bring_its_last_week() -> None:
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
def test_work_just_begun_is_too_late_only_if_all_who_can_still_be_placed_do_not_finish_it(
    round_: int, at_hand: int, late: bool
) -> None:
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
def test_others_may_be_at_what_they_could_have_paid_for_if_it_was_counted() -> None:
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
def test_work_that_would_have_been_completed_is_on_something_else() -> None:
    game = build.placing(table(seat(), seat(small=lab(on=12, weeks=7)), round=3, display=(TANK, 12)))
    assert may_work_on(seen(game), BIANCA, Place.SMALL, counted=False) == (12,)


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
def test_without_components_a_laboratory_that_is_free_after_round_7_stands_idle(
    hand: str, small: Laboratory, idle: bool
) -> None:
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
def test_work_that_nobody_has_done_any_of_may_be_changed_for_something_else(
    weeks: int, large: Laboratory | None, hand: str, changes: bool
) -> None:
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
