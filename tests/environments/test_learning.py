"""The example of a player that learns, for 1,000 steps; it needs the extra `pettingzoo`."""

from collections.abc import Mapping
from importlib import import_module
from typing import Any

import pytest

from leonardo import api

SHORT: Mapping[str, Mapping[str, Any]] = {"davinci": {}, "citta": {"rounds": 3}, "engines": {"target": 5}}

pytestmark = [pytest.mark.environments, pytest.mark.filterwarnings("default")]


@pytest.mark.parametrize("game", api.GAMES)
def test_it_learns_for_a_thousand_steps(game: str) -> None:
    learn = import_module("examples.learn").learn
    policy, moved = learn(game, 1000, seed=3, **SHORT[game])
    assert moved
    assert all(0 < each < float("inf") for each in moved)
    again, _ = learn(game, 1000, seed=3, **SHORT[game])
    assert (policy.weights == again.weights).all(), "a seed gives the same player"
