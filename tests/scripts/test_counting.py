"""What is counted of the play in an arena's games: each game has its own words, and one command reads them all."""

import json
from pathlib import Path

import pytest

from leonardo.ai.player import UNLIMITED
from leonardo.arena.plan import MatchPlan
from leonardo.arena.playing import play
from leonardo.engine.citta import GAME as CITTA
from leonardo.engine.citta.constants import GUILDS, STANDARD
from leonardo.engine.citta.setup import Options as CityOptions
from leonardo.engine.davinci import GAME as DAVINCI
from leonardo.engine.davinci.setup import Options as FirstOptions
from leonardo.engine.engines import GAME as ENGINES
from leonardo.engine.engines.setup import Options as WarOptions
from scripts.counting.count_play import main


def _arena(folder: Path, plan: MatchPlan) -> str:
    """Play one game as an arena keeps it, and return its folder."""
    (folder / "games").mkdir(parents=True)
    played = play(plan.task(0))
    (folder / "games" / "000001.leonardo.jsonl").write_text(played.record, encoding="utf-8")
    result = {"game": 0, "players": played.outcome.players}
    (folder / "results.jsonl").write_text(json.dumps(result) + "\n", encoding="utf-8")
    return str(folder)


def test_games_of_several_kinds_are_counted_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    city = MatchPlan(CITTA, CityOptions(4, 15, (GUILDS, *STANDARD)), ("master", "apprentice"), 4, 1, "1", UNLIMITED)
    war = MatchPlan(ENGINES, WarOptions(3), ("random",), 3, 1, "1", UNLIMITED)
    assert main([_arena(tmp_path / "city", city), _arena(tmp_path / "war", war)]) == 0
    told = capsys.readouterr().out
    assert "master: 1 seats, " in told
    assert "apprentice: 3 seats, " in told
    assert "  guilds in the first half, a game " in told
    assert "random: 3 games, " in told
    assert "  could stop a winner in " in told


def test_a_game_of_which_nothing_is_counted_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = MatchPlan(DAVINCI, FirstOptions(2), ("random",), 2, 1, "1", UNLIMITED)
    with pytest.raises(SystemExit):
        main([_arena(tmp_path / "first", first)])
    assert "nothing is counted in games of davinci, only of citta, engines" in capsys.readouterr().err
