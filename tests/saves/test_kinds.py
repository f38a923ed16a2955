"""A game in a file is known by its content, whatever programs that fetch and copy files call it."""

import os
from pathlib import Path

import pytest

from leonardo.app.scenes.saves.import_save import files_in
from leonardo.cli import _with_file_named
from leonardo.engine.davinci import GAME
from leonardo.engine.notation import write_record
from leonardo.saves.exchange import as_save
from leonardo.saves.kinds import Kind, kind_of_file
from scripts.fuzz.games import finished
from tests.saves.saving import save

NAMES = (
    *("game.leonardo.json", "game.leonardo (1).json", "game.leonardo(1).json", "game (2).leonardo.json"),
    *("game.leonardo - Copy.json", "game.leonardo-1.json", "game.leonardo.json.txt", "GAME.LEONARDO.JSON"),
    *("game.leonardo.json (1)", "game.leonardo", "game", "game.json", "leonardo.dat", "game.leonardo.json.download"),
)


@pytest.fixture(scope="module")
def contents() -> dict[Kind, bytes]:
    return {Kind.SAVE: as_save(save("Sunday")), Kind.RECORD: write_record(finished(GAME, 1)).encode()}


@pytest.mark.parametrize("kind", list(Kind))
@pytest.mark.parametrize("name", NAMES)
def test_a_game_is_found_and_opened_whatever_its_file_is_called(
    tmp_path: Path, contents: dict[Kind, bytes], name: str, kind: Kind
) -> None:
    path = tmp_path / name.replace(".json", ".jsonl" if kind is Kind.RECORD else ".json")
    path.write_bytes(contents[kind])
    assert [each.path for each in files_in([tmp_path])] == [path]
    assert kind_of_file(path) is kind
    assert _with_file_named([str(path)]) == ["--load", str(path)]
    assert _with_file_named(["--full-screen", str(path)]) == ["--full-screen", "--load", str(path)]


@pytest.mark.parametrize("name", ["list.json", "notes.txt", "picture.jpg", ".game.json", "leonardo.txt"])
def test_what_holds_something_else_is_not_offered(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b'{"format": "shopping"}')
    assert files_in([tmp_path]) == ()
    assert _with_file_named([str(tmp_path / name)]) == [str(tmp_path / name)]


def test_a_word_that_belongs_to_an_option_is_none_to_open(tmp_path: Path, contents: dict[Kind, bytes]) -> None:
    path = tmp_path / "program"
    path.write_bytes(contents[Kind.SAVE])
    assert _with_file_named(["--program", str(path)]) == ["--program", str(path)]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "leonardo.json")
    assert kind_of_file(tmp_path / "leonardo.json") is None
    assert files_in([tmp_path]) == ()
