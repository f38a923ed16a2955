"""The move, offices and bridges (rules 6, 7, 9)."""

import pytest

from leonardo.engine.citta.actions import Buy, Divert, LetStand
from leonardo.engine.citta.board import OFFICE_PRICES
from leonardo.engine.citta.constants import Cause, InternationalEvent
from leonardo.engine.citta.events import (
    IndemnityPaid,
    ManSeized,
    MarketOpened,
    OfficeDrawn,
    Paid,
    PawnDiverted,
    PawnLeft,
    PawnWalked,
    TurnBegan,
)
from leonardo.engine.citta.questions import MachineQuestion, OfficeQuestion, OptionQuestion
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, moving, party, rule, turn


@rule("6.1")
def test_after_32_comes_1() -> None:
    game = moving(party(square=30), party(), party())
    game.draws(8)
    assert game.party(ANNA).square == 6
    assert [(walked.source, walked.target) for walked in game.happened(PawnWalked)] == [(30, 1), (1, 6)]


@rule("6.2")
def test_any_number_of_pawns_may_stand_on_a_square() -> None:
    game = moving(party(square=1), party(square=9), party(square=9))
    game.draws(8)
    assert [game.party(seat).square for seat in range(3)] == [9, 9, 9]


@rule("6.3")
@pytest.mark.parametrize(("number", "square"), [(1, 1), (2, 2), (9, 9), (12, 12)])
def test_at_the_first_move_the_start_square_counts(number: int, square: int) -> None:
    game = moving(party(square=1, moved=False), party(), party())
    game.draws(number)
    assert game.party(ANNA).square == square


@rule("6.3", "7.1")
def test_a_1_at_the_first_move_counts_as_stopping_there() -> None:
    game = moving(party(square=1, moved=False, round=False), party(), party(), offices=[3])
    game.draws(1)
    assert game.happened(IndemnityPaid) == [IndemnityPaid(ANNA, 100)]
    assert game.happened(OfficeDrawn) == [OfficeDrawn(ANNA, 3, 30)]
    assert game.florins(ANNA) == 250 + 100 - 30
    assert not game.party(ANNA).round, "rule 10.7: the 1 is no coming round"


@rule("6.3")
def test_later_the_square_on_which_the_pawn_stands_does_not_count() -> None:
    game = moving(party(square=1), party(), party())
    game.draws(8)
    assert game.party(ANNA).square == 9


@rule("6.4", "9.2")
def test_what_is_due_on_the_way_is_settled_in_that_order() -> None:
    game = moving(party(square=26), party(owns=[27]), party(), offices=[])
    game.draws(8)
    told = [event for event in game.events if isinstance(event, Paid | IndemnityPaid)]
    assert told[0] == Paid(ANNA, BIANCA, 5, Cause.TOLL)
    assert told[1] == IndemnityPaid(ANNA, 100)


@rule("6.5")
def test_passing_and_stopping_bring_the_indemnity_once() -> None:
    for start in (30, 31):
        game = moving(party(square=start), party(), party(), offices=[9])
        game.draws(3)
        assert game.happened(IndemnityPaid) == [IndemnityPaid(ANNA, 100)]


@rule("6.5")
def test_leaving_piazza_maggiore_is_not_passing_it() -> None:
    game = moving(party(square=1), party(), party())
    game.draws(8)
    assert not game.happened(IndemnityPaid)


@rule("6.6")
def test_a_pawn_that_is_moved_back_pays_tolls_and_gets_nothing_for_passing() -> None:
    game = moving(party(square=31, round=False), party(offices=[3], owns=[32]), party())
    game.draws(4)
    before = game.florins(ANNA)
    game.does(BIANCA, Divert(-3))
    assert game.party(ANNA).square == 32
    assert len(game.happened(IndemnityPaid)) == 1, "the one of coming here"
    assert game.florins(ANNA) == before - 50, "and the rent there"


@rule("6.6", "9.2")
def test_a_pawn_that_is_moved_back_over_a_bridge_pays_the_toll() -> None:
    game = moving(party(square=5), party(offices=[7], owns=[6]), party())
    game.draws(2)
    assert game.florins(ANNA) == 245
    game.does(BIANCA, Divert(-3))
    assert [paid.cause for paid in game.happened(Paid)] == [Cause.TOLL, Cause.TOLL]


@rule("6.6")
def test_a_pawn_that_is_moved_back_onto_piazza_maggiore_gets_the_indemnity_and_an_office() -> None:
    game = moving(party(square=31, round=False), party(offices=[3]), party(), offices=[22])
    game.draws(4)
    game.does(BIANCA, Divert(-2))
    assert [paid.florins for paid in game.happened(IndemnityPaid)] == [100, 100]
    assert game.happened(OfficeDrawn) == [OfficeDrawn(ANNA, 22, 50)]


@rule("7.1")
def test_who_stops_on_piazza_maggiore_draws_the_top_office_and_pays_it() -> None:
    game = moving(party(square=28), party(), party(), offices=[22, 3])
    game.draws(5)
    assert game.party(ANNA).offices == (22,)
    assert game.florins(ANNA) == 250 + 100 - 50


