"""The ceiling: Leonardo as it would play if it were shown everything.

Every world that it thinks through is the true one. How often the honest one still wins against such players tells how
much it loses by what it cannot know.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from attrs import frozen

from leonardo.ai.davinci import search
from leonardo.ai.davinci.levels import LEONARDO, Searching
from leonardo.ai.davinci.sense import sensible
from leonardo.ai.player import Budget
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import view


@frozen
class Seeing:
    """A searching level that is shown everything; it thinks as far and as long as the level does."""

    level: Searching

    def __call__(self, state: State, seat: int, legal: Sequence[Action], random: Random, budget: Budget, /) -> Action:
        """Return the choice that did best within the budget."""
        seen = view(state, seat)
        kept = sensible(seen, legal)
        if len(kept) == 1:
            return kept[0]
        level = self.level
        return search.rate(seen, kept, random, budget, level.depth, level.temper, deal=lambda _: state)[0].action


SEEING: Final = Seeing(LEONARDO)
