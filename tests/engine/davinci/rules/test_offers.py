"""Workshop, Academy and shops: advantages at rising prices (rules 8.8 to 8.14)."""

import pytest

from leonardo.engine.davinci.actions import Pass, Take, Withdraw
from leonardo.engine.davinci.constants import SHOP_SELLS, Component, Phase, Place, Upgrade
from leonardo.engine.davinci.events import AdvantageTaken, DistrictClosed, WorkersWithdrew
from leonardo.engine.davinci.state import in_academy
from tests.engine.davinci.build import ANNA, BIANCA, CARLO, Game, group, lab, resolving, rule, seat, stock, table

WORKSHOP, ACADEMY, SMITHY = Place.WORKSHOP, Place.ACADEMY, Place.SMITHY
SMALL5, LARGE4, LARGE6 = Take(Upgrade.SMALL5), Take(Upgrade.LARGE4), Take(Upgrade.LARGE6)


def automaton(place: Place) -> Take:
    return Take(Upgrade.AUTOMATON, place)


def prices(game: Game) -> list[tuple[int, int]]:
    return [(event.seat, event.price) for event in game.happened(AdvantageTaken)]


def anna_and_bianca_at(place: Place, *florins: int) -> Game:
    first, second = florins
    return resolving(table(seat(first), seat(second), queues={place: [group(ANNA), group(BIANCA)]}))


@rule("8.9", "8.10", "8.11", "8.12")
def test_the_worked_example_of_the_workshop() -> None:
    """Anna and Bianca have equal workers. Anna takes an automaton for nothing; Bianca's laboratory is busy, so she
    can take none and buys the large laboratory for 2. Anna declines at 3, and Bianca cannot pay 3.
    """
    first = seat(9, small=lab(5))
    second = seat(4, small=lab(5, on=1))
    game = resolving(table(first, second, queues={WORKSHOP: [group(ANNA, 2), group(BIANCA, 2)]}))

    game.does(ANNA, automaton(Place.SMALL))
    assert game.small(ANNA) == lab(5, automata=1)
    assert game.seat(ANNA).florins == 9

    assert game.objection(automaton(Place.SMALL)).rule == "8.12"
    game.does(BIANCA, LARGE4)
    assert game.large(BIANCA) == lab(4)
    assert game.seat(BIANCA).florins == 4 - 2

    game.does(ANNA, Withdraw())
    assert game.happened(WorkersWithdrew) == [
        WorkersWithdrew(ANNA, WORKSHOP, forced=False),
        WorkersWithdrew(BIANCA, WORKSHOP, forced=True, unpaid=3),
    ]
    assert prices(game) == [(ANNA, 0), (BIANCA, 2)]
    assert [game.seat(number).apprentices for number in (ANNA, BIANCA)] == [5, 5]


@rule("8.8", "8.9")
def test_four_advantages_cost_0_2_3_and_4_florins() -> None:
    game = anna_and_bianca_at(SMITHY, 10, 10)
    game.does(ANNA, Take()).does(BIANCA, Take()).does(ANNA, Take()).does(BIANCA, Take())
    assert prices(game) == [(ANNA, 0), (BIANCA, 2), (ANNA, 3), (BIANCA, 4)]
    assert game.florins() == (10 - 3, 10 - 2 - 4)
    assert game.hand(ANNA) == game.hand(BIANCA) == stock("iron iron")


@rule("8.8")
def test_more_than_four_are_not_taken() -> None:
    game = resolving(table(seat(50), seat(), queues={SMITHY: [group(ANNA)]}))
    game.does(ANNA, Take(), Take(), Take(), Take())
    assert game.state.phase is not Phase.RESOLUTION
    assert game.florins()[ANNA] == 50 - 2 - 3 - 4


@rule("8.9")
def test_withdrawing_takes_workers_back_and_leaves_the_marker() -> None:
    game = anna_and_bianca_at(SMITHY, 10, 10).does(ANNA, Withdraw())
    assert game.seat(ANNA).apprentices == 4
    game.does(BIANCA, Take(), Take())
    assert prices(game) == [(BIANCA, 0), (BIANCA, 2)]


@rule("8.9", "8.1")
def test_the_offer_goes_by_rank_and_begins_again() -> None:
    queues = {SMITHY: [group(ANNA, 1), group(BIANCA, 3), group(CARLO, 2)]}
    game = resolving(table(seat(9), seat(9), seat(9), queues=queues))
    game.does(BIANCA, Take()).does(CARLO, Withdraw()).does(ANNA, Take()).does(BIANCA, Take()).does(ANNA, Take())
    assert prices(game) == [(BIANCA, 0), (ANNA, 2), (BIANCA, 3), (ANNA, 4)]


