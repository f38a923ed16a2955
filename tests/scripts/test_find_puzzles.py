"""Finding puzzles: what is clear is one, what is not is none, and the same position counts once."""

from typing import Any

import pytest

from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, Done, Pass
from leonardo.play.puzzles import Goal, PuzzleBook
from scripts import find_puzzles
from scripts.find_puzzles import ASSETS, HUNTS, goal_of
from scripts.puzzles.weighing import Values, Weighed, weigh

PUZZLE = PuzzleBook(GAME, ASSETS / GAME.name).puzzles[0]
HUNT = HUNTS[GAME.name]


def _weighed(action: Action, values: Values) -> Weighed:
    """An answer that brought the same in a hundred worlds, give or take a little."""
    worth, chance, score, purse = values
    trembling = (number % 2 / 1000 for number in range(100))
    return Weighed(action, tuple((worth + each, chance + each, score + each, purse + each) for each in trembling))


@pytest.mark.parametrize(
    ("best", "goal"),
    [
        ((0.60, 0.55, 40.0, 9.0), Goal.FIRST),
        ((0.52, 0.49, 40.0, 9.0), None),
        ((0.60, 0.49, 40.0, 9.0), None),
        ((0.60, 0.55, 30.0, 9.0), None),
    ],
)
def test_the_best_answer_must_be_clear_and_lose_nothing_in_the_end(best: Values, goal: Goal | None) -> None:
    answers = [_weighed(Done(), best), _weighed(Pass(), (0.50, 0.48, 38.0, 8.0))]

    assert goal_of(HUNT, PUZZLE.played, answers) is goal


def test_weighing_repeats_exactly_and_tries_every_answer() -> None:
    once, again = (weigh(PUZZLE.played, HUNT.course, HUNT.tries, HUNT.looks, lambda _: False) for _ in range(2))

    assert [(each.action, each.values) for each in once] == [(each.action, each.values) for each in again]
    assert {each.action for each in once} == set(GAME.legal(PUZZLE.played.state))


def test_the_same_position_of_another_game_is_no_other_puzzle() -> None:
    answers = [{"answer": {"do": "done"}}, {"answer": {"do": "pass"}}]
    found: list[dict[str, Any]] = [{"round": 1, "answers": answers, "game": number} for number in range(2)]

    assert [each["game"] for each in find_puzzles._different(found)] == [0]
