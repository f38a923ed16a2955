"""How advice comes about in any game: the best choices are sifted, rated in the same games, and given their reasons.

A game gives how choices are rated, what a choice leaves out as senseless, and the facts that speak for one.
"""

import time
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

from attrs import evolve

from leonardo.ai.advice import Advised
from leonardo.ai.halving import Rated
from leonardo.ai.player import Budget
from leonardo.ai.thought import Reason, Thoughts

ActionT = TypeVar("ActionT")

BEST: Final = 3
"""How many choices are told of, at most."""
TRIES: Final = 256
"""Imagined games, over all choices, where the budget does not say."""
_SIFTING: Final = 0.5
"""The part of the budget that goes into finding the best choices; the rest compares these in the same games."""
_ALIKE: Final = 0.005
"""A difference of worth that means nothing."""
_AS_MUCH: Final = 0.02
"""A difference of worth that so few imagined games do not tell from chance."""


class Rate(Protocol[ActionT]):
    """Rates choices, the best first."""

    def __call__(
        self, actions: Sequence[ActionT], budget: Budget, also: Sequence[ActionT], /, *, thorough: bool
    ) -> list[Rated[ActionT]]:
        """Return the rated choices; where it is `thorough`, those in `also` in the same games, to the end."""


def compare(
    rate: Rate[ActionT],
    sensible: Sequence[ActionT],
    legal: Sequence[ActionT],
    also: Sequence[ActionT],
    budget: Budget,
) -> list[Rated[ActionT]]:
    """Return the best two or three of the `sensible` actions and all in `also`, rated in the same games, best first."""
    began = time.perf_counter()
    kept = list(sensible)
    if len(kept) > BEST:
        kept = [each.action for each in rate(kept, _part(budget, _SIFTING), (), thorough=False)[:BEST]]
    told = list(dict.fromkeys((*kept, *also)))
    compared = told if len(told) > 1 else [*told, next(each for each in legal if each not in told)]
    left = _rest(budget, time.perf_counter() - began)
    rated = [each for each in rate(compared, left, compared, thorough=True) if each.action in told]
    return _in_order(rated)


def _in_order(rated: Sequence[Rated[ActionT]]) -> list[Rated[ActionT]]:
    """Return choices, the best first; of those worth as much as the best, as far as can be told, by what is told."""
    best = max((each.worth for each in rated), default=0.0)

    def place(each: Rated[ActionT]) -> tuple[float, ...]:
        if each.worth < best - _AS_MUCH:
            return (1, -each.worth)
        return 0, -round(each.likely, 2), -round(each.score), -each.worth

    return sorted(rated, key=place)


def _part(budget: Budget, share: float) -> Budget:
    seconds = None if budget.seconds is None else budget.seconds * share
    return Budget(seconds, round((budget.tries or TRIES) * share))


def _rest(budget: Budget, spent: float) -> Budget:
    """Return what is left of a budget after the sifting, which took so many seconds."""
    seconds = None if budget.seconds is None else max(0.0, budget.seconds - spent)
    return evolve(_part(budget, 1 - _SIFTING), seconds=seconds)


def with_reasons(
    reason: Callable[[ActionT], Reason | None], thoughts: Thoughts, rated: Sequence[Rated[ActionT]]
) -> list[Advised]:
    """Give each choice, the best first, the reason that speaks for it, or what was found out.

    The latter where a better one has the same reason; and for the best, where another choice has the higher score: who
    reads both must see why it is the best.
    """
    told: list[Reason] = []
    for each in rated:
        poorer = each is rated[0] and round(each.score) < max(round(other.score) for other in rated)
        why = None if poorer else reason(each.action)
        told.append(_found(thoughts, each, rated) if why is None or why in told else why)
    return [
        Advised(each.action, each.worth, each.score, each.tries, why.key, why.values, chance=each.chance)
        for each, why in zip(rated, told, strict=True)
    ]


def _found(thoughts: Thoughts, rated: Rated[ActionT], all_rated: Sequence[Rated[ActionT]]) -> Reason:
    """Return what thinking on has shown, where nothing in particular speaks for a choice."""
    best, *others = all_rated
    if rated is best:
        return thoughts.ahead(best, others[0]) if others else thoughts.alike
    return thoughts.as_good if best.worth - rated.worth < _ALIKE else thoughts.behind(rated, best)
