"""Looking ahead: deal out what is hidden, play each choice on, and judge what comes of it.

Every choice meets the same dealt-out worlds and the same chance, so that they differ by what was chosen only. The
choices that look worst drop out as tries are spent (sequential halving).
"""

import time
from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Final

from attrs import frozen

from leonardo.ai import gc_pause
from leonardo.ai.davinci import beliefs, candidates, value
from leonardo.ai.davinci.rollout import Rollout
from leonardo.ai.davinci.tempers import Temper
from leonardo.ai.davinci.thumb import Thumb
from leonardo.ai.player import Budget
from leonardo.engine.davinci import flow
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.determinize import Dealer
from leonardo.engine.davinci.draft import Draft
from leonardo.engine.davinci.rounds import total, winners
from leonardo.engine.davinci.state import State
from leonardo.engine.davinci.terms import LAST_ROUND
from leonardo.engine.davinci.view import View

Deal = Callable[[Random], State]
"""Gives a world to try choices in."""


@frozen
class Depth:
    """How far a player looks ahead."""

    tries: int = 96
    """Thoughts that are played on for one decision, over all choices."""
    rounds: int = 1
    """Rounds that are played on before the value judges, this one included."""
    further: int = 640
    """From so many tries on the value judges a round later: they make up for the chance in a longer thought."""
    choices: int = 8
    """Choices that are looked at, at most."""
    margin: float = 0.01
    """What a florin ahead of the best rival counts beside the chance to end first."""
    blur: float = 0.1
    """How roughly the quick player judges in these thoughts (a factor)."""
    doubt: float = 0.7
    """By how many standard errors a choice must do better than the rules of thumb."""
    certainty: float = 3.0
    """By how many standard errors one choice must do better than all others to end the thinking early."""


_PATIENCE: Final = 1.5
"""Seconds after which a decision is made with the tries so far, unless the budget says otherwise."""
_SETTLING: Final = 8
"""Worlds after which, and after each so many more, a decision may be found settled."""
_ALIKE: Final = 0.002
"""A difference of worth that no further thought is spent on: a fifth of a florin."""


def _until(budget: Budget) -> float | None:
    """Return when thinking ends by the clock; never if only tries are limited, so that these can be repeated."""
    if budget.seconds is None and budget.tries is not None:
        return None
    return time.perf_counter() + (_PATIENCE if budget.seconds is None else budget.seconds)


@frozen
class Rated:
    """A choice and what came of it: how good it is (about 0 to 1), expected florins, and how often it was tried."""

    action: Action
    worth: float
    florins: float
    tries: int


class _Choice:
    def __init__(self, action: Action) -> None:
        self.action = action
        self.worths: list[float] = []
        self.florins = 0.0

    @property
    def tries(self) -> int:
        return len(self.worths)

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    def lead(self, other: "_Choice", doubt: float) -> float:
        """Return by how much it does better than another choice in the same worlds, less some doubt."""
        count = min(self.tries, other.tries)
        if self is other or not count:
            return 0.0
        mean, error = self._ahead(other)
        return mean - 1.0 if count < 3 else mean - doubt * error

    def settles(self, other: "_Choice", certainty: float) -> bool:
        """Return whether it is better than another choice beyond doubt, or as good for certain."""
        mean, error = self._ahead(other)
        return mean > certainty * error or abs(mean) + certainty * error < _ALIKE

    def _ahead(self, other: "_Choice") -> tuple[float, float]:
        """Return by how much it does better in the same worlds on average, and the standard error of that."""
        leads = [one - two for one, two in zip(self.worths, other.worths, strict=False)]
        mean = sum(leads) / len(leads)
        variance = sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1)
        return mean, sqrt(variance / len(leads))


def rate(
    view: View,
    legal: Sequence[Action],
    random: Random,
    budget: Budget,
    depth: Depth,
    temper: Temper,
    also: Sequence[Action] = (),
    deal: Deal | None = None,
) -> list[Rated]:
    """Return the sensible choices worth a thought, the best first.

    A choice of the rules of thumb stands until another does better beyond doubt. `legal` are sensible actions. Those
    in `also` are rated as well, with as many tries as the best, whether sensible or not. `deal` gives the worlds in
    which the choices are tried; usually they are dealt out by the beliefs of the seat.
    """
    with gc_pause.put_off():
        return _Search(view, legal, random, budget, depth, temper, also, deal).run()


