"""What a seat believes of the others' work: the truth always keeps some weight."""

import pytest

from scripts import true_beliefs
from scripts.true_beliefs import check_many, main


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
