"""Measuring the pace of players: every decision belongs to a round."""

import pytest

from leonardo.ai.player import UNLIMITED
from leonardo.arena.plan import MatchPlan
from leonardo.arena.playing import play
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from scripts.measure_pace import by_round


def test_all_that_was_thought_is_thought_in_a_round() -> None:
    finished = play(MatchPlan(GAME, Options(2), ("random",), 2, 1, "1", UNLIMITED).task(0))
    thought = by_round(finished)
    assert sorted(thought) == list(range(1, 10))
    assert sum(thought.values()) == pytest.approx(sum(map(sum, finished.outcome.milliseconds)))
