"""The levels: players that differ by how far and how carefully they think, never by help or by silly moves."""

from collections.abc import Sequence
from random import Random
from typing import Final

from attrs import frozen

from leonardo.ai.citta import search, thumb
from leonardo.ai.citta.dominated import sensible
from leonardo.ai.citta.search import Depth
from leonardo.ai.player import Budget
from leonardo.engine.citta.actions import Action, Done, LayWork
from leonardo.engine.citta.questions import SideQuestion, WorkQuestion
from leonardo.engine.citta.terms import WORKS_A_TURN
from leonardo.engine.citta.view import View


@frozen
class Casual:
    """Plays by rules of thumb, but buys works of art as the fancy takes it.

    It thinks of works in a share of its turns (`fancy`), buys so many at most (`works`), and lays them wherever there
    is room.
    """

    fancy: float
    works: int = WORKS_A_TURN

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget, /) -> Action:
        """Return what it fancies, where that is sensible."""
        kept = sensible(view, legal)
        chosen = kept[0] if len(kept) == 1 else thumb.choose(view, kept, random, budget)
        question = view.question
        if not isinstance(question, WorkQuestion) or not isinstance(chosen, LayWork):
            return chosen
        if question.bought >= self.works or random.random() >= self.fancy:
            return Done()
        return random.choice([action for action in kept if isinstance(action, LayWork)])


@frozen
class Weighing:
    """Plays by rules of thumb: what each thing is worth, and how much must be kept for the rents ahead."""

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget, /) -> Action:
        """Return what the rules of thumb say, where that is sensible."""
        kept = sensible(view, legal)
        return kept[0] if len(kept) == 1 else thumb.choose(view, kept, random, budget)


@frozen
class Searching:
    """Looks ahead from each promising choice through many imagined games, and takes what comes out best."""

    depth: Depth

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget, /) -> Action:
        """Return the choice that did best within the budget.

        Raises:
            ValueError: for the view of an onlooker, who has nothing to decide.
        """
        kept = sensible(view, legal)
        if len(kept) == 1:
            return kept[0]
        if isinstance(view.question, SideQuestion):
            return thumb.choose(view, kept, random, budget)  # both sides are alike
        return search.rate(view, kept, random, budget, self.depth)[0].action


APPRENTICE: Final = Casual(fancy=0.5, works=1)
JOURNEYMAN: Final = Casual(fancy=0.8)
MASTER: Final = Weighing()
LEONARDO: Final = Searching(Depth())
