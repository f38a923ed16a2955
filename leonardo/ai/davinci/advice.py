"""Advice of Leonardo, the strongest level: its best choices, thought through with more care, and why they are good."""

from collections.abc import Mapping, Sequence
from math import inf
from random import Random
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.advice import NOTHING, Advised
from leonardo.ai.advising import compare, with_reasons
from leonardo.ai.davinci import search
from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.levels import LEONARDO
from leonardo.ai.davinci.reasons import Grounds, reason
from leonardo.ai.davinci.reasons.thought import THOUGHTS
from leonardo.ai.davinci.resting import restless
from leonardo.ai.davinci.search import RolloutDepth
from leonardo.ai.halving import Rated
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

_THOROUGH: Final = evolve(LEONARDO.depth, certainty=inf)
"""Thought to the end even where the best choice is clear: what each leads to is told, too."""
_FURTHER: Final = evolve(_THOROUGH, rounds=2)
"""A round further: a component in hand when a round begins looks like little until work is begun with it."""
_SAME_MOVE: Final[Mapping[type[Action], tuple[type[Action], ...]]] = {
    Interrupt: (Interrupt, Start, Done),
    Start: (Interrupt, Start, Done),
    TakeBox: (Buy, SaveFlorin, Move, Stay, Reorder),
}
"""What may belong to the same move as an action, if the seat does it next."""


@frozen
class Advising:
    """Gives advice; `depth` is how far it looks ahead to compare the best choices."""

    depth: RolloutDepth

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
        return _advise(self.depth, view, legal, random, budget, also, then)


ADVISER: Final = Advising(_THOROUGH)
JUDGE: Final = Advising(_FURTHER)
"""Weighs decisions that were made, by what the seat then made of them and a round further."""


def _advise(
    depth: RolloutDepth,
    view: View,
    legal: Sequence[Action],
    random: Random,
    budget: Budget,
    also: Sequence[Action],
    then: Mapping[Action, Action],
) -> list[Advised]:
    plans = {done: later for done, later in then.items() if isinstance(later, _SAME_MOVE.get(type(done), ()))}

    def rate(actions: Sequence[Action], part: Budget, also: Sequence[Action], *, thorough: bool) -> list[Rated[Action]]:
        far, follows = (depth, plans) if thorough else (LEONARDO.depth, NOTHING)
        return search.rate(view, actions, random, part, far, LEONARDO.temper, also, then=follows)

    rated = compare(rate, restless(view, sensible(view, legal)), legal, also, budget)
    good, grounds = sensible(view, view.options), Grounds(view)
    told = with_reasons(lambda action: reason(grounds, action), THOUGHTS, rated)
    return [evolve(each, ruled_out=each.action not in good) for each in told]
