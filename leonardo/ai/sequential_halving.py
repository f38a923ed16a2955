"""Looking ahead in any game: try choices in the same imagined worlds, and spend the tries on those that do best.

A game gives three things: how a world is dealt out from what a seat may know, the choices that are worth a thought, and
how a choice is played on in a world and judged. Every choice meets the same worlds and in each the same chance, so that
choices differ by what was chosen only (common random numbers). The choices that look worst drop out as tries are spent
(sequential halving), and the thinking ends where one is best beyond doubt, or by the clock.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from time import perf_counter
from typing import Final, Generic, TypeVar

from attrs import frozen

from leonardo.ai.player import Budget

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")

SETTLING: Final = 8  # worlds after which, and after each so many more, a decision may be found settled
_FEW: Final = 3  # worlds under which nothing can be said about how sure a difference is, where luck is small


@frozen
class World(Generic[StateT]):
    """A state that was dealt out, and the seed of all chance in it."""

    state: StateT
    seed: int

    def players(self) -> Random:
        """Return the stream of those who play in it, from its beginning."""
        return Random(self.seed)

    def nature(self, turn: int) -> Random:
        """Return the stream of nature's turn of this number, 0 first.

        Each turn has a stream of its own, so that choices which lead to other decisions still meet the same luck.
        """
        return Random(f"{self.seed}/nature/{turn}")


class Worlds(Generic[StateT]):
    """Worlds by number, each dealt out when it is first asked for and then kept."""

    def __init__(self, deal: Callable[[Random], StateT], random: Random) -> None:
        self._deal = deal
        self._random = random
        self._dealt: list[World[StateT]] = []

    def __call__(self, number: int) -> World[StateT]:
        """Return the world of a number, 0 first."""
        while len(self._dealt) <= number:
            self._dealt.append(World(self._deal(self._random), self._random.getrandbits(32)))
        return self._dealt[number]


@frozen
class Rated(Generic[ActionT]):
    """A choice and what came of it: how good it is (about 0 to 1), the expected score, and how often it was tried.

    `chance` is how likely it leads to the first place, where the game tells that apart from the worth; `shares` of that
    and `scores` are what came in each world, where they are kept.
    """

    action: ActionT
    worth: float
    score: float
    tries: int
    chance: float | None = None
    shares: tuple[float, ...] = ()
    scores: tuple[float, ...] = ()

    @property
    def likely(self) -> float:
        """How likely the seat ends first, 0 to 1; as good as it is, where nothing more is known."""
        return min(1.0, max(0.0, self.worth if self.chance is None else self.chance))


@frozen
class Effort:
    """How much is thought, and when that is enough.

    `tries` are spent over all choices; `late` says whether the time is over. The first choice stands until another does
    better by `doubt` standard errors, in no fewer than `few` worlds. One that is better than all others by `certainty`
    standard errors ends the thinking early, and no further thought is spent on a difference of worth below `alike`.
    Where the time ends it, `cut` hears which share of the tries was made.
    """

    tries: int
    late: Callable[[], bool]
    doubt: float
    certainty: float
    alike: float
    few: int = _FEW
    cut: Callable[[float], object] | None = None


def limit(budget: Budget, patience: float) -> Callable[[], bool]:
    """Return what says whether the time of a budget is over, from now on; after `patience` seconds if it names none.

    Never if only tries are limited, so that these can be repeated.
    """
    if budget.seconds is None and budget.tries is not None:
        return lambda: False
    until = perf_counter() + (patience if budget.seconds is None else budget.seconds)
    return lambda: perf_counter() > until


def rate(
    choices: Sequence[ActionT],
    kept: int,
    world: Callable[[int], World[StateT]],
    play: Callable[[World[StateT], ActionT], tuple[float, float]],
    effort: Effort,
) -> list[Rated[ActionT]]:
    """Return the choices, the best first; the first of them stands until another does better beyond doubt.

    The first `kept` choices never drop out: they are tried as often as the best. `play` returns worth and score of what
    a choice leads to in a world.
    """
    tried = [_Choice(action) for action in choices]
    _Halving(tried, kept, world, play, effort).run()
    usual = tried[0]
    order = sorted(tried, key=lambda each: -each.lead(usual, effort))
    return [Rated(each.action, each.mean, each.score / max(1, each.tries), each.tries) for each in order]


class _Choice(Generic[ActionT]):
    def __init__(self, action: ActionT) -> None:
        self.action = action
        self.worths: list[float] = []
        self.score = 0.0

    @property
    def tries(self) -> int:
        return len(self.worths)

    @property
    def mean(self) -> float:
        return sum(self.worths) / len(self.worths) if self.worths else 0.0

    def lead(self, other: "_Choice[ActionT]", effort: Effort) -> float:
        """Return by how much it does better than another choice in the same worlds, less some doubt."""
        count = min(self.tries, other.tries)
        if self is other or not count:
            return 0.0
        mean, error = self._ahead(other)
        return mean - 1.0 if count < effort.few else mean - effort.doubt * error

    def settles(self, other: "_Choice[ActionT]", effort: Effort) -> bool:
        mean, error = self._ahead(other)
        return mean > effort.certainty * error or abs(mean) + effort.certainty * error < effort.alike

    def _ahead(self, other: "_Choice[ActionT]") -> tuple[float, float]:
        """Return by how much it does better in the same worlds on average, and the standard error of that."""
        leads = [one - two for one, two in zip(self.worths, other.worths, strict=False)]
        mean = sum(leads) / len(leads)
        variance = sum((lead - mean) ** 2 for lead in leads) / max(1, len(leads) - 1)
        return mean, sqrt(variance / len(leads))


class _Halving(Generic[StateT, ActionT]):
    def __init__(
        self,
        choices: list[_Choice[ActionT]],
        kept: int,
        world: Callable[[int], World[StateT]],
        play: Callable[[World[StateT], ActionT], tuple[float, float]],
        effort: Effort,
    ) -> None:
        self._choices = choices
        self._kept = choices[:kept]
        self._world = world
        self._play = play
        self._effort = effort

    def run(self) -> None:
        """Spend the tries, half of the choices dropping out each time."""
        left = list(self._choices)
        stages = max(1, (len(left) - 1).bit_length())
        done = 0
        for _ in range(stages if len(left) > 1 else 0):
            done += max(1, round(self._effort.tries / stages / len(left)))
            if self._try_all(left, done):
                break
            left = self._better_half(left)

    def _try_all(self, left: list[_Choice[ActionT]], worlds: int) -> bool:
        """Try what is left in so many worlds; return whether nothing more is to be thought about."""
        for number in range(left[0].tries, worlds):
            world = self._world(number)
            for choice in left:
                worth, score = self._play(world, choice.action)
                choice.worths.append(worth)
                choice.score += score
            if (number + 1) % SETTLING == 0 and self._settled(left):
                return True
            if self._effort.late():
                self._tell_cut()
                return True
        return False

    def _tell_cut(self) -> None:
        if self._effort.cut is not None:
            self._effort.cut(sum(choice.tries for choice in self._choices) / self._effort.tries)

    def _settled(self, left: list[_Choice[ActionT]]) -> bool:
        best = max(left, key=lambda choice: choice.mean)
        return all(best is each or best.settles(each, self._effort) for each in left)

    def _better_half(self, left: list[_Choice[ActionT]]) -> list[_Choice[ActionT]]:
        others = sorted((each for each in left if each not in self._kept), key=lambda choice: -choice.mean)
        return [*self._kept, *others[: len(left) // 2]]
