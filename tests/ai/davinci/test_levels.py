"""The levels in few games: each is ahead of the one below; `docs/players.md` has the figures of many."""

from itertools import product

import pytest

from leonardo.ai.player import UNLIMITED
from leonardo.arena.plan import Task
from leonardo.arena.playing import play
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options

pytestmark = pytest.mark.slow


def firsts(one: str, others: str, deals: int) -> float:
    """The part of first places of one player against three others, on the same deals in each seat."""
    won = 0.0
    for deal, turn in product(range(deals), range(4)):
        seated = [others] * 4
        seated[turn] = one
        task = Task(GAME, Options(4), deal, f"31/{deal}", deal, tuple(seated), UNLIMITED)
        winners = play(task).outcome.winners
        won += (turn in winners) / len(winners)
    return won / (4 * deals)


@pytest.mark.parametrize(
    ("one", "others"), [("apprentice", "random"), ("journeyman", "apprentice"), ("master", "journeyman")]
)
def test_one_of_a_level_is_ahead_of_three_of_the_one_below(one: str, others: str) -> None:
    assert firsts(one, others, 4) >= 0.4


def test_leonardo_is_far_ahead_with_a_sixteenth_of_its_tries() -> None:
    """No clock is in it, so it is the same match each time; in it Leonardo is first in seven games of eight."""
    assert firsts("leonardo@8", "journeyman", 2) >= 0.7
