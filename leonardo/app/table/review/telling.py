"""A moment of a review in words, for any game: what it cost or won, both choices, and why the better one is better."""

from collections.abc import Callable, Sequence
from typing import Any

from attrs import evolve, frozen

from leonardo.ai.advice import Advised
from leonardo.ai.review import Decision, Weighed
from leonardo.ai.thought import Thoughts
from leonardo.app.kit.words import words
from leonardo.app.table.review.card import CardText, ChoiceInWords
from leonardo.app.table.review.signs import Role, other_role

Names = Sequence[str]
"""What the seats are called, in order."""


@frozen
class ReviewWords:
    """What a game says in a review.

    `game` is the word that its texts begin with; there `players.leonardo` and `review.expected` stand. `choice` names
    an action that is open in a view, `why` says what speaks for a choice, `when` in which round a decision was, and
    `amount` is a score with its unit.
    """

    game: str
    thoughts: Thoughts
    choice: Callable[[Any, Any, Names], str]
    why: Callable[[Advised, Names], str]
    when: Callable[[Decision], str]
    amount: Callable[[int], str]

    def tell(self, moment: Weighed, names: Names) -> CardText:
        """Return what the card of a moment says; `names` are those of the seats."""
        decision, role = moment.decision, other_role(moment)
        whose = {Role.LEONARDO: f"{self.game}.players.leonardo", Role.OBVIOUS: "table.review.obvious"}
        done = ChoiceInWords(
            Role.DONE,
            words("table.review.done", name=names[decision.seat]),
            self.choice(decision.view, decision.done, names),
            self._expected(moment.done),
        )
        other = ChoiceInWords(
            role,
            words(whose[role]),
            self.choice(decision.view, moment.other.action, names),
            self._expected(moment.other),
        )
        return CardText(
            moment.cost, self._heading(moment), self.when(decision), (done, other), self._why(moment, names)
        )

    def _heading(self, moment: Weighed) -> str:
        """Say what it cost or won in the game's own measure, or, where that does not tell it, in chances."""
        key = "cost" if moment.cost else "won"
        ahead = round(moment.better.score) - round((moment.done if moment.cost else moment.other).score)
        if ahead < 1:
            return words(f"table.review.{key}_chance")
        return words(f"table.review.{key}", amount=self.amount(ahead))

    def _expected(self, rated: Advised) -> str:
        return words(f"{self.game}.review.expected", count=round(rated.score))

    def _why(self, moment: Weighed, names: Names) -> str:
        """Say why the better choice is better: by a fact, or else by what thinking on has found of these two."""
        better = moment.better
        if better.reason in self.thoughts.keys:
            found = self.thoughts.ahead(better, moment.done if moment.cost else moment.other)
            better = evolve(better, reason=found.key, values=found.values)
        return self.why(better, names)
