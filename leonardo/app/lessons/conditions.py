"""What the lessons of any game ask of what the learner sees and of what it wants to do, as small functions."""

from collections.abc import Callable
from typing import Any

Spot = Any
View = Any
Action = Any


def at(spot: Spot) -> Callable[[View], Spot]:
    """Return what points to the same spot in every view."""
    return lambda _view: spot


def keeping(*spots: Spot) -> Callable[[View], tuple[Spot, ...]]:
    """Return what keeps these spots clear in every view."""
    return lambda _view: spots


def asked_of(seat: int, *kinds: type) -> Callable[[View], bool]:
    """Return what tells whether a seat is asked a question of these kinds."""
    return lambda view: isinstance(view.question, kinds) and getattr(view.question, "seat", None) == seat


def anything(_view: View, _action: Action) -> bool:
    """Accept every action."""
    return True


def of(*kinds: type) -> Callable[[View, Action], bool]:
    """Return what tells whether an action is of some kinds."""
    return lambda _view, action: isinstance(action, kinds)
