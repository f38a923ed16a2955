"""What this game gives for challenges: who plays on a day, and why an answer of a puzzle is good."""

from datetime import date

from leonardo.ai.advice import Advised
from leonardo.ai.citta.reasons import reason
from leonardo.app.challenges.puzzle_data import Challenges
from leonardo.engine.citta.actions import Action
from leonardo.engine.citta.constants import EVEN_START, QUIET_LAP
from leonardo.engine.citta.view import View
from leonardo.play.daily import DayGame

_OPPONENTS = ("master", "master", "master")  # players that decide alike on every computer, however quick it is
_SHORT, _USUAL = 15, 20


def day(today: date) -> DayGame:
    """Return the game of a day: a short and a usual one by turns, with our standard options (rule 3.5)."""
    return DayGame(
        _OPPONENTS, {"rounds": _SHORT if today.toordinal() % 2 else _USUAL, QUIET_LAP: True, EVEN_START: True}
    )


def why(view: View, action: Action) -> Advised | None:
    """Return what speaks for an action, if anything in particular does."""
    found = reason(view, action)
    return Advised(action, 0.0, 0.0, 0, found.key, found.values) if found is not None else None


def challenges() -> Challenges:
    return Challenges(day, why)
