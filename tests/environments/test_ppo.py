"""The example of proximal policy optimization, for 1,000 steps; it needs the extra `pettingzoo`, and PyTorch."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import pytest

from leonardo import api

SHORT: Mapping[str, Mapping[str, Any]] = {"davinci": {}, "citta": {"rounds": 3}, "engines": {"target": 5}}

pytestmark = [pytest.mark.environments, pytest.mark.filterwarnings("default")]


@pytest.mark.parametrize("game", api.GAMES)
def test_it_learns_for_a_thousand_steps_and_meets_rivals(game: str) -> None:
    pytest.importorskip("torch")
    ppo = import_module("examples.ppo")
    agent, done, losses = ppo.learn(game, 1000, seed=3, seats=3, **SHORT[game])
    assert done >= 1000
    assert all(abs(loss) < float("inf") for loss in losses.values())
    assert losses["entropy"] > 0
    share = ppo.meet(game, ppo.player(agent, game, 3), "random", 3, 3, **SHORT[game])
    assert 0 <= share <= 1
