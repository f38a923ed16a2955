"""A small player that learns from its own games in PettingZoo, with NumPy alone: REINFORCE with a linear policy.

    pip install ".[pettingzoo]"
    python3 examples/learn.py davinci 1000

All seats share one policy. It weighs each word by what the seat knows, and says one of those that the mask allows.
After a game, the words of seats that did better than usual become likelier. A thousand steps take some seconds and
teach little: the loop is what is shown here.
"""

import sys
from typing import Any, Final

import numpy as np

from leonardo.environments.zoo import env

RATE: Final = 0.01  # how far one game moves the weights
Array = Any


class Policy:
    """Weights for each number that a seat knows and each word that it can say."""

    def __init__(self, inputs: int, words: int, seed: int) -> None:
        self.weights = np.zeros((inputs, words))
        self.usual = 0.0
        self._random = np.random.default_rng(seed)

    def choose(self, seen: Array, mask: Array) -> tuple[int, Array]:
        """Return a word, and the chances of all of them."""
        worth = np.where(mask == 1, seen @ self.weights, -np.inf)
        chances = np.exp(worth - worth.max())
        chances /= chances.sum()
        return int(self._random.choice(len(chances), p=chances)), chances

    def learn(self, said: list[tuple[Array, int, Array]], reward: float) -> None:
        """Make what a seat said likelier after a reward above the usual one, and less likely after one below."""
        better = reward - self.usual
        self.usual += 0.05 * better
        seen = np.array([each for each, _, _ in said])
        towards = -np.array([chances for _, _, chances in said])
        towards[np.arange(len(said)), [word for _, word, _ in said]] += 1
        self.weights += RATE * better / len(said) * (seen.T @ towards)


def learn(game: str, steps: int, seed: int = 0, **agreed: object) -> tuple[Policy, list[float]]:
    """Let a policy play against itself for so many words at least, to the end of the last game.

    Return it, and how far each game moved its weights.
    """
    table = env(game, **agreed)
    table.reset(seed=seed)
    first = table.observe(table.agent_selection)
    policy = Policy(len(inputs(first)), len(first["action_mask"]), seed)
    moved: list[float] = []
    done = 0
    while done < steps:
        said: dict[str, list[tuple[Array, int, Array]]] = {agent: [] for agent in table.possible_agents}
        before = policy.weights.copy()
        for agent in table.agent_iter():
            observation, reward, termination, truncation, _ = table.last()
            if termination or truncation:
                if said[agent]:
                    policy.learn(said[agent], float(reward))
                table.step(None)
                continue
            seen = inputs(observation)
            word, chances = policy.choose(seen, observation["action_mask"])
            said[agent].append((seen, word, chances))
            table.step(word)
            done += 1
        moved.append(float(np.abs(policy.weights - before).sum()))
        table.reset()
    return policy, moved


def inputs(observation: dict[str, Array]) -> Array:
    """Return what a policy looks at: large numbers count little more than small ones, and all of them are small."""
    seen = np.concatenate([observation["observation"], observation["said"], [1.0]])
    grown: Array = np.sign(seen) * np.log1p(np.abs(seen))
    return grown / np.sqrt(len(seen))


if __name__ == "__main__":
    _, moved_by = learn(sys.argv[1], int(sys.argv[2]))
    print(f"{len(moved_by)} games; they moved the weights by {', '.join(f'{each:.3f}' for each in moved_by)}")
