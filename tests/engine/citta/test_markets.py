"""Markets (rule 12) and events (rule 14)."""

import pytest

from leonardo.engine.citta.actions import Bet, Drop
from leonardo.engine.citta.constants import Cause, Good, InternationalEvent, Purpose, Side
from leonardo.engine.citta.events import EventDrawn, MarketClosed, MarketOpened, Paid, StakeLaid
from leonardo.engine.citta.questions import BetQuestion, MachineQuestion
from tests.engine.citta.build import ANNA, BIANCA, CARLO, DORA, Game, moving, party, rule


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
def test_a_stake_is_from_10_to_all_one_has_or_all_if_that_is_less(florins: int, stakes: list[int]) -> None:
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
def test_the_opener_takes_the_losing_stakes_and_pays_the_winning_ones_threefold() -> None:
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