@rule("8.10")
def test_after_the_fourth_the_marker_returns_to_0() -> None:
    queues = {SMITHY: [group(ANNA, 2), group(BIANCA)], Place.KILN: [group(ANNA)]}
    game = resolving(table(seat(50), seat(0), queues=queues))
    game.does(ANNA, Take(), Take())
    assert game.decider == ANNA, "Bianca could not pay 2"
    game.does(ANNA, Take(), Take())
    assert DistrictClosed(SMITHY) in game.events
    assert game.state.queues[SMITHY] == ()
    game.does(ANNA, Take())
    assert prices(game)[-1] == (ANNA, 0), "the Kiln begins at 0 again"


@rule("8.10")
def test_the_district_is_done_when_no_workers_are_left() -> None:
    game = anna_and_bianca_at(SMITHY, 9, 9).does(ANNA, Withdraw()).does(BIANCA, Withdraw())
    assert game.happened(DistrictClosed) == [DistrictClosed(SMITHY)]
    assert prices(game) == []


@rule("8.11")
def test_who_cannot_pay_can_only_withdraw() -> None:
    game = anna_and_bianca_at(SMITHY, 9, 1).does(ANNA, Take())
    assert game.happened(WorkersWithdrew) == [WorkersWithdrew(BIANCA, SMITHY, forced=True, unpaid=2)]


@rule("8.11")
def test_what_is_paid_first_is_missing_later() -> None:
    game = resolving(table(seat(4), seat(), queues={SMITHY: [group(ANNA)]})).does(ANNA, Take(), Take())
    assert game.happened(WorkersWithdrew) == [WorkersWithdrew(ANNA, SMITHY, forced=True, unpaid=3)]


@rule("8.11", "8.12")
def test_no_automaton_without_a_free_space_in_an_idle_laboratory() -> None:
    whole = seat(9, small=lab(5, automata=1), large=lab(6, on=1))
    game = resolving(table(whole, seat(), queues={WORKSHOP: [group(ANNA)]}))
    assert game.happened(WorkersWithdrew) == [WorkersWithdrew(ANNA, WORKSHOP, forced=True)]


@rule("8.9")
def test_nothing_but_taking_or_withdrawing_can_be_done() -> None:
    assert anna_and_bianca_at(SMITHY, 9, 9).objection(Pass()).rule == "8.9"


@rule("8.12")
def test_the_workshop_changes_the_laboratories() -> None:
    game = resolving(table(seat(9), seat(), queues={WORKSHOP: [group(ANNA)]}))
    assert list(game.legal) == [SMALL5, LARGE4, Withdraw()]
    game.does(ANNA, SMALL5)
    assert game.small(ANNA) == lab(5)
    assert list(game.legal) == [LARGE4, automaton(Place.SMALL), Withdraw()]
    game.does(ANNA, LARGE4)
    assert game.large(ANNA) == lab(4)


@rule("8.12")
def test_what_was_taken_counts_at_once_in_the_same_district() -> None:
    game = resolving(table(seat(9), seat(), queues={WORKSHOP: [group(ANNA)]}))
    game.does(ANNA, LARGE4, LARGE6, automaton(Place.LARGE), automaton(Place.LARGE))
    assert game.large(ANNA) == lab(6, automata=2)
    assert game.florins()[ANNA] == 0


@rule("8.12")
def test_a_laboratory_that_is_turned_must_be_idle() -> None:
    busy = seat(9, small=lab(on=1), large=lab(4))
    game = resolving(table(busy, seat(9), queues={WORKSHOP: [group(ANNA)]}))
    assert game.options(Take) == [LARGE6]
    assert game.objection(SMALL5).rule == "8.12"
    busy = seat(9, small=lab(), large=lab(4, on=1))
    game = resolving(table(busy, seat(9), queues={WORKSHOP: [group(ANNA)]}))
    assert game.options(Take) == [SMALL5]
    assert game.objection(LARGE6).rule == "8.12"


@rule("8.12")
def test_the_large_laboratory_comes_while_the_small_one_is_busy() -> None:
    game = resolving(table(seat(9, small=lab(on=1)), seat(), queues={WORKSHOP: [group(ANNA)]}))
    assert game.options(Take) == [LARGE4]


