"""The same seed on the command line gives the same bytes as in every version before: games of players at random."""

from hashlib import sha256
from pathlib import Path

import pytest

from leonardo.cli import main

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


@pytest.mark.parametrize("game", PLAYED)
def test_an_arena_plays_the_games_that_it_always_played(game: str, tmp_path: Path) -> None:
    words = ["arena", "--game", game, "--seed", "7", "--games", "2", "--players", "random", "--workers", "1"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    assert hashed(tmp_path / "games") == PLAYED[game]


@pytest.mark.parametrize("game", SIMULATED)
def test_without_a_seed_one_is_drawn_that_gives_the_same_games_again(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "--game", game, "--players", "random", "--records"]
    assert main([*words, str(tmp_path / "one")]) == 0
    seed = capsys.readouterr().out.splitlines()[0].rpartition(" ")[2]
    assert int(seed).bit_length() == 129
    assert main([*words, str(tmp_path / "two"), "--seed", seed]) == 0
    assert hashed(tmp_path / "one") == hashed(tmp_path / "two")
