"""Advice of Leonardo, the strongest level: its best choices, thought through with more care, and why they are good."""

from collections.abc import Mapping, Sequence
from math import inf
from random import Random
from typing import Final

from attrs import evolve

from leonardo.ai.advice import NOTHING, Advised
from leonardo.ai.advising import compare, with_reasons
from leonardo.ai.citta import search
from leonardo.ai.citta.dominated import sensible
from leonardo.ai.citta.levels import LEONARDO
from leonardo.ai.citta.reasons import THOUGHTS, reason
from leonardo.ai.halving import Rated
from leonardo.ai.player import Budget
from leonardo.engine.citta.actions import Action, Done, LayWork
from leonardo.engine.citta.view import View

_THOROUGH: Final = evolve(LEONARDO.depth, certainty=inf)
"""Thought to the end even where the best choice is clear: what each leads to is told, too."""


def advise(
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
        ValueError: for the view of an onlooker, who has nothing to decide.
    """
    plans = _same_move(then)

    def rate(actions: Sequence[Action], part: Budget, also: Sequence[Action], *, thorough: bool) -> list[Rated[Action]]:
        depth = _THOROUGH if thorough else LEONARDO.depth
        return search.rate(view, actions, random, part, depth, also, plans if thorough else NOTHING)

    rated = compare(rate, sensible(view, legal), legal, also, budget)
    return with_reasons(lambda action: reason(view, action), THOUGHTS, rated)


def _same_move(then: Mapping[Action, Action]) -> Mapping[Action, Action]:
    """Return what was done next where it belongs to the same move: works of one turn do."""
    return {one: other for one, other in then.items() if isinstance(one, LayWork) and isinstance(other, LayWork | Done)}


ADVISER: Final = advise
