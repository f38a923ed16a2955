"""What flies: the Lord walks, queues sort themselves by rank, prices are paid one by one, purses open together."""

from random import Random

import pytest

from leonardo.app.davinci.motion.completion_flights import completed, settled, shown
from leonardo.app.davinci.motion.event_flights import flights
from leonardo.app.davinci.motion.flight import Flight, Manner
from leonardo.app.davinci.motion.pieces import (
    CardPiece,
    CoinPiece,
    CoverPiece,
    GroupPiece,
    LordPiece,
    MarkerPiece,
    OpenPursePiece,
    PursePiece,
)
from leonardo.app.davinci.motion.queue_shifts import standing
from leonardo.app.davinci.motion.showing import after
from leonardo.app.davinci.picture.table import TablePicture
from leonardo.app.davinci.snapshot import looks_for
from leonardo.app.davinci.spots import AuctionSpot, FlorinsSpot, PriceSpot, StageSpot
from leonardo.engine.davinci import GAME, events
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.terms import Component, Phase, Place
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event

KILN = Place.KILN


def told(*happened: Event) -> View:
    """Return what an onlooker of three seats sees after these events."""
    view = GAME.view(GAME.begin(GAME.deal(Options(3, start=0), Random(1))).state, None)
    for event in happened:
        view = after(view, event)
    return view


def of(piece: type, flying: tuple[Flight, ...]) -> list[Flight]:
    return [flight for flight in flying if isinstance(flight.piece, piece)]


WEAK_FIRST = (events.WorkersPlaced(0, KILN, 1, master=False), events.WorkersPlaced(1, KILN, 2, master=False))
"""Seat 0 came first, seat 1 is stronger."""
OPENED = events.DistrictOpened(KILN, (1, 0))


def test_groups_stand_as_they_came_until_the_lord_comes_and_then_by_rank() -> None:
    """Rule 8.1."""
    assert [group.seat for group in standing(told(*WEAK_FIRST), KILN)] == [0, 1]
    assert [group.seat for group in standing(told(*WEAK_FIRST, OPENED), KILN)] == [1, 0]


def test_the_lord_walks_to_the_district_and_only_then_its_queue_sorts_itself() -> None:
    flying = flights(told(*WEAK_FIRST), OPENED)
    (lord,) = of(LordPiece, flying)
    assert lord.manner is Manner.WALK
    groups = of(GroupPiece, flying)
    assert {flight.piece for flight in groups} == {GroupPiece(KILN, 0), GroupPiece(KILN, 1)}
    assert all(flight.wait >= lord.over for flight in groups)


def test_nothing_slides_in_a_queue_that_is_in_order_already() -> None:
    strong_first = (events.WorkersPlaced(1, KILN, 2, master=False), events.WorkersPlaced(0, KILN, 1, master=False))
    assert of(GroupPiece, flights(told(*strong_first), OPENED)) == []


def test_when_the_first_withdraws_the_others_move_up() -> None:
    flying = flights(told(*WEAK_FIRST, OPENED), events.WorkersWithdrew(1, KILN, forced=False))
    assert [flight.piece for flight in of(GroupPiece, flying)] == [GroupPiece(KILN, 0)]


def test_a_price_is_paid_coin_by_coin_and_the_marker_goes_on_a_step() -> None:
    """Rules 8.8, 8.9: the second advantage costs 2 florins."""
    first = events.AdvantageTaken(1, KILN, 0, None, None, Component.BRICK)
    second = events.AdvantageTaken(0, KILN, 2, None, None, Component.BRICK)
    flying = flights(told(*WEAK_FIRST, OPENED, first), second)
    coins = of(CoinPiece, flying)
    assert [(coin.start, coin.end) for coin in coins] == [(FlorinsSpot(0), PriceSpot(KILN, 1))] * 2
    assert coins[0].wait < coins[1].wait
    (marker,) = of(MarkerPiece, flying)
    assert (marker.start, marker.end) == (PriceSpot(KILN, 1), PriceSpot(KILN, 2))


@pytest.mark.parametrize("reward", [3, 20])
def test_however_many_florins_are_paid_they_have_all_left_within_half_a_second(reward: int) -> None:
    coins = of(CoinPiece, tuple(completed(told(), events.InventionCompleted(0, Place.SMALL, 8, 7, 0, reward, True))))
    assert len(coins) == reward
    assert coins[-1].wait - coins[0].wait <= 500


def test_a_secret_is_turned_over_and_held_up_and_only_the_first_is_cheered() -> None:
    for first in (True, False):
        flying = tuple(completed(told(), events.InventionCompleted(0, Place.SMALL, 8, 7, 0, 6, first)))
        (cover,) = of(CoverPiece, flying)
        assert cover.turns_to == CardPiece(8)
        (card,) = of(CardPiece, flying)
        assert card.start == StageSpot(0, Place.SMALL)
        assert (card.glows, card.leaves) == (first, "cheer" if first else "")


def test_a_rival_at_the_same_invention_holds_it_up_and_lays_it_back_open() -> None:
    """Rule 9.6."""
    up, held, back = shown(told(), events.WorkShown(1, Place.SMALL, 8))
    assert up.turns_to == CardPiece(8)
    assert held.manner is Manner.HOLD
    assert back.end == up.start


BIDS = (events.AuctionOpened(8, (0, 2)), events.BidMade(0, 8, None, False), events.BidMade(2, 8, None, False))


def test_the_purses_of_an_auction_stand_in_a_row_as_they_are_sealed() -> None:
    question = told(*BIDS[:2]).question
    assert isinstance(question, BidQuestion)
    assert (question.seat, question.waiting, question.bids) == (2, (), ((0, None),))


def test_all_purses_are_opened_together_and_the_highest_bid_is_paid() -> None:
    flying = tuple(settled(told(*BIDS), events.AuctionSettled(8, ((0, 1), (2, 4)), 2)))
    opening = [flight for flight in of(PursePiece, flying) if flight.turns_to is not None]
    assert {flight.turns_to for flight in opening} == {OpenPursePiece(0, 1), OpenPursePiece(2, 4)}
    assert len({flight.wait for flight in opening}) == 1
    assert [flight.start for flight in of(CoinPiece, flying)] == [AuctionSpot(2)] * 4
    assert [flight.piece for flight in flying if flight.glows] == [OpenPursePiece(2, 4)]


def test_the_lord_goes_back_to_the_council_when_all_is_resolved() -> None:
    (lord,) = flights(told(OPENED), events.PhaseBegan(Phase.COMPLETION))
    assert lord.manner is Manner.WALK


def test_he_crosses_the_river_by_the_bridge() -> None:
    picture = TablePicture(looks_for(3))
    picture.arrange((1920, 1080), told())
    direct = picture.city.way(Place.SMITHY, Place.GLASSWORKS)
    over_it = picture.city.way(Place.GLASSWORKS, Place.CARPENTRY)
    assert max(x for x, _ in direct) <= picture.city.lord_foot(Place.GLASSWORKS)[0] + 1
    assert max(x for x, _ in over_it) > picture.city.lord_foot(Place.GLASSWORKS)[0] + 60
