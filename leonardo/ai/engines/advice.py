"""Advice of Leonardo, the strongest level: its best choices, thought through with more care, and why they are good."""

from collections.abc import Mapping, Sequence
from math import inf
from random import Random
from typing import Final

from attrs import evolve

from leonardo.ai.advice import NOTHING, Advised
from leonardo.ai.advising import compare, with_reasons
from leonardo.ai.engines import candidates, search, thumb
from leonardo.ai.engines.dominated import sensible
from leonardo.ai.engines.levels import LEONARDO
from leonardo.ai.engines.reasons import THOUGHTS, reason
from leonardo.ai.engines.temper import Temper
from leonardo.ai.halving import Rated
from leonardo.ai.player import Budget
from leonardo.engine.engines.actions import Action, Move, Stop
from leonardo.engine.engines.view import View

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
    plans = _same_movement(then)

    def rate(actions: Sequence[Action], part: Budget, also: Sequence[Action], *, thorough: bool) -> list[Rated[Action]]:
        depth = _THOROUGH if thorough else LEONARDO.depth
        return search.rate(view, actions, random, part, depth, also, plans if thorough else NOTHING)

    rated = compare(rate, _promising(view, legal, random), legal, also, budget)
    return with_reasons(lambda action: reason(view, action), THOUGHTS, rated)


def _promising(view: View, legal: Sequence[Action], random: Random) -> list[Action]:
    """Return the sensible choices that are worth a thought: of a thousand ways to divide an army hardly any is."""
    kept = sensible(view, legal)
    usual = thumb.decide(view, kept, random, Temper())
    return list(dict.fromkeys((usual, *candidates.choose(view, kept, usual, LEONARDO.depth.choices))))


def _same_movement(then: Mapping[Action, Action]) -> Mapping[Action, Action]:
    """Return what was done next where it belongs to the same move: movements directly after one another do."""
    return {one: other for one, other in then.items() if isinstance(one, Move) and isinstance(other, Move | Stop)}


ADVISER: Final = advise
"""What the game's record of players names."""
