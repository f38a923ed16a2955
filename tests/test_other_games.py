"""The second and third game behind everything that serves any game: commands, arena, seat protocol and saves."""

import json
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from leonardo.ai.player import Budget
from leonardo.ai.protocol import read_choice, told
from leonardo.arena.seat import Seat
from leonardo.check import check
from leonardo.cli import main
from leonardo.engine.citta.constants import VARIANTS as CITTA_VARIANTS
from leonardo.engine.citta.setup import Options as CittaOptions
from leonardo.engine.driving import wander
from leonardo.engine.engines.constants import VARIANTS as ENGINES_VARIANTS
from leonardo.engine.engines.setup import Options as EnginesOptions
from leonardo.engine.game import NATURE
from leonardo.games import GAMES
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import Person

SHORT = {"citta": CittaOptions(4, 3, CITTA_VARIANTS), "engines": EnginesOptions(4, 6, ENGINES_VARIANTS)}
"""A short game of each with all that can be agreed on."""
ARENA = {"citta": ("--rounds", "5"), "engines": ("--target", "8")}


@pytest.mark.parametrize(
    ("game", "words", "agreed"),
    [
        ("citta", (), {"variants": ["quiet_lap", "even_start"], "rounds": 20}),
        ("citta", ("--variants", "", "--seats", "3", "--rounds", "15"), {"variants": [], "rounds": 15}),
        (
            "citta",
            ("--variants", "even_start,guilds", "--seats", "6", "--rounds", "0"),
            {"variants": ["guilds", "even_start"], "rounds": 0},
        ),
        ("engines", (), {"variants": [], "target": 30, "seats": 4}),
        ("engines", ("--seats", "3", "--target", "40", "--variants", ""), {"variants": [], "target": 40, "seats": 3}),
        (
            "engines",
            ("--seats", "5", "--variants", "escort,rich_start"),
            {"variants": ["rich_start", "escort"], "target": 30, "seats": 5},
        ),
    ],
)
def test_games_of_all_kinds_are_simulated_and_checked(
    game: str, words: Sequence[str], agreed: dict[str, object], tmp_path: Path
) -> None:
    command = ["simulate", "--game", game, "--games", "2", "--seed", "7", "--records", str(tmp_path), *words]
    assert main(command) == 0
    for record in tmp_path.iterdir():
        setup = json.loads(record.read_text("utf-8").splitlines()[0])
        assert {name: setup[name] for name in agreed} == agreed
        assert check(record).good


@pytest.mark.parametrize(
    ("game", "words", "complaint"),
    [
        ("citta", ("--variants", "trade"), "'trade' is not one of guilds, quiet_lap, even_start"),
        ("citta", ("--variants", "guilds", "--seats", "3"), "guilds need at least 4 players, not 3 (rule 16.1)"),
        ("citta", ("--rounds", "201"), "rounds must be from 0 (no limit) to 200, not 201 (rule 2.1)"),
        ("citta", ("--rounds", "-5"), "not -5 (rule 2.1)"),
        ("citta", ("--seats", "2"), "invalid choice: 2"),
        ("engines", ("--variants", "guilds"), "'guilds' is not one of rich_start"),
        ("engines", ("--target", "0"), "the target must be from 1 to 1000 points, not 0 (rule 3.1)"),
        ("engines", ("--seats", "6"), "invalid choice: 6"),
    ],
)
def test_wishes_that_do_not_go_together_are_refused(
    game: str, words: Sequence[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--game", game, *words]) == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize("game", ARENA)
def test_an_arena_measures_its_players(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--game", game, "--seats", "3", "--games", "3", "--seed", "1", "--workers", "1", "--out"]
    assert main([*words, str(tmp_path), "--players", "random,random,random", *ARENA[game]]) == 0
    assert capsys.readouterr().out.startswith(f"{game}, 3 seats, 3 games, seed 1")
    assert all(check(record).good for record in (tmp_path / "games").iterdir())


@pytest.mark.parametrize("name", SHORT)
def test_a_built_in_player_sits_down_at_it_for_other_programs(name: str) -> None:
    game, seat = GAMES[name], Seat("random", GAMES)
    for played, _ in wander(game, game.deal(SHORT[name], Random(2)), Random(2)):
        decider = game.decider(played.state)
        if decider is None or decider == NATURE:
            continue
        asked = told(game, played.state, decider, (), played.question(decider), Budget())
        seat.reply(asked.hello)
        answer = seat.reply(asked.decide)
        assert answer is not None
        assert game.legal(played.state)[read_choice(answer, asked)] in game.legal(played.state)


@pytest.mark.parametrize("name", SHORT)
def test_it_is_saved_and_opened_anywhere(name: str, tmp_path: Path) -> None:
    game, folder = GAMES[name], SaveFolder(tmp_path)
    seats = [Person(who, colour) for who, colour in (("A", "red"), ("B", "blue"), ("C", "green"), ("D", "bone"))]
    for played, _ in wander(game, game.deal(SHORT[name], Random(5)), Random(5)):
        if len(played.turns) % 20 == 0 or played.over:
            session = Session(played, seats, 1, folder, run=f"step{len(played.turns)}")
            path = session.save(f"step {len(played.turns)}")
            session.close()
            assert Session.load(path, folder).played == played
            assert check(path).good
