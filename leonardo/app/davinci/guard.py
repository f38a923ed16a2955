"""A question that has just come is not answered yet: the click may have been meant for the button that was there."""

from typing import Final

from leonardo.engine.davinci.questions import Question

LOOKS: Final = 300
"""Milliseconds for which a question must have been there to be seen."""


class Guard:
    """Counts for how long the present question has been there."""

    def __init__(self) -> None:
        self._question: Question | None = None
        self._for = 0.0

    @property
    def open(self) -> bool:
        """Whether a button may answer the question now."""
        return self._for >= LOOKS

    def update(self, milliseconds: float, question: Question | None) -> None:
        """Let time pass while this is asked, or nothing is."""
        self._for = self._for + milliseconds if question is self._question else 0.0
        self._question = question
