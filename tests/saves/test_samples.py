"""The sample games that come with the program can be opened and are what their names say."""

from pathlib import Path

import pytest

from leonardo.games import GAMES
from leonardo.saves.folder import default_folder
from leonardo.saves.opening import Opened, open_save


def samples() -> list[Path]:
    return [entry.path for entry in default_folder().entries() if entry.sample]


def opened(path: Path) -> Opened:
    return open_save(default_folder().read(path), path, GAMES)


def test_there_are_two_of_them() -> None:
    assert [path.name for path in samples()] == ["a-finished-game.leonardo.json", "a-game-in-the-middle.leonardo.json"]


@pytest.mark.parametrize(("number", "over"), [(0, True), (1, False)])
def test_they_open(number: int, over: bool) -> None:
    game = opened(samples()[number])
    assert game.played.over is over
    assert game.save.over is over
