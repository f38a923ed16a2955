"""The contract that every built-in player keeps, for any game.

A player is a function without memory: what its seat may know, what it may do, a random stream of its own, and how
long it may think. Only a seer meets a state: a player cannot know more than the person in its place would (rule 13.3).
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final, Protocol, TypeVar

from attrs import field, frozen

from leonardo.engine import seeds
from leonardo.engine.seeds import Seed

ViewT_contra = TypeVar("ViewT_contra", contravariant=True)
StateT_contra = TypeVar("StateT_contra", contravariant=True)
ActionT = TypeVar("ActionT")


@frozen
class Budget:
    """How much a player may think about one decision.

    `seconds` is measured by the clock; `tries` counts whatever the player repeats (deals of what is hidden, say),
    so that a decision can be repeated exactly. What is none does not limit; a player of rules of thumb heeds neither.
    Who gives advice need not say what can be expected, where only the order of the choices is `compared`.
    Where the clock ends a thought, `cut` hears which share of its tries was made.
    """

    seconds: float | None = None
    tries: int | None = None
    compared: bool = False
    cut: Callable[[float], object] | None = field(default=None, eq=False, repr=False)


UNLIMITED: Final = Budget()  # the budget for players that are quick anyway


class Player(Protocol[ViewT_contra, ActionT]):
    """A built-in player. The same view, legal actions, random stream and budget in `tries` give the same answer."""

    def __call__(self, view: ViewT_contra, legal: Sequence[ActionT], random: Random, budget: Budget, /) -> ActionT:
        """Return one of the `legal` actions of the seat whose `view` it is."""


AnyPlayer = Player[Any, Any]  # a player whose game does not matter to the caller


class Seer(Protocol[StateT_contra, ActionT]):
    """A measure of what hidden information is worth: it meets the state, which nobody at a table does (rule 13.3).

    So it is no player, and cannot stand where one stands: the arena alone asks for it. The same state, seat, legal
    actions, random stream and budget in `tries` give the same answer.
    """

    def __call__(
        self, state: StateT_contra, seat: int, legal: Sequence[ActionT], random: Random, budget: Budget, /
    ) -> ActionT:
        """Return one of the `legal` actions of the `seat`, which is the one to decide in this `state`."""


AnySeer = Seer[Any, Any]  # a seer whose game does not matter to the caller


def stream(key: Seed, seat: int, decision: int) -> Random:
    """Return the random stream of a seat for one decision of a game.

    Every decision has a stream of its own, so a game that was taken back or taken up again goes on as it would have.
    `key` is that of the game's players, `decision` counts the decisions before this one. The same on every machine.
    """
    return seeds.stream(key, seat, decision)
