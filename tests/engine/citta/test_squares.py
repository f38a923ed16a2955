"""Palaces, works of art, markets and events (rules 8, 10, 12, 14)."""

import pytest

from leonardo.engine.citta.actions import Bet, Buy, Decline, Done, Drop, LayWork, Raise
from leonardo.engine.citta.board import FOR_SALE
from leonardo.engine.citta.constants import Cause, Good, InternationalEvent, Purpose, Side
from leonardo.engine.citta.events import (
    AuctionClosed,
    AuctionOpened,
    BidderDropped,
    Declined,
    EventDrawn,
    MarketClosed,
    MarketOpened,
    Paid,
    StakeLaid,
    WorkLaid,
)
from leonardo.engine.citta.questions import AuctionQuestion, BetQuestion, MachineQuestion, OptionQuestion, WorkQuestion
from leonardo.engine.citta.state import rent, rooms
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, Game, moving, party, rule, street, turn


def declined(*florins: int) -> Game:
    """Anna has declined the palace on square 31 (price 70); the others have these florins."""
    game = moving(party(square=24), *(party(florins=each) for each in florins))
    game.draws(7)
    game.does(ANNA, Decline())
    return game


@rule("8.1")
def test_who_stops_where_the_bank_owns_may_buy() -> None:
    game = moving(party(square=24), party(), party())
    game.draws(7)
    assert game.asked == OptionQuestion(ANNA, 31)
    game.does(ANNA, Buy())
    assert (game.owner(31), game.florins(ANNA)) == (ANNA, 180)


@rule("8.1")
def test_who_has_not_the_price_in_cash_declines() -> None:
    game = moving(party(florins=65, square=24, owns=[32]), party(), party())
    game.draws(7)
    assert game.happened(Declined) == [Declined(ANNA, 31, forced=True)]
    assert isinstance(game.asked, AuctionQuestion)


@rule("8.2")
def test_what_is_declined_is_auctioned_from_5_florins() -> None:
    game = declined(30, 20, 250)
    assert game.happened(AuctionOpened) == [AuctionOpened(31, (BIANCA, CARLO, DORA))]
    assert game.options(Raise) == [Raise(florins) for florins in range(5, 31, 5)]
    game.does(BIANCA, Raise(10))
    assert game.objection(Raise(10)).reason == "bid_too_low"
    assert game.objection(Raise(25)).reason == "bid_above_cash"
    assert game.objection(Raise(17)).reason == "multiples_of_five"
    game.does(CARLO, Raise(20))
    game.does(DORA, Raise(25))
    game.does(BIANCA, Raise(30))
    assert game.happened(BidderDropped) == [BidderDropped(CARLO, 31, forced=True)], "it has 20"
    game.does(DORA, Drop())
    assert game.happened(AuctionClosed) == [AuctionClosed(31, BIANCA, 30, ((CARLO, 20), (DORA, 25), (BIANCA, 30)))]
    assert (game.owner(31), game.florins(BIANCA)) == (BIANCA, 0)


@rule("8.2")
def test_the_highest_bidder_is_not_asked_against_itself() -> None:
    game = declined(250, 250)
    game.does(BIANCA, Raise(5))
    game.does(CARLO, Drop())
    assert game.happened(AuctionClosed) == [AuctionClosed(31, BIANCA, 5, ((BIANCA, 5),))]


@rule("8.2")
def test_one_bidder_alone_is_asked_and_may_drop() -> None:
    game = declined(250, 0)
    game.does(BIANCA, Drop())
    assert game.happened(AuctionClosed) == [AuctionClosed(31, None, 0)]
    assert game.owner(31) is None


@rule("8.3")
@pytest.mark.parametrize(("count", "due"), [(0, 35), (1, 70), (2, 105), (3, 140), (4, 280)])
def test_the_rent_rises_with_the_works(count: int, due: int) -> None:
    game = moving(party(square=24, florins=300), party(owns={31: (9, 10, 11, 12)[:count]}), party())
    game.draws(7)
    assert game.happened(Paid) == [Paid(ANNA, BIANCA, due, Cause.RENT)]
    assert (game.florins(ANNA), game.florins(BIANCA)) == (300 - due, 250 + due)


@rule("8.4", "9.3")
def test_a_whole_quarter_doubles_all_its_rents() -> None:
    whole = street(party(owns={8: (), 10: (20,)}), party(), party())
    assert (rent(whole.owners, whole.works, 8), rent(whole.owners, whole.works, 10)) == (60, 80)
    parted = street(party(owns={8: ()}), party(owns=[10]), party())
    assert rent(parted.owners, parted.works, 8) == 30


