"""How advice comes about in any game: the best choices are sifted, rated in the same games, and given their reasons.

A game gives how choices are rated, what a choice leaves out as senseless, and the facts that speak for one.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, Generic, Protocol, TypeVar

from attrs import evolve, frozen

from leonardo.ai.advice import NOTHING, Advised
from leonardo.ai.estimate import NO_GAP, Estimating, Gap, SeatEstimate, in_units, sure
from leonardo.ai.player import Budget
from leonardo.ai.search import Depth, Search
from leonardo.ai.sequential_halving import Rated
from leonardo.ai.thought import Reason, Thoughts

ActionT = TypeVar("ActionT")

BEST: Final = 3  # how many choices are told of, at most
TRIES: Final = 256  # imagined games, over all choices, where the budget does not say
_SIFTING: Final = 0.5
"""The part of the budget that goes into finding the best choices; the rest compares these in the same games."""


@frozen
class Compared(Generic[ActionT]):
    """A choice as it was `rated`, what can be `expected` by it, and what it falls short of the best one by."""

    rated: Rated[ActionT]
    expected: SeatEstimate
    gap: Gap


class Rate(Protocol[ActionT]):
    """Rates choices, the best first."""

    def __call__(
        self, actions: Sequence[ActionT], budget: Budget, also: Sequence[ActionT], /, *, thorough: bool
    ) -> list[Rated[ActionT]]:
        """Return the rated choices; where it is `thorough`, those in `also` in the same games, to the end."""


ViewT = TypeVar("ViewT")
SameMove = Mapping[type[Any], tuple[type[Any], ...]]
"""What may belong to the same move as an action, if the seat does it next."""


@frozen(kw_only=True)
class Advising(Generic[ViewT, ActionT]):
    """Gives advice: compares the best choices by looking as `far` ahead, sifted by looking `near`.

    `sensible` leaves out what nobody should do, `promising` also what is not worth a thought. `facts` tells what speaks
    for an action.
    """

    far: Depth
    near: Depth
    search: Callable[[ViewT, Depth], Search[Any, Any, ActionT]]
    sensible: Callable[[ViewT, Sequence[ActionT]], Sequence[ActionT]]
    promising: Callable[[ViewT, Sequence[ActionT], Random], Sequence[ActionT]] = lambda _, kept, __: kept
    same_move: SameMove
    estimator: Estimating
    facts: Callable[[ViewT], Callable[[ActionT], Sequence[Reason]]]
    thoughts: Thoughts

    def __call__(
        self,
        view: ViewT,
        legal: Sequence[ActionT],
        random: Random,
        budget: Budget,
        also: Sequence[ActionT] = (),
        then: Mapping[ActionT, ActionT] = NOTHING,
        /,
    ) -> list[Advised]:
        """Return the best choices of the viewer and all in `also`, rated in the same imagined games, the best first.

        Raises:
            ValueError: for the view of an onlooker, who has nothing to decide.
        """
        plans = {done: later for done, later in then.items() if isinstance(later, self.same_move.get(type(done), ()))}

        def rate(
            actions: Sequence[ActionT], part: Budget, also: Sequence[ActionT], *, thorough: bool
        ) -> list[Rated[ActionT]]:
            depth, follows = (self.far, plans) if thorough else (self.near, NOTHING)
            return self.search(view, depth).rate(actions, random, part, also, follows)

        good = self.sensible(view, legal)
        rated = compare(rate, self.promising(view, good, random), legal, also, budget)
        return with_reasons(self.facts(view), self.thoughts, estimated(self.estimator, view, rated, budget, good))


def compare(
    rate: Rate[ActionT],
    sensible: Sequence[ActionT],
    legal: Sequence[ActionT],
    also: Sequence[ActionT],
    budget: Budget,
) -> list[Rated[ActionT]]:
    """Return the best two or three of the `sensible` actions and all in `also`, rated in the same games, best first."""
    began = time.perf_counter()
    kept = list(sensible) if len(legal) > BEST else list(dict.fromkeys((*sensible, *legal)))
    if len(kept) > BEST:
        kept = [each.action for each in rate(kept, _part(budget, _SIFTING), (), thorough=False)[:BEST]]
    told = list(dict.fromkeys((*kept, *also)))
    compared = told if len(told) > 1 else [*told, next(each for each in legal if each not in told)]
    left = _rest(budget, time.perf_counter() - began)
    return [each for each in rate(compared, left, compared, thorough=True) if each.action in told]


def _part(budget: Budget, share: float) -> Budget:
    seconds = None if budget.seconds is None else budget.seconds * share
    return Budget(seconds, round((budget.tries or TRIES) * share))


def _rest(budget: Budget, spent: float) -> Budget:
    seconds = None if budget.seconds is None else max(0.0, budget.seconds - spent)
    return evolve(_part(budget, 1 - _SIFTING), seconds=seconds)


def estimated(
    estimator: Estimating,
    view: Any,  # noqa: ANN401 - that of any game
    rated: Sequence[Rated[ActionT]],
    budget: Budget,
    sensible: Sequence[ActionT] = (),
) -> list[Compared[ActionT]]:
    """Return rated choices with what can be expected by each, in the order of what is shown of that.

    By the best one it is what is estimated of the seat when it has done that, as near to what is estimated before it
    as can be. Another one falls short of that by what it did worse in the same imagined games, as far as that fits what
    is estimated when it has done the other. The best one is among what is `sensible`, if anything is.
    """
    good = [each for each in rated if each.action in sensible] or rated
    if budget.compared:
        return _rough(rated, good)
    seat, spent = view.viewer, Budget(seconds=budget.seconds)
    before = estimator(view, spent)
    after = {each.action: estimator(view, spent, each.action).seats[seat] for each in rated}

    def gap(better: Rated[ActionT], worse: Rated[ActionT]) -> Gap:
        whole = after[better.action].near(before.seats[seat])
        return NO_GAP if worse is better else before.scale.gap(better, worse, whole, after[worse.action])

    best = max(good, key=lambda each: (each.likely, each.score))
    first = min(good, key=lambda each: _place(each, after[best.action].less(gap(best, each).told)))
    whole, found = after[first.action].near(before.seats[seat]), []
    for each in rated:
        behind = gap(first, each).no_better
        found.append(Compared(each, whole.less(behind.told, after[each.action]), behind))
    return sorted(found, key=lambda each: (each.rated is not first, *_place(each.rated, each.expected)))


def _rough(rated: Sequence[Rated[ActionT]], good: Sequence[Rated[ActionT]]) -> list[Compared[ActionT]]:
    found = [Compared(each, SeatEstimate(sure(each.likely), sure(each.score)), NO_GAP) for each in rated]
    order = sorted(found, key=lambda each: _place(each.rated, each.expected))
    first = next(each for each in order if each.rated in good)
    return [first, *(each for each in order if each is not first)]


def _place(rated: Rated[Any], expected: SeatEstimate) -> tuple[float, ...]:
    """Return where a choice stands: by its chance in percent, then by its score as it is shown, then by its worth."""
    return -round(100 * expected.chance.likely), -sum(in_units(expected.score)), -rated.worth


def with_reasons(
    facts: Callable[[ActionT], Sequence[Reason]], thoughts: Thoughts, compared: Sequence[Compared[ActionT]]
) -> list[Advised]:
    """Give each choice, the best first, a reason that parts it from the best one, the best from the next best.

    That is the weightiest fact that speaks for it and not for the other one, too, or else what was found out. The
    latter also for the best, where another choice has the higher score: who reads both must see why it is the best.
    Choices that are as good, as far as can be foreseen, need not be parted; a guess would part them.
    """
    told: list[Reason] = []
    for each in compared:
        others = [other for other in compared if other is not each]
        beside = _beside(each, compared)
        shared = [*told, *(fact for other in beside for fact in facts(other.rated.action))]
        guesses = each is compared[0] and (beside or len(compared) == 1)
        own = [
            fact
            for fact in facts(each.rated.action)
            if not any(map(fact.holds_as_well, shared)) and (guesses or not fact.guess)
        ]
        poorer = each is compared[0] and round(_lost(others)) >= 1
        told.append(_found(thoughts, each, compared) if poorer or not own else own[0])
    return [
        Advised(
            each.rated.action,
            each.rated.worth,
            each.rated.score,
            each.rated.tries,
            why.key,
            why.values,
            chance=each.rated.chance,
            estimate=each.expected,
            gap=each.gap,
        )
        for each, why in zip(compared, told, strict=True)
    ]


def _beside(each: Compared[ActionT], compared: Sequence[Compared[ActionT]]) -> Sequence[Compared[ActionT]]:
    """Return what a choice must be parted from: the best one, or of that the next; nothing where both are as good."""
    best = compared[0]
    worse = each if each is not best else next(iter(compared[1:]), best)
    if not worse.gap.beyond_doubt:
        return []
    return [worse if each is best else best]


def _lost(others: Sequence[Compared[ActionT]]) -> float:
    return max((-other.gap.told.score.likely for other in others), default=0.0)


def _found(thoughts: Thoughts, each: Compared[ActionT], compared: Sequence[Compared[ActionT]]) -> Reason:
    """Return what thinking on has shown, where nothing in particular speaks for a choice."""
    if each is not compared[0]:
        return thoughts.behind(each.gap)
    found = thoughts.ahead(compared[1].gap) if len(compared) > 1 else thoughts.alike
    some_worse = any(other.gap.beyond_doubt for other in compared)
    return thoughts.best if found == thoughts.alike and some_worse else found
