"""A game for practice: what a person decides is weighed, and told of if it costs much, while it can be taken back."""

from typing import Any, Final

from attrs import frozen

from leonardo.ai.advice import Advised
from leonardo.ai.decision_request import Answer, DecisionRequest
from leonardo.ai.players import players_in

AGREED: Final = "practice"
"""What is agreed on about the table: whether decisions are weighed."""
YES: Final = "yes"


@frozen
class Costly:
    """A decision that costs much: its `number` in the game, what was `done`, and what would be `better`."""

    number: int
    view: Any
    done: Advised
    better: Advised

    @property
    def cost(self) -> float:
        """By how many points the better choice is better."""
        return self.better.score - self.done.score


def costly(asked: DecisionRequest, answer: Answer) -> Costly | None:
    """Return what a decision costs that was weighed, if that is much; what was done is the first of `asked.also`."""
    done = next((each for each in answer.advice if each.action == asked.also[0]), None)
    if done is None:
        return None
    found = Costly(asked.number, asked.view, done, answer.advice[0])
    measure = players_in(asked.game).review
    sure = found.better.worth - done.worth > measure.least
    return found if sure and found.cost >= measure.much else None
