"""Whatever lies in the folder of an arena: it is told, nothing waits, and nothing elsewhere is changed."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from leonardo.arena.report import DATA, PAIRS, PICTURE, PLAYERS, TEXT
from leonardo.arena.results_folder import GAMES, PLAN, RESULTS
from leonardo.cli import main

WORDS = b"words of another\n{"


def arena(folder: Path, *more: str) -> int:
    command = ["arena", "--players", "random", "--seats", "2", "--games", "2", "--workers", "1", "--seed", "1"]
    return main([*command, "--out", str(folder), *more])


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("played")
    assert arena(folder) == 0
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    """An arena of two games that were played."""
    copy = tmp_path / "arena"
    (copy / GAMES).mkdir(parents=True)
    for name in (PLAN, RESULTS, *(f"{GAMES}/{each.name}" for each in (played / GAMES).iterdir())):
        (copy / name).write_bytes((played / name).read_bytes())
    return copy


def pipe(path: Path) -> None:
    if not hasattr(os, "mkfifo"):
        pytest.skip("this system has no pipes with names")
    os.mkfifo(path)


def sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(3_000_000_000)


def link(path: Path) -> None:
    path.symlink_to(path.parents[1] / "elsewhere")


def hard_link(path: Path) -> None:
    path.hardlink_to(path.parents[1] / "elsewhere")


@pytest.mark.parametrize("more", [(), ("--report",)], ids=["play", "report"])
@pytest.mark.parametrize("name", [PLAN, RESULTS])
@pytest.mark.parametrize("make", [pipe, sparse, link, hard_link, Path.mkdir], ids=lambda make: make.__name__)
def test_what_is_odd_where_an_arena_keeps_something_is_told(
    folder: Path, name: str, make: Callable[[Path], object], more: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    elsewhere = folder.parent / "elsewhere"
    elsewhere.write_bytes(WORDS)
    (folder / name).unlink()
    make(folder / name)
    assert arena(folder, *more) == 1
    told = capsys.readouterr().err
    assert name in told
    assert "Traceback" not in told
    assert elsewhere.read_bytes() == WORDS


@pytest.mark.parametrize("name", [TEXT, DATA, PLAYERS, PAIRS, PICTURE])
def test_a_link_in_the_place_of_a_report_is_replaced(folder: Path, name: str) -> None:
    elsewhere = folder.parent / "elsewhere"
    elsewhere.write_bytes(WORDS)
    link(folder / name)
    assert arena(folder, "--report") == 0
    assert elsewhere.read_bytes() == WORDS
    assert (folder / name).read_bytes() != WORDS


def test_records_are_not_written_into_a_folder_elsewhere(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    elsewhere = folder.parent / "elsewhere"
    (folder / GAMES).rename(elsewhere)
    (folder / GAMES).symlink_to(elsewhere, target_is_directory=True)
    (elsewhere / "000001.leonardo.jsonl").write_bytes(b"")
    assert arena(folder) == 1
    assert "link to something elsewhere" in capsys.readouterr().err
    assert (elsewhere / "000001.leonardo.jsonl").read_bytes() == b""


def test_a_record_that_is_a_link_is_played_again_and_what_it_leads_to_stays(folder: Path) -> None:
    elsewhere, record = folder.parent / "elsewhere", folder / GAMES / "000001.leonardo.jsonl"
    elsewhere.write_bytes(WORDS)
    record.unlink()
    record.symlink_to(elsewhere)
    assert arena(folder) == 0
    assert elsewhere.read_bytes() == WORDS
    assert not record.is_symlink()
    assert record.stat().st_size > len(WORDS)
