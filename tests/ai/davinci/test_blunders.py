"""No player makes a move that a beginner would call silly, in any of the positions under `blunders`."""

from collections.abc import Sequence
from random import Random
from typing import Final

import pytest

from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.idle_workers import never_idle
from leonardo.ai.player import Budget
from leonardo.ai.players import chooser, players_of
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action
from tests.ai.davinci.blunders import city, work
from tests.ai.davinci.blunders.position import Position

POSITIONS: Final = (*work.AT_WORK, *work.PLACED, *city.IN_THE_CITY, *city.AT_AUCTIONS)
BUDGET: Final = Budget(tries=16)  # so little that no player may rely on thinking long

CHANCE: Final = "random"
EASY: Final = [player.name for player in players_of(GAME.name) if player.name == "apprentice"]
EASY_SHARE: Final = 0.9  # what the easiest level must pass of the positions; all others pass all
CAREFUL: Final = [player.name for player in players_of(GAME.name) if player.name not in (CHANCE, *EASY)]

each_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.words)


def test_there_are_many_different_positions() -> None:
    assert len({position.words for position in POSITIONS}) == len(POSITIONS) >= 60
    assert len({position.view for position in POSITIONS}) >= 60


@each_position
def test_each_position_has_something_silly_and_something_better(position: Position) -> None:
    assert {position.silly(action) for action in position.legal} == {True, False}


@each_position
def test_each_position_can_have_come_about(position: Position) -> None:
    """Players deal out what they do not see: that must be possible, and lead back to the same view."""
    dealt = GAME.determinize(position.view, Random(1))
    assert GAME.view(dealt, GAME.decider(dealt)) == position.view


def decided(name: str, position: Position) -> Action:
    action: Action = chooser(GAME.name, name)(position.view, position.legal, Random(1), BUDGET)
    assert action in position.legal
    return action


@each_position
@pytest.mark.parametrize("name", CAREFUL)
def test_players_do_nothing_silly(name: str, position: Position) -> None:
    action = decided(name, position)
    assert not position.silly(action), action


def test_the_easiest_level_is_silly_in_one_position_of_ten() -> None:
    for name in EASY:
        wrong = [position.words for position in POSITIONS if position.silly(decided(name, position))]
        assert len(wrong) <= (1 - EASY_SHARE) * len(POSITIONS), wrong


def worth_a_thought(position: Position) -> Sequence[Action]:
    return never_idle(position.view, sensible(position.view, position.legal))


def test_nearly_all_that_is_silly_is_left_out_before_the_choice() -> None:
    """So each rule of `dominated.py` has a position that shows it; the rest is for players to judge."""
    left = {
        position.words for position in POSITIONS if any(position.silly(action) for action in worth_a_thought(position))
    }
    assert left == {
        "Copper that lacks two weeks is given up in the middle of the game, with nothing else in hand",
        "With workers for one of two, the hammer for 4 florins is finished and silver for 13 is not",
        "Eight florins lie in the Council in the last city round, and nothing else there is worth half of it",
        "The apprentice who completes the bridge is sent to town",
        "The apprentice who completes gold is sent to town in the middle of the game",
    }


def test_a_player_who_does_anything_fails_in_many() -> None:
    """The positions can be failed: of those who do anything that is sensible fewer fail than of those who do not."""
    wild = [position for position in POSITIONS if position.silly(Random(2).choice(position.legal))]
    sober = [
        position for position in POSITIONS if position.silly(Random(2).choice(sensible(position.view, position.legal)))
    ]
    assert len(wild) > len(POSITIONS) // 3
    assert len(sober) < len(wild) / 3