@rule("8.5")
def test_piazze_and_markets_are_never_owned() -> None:
    assert not FOR_SALE & {1, 3, 7, 9, 11, 17, 22, 24, 28}


@rule("10.1", "10.2")
def test_up_to_four_works_are_bought_unseen_for_a_palace() -> None:
    game = turn(party(owns=[5, 8]), party(), party(), works=[40, 1, 20, 9])
    for square in (5, 5, 8, 5):
        assert game.options(LayWork) == [LayWork(5), LayWork(8)]
        game.does(ANNA, LayWork(square))
    assert [(laid.square, laid.work) for laid in game.happened(WorkLaid)] == [(5, 40), (5, 1), (8, 20), (5, 9)]
    assert game.florins(ANNA) == 50
    assert isinstance(game.asked, MachineQuestion), "four a turn"


@rule("10.3")
def test_a_palace_holds_four_works() -> None:
    game = turn(party(owns={5: (1, 2, 3, 4), 8: ()}), party(), party())
    assert game.legal == [LayWork(8), Done()]
    assert game.objection(LayWork(5)).rule == "10.3"
    assert game.objection(LayWork(10)).rule == "10.2"


@rule("10.4")
@pytest.mark.parametrize(
    "who", [party(florins=45, owns=[5]), party(owns=[]), party(owns={5: (1, 2, 3, 4)}), party(owns=[6])]
)
def test_without_cash_or_room_no_work_can_be_bought(who: object) -> None:
    game = turn(who, party(), party())  # type: ignore[arg-type] # parametrize forgets the type
    assert isinstance(game.asked, MachineQuestion)


@rule("10.5")
def test_when_the_stock_is_empty_there_are_no_more() -> None:
    numbers = list(range(1, 41))
    palaces = (2, 4, 5, 8, 10, 12, 13, 14, 15, 18)
    full = {palace: numbers[4 * at : 4 * at + 4] for at, palace in enumerate(palaces)}
    game = turn(party(owns=[32]), party(owns=full), party())
    assert isinstance(game.asked, MachineQuestion)


@rule("10.6")
def test_the_value_of_works_does_not_count_for_the_rent() -> None:
    dear = street(party(owns={5: (1, 2)}), party(), party())
    cheap = street(party(owns={5: (39, 40)}), party(), party())
    assert rent(dear.owners, dear.works, 5) == rent(cheap.owners, cheap.works, 5) == 75


@rule("10.7")
def test_with_a_quiet_lap_nobody_buys_works_before_coming_round() -> None:
    for came_round in (False, True):
        game = turn(party(owns=[5], round=came_round), party(), party(), variants=["quiet_lap"])
        assert isinstance(game.asked, WorkQuestion) == came_round
    assert isinstance(turn(party(owns=[5], round=False), party(), party()).asked, WorkQuestion)


@rule("10.7")
def test_passing_piazza_maggiore_is_coming_round() -> None:
    game = moving(party(square=30, round=False), party(), party())
    game.draws(11)
    assert game.party(ANNA).round


def test_rooms_are_palaces_of_ones_own_that_are_not_full() -> None:
    state = street(party(owns={5: (1,), 6: (), 8: (2, 3, 4, 5)}), party(owns=[10]), party())
    assert rooms(state.owners, state.works, ANNA) == [5]


@rule("8.2")
def test_an_auction_remembers_what_each_party_bid() -> None:
    game = declined(250, 250, 250)
    for bidder, bid in ((BIANCA, 5), (CARLO, 10), (DORA, 15), (BIANCA, 20)):
        game.does(bidder, Raise(bid))
    game.does(CARLO, Drop())
    assert isinstance(game.state.question, AuctionQuestion)
    assert game.state.question.bids == ((CARLO, 10), (DORA, 15), (BIANCA, 20))
    game.does(DORA, Drop())
    assert game.happened(AuctionClosed) == [AuctionClosed(31, BIANCA, 20, ((CARLO, 10), (DORA, 15), (BIANCA, 20)))]


def market(*florins: int, opener: int = 250) -> Game:
    """Anna has opened the market on square 3; the others have these florins."""
    game = moving(party(florins=opener, square=32), *(party(florins=each) for each in florins))
    game.draws(3)
    return game


@rule("12.1")
@pytest.mark.parametrize("square", [3, 11, 24])
def test_who_stops_there_opens_the_market(square: int) -> None:
    start = square - 3 or 32
    game = moving(party(square=start), party(), party())
    game.draws(3)
    assert game.happened(MarketOpened) == [MarketOpened(ANNA, square)]
    assert game.asked == BetQuestion(BIANCA, ANNA, (CARLO,), ())


