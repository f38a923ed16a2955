"""What each group of a district gets next as all stands now: its rank, and what it would pay."""

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Take, Withdraw
from leonardo.engine.davinci.claims import claims
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.state import Group, State
from leonardo.engine.frozen import evolve
from tests.engine.davinci.build import (
    ANNA,
    BIANCA,
    CARLO,
    DORA,
    ENZO,
    Game,
    group,
    placing,
    resolving,
    rule,
    seat,
    table,
)

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
def test_the_strongest_is_first_and_free_and_ties_go_to_who_came_before() -> None:
    game = standing(group(ANNA), group(BIANCA, 2), group(CARLO, 0, master=True), group(DORA), group(ENZO, 3))
    assert told(game.state, SMITHY) == [(ENZO, 0), (BIANCA, 2), (CARLO, 3), (ANNA, 4), (DORA, None)]


@rule("8.9")
def test_while_a_district_is_resolved_the_next_one_pays_what_the_marker_shows() -> None:
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


def test_one_who_is_on_the_way_home_while_it_is_asked_is_in_no_queue() -> None:
    """So it is shown while a group leaves a district: what is asked then is that of the view after it."""
    seats = seat(9), seat(9), seat(9)
    game = resolving(table(*seats, queues={SMITHY: [group(ANNA, 3), group(BIANCA, 2), group(CARLO)]}))
    view = GAME.view(game.state, None)
    left = tuple(group for group in view.queues[SMITHY] if group.seat != ANNA)
    under_way = evolve(view, queues=(*view.queues[:SMITHY], left, *view.queues[SMITHY + 1 :]))
    assert not any(claim.asked or claim.taken for claim in claims(under_way, SMITHY))
