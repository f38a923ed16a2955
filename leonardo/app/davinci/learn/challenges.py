"""What this game gives for challenges: who plays on a day, and why an answer of a puzzle is good."""

from datetime import date

from leonardo.ai.advice import Advised
from leonardo.ai.davinci.reasons import Grounds, reason
from leonardo.app.challenges.puzzle_data import Challenges
from leonardo.engine.davinci.actions import Action
from leonardo.engine.davinci.constants import BEGINNER, EXPERT
from leonardo.engine.davinci.view import View
from leonardo.play.daily import DayGame

_OPPONENTS = ("master", "master", "master")  # players that decide alike on every computer, however quick it is


def day(today: date) -> DayGame:
    """Return the game of a day: the two set-ups by turns."""
    return DayGame(_OPPONENTS, {"setup": EXPERT if today.toordinal() % 2 else BEGINNER})


def why(view: View, action: Action) -> Advised | None:
    """Return what speaks for an action, if anything in particular does."""
    found = reason(Grounds(view), action)
    return Advised(action, 0.0, 0.0, 0, found.key, found.values) if found is not None else None


def challenges() -> Challenges:
    return Challenges(day, why)
