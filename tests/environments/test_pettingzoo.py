"""The games in PettingZoo, tried by its own tests; they need the extra `pettingzoo`.

`python3 -m pytest -m environments tests/environments` runs them. All other runs leave them out: see tests/conftest.py.
"""

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import pytest

from leonardo import api

SHORT: Mapping[str, Mapping[str, Any]] = {"davinci": {}, "citta": {"rounds": 3}, "engines": {"target": 5}}
ways = pytest.mark.parametrize("observe", ["vector", "fields"])

pytestmark = [
    pytest.mark.environments,
    pytest.mark.filterwarnings("default"),
    pytest.mark.parametrize("game", api.GAMES),
]


def made(game: str, seats: int | None = None, observe: str = "vector") -> Any:  # noqa: ANN401 - of another library
    return import_module("leonardo.environments.zoo").env(game, seats, observe=observe, **SHORT[game])


@ways
def test_it_is_an_environment(game: str, observe: str) -> None:
    import_module("pettingzoo.test").api_test(made(game, observe=observe), num_cycles=400)


def test_a_seed_gives_the_same_game(game: str) -> None:
    import_module("pettingzoo.test").seed_test(partial(made, game), num_cycles=100)


@ways
def test_observations_lie_in_their_space(game: str, observe: str) -> None:
    environment, random = made(game, observe=observe), Random(1)
    environment.reset(seed=4)
    rewards = dict.fromkeys(environment.possible_agents, 0.0)
    for agent in environment.agent_iter():
        observation, reward, over, _, _ = environment.last()
        assert environment.observation_space(agent).contains(observation)
        rewards[agent] += reward
        words = [word for word, may in enumerate(observation["action_mask"]) if may]
        assert over or len(words) > 1
        environment.step(None if over else random.choice(words))
    assert sum(rewards.values()) == pytest.approx(1)


def test_every_number_of_seats_can_play(game: str) -> None:
    for seats in api.seat_counts(game):
        environment = made(game, seats)
        environment.reset(seed=1)
        assert len(environment.agents) == seats


def test_only_who_decides_may_say_anything(game: str) -> None:
    environment = made(game)
    environment.reset(seed=2)
    others = [agent for agent in environment.agents if agent != environment.agent_selection]
    assert all(not environment.observe(agent)["action_mask"].any() for agent in others)
