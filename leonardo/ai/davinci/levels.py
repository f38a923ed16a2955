"""The levels: players that differ by how far and how carefully they think, never by help or by silly moves.

Each has the temper `EVEN`; `tempered` gives a level another one.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.davinci import beliefs
from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.heuristics.player import Thumb
from leonardo.ai.davinci.idle_workers import never_idle, settled
from leonardo.ai.davinci.personalities import EVEN, TEMPERS, Personality
from leonardo.ai.davinci.rollouts.estimates import Rates
from leonardo.ai.davinci.rollouts.player import Rollout
from leonardo.ai.davinci.search import DavinciSearch, Deal
from leonardo.ai.player import Budget
from leonardo.ai.search import Depth
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
    temper: Personality = EVEN

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
    temper: Personality = EVEN

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

    depth: Depth
    temper: Personality = EVEN

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
        awake = never_idle(view, kept)
        rated = self.search(view, self.depth, deal).rate(kept, random, budget)
        return next((each.action for each in rated if each.action in awake), awake[0])

    def search(self, view: View, depth: Depth, deal: Deal | None = None) -> DavinciSearch:
        """Return how it thinks a decision through, so far ahead."""
        return DavinciSearch(view, depth, self.temper, deal)


Level = Glancing | Lapsing | Searching | Thumb  # a player of this game that can be given a temper

APPRENTICE: Final = Glancing(blur=1.5, artless=True)
JOURNEYMAN: Final = Glancing(blur=0.2)
MASTER: Final = Lapsing(lapses=0.25)
LEONARDO: Final = Searching(
    Depth(tries=128, patience=1.5, rounds=1, further=640, margin=0.01, doubt=0.7, few=3, alike=0.002)
)


def tempered(level: Level, temper: Personality) -> Level:
    if isinstance(level, Thumb):
        return Thumb(temper.weights)
    return evolve(level, temper=temper)


def with_temper(level: Level, name: str) -> Level:
    return tempered(level, next(temper for temper in TEMPERS if temper.name == name))
