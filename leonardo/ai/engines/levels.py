"""The levels: players that differ by how soundly they judge, never by help or by what they know."""

from collections.abc import Sequence
from random import Random
from typing import Final

from attrs import frozen

from leonardo.ai.engines import thumb
from leonardo.ai.engines.temper import Temper
from leonardo.ai.player import Budget
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.questions import TurnQuestion
from leonardo.engine.engines.view import View


@frozen
class Weighing:
    """Plays by rules of thumb, and now and then (`whims`) ends a turn early."""

    temper: Temper
    whims: float = 0.0

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget, /) -> Action:  # noqa: ARG002 - it is quick
        """Return what the rules of thumb say to a temper."""
        if self.whims and isinstance(view.question, TurnQuestion) and random.random() < self.whims:
            return legal[-1]
        return thumb.decide(view, legal, random, self.temper)


APPRENTICE: Final = Weighing(Temper(sure=0.5, walls=0.3, bids=0.35), whims=0.15)
JOURNEYMAN: Final = Weighing(Temper(sure=0.6, walls=0.6, bids=0.45), whims=0.05)
MASTER: Final = Weighing(Temper())
