"""What things are worth: more time, a whole quarter and what a rival would earn by it make a card worth more."""

import pytest

from leonardo.ai.citta import thumb, unions, worth
from leonardo.engine.citta.board import PRICES
from leonardo.engine.citta.terms import GUILDS
from tests.engine.citta.build import ANNA, BIANCA, party, street


def test_each_other_party_stops_on_a_square_once_in_32_rounds() -> None:
    state = street(party(), party(), party(), round=10, rounds=20)
    assert worth.rounds_left(state) == 10.5
    assert worth.visits(state) == 10.5 * 2 / 32
    assert worth.rounds_left(street(party(), party(), round=150, rounds=0)) == worth.FARTHEST


def test_a_card_is_worth_its_price_and_what_is_earned_with_it() -> None:
    late, early = (street(party(), party(), party(), round=round_) for round_ in (20, 5))
    for square in (5, 6):
        assert PRICES[square] < worth.card(late, square, ANNA) < worth.card(early, square, ANNA)


def test_the_last_palace_of_a_quarter_is_worth_more_also_if_it_is_a_rivals_quarter() -> None:
    mine, theirs, nobodys = (street(*places) for places in (
        (party(owns=[8]), party(), party()),
        (party(), party(owns=[8]), party()),
        (party(), party(), party()),
    ))  # fmt: skip
    assert worth.card(mine, 10, ANNA) > worth.card(theirs, 10, ANNA) > worth.card(nobodys, 10, ANNA)
    assert worth.kept(street(party(owns=[8, 10]), party(), party()), 10, ANNA) > worth.card(nobodys, 10, ANNA)


def test_the_fourth_work_brings_most() -> None:
    def brings(laid: tuple[int, ...]) -> float:
        return worth.work(street(party(owns={31: laid}), party(), party()), 31, 1)

    assert brings((1, 2, 3)) > brings((1, 2)) == pytest.approx(brings((1,)), abs=5)


def test_only_what_can_be_reached_with_the_next_number_is_feared() -> None:
    far, near = (street(party(square=square), party(owns={5: (1, 2, 3, 4)}), party()) for square in (9, 1))
    assert (worth.dearest(far, ANNA), worth.dearest(near, ANNA), worth.dearest(near, BIANCA)) == (0, 200, 0)
    assert thumb.affordable(far, ANNA, 250, 1)
    assert not thumb.affordable(near, ANNA, 250, 1)


def test_who_leads_has_nothing_to_gain_by_a_union_and_who_is_behind_has() -> None:
    state = street(*map(party, (1500, 100, 200, 600)), variants=(GUILDS,), round=20)
    assert unions.improvement(state, ANNA, BIANCA, ANNA) < 0 < unions.improvement(state, ANNA, BIANCA, BIANCA)
