"""What nobody above an Apprentice does: positions in which a beginner sees what is wrong."""

from random import Random
from typing import Final

import pytest

from leonardo.ai.player import Budget
from leonardo.ai.players import chooser, players_of
from leonardo.engine.engines import GAME
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.view import View
from tests.ai.engines.silly import attacks, auctions, building, fights
from tests.ai.engines.silly.position import Position

POSITIONS: Final = (*attacks.POSITIONS, *building.POSITIONS, *auctions.POSITIONS, *fights.POSITIONS)
LEVELS: Final = [player.name for player in players_of(GAME.name) if player.name != "random"]
EASIEST, QUICK, LOOKING_AHEAD = LEVELS[0], LEVELS[1:-1], LEVELS[-1]
LITTLE, USUAL = Budget(tries=16), Budget(tries=64)
"""So little that nobody may rely on thinking long, and more than at the table."""
EASY_SHARE: Final = 0.6
"""What the easiest level must pass of the positions."""

each_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.words)


def view_of(position: Position) -> View:
    return GAME.view(position.game.state, GAME.decider(position.game.state))


def decided(level: str, position: Position, seed: int, budget: Budget) -> Action:
    action: Action = chooser(GAME.name, level)(view_of(position), position.game.legal, Random(seed), budget)
    assert action in position.game.legal
    return action


def test_there_are_many_different_positions() -> None:
    assert len({position.words for position in POSITIONS}) == len(POSITIONS) >= 40


@each_position
def test_in_each_position_there_is_something_silly_and_something_better(position: Position) -> None:
    assert {position.silly(action) for action in position.game.legal} == {True, False}


@each_position
@pytest.mark.parametrize("level", QUICK)
def test_nobody_who_goes_by_rules_of_thumb_does_what_is_silly(level: str, position: Position) -> None:
    for seed in range(4):
        assert not position.silly(decided(level, position, seed, LITTLE))


@each_position
def test_who_looks_ahead_does_nothing_silly(position: Position) -> None:
    assert not position.silly(decided(LOOKING_AHEAD, position, 1, LITTLE))


@pytest.mark.slow
@each_position
def test_who_thinks_longer_does_nothing_silly_either(position: Position) -> None:
    for seed in range(3):
        assert not position.silly(decided(LOOKING_AHEAD, position, seed, USUAL))


def test_the_easiest_level_does_something_silly_seldom() -> None:
    wrong = [each.words for each in POSITIONS if each.silly(decided(EASIEST, each, 1, LITTLE))]
    assert len(wrong) <= (1 - EASY_SHARE) * len(POSITIONS), wrong


def test_a_player_who_does_anything_fails_in_many() -> None:
    """The positions can be failed."""
    wild = [each for each in POSITIONS if each.silly(Random(2).choice(each.game.legal))]
    assert len(wild) > len(POSITIONS) // 4
