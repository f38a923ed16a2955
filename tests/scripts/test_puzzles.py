"""Finding puzzles: what is clear is one, what is not is none, and answers of one plan count as one."""

from random import Random
from typing import Any

import pytest

from leonardo.ai.sequential_halving import World, Worlds
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.actions import Action, Done, Pass
from leonardo.play.puzzles import Goal, PuzzleBook
from scripts.puzzles import find_puzzles
from scripts.puzzles.find_puzzles import ASSETS, HUNTS, goal_of
from scripts.puzzles.weighing import PlanWeighing, Trial, Values, Verdict, Weighed, weigh

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
def test_the_best_answer_must_be_clear_and_lose_nothing(best: Values, goal: Goal | None) -> None:
    answers = [_weighed(Done(), best), _weighed(Pass(), (0.50, 0.48, 38.0, 8.0))]

    assert goal_of(HUNT, PUZZLE.played, answers) is goal


@pytest.mark.slow
def test_weighing_repeats_exactly_and_tries_every_answer() -> None:
    once, again = (weigh(PUZZLE.played, HUNT.course, HUNT.tries, HUNT.looks, lambda _: False) for _ in range(2))

    assert [(each.action, each.values) for each in once] == [(each.action, each.values) for each in again]
    assert {each.action for each in once} == set(GAME.legal(PUZZLE.played.state))


def test_the_same_position_of_another_game_is_no_other_puzzle() -> None:
    answers = [{"answer": {"do": "done"}}, {"answer": {"do": "pass"}}]
    found: list[dict[str, Any]] = [{"round": 1, "answers": answers, "game": number} for number in range(2)]

    assert [each["game"] for each in find_puzzles.different(found)] == [0]


ALONE = "end"
ANSWERS = ("attack 6", "attack 5", "attack 1", "move", "castle", "tower", "plane", "end")
POINTS = {"attack 6": 10.0, "attack 5": 9.8}


class _Table:
    """A table at which an attack with five men or six brings two points, and a move does no harm before it."""

    def __init__(self, points: dict[str, float]) -> None:
        self._points = points

    def deal(self, random: Random) -> None:
        """There is nothing to deal out."""

    def play(self, world: World[None], action: str, then: str | None = None) -> Values:
        counts = then if action == "move" and then is not None else action
        points = self._points.get(counts, 8.0) + world.seed % 2 / 100
        return points, points, points, points


def _weigh_plans(points: dict[str, float], answers: tuple[Any, ...] = ANSWERS) -> Verdict | None:
    table = _Table(points)
    trial = Trial(table, Worlds(table.deal, Random(1)), "points")
    return PlanWeighing(trial, answers, lambda answer: answer.split()[0], 0.7, ALONE).verdict(400)


def test_the_best_plan_is_right_and_what_comes_before_stays_open() -> None:
    verdict = _weigh_plans(POINTS)

    assert verdict is not None
    answers = [each.action for each in verdict.weighed]
    assert answers[: verdict.right] == ["attack 6", "attack 5"]
    assert answers[len(answers) - verdict.open :] == ["move"]
    assert {each.action for each in verdict.wrong} == {"attack 1", "castle", "tower", "plane", "end"}
    assert [number == verdict.plans[0] for number in verdict.plans].count(True) == 3


def test_where_another_plan_does_as_well_there_is_no_puzzle() -> None:
    assert _weigh_plans({**POINTS, "castle": 9.9}) is None


def test_where_hardly_anything_is_wrong_there_is_no_puzzle() -> None:
    assert _weigh_plans(POINTS, ("attack 6", "attack 5", "move", "end")) is None
