"""The learned value: it judges seats as games then end, and pays for means what they bring."""

from random import Random
from statistics import correlation, mean

import pytest

from leonardo.ai.davinci import value
from leonardo.ai.davinci.features import COUNT, features
from leonardo.ai.davinci.learned import judge_of, prices_of
from leonardo.ai.davinci.levels import JOURNEYMAN
from leonardo.ai.player import UNLIMITED
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State

GAMES = 12


def played(seed: int) -> tuple[dict[int, State], tuple[int, ...]]:
    """A game of four: the first state of each round, and how it ended."""
    random = Random(seed)
    state = GAME.begin(GAME.deal(Options(4), random)).state
    begun: dict[int, State] = {}
    while (seat := GAME.decider(state)) is not None:
        begun.setdefault(state.round, state)
        view = GAME.view(state, seat)
        state = GAME.apply(state, JOURNEYMAN(view, view.options, random, UNLIMITED)).state
    return begun, GAME.standing(state).scores


@pytest.fixture(scope="module")
def games() -> list[tuple[dict[int, State], tuple[int, ...]]]:
    return [played(seed) for seed in range(GAMES)]


def off_by(games: list[tuple[dict[int, State], tuple[int, ...]]], number: int) -> tuple[float, float]:
    """How closely the judgement at the beginning of a round goes with the final florins, and how far off it is."""
    judged = [florins for begun, _ in games for florins in value.expected(begun[number])[0]]
    final = [float(total) for _, totals in games for total in totals]
    return correlation(judged, final), mean(abs(one - other) for one, other in zip(judged, final, strict=True))


def test_it_knows_the_more_the_later_it_is_asked(games: list[tuple[dict[int, State], tuple[int, ...]]]) -> None:
    early, late = off_by(games, 4), off_by(games, 8)
    assert early[0] > 0.3
    assert late[0] > 0.8
    assert late[1] < 7 < 15 > early[1]


def test_every_seat_is_described_by_as_many_numbers_as_there_are_weights(
    games: list[tuple[dict[int, State], tuple[int, ...]]],
) -> None:
    described = features(games[0][0][3])
    assert {len(own) for own in described} == {COUNT}
    assert {len(judge_of(number).weights) for number in range(2, 10)} == {COUNT}


def test_means_are_worth_the_less_the_fewer_rounds_are_left() -> None:
    for price in ("apprentice", "automaton", "large6", "component"):
        worths = [getattr(prices_of(number), price) for number in range(1, 9)]
        assert worths == sorted(worths, reverse=True)
        assert round(min(worths), 1) >= 0


def test_shares_add_up_and_the_richest_has_the_most() -> None:
    shares = value.shares([30.0, 42.0, 35.0], 8.0)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] < shares[2] < shares[1]
