"""The figures of an arena, checked against what is known and what can be worked out by hand."""

from random import Random

import pytest
from attrs import evolve

from leonardo.arena.figures import elo, pair_figures, player_figures, wilson
from tests.arena.helpers import outcome


def test_wilsons_interval_is_that_of_the_books() -> None:
    """20 of 25, the usual example of how little 25 games prove."""
    share = wilson(20, 25)
    assert share.value == 0.8
    assert share.low == pytest.approx(0.609, abs=0.001)
    assert share.high == pytest.approx(0.911, abs=0.001)


def test_a_share_of_nothing_or_all_has_an_interval_too() -> None:
    assert wilson(0, 10).low == 0.0
    assert wilson(0, 10).high == pytest.approx(0.278, abs=0.001)
    assert wilson(10, 10).low == pytest.approx(0.722, abs=0.001)


def test_a_shared_first_place_counts_in_parts() -> None:
    games = [outcome("abb", [5, 5, 1]), outcome("bab", [3, 9, 2], game=1)]
    first, second = player_figures(games)
    assert (first.player, first.first.value) == ("a", 0.75)
    assert first.equal == pytest.approx(1 / 3)
    assert (second.player, second.first.value) == ("b", 0.25)
    assert second.equal == pytest.approx(2 / 3)


def test_totals_and_margins_are_those_of_each_seat() -> None:
    (a,) = [
        each for each in player_figures([outcome("ab", [9, 4]), outcome("ba", [6, 5], game=1)]) if each.player == "a"
    ]
    assert a.total.value == 7.0
    assert a.margin.value == 2.0  # 5 ahead on the first deal, 1 behind on the second


def test_a_deal_is_one_observation_however_often_it_is_played() -> None:
    once = [outcome("ab", [9 + deal, 4], game=deal) for deal in range(4)]
    thrice = [outcome("ab", [9 + deal, 4], game=3 * deal + turn, deal=deal) for deal in range(4) for turn in range(3)]
    assert player_figures(once)[0].total == player_figures(thrice)[0].total


def test_of_one_deal_no_interval_is_told() -> None:
    span = player_figures([outcome("ab", [9, 4])])[0].total
    assert (span.low, span.high) == (None, None)


def test_equal_players_have_equal_elo() -> None:
    found = elo([outcome("ab", [1, 0]), outcome("ab", [0, 1], game=1)])
    assert found["a"].value == pytest.approx(0.0, abs=1e-6)


def test_three_placings_of_four_are_191_elo() -> None:
    """3 : 1 is 400 log10 3 = 191, here after one drawn placing more: 300.5 : 100.5."""
    games = [outcome("ab", [int(number % 4 != 0), int(number % 4 == 0)], game=number) for number in range(400)]
    found = elo(games)
    assert found["a"].value - found["b"].value == pytest.approx(190.3, abs=0.2)
    low, high = found["a"].low, found["a"].high
    assert low is not None
    assert high is not None
    assert low < found["a"].value < high


@pytest.mark.slow
def test_known_strengths_are_found_again() -> None:
    """Games drawn from strengths of 0, 100 and 300 Elo, three at a table."""
    random = Random(3)
    weights = {"a": 1.0, "b": 10 ** (100 / 400), "c": 10 ** (300 / 400)}
    games = []
    for number in range(3000):
        left, scores = dict(weights), {}
        for points in (2, 1, 0):
            (name,) = random.choices(list(left), list(left.values()))
            scores[name] = points
            del left[name]
        games.append(outcome("abc", [scores[name] for name in "abc"], game=number))
    found = elo(games)
    assert found["b"].value - found["a"].value == pytest.approx(100, abs=15)
    assert found["c"].value - found["a"].value == pytest.approx(300, abs=20)


def test_who_never_lost_is_ahead_by_an_end_that_is_told_and_wide() -> None:
    found = elo([outcome("ab", [1, 0], game=number) for number in range(20)])["a"]
    assert found.low is not None
    assert found.high is not None
    assert 0 < found.low < found.value < found.high < 1000


def test_the_same_games_give_the_same_figures() -> None:
    games = [outcome("ab", [number % 3, 1], game=number) for number in range(9)]
    assert player_figures(games) == player_figures(games)


def test_nothing_played_shows_nothing() -> None:
    assert player_figures([]) == []


def test_of_a_pair_only_games_that_one_of_them_won_count() -> None:
    scores = [[3, 2, 1], [3, 2, 1], [2, 3, 1], [1, 2, 3], [3, 3, 1]]
    games = [outcome("abc", each, game=number) for number, each in enumerate(scores)]
    pairs = {(each.player, each.rival): each for each in pair_figures(games, "abc")}
    assert len(pairs) == 6
    assert (pairs["a", "b"].games, pairs["a", "b"].first) == (4, wilson(2.5, 4))
    assert (pairs["b", "a"].games, pairs["b", "a"].first) == (4, wilson(1.5, 4))
    assert (pairs["a", "c"].games, pairs["a", "c"].first) == (4, wilson(3, 4))
    assert pairs["a", "b"].equal == 0.5


def test_one_against_three_of_a_kind_is_equal_with_a_quarter() -> None:
    games = [outcome("abbb", [int(number % 4 == 0), 0, 0, 1], game=number) for number in range(400)]
    one, three = pair_figures(games, "ab")
    assert (one.equal, three.equal) == (0.25, 0.75)
    assert one.first.value + three.first.value == pytest.approx(1.0)


@pytest.mark.parametrize(("firsts", "mark"), [(90, "+"), (50, ""), (10, "-")])
def test_what_is_beyond_doubt_of_a_pair_is_marked(firsts: int, mark: str) -> None:
    games = [outcome("ab", [int(number < firsts), int(number >= firsts)], game=number) for number in range(100)]
    assert pair_figures(games, "ab")[0].mark == mark


def test_a_pair_that_never_met_or_won_has_no_figures() -> None:
    games = [outcome("ab", [1, 0]), outcome("cda", [0, 0, 1], game=1)]
    assert {(each.player, each.rival) for each in pair_figures(games, "abcd")} == {
        ("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("a", "d"), ("d", "a")
    }  # fmt: skip


def test_hurried_decisions_are_told_of_each_player() -> None:
    hurried, calm = outcome("aab", [3, 2, 1], game=0), outcome("aab", [3, 2, 1], game=1)
    found = {each.player: each for each in player_figures([evolve(hurried, capped=(1, 2, 0)), calm])}
    assert (found["a"].capped, found["b"].capped) == (3, 0)