@rule("8.12", "7.7")
def test_automata_stand_on_automaton_spaces_only() -> None:
    whole = seat(9, small=lab(3), large=lab(4))
    game = resolving(table(whole, seat(), queues={WORKSHOP: [group(ANNA)]}))
    assert game.options(Take) == [SMALL5, LARGE6]
    assert game.objection(automaton(Place.SMALL)).rule == "8.12"
    assert game.objection(automaton(Place.LARGE)).rule == "8.12"


@rule("8.12")
def test_each_free_automaton_space_is_an_answer() -> None:
    whole = seat(9, small=lab(5), large=lab(6, automata=1))
    game = resolving(table(whole, seat(), queues={WORKSHOP: [group(ANNA)]}))
    assert game.options(Take) == [automaton(Place.SMALL), automaton(Place.LARGE)]


@rule("8.12", "1.3")
def test_at_most_3_automata_for_each_player() -> None:
    whole = seat(9, small=lab(5, automata=1), large=lab(6, automata=1))
    game = resolving(table(whole, seat(), queues={WORKSHOP: [group(ANNA)]}))
    game.does(ANNA, automaton(Place.LARGE))
    assert game.seat(ANNA).automata == 3
    assert game.happened(WorkersWithdrew) == [WorkersWithdrew(ANNA, WORKSHOP, forced=True)]


@rule("8.12")
@pytest.mark.parametrize(
    ("wanted", "reason"),
    [
        (Take(Upgrade.SMALL5), "turned_already"),
        (Take(Upgrade.LARGE4), "large_already"),
        (Take(Upgrade.LARGE6), "turned_already"),
        (Take(Upgrade.AUTOMATON, Place.SMALL), "no_automaton_space"),
        (Take(), "choose_an_upgrade"),
    ],
)
def test_why_the_workshop_cannot_give_it(wanted: Take, reason: str) -> None:
    whole = seat(9, small=lab(5, automata=1), large=lab(6))
    game = resolving(table(whole, seat(), queues={WORKSHOP: [group(ANNA)]}))
    assert game.objection(wanted).reason == reason
    assert game.objection(wanted).rule == "8.12"


@rule("8.12")
def test_the_large_laboratory_is_turned_only_when_owned() -> None:
    game = resolving(table(seat(9), seat(), queues={WORKSHOP: [group(ANNA)]}))
    assert game.objection(LARGE6).reason == "no_large_laboratory"


@rule("8.13")
def test_the_academy_gives_an_apprentice_for_the_next_round() -> None:
    game = resolving(table(seat(9, 3), seat(), queues={ACADEMY: [group(ANNA)]})).does(ANNA, Take(), Take(), Withdraw())
    assert game.seat(ANNA).apprentices == 3 + 1 + 2
    assert prices(game) == [(ANNA, 0), (ANNA, 2)]


@rule("8.13")
def test_nobody_has_more_than_9_apprentices() -> None:
    game = resolving(table(seat(50, 7), seat(50), queues={ACADEMY: [group(ANNA), group(BIANCA)]}))
    game.does(ANNA, Take())
    assert in_academy(ANNA, game.seat(ANNA), game.state.queues) == 0
    game.does(BIANCA, Take())
    assert game.happened(WorkersWithdrew) == [WorkersWithdrew(ANNA, ACADEMY, forced=True)]
    assert game.decider == BIANCA


@rule("8.14")
@pytest.mark.parametrize(("shop", "component"), SHOP_SELLS.items())
def test_each_shop_gives_a_component_of_its_kind(shop: Place, component: Component) -> None:
    game = resolving(table(seat(), seat(), queues={shop: [group(ANNA)]})).does(ANNA, Take())
    assert game.hand(ANNA) == stock(component.name.lower())


@rule("8.14", "8.11", "1.4")
def test_when_the_shop_has_run_out_the_seats_can_only_withdraw() -> None:
    eleven = " ".join(["iron"] * 11)
    game = resolving(table(seat(9), seat(9, hand=eleven), queues={SMITHY: [group(ANNA), group(BIANCA)]}))
    game.does(ANNA, Take())
    assert game.happened(WorkersWithdrew) == [
        WorkersWithdrew(BIANCA, SMITHY, forced=True),
        WorkersWithdrew(ANNA, SMITHY, forced=True),
    ]


@rule("8.14", "6.2")
def test_components_under_laboratories_are_missing_too() -> None:
    eleven = " ".join(["iron"] * 11)
    game = resolving(table(seat(9, small=lab(on=1)), seat(hand=eleven), queues={SMITHY: [group(ANNA)]}))
    assert prices(game) == []
    assert game.happened(WorkersWithdrew) == [WorkersWithdrew(ANNA, SMITHY, forced=True)]
