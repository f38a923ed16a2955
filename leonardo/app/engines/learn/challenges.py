"""What this game gives for challenges: who plays on a day, and why an answer of a puzzle is good."""

from datetime import date

from leonardo.ai.advice import Advised
from leonardo.ai.engines.reasons import reason
from leonardo.app.challenges.puzzle_data import Challenges
from leonardo.engine.engines.actions import Action
from leonardo.engine.engines.constants import TARGETS
from leonardo.engine.engines.view import View
from leonardo.play.daily import DayGame

_THREE = ("master", "master")
_FOUR = ("master", "master", "master")  # players that decide alike on every computer, however quick it is


def day(today: date) -> DayGame:
    """Return the game of a day: three and four seats by turns, to the points of a short game."""
    return DayGame(_THREE if today.toordinal() % 2 else _FOUR, {"target": str(TARGETS[0])})


def why(view: View, action: Action) -> Advised | None:
    """Return what speaks for an action, if anything in particular does."""
    found = reason(view, action)
    return Advised(action, 0.0, 0.0, 0, found.key, found.values) if found is not None else None


def challenges() -> Challenges:
    return Challenges(day, why)
