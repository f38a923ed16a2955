"""Weighing plans: the best in other numbers is right, what leaves it open is left open, all else is wrong."""

from random import Random
from typing import Any

from leonardo.ai.sequential_halving import World, Worlds
from scripts.puzzles.plans import PlanWeighing, Trial, Verdict
from scripts.puzzles.weighing import Values

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


def _weighed(points: dict[str, float], answers: tuple[Any, ...] = ANSWERS) -> Verdict | None:
    table = _Table(points)
    trial = Trial(table, Worlds(table.deal, Random(1)), "points")
    return PlanWeighing(trial, answers, lambda answer: answer.split()[0], 0.7, ALONE).verdict(400)


def test_the_best_plan_is_right_in_all_numbers_that_do_as_well_and_what_can_come_before_it_stays_open() -> None:
    verdict = _weighed(POINTS)

    assert verdict is not None
    answers = [each.action for each in verdict.weighed]
    assert answers[: verdict.right] == ["attack 6", "attack 5"]
    assert answers[len(answers) - verdict.open :] == ["move"]
    assert {each.action for each in verdict.wrong} == {"attack 1", "castle", "tower", "plane", "end"}
    assert [number == verdict.plans[0] for number in verdict.plans].count(True) == 3


def test_where_another_plan_does_as_well_there_is_no_puzzle() -> None:
    assert _weighed({**POINTS, "castle": 9.9}) is None


def test_where_hardly_anything_is_wrong_there_is_no_puzzle() -> None:
    assert _weighed(POINTS, ("attack 6", "attack 5", "move", "end")) is None
