"""Fair pairings: every deal is played with each player in each seat."""

import pytest

from leonardo.arena.plan import MatchPlan, seatings
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options


def plan(*players: str, seats: int = 4, games: int = 1, against: tuple[str, ...] = ()) -> MatchPlan:
    return MatchPlan(GAME, Options(seats), players, seats, games, "7", against=against)


def test_one_against_three_sits_in_each_seat() -> None:
    assert seatings(("a", "b", "b", "b"), 4) == (
        ("a", "b", "b", "b"),
        ("b", "a", "b", "b"),
        ("b", "b", "a", "b"),
        ("b", "b", "b", "a"),
    )


def test_two_names_are_one_against_all_others_of_a_kind() -> None:
    assert seatings(("a", "b"), 4) == seatings(("a", "b", "b", "b"), 4)
    assert seatings(("a", "b"), 3) == (("a", "b", "b"), ("b", "a", "b"), ("b", "b", "a"))
    assert seatings(("a", "b"), 2) == (("a", "b"), ("b", "a"))


def test_a_mirror_match_plays_each_deal_once() -> None:
    assert seatings(("a",), 3) == seatings(("a", "a", "a"), 3) == (("a", "a", "a"),)


def test_two_against_two_across_the_table_plays_each_deal_twice() -> None:
    assert seatings(("a", "b", "a", "b"), 4) == (("a", "b", "a", "b"), ("b", "a", "b", "a"))


def test_a_round_robin_lets_all_meet_on_the_same_deals() -> None:
    tables = seatings(("a", "b", "c"), 2)
    assert tables == (("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b"))
    for seat in range(2):
        assert sorted(table[seat] for table in tables) == ["a", "a", "b", "b", "c", "c"]


@pytest.mark.parametrize(("players", "message"), [(("a", "b", "c"), "3 names for 4 seats"), (("a",) * 5, "only once")])
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


def test_each_player_meets_the_same_drawn_rivals_in_each_seat() -> None:
    wished = plan("a", "b", games=80, against=("c", "d", "e", "f"))
    tables = [wished.task(number) for number in range(80)]
    assert wished.games == 80
    for deal in range(10):
        seatings_of_deal = [task.players for task in tables if task.deal == deal]
        first, others = seatings_of_deal[:4], seatings_of_deal[4:]
        assert [table.index("a") for table in first] == [table.index("b") for table in others] == [0, 1, 2, 3]
        rivals = set(first[0]) - {"a"}
        assert len(rivals) == 3
        assert all(set(table) - {"a", "b"} == rivals for table in seatings_of_deal)
    assert len({frozenset(task.players) for task in tables}) == 8  # all 4 choices of three, once with a, once with b


def test_the_seed_draws_the_rivals() -> None:
    panel = ("b", "c", "d", "e", "f")
    one, other = plan("a", against=panel), plan("a", against=panel, games=40)
    assert one.task(0) == other.task(0)
    elsewhere = MatchPlan(GAME, Options(4), ("a",), 4, 40, "8", against=panel)
    assert [other.task(number).players for number in range(40)] != [
        elsewhere.task(number).players for number in range(40)
    ]


def test_rivals_are_as_different_as_the_names_allow() -> None:
    for number in range(0, 40, 4):
        _, *rivals = plan("a", games=40, against=("b", "c")).task(number).players
        assert set(rivals) == {"b", "c"}
    assert plan("a", against=("b",)).task(1).players == ("b", "a", "b", "b")


@pytest.mark.parametrize(("players", "against"), [(("a", "a"), ("b",)), (("a",), ("b", "b")), (("a",), ("a", "b"))])
def test_with_drawn_rivals_each_name_appears_once(players: tuple[str, ...], against: tuple[str, ...]) -> None:
    with pytest.raises(ValueError, match="each name may appear only once, and"):
        plan(*players, against=against)
