"""One game of an arena: the same task, the same game; who fails loses the decision and not the game."""

from collections.abc import Sequence
from random import Random

import pytest

from leonardo.ai.player import AnyPlayer, Budget
from leonardo.ai.random_player import choose as anything
from leonardo.arena.playing import play
from leonardo.engine.notation import read_record
from leonardo.games import GAMES
from tests.arena.helpers import task


def test_the_same_task_gives_the_same_game() -> None:
    first, second = play(task("random", "random")), play(task("random", "random"))
    assert first.record == second.record
    assert first.outcome.scores == second.outcome.scores
    assert first.record != play(task("random", "random", number=1)).record


def test_its_record_is_whole_and_keeps_the_rules() -> None:
    finished = play(task("thumb", "random"))
    played = read_record(finished.record, GAMES.get)
    assert played.over
    assert played.game.standing(played.state).scores == finished.outcome.scores


def test_each_decision_is_timed() -> None:
    finished = play(task("random", "random"))
    decisions = finished.record.count('"of"')
    assert sum(map(len, finished.outcome.milliseconds)) == decisions


def illegal(view: object, legal: Sequence[object], random: Random, budget: Budget) -> object:  # noqa: ARG001 - a double
    return "no such thing"


def broken(view: object, legal: Sequence[object], random: Random, budget: Budget) -> object:  # noqa: ARG001 - a double
    raise ValueError("out of its depth")


@pytest.mark.parametrize(
    ("faulty", "message"), [(illegal, "not legal: no such thing"), (broken, "ValueError: out of its depth")]
)
def test_a_built_in_player_that_fails_loses_its_decisions_to_chance(
    faulty: AnyPlayer, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("leonardo.arena.playing.chooser", lambda _, name: faulty if name == "faulty" else anything)
    outcome = play(task("faulty", "random")).outcome
    assert outcome.fallbacks == (len(outcome.milliseconds[0]), 0)
    assert outcome.troubles == (message, None)
