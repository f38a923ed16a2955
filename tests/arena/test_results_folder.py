"""The folder of an arena survives every interruption, whatever lies there, and holds one arena only."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import attrs
import pytest

from leonardo.ai.player import Budget
from leonardo.arena.plan import MatchPlan
from leonardo.arena.playing import Finished, Lost
from leonardo.arena.pool import ArenaError
from leonardo.arena.report import DATA, PAIRS, PICTURE, PLAYERS, TEXT
from leonardo.arena.results_folder import GAMES, LOCK, PLAN, RESULTS, ResultsFolder, outcomes_in, plan_in
from leonardo.cli import main
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from tests.arena.helpers import outcome
from tests.diagonal import first_quick

MATCH = MatchPlan(GAME, Options(2), ("a", "b"), 2, 4, "1")


LOST = (Lost(1, 3, "the program has ended", "Traceback\n  KeyError"), Lost(0, 12, "no answer within 1 s\x1b", ""))


def keep(folder: Path, *games: int) -> None:
    with ResultsFolder(folder, MATCH) as results:
        for game in games:
            results.add(Finished(outcome("ab", [game, 1], game=game), f"record {game}\n"))


def test_what_was_kept_is_there_again(tmp_path: Path) -> None:
    keep(tmp_path, 2, 0)
    with ResultsFolder(tmp_path, MATCH) as results:
        assert results.outcomes == {game: outcome("ab", [game, 1], game=game) for game in (0, 2)}
    assert (tmp_path / "games" / "000003.leonardo.jsonl").read_text("utf-8") == "record 2\n"


def test_why_a_decision_was_lost_is_kept(tmp_path: Path) -> None:
    with ResultsFolder(tmp_path, MATCH) as results:
        results.add(Finished(outcome("ab", [0, 1], game=0), "record\n"))
        results.add(Finished(outcome("ab", [0, 1], game=1), "record\n", LOST))
    assert {path.name for path in (tmp_path / "lost").iterdir()} == {"000002.txt"}
    assert (tmp_path / "lost" / "000002.txt").read_text("utf-8") == (
        "seat 1, question 3: the program has ended\n    Traceback\n      KeyError\n\n"
        "seat 0, question 12: no answer within 1 s\\x1b\n"
    )


@pytest.mark.skipif(sys.platform == "win32", reason="there not everybody may make links")
@pytest.mark.parametrize("name", ["000002.txt", "000002.new"])
def test_no_link_leads_what_is_kept_of_lost_decisions_elsewhere(name: str, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.write_text("keep me")
    (tmp_path / "arena" / "lost").mkdir(parents=True)
    (tmp_path / "arena" / "lost" / name).symlink_to(elsewhere)
    with ResultsFolder(tmp_path / "arena", MATCH) as results:
        results.add(Finished(outcome("ab", [0, 1], game=1), "record\n", LOST))
    assert elsewhere.read_text() == "keep me"
    assert "Traceback" in (tmp_path / "arena" / "lost" / "000002.txt").read_text("utf-8")


@pytest.mark.parametrize("cut", [1, 20, 150])
def test_half_a_line_at_the_end_is_cut_away(tmp_path: Path, cut: int) -> None:
    keep(tmp_path, 0, 1)
    results = tmp_path / RESULTS
    results.write_bytes(results.read_bytes()[:-cut])
    keep(tmp_path, 3)
    assert [each.game for each in outcomes_in(tmp_path)] == [0, 3]


def test_half_a_line_is_left_alone_by_who_only_reads(tmp_path: Path) -> None:
    keep(tmp_path, 0, 1)
    results = tmp_path / RESULTS
    content = results.read_bytes()[:-5]
    results.write_bytes(content)
    assert [each.game for each in outcomes_in(tmp_path)] == [0]
    assert results.read_bytes() == content


def test_a_game_played_twice_counts_once(tmp_path: Path) -> None:
    keep(tmp_path, 0, 0, 1)
    assert [each.game for each in outcomes_in(tmp_path)] == [0, 1]


@pytest.mark.parametrize("damage", [Path.unlink, lambda record: record.write_bytes(b"")], ids=["gone", "empty"])
def test_a_game_without_its_record_is_played_again(tmp_path: Path, damage: Callable[[Path], object]) -> None:
    keep(tmp_path, 0, 1)
    damage(tmp_path / "games" / "000001.leonardo.jsonl")
    with ResultsFolder(tmp_path, MATCH) as results:
        assert set(results.outcomes) == {1}


def altered(**fields: object) -> str:
    return json.dumps(attrs.asdict(outcome("ab", [3, 1])) | fields)


@pytest.mark.parametrize(
    "line",
    [
        "nonsense",
        "{}",
        '{"game": 1}',
        "[1]",
        "[" * 100_000,
        altered(scores=[3]),
        altered(players=[]),
        altered(winners=[2]),
        altered(winners=[]),
        altered(game=-1),
        altered(scores=[1e308, 1]),
    ],
    ids=lambda line: line[:80],
)
def test_a_damaged_line_is_named(tmp_path: Path, line: str) -> None:
    keep(tmp_path, 0)
    with (tmp_path / RESULTS).open("a") as results:
        results.write(line + "\n")
    with pytest.raises(ArenaError, match=r"line 2 is damaged: delete it"):
        ResultsFolder(tmp_path, MATCH)


@pytest.mark.parametrize(
    ("other", "message"),
    [
        (attrs.evolve(MATCH, seed="2"), 'seed is "1" there, "2" here'),
        (attrs.evolve(MATCH, players=("b", "a")), "players is"),
        (attrs.evolve(MATCH, budget=Budget(tries=10)), "tries is null there, 10 here"),
        (attrs.evolve(MATCH, options=Options(2, "expert")), "options is"),
    ],
)
def test_other_games_in_the_same_folder_are_refused(tmp_path: Path, other: MatchPlan, message: str) -> None:
    keep(tmp_path, 0)
    with pytest.raises(ArenaError, match=message):
        ResultsFolder(tmp_path, other)


def test_more_games_of_the_same_kind_are_welcome(tmp_path: Path) -> None:
    keep(tmp_path, 0)
    with ResultsFolder(tmp_path, attrs.evolve(MATCH, wished=100)) as results:
        assert set(results.outcomes) == {0}


@pytest.mark.parametrize("missing", [("plan.json",), ("plan.json", RESULTS)])
def test_games_that_no_plan_tells_of_are_left_alone(tmp_path: Path, missing: tuple[str, ...]) -> None:
    keep(tmp_path, 0)
    for name in missing:
        (tmp_path / name).unlink()
    with pytest.raises(ArenaError, match=r"holds games, and no plan\.json says which"):
        ResultsFolder(tmp_path, MATCH)
    assert not (tmp_path / "plan.json").exists()


@pytest.mark.parametrize(("name", "value"), [("seed", None), ("tries", "many"), ("players", 4)])
def test_a_damaged_plan_is_named(tmp_path: Path, name: str, value: object) -> None:
    keep(tmp_path, 0)
    (tmp_path / "plan.json").write_text(json.dumps({**plan_in(tmp_path), name: value}))
    with pytest.raises(ArenaError, match=rf"plan\.json is damaged: {name} is"):
        plan_in(tmp_path)


def test_a_folder_that_is_none_of_an_arena_is_named(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_text("{}")
    with pytest.raises(ArenaError, match="is not the plan of an arena"):
        ResultsFolder(tmp_path, MATCH)


HOLD = """
import sys
from pathlib import Path
from leonardo.locks import lock
held = lock(Path(sys.argv[1]))
print("held", flush=True)
sys.stdin.read()
"""


def test_two_arenas_in_one_folder_at_once_are_refused(tmp_path: Path) -> None:
    with ResultsFolder(tmp_path, MATCH) as results:
        results.add(Finished(outcome("ab", [0, 1], game=0), "record\n"))
        content = (tmp_path / RESULTS).read_bytes()
        with pytest.raises(ArenaError, match=r"another arena plays in .*; wait until it has ended, or choose another"):
            ResultsFolder(tmp_path, MATCH)
        assert (tmp_path / RESULTS).read_bytes() == content
    with ResultsFolder(tmp_path, MATCH) as results:
        assert set(results.outcomes) == {0}


def test_a_folder_that_was_refused_is_free_for_the_next(tmp_path: Path) -> None:
    keep(tmp_path, 0)
    with pytest.raises(ArenaError):
        ResultsFolder(tmp_path, attrs.evolve(MATCH, seed="2"))
    keep(tmp_path, 1)


def test_a_killed_program_keeps_nobody_out(tmp_path: Path) -> None:
    command = [sys.executable, "-c", HOLD, str(tmp_path / LOCK)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "held\n"
        with pytest.raises(ArenaError, match="another arena plays"):
            ResultsFolder(tmp_path, MATCH)
        other.kill()
        other.wait()
    keep(tmp_path, 0)


@pytest.mark.parametrize("lose", [Path.unlink, lambda results: results.write_bytes(b"")], ids=["gone", "empty"])
def test_records_whose_outcomes_are_lost_are_not_replaced(tmp_path: Path, lose: Callable[[Path], object]) -> None:
    keep(tmp_path, 0, 1)
    lose(tmp_path / RESULTS)
    with pytest.raises(ArenaError, match=r"holds records, and results\.jsonl, .* is missing or empty; put it back"):
        ResultsFolder(tmp_path, MATCH)
    assert len(list((tmp_path / "games").iterdir())) == 2


def test_a_record_whose_line_was_never_written_is_played_again(tmp_path: Path) -> None:
    with ResultsFolder(tmp_path, MATCH):
        (tmp_path / "games" / "000001.leonardo.jsonl").write_text("half an interruption\n")
    with ResultsFolder(tmp_path, MATCH) as results:
        assert results.outcomes == {}


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


@first_quick("more", [(), ("--report",)], ids=["play", "report"])
@first_quick("name", [PLAN, RESULTS])
@first_quick("make", [pipe, sparse, link, hard_link, Path.mkdir], ids=lambda make: make.__name__)
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


def test_a_record_that_is_a_link_is_played_again(folder: Path) -> None:
    elsewhere, record = folder.parent / "elsewhere", folder / GAMES / "000001.leonardo.jsonl"
    elsewhere.write_bytes(WORDS)
    record.unlink()
    record.symlink_to(elsewhere)
    assert arena(folder) == 0
    assert elsewhere.read_bytes() == WORDS
    assert not record.is_symlink()
    assert record.stat().st_size > len(WORDS)