class _Search:
    def __init__(
        self,
        view: View,
        legal: Sequence[Action],
        random: Random,
        budget: Budget,
        depth: Depth,
        temper: Temper,
        also: Sequence[Action],
        deal: Deal | None,
    ) -> None:
        if view.viewer is None:
            raise ValueError("an onlooker has nothing to decide")
        self.view = view
        self.seat = view.viewer
        self.random = random
        self.depth = depth
        self.tries = budget.tries if budget.tries is not None else depth.tries
        self.until = _until(budget)
        self.rollout = Rollout(temper.rates, random, depth.blur)
        rounds = depth.rounds + (self.tries >= depth.further)
        self.last = min(LAST_ROUND, max(1, view.round) + rounds - 1)
        self.deal = deal or Dealer(view, beliefs.weigh).deal
        self.worlds: list[tuple[State, int]] = []
        first = self._world(0)[0]
        usual = Thumb(temper.weights)(view, legal, random, budget)
        actions = candidates.choose(self.rollout, first, legal, depth.choices)
        self.choices = [_Choice(action) for action in dict.fromkeys((usual, *also, *actions))]
        self.kept = self.choices[: len({usual, *also})]

    def _world(self, number: int) -> tuple[State, int]:
        """Return a dealt-out state and the seed of the chance in it."""
        while len(self.worlds) <= number:
            self.worlds.append((self.deal(self.random), self.random.getrandbits(32)))
        return self.worlds[number]

    def run(self) -> list[Rated]:
        """Spend the tries, half of the choices dropping out each time."""
        left = list(self.choices)
        stages = max(1, (len(left) - 1).bit_length())
        done = 0
        for _ in range(stages if len(left) > 1 else 0):
            done += max(1, round(self.tries / stages / len(left)))
            if self._play_on(left, done):
                break
            left = self._better_half(left)
        usual, doubt = self.choices[0], self.depth.doubt
        order = sorted(self.choices, key=lambda each: -each.lead(usual, doubt))
        return [Rated(each.action, each.mean, each.florins / max(1, each.tries), each.tries) for each in order]

    def _play_on(self, left: list[_Choice], worlds: int) -> bool:
        """Try what is left in so many worlds; return whether nothing more is to be thought about."""
        for number in range(left[0].tries, worlds):
            for choice in left:
                self._try(choice, number)
            if self._late() or ((number + 1) % _SETTLING == 0 and self._settled(left)):
                return True
        return False

    def _settled(self, left: list[_Choice]) -> bool:
        best = max(left, key=lambda choice: choice.mean)
        return all(best is each or best.settles(each, self.depth.certainty) for each in left)

    def _better_half(self, left: list[_Choice]) -> list[_Choice]:
        """Return those that did best, and what is kept in any case."""
        others = sorted((each for each in left if each not in self.kept), key=lambda choice: -choice.mean)
        return [*self.kept, *others[: len(left) // 2]]

    def _late(self) -> bool:
        return self.until is not None and time.perf_counter() > self.until

    def _try(self, choice: _Choice, number: int) -> None:
        state, seed = self._world(number)
        self.rollout.random = Random(seed)
        draft = Draft(state)
        options = flow.play_on(draft, choice.action)
        rollout = self.rollout.choose
        while options and draft.round <= self.last:
            options = flow.play_on(draft, rollout(draft, options))
        worth, florins = self._judge(draft, over=not options)
        choice.worths.append(worth)
        choice.florins += florins

    def _judge(self, draft: Draft, over: bool) -> tuple[float, float]:
        if over:
            totals: list[float] = [float(total(seat)) for seat in draft.seats]
            first = winners(draft.seats)
            share = 1 / len(first) if self.seat in first else 0.0
        else:
            totals, spread = value.expected(draft)
            share = value.shares(totals, spread)[self.seat]
        own = totals[self.seat]
        rival = max(each for number, each in enumerate(totals) if number != self.seat)
        return share + self.depth.margin * (own - rival), own
