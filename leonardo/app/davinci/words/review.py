"""A moment of a review in words."""

from collections.abc import Sequence
from typing import Final

from attrs import evolve

from leonardo.ai.advice import Advised
from leonardo.ai.davinci.reasons.thought import THOUGHT, ahead
from leonardo.ai.review import Decision, Weighed
from leonardo.app.davinci.words import advice
from leonardo.app.davinci.words.phrases import florins
from leonardo.app.kit.words import words
from leonardo.app.table.review.card import CardText, ChoiceInWords
from leonardo.app.table.review.signs import Role, other_role
from leonardo.engine.davinci.actions import Withdraw
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.terms import PRICES, Phase

_WHOSE: Final = {Role.LEONARDO: "davinci.players.leonardo", Role.OBVIOUS: "table.review.obvious"}


def tell(moment: Weighed, names: Sequence[str]) -> CardText:
    """Return what the card of a moment says; `names` are those of the seats."""
    decision, role = moment.decision, other_role(moment)
    done = ChoiceInWords(
        Role.DONE,
        words("table.review.done", name=names[decision.seat]),
        advice.choice(decision.view, decision.done, names),
        _expected(moment.done),
    )
    other = ChoiceInWords(
        role,
        words(_WHOSE[role]),
        advice.choice(decision.view, moment.other.action, names),
        _expected(moment.other),
    )
    return CardText(moment.cost, _heading(moment), _when(decision), (done, other), _why(moment, names))


def _heading(moment: Weighed) -> str:
    """Say what it cost or won in florins, or, where these do not tell it, in chances."""
    if _refused(moment):
        return words("davinci.review.refused")
    key = "cost" if moment.cost else "won"
    ahead = round(moment.better.score) - round((moment.done if moment.cost else moment.other).score)
    if ahead < 1:
        return words(f"davinci.review.{key}_chance")
    return words(f"davinci.review.{key}", florins=florins(ahead))


def _when(decision: Decision) -> str:
    view = decision.view
    if view.phase is Phase.FAVOURS:
        return words("davinci.review.when_before")
    return words(
        "davinci.review.when", round=view.round, phase=words(f"davinci.picture.phases.{view.phase.name.lower()}")
    )


def _expected(rated: Advised) -> str:
    return words("davinci.review.expected", count=round(rated.score))


def _why(moment: Weighed, names: Sequence[str]) -> str:
    """Say why the better choice is better: by a fact, or else by what thinking on has found of these two.

    What was refused though it was free is called that, too.
    """
    better = moment.better
    if better.reason in THOUGHT:
        found = ahead(better, moment.done if moment.cost else moment.other)
        better = evolve(better, reason=found.key, values=found.values)
    why = advice.why(better, names)
    return f"{why} {words('davinci.review.refused_why')}" if _refused(moment) else why


def _refused(moment: Weighed) -> bool:
    """Tell whether something was refused that would have cost nothing, and that cannot do harm."""
    question, done = moment.decision.view.question, moment.done
    free = isinstance(question, OfferQuestion) and not PRICES[question.taken]
    return free and done.ruled_out and isinstance(done.action, Withdraw)
