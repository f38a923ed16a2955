"""What things are worth: more time, a whole quarter and what a rival would earn by it make a card worth more."""

from collections.abc import Iterable
from itertools import combinations, pairwise
from random import Random
from typing import Final

import pytest

from leonardo.ai.citta import unions, worth
from leonardo.engine.citta.board import CARDS, PRICES
from leonardo.engine.citta.constants import GUILDS, WORK_PRICE
from leonardo.engine.citta.state import State, sale_value
from tests.engine.citta.build import ANNA, BIANCA, CARLO, moving, party, street

FULL: Final = (1, 2, 3, 4)


def test_a_pawn_stops_next_on_one_of_twelve_squares() -> None:
    """Bianca stands before square 5 and Carlo behind it; both move six times more, and Anna only then again."""
    state = street(party(), party(square=1), party(square=6), round=14, rounds=19)
    assert worth.rounds_left(state) == 5.5
    assert [worth.moves_left(state, seat) for seat in (ANNA, BIANCA, CARLO)] == [5, 6, 6]
    assert worth.visits(state, 5, ANNA) == pytest.approx(1 / 12 + 5 / 32 + 5 / 32)
    assert worth.rounds_left(street(party(), party(), round=150, rounds=0)) == worth.FARTHEST


def test_a_card_is_worth_its_price_and_what_is_earned_with_it() -> None:
    late, early = (street(party(), party(), party(), round=round_) for round_ in (20, 5))
    for square in (10, 16):
        assert PRICES[square] < worth.card(late, square, ANNA) < worth.card(early, square, ANNA)


def test_nothing_is_earned_when_nobody_moves_after_the_turn() -> None:
    state = street(party(), party(), party(), round=20, rounds=20, turn=CARLO)
    assert worth.card(state, 10, CARLO) == PRICES[10]


def test_the_last_palace_of_a_quarter_is_worth_more() -> None:
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


def test_who_may_be_broken_by_a_number_fears_for_all_it_has() -> None:
    """Anna stands before a rent of 200: without cards a florin less than that is the end."""
    state = street(party(200, square=1), party(owns={5: (1, 2, 3, 4)}), party())
    risk = worth.Risk(state, ANNA)
    assert [risk.ruin(florins) for florins in (200, 195)] == [0, 1]
    assert [risk.at(florins) for florins in (200, 195)] == [0, 200 / 12]


def test_a_whole_card_is_feared_for_however_little_is_short() -> None:
    state = street(party(200, square=1, owns=[31]), party(owns={5: (1, 2, 3, 4)}), party())
    lost = worth.sale_loss(state, 31, ANNA)
    assert lost > 70 / 2
    assert [worth.Risk(state, ANNA).at(florins) for florins in (195, 180)] == [pytest.approx(lost / 12)] * 2


def test_tolls_on_the_way_are_feared_as_well() -> None:
    """From square 15 every number leads over the bridge on 16, and seven of twelve over that on 21."""
    state = street(party(100, square=15, owns=[31]), party(owns=[16, 21]), party())
    risk = worth.Risk(state, ANNA)
    lost = worth.sale_loss(state, 31, ANNA)
    assert [risk.at(florins) for florins in (10, 5, 0)] == [0, pytest.approx(lost * 7 / 12), pytest.approx(lost)]


def test_a_card_that_earns_more_is_feared_for_more() -> None:
    """One work of 100 or two of 50 raise the same, but two bring a higher rent."""
    one, two = (
        street(party(150, square=1, owns={31: works}), party(owns={5: FULL}), party()) for works in ((1,), (12, 13))
    )
    assert worth.Risk(two, ANNA).at(150) > worth.Risk(one, ANNA).at(150)
    assert worth.Risk(two, ANNA).at(200) == 0