@rule("12.2")
def test_all_others_must_stake_in_playing_order_openly() -> None:
    game = market(250, 250, 250)
    assert game.objection(Drop()).rule == "12.2"
    game.does(BIANCA, Bet(Good.GOLD, 20))
    game.does(CARLO, Bet(Good.GOLD, 30))
    game.does(DORA, Bet(Good.GEM, 10))
    assert game.happened(StakeLaid)[1] == StakeLaid(CARLO, Good.GOLD, 30)
    assert game.asked == MachineQuestion(ANNA, Purpose.MARKET)


@rule("12.3")
@pytest.mark.parametrize(("florins", "stakes"), [(25, [10, 15, 20, 25]), (10, [10]), (5, [5])])
def test_a_stake_is_from_10_to_all_one_has(florins: int, stakes: list[int]) -> None:
    game = market(florins, 250)
    assert game.legal == [Bet(good, stake) for good in Good for stake in stakes]
    assert game.objection(Bet(Good.GEM, florins + 5)).reason == "stake_above_cash"
    game.does(BIANCA, Bet(Good.GEM, stakes[0]))
    assert game.florins(BIANCA) == florins - stakes[0]


@rule("12.3")
def test_who_has_nothing_is_left_out() -> None:
    game = market(0, 250)
    assert game.asked == BetQuestion(CARLO, ANNA, (), ())


@rule("12.4")
def test_the_opener_draws_also_when_nobody_could_stake() -> None:
    game = market(0, 0)
    assert game.asked == MachineQuestion(ANNA, Purpose.MARKET)
    game.draws(6)
    assert game.happened(MarketClosed) == [MarketClosed(ANNA, 6, Good.SPICES, 0, ())]


@rule("12.4")
@pytest.mark.parametrize("number", [4, 7, 9, 11])
def test_a_lose_all_number_gives_all_stakes_to_the_opener(number: int) -> None:
    game = market(250, 250)
    game.does(BIANCA, Bet(Good.GOLD, 20))
    game.does(CARLO, Bet(Good.GEM, 30))
    before = game.florins(ANNA)
    game.draws(number)
    assert game.happened(MarketClosed) == [MarketClosed(ANNA, number, None, 50, ())]
    assert game.florins(ANNA) == before + 50


@rule("12.4", "12.5", "12.6")
def test_the_opener_takes_stakes_and_pays_winners_threefold() -> None:
    game = market(250, 250, 250)
    before = game.florins(ANNA)
    game.does(BIANCA, Bet(Good.GOLD, 20))
    game.does(CARLO, Bet(Good.GEM, 30))
    game.does(DORA, Bet(Good.GOLD, 40))
    game.draws(8)
    assert [(paid.to, paid.florins) for paid in game.happened(Paid)] == [(BIANCA, 60), (DORA, 120)]
    assert game.florins(ANNA) == before + 30 - 60 - 120
    assert [game.florins(seat) for seat in (BIANCA, CARLO, DORA)] == [310, 220, 370]


@rule("12.6", "13.6")
def test_what_an_opener_cannot_pay_the_bank_does() -> None:
    game = moving(party(florins=0, square=8), party(), party(florins=250), party())
    game.draws(3)
    game.does(BIANCA, Bet(Good.GOLD, 100))
    game.does(CARLO, Bet(Good.GOLD, 50))
    game.does(DORA, Bet(Good.GEM, 10))
    game.draws(3)
    assert game.is_out(ANNA)
    assert [(paid.to, paid.florins, paid.by_bank) for paid in game.happened(Paid)] == [
        (BIANCA, 300, True),
        (CARLO, 150, True),
    ]
    assert all(paid.cause is Cause.STAKE for paid in game.happened(Paid))
    assert [game.florins(seat) for seat in (BIANCA, CARLO, DORA)] == [550, 400, 240]


@rule("5.3", "14.1")
@pytest.mark.parametrize(
    ("card", "paid"),
    [
        (InternationalEvent.NOTHING, ()),
        (InternationalEvent.GUELPH, ((ANNA, 100), (CARLO, 100))),
        (InternationalEvent.GHIBELLINE, ((BIANCA, 100),)),
    ],
)
def test_an_event_concerns_everybody(card: InternationalEvent, paid: tuple[tuple[int, int], ...]) -> None:
    game = moving(party(square=19), party(side=Side.GHIBELLINE), party(), events=[card])
    game.draws(3)
    assert game.happened(EventDrawn) == [EventDrawn(ANNA, card, paid)]
    assert [game.florins(seat) - 250 for seat in range(3)] == [dict(paid).get(seat, 0) for seat in range(3)]
    assert game.state.event_pile.returned == (card,)
