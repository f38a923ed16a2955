"""Fair pairings: every deal is played with each player in each seat."""

import pytest

from leonardo.arena.plan import MatchPlan, seatings
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options


def plan(*players: str, seats: int = 4, games: int = 1) -> MatchPlan:
    return MatchPlan(GAME, Options(seats), players, seats, games, "7")


def test_one_against_three_sits_in_each_seat() -> None:
    assert seatings(("a", "b", "b", "b"), 4) == (
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
    )


def test_a_mirror_match_plays_each_deal_once() -> None:
    assert seatings(("a",), 3) == seatings(("a", "a", "a"), 3) == (("a", "a", "a"),)


def test_two_against_two_across_the_table_plays_each_deal_twice() -> None:
    assert seatings(("a", "b", "a", "b"), 4) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))


def test_a_round_robin_lets_all_meet_on_the_same_deals() -> None:
    tables = seatings(("a", "b", "c"), 2)
    assert tables == (("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b"))
    for seat in range(2):
        assert sorted(table[seat] for table in tables) == ["a", "a", "b", "b", "c", "c"]


@pytest.mark.parametrize(("players", "message"), [(("a", "b"), "2 names for 4 seats"), (("a",) * 5, "stands once")])
def test_names_that_make_no_fair_pairing_are_refused(players: tuple[str, ...], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        seatings(players, 4)


def test_the_last_deal_is_played_to_the_end_in_all_seats() -> None:
    wished = plan("a", "b", "b", "b", games=10)
    assert (wished.deals, wished.games) == (3, 12)


def test_seatings_of_a_deal_share_its_seed_and_nothing_else_does() -> None:
    tasks = [plan("a", "b", seats=2, games=4).task(number) for number in range(4)]
    assert [(task.deal, task.seed, task.players) for task in tasks] == [
        (0, "7/0", ("a", "b")),
        (0, "7/0", ("b", "a")),
        (1, "7/1", ("a", "b")),
        (1, "7/1", ("b", "a")),
    ]


def test_a_longer_plan_begins_with_the_games_of_a_shorter_one() -> None:
    short, long = plan("a", "b", seats=2, games=4), plan("a", "b", seats=2, games=40)
    assert [short.task(number) for number in range(4)] == [long.task(number) for number in range(4)]
