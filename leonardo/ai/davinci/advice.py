"""Advice of Leonardo, the strongest level: its best choices, thought through with more care, and why they are good."""

from collections.abc import Mapping, Sequence
from functools import partial
from math import inf
from random import Random
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.advice import NOTHING, Advised
from leonardo.ai.advising import Advising
from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.estimating import ESTIMATOR
from leonardo.ai.davinci.idle_workers import never_idle
from leonardo.ai.davinci.levels import LEONARDO
from leonardo.ai.davinci.reasons import Grounds, facts
from leonardo.ai.davinci.reasons.thought import THOUGHTS
from leonardo.ai.player import Budget
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
from leonardo.engine.davinci.view import View

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
