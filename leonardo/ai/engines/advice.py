"""Advice of Leonardo, the strongest level: its best choices, thought through with more care, and why they are good."""

from collections.abc import Sequence
from functools import partial
from math import inf
from random import Random
from typing import Final

from attrs import evolve

from leonardo.ai.advising import Advising
from leonardo.ai.calibration import of_package
from leonardo.ai.engines import evaluation, heuristics, search
from leonardo.ai.engines.dominated import sensible
from leonardo.ai.engines.levels import LEONARDO
from leonardo.ai.engines.personality import Personality
from leonardo.ai.engines.reasons import THOUGHTS, facts
from leonardo.ai.engines.search import ComparingSearch, Dealer, Field, steady_player
from leonardo.ai.estimate import Estimating, Judged, Prospect
from leonardo.ai.sequential_halving import World
from leonardo.engine.engines.actions import Action, Move, Stop
from leonardo.engine.engines.draft import Draft
from leonardo.engine.engines.flow import FLOW
from leonardo.engine.engines.view import View
from leonardo.engine.engines.view import view as view_of

TRIES: Final = 24  # worlds that are imagined for an estimate


class EnginesProspect(Prospect[Field]):
    """The decks in some order, dice and hidden bids, and the rest of the round by the quick player."""

    def __init__(self, view: View) -> None:
        self._dealer, self._viewer = Dealer(view), view.viewer
        self._last = max(1, view.round)
        most = max(player.points for player in view.players)
        self.course = min(1.0, max(0.0, most / view.table.target))
        self.sides = tuple(range(view.table.seats))
        self.floors = tuple(float(player.points) for player in view.players)
        self.over = view.round > 0 and view.question is None and not view.agenda

    def deal(self, random: Random) -> Field:
        return self._dealer.deal(random)

    def now(self, world: World[Field]) -> Judged:
        return Judged(*evaluation.sums(Draft(world.state.state), over=self.over))

    def ahead(self, world: World[Field]) -> Judged:
        draft, choose = Draft(world.state.state), steady_player(world)
        options = FLOW.answers(draft)
        while options and draft.round <= self._last:
            options = FLOW.play_on(draft, choose(draft, options))
        return Judged(*evaluation.sums(draft, over=not options))

    def after(self, state: Field, action: Action) -> Field:
        return evolve(state, state=FLOW.apply(state.state, action).state)

    def seen(self, state: Field) -> View:
        return view_of(state.state, self._viewer)


ESTIMATOR: Final = Estimating(EnginesProspect, partial(of_package, __package__), TRIES)


def _promising(view: View, kept: Sequence[Action], random: Random) -> list[Action]:
    """Return the sensible choices that are worth a thought: of a thousand ways to divide an army hardly any is."""
    usual = heuristics.decide(view, kept, random, Personality())
    return list(dict.fromkeys((usual, *search.promising(view, kept, usual, LEONARDO.depth.choices))))


ADVISER: Final = Advising(
    far=evolve(LEONARDO.depth, certainty=inf),  # what each leads to is told, too, even where the best choice is clear
    near=LEONARDO.depth,
    search=ComparingSearch,
    sensible=sensible,
    promising=_promising,
    same_move={Move: (Move, Stop)},
    estimator=ESTIMATOR,
    facts=lambda view: partial(facts, view),
    thoughts=THOUGHTS,
)
"""What the game's record of players names."""
FURTHER: Final = evolve(ADVISER, far=evolve(ADVISER.far, rounds=ADVISER.far.rounds + 1))
"""Weighs decisions that were made by looking further: what costs something costs it by either."""
