"""Phase D: completion, rewards, cards and auctions (rule 9)."""

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Bid, GiveLeonardo, Pass, PlaceApprentices, TakeBox
from leonardo.engine.davinci.constants import Box, Phase, Place
from leonardo.engine.davinci.events import (
    AuctionOpened,
    AuctionSettled,
    BidMade,
    CardTaken,
    InventionCompleted,
    InventionRequested,
    WorkShown,
)
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.state import in_shops
from tests.engine.davinci.build import (
    ANNA,
    BIANCA,
    CARLO,
    DORA,
    Game,
    completing,
    group,
    lab,
    placing,
    resolving,
    rule,
    seat,
    stock,
    table,
)

SMALL, LARGE = Place.SMALL, Place.LARGE


def completed(game: Game) -> list[tuple[int, int, int]]:
    return [(event.seat, event.invention, event.reward) for event in game.happened(InventionCompleted)]


def rivals(*florins: int, leonardo: int = ANNA, invention: int = 1) -> Game:
    seats = [seat(each, small=lab(on=invention, weeks=15)) for each in florins]
    return completing(table(*seats, leonardo=leonardo))


@rule("9.1")
@pytest.mark.parametrize(("weeks", "done"), [(6, False), (7, True), (8, True)])
def test_an_invention_is_completed_when_it_has_its_weeks(weeks: int, done: bool) -> None:
    game = completing(table(seat(small=lab(on=8, weeks=weeks)), seat()))
    assert (completed(game) == [(ANNA, 8, 8)]) == done
    assert game.small(ANNA).busy != done


@rule("9.1", "6.6")
def test_it_must_be_on_display() -> None:
    game = completing(table(seat(small=lab(on=2, weeks=15)), seat()))
    assert completed(game) == []
    assert game.small(ANNA) == lab(on=2, weeks=15)


@rule("9.1", "10.2")
def test_what_waited_for_its_request_is_completed_next_round() -> None:
    waiting = table(seat(apprentices=1, small=lab(on=2, weeks=4)), seat(), display=[1, 12], deck=[2, 6, 7], round=3)
    game = completing(waiting)
    assert game.displayed() == [1, 12, 2]
    assert completed(game) == []
    game = placing(game.state).does(ANNA, Pass()).does(BIANCA, Pass())
    assert completed(game) == [(ANNA, 2, 4)]


@rule("9.1")
def test_completion_is_not_optional() -> None:
    game = resolving(table(seat(0, small=lab(5, automata=1, on=1, weeks=2)), seat()))
    assert completed(game) == [(ANNA, 1, 4)]


@rule("9.2", "9.1")
def test_number_13_is_completed_with_5_weeks_thanks_to_number_8() -> None:
    state = table(seat(0, small=lab(on=13, weeks=5), owned=[8]), seat(), display=[1, 12, 13])
    assert completed(completing(state)) == [(ANNA, 13, 8)]


@rule("9.2")
def test_with_4_weeks_number_8_does_not_help_enough() -> None:
    state = table(seat(small=lab(on=13, weeks=4), owned=[8]), seat(), display=[1, 12, 13])
    assert completed(completing(state)) == []


@rule("9.2")
def test_each_owned_invention_of_the_type_adds_2_weeks() -> None:
    state = table(seat(small=lab(on=13, weeks=1), owned=[8, 3, 18]), seat(), display=[1, 12, 13])
    (event,) = completing(state).happened(InventionCompleted)
    assert (event.weeks, event.discount) == (1, 6)


@rule("9.2")
def test_inventions_of_other_types_add_nothing() -> None:
    state = table(seat(small=lab(on=13, weeks=6), owned=[6, 7, 9, 10]), seat(), display=[1, 12, 13])
    assert completed(completing(state)) == []


@rule("9.2")
def test_completing_without_getting_the_card_brings_no_discount() -> None:
    """Bianca completes number 8, too, but Anna bids more; Bianca's number 13 stays 2 weeks short."""
    anna = seat(5, small=lab(on=8, weeks=7))
    bianca = seat(5, small=lab(on=8, weeks=7), large=lab(4, on=13, weeks=5))
    game = completing(table(anna, bianca, display=[1, 8, 13])).does(ANNA, Bid(8, 2)).does(BIANCA, Bid(8, 1))
    assert game.seat(BIANCA).discount(13) == 0
    assert game.large(BIANCA).busy


@rule("9.2")
def test_inventions_gained_in_this_phase_do_not_count_yet() -> None:
    both = seat(small=lab(on=8, weeks=7), large=lab(4, on=13, weeks=5))
    game = completing(table(both, seat(), display=[1, 8, 13]))
    assert completed(game) == [(ANNA, 8, 8)]
    assert game.seat(ANNA).owned == (8,)
    assert game.large(ANNA) == lab(4, on=13, weeks=5)


