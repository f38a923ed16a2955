"""The levels: players that differ by how far and how carefully they think, never by help or by silly moves.

Each has the temper `EVEN`; `tempered` gives a level another one.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.davinci import beliefs, search
from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.resting import restless, settled
from leonardo.ai.davinci.rollouts.estimates import Rates
from leonardo.ai.davinci.rollouts.player import Rollout
from leonardo.ai.davinci.rules_of_thumb.thumb import Thumb
from leonardo.ai.davinci.search import Deal, RolloutDepth
from leonardo.ai.davinci.tempers import EVEN, TEMPERS, Temper
from leonardo.ai.player import Budget
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.determinize import Dealer
from leonardo.engine.davinci.view import View

_ARTLESS: Final = {
    "crew": 0.0,
    "hunger": 0.0,
    "keep": 0.0,
    "second_project": 0.0,
    "stock": 0.0,
    "tempo": 0.0,
    "trust": 0.6,
    "week": 0.1,
}
"""What a beginner does not think of yet: other uses of workers and laboratories, stocks, time, the unsure deck."""


@frozen
class Glancing:
    """Imagines what is hidden once, and takes what looks good at a glance.

    `blur` is how roughly it judges; an `artless` one thinks of the next step only.
    """

    blur: float
    artless: bool = False
    temper: Temper = EVEN

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget, /) -> Action:  # noqa: ARG002 - it is quick anyway
        """Return what looks good, where that is sensible.

        Raises:
            ValueError: if nothing is asked of the seat.
        """
        kept = sensible(view, legal)
        if len(kept) == 1:
            return kept[0]
        state = Dealer(view, beliefs.weigh).deal(random)
        chosen = Rollout(self._rates, random, self.blur).choose(state, tuple(legal))
        return settled(view, kept, chosen)

    @property
    def _rates(self) -> Rates:
        return evolve(self.temper.rates, **_ARTLESS) if self.artless else self.temper.rates


@frozen
class Lapsing:
    """Goes by rules of thumb, but now and then (a share of `lapses`) takes what looks good at a glance."""

    lapses: float
    temper: Temper = EVEN

    def __call__(self, view: View, legal: Sequence[Action], random: Random, budget: Budget, /) -> Action:
        """Return what the rules of thumb say, or what looks good, where that is sensible.

        Raises:
            ValueError: if nothing is asked of the seat.
        """
        if random.random() < self.lapses:
            return Glancing(JOURNEYMAN.blur, temper=self.temper)(view, legal, random, budget)
        return Thumb(self.temper.weights)(view, legal, random, budget)


@frozen
class Searching:
    """Looks ahead from each promising choice through many dealt-out worlds, and takes what comes out best."""

    depth: RolloutDepth
    temper: Temper = EVEN

    def __call__(
        self, view: View, legal: Sequence[Action], random: Random, budget: Budget, /, deal: Deal | None = None
    ) -> Action:
        """Return the choice that did best within the budget, in worlds of its beliefs unless `deal` gives others.

        Raises:
            ValueError: if nothing is asked of the seat.
        """
        kept = sensible(view, legal)
        if len(kept) == 1:
            return kept[0]
        awake = restless(view, kept)
        rated = search.rate(view, kept, random, budget, self.depth, self.temper, deal=deal)
        return next((each.action for each in rated if each.action in awake), awake[0])


Level = Glancing | Lapsing | Searching | Thumb
"""A player of this game that can be given a temper."""

APPRENTICE: Final = Glancing(blur=1.5, artless=True)
JOURNEYMAN: Final = Glancing(blur=0.2)
MASTER: Final = Lapsing(lapses=0.25)
LEONARDO: Final = Searching(
    RolloutDepth(tries=128, patience=1.5, rounds=1, margin=0.01, doubt=0.7, few=3, alike=0.002)  # a fifth of a florin
)


def tempered(level: Level, temper: Temper) -> Level:
    """Return a level with a temper."""
    if isinstance(level, Thumb):
        return Thumb(temper.weights)
    return evolve(level, temper=temper)


def with_temper(level: Level, name: str) -> Level:
    """Return a level with the temper of this name."""
    return tempered(level, next(temper for temper in TEMPERS if temper.name == name))