def test_several_cheap_cards_are_sold_rather_than_a_dear_one() -> None:
    """A palace with four works brings 230 florins, and any two of the others 50: enough for what is short."""
    state = street(party(owns={32: FULL, 2: (), 8: (), 14: ()}), party(), party(), round=12)
    assert set(worth.cheapest_sale(state, ANNA, 50)) < {2, 8, 14}
    assert worth.cheapest_sale(state, ANNA, 20) == (2,)
    assert worth.cheapest_sale(state, ANNA, 200) == (32,)


def test_the_cheapest_sale_is_the_cheapest_of_all() -> None:
    random = Random(4)
    for _ in range(40):
        owns = dict.fromkeys(random.sample(CARDS, 5), ())
        state, short = street(party(owns=owns), party(), party(), round=random.randint(1, 20)), random.randint(1, 90)

        def lost(sale: Iterable[int], state: State = state) -> float:
            return sum(worth.sale_loss(state, square, ANNA) for square in sale)

        sales = [sale for count in range(1, 6) for sale in combinations(owns, count)]
        enough = [sale for sale in sales if sum(sale_value(state.works, each) for each in sale) >= short]
        assert lost(worth.cheapest_sale(state, ANNA, short)) == pytest.approx(min(map(lost, enough)))


def test_nothing_is_feared_once_the_pawn_has_moved_last() -> None:
    game = moving(party(240, 1, owns=[32]), party(owns={12: FULL}), party(), round=20)
    assert worth.Risk(game.state, ANNA).at(0) > 0
    game.draws(4)
    assert worth.Risk(game.state, ANNA).at(0) == 0


def test_works_are_planned_for_the_next_turn() -> None:
    """In the last round Anna, whose turn it is, lays no more; from the round before, others move once after it."""
    last, before, early = (street(party(300, owns={32: ()}), party(), party(), round=each) for each in (20, 19, 15))
    plans = [worth.Plans(each, ANNA).bring(300) for each in (last, before, early)]
    each_work = 350 / 4 * 2 / 32 + worth.mean_work(before) - WORK_PRICE
    assert plans[:2] == [0, pytest.approx(4 * each_work)]
    assert plans[2] > plans[1]


def test_only_what_can_be_reached_with_the_next_number_is_feared() -> None:
    far, near = (street(party(square=square), party(owns={5: (1, 2, 3, 4)}), party()) for square in (9, 1))
    most = 1000
    assert (worth.dearest(far, ANNA, most), worth.dearest(near, ANNA, most), worth.dearest(near, BIANCA, most)) == (
        0,
        200,
        0,
    )
    assert worth.dearest(near, ANNA, 199) == 0


def test_a_union_is_for_those_who_are_behind() -> None:
    state = street(*map(party, (1500, 100, 200, 600)), variants=(GUILDS,), round=20)
    assert unions.improvement(state, ANNA, BIANCA, ANNA) < 0 < unions.improvement(state, ANNA, BIANCA, BIANCA)


def test_equals_gain_nothing_by_an_early_guild() -> None:
    """A guild gets nothing for coming round (rule 16.7), so one rival less is dearly bought."""
    early = street(*map(party, (300, 300, 300, 300)), variants=(GUILDS,), round=2)
    assert unions.gain(early, ANNA, BIANCA, ANNA) < unions.LEAST


def test_a_guild_that_makes_a_quarter_whole_serves_both() -> None:
    halves = party(300, owns={8: (1, 2)}), party(300, owns={10: (3, 4)})
    state = street(*halves, party(300), party(300), variants=(GUILDS,), round=16)
    assert unions.gain(state, ANNA, BIANCA, ANNA) > unions.LEAST
    assert unions.gain(state, ANNA, BIANCA, BIANCA) > unions.LEAST


def test_an_offer_is_not_repeated_at_once() -> None:
    state = [street(*map(party, (300, 300, 300, 300)), variants=(GUILDS,), round=round_) for round_ in range(1, 13)]
    for speaker in range(4):
        offers = [each.round for each in state if unions.timely(each, speaker)]
        assert len(offers) == 3
        assert all(two - one == 4 for one, two in pairwise(offers))
