"""The log says what changes purses: the even start, and what a market leaves its opener."""

import pytest

from leonardo.app.citta.words.log import line, line_briefly
from leonardo.app.citta.words.phrases import office_name
from leonardo.engine.citta import events
from leonardo.engine.citta.constants import Good, Purpose
from leonardo.engine.game import Event
from tests.engine.citta.build import rule

NAMES = ("Anna", "Bianca", "Carlo")


@rule("3.7")
def test_the_even_start_says_who_has_how_much_more() -> None:
    told = line(events.GameBegan(1, (40, 0, 20)), NAMES)
    assert told == "Bianca goes first. More florins for going later: Carlo +20, Anna +40."
    assert line(events.GameBegan(1, (0, 0, 0)), NAMES) == "Bianca goes first."


@rule("4.1")
def test_the_numbers_that_decide_who_begins_are_told() -> None:
    assert line(events.NumberDrawn(1, Purpose.START, 7), NAMES) == "Bianca draws 7 for the first turn."


@rule("12.4", "12.5")
def test_a_market_says_what_it_leaves_its_opener_in_all() -> None:
    told = line(events.MarketClosed(0, 6, Good.SPICES, 10, ((1, 20),)), NAMES)
    assert told == "Number 6: Spices. Anna collects 10 florins and owes 60 florins: \N{MINUS SIGN}50 in all."
    assert line(events.MarketClosed(0, 6, Good.SPICES, 10, ()), NAMES) == "Number 6: Spices. Anna collects 10 florins."


@rule("8.2")
def test_a_closed_auction_tells_what_the_others_bid() -> None:
    told = line(events.AuctionClosed(32, 1, 30, ((2, 20), (0, 25), (1, 30))), NAMES)
    assert told is not None
    assert told.endswith("Other bids: Anna 25, Carlo 20.")
    alone = line(events.AuctionClosed(32, 1, 5, ((1, 5),)), NAMES)
    assert alone is not None
    assert "Other bids" not in alone


@rule("7.5", "7.6")
@pytest.mark.parametrize(
    ("event", "told"),
    [
        (events.PawnDiverted(0, 1, 3, 7), "forward 3"),
        (events.PawnDiverted(0, 1, -4, 7), "back 4"),
        (events.PawnLeft(0, 1, 7), "does not move"),
        (events.ManSeized(0, 1, kept=True, office=7), "takes a man-at-arms from Anna"),
    ],
)
def test_an_office_is_named_with_what_it_does(event: Event, told: str) -> None:
    said = line(event, NAMES)
    assert said is not None
    assert told in said
    assert office_name(7) in said


@rule("11.1")
def test_a_man_at_arms_says_what_it_comes_for() -> None:
    assert line(events.ManTaken(0), NAMES) == "Anna takes a man-at-arms for a 1 or 2."


@rule("11.5", "11.6")
def test_a_meeting_says_who_fights_over_what_and_what_each_pays() -> None:
    lost, even = events.Clashed(0, 1, (4, 9), 0), events.Clashed(0, 1, (4, 4), None)
    assert line(lost, NAMES) == "Men-at-arms fight: Bianca beats Anna, 9 to 4. Anna loses one."
    assert line_briefly(lost, NAMES) == "Bianca beats Anna, 9 to 4."
    assert line(even, NAMES) == "Men-at-arms fight: Anna and Bianca both draw 4, so they draw again."
    tribute = events.TributeDemanded(1, 5, ((0, 20), (2, 10)))
    assert line(tribute, NAMES) == "Bianca has the only men-at-arms here and demands tribute: Anna 20, Carlo 10."
    assert line(events.TributeDemanded(1, 5, ((0, 0),)), NAMES) is None


@rule("12.4", "12.5")
def test_a_market_is_told_briefly_where_names_are_long() -> None:
    closed = events.MarketClosed(0, 6, Good.SPICES, 10, ((1, 20),))
    assert line_briefly(closed, NAMES) == "Number 6: Spices. Anna: \N{MINUS SIGN}50"
