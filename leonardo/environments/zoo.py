"""The games as environments of PettingZoo, in which agents decide one after the other (the extra `pettingzoo`).

    from leonardo.environments.zoo import env

    city = env("citta", seats=4)
    city.reset(seed=7)
    for agent in city.agent_iter():
        observation, reward, termination, truncation, info = city.last()
        action = None if termination else city.action_space(agent).sample(observation["action_mask"])
        city.step(action)

An action is a word of a decision; docs/environments.md says what words and slots mean.
"""

from typing import Any, Final, Literal

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from leonardo import api
from leonardo.environments.vectors import layout
from leonardo.environments.words import Decision, vocabulary

SAID: Final = 16  # words of the decision so far that an observation tells
_LARGEST: Final = float(1 << 24)  # whole numbers up to here are exact in 32 bits

Observe = Literal["vector", "fields"]


def env(
    game: str,
    seats: int | None = None,
    *,
    observe: Observe = "vector",
    render_mode: str | None = None,
    **agreed: object,
) -> AECEnv[str, dict[str, Any], int]:
    """Return a game as an environment that refuses what its mask does not allow.

    What is `agreed` on is named as in `leonardo.api.options`. An observation holds the view of its agent as one vector
    or as `fields` of a dictionary, the words said so far in a decision, and a mask of the words that can come next.

    Raises:
        ValueError: if there is no such game, or if what is agreed on is not possible by its rules.
    """
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(
            LeonardoEnv(game, seats, observe=observe, render_mode=render_mode, **agreed), illegal_reward=-1
        )
    )


class LeonardoEnv(AECEnv[str, dict[str, Any], int]):
    """A game without wrappers. A seat that wins alone has a reward of 1 at the end; several who win share it."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        observe: Observe = "vector",
        render_mode: str | None = None,
        **agreed: object,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"leonardo_{game}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._game, self._observe, self._agreed = game, observe, agreed
        self._position = api.new(game, seats, 0, **agreed)
        self._seats = self._position.seats
        self._words = vocabulary(game)
        self._layout = layout(game, self._seats)
        self._decision = Decision((), ())
        self._vectors: dict[int, Any] = {}
        """What the seats know in this position, as far as somebody asked."""
        self.possible_agents = [f"seat_{seat}" for seat in range(self._seats)]
        mask = spaces.Box(0, 1, (len(self._words),), np.int8)
        said = spaces.Box(0, len(self._words), (SAID,), np.int16)
        view = spaces.Dict({name: _box(at.stop - at.start) for name, at in self._layout.fields.items()})
        told = _box(len(self._layout.slots)) if observe == "vector" else view
        space = spaces.Dict({"observation": told, "said": said, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {each: spaces.Discrete(len(self._words)) for each in self.possible_agents}
        self._np_random = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo
        """Deal a new game: the same seed deals the same one, and without a seed chance goes on."""
        if seed is not None:
            self._np_random = np.random.default_rng(seed)
        self._position = api.new(self._game, self._seats, int(self._np_random.integers(1 << 62)), **self._agreed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._lead_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent knows; only the one that decides may say anything."""
        seat = self.possible_agents.index(agent)
        if seat not in self._vectors:
            self._vectors[seat] = np.array(self._layout.vector(self._position.view(seat)), np.float32)
        vector = self._vectors[seat].copy()
        mask = np.zeros(len(self._words), np.int8)
        said = np.zeros(SAID, np.int16)
        if seat == self._position.decider:
            mask[self._decision.words] = 1
            last = self._decision.said[:SAID]
            said[: len(last)] = [word + 1 for word in last]
        told: Any = vector
        if self._observe == "fields":
            told = {name: vector[at] for name, at in self._layout.fields.items()}
        return {"observation": told, "said": said, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Say a word; the last one of a decision plays the action.

        Raises:
            ValueError: if the word cannot come next.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} must say a word")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._decision = self._decision.say(int(action))
        if self._decision.decided is not None:
            self._position = self._position.act(self._decision.decided)
            self._lead_on()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the position in words, where the mode is `ansi`."""
        if self.render_mode is None:
            return None
        said = " ".join(self._words.words[word] for word in self._decision.said)
        return f"{self._position!r}, {said}" if said else repr(self._position)

    def close(self) -> None:
        """Leave nothing open: there is nothing."""

    def _lead_on(self) -> None:
        """Go to the next decision in which there is something to decide."""
        while not self._position.over and self._position.choices == 1:
            self._position = self._position.act(0)
        self._vectors.clear()
        position = self._position
        self._decision = Decision.among(map(self._words.spell, position.legal))
        if position.decider is not None:
            self.agent_selection = self.possible_agents[position.decider]
            return
        won = position.winners
        self.rewards = {f"seat_{seat}": (seat in won) / max(1, len(won)) for seat in range(self._seats)}
        self.terminations = dict.fromkeys(self.agents, True)


def _box(size: int) -> spaces.Box:
    return spaces.Box(-_LARGEST, _LARGEST, (size,), np.float32)
