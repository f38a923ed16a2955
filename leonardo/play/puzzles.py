"""Puzzles: a position of a game, what is sought in it, and what each answer brings.

They lie as open records up to a decision, with a file of answers beside them (`ANSWERS`). Nothing in here knows any one
game; what an answer brings was found by weighing it, far more deeply than a player thinks.
"""

from collections.abc import Iterable
from enum import Enum
from statistics import fmean
from typing import Final

ANSWERS: Final = "answers.json"
"""The file of answers beside the records."""


class Goal(Enum):
    """What is sought; the value is the measure of an answer that counts."""

    ROUND = "purse"
    """The most florins, or points, in hand when the present round is over."""
    END = "florins"
    """The most florins, or points, at the end of the game."""
    FIRST = "chance"
    """The best chance to end first."""


class Grade(Enum):
    """How hard a puzzle is, by how often weaker players find the answer."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


_EASY: Final = 0.6
_HARD: Final = 0.25


def grade_of(found_by: Iterable[float]) -> Grade:
    """Return the grade of a puzzle, given the shares in which the weaker levels find its answer."""
    share = fmean(found_by)
    if share >= _EASY:
        return Grade.EASY
    return Grade.HARD if share < _HARD else Grade.MEDIUM
