"""Puzzles and days in words: what is sought, what an answer brings, how a day went."""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from leonardo.app.kit.translations import tr
from leonardo.app.statistics.pages import percent
from leonardo.app.statistics.person_statistics import told_by
from leonardo.play.daily import DayResult
from leonardo.play.puzzles import Answer, Goal, Judgement, Puzzle

if TYPE_CHECKING:
    from leonardo.app.scenes.host import Host


def title_of(puzzles: Sequence[Puzzle], number: int) -> str:
    """Return the number of a puzzle and how hard it is."""
    grade = tr(f"challenges.grade.{puzzles[number].grade.value}")
    return tr("challenges.puzzle", number=number + 1, grade=grade)


def goal_text(puzzle: Puzzle) -> str:
    """Return what is sought, as a question."""
    return tr(f"challenges.goals.{puzzle.goal.name.lower()}")


def lost_by(puzzle: Puzzle, judgement: Judgement, host: "Host") -> str:
    """Return by how much an answer falls behind the best one."""
    given, best = judgement.given.value, judgement.best.value
    if puzzle.goal in TOLD_WHOLE:
        say = TOLD_WHOLE[puzzle.goal]
        return tr(f"challenges.loses.{puzzle.goal.name.lower()}", value=say(given), best=say(best))
    return tr(f"challenges.loses.{puzzle.goal.name.lower()}", lost=_points(puzzle, best - given, host))


def beside_text(puzzle: Puzzle) -> str:
    """Return what is told of the best answers beside each other."""
    return tr(f"challenges.beside.{puzzle.goal.name.lower()}")


def brought_by(puzzle: Puzzle, answer: Answer, host: "Host") -> str:
    """Return what an answer brings: the chance to win, the points, or by how much less than the best."""
    if puzzle.goal in TOLD_WHOLE:
        return TOLD_WHOLE[puzzle.goal](answer.value)
    return tr("challenges.less", amount=_points(puzzle, puzzle.answers[0].value - answer.value, host))


def _chance(value: float) -> str:
    return percent(max(0.0, min(1.0, value)))


def _with_tenth(value: float) -> str:
    whole, tenth = divmod(round(10 * value), 10)
    return tr("statistics.decimal", whole=whole, tenth=tenth)


TOLD_WHOLE: Final[Mapping[Goal, Callable[[float], str]]] = {Goal.FIRST: _chance, Goal.POINTS: _with_tenth}
"""How it is said what an answer brings, where that is told of the best one, too."""


def _points(puzzle: Puzzle, value: float, host: "Host") -> str:
    return tr(told_by(host.games[puzzle.game.name]).points, count=round(value))


def day_told(host: "Host", game: str, result: DayResult) -> str:
    """Return how somebody did in the game of a day."""
    points = tr(told_by(host.games[game]).points, count=result.score)
    place = tr(f"statistics.places.{result.place}")
    return tr("challenges.day.result", place=place, points=points)