@rule("7.2")
def test_without_offices_nothing_is_drawn_and_nothing_paid() -> None:
    held = party(offices=list(OFFICE_PRICES))
    game = moving(party(square=28), party(), held)
    game.draws(5)
    if isinstance(game.asked, OfficeQuestion):
        game.does(CARLO, LetStand())
    assert not game.happened(OfficeDrawn)
    assert game.florins(ANNA) == 350


@rule("7.3")
def test_there_is_one_office_for_each_piazza_and_market() -> None:
    assert sorted(OFFICE_PRICES) == [1, 3, 7, 9, 11, 17, 22, 24, 28]


@rule("7.4", "7.5")
def test_an_opponents_office_acts_before_the_square_does() -> None:
    game = moving(party(square=5), party(offices=[11]), party())
    game.draws(6)
    assert game.asked == OfficeQuestion(BIANCA, ANNA)
    assert len(game.legal) == 11
    assert game.objection(Divert(6)).rule == "7.5"
    assert not game.happened(MarketOpened)
    game.does(BIANCA, LetStand())
    assert game.happened(PawnLeft) == [PawnLeft(ANNA, BIANCA)]
    assert game.happened(MarketOpened) == [MarketOpened(ANNA, 11)]


@rule("7.4")
def test_ones_own_office_does_not_act() -> None:
    game = moving(party(square=5, offices=[9]), party(), party())
    game.draws(4)
    assert game.happened(TurnBegan) == [TurnBegan(BIANCA)]


@rule("7.4")
def test_an_office_acts_on_a_first_move_with_a_1_too() -> None:
    game = moving(party(square=1, moved=False), party(offices=[1]), party())
    game.draws(1)
    assert game.asked == OfficeQuestion(BIANCA, ANNA)


@rule("7.4", "7.7")
def test_a_pawn_that_was_moved_is_not_moved_again() -> None:
    game = moving(party(square=5), party(offices=[7]), party(offices=[3]), events=[InternationalEvent.NOTHING])
    game.draws(2)
    game.does(BIANCA, Divert(-4))
    assert game.happened(PawnDiverted) == [PawnDiverted(ANNA, BIANCA, -4)]
    assert game.party(ANNA).square == 3
    assert game.happened(MarketOpened) == [MarketOpened(ANNA, 3)]


@rule("7.6")
@pytest.mark.parametrize(("held", "kept"), [(0, True), (1, True), (2, False)])
def test_an_office_of_50_takes_a_man_at_arms(held: int, kept: bool) -> None:
    game = moving(party(square=4, men=2), party(offices=[7], men=held), party())
    game.draws(3)
    assert game.happened(ManSeized) == [ManSeized(ANNA, BIANCA, kept)]
    assert (game.party(ANNA).men, game.party(BIANCA).men) == (1, held + kept)


@rule("7.6")
def test_an_office_of_30_takes_none() -> None:
    game = moving(party(square=6, men=2), party(offices=[9]), party())
    game.draws(3)
    assert not game.happened(ManSeized)
    assert game.asked == OfficeQuestion(BIANCA, ANNA)


@rule("7.7")
def test_a_pawn_that_was_moved_has_the_option() -> None:
    game = moving(party(square=5), party(offices=[9]), party())
    game.draws(4)
    game.does(BIANCA, Divert(5))
    assert game.asked == OptionQuestion(ANNA, 14)


@rule("7.8", "8.6")
def test_nobody_can_trade() -> None:
    game = turn(party(owns=[5], offices=[3]), party(), party())
    assert {type(action).__name__ for action in game.legal} == {"LayWork", "Done"}


@rule("9.1")
def test_bridges_are_bought_like_palaces() -> None:
    game = moving(party(square=12), party(), party())
    game.draws(4)
    game.does(ANNA, Buy())
    assert game.owner(16) == ANNA
    assert game.florins(ANNA) == 200


@rule("9.2")
def test_stopping_on_a_bridge_costs_the_toll_once() -> None:
    game = moving(party(square=12), party(owns=[16]), party())
    game.draws(4)
    assert game.happened(Paid) == [Paid(ANNA, BIANCA, 5, Cause.TOLL)]
    assert (game.florins(ANNA), game.florins(BIANCA)) == (245, 255)


@rule("9.2")
def test_ones_own_bridge_is_free() -> None:
    game = moving(party(square=12, owns=[16]), party(), party())
    game.draws(5)
    assert not game.happened(Paid)


@rule("9.3")
def test_bridges_hold_no_works() -> None:
    game = turn(party(owns=[6]), party(), party())
    assert isinstance(game.asked, MachineQuestion)


def test_nobody_is_missing_in_a_larger_game() -> None:
    game = moving(party(square=5), party(), party(), party(), turn=DORA)
    game.draws(8)
    assert game.happened(TurnBegan) == [TurnBegan(ANNA)]
