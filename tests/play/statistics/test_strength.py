"""Estimates of strength: what a known strength brings about is found again, and few games claim little."""

from math import exp
from random import Random

import pytest

from leonardo.ai.players import players_in
from leonardo.games import GAMES
from leonardo.play.statistics.figures import games_of
from leonardo.play.statistics.game import Own
from leonardo.play.statistics.strength import estimate, on_scale
from leonardo.saves.statistics import Result, Statistics
from tests.play.statistics.games import result

LEVELS = {"apprentice": 0.0, "journeyman": 1.92, "master": 3.39, "leonardo": 5.41}


def _drawn(strength: float, level: str, random: Random, number: int) -> Result:
    """Draw the order of a game: each place goes to one of those left, by their strengths."""
    left = {0: strength, 1: LEVELS[level], 2: LEVELS[level], 3: LEVELS[level]}
    scores = [0] * 4
    for score in (4, 3, 2, 1):
        seats = list(left)
        seat = random.choices(seats, [exp(left[each]) for each in seats])[0]
        del left[seat]
        scores[seat] = score
    return result(number, scores[0], tuple((level, each) for each in scores[1:]))


def _games(*results: Result) -> tuple[Own, ...]:
    return games_of(Statistics(results), "Ada", "davinci")


@pytest.mark.parametrize("strength", [0.5, 2.5, 4.5])
def test_a_strength_lies_in_its_interval_about_as_often_as_is_said(strength: float) -> None:
    held = 0
    for seed in range(20):
        random = Random(seed)
        drawn = (_drawn(strength, ("journeyman", "master")[number % 2], random, number) for number in range(30))
        found = estimate(_games(*drawn), LEVELS)
        assert found is not None
        assert found.high - found.low < 2.5
        held += found.low <= strength <= found.high

    assert held >= 16


def test_few_games_say_little_and_fewer_than_three_nothing() -> None:
    wins = [result(number, 40, (("apprentice", 20),)) for number in range(3)]

    few = estimate(_games(*wins), LEVELS)

    assert estimate(_games(*wins[:2]), LEVELS) is None
    assert few is not None
    assert few.high - few.low > 4


def test_games_with_other_persons_or_unknown_players_say_nothing() -> None:
    others = [result(number, 40, ((None, 20), ("master", 10))) for number in range(5)]
    programs = [result(number + 5, 40, (("greedy", 20),)) for number in range(5)]

    assert estimate(_games(*others, *programs), LEVELS) is None


def test_levels_lie_evenly_on_the_scale_that_is_drawn() -> None:
    levels = list(LEVELS.values())

    assert [on_scale(each, levels) for each in levels] == pytest.approx([0, 1, 2, 3])
    assert on_scale(-1.92, levels) == pytest.approx(-1)
    assert on_scale(5.41 + 2.02, levels) == pytest.approx(4)


@pytest.mark.parametrize("game", sorted(GAMES))
def test_in_every_game_all_levels_have_a_strength_and_persons_are_rated_by_it(game: str) -> None:
    strengths = {level.name: level.strength for level in players_in(game).levels}
    known = {name: strength for name, strength in strengths.items() if strength is not None}
    rivals = (("master", 20),) * 3
    won, lost = (_games(*(result(number, score, rivals) for number in range(6))) for score in (30, 10))

    above, below = estimate(won, known), estimate(lost, known)

    assert list(known) == list(strengths)
    assert list(known.values()) == sorted(set(known.values()))
    assert above is not None
    assert below is not None
    assert below.value < known["master"] < above.value
