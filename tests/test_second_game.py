"""The city of Leonardo behind everything that serves any game: commands, arena, seat protocol and saves."""

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
from leonardo.engine.citta import GAME
from leonardo.engine.citta.setup import Options
from leonardo.engine.citta.terms import VARIANTS
from leonardo.engine.driving import wander
from leonardo.engine.game import NATURE
from leonardo.games import GAMES
from leonardo.play.session import Session
from leonardo.saves.folder import SaveFolder
from leonardo.saves.schema import Person


def simulated(folder: Path, *words: str) -> list[Path]:
    command = ["simulate", "--game", "citta", "--games", "2", "--seed", "7", "--records", str(folder), *words]
    assert main(command) == 0
    return sorted(folder.iterdir())


@pytest.mark.parametrize(
    ("words", "variants", "rounds"),
    [
        ((), ["quiet_lap", "even_start"], 20),
        (("--variants", "", "--seats", "3", "--rounds", "15"), [], 15),
        (("--variants", "even_start,guilds", "--seats", "6", "--rounds", "0"), ["guilds", "even_start"], 0),
    ],
)
def test_games_of_all_kinds_are_simulated_and_checked(
    words: Sequence[str], variants: list[str], rounds: int, tmp_path: Path
) -> None:
    records = simulated(tmp_path, *words)
    for record in records:
        setup = json.loads(record.read_text("utf-8").splitlines()[0])
        assert (setup["variants"], setup["rounds"]) == (variants, rounds)
        assert check(record).good


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--variants", "trade"), "'trade' is not one of guilds, quiet_lap, even_start"),
        (("--variants", "guilds", "--seats", "3"), "guilds need at least 4 players, not 3 (rule 16.1)"),
        (("--rounds", "201"), "rounds must be from 0 (no limit) to 200, not 201 (rule 2.1)"),
        (("--rounds", "-5"), "not -5 (rule 2.1)"),
        (("--seats", "2"), "invalid choice: 2"),
    ],
)
def test_wishes_that_do_not_go_together_are_refused(
    words: Sequence[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--game", "citta", *words]) == 2
    assert complaint in capsys.readouterr().err


def test_an_arena_measures_its_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["arena", "--game", "citta", "--seats", "3", "--games", "3", "--workers", "1", "--out", str(tmp_path)]
    assert main([*words, "--players", "random,random,random", "--rounds", "5"]) == 0
    assert capsys.readouterr().out.startswith("citta, 3 seats, 3 games, seed 1")
    assert all(check(record).good for record in (tmp_path / "games").iterdir())


def test_a_built_in_player_sits_down_at_it_for_other_programs() -> None:
    seat = Seat("random", GAMES)
    setup = GAME.deal(Options(4, 3, VARIANTS), Random(2))
    for played, _ in wander(GAME, setup, Random(2)):
        decider = GAME.decider(played.state)
        if decider is None or decider == NATURE:
            continue
        asked = told(GAME, played.state, decider, (), len(played.turns), Random(1), Budget())
        seat.reply(asked.hello)
        answer = seat.reply(asked.decide)
        assert answer is not None
        assert GAME.legal(played.state)[read_choice(answer, asked)] in GAME.legal(played.state)


def test_it_is_saved_and_opened_anywhere(tmp_path: Path) -> None:
    folder = SaveFolder(tmp_path)
    seats = [Person(name, colour) for name, colour in (("A", "red"), ("B", "blue"), ("C", "green"), ("D", "bone"))]
    setup = GAME.deal(Options(4, 3, VARIANTS), Random(5))
    for played, _ in wander(GAME, setup, Random(5)):
        if len(played.turns) % 20 == 0 or played.over:
            session = Session(played, seats, 1, folder, run=f"step{len(played.turns)}")
            path = session.save(f"step {len(played.turns)}")
            session.close()
            assert Session.load(path, folder).played == played
            assert check(path).good
