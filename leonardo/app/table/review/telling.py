"""A moment of a review in words, for any game: what it cost or won, both choices, and why the better one is better."""

from collections.abc import Callable, Sequence
from typing import Any

from attrs import evolve, frozen

from leonardo.ai.advice import Advised
from leonardo.ai.review import Decision, Weighed
from leonardo.ai.thought import Thoughts, more_of, percent_of
from leonardo.app.kit.translations import tr
from leonardo.app.table.review.card import CardText, ChoiceInWords
from leonardo.app.table.review.signs import Role, other_role
from leonardo.app.table.words import last_acts
from leonardo.app.table.words.last_acts import percent_points

Names = Sequence[str]  # what the seats are called, in order


@frozen
class ReviewWords:
    """What a game says in a review.

    `game` is the word that its texts begin with; there `players.leonardo` stands. `choice` names an action that is
    open in a view, `why` says what speaks for a choice, `when` in which round a decision was, and `amount` is a score
    with its unit.
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
            tr("table.review.done", name=names[decision.seat]),
            self.choice(decision.view, decision.done, names),
            self._expected(moment.done, moment.other),
        )
        other = ChoiceInWords(
            role,
            tr(whose[role]),
            self.choice(decision.view, moment.other.action, names),
            self._expected(moment.other, moment.done),
        )
        return CardText(
            moment.cost, self._heading(moment), self.when(decision), (done, other), self._why(moment, names)
        )

    def _heading(self, moment: Weighed) -> str:
        """Say what it cost or won beyond doubt: in the game's own measure, or else in chances."""
        key, more, by = "cost" if moment.cost else "won", more_of(moment.gap), percent_of(moment.gap)
        if more is not None:
            return tr(f"table.review.{key}", amount=last_acts.span(more, self.amount))
        if by is not None:
            return tr(f"table.review.{key}_chance", by=percent_points(by))
        return tr("table.review.ruled_out")

    def _expected(self, rated: Advised, beside: Advised) -> str:
        expected, chance = rated.expected, last_acts.chance(rated.expected.chance, [beside.expected.chance])
        if not expected.score.telling:
            return tr("table.review.expected_chance", chance=chance)
        return tr("table.review.expected", amount=last_acts.score(expected.score, self.amount), chance=chance)

    def _why(self, moment: Weighed, names: Names) -> str:
        """Say why the better choice is better: by a fact, or else by what thinking on has found of these two."""
        better = moment.better
        if better.reason in self.thoughts.keys:
            found = self.thoughts.ahead(moment.gap)
            better = evolve(better, reason=found.key, values=found.values)
        return self.why(better, names)
