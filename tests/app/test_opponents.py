"""Who can sit at a seat besides a person, in words, and how tempers are drawn."""

from collections import Counter
from itertools import product

import pytest

from leonardo.ai.players import built_in, parted, tempers_of, with_temper
from leonardo.app.opponents import described, opponents, tempers
from leonardo.engine.davinci import GAME
from leonardo.play.players import ANY, EVEN, drawn_tempers

PROGRAMS = {"program_greedy_py": "cmd:python3 greedy.py"}
LEVELS = ("apprentice", "journeyman", "master", "leonardo")
TEMPERS = [temper.name for temper in tempers_of(GAME.name)]


def test_every_player_and_temper_has_a_name_and_a_sentence() -> None:
    offered = [*opponents(GAME.name, PROGRAMS), *tempers(GAME.name, "master")]
    assert [each.name for each in offered] == [*LEVELS, "random", *PROGRAMS, ANY, EVEN, *TEMPERS]
    assert all(each.title and each.about.endswith(".") for each in offered)
    assert len({each.about for each in offered}) == len(offered)


@pytest.mark.parametrize("player", [None, "random", "program_greedy_py", "the one of long ago"])
def test_who_has_no_taste_is_offered_no_temper(player: str | None) -> None:
    assert tempers(GAME.name, player) == ()
    assert drawn_tempers(GAME.name, [(player, ANY)], 1) == [""]


def test_a_game_without_tempers_offers_none() -> None:
    assert [player.name for player in opponents("tiny", {})] == ["random"]
    assert tempers("tiny", "random") == ()


@pytest.mark.parametrize(
    ("player", "title"),
    [
        ("master:builder", "Master, a builder"),
        ("leonardo", "Leonardo, balanced"),
        ("random", "Random"),
        ("thumb", "Rules of thumb"),
        ("program_greedy_py", "greedy.py"),
        ("master:angry", "master:angry"),
    ],
)
def test_a_player_is_called_by_level_and_temper(player: str, title: str) -> None:
    assert described(GAME.name, player, PROGRAMS).title == title


def test_it_is_told_what_level_and_temper_are_like() -> None:
    told = described(GAME.name, "journeyman:banker", {}).about
    assert told == (
        "Thinks one step ahead and keeps its laboratories busy. "
        "Is a little more reluctant than others to spend florins."
    )


def test_tempers_follow_the_seed_and_differ_at_each_seat() -> None:
    seats = [(None, ANY), *((level, ANY) for level in LEVELS)]
    draws = [tuple(drawn_tempers(GAME.name, seats, seed)) for seed in range(30)]
    assert all(drawn[0] == "" and sorted(drawn[1:]) == sorted(TEMPERS) for drawn in draws)
    assert len(set(draws)) > 10
    assert draws == [tuple(drawn_tempers(GAME.name, seats, seed)) for seed in range(30)]


def test_a_chosen_temper_stays_and_is_drawn_for_no_other_seat() -> None:
    seats = [("master", "builder"), ("master", ANY), ("leonardo", EVEN), ("apprentice", ANY), ("apprentice", ANY)]
    for seed in range(30):
        drawn = drawn_tempers(GAME.name, seats, seed)
        assert (drawn[0], drawn[2]) == ("builder", "")
        assert sorted(drawn[:2] + drawn[3:]) == sorted(TEMPERS)


def test_with_more_seats_than_tempers_none_comes_three_times() -> None:
    counts = Counter(drawn_tempers(GAME.name, [("journeyman", ANY)] * 5, 4))
    assert sorted(counts.values()) == [1, 1, 1, 2]


@pytest.mark.parametrize(("level", "temper"), list(product(LEVELS, TEMPERS)))
def test_the_name_of_a_level_with_a_temper_is_that_of_a_player(level: str, temper: str) -> None:
    name = with_temper(level, temper)
    assert built_in(GAME.name, name).name == name
    assert parted(name) == (level, temper)
