"""The player that any game has: it does anything that is allowed, each with the same chance."""

from collections.abc import Sequence
from random import Random

from leonardo.ai.player import ActionT, Budget


def choose(view: object, legal: Sequence[ActionT], random: Random, budget: Budget) -> ActionT:  # noqa: ARG001 - it looks at nothing
    return random.choice(legal)
