"""A game for practice: what a person decides is weighed, and told of if it costs much, while it can be taken back."""

from typing import Any, Final

from attrs import frozen

from leonardo.ai.advice import Advised
from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.ai.players import players_in
from leonardo.ai.thought import more_of

AGREED: Final = "practice"
"""What is agreed on about the table: whether decisions are weighed."""
YES: Final = "yes"
FEWEST_TRIES: Final = 16
"""Imagined games of either choice below which nothing is certain enough to be told."""


@frozen
class Costly:
    """A decision that costs much: its `number` in the game, what was `done`, and what would be `better`."""

    number: int
    view: Any
    done: Advised
    better: Advised
    more: tuple[int, int]
    """By how much more one ends by the better choice, from the least to the most."""


def costly(asked: DecisionRequest, answer: Answer) -> Costly | None:
    """Return what a decision costs that was weighed, if that is much; what was done is the first of `asked.also`.

    It is where the better choice brings at least as much more as is told of, beyond doubt.
    """
    done = next((each for each in answer.advice if each.action == asked.also[0]), None)
    if done is None:
        return None
    better, more = answer.advice[0], more_of(done.gap)
    if more is None or done.gap.score.least < players_in(asked.game).review.much:
        return None
    if min(done.tries, better.tries) < FEWEST_TRIES:
        return None
    return Costly(asked.number, asked.view, done, better, more)
