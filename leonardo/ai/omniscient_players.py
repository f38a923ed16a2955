"""The contract of players that are shown everything: a measure of what hidden information is worth, and nothing else.

A seer meets the state, which nobody at a table does (rule 13.3). So it cannot stand where a player stands, and its
name is no player's: the arena alone asks for seers and hands them the state.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol, TypeVar

from leonardo.ai.player import Budget

StateT_contra = TypeVar("StateT_contra", contravariant=True)
ActionT = TypeVar("ActionT")


class Seer(Protocol[StateT_contra, ActionT]):
    """A player that is shown everything.

    The same state, seat, legal actions, random stream and budget in `tries` give the same answer.
    """

    def __call__(
        self, state: StateT_contra, seat: int, legal: Sequence[ActionT], random: Random, budget: Budget, /
    ) -> ActionT:
        """Return one of the `legal` actions of the `seat`, which is the one to decide in this `state`."""


AnySeer = Seer[Any, Any]
"""A seer whose game does not matter to the caller."""
