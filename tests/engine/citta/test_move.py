"""The move, offices and bridges, men-at-arms and meetings (rules 6, 7, 9, 11)."""

import pytest

from leonardo.engine.citta.actions import Buy, Divert, LetStand
from leonardo.engine.citta.board import OFFICE_PRICES
from leonardo.engine.citta.constants import MEN_CARDS, Cause, InternationalEvent, Purpose
from leonardo.engine.citta.events import (
    Clashed,
    IndemnityPaid,
    ManSeized,
    ManTaken,
    MarketOpened,
    OfficeDrawn,
    Paid,
    PawnDiverted,
    PawnLeft,
    PawnWalked,
    TributeDemanded,
    TurnBegan,
)
from leonardo.engine.citta.questions import MachineQuestion, OfficeQuestion, OptionQuestion
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, Game, moving, party, rule, turn


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
def test_later_the_square_under_the_pawn_does_not_count() -> None:
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
def test_a_pawn_moved_back_pays_tolls_and_gets_nothing() -> None:
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
def test_a_pawn_moved_back_onto_piazza_maggiore_gets_an_office() -> None:
    game = moving(party(square=31, round=False), party(offices=[3]), party(), offices=[22])
    game.draws(4)
    game.does(BIANCA, Divert(-2))
    assert [paid.florins for paid in game.happened(IndemnityPaid)] == [100, 100]
    assert game.happened(OfficeDrawn) == [OfficeDrawn(ANNA, 22, 50)]


@rule("7.1")
def test_stopping_on_piazza_maggiore_draws_the_top_office() -> None:
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
    assert game.happened(PawnLeft) == [PawnLeft(ANNA, BIANCA, 11)]
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
    assert game.happened(PawnDiverted) == [PawnDiverted(ANNA, BIANCA, -4, 7)]
    assert game.party(ANNA).square == 3
    assert game.happened(MarketOpened) == [MarketOpened(ANNA, 3)]


@rule("7.6")
@pytest.mark.parametrize(("held", "kept"), [(0, True), (1, True), (2, False)])
def test_an_office_of_50_takes_a_man_at_arms(held: int, kept: bool) -> None:
    game = moving(party(square=4, men=2), party(offices=[7], men=held), party())
    game.draws(3)
    assert game.happened(ManSeized) == [ManSeized(ANNA, BIANCA, kept, 7)]
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


@rule("11.1")
@pytest.mark.parametrize(("number", "taken"), [(1, 1), (2, 1), (3, 0)])
def test_a_1_or_2_for_the_move_brings_a_man_at_arms(number: int, taken: int) -> None:
    game = moving(party(square=7), party(owns=[8]), party(owns=[10]))
    game.draws(number)
    assert game.party(ANNA).men == taken


@rule("11.1")
def test_a_party_has_two_at_most() -> None:
    game = moving(party(square=8, men=2), party(), party())
    game.draws(1)
    assert not game.happened(ManTaken)


@rule("11.2")
def test_there_are_two_for_each_of_six_players() -> None:
    assert MEN_CARDS == 12


@rule("11.3", "11.4")
def test_without_men_nothing_happens() -> None:
    game = moving(party(square=4), party(square=7), party())
    game.draws(3)
    assert not game.happened(TributeDemanded)
    assert game.happened(TurnBegan) == [TurnBegan(BIANCA)]


@rule("11.3")
def test_who_has_not_made_its_first_move_takes_no_part() -> None:
    game = moving(party(square=28, men=1), party(square=1, moved=False, owns=[5]), party(square=1, owns=[8]))
    game.draws(5)
    assert game.happened(TributeDemanded) == [TributeDemanded(ANNA, 1, ((CARLO, 10),))]


@rule("11.3")
def test_who_is_met_on_the_way_is_not_met() -> None:
    game = moving(party(square=4, men=1), party(square=7, owns=[5]), party())
    game.draws(5)
    assert not game.happened(TributeDemanded)


@rule("11.6", "9.3")
def test_one_alone_with_men_gets_a_tribute_for_each_palace() -> None:
    game = moving(
        party(square=19, owns=[2, 4, 6]), party(square=22, men=1), party(square=22, owns=[5]), party(square=22)
    )
    game.draws(3)
    assert game.happened(TributeDemanded) == [TributeDemanded(BIANCA, 22, ((ANNA, 20), (CARLO, 10), (DORA, 0)))]
    tributes = [paid for paid in game.happened(Paid) if paid.cause is Cause.TRIBUTE]
    assert [(paid.party, paid.to, paid.florins) for paid in tributes] == [(ANNA, BIANCA, 20), (CARLO, BIANCA, 10)]


def fighting(*men: int) -> Game:
    """Anna has come to the others on square 22; each party has so many men, and a palace."""
    owns = (2, 4, 5, 8)
    parties = [party(square=22, men=each, owns=[owns[seat]]) for seat, each in enumerate(men)]
    first = party(square=19, men=men[0], owns=[owns[0]])
    game = moving(first, *parties[1:])
    game.draws(3)
    return game


@rule("11.5", "11.7")
def test_two_with_men_fight_until_one_has_none() -> None:
    game = fighting(1, 2, 0)
    assert game.asked == MachineQuestion(ANNA, Purpose.CLASH)
    game.draws(7)
    assert game.asked == MachineQuestion(BIANCA, Purpose.CLASH)
    game.draws(5)
    assert game.party(BIANCA).men == 1
    game.draws(6, 6)
    assert game.happened(Clashed)[-1] == Clashed(ANNA, BIANCA, (6, 6), None), "a tie is drawn again"
    game.draws(2, 3)
    assert game.party(ANNA).men == 0
    assert game.happened(TributeDemanded) == [TributeDemanded(BIANCA, 22, ((ANNA, 10), (CARLO, 10)))]


@rule("11.5")
def test_more_than_two_fight_in_pairs_in_playing_order() -> None:
    game = fighting(1, 1, 1, 0)
    game.draws(1, 2)
    assert game.happened(Clashed) == [Clashed(ANNA, BIANCA, (1, 2), ANNA)]
    game.draws(9, 3)
    assert game.happened(Clashed)[1] == Clashed(BIANCA, CARLO, (9, 3), CARLO)
    assert game.happened(TributeDemanded)[0].party == BIANCA


@rule("11.5")
def test_without_men_the_next_party_with_men_fights() -> None:
    game = fighting(0, 1, 1)
    assert game.asked == MachineQuestion(BIANCA, Purpose.CLASH)


@rule("11.1", "11.5")
def test_numbers_drawn_in_a_fight_bring_no_men() -> None:
    game = fighting(1, 1, 0)
    game.draws(1, 2)
    assert not game.happened(ManTaken)


@rule("11.8")
@pytest.mark.parametrize("square", [9, 17])
def test_in_an_asylum_nobody_fights_or_pays(square: int) -> None:
    game = moving(party(square=square - 3, men=1), party(square=square, owns=[5]), party())
    game.draws(3)
    assert not game.happened(TributeDemanded)
