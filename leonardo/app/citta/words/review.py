"""A moment of a review in words."""

from typing import Final

from leonardo.ai.citta.reasons import THOUGHTS
from leonardo.ai.review import Decision
from leonardo.app.citta.words import advice, prompt
from leonardo.app.citta.words.phrases import florins
from leonardo.app.table.review.telling import ReviewWords


def _when(decision: Decision) -> str:
    return prompt.phase(decision.view)


WORDS: Final = ReviewWords("citta", THOUGHTS, advice.choice, advice.why, _when, florins)
