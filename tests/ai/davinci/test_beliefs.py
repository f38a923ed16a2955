"""Beliefs about the others' work leave the truth some weight; the ceiling, which sees all, needs none."""

from random import Random

import pytest

from leonardo.ai.davinci.heuristics.player import Thumb
from leonardo.ai.davinci.levels import LEONARDO
from leonardo.ai.davinci.omniscient_player import SEEING
from leonardo.ai.player import UNLIMITED, Budget, stream
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from scripts.games import true_beliefs
from scripts.games.true_beliefs import check_many, main

TRIES = Budget(tries=16)


@pytest.mark.slow
def test_the_truth_has_weight_in_a_dozen_games_at_every_moment() -> None:
    found = check_many(range(12), first_seed=1, often=1.0)
    assert found.beliefs > 1000
    assert found.least > 0


@pytest.mark.slow
@pytest.mark.parametrize(
    "first", [0, pytest.param(500, marks=pytest.mark.exhaustive), pytest.param(1000, marks=pytest.mark.exhaustive)]
)
def test_the_truth_has_weight_in_hundreds_of_games_of_all_kinds(first: int) -> None:
    found = check_many(range(first, first + 500), first_seed=1_000_000, often=0.02)
    assert found.beliefs > 2500
    assert found.least > 0


@pytest.mark.slow
def test_weights_know_more_than_chance_of_good_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(true_beliefs, "WELL", (1.0,))
    found = check_many(range(16), first_seed=2, often=0.05)
    assert found.beliefs > 100
    assert found.truth > 1.2 * found.alike


def test_a_belief_that_rules_out_the_truth_is_found_and_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("leonardo.ai.davinci.beliefs.weigh", lambda _, __, invention: float(invention != 1))
    assert main(["--games", "16", "--often", "0.3"]) == 1
    assert "is held for impossible" in capsys.readouterr().err


def test_the_figures_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "4", "--often", "0.1"]) == 0
    assert capsys.readouterr().out.startswith("4 games, ")


def middle(seed: int) -> State:
    """A game of players of rules of thumb after its first rounds."""
    state = GAME.begin(GAME.deal(Options(3), Random(seed))).state
    while state.round < 3 or len(state.options) < 8:
        seat = GAME.decider(state)
        state = GAME.apply(state, Thumb()(GAME.view(state, seat), state.options, Random(seed), UNLIMITED)).state
    return state


@pytest.mark.slow
def test_every_world_that_it_thinks_through_is_the_true_one() -> None:
    """So its answer follows the state where the honest one, which sees the same, must answer the same."""
    answers, honest = set(), set()
    seat = GAME.decider(state := middle(1))
    assert seat is not None
    for seed in range(8):
        state = GAME.determinize(GAME.view(state, seat), Random(seed))
        answers.add(SEEING(state, seat, state.options, stream(1, seat, 0), TRIES))
        honest.add(LEONARDO(GAME.view(state, seat), state.options, stream(1, seat, 0), TRIES))
    assert len(honest) == 1
    assert len(answers) > 1
