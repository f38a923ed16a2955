"""A moment of a review in words; what was refused though it was free is called that."""

from collections.abc import Sequence
from typing import Final

from attrs import evolve

from leonardo.ai.davinci.reasons import THOUGHTS
from leonardo.ai.review import Decision, Weighed
from leonardo.app.davinci.words import advice
from leonardo.app.davinci.words.phrases import florins
from leonardo.app.kit.translations import tr
from leonardo.app.table.review.card import CardText
from leonardo.app.table.review.telling import ReviewWords
from leonardo.engine.davinci.actions import Withdraw
from leonardo.engine.davinci.constants import PRICES, Phase
from leonardo.engine.davinci.questions import OfferQuestion


def tell(moment: Weighed, names: Sequence[str]) -> CardText:
    """Return what the card of a moment says; `names` are those of the seats."""
    told = _WORDS.tell(moment, names)
    if not _refused(moment):
        return told
    return evolve(told, heading=tr("davinci.review.refused"), why=f"{told.why} {tr('davinci.review.refused_why')}")


def _when(decision: Decision) -> str:
    view = decision.view
    if view.phase is Phase.FAVOURS:
        return tr("davinci.review.when_before")
    return tr("davinci.review.when", round=view.round, phase=tr(f"davinci.picture.phases.{view.phase.name.lower()}"))


def _refused(moment: Weighed) -> bool:
    """Tell whether something was refused that would have cost nothing, and that cannot do harm."""
    question, done = moment.decision.view.question, moment.done
    free = isinstance(question, OfferQuestion) and not PRICES[question.taken]
    return free and done.ruled_out and isinstance(done.action, Withdraw)


_WORDS: Final = ReviewWords("davinci", THOUGHTS, advice.choice, advice.why, _when, florins)