@rule("9.3")
def test_components_return_and_the_laboratory_is_idle() -> None:
    state = table(seat(small=lab(5, on=12, weeks=11, automata=1)), seat())
    assert in_shops(state.seats) == (12, 10, 12, 12, 11)
    game = completing(state)
    assert in_shops(game.state.seats) == (12, 12, 12, 12, 12)
    assert game.small(ANNA) == lab(5, automata=1)
    assert game.hand(ANNA) == stock()


@rule("9.4", "9.5")
def test_who_completes_alone_gets_the_first_reward_and_the_card() -> None:
    game = completing(table(seat(3, small=lab(on=12, weeks=11)), seat()))
    assert completed(game) == [(ANNA, 12, 13)]
    assert game.florins() == (3 + 13, 3)
    assert game.seat(ANNA).owned == (12,)
    assert game.happened(CardTaken) == [CardTaken(ANNA, 12)]
    assert 12 not in game.displayed()


@rule("9.4")
def test_all_who_complete_in_the_same_round_get_the_first_reward() -> None:
    game = rivals(0, 0, 0)
    assert completed(game) == [(ANNA, 1, 4), (BIANCA, 1, 4), (CARLO, 1, 4)]


@rule("9.4", "9.6")
def test_completing_later_gives_the_later_reward_and_no_card() -> None:
    late = seat(0, small=lab(on=12, weeks=11, shown=True))
    game = completing(table(late, seat(owned=[12])))
    assert completed(game) == [(ANNA, 12, 10)]
    assert game.florins()[ANNA] == 10
    assert game.seat(ANNA).owned == ()
    assert game.happened(CardTaken) == []


@rule("9.6")
def test_rivals_at_completed_work_show_it_and_may_go_on() -> None:
    anna = seat(small=lab(on=8, weeks=7))
    bianca = seat(apprentices=2, small=lab(on=8, weeks=5))
    game = completing(table(anna, bianca, seat(), round=2))
    assert game.happened(WorkShown) == [WorkShown(BIANCA, SMALL, 8)]
    assert GAME.view(game.state, CARLO).seats[BIANCA].laboratories[0].invention == 8
    game = placing(game.state).does(ANNA, Pass()).does(BIANCA, PlaceApprentices(2, SMALL)).does(CARLO, Pass())
    game.does(BIANCA, Pass())
    assert completed(game) == [(BIANCA, 8, 6)]
    assert game.seat(ANNA).owned == (8,)
    assert game.seat(BIANCA).owned == ()


@rule("9.6", "9.2")
def test_the_late_right_profits_from_specialisation_too() -> None:
    late = seat(0, small=lab(on=8, weeks=5, shown=True), owned=[3])
    assert completed(completing(table(late, seat(owned=[8])))) == [(ANNA, 8, 6)]


@rule("9.6")
def test_what_nobody_completes_stays_hidden() -> None:
    game = completing(table(seat(small=lab(on=8, weeks=2)), seat(small=lab(on=1, weeks=4))))
    assert game.happened(WorkShown) == []


@rule("9.6")
def test_several_late_ones_in_one_round_hold_no_auction() -> None:
    late = seat(0, small=lab(on=8, weeks=7, shown=True))
    game = completing(table(late, late, seat(owned=[8])))
    assert completed(game) == [(ANNA, 8, 6), (BIANCA, 8, 6)]
    assert game.happened(AuctionOpened) == []


@rule("9.6", "9.7")
def test_the_late_right_holds_even_when_the_card_went_to_nobody() -> None:
    done = seat(0, small=lab(on=1, weeks=4))
    game = completing(table(done, done, seat(0, small=lab(on=1, weeks=1))))
    game.does(ANNA, Bid(1, 0)).does(BIANCA, Bid(1, 0))
    assert game.happened(WorkShown) == [WorkShown(CARLO, SMALL, 1)]
    assert 1 in game.state.removed
    assert game.small(CARLO).shown


@rule("9.5", "9.8")
def test_if_several_complete_it_each_is_paid_then_they_bid() -> None:
    game = rivals(0, 2)
    assert game.florins() == (4, 6)
    assert game.happened(AuctionOpened) == [AuctionOpened(1, (ANNA, BIANCA))]
    assert list(game.legal) == [Bid(1, florins) for florins in range(5)]
    game.does(ANNA, Bid(1, 4))
    assert list(game.legal) == [Bid(1, florins) for florins in range(7)]


@rule("9.7")
def test_the_highest_bid_pays_and_takes_the_card() -> None:
    game = rivals(3, 3, 3).does(ANNA, Bid(1, 1)).does(BIANCA, Bid(1, 5)).does(CARLO, Bid(1, 4))
    assert game.florins() == (7, 7 - 5, 7), "the others keep theirs"
    assert game.seat(BIANCA).owned == (1,)
    assert game.happened(AuctionSettled) == [AuctionSettled(1, ((ANNA, 1), (BIANCA, 5), (CARLO, 4)), BIANCA)]
    assert 1 not in game.displayed()


