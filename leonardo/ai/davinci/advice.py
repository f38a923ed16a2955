"""Advice of Leonardo, the strongest level: its best choices, thought through with more care, and why they are good."""

from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from math import inf
from random import Random
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.advice import NOTHING, Advised
from leonardo.ai.advising import Advising
from leonardo.ai.calibration import of_package
from leonardo.ai.davinci import beliefs
from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.idle_workers import never_idle
from leonardo.ai.davinci.levels import LEONARDO
from leonardo.ai.davinci.reasons import THOUGHTS, Grounds, facts
from leonardo.ai.davinci.rollouts.player import Rollout
from leonardo.ai.davinci.search import BLUR, sums
from leonardo.ai.estimate import Estimating, Judged, Prospect
from leonardo.ai.player import Budget
from leonardo.ai.sequential_halving import World, Worlds
from leonardo.engine.davinci import flow
from leonardo.engine.davinci.actions import (
    Action,
    Buy,
    Done,
    Interrupt,
    Move,
    Reorder,
    SaveFlorin,
    Start,
    Stay,
    TakeBox,
)
from leonardo.engine.davinci.constants import LAST_ROUND, Phase
from leonardo.engine.davinci.determinize import Dealer
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.questions import WorkQuestion
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.view import View
from leonardo.engine.davinci.view import view as view_of

TRIES: Final = 64  # worlds that are imagined for an estimate
_LOOKS: Final = 12
"""In how many more each way to start work is tried, before it is estimated how the seats stand."""
_STARTS: Final = "starts"


def _worth(tried: Sequence[Judged], seat: int) -> tuple[float, float]:
    return sum(each.shares[seat] for each in tried), sum(each.scores[seat] for each in tried)


class DavinciProspect(Prospect[State]):
    """What lies under laboratories and in the deck by the beliefs of the viewer, and the quick player's rounds."""

    def __init__(self, view: View) -> None:
        self._view, self._dealer, self._viewer = view, Dealer(view, beliefs.weigh), view.viewer
        self._rollout = Rollout(LEONARDO.temper.rates, Random(0), BLUR)
        self._last = max(1, view.round)
        phases = (view.phase - Phase.START_WORK) / (Phase.COMPLETION - Phase.START_WORK + 1)
        self.course = min(1.0, max(0.0, (view.round - 1 + phases) / LAST_ROUND))
        self.sides = tuple(range(len(view.seats)))
        self.over = view.phase is Phase.OVER

    def deal(self, random: Random) -> State:
        return self._dealer.deal(random)

    def now(self, world: World[State]) -> Judged:
        draft = Draft(world.state)
        return Judged(*sums(draft, over=self.over))

    def ahead(self, world: World[State]) -> Judged:
        return self._ahead(world, self._start)

    def _ahead(self, world: World[State], start: Action | None) -> Judged:
        """Return how the seats stand after the round, when the viewer has begun it with a choice, if it is one's."""
        draft, self._rollout.random = Draft(world.state), world.players()
        options = world.state.options
        if start is not None:
            options = flow.play_on(draft, start)
        while options and draft.round <= self._last:
            options = flow.play_on(draft, self._rollout.choose(draft, options))
        return Judged(*sums(draft, over=not options))

    @cached_property
    def _start(self) -> Action | None:
        """What the viewer does about its work, where that is asked: the quick player would start at random.

        A hint tells the best choice, so what is to be expected before is what comes of a good one, too.
        """
        view, viewer = self._view, self._viewer
        if viewer is None or not isinstance(view.question, WorkQuestion) or not view.options:
            return None
        options = sensible(view, view.options)
        worlds = Worlds(self.deal, Random(_STARTS))
        tried = {each: [self._ahead(worlds(number), each) for number in range(_LOOKS)] for each in options}
        return max(options, key=lambda each: _worth(tried[each], viewer))

    def after(self, state: State, action: Action) -> State:
        return flow.apply(state, action).state

    def seen(self, state: State) -> View:
        return view_of(state, self._viewer)


ESTIMATOR: Final = Estimating(DavinciProspect, partial(of_package, __package__), TRIES)


_WORK: Final = (Interrupt, Start, Done)


@frozen(kw_only=True)
class DavinciAdvising(Advising[View, Action]):
    """Gives advice, and tells what is ruled out: what the strongest level does not think of."""

    def __call__(
        self,
        view: View,
        legal: Sequence[Action],
        random: Random,
        budget: Budget,
        also: Sequence[Action] = (),
        then: Mapping[Action, Action] = NOTHING,
        /,
    ) -> list[Advised]:
        """Return the best choices of the viewer and all in `also`, rated in the same imagined games, the best first.

        Raises:
            ValueError: if nothing is asked of the seat.
        """
        good = sensible(view, view.options)
        told = super().__call__(view, legal, random, budget, also, then)
        return [evolve(each, ruled_out=each.action not in good) for each in told]


ADVISER: Final = DavinciAdvising(
    far=evolve(LEONARDO.depth, certainty=inf),  # what each leads to is told, too, even where the best choice is clear
    near=LEONARDO.depth,
    search=LEONARDO.search,
    sensible=lambda view, legal: never_idle(view, sensible(view, legal)),
    same_move={Interrupt: _WORK, Start: _WORK, TakeBox: (Buy, SaveFlorin, Move, Stay, Reorder)},
    estimator=ESTIMATOR,
    facts=lambda view: partial(facts, Grounds(view)),
    thoughts=THOUGHTS,
)
JUDGE: Final = evolve(ADVISER, far=evolve(ADVISER.far, rounds=2))
"""Weighs decisions that were made a round further: a component in hand looks like little until work begins with it."""
FURTHER: Final = evolve(ADVISER, far=evolve(ADVISER.far, rounds=3))
"""Weighs them by looking yet a round further: what costs something costs it by either."""
