"""A player that learns from its own games in PettingZoo: proximal policy optimization in one file, as in CleanRL.

    pip install ".[pettingzoo]" torch
    python3 examples/ppo.py davinci --steps 1000 --rivals random

All seats share one network, which sees what its seat knows and says the next word. Masked words have no chance. Games
are played to their end, in batches. `--minutes` learns for a time, `--games` then meets rivals in as many games.
"""

import argparse
import random as chance
import time
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, Final

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

from leonardo import api
from leonardo.environments.vectors import layout
from leonardo.environments.words import Decision, vocabulary
from leonardo.environments.zoo import SAID, env

LEARNING_RATE: Final = 5e-4
GAMMA: Final = 1.0  # a win counts the same however long the game
GAE_LAMBDA: Final = 0.98
CLIP: Final = 0.2
ENTROPY: Final = 0.01
VALUE: Final = 0.5
MAX_GRAD_NORM: Final = 0.5
BATCH: Final = 2048  # words before each update, to the end of the last game
MINIBATCH: Final = 256
EPOCHS: Final = 3
HIDDEN: Final = 128
MASKED: Final = -1e8


def layer_init(layer: nn.Linear, std: float = 2**0.5) -> nn.Linear:
    nn.init.orthogonal_(layer.weight, std)
    nn.init.constant_(layer.bias, 0.0)
    return layer


