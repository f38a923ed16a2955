"""`leonardo replay` refuses what it cannot read or write with a sentence that says what to do."""

from pathlib import Path

import pytest

from leonardo.cli import main


def _told(words: list[str | Path], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["replay", *map(str, words)]) == 1
    return capsys.readouterr().err


def test_no_folder_is_made_unasked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "nowhere" / "x.html"
    assert f"there is no folder {place.parent}" in _told(["game.jsonl", "--html", place], capsys)
    assert not place.parent.exists()


@pytest.mark.parametrize("force", [[], ["--force"]])
@pytest.mark.parametrize("written", ["--html", "--gif"])
def test_a_folder_is_called_one(
    force: list[str], written: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = _told(["game.jsonl", written, tmp_path, *force], capsys)
    assert "is a folder. Name a file in it." in told
    assert "--force" not in told


def test_a_damaged_record_is_called_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "x.jsonl"
    record.write_text("{", encoding="utf-8")
    assert "the save is damaged (line 1" in _told([record, "--html", tmp_path / "x.html"], capsys)
