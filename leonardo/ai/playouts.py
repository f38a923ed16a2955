"""What is common to playing choices on in dealt-out worlds, in any game whose end is judged by who comes first."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from attrs import evolve, frozen

from leonardo.ai import halving
from leonardo.ai.halving import Effort, Rated, World, Worlds
from leonardo.ai.player import Budget

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")

End = tuple[float, float, float]
"""What a seat ends with: its share of the first place, what it is ahead by of the best rival, and its own score."""


@frozen(kw_only=True)
class Depth:
    """How far a player looks ahead, and how surely."""

    tries: int
    """Thoughts that are played on for one decision, over all choices."""
    patience: float
    """Seconds after which a decision is made with the tries so far, unless the budget says otherwise."""
    rounds: int
    """Rounds that are played on before what is there is judged, this one included."""
    choices: int = 8
    """Choices that are looked at, at most."""
    margin: float
    """What one ahead of the best rival counts beside the chance to end first."""
    doubt: float
    """By how many standard errors a choice must do better than the rules of thumb."""
    few: int
    """Worlds under which the rules of thumb are not given up."""
    certainty: float = 3.0
    """By how many standard errors one choice must do better than all others to end the thinking early."""
    alike: float
    """A difference of worth that no further thought is spent on."""

    def effort(self, budget: Budget) -> Effort:
        """Return how much is thought from now on, where a budget allows it."""
        tries = budget.tries if budget.tries is not None else self.tries
        late = halving.limit(budget, self.patience)
        return Effort(tries, late, self.doubt, self.certainty, self.alike, self.few)


class Playouts(ABC, Generic[StateT, ActionT]):
    """Plays choices on for a seat, and judges what comes of them.

    `margin` is what one ahead of the best rival counts beside the share of the first place; `then` has what the seat
    does when it is asked again after a choice, where that is not left to the quick player.

    Raises:
        ValueError: for the view of an onlooker, who has nothing to decide.
    """

    def __init__(self, viewer: int | None, margin: float, then: Mapping[ActionT, ActionT]) -> None:
        if viewer is None:
            raise ValueError("an onlooker has nothing to decide")
        self._seat = viewer
        self._then = then
        self._margin = margin
        self._shares: dict[ActionT, list[float]] = {}

    @abstractmethod
    def end(self, world: World[StateT], action: ActionT) -> End:
        """Play an action on in a world, and return what the seat ends with."""

    def play(self, world: World[StateT], action: ActionT) -> tuple[float, float]:
        """Return the worth of what an action leads to in a world, and the score to be expected."""
        share, ahead, own = self.end(world, action)
        self._shares.setdefault(action, []).append(share)
        return share + self._margin * ahead, own

    def rate(
        self, kept: Sequence[ActionT], others: Sequence[ActionT], worlds: Worlds[StateT], effort: Effort
    ) -> list[Rated[ActionT]]:
        """Return all choices, the best first, each with how likely the seat came first by it (`halving.rate`).

        The first of those that are `kept` stands until another does better beyond doubt, and none of them drops out.
        """
        choices = list(dict.fromkeys((*kept, *others)))
        rated = halving.rate(choices, len(set(kept)), worlds, self.play, effort)
        return [evolve(each, chance=self._chance_of(each.action)) for each in rated]

    def _chance_of(self, action: ActionT) -> float | None:
        """Return how likely the seat came first by an action, in the worlds in which it was played on."""
        shares = self._shares.get(action)
        return sum(shares) / len(shares) if shares else None
