"""What is common to playing choices on in dealt-out worlds, in any game whose end is judged by who comes first."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Generic, TypeVar

from attrs import evolve

from leonardo.ai import halving
from leonardo.ai.halving import Effort, Rated, World, Worlds

StateT = TypeVar("StateT")
ActionT = TypeVar("ActionT")

End = tuple[float, float, float]
"""What a seat ends with: its share of the first place, what it is ahead by of the best rival, and its own score."""


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
        self, choices: Sequence[ActionT], kept: int, worlds: Worlds[StateT], effort: Effort
    ) -> list[Rated[ActionT]]:
        """Return the choices, the best first, each with how likely the seat came first by it (`halving.rate`)."""
        rated = halving.rate(choices, kept, worlds, self.play, effort)
        return [evolve(each, chance=self._chance_of(each.action)) for each in rated]

    def _chance_of(self, action: ActionT) -> float | None:
        """Return how likely the seat came first by an action, in the worlds in which it was played on."""
        shares = self._shares.get(action)
        return sum(shares) / len(shares) if shares else None
