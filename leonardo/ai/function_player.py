"""Players given as functions of plain data: `leonardo.api` and the arena call the same ones alike."""

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from random import Random
from typing import Any

from leonardo.ai.player import Budget
from leonardo.engine.game import AnyGame

Data = dict[str, Any]  # what JSON can hold
Choose = (
    Callable[[Data, Sequence[Data], Random], int | Data] | Callable[[Data, Sequence[Data], Random, Budget], int | Data]
)
"""A player: given a view, the legal actions and random numbers, it returns one of the actions or its number.

One with a parameter called `budget` also gets how much it may think.
"""


def answer_of(choose: Choose, view: Data, legal: Sequence[Data], random: Random, budget: Budget) -> Any:  # noqa: ANN401 - it may return anything
    """Return what a function answers, whatever that is."""
    asked: Callable[..., Any] = choose
    return asked(view, legal, random, budget) if _is_limited(choose) else asked(view, legal, random)


def meant(game: AnyGame, answer: object, legal: Sequence[Any]) -> Any:  # noqa: ANN401 - each game has its own actions
    """Return which of the legal actions an answer is; nothing if it is none of them.

    Raises:
        NotationError: if it is data, but not those of an action.
    """
    if isinstance(answer, Mapping):
        action = game.read_action(dict(answer))
        return action if action in legal else None
    return legal[answer] if type(answer) is int and 0 <= answer < len(legal) else None


def _is_limited(choose: Choose) -> bool:
    try:
        return "budget" in signature(choose).parameters
    except ValueError:  # what is written in another language does not always say what it takes
        return False
