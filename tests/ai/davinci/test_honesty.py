"""A player chooses from what its seat may know (rule 13.3), and its beliefs leave the truth some weight; one peeks."""

from random import Random

import pytest

from leonardo.ai.davinci.heuristics.player import Thumb
from leonardo.ai.davinci.levels import JOURNEYMAN, LEONARDO
from leonardo.ai.davinci.omniscient_player import SEEING
from leonardo.ai.player import UNLIMITED, Budget, stream
from leonardo.ai.players import chooser, players_of
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import BEGINNER, CODEX_LEONARDI_1, EXPERT
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.state import State
from scripts import true_beliefs
from scripts.true_beliefs import check_many, main
from tests.diagonal import diagonal

KINDS = [
    Options(2, EXPERT),
    Options(3, BEGINNER, (CODEX_LEONARDI_1,)),
    Options(4, EXPERT, (CODEX_LEONARDI_1,)),
    Options(5, BEGINNER),
]


BUDGET = Budget(tries=4)
EACH = 12
"""One decision of so many is looked at."""


@pytest.mark.parametrize(("options", "name"), diagonal(KINDS, [player.name for player in players_of(GAME.name)]))
def test_shuffling_all_that_a_seat_may_not_know_leaves_its_decision_as_it_was(options: Options, name: str) -> None:
    choose = chooser(GAME.name, name)
    random = Random(7)
    state = GAME.begin(GAME.deal(options, random)).state
    number = 0
    while (seat := GAME.decider(state)) is not None:
        view = GAME.view(state, seat)
        if number % EACH == 0:
            decided = choose(view, GAME.legal(state), stream(3, seat, number), BUDGET)
            other = GAME.determinize(view, random)
            same = choose(GAME.view(other, seat), GAME.legal(other), stream(3, seat, number), BUDGET)
            assert same == decided
            assert decided in GAME.legal(state)
        played = JOURNEYMAN(view, view.options, stream(3, seat, number), BUDGET)
        state = GAME.apply(state, played).state
        number += 1


@pytest.mark.slow
def test_the_truth_has_weight_in_a_dozen_games_at_every_moment() -> None:
    found = check_many(range(12), first_seed=1, often=1.0)
    assert found.beliefs > 1000
    assert found.least > 0


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, 2000, 500))
def test_the_truth_has_weight_in_thousands_of_games_of_all_kinds(first: int) -> None:
    found = check_many(range(first, first + 500), first_seed=1_000_000, often=0.02)
    assert found.beliefs > 2500
    assert found.least > 0


@pytest.mark.slow
def test_weights_know_more_than_chance_does_of_those_who_play_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(true_beliefs, "WELL", (1.0,))
    found = check_many(range(16), first_seed=2, often=0.05)
    assert found.beliefs > 100
    assert found.truth > 1.2 * found.alike


def test_a_belief_that_rules_the_truth_out_is_found_and_its_game_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("leonardo.ai.davinci.beliefs.weigh", lambda _, __, invention: float(invention != 1))
    assert main(["--games", "16", "--often", "0.3"]) == 1
    assert "is held for impossible" in capsys.readouterr().err


def test_the_figures_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--games", "4", "--often", "0.1"]) == 0
    assert capsys.readouterr().out.startswith("4 games, ")


TRIES = Budget(tries=16)


def middle(seed: int) -> State:
    """A game of players of rules of thumb after its first rounds."""
    state = GAME.begin(GAME.deal(Options(3), Random(seed))).state
    while state.round < 3 or len(state.options) < 8:
        seat = GAME.decider(state)
        state = GAME.apply(state, Thumb()(GAME.view(state, seat), state.options, Random(seed), UNLIMITED)).state
    return state


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
