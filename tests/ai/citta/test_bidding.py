"""What a party gives for a card: its price and more where florins lie idle, less where works or rents need them."""

from random import Random

import pytest

from leonardo.ai.citta.bidding import RIVALS, Bidder, affordable, bargain, limit
from leonardo.ai.review import decisions
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Buy, Raise
from leonardo.engine.citta.board import PRICES
from leonardo.engine.citta.setup import Options
from leonardo.engine.game import NATURE
from leonardo.engine.record import Played
from tests.engine.citta.build import ANNA, party, street

FULL = (1, 2, 3, 4)


def test_with_florins_to_spare_a_card_is_worth_its_price() -> None:
    state = street(party(900), party(), party(), round=10)
    assert all(limit(state, square, ANNA) >= PRICES[square] for square in (2, 5, 19, 32))


def test_a_bridge_is_worth_most_of_its_price_to_the_poor_too() -> None:
    state = street(party(100), party(), party(), round=10)
    assert 40 <= limit(state, 6, ANNA) <= 100


def test_the_last_palace_of_a_quarter_is_worth_more() -> None:
    mine, nobodys = (street(party(300, owns=owns), party(), party(), round=8) for owns in ([2, 4], [12, 13]))
    assert limit(mine, 5, ANNA) > limit(nobodys, 5, ANNA)


def test_room_in_a_fine_palace_makes_a_poor_one_worth_less() -> None:
    bare, full = (street(party(200, owns=owns), party(), party(), round=8) for owns in ({32: ()}, {32: FULL}))
    assert limit(bare, 2, ANNA) < limit(full, 2, ANNA)


def test_who_has_no_palace_for_works_gives_more_for_one() -> None:
    none, some = (street(party(300, owns=owns), party(), party(), round=8) for owns in ((), (31, 32)))
    assert limit(none, 30, ANNA) > limit(some, 30, ANNA)


@pytest.mark.parametrize("square", [5, 8, 19, 31])
def test_a_first_palace_for_works_is_no_last_chance(square: int) -> None:
    """Others come soon, so a party with none does not pay for this one what all works in it would bring."""
    state = street(party(340), party(), party(), party(), round=2)
    assert PRICES[square] <= limit(state, square, ANNA) < 3 * PRICES[square]


def test_a_dear_rent_ahead_keeps_from_paying() -> None:
    far, near = (street(party(210, square), party(owns={5: FULL}), party(), round=8) for square in (9, 1))
    assert limit(near, 14, ANNA) < limit(far, 14, ANNA)
    assert affordable(far, ANNA, 200, 1)
    assert not affordable(near, ANNA, 200, 1)


def test_the_more_is_paid_the_less_is_gained() -> None:
    bidder = Bidder(street(party(400, 1, owns=[31]), party(owns={5: FULL}), party(), round=8), 30, ANNA)
    gains = [bidder.gains(florins) for florins in range(0, 405, 5)]
    assert gains == sorted(gains, reverse=True)
    assert bidder.gains(bidder.limit()) > 0


def test_a_card_left_to_others_costs_what_they_save() -> None:
    """Only Bianca has florins: she gets the palace of 50 for 5, but for its price if Carlo bids, too."""
    alone, both, nobody = (street(party(100), *map(party, each), round=8) for each in ((300, 0), (300, 300), (0, 0)))
    assert bargain(alone, 5, ANNA) == pytest.approx(RIVALS * 45)
    assert bargain(both, 5, ANNA) < bargain(alone, 5, ANNA)
    assert bargain(nobody, 5, ANNA) == 0


def test_all_bids_of_an_auction_are_one_matter() -> None:
    """Everybody bids the least there is, as long as they can."""
    played, _ = Played.begin(GAME, GAME.deal(Options(3, 5), Random(3)))
    random = Random(5)
    while not played.over:
        if GAME.decider(played.state) == NATURE:
            played, _ = played.play_nature(random)
            continue
        legal = [option for option in GAME.legal(played.state) if not isinstance(option, Buy)]
        played, _ = played.play(next((option for option in legal if isinstance(option, Raise)), legal[-1]))
    found = [each for seat in range(3) for each in decisions(played, seat)]
    later = [each for each in found if each.since is not None]
    assert later
    squares = {each.number: each.view.question.square for each in found if isinstance(each.done, Raise)}
    assert all(each.view.question.square == squares[each.matter] for each in later)


def test_no_card_is_given_away_while_nothing_breaks_the_party() -> None:
    bidder = Bidder(street(party(100, 1, owns=[29, 30]), party(), party(), round=10), 19, ANNA)
    assert bidder.goes_to(5)
    assert bidder.goes_to(45)
    assert bidder.goes_to(50) == (bidder.limit() >= 50)


def test_a_dear_palace_is_worth_more_above_its_price_the_earlier() -> None:
    early, late = (street(party(900), party(), party(), round=round_) for round_ in (10, 19))
    assert limit(early, 32, ANNA) - PRICES[32] > limit(early, 2, ANNA) - PRICES[2]
    assert limit(early, 32, ANNA) > limit(late, 32, ANNA)
