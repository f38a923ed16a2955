"""Games without a screen: the same seed plays the same games, with the same bytes as in every version before."""

import json
from hashlib import sha256
from pathlib import Path

import pytest

from leonardo.ai.players import UnknownPlayerError
from leonardo.check import check
from leonardo.cli import main
from leonardo.engine.citta.constants import MOST_ROUNDS as CITTA_ROUNDS
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.engine.driving import MOST_ROUNDS
from leonardo.engine.game import AnyGame
from leonardo.engine.record import RecordError, read_record, write_record
from leonardo.games import GAMES, usual_seats
from leonardo.simulate import Progress, Simulation, games_of, simulate
from scripts.fuzz.games import wishes
from tests.diagonal import first_quick

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


class Clock:
    """A clock that goes on by a second each time it is looked at."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 1
        return self.now


@pytest.mark.parametrize("game", list(GAMES.values()), ids=lambda game: game.name)
def test_an_endless_game_is_broken_off_and_recorded_so(game: AnyGame, tmp_path: Path) -> None:
    seats = usual_seats(game)
    simulation = Simulation(game, wishes(game), ("random",) * seats, 2, "5", most_rounds=1)
    summary = simulate(simulation, tmp_path)
    assert summary.broken_off == 2
    assert "Broken off, and counted as they stood: 2 of 2 games." in str(summary)
    for path in tmp_path.iterdir():
        assert json.loads(path.read_text("utf-8").splitlines()[-1]) == {"broken_off": "after 1 rounds"}
        assert check(path).good
        played = read_record(path.read_text("utf-8"), GAMES.get)
        assert not played.over
        assert game.round_of(played.state) == 2


def test_a_game_that_ends_was_not_broken_off() -> None:
    summary = simulate(Simulation(GAME, Options(3), NAMES, 1, "5"))
    assert summary.broken_off == 0
    assert "roken" not in str(summary)


def test_no_agreed_limit_is_as_far_as_where_games_break_off() -> None:
    assert MOST_ROUNDS > CITTA_ROUNDS


def test_it_is_told_how_far_the_games_are() -> None:
    said: list[str] = []
    progress = Progress(3, said.append, Clock())
    list(games_of(Simulation(GAME, Options(3), NAMES, 3, "5"), [progress]))
    assert said[0] == "game 1 of 3, round 1"
    assert said[-1].startswith("game 3 of 3, round ")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('{"broken_off": 5}', "must say in words"),
        ('{"broken_off": "after", "seat": 1}', "nothing may stand beside"),
        ('{"broken_off": "after 1 rounds"}\n{"seat": 0}', "nothing may follow"),
    ],
)
def test_a_wrong_line_of_what_was_broken_off_is_refused(line: str, complaint: str) -> None:
    (played,) = games_of(Simulation(GAME, Options(3), NAMES, 1, "5", most_rounds=1))
    with pytest.raises(RecordError, match=complaint):
        read_record(f"{write_record(played)}{line}\n", GAMES.get)


def test_a_game_that_is_over_was_not_broken_off() -> None:
    (played,) = games_of(Simulation(GAME, Options(3), NAMES, 1, "5"))
    lines = write_record(played).splitlines()[:-1]
    with pytest.raises(RecordError, match="the result must be here"):
        read_record("\n".join([*lines, '{"broken_off": "after 1 rounds"}']), GAMES.get)


SIMULATED = {
    "davinci": "f52d513131b40d8d6591ddca074b871ba5b066ae2e242f63d25a171c96df836b",
    "citta": "9ce8e03283cf03697dd5d7543048efbf550772cf7a0c3b3a8189d90e01a8e380",
    "engines": "f1e56394b70ba8d1ecfe0f1a16cee82569a1f4bff0a58128bee58b30e3804a62",
}
PLAYED = {
    "davinci": "f52d513131b40d8d6591ddca074b871ba5b066ae2e242f63d25a171c96df836b",
    "citta": "f7cbbe3b75759f24b2c7027dd9572a250fcf8ff1177384abb127f96a904551f0",
    "engines": "3a0964f3daf6a66b6cd62e791c19a16caecffa15bc920c68d63b680a282acda3",
}
"""In an arena chance counts its own turns only, so games of one deal stay alike."""


def hashed(folder: Path) -> str:
    return sha256(b"".join(path.read_bytes() for path in sorted(folder.iterdir()))).hexdigest()


@pytest.mark.parametrize("game", SIMULATED)
def test_simulate_writes_the_records_that_it_always_wrote(game: str, tmp_path: Path) -> None:
    words = ["simulate", "--game", game, "--seed", "7", "--games", "2", "--players", "random"]
    assert main([*words, "--records", str(tmp_path)]) == 0
    assert hashed(tmp_path) == SIMULATED[game]


@first_quick("game", PLAYED)
def test_an_arena_plays_the_games_that_it_always_played(game: str, tmp_path: Path) -> None:
    words = ["arena", "--game", game, "--seed", "7", "--games", "2", "--players", "random", "--workers", "1"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    assert hashed(tmp_path / "games") == PLAYED[game]


@pytest.mark.parametrize("game", SIMULATED)
def test_a_drawn_seed_gives_the_same_games_again(game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "--game", game, "--players", "random", "--records"]
    assert main([*words, str(tmp_path / "one")]) == 0
    seed = capsys.readouterr().out.splitlines()[0].rpartition(" ")[2]
    assert int(seed).bit_length() == 129
    assert main([*words, str(tmp_path / "two"), "--seed", seed]) == 0
    assert hashed(tmp_path / "one") == hashed(tmp_path / "two")
