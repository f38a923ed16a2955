"""Looking ahead in Leonardo da Vinci: worlds by the beliefs of the seat, and seats judged by the learned value."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from leonardo.ai.davinci import beliefs, candidates
from leonardo.ai.davinci.heuristics.player import Thumb
from leonardo.ai.davinci.judging import value
from leonardo.ai.davinci.personalities import Personality
from leonardo.ai.davinci.rollouts.player import Rollout
from leonardo.ai.player import UNLIMITED
from leonardo.ai.search import Choose, Depth, End, Search
from leonardo.ai.sequential_halving import World, Worlds
from leonardo.engine.davinci import flow
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.determinize import Dealer
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.rules.rounds import total, winners
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import View

Deal = Callable[[Random], State]
"""Gives a world to try choices in."""


BLUR: Final = 0.1
"""How roughly the quick player judges in these thoughts (a factor)."""


class DavinciSearch(Search[State, Draft, Action]):
    """Thinks one decision of an inventor through.

    `deal` gives the worlds in which the choices are tried; usually they are dealt out by the beliefs of the seat.
    """

    def __init__(self, view: View, depth: Depth, personality: Personality, deal: Deal | None = None) -> None:
        super().__init__(view, depth)
        self._view = view
        self._deal = deal or Dealer(view, beliefs.weigh).deal
        self._usual = Thumb(personality.weights)
        self._rollout = Rollout(personality.rates, Random(0), BLUR)

    def deal(self, random: Random) -> State:
        return self._deal(random)

    def choices(
        self, worlds: Worlds[State], legal: Sequence[Action], random: Random
    ) -> tuple[Action, Sequence[Action]]:
        first = worlds(0).state
        usual = self._usual(self._view, legal, random, UNLIMITED)
        self._rollout.random = random
        return usual, candidates.choose(self._rollout, first, legal, self.depth.choices)

    def begin(self, world: World[State]) -> tuple[Draft, Choose[Draft, Action]]:
        self._rollout.random = world.players()
        choose = self._rollout.choose
        return Draft(world.state), lambda draft, options: choose(draft, tuple(options))

    def play_on(self, draft: Draft, action: Action) -> tuple[Action, ...]:
        return flow.play_on(draft, action)

    def judge(self, draft: Draft, *, over: bool) -> End:
        return judged(draft, self._seat, over=over)


def judged(draft: Draft, seat: int, *, over: bool) -> End:
    """Return a seat's share of the first place, what it is ahead by of the best rival, and its florins."""
    shares, totals = sums(draft, over=over)
    own = totals[seat]
    rival = max(each for number, each in enumerate(totals) if number != seat)
    return shares[seat], own - rival, own


def sums(draft: Draft, *, over: bool) -> tuple[list[float], list[float]]:
    """Return each seat's share of the first place and its florins: at the end, or to be expected there."""
    if not over:
        totals, spread = value.expected(draft)
        return value.shares(totals, spread), totals
    first = winners(draft.seats)
    return [1 / len(first) if seat in first else 0.0 for seat in range(len(draft.seats))], [
        float(total(each)) for each in draft.seats
    ]
