"""The puzzles that come with the program: each is a position of a game with one answer clearly the best."""

import json
from pathlib import Path

import pytest

from leonardo.app.kit.asset_files import assets_folder
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Done
from leonardo.games import GAMES
from leonardo.play.history import UndoObjection
from leonardo.play.puzzles import ANSWERS, Goal, Grade, Puzzle, PuzzleBook, PuzzleError, PuzzleSession
from leonardo.saves.schema import BuiltIn, Person, Seated

ASSETS = Path(__file__).resolve().parents[2] / "assets" / "puzzles"
FOLDER = ASSETS / GAME.name
BOOKS = {name: PuzzleBook(GAMES[name], ASSETS / name).puzzles for name in GAMES if (ASSETS / name).exists()}
PUZZLES = BOOKS[GAME.name]
MARGINS = {"davinci": 2.0, "citta": 20.0, "engines": 0.7}
"""By how many florins, or points, the best answer must be better where these count."""
LEAST = {"davinci": 30, "citta": 10, "engines": 10}  # how many puzzles there must be
each_game = pytest.mark.parametrize("name", sorted(BOOKS))


@each_game
def test_there_are_enough_and_some_of_each_grade(name: str) -> None:
    puzzles = BOOKS[name]
    assert len(puzzles) >= LEAST[name]
    assert {puzzle.grade for puzzle in puzzles} == set(Grade)
    files = {ANSWERS, *(f"{each.name}.leonardo.jsonl" for each in puzzles)}
    assert {path.name for path in (ASSETS / name).iterdir()} == files


@pytest.mark.parametrize(
    "puzzle", [each for puzzles in BOOKS.values() for each in puzzles], ids=lambda each: f"{each.game.name}-{each.name}"
)
def test_every_answer_is_weighed_and_the_first_is_by_far_best(puzzle: Puzzle) -> None:
    game, state = puzzle.game, puzzle.played.state

    assert game.decider(state) == puzzle.seat
    assert {each.action for each in puzzle.answers} == set(game.legal(state))
    best = puzzle.answers[0]
    margin = 0.05 if puzzle.goal is Goal.FIRST else MARGINS[game.name]
    assert puzzle.ranked[0] is best
    assert best.value - max(each.value for each in puzzle.wrong) >= margin - 0.01
    assert [each.value for each in puzzle.ranked] == sorted((each.value for each in puzzle.ranked), reverse=True)
    assert {each.plan for each in puzzle.right} == {best.plan}
    assert not {each.plan for each in puzzle.open} & {best.plan}
    assert len(puzzle.answers) == len(puzzle.right) + len(puzzle.wrong) + len(puzzle.open)
    assert all(puzzle.judge(each.action).right for each in puzzle.right)


@each_game
def test_nobody_chooses_between_two_answers_only(name: str) -> None:
    assert not [puzzle.name for puzzle in BOOKS[name] if len(puzzle.ranked) < 3]


def test_few_are_solved_by_doing_nothing_more() -> None:
    idle = [puzzle.name for puzzle in PUZZLES if puzzle.answers[0].action == Done()]
    assert len(idle) <= len(PUZZLES) // 4


@each_game
def test_positions_differ(name: str) -> None:
    game, puzzles = GAMES[name], BOOKS[name]
    assert len({game.view(each.played.state, each.seat) for each in puzzles}) == len(puzzles)


def test_an_answer_is_judged_by_what_the_best_one_brings() -> None:
    puzzle = PUZZLES[0]
    best, second, *_ = puzzle.answers

    assert puzzle.judge(best.action).right
    judgement = puzzle.judge(second.action)
    assert not judgement.right
    assert judgement.best is best


def test_a_puzzle_has_no_undo_before_it_and_no_advice() -> None:
    puzzle = PUZZLES[-1]
    seats: list[Seated] = [
        BuiltIn(f"Other {seat}", "blue", "master") for seat in range(GAME.seats(puzzle.played.state))
    ]
    seats[puzzle.seat] = Person("Lisa", "red")
    session = PuzzleSession(puzzle, seats)

    assert isinstance(session.undo_objection(puzzle.seat), UndoObjection)
    assert not session.hint_service.offered


def test_damaged_answers_are_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / ANSWERS).write_text(json.dumps({"format": "leonardo-puzzles", "version": 9, "game": GAME.name}))

    with pytest.raises(PuzzleError, match="no puzzles"):
        PuzzleBook(GAME, tmp_path)


def test_a_folder_without_answers_has_no_puzzles(tmp_path: Path) -> None:
    assert PuzzleBook(GAME, tmp_path).puzzles == ()


FIELDS = {"grade": "easy", "goal": "score", "seat": 0, "answers": []}


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{}", b"[" * 5000])
def test_a_record_that_is_none_is_told_with_its_name(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "one.leonardo.jsonl").write_bytes(content)
    with pytest.raises(PuzzleError, match="one"):
        _ = Puzzle(GAME, tmp_path, "one", FIELDS).played


def test_a_name_that_no_system_knows_is_told(tmp_path: Path) -> None:
    with pytest.raises(PuzzleError):
        _ = Puzzle(GAME, tmp_path, "a\0b", FIELDS).played


def test_a_puzzle_without_an_answer_is_none() -> None:
    with pytest.raises(PuzzleError, match="no answer"):
        _ = Puzzle(GAME, assets_folder(), "one", FIELDS).ranked
