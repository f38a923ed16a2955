"""What would come of an answer: the game goes on to the end of what is counted, and always in the same way."""

from pathlib import Path

import pytest

from leonardo.engine.record import Played
from leonardo.games import GAMES
from leonardo.play.puzzle_course import Courses
from leonardo.play.puzzles import Goal, Puzzle, PuzzleBook

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "puzzles"
PUZZLES = [
    puzzle for name in ("davinci", "citta", "engines") for puzzle in PuzzleBook(GAMES[name], ASSETS / name).puzzles
]
FEW = [next(each for each in PUZZLES if each.goal is goal) for goal in sorted({each.goal for each in PUZZLES}, key=str)]


def typical(puzzle: Puzzle) -> Played:
    courses = Courses(puzzle, puzzle.wrong[0])
    while courses.typical is None:
        courses.go_on(100)
    return courses.typical


@pytest.mark.parametrize("puzzle", FEW, ids=lambda each: f"{each.game.name}-{each.name}")
def test_it_goes_on_until_what_counts_has_come(puzzle: Puzzle) -> None:
    course, game, begins = typical(puzzle), puzzle.game, len(puzzle.played.turns)

    assert course.turns[:begins] == puzzle.played.turns
    assert course.turns[begins].action == puzzle.wrong[0].action
    first, last = game.round_of(puzzle.played.state), game.round_of(course.state)
    assert first is not None
    rounds = 1 if puzzle.goal in (Goal.ROUND, Goal.POINTS) else 2
    assert course.over or last == first + rounds
    assert game.round_of(course.undo(1).state) != last or course.over


def test_the_same_answer_leads_to_the_same_course() -> None:
    assert typical(FEW[0]) == typical(FEW[0])


def test_nothing_is_shown_before_all_courses_are_played() -> None:
    courses = Courses(FEW[0], FEW[0].wrong[0])
    courses.go_on(1)
    assert courses.typical is None
