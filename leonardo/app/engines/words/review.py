"""A moment of a review in words."""

from typing import Final

from leonardo.ai.engines.reasons import THOUGHTS
from leonardo.ai.review import Decision
from leonardo.app.engines.words import advice, prompt
from leonardo.app.engines.words.phrases import points
from leonardo.app.table.review.telling import ReviewWords


def _when(decision: Decision) -> str:
    return prompt.phase(decision.view)


WORDS: Final = ReviewWords("engines", THOUGHTS, advice.choice, advice.why, _when, points)
"""What the card of a moment is made of."""
