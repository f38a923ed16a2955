"""Puzzles and days in words: what is sought, what an answer brings, how a day went."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from leonardo.app.kit.words import words
from leonardo.app.statistics.outlook import told_by
from leonardo.app.statistics.pages import percent
from leonardo.play.daily import DayResult
from leonardo.play.puzzles import Goal, Judgement, Puzzle

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


def title_of(puzzles: Sequence[Puzzle], number: int) -> str:
    """Return the number of a puzzle and how hard it is."""
    grade = words(f"challenges.grade.{puzzles[number].grade.value}")
    return words("challenges.puzzle", number=number + 1, grade=grade)


def goal_text(puzzle: Puzzle) -> str:
    """Return what is sought, as a question."""
    return words(f"challenges.goals.{puzzle.goal.name.lower()}")


def judged(puzzle: Puzzle, judgement: Judgement, host: "Host") -> str:
    """Return what an answer brings beside the best one, or the best one beside the next."""
    kind = puzzle.goal.name.lower()
    if judgement.right:
        best, other = judgement.best.value, judgement.next.value
        return words(f"challenges.brings.{kind}", value=_amount(puzzle, best, host), other=_amount(puzzle, other, host))
    given, lost = judgement.given.value, judgement.best.value - judgement.given.value
    return words(f"challenges.loses.{kind}", value=_amount(puzzle, given, host), lost=_amount(puzzle, lost, host))


def _amount(puzzle: Puzzle, value: float, host: "Host") -> str:
    if puzzle.goal is Goal.FIRST:
        return percent(max(0.0, value))
    return words(told_by(host.games[puzzle.game.name]).points, count=round(value))


def day_told(host: "Host", game: str, result: DayResult) -> str:
    """Return how somebody did in the game of a day."""
    points = words(told_by(host.games[game]).points, count=result.score)
    place = words(f"statistics.places.{result.place}")
    return words("challenges.day.result", place=place, points=points)