@rule("9.7")
@pytest.mark.parametrize(("leonardo", "winner"), [(ANNA, ANNA), (BIANCA, BIANCA), (CARLO, CARLO), (DORA, ANNA)])
def test_ties_go_to_leonardo_or_the_nearest_to_it_clockwise(leonardo: int, winner: int) -> None:
    seats = [seat(3, small=lab(on=1, weeks=4))] * 3
    game = completing(table(*seats, seat(), leonardo=leonardo))
    for number in (leonardo, *(leonardo + step for step in (1, 2, 3))):
        if number % 4 != DORA:
            game.does(number % 4, Bid(1, 2))
    assert game.happened(AuctionSettled)[0].winner == winner


@rule("9.7", "8.3")
def test_the_leonardo_of_now_decides_ties() -> None:
    done = seat(3, small=lab(on=1, weeks=4))
    game = resolving(table(done, done, seat(), queues={Place.COUNCIL: [group(CARLO)]}, leonardo=ANNA))
    game.does(CARLO, GiveLeonardo(BIANCA), TakeBox(Box.TREASURY))
    game.does(BIANCA, Bid(1, 2)).does(ANNA, Bid(1, 2))
    assert game.happened(AuctionSettled)[0].winner == BIANCA


@rule("9.7")
def test_if_all_bid_0_the_card_leaves_the_game() -> None:
    game = rivals(3, 3).does(ANNA, Bid(1, 0)).does(BIANCA, Bid(1, 0))
    assert game.happened(AuctionSettled) == [AuctionSettled(1, ((ANNA, 0), (BIANCA, 0)), None)]
    assert game.state.removed[-1] == 1
    assert game.florins() == (7, 7)
    assert 1 not in game.displayed()


@rule("9.7")
def test_nobody_bids_more_than_it_has() -> None:
    game = rivals(3, 3)
    assert game.objection(Bid(1, 8)).rule == "9.7"
    assert game.objection(Bid(1, -1)).rule == "9.7"
    assert game.objection(Bid(12, 1)).rule == "9.7"


@rule("9.7", "13.1")
def test_bids_are_secret_until_all_are_made() -> None:
    game = rivals(3, 3, 3).does(ANNA, Bid(1, 3))
    question = GAME.view(game.state, BIANCA).question
    assert isinstance(question, BidQuestion)
    assert question.bids == ((ANNA, None),)
    own = GAME.view(game.state, ANNA).question
    assert isinstance(own, BidQuestion)
    assert own.bids == ((ANNA, 3),)
    (bid,) = game.happened(BidMade)
    assert bid.seen_by(BIANCA) == bid.seen_by(None) == BidMade(ANNA, 1, None, forced=False)
    assert bid.seen_by(ANNA) == bid


@rule("9.7", "9.8", "13.4")
def test_who_spent_all_in_an_earlier_auction_bids_0() -> None:
    both = seat(0, small=lab(on=1, weeks=4), large=lab(4, on=3, weeks=4))
    game = completing(table(both, both, display=[1, 3, 8]))
    game.does(ANNA, Bid(1, 8)).does(BIANCA, Bid(1, 0)).does(BIANCA, Bid(3, 1))
    assert game.happened(AuctionSettled)[1] == AuctionSettled(3, ((ANNA, 0), (BIANCA, 1)), BIANCA)
    assert BidMade(ANNA, 3, 0, forced=True) in game.events


@rule("9.8")
def test_all_rewards_come_before_any_auction() -> None:
    """Anna completes two inventions; both rewards are in her hand when she bids for the first."""
    both = seat(0, small=lab(on=12, weeks=11), large=lab(4, on=1, weeks=4))
    game = completing(table(both, seat(0, small=lab(on=1, weeks=4))))
    assert game.legal[-1] == Bid(1, 13 + 4)
    kinds = [type(event) for event in game.events]
    assert kinds.index(AuctionOpened) > max(place for place, kind in enumerate(kinds) if kind is InventionCompleted)


@rule("9.8")
def test_several_auctions_are_held_in_ascending_order() -> None:
    both = seat(0, small=lab(on=12, weeks=11), large=lab(4, on=8, weeks=7))
    game = completing(table(both, both)).does(ANNA, Bid(8, 3))
    assert [event.invention for event in game.happened(AuctionOpened)] == [8]
    game.does(BIANCA, Bid(8, 2))
    assert [event.invention for event in game.happened(AuctionOpened)] == [8, 12]
    assert game.happened(AuctionSettled)[0].winner == ANNA
    assert game.legal[-1] == Bid(12, 13 + 8 - 3)


@rule("9.5", "10.2")
def test_a_card_that_went_is_replaced_at_the_end_of_the_round() -> None:
    game = completing(table(seat(small=lab(on=1, weeks=4)), seat(), deck=[6, 7]))
    assert game.displayed() == [12, 8, 6]
    assert game.happened(InventionRequested) == [InventionRequested(6)]
    assert game.state.phase is not Phase.COMPLETION
