"""The levels: players that differ by how soundly they judge and whether they look ahead, never by help."""

from collections.abc import Sequence
from random import Random
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.engines import heuristics
from leonardo.ai.engines.dominated import prudent, sensible
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.search import EnginesSearch
from leonardo.ai.player import Budget
from leonardo.ai.search import Depth
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.questions import (
    BidQuestion,
    ChooseQuestion,
    MoveQuestion,
    SettleQuestion,
    TurnQuestion,
)
from leonardo.engine.engines.view import View

_LOOKED_AHEAD: Final = (SettleQuestion, BidQuestion, ChooseQuestion, TurnQuestion, MoveQuestion)
"""Where looking ahead tells more than the rules of thumb; a fight is fought by these."""


@frozen
class Weighing:
    """Plays by rules of thumb, and now and then looks less far than it could.

    At so many of the decisions in its turns (`lapses`) it thinks of points that are given at once and of free land
    only.
    """

    temper: Personality
    lapses: float = 0.0

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget, /) -> Action:  # noqa: ARG002 - it is quick
        """Return what the rules of thumb say to a temper."""
        chance = random.random() if isinstance(view.question, TurnQuestion) else 1.0
        temper = evolve(self.temper, narrow=True) if chance < self.lapses else self.temper
        chosen = heuristics.decide(view, sensible(view, legal), random, temper)
        return prudent(view, legal, chosen) if temper.careful else chosen


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
        if not isinstance(view.question, _LOOKED_AHEAD):
            return heuristics.decide(view, kept, random, Personality())
        return prudent(view, legal, EnginesSearch(view, self.depth).rate(kept, random, budget)[0].action)


APPRENTICE: Final = Weighing(
    Personality(
        sure=0.5, walls=2.0, bids=0.75, leads=0.5, exact=False, rough=0.7, gathers=False, careful=False, unites=False
    ),
    lapses=0.12,
)
JOURNEYMAN: Final = Weighing(
    Personality(sure=0.6, walls=0.7, exact=False, rough=0.4, gathers=False, unites=False), lapses=0.1
)
MASTER: Final = Weighing(Personality())
LEONARDO: Final = Searching(Depth(tries=20, patience=1.0, rounds=1, margin=0.01, doubt=0.7, few=5, alike=0.004))
