"""Advice: what a good player would do in a seat's place, what that can be expected to lead to, and why; for any game.

Like a player, an adviser is a function of what the seat may know, so its advice tells nobody what is hidden.
"""

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any, Final, Protocol, TypeVar

from attrs import frozen

from leonardo.ai.estimate import NO_GAP, Gap, SeatEstimate, sure
from leonardo.ai.player import Budget, ViewT_contra

ActionT_contra = TypeVar("ActionT_contra", contravariant=True)
NOTHING: Final[Mapping[Any, Any]] = MappingProxyType({})


@frozen
class Advised:
    """A choice and what speaks for it.

    `worth` (about 0 to 1) is what players compare choices by: how likely the seat ends first, and a little for what it
    is ahead by. `score` is what the seat ended with, in the game's own points, and `chance` how likely it ended first;
    all were found in `tries` imagined games, the same ones for all choices of an answer. What is told of them is
    `estimate`, what can be expected of the seat by this choice, and `gap`, what it falls short of the best one by.
    `reason` is the key of a sentence in the text catalogue, and `values` are the plain values that it speaks of, by
    what they are. `ruled_out` is a choice that cannot be better than another by the rules alone, whatever is hidden and
    however the imagined games come out.
    """

    action: Any
    worth: float
    score: float
    tries: int
    reason: str
    values: Mapping[str, Any]
    ruled_out: bool = False
    chance: float | None = None
    estimate: SeatEstimate | None = None
    gap: Gap = NO_GAP

    @property
    def likely(self) -> float:
        """How likely the seat ended first, 0 to 1; as good as it is, where nothing more is known."""
        return min(1.0, max(0.0, self.worth if self.chance is None else self.chance))

    @property
    def expected(self) -> SeatEstimate:
        """What can be expected of the seat; what was found in imagined games, where nothing is estimated."""
        return self.estimate or SeatEstimate(sure(self.likely), sure(self.score))


class Adviser(Protocol[ViewT_contra, ActionT_contra]):
    """Rates what a seat can do; the same view, random stream and budget in `tries` give the same answer."""

    def __call__(
        self,
        view: ViewT_contra,
        legal: Sequence[ActionT_contra],
        random: Random,
        budget: Budget,
        also: Sequence[ActionT_contra] = (),
        then: Mapping[Any, Any] = NOTHING,
        /,
    ) -> list[Advised]:
        """Return the best two or three of the `legal` actions and all in `also`, the best first.

        Where no more than three are legal, all of them are told. What is in `also` need not make sense. `then` has what
        the seat did next after an action: where that belongs to the same move, the action is judged by it, and not by
        what somebody else would have made of it.
        """


AnyAdviser = Adviser[Any, Any]  # an adviser whose game does not matter to the caller
