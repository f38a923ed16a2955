"""Puzzles that somebody or something has changed: each is refused in words."""

from pathlib import Path

import pytest

from leonardo.app.kit.asset_files import assets_folder
from leonardo.games import GAMES
from leonardo.play.puzzles import Puzzle, PuzzleError

FIELDS = {"grade": "easy", "goal": "score", "seat": 0, "answers": []}
GAME = GAMES["davinci"]


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"{}", b"[" * 5000])
def test_a_record_that_is_none_is_told_with_its_name(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "one.leonardo.jsonl").write_bytes(content)
    with pytest.raises(PuzzleError, match="one"):
        _ = Puzzle(GAME, tmp_path, "one", FIELDS).played


def test_a_name_that_no_system_knows_is_told(tmp_path: Path) -> None:
    with pytest.raises(PuzzleError):
        _ = Puzzle(GAME, tmp_path, "a\0b", FIELDS).played


def test_a_puzzle_without_an_answer_is_none() -> None:
    with pytest.raises(PuzzleError, match="no answer"):
        _ = Puzzle(GAME, assets_folder(), "one", FIELDS).ranked
