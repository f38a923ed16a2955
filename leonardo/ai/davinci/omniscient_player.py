"""The ceiling: Leonardo as it would play if it were shown everything.

Every world that it thinks through is the true one. How often the honest one still wins against such players tells how
much it loses by what it cannot know.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from attrs import frozen

from leonardo.ai.davinci.levels import LEONARDO, Searching
from leonardo.ai.player import Budget
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import view


@frozen
class OmniscientPlayer:
    """A searching level that is shown everything; it thinks as far and as long as the level does."""

    level: Searching

    def __call__(self, state: State, seat: int, legal: Sequence[Action], random: Random, budget: Budget, /) -> Action:
        """Return the choice that did best within the budget."""
        return self.level(view(state, seat), legal, random, budget, deal=lambda _: state)


SEEING: Final = OmniscientPlayer(LEONARDO)
