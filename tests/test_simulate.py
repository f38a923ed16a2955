"""Games without a screen: the same seed plays the same games, and the summary adds up."""

import json
from pathlib import Path

import pytest

from leonardo.ai.players import UnknownPlayerError
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.simulate import Simulation, games_of, simulate

NAMES = ("random", "random", "random")


def test_the_summary_adds_up_what_the_records_tell(tmp_path: Path) -> None:
    summary = simulate(Simulation(GAME, Options(3), NAMES, 4, "5"), tmp_path)
    texts = [path.read_text("utf-8").splitlines() for path in sorted(tmp_path.iterdir())]
    results = [json.loads(lines[-1])["result"] for lines in texts]
    assert summary.games == len(results) == 4
    assert summary.decisions == sum(len(lines) - 2 for lines in texts)
    assert summary.scores == tuple(sum(result["total"][seat] for result in results) for seat in range(3))
    assert sum(summary.wins) == pytest.approx(4)
    assert summary.seconds > 0


def test_a_game_is_the_same_however_many_are_played() -> None:
    one, two = (list(games_of(Simulation(GAME, Options(3), NAMES, games, "5"))) for games in (1, 2))
    assert two[0] == one[0]
    assert two[1] != two[0]


def test_the_players_decide_how_a_game_goes() -> None:
    random, mixed = (
        next(games_of(Simulation(GAME, Options(3), names, 1, "5"))) for names in (NAMES, ("thumb", "random", "random"))
    )
    assert random.setup == mixed.setup
    assert random.turns != mixed.turns


def test_an_unknown_player_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownPlayerError, match="magician"):
        simulate(Simulation(GAME, Options(3), ("random", "random", "magician"), 1, "5"))
