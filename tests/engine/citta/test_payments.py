"""Payments, bankruptcy and capital (rules 13, 15.3, 15.4)."""

import pytest

from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Buy, Sell
from leonardo.engine.citta.constants import Cause
from leonardo.engine.citta.events import Paid, Sold, WentBankrupt
from leonardo.engine.citta.questions import SaleQuestion
from leonardo.engine.citta.state import capitals, sale_value, winners
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, moving, party, rule, street


@rule("13.1")
def test_a_debt_is_paid_at_once_and_in_full() -> None:
    game = moving(party(square=30), party(owns=[32]), party())
    game.draws(2)
    assert game.happened(Paid) == [Paid(ANNA, BIANCA, 50, Cause.RENT)]


@rule("13.2", "13.7")
def test_who_has_not_enough_cash_sells_what_it_likes_until_it_has() -> None:
    game = moving(party(florins=5, square=30, owns=[2, 5, 6, 8]), party(owns=[32]), party())
    game.draws(2)
    assert isinstance(game.asked, SaleQuestion)
    assert game.legal == [Sell(2), Sell(5), Sell(6), Sell(8)]
    assert game.objection(Buy()).rule == "13.2"
    assert game.objection(Sell(32)).rule == "13.2"
    game.does(ANNA, Sell(5))
    assert game.florins(ANNA) == 30
    game.does(ANNA, Sell(2))
    assert game.florins(ANNA) == 0, "20 more make 50, and nothing more can be sold"
    assert (game.owner(2), game.owner(5), game.owner(8)) == (None, None, ANNA)


@rule("13.2")
def test_the_last_card_is_sold_without_a_question() -> None:
    game = moving(party(florins=30, square=30, owns=[5]), party(owns=[32]), party())
    game.draws(2)
    assert game.happened(Sold) == [Sold(ANNA, 5, (), 25)]
    assert game.florins(ANNA) == 5


@rule("13.3", "10.5", "10.6")
def test_the_bank_gives_half_of_the_price_and_of_the_works() -> None:
    state = street(party(owns={5: (1, 39)}), party(), party())
    assert sale_value(state.works, 5) == 25 + 50 + 15
    game = moving(party(florins=0, square=30, owns={5: (1, 39)}), party(owns=[32]), party())
    game.draws(2)
    assert game.happened(Sold) == [Sold(ANNA, 5, (1, 39), 90)]
    assert game.state.work_pile.returned == (1, 39), "the works go under the stock"
    assert game.owner(5) is None


@rule("13.4", "13.5", "3.4")
def test_who_could_not_pay_with_all_sales_is_bankrupt_and_gives_everything_back() -> None:
    poor = party(florins=5, square=30, owns={8: (3,), 5: (1, 39), 6: ()}, offices=[22, 3], men=2)
    game = moving(poor, party(owns={32: (9, 10, 11, 12)}), party(), party())
    game.draws(2)
    assert game.happened(WentBankrupt) == [WentBankrupt(ANNA, (ANNA,), 400)]
    assert not game.happened(Sold), "it is seen before anything is sold"
    assert game.florins(BIANCA) == 250 + 400, "the bank pays the whole sum"
    assert [game.owner(square) for square in (5, 6, 8)] == [None, None, None]
    assert game.state.work_pile.returned == (1, 39, 3), "palaces in ascending order, works as they were laid"
    assert game.state.office_pile.returned == (22, 3), "in the order in which they were got"
    assert game.state.out == (ANNA,)


@rule("13.4")
def test_who_can_just_pay_by_selling_all_is_not_bankrupt() -> None:
    game = moving(party(florins=25, square=30, owns=[5]), party(owns=[32]), party())
    game.draws(2)
    assert not game.happened(WentBankrupt)
    assert game.florins(ANNA) == 0


@rule("15.3")
def test_capital_is_cash_and_the_prices_and_values_of_all_one_has_but_men() -> None:
    state = street(party(florins=40, owns={8: (1,), 10: (), 6: ()}, offices=[3, 7], men=2), party(), party())
    first, *_ = capitals(state.parties, state.owners, state.works)
    assert (first.florins, first.palaces, first.works, first.offices) == (40, 60 + 40 + 50, 100, 80)
    assert first.whole == first.share == 370
    assert GAME.standing(state).scores == (370, 250, 250)


@rule("15.4")
@pytest.mark.parametrize(
    ("florins", "owned", "best"),
    [
        ((300, 250, 250), [5], (ANNA,)),
        ((250, 250, 250), [], (ANNA, BIANCA, CARLO)),
        ((250, 200, 200), [5], (ANNA,)),
        ((250, 200, 200), [8], (BIANCA,)),
    ],
)
def test_ties_go_to_more_cash_and_are_shared_then(
    florins: tuple[int, int, int], owned: list[int], best: tuple[int, ...]
) -> None:
    one, other, third = florins
    state = street(party(florins=one), party(florins=other, owns=owned), party(florins=third))
    assert winners(state.parties, state.owners, state.works) == best


def test_out_is_in_order_of_falling() -> None:
    game = moving(party(florins=0, square=30), party(owns=[32]), party(), None, out=[DORA])
    game.draws(2)
    assert game.state.out == (DORA, ANNA)
    assert game.party(CARLO).florins == 250
