"""Advice of Leonardo, the strongest level: its best choices, thought through with more care, and why they are good."""

import time
from collections.abc import Mapping, Sequence
from math import inf
from random import Random
from typing import Final

from attrs import evolve, frozen

from leonardo.ai.advice import NOTHING, Advised
from leonardo.ai.davinci import search
from leonardo.ai.davinci.dominated import sensible
from leonardo.ai.davinci.levels import LEONARDO
from leonardo.ai.davinci.reasons import Grounds, Reason, reason
from leonardo.ai.davinci.reasons.thought import ALIKE, AS_GOOD, ahead, behind
from leonardo.ai.davinci.resting import restless
from leonardo.ai.davinci.search import Depth
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

BEST: Final = 3
"""How many choices are told of, at most."""
_TRIES: Final = 256
"""Imagined games, over all choices, where the budget does not say."""
_SIFTING: Final = 0.5
"""The part of the budget that goes into finding the best choices; the rest compares these in the same games."""
_ALIKE: Final = 0.005
"""A difference of worth that means nothing."""
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

    depth: Depth

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
    depth: Depth,
    view: View,
    legal: Sequence[Action],
    random: Random,
    budget: Budget,
    also: Sequence[Action],
    then: Mapping[Action, Action],
) -> list[Advised]:
    kept = restless(view, sensible(view, legal))
    began = time.perf_counter()
    if len(kept) > BEST:
        kept = [each.action for each in _rate(view, kept, random, _part(budget, _SIFTING), LEONARDO.depth)[:BEST]]
    told = list(dict.fromkeys((*kept, *also)))
    compared = told if len(told) > 1 else [*told, next(each for each in legal if each not in told)]
    left = _rest(budget, time.perf_counter() - began)
    plans = {done: later for done, later in then.items() if isinstance(later, _SAME_MOVE.get(type(done), ()))}
    rated = [each for each in _rate(view, compared, random, left, depth, compared, plans) if each.action in told]
    rated.sort(key=lambda each: -each.worth)
    good = sensible(view, view.options)
    return [evolve(each, ruled_out=each.action not in good) for each in with_reasons(Grounds(view), rated)]


def _rate(
    view: View,
    actions: Sequence[Action],
    random: Random,
    budget: Budget,
    depth: Depth,
    also: Sequence[Action] = (),
    then: Mapping[Action, Action] = NOTHING,
) -> list[Rated[Action]]:
    return search.rate(view, actions, random, budget, depth, LEONARDO.temper, also, then=then)


def _part(budget: Budget, share: float) -> Budget:
    seconds = None if budget.seconds is None else budget.seconds * share
    return Budget(seconds, round((budget.tries or _TRIES) * share))


def _rest(budget: Budget, spent: float) -> Budget:
    """Return what is left of a budget after the sifting, which took so many seconds."""
    seconds = None if budget.seconds is None else max(0.0, budget.seconds - spent)
    return evolve(_part(budget, 1 - _SIFTING), seconds=seconds)


def with_reasons(grounds: Grounds, rated: Sequence[Rated[Action]]) -> list[Advised]:
    """Give each choice, the best first, the reason that speaks for it, or what was found out.

    The latter where a better one has the same reason; and for the best, where another choice brings more florins: who
    reads both must see why it is the best.
    """
    told: list[Reason] = []
    for each in rated:
        poorer = each is rated[0] and round(each.score) < max(round(other.score) for other in rated)
        why = None if poorer else reason(grounds, each.action)
        told.append(_found(each, rated) if why is None or why in told else why)
    return [
        Advised(each.action, each.worth, each.score, each.tries, why.key, why.values, chance=each.chance)
        for each, why in zip(rated, told, strict=True)
    ]


def _found(rated: Rated[Action], all_rated: Sequence[Rated[Action]]) -> Reason:
    """Return what thinking on has shown, where nothing in particular speaks for a choice."""
    best, *others = all_rated
    if rated is best:
        return ahead(best, others[0]) if others else Reason(ALIKE)
    return Reason(AS_GOOD) if best.worth - rated.worth < _ALIKE else behind(rated, best)
