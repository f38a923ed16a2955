"""Advice of Leonardo, the strongest level: its best choices, thought through with more care, and why they are good."""

from collections.abc import Sequence
from functools import partial
from math import inf
from random import Random
from typing import Final

from attrs import evolve

from leonardo.ai.advising import Advising
from leonardo.ai.calibration import of_package
from leonardo.ai.citta import evaluation, unions
from leonardo.ai.citta.dominated import sensible
from leonardo.ai.citta.levels import LEONARDO
from leonardo.ai.citta.reasons import THOUGHTS, facts
from leonardo.ai.citta.search import CittaSearch, Dealer, Street, quick_player
from leonardo.ai.citta.worth import FARTHEST
from leonardo.ai.estimate import Estimating, Judged, Prospect
from leonardo.ai.sequential_halving import World
from leonardo.engine.citta.actions import Action, Bet, Done, LayWork, LetFall, Refuse, StayAlone
from leonardo.engine.citta.draft import Draft
from leonardo.engine.citta.flow import FLOW
from leonardo.engine.citta.questions import AnswerQuestion, ProposalQuestion, RescueQuestion
from leonardo.engine.citta.state import speaker_of, winners
from leonardo.engine.citta.view import View
from leonardo.engine.citta.view import view as view_of

_ALONE: Final[dict[type, Action]] = {
    ProposalQuestion: StayAlone(),
    AnswerQuestion: Refuse(),
    RescueQuestion: LetFall(),
}
"""What is answered wherever a guild could be formed: an estimate counts on none that nobody has made."""
TRIES: Final = 48
"""Worlds that are imagined for an estimate: over each twelve the machine of fate gives every number once."""


class CittaProspect(Prospect[Street]):
    """The piles in some order, and rounds by the rules of thumb, in which nobody forms another guild."""

    def __init__(self, view: View) -> None:
        self._dealer, self._viewer = Dealer(view), view.viewer
        self._last = max(1, view.round) + LEONARDO.depth.rounds - 1
        limit = view.table.rounds
        self.course = min(1.0, max(0.0, (view.round - 0.5) / limit if limit else view.round / (view.round + FARTHEST)))
        self.sides = tuple(speaker_of(view.parties, seat) for seat in range(len(view.parties)))
        self.over = view.round > 0 and view.question is None and not view.agenda

    def deal(self, random: Random) -> Street:
        return self._dealer.deal(random)

    def now(self, world: World[Street]) -> Judged:
        state = world.state.state
        shares, florins = evaluation.sums(Draft(state), over=self.over)
        if self.over:
            first = winners(state.parties, state.owners, state.works)
            shares = [float(seat in first) for seat in range(state.table.seats)]
        return Judged(shares, florins)

    def ahead(self, world: World[Street]) -> Judged:
        draft, choose = Draft(world.state.state), quick_player(world)
        options = FLOW.answers(draft)
        while options and draft.round <= self._last:
            alone = _ALONE.get(type(draft.question))
            options = FLOW.play_on(draft, choose(draft, options) if alone is None else alone)
        return Judged(*evaluation.sums(draft, over=not options))

    def after(self, state: Street, action: Action) -> Street:
        """Return a dealt-out street when whoever decides in it has done this; a proposal is answered, too."""
        done = FLOW.apply(state.state, action).state
        if isinstance(done.question, AnswerQuestion):
            done = FLOW.apply(done, unions.answer(done, done.question)).state
        return evolve(state, state=done)

    def seen(self, state: Street) -> View:
        return view_of(state.state, self._viewer)


def one_for_each_stake(choices: Sequence[Action]) -> Sequence[Action]:
    """Return the choices, of the same stake on several goods only one: each has two numbers (rule 12.2)."""
    stakes = {choice.florins: choice for choice in reversed(choices) if isinstance(choice, Bet)}
    return [choice for choice in choices if not isinstance(choice, Bet) or choice is stakes[choice.florins]]


ESTIMATOR: Final = Estimating(CittaProspect, partial(of_package, __package__), TRIES)


ADVISER: Final = Advising(
    far=evolve(LEONARDO.depth, certainty=inf),  # what each leads to is told, too, even where the best choice is clear
    near=LEONARDO.depth,
    search=CittaSearch,
    sensible=sensible,
    promising=lambda _, kept, __: one_for_each_stake(kept),
    same_move={LayWork: (LayWork, Done)},
    estimator=ESTIMATOR,
    facts=lambda view: partial(facts, view),
    thoughts=THOUGHTS,
)
FURTHER: Final = evolve(ADVISER, far=evolve(ADVISER.far, rounds=ADVISER.far.rounds + 2))
"""Weighs decisions that were made by looking further: what costs something costs it by either."""