class Agent(nn.Module):
    """A critic, which says how likely a seat wins, and an actor, which says the next word."""

    def __init__(self, inputs: int, words: int) -> None:
        super().__init__()
        self.critic = nn.Sequential(
            layer_init(nn.Linear(inputs, HIDDEN)), nn.Tanh(), layer_init(nn.Linear(HIDDEN, 1), std=1.0)
        )
        self.actor = nn.Sequential(
            layer_init(nn.Linear(inputs, HIDDEN)), nn.Tanh(), layer_init(nn.Linear(HIDDEN, words), std=0.01)
        )

    def get_value(self, seen: torch.Tensor) -> torch.Tensor:
        return self.critic(seen).squeeze(-1)

    def get_action_and_value(
        self, seen: torch.Tensor, mask: torch.Tensor, action: torch.Tensor | None = None
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
        chances = Categorical(logits=torch.where(mask, self.actor(seen), MASKED))
        if action is None:
            action = chances.sample()
        return action, chances.log_prob(action), chances.entropy(), self.get_value(seen)


def inputs(vector: Any, said: Any) -> torch.Tensor:
    """Return what the network looks at: large numbers count little more than small ones."""
    seen = np.concatenate([vector, said]).astype(np.float32)
    return torch.from_numpy(np.sign(seen) * np.log1p(np.abs(seen)) / 4)


class Rollout:
    """The words of a batch of games, and what became of them."""

    def __init__(self) -> None:
        self.seen: list[torch.Tensor] = []
        self.masks: list[torch.Tensor] = []
        self.actions: list[torch.Tensor] = []
        self.logprobs: list[torch.Tensor] = []
        self.advantages: list[float] = []
        self.returns: list[float] = []

    def add(self, steps: list[tuple[torch.Tensor, ...]], reward: float) -> None:
        """Take in the words of one seat from the beginning of a game to its end, where the reward comes."""
        advantage, after = 0.0, 0.0
        found: list[tuple[float, float]] = []
        for number, (*_, value) in enumerate(reversed(steps)):
            delta = (reward if number == 0 else 0.0) + GAMMA * after - value.item()
            advantage = delta + GAMMA * GAE_LAMBDA * advantage
            after = value.item()
            found.append((advantage, advantage + value.item()))
        for (seen, mask, action, logprob, _), (better, worth) in zip(steps, reversed(found), strict=True):
            self.seen.append(seen)
            self.masks.append(mask)
            self.actions.append(action)
            self.logprobs.append(logprob)
            self.advantages.append(better)
            self.returns.append(worth)


def play(table: Any, agent: Agent, steps: int) -> Rollout:
    """Let an agent play against itself for so many words at least, to the end of the last game."""
    rollout = Rollout()
    while len(rollout.seen) < steps:
        table.reset()
        said: dict[str, list[tuple[torch.Tensor, ...]]] = defaultdict(list)
        for name in table.agent_iter():
            observation, reward, termination, truncation, _ = table.last()
            if termination or truncation:
                rollout.add(said.pop(name, []), float(reward))
                table.step(None)
                continue
            seen = inputs(observation["observation"], observation["said"])
            mask = torch.from_numpy(observation["action_mask"].astype(bool))
            with torch.no_grad():
                action, logprob, _, value = agent.get_action_and_value(seen, mask)
            said[name].append((seen, mask, action, logprob, value))
            table.step(action.item())
    return rollout


def update(agent: Agent, optimizer: torch.optim.Optimizer, rollout: Rollout) -> dict[str, float]:
    """Make words with an advantage likelier, as far as they stay near to what they were; return what was lost."""
    seen, masks = torch.stack(rollout.seen), torch.stack(rollout.masks)
    actions, logprobs = torch.stack(rollout.actions), torch.stack(rollout.logprobs)
    advantages, returns = torch.tensor(rollout.advantages), torch.tensor(rollout.returns)
    for indices in minibatches(len(seen)):
        _, newlogprob, entropy, newvalue = agent.get_action_and_value(seen[indices], masks[indices], actions[indices])
        ratio = (newlogprob - logprobs[indices]).exp()
        better = advantages[indices]
        better = (better - better.mean()) / (better.std() + 1e-8)
        policy_loss = torch.max(-better * ratio, -better * torch.clamp(ratio, 1 - CLIP, 1 + CLIP)).mean()
        value_loss = 0.5 * ((newvalue - returns[indices]) ** 2).mean()
        loss = policy_loss - ENTROPY * entropy.mean() + VALUE * value_loss
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(agent.parameters(), MAX_GRAD_NORM)
        optimizer.step()
    return {"policy": policy_loss.item(), "value": value_loss.item(), "entropy": entropy.mean().item()}


def minibatches(count: int) -> Iterator[torch.Tensor]:
    for _ in range(EPOCHS):
        yield from (part for part in torch.randperm(count).split(MINIBATCH) if len(part) > 1)


def learn(
    game: str, steps: int, seed: int = 0, minutes: float = 0, **agreed: Any
) -> tuple[Agent, int, dict[str, float]]:
    """Learn for so many words at least, and for so many minutes; return the agent, its words, and the last losses."""
    torch.manual_seed(seed)
    table = env(game, **agreed)
    table.reset(seed=seed)
    first = table.observe(table.agent_selection)
    agent = Agent(len(first["observation"]) + len(first["said"]), len(first["action_mask"]))
    optimizer = torch.optim.Adam(agent.parameters(), lr=LEARNING_RATE, eps=1e-5)
    losses: dict[str, float] = {}
    done, began = 0, time.monotonic()
    while done < steps or time.monotonic() - began < 60 * minutes:
        rollout = play(table, agent, min(BATCH, max(steps, 1)))
        losses = update(agent, optimizer, rollout)
        done += len(rollout.seen)
    return agent, done, losses


def player(agent: Agent, game: str, seats: int) -> api.Choose:
    """Return an agent as a player for `leonardo.api`, which says the likeliest words."""
    told, words = layout(game, seats), vocabulary(game)

    def choose(view: api.Data, legal: Any, random: chance.Random) -> int:  # noqa: ARG001 - it draws nothing
        decision = Decision.among(map(words.spell, legal))
        vector = np.array(told.vector(view), np.float32)
        while decision.decided is None:
            said = np.zeros(SAID, np.int16)
            last = decision.said[:SAID]
            said[: len(last)] = [word + 1 for word in last]
            with torch.no_grad():
                logits = agent.actor(inputs(vector, said))
            decision = decision.say(max(decision.words, key=lambda word: logits[word].item()))
        return decision.decided

    return choose


def meet(game: str, who: "str | api.Choose", rivals: str, games: int, seats: int, **agreed: Any) -> float:
    """Return the share of wins of a player against rivals in all other seats; it sits in each seat in turn."""
    won = 0.0
    for number in range(games):
        seated: list[str | api.Choose] = [rivals] * seats
        seated[number % seats] = who
        winners = api.play(game, seated, seed=f"meet {number // seats}", **agreed).winners
        won += (number % seats in winners) / max(1, len(winners))
    return won / games


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game by playing it, then meet rivals.")
    parser.add_argument("game", choices=api.GAMES)
    parser.add_argument("--steps", type=int, default=1000, help="words to learn from, at least")
    parser.add_argument("--minutes", type=float, default=0, help="minutes to learn for, at least")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rivals", nargs="*", default=[], help="built-in players to meet")
    parser.add_argument("--games", type=int, default=60, help="games against each of them")
    parser.add_argument("--save", help="where to keep the network")
    chosen = parser.parse_args()
    game, seats = chosen.game, chosen.seats
    agent, done, losses = learn(game, chosen.steps, chosen.seed, chosen.minutes, seats=seats)
    print(f"{done} words; last losses: {', '.join(f'{name} {loss:.3f}' for name, loss in losses.items())}")
    if chosen.save:
        torch.save(agent.state_dict(), chosen.save)
    for rivals in chosen.rivals:
        share = meet(game, player(agent, game, seats), rivals, chosen.games, seats)
        print(f"against {rivals}: {share:.0%} of {chosen.games} games")


if __name__ == "__main__":
    main()
