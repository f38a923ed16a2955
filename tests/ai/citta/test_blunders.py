"""Nobody of the two upper levels makes a move that a beginner would call silly, in any position of `blunders`."""

from random import Random
from typing import Final

import pytest

from leonardo.ai.citta.dominated import sensible
from leonardo.ai.player import Budget
from leonardo.ai.players import chooser, players_of
from leonardo.engine.citta import GAME
from leonardo.engine.citta.actions import Action, LayWork
from leonardo.engine.citta.questions import WorkQuestion
from leonardo.engine.citta.view import View
from tests.ai.citta import blunders
from tests.ai.citta.blunders import Position
from tests.diagonal import diagonal

POSITIONS: Final = (*blunders.CARDS, *blunders.COURSE, *blunders.UNIONS)
BUDGETS: Final = (Budget(tries=16), Budget(tries=128))
"""So little that no player may rely on thinking long, and more than it thinks at the table."""
LEVELS: Final = [player.name for player in players_of(GAME.name) if player.name != "random"]
EASY, CAREFUL = LEVELS[:2], LEVELS[2:]
EASY_SHARE: Final = 0.7  # what the easier levels must pass of the positions

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
def test_each_position_has_something_silly_and_something_better(position: Position) -> None:
    assert {position.silly(action) for action in position.game.legal} == {True, False}


@each_position
@pytest.mark.parametrize(("seed", "level"), diagonal([0, 1], CAREFUL, quick=12))
def test_nobody_careful_does_what_is_silly(level: str, seed: int, position: Position) -> None:
    for budget in BUDGETS:
        chosen = decided(level, position, seed, budget)
        assert not position.silly(chosen), f"{budget.tries} tries: {chosen}"


@each_position
def test_a_journeyman_is_silly_only_in_laying_works_anywhere(position: Position) -> None:
    laid_anywhere = isinstance(view_of(position).question, WorkQuestion)
    for seed in range(4):
        chosen = decided(EASY[1], position, seed, BUDGETS[0])
        assert not position.silly(chosen) or (laid_anywhere and isinstance(chosen, LayWork))


@pytest.mark.parametrize("level", EASY)
def test_the_easier_levels_do_something_silly_seldom(level: str) -> None:
    wrong = [each.words for each in POSITIONS if each.silly(decided(level, each, 1, BUDGETS[0]))]
    assert len(wrong) <= (1 - EASY_SHARE) * len(POSITIONS), wrong


def test_much_that_is_silly_is_left_out_before_the_choice() -> None:
    left = [
        each.words
        for each in POSITIONS
        if any(each.silly(action) for action in sensible(view_of(each), each.game.legal))
    ]
    assert len(left) < len(POSITIONS) / 2, left


def test_a_player_who_does_anything_fails_in_many() -> None:
    wild = [each for each in POSITIONS if each.silly(Random(2).choice(each.game.legal))]
    assert len(wild) > len(POSITIONS) // 3
