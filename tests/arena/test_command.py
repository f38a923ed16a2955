"""`leonardo arena` as it is typed: play, be interrupted, go on, and show the figures."""

import csv
import json
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from time import monotonic, sleep
from xml.etree import ElementTree

import pytest

from leonardo.arena.plan import Task
from leonardo.arena.playing import Finished, play
from leonardo.arena.results_folder import ResultsFolder
from leonardo.cli import main

PROJECT = Path(__file__).resolve().parents[2]

ANYHOW = ("--players", "random,random")
"""Players of which a game takes a moment, where it does not matter how they play."""


def serial(tasks: Iterable[Task], workers: int) -> Iterator[Finished]:  # noqa: ARG001 - in this process, for speed
    yield from map(play, tasks)


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Play in this process; that worker processes play the same games is tested with the pool."""
    monkeypatch.setattr("leonardo.arena.command.play_all", serial)


@pytest.fixture(scope="module")
def played_once(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("arena") / "played"
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("leonardo.arena.command.play_all", serial)
        assert main(words(folder)) == 0
    return folder


@pytest.fixture
def played(played_once: Path, tmp_path: Path) -> Path:
    return shutil.copytree(played_once, tmp_path / "played")


def words(folder: Path, *more: str) -> list[str]:
    usual = ["--players", "thumb,random", "--seats", "2", "--games", "4", "--seed", "1"]
    return ["arena", *usual, "--out", str(folder), *more]


def records(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted((folder / "games").iterdir())}


@pytest.mark.slow
@pytest.mark.usefixtures("here")
def test_it_plays_and_shows_figures_as_text_data_and_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words(tmp_path)) == 0
    text = capsys.readouterr().out
    assert text == (tmp_path / "arena.txt").read_text("utf-8")
    heading, _, _, thumb, random, *_ = text.splitlines()
    assert heading == "davinci, 2 seats, 4 games, seed 1"
    assert thumb.split()[:3] == ["thumb", "4", "100.0%"]
    assert random.split()[:3] == ["random", "4", "0.0%"]
    assert text.splitlines()[6:11] == [
        "First places of the row against the column, of the games in which one of the two came first (95% interval).",
        "+ and - mark what is beyond doubt above or below the share of equal players.",
        "player            thumb               random",
        "thumb                 -  100% (51% to 100%)+",
        "random  0% (0% to 49%)-                    -",
    ]
    data = json.loads((tmp_path / "arena.json").read_text("utf-8"))
    assert [(each["player"], each["first"]["value"]) for each in data["players"]] == [("thumb", 1.0), ("random", 0.0)]
    assert [(each["player"], each["rival"], each["games"]) for each in data["pairs"]] == [
        ("thumb", "random", 4),
        ("random", "thumb", 4),
    ]
    picture = ElementTree.fromstring((tmp_path / "arena.svg").read_text("utf-8"))  # noqa: S314 - it is our own
    assert {"thumb", "random"} <= {text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")}


@pytest.mark.slow
def test_the_figures_are_kept_as_csv_too(played: Path) -> None:
    rows, pairs = (
        list(csv.DictReader((played / name).read_text("utf-8").splitlines())) for name in ("arena.csv", "pairs.csv")
    )
    data = json.loads((played / "arena.json").read_text("utf-8"))
    assert [each["player"] for each in rows] == ["thumb", "random"]
    for row, player in zip(rows, data["players"], strict=True):
        assert float(row["first"]) == player["first"]["value"]
        assert float(row["elo_low"]) == player["elo"]["low"]
        assert int(row["decisions"]) == player["times"]["decisions"]
    assert [(each["player"], each["rival"], each["games"], each["first"]) for each in pairs] == [
        ("thumb", "random", "4", "1.0"),
        ("random", "thumb", "4", "0.0"),
    ]


@pytest.mark.slow
@pytest.mark.usefixtures("here")
def test_the_folder_remembers_drawn_rivals(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    panel = [f"py:tests.arena.bots:{name}" for name in ("anything", "frugal")]
    one = words(tmp_path, "--players", "random", "--seats", "3", "--tries", "5")
    usual = [*one, "--against", ",".join(panel)]
    assert main(usual) == 0
    tables = [json.loads(line)["players"] for line in (tmp_path / "results.jsonl").read_text("utf-8").splitlines()]
    assert len(tables) == 6
    assert all(sorted(table) == [*panel, "random"] for table in tables)
    assert json.loads((tmp_path / "plan.json").read_text("utf-8"))["against"] == panel
    capsys.readouterr()
    assert main([*usual, "--against", "thumb"]) == 1
    assert f'against is {json.dumps(panel)} there, ["thumb"] here' in capsys.readouterr().err
    assert main(one) == 1
    assert f"against is {json.dumps(panel)} there, null here" in capsys.readouterr().err


@pytest.mark.usefixtures("here")
@pytest.mark.slow
def test_its_records_are_in_order(played: Path) -> None:
    assert len(records(played)) == 4
    assert main(["check", *map(str, (played / "games").iterdir())]) == 0


@pytest.mark.usefixtures("here")
def test_the_figures_can_be_shown_again_without_playing(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = (played / "arena.txt").read_text("utf-8")
    assert main(["arena", "--report", "--out", str(played)]) == 0
    assert capsys.readouterr().out == first


def test_names_in_the_folder_steer_neither_terminal_nor_picture(
    played: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = played / "results.jsonl"
    results.write_text(results.read_text("utf-8").replace('"thumb"', r'"\u001b]0;x\u0007\n"'), encoding="utf-8")
    assert main(["arena", "--report", "--out", str(played)]) == 0
    assert all(line.isprintable() for line in capsys.readouterr().out.splitlines())
    ElementTree.fromstring((played / "arena.svg").read_text("utf-8"))  # noqa: S314 - it is our own


@pytest.mark.usefixtures("here")
def test_the_same_command_plays_nothing_twice(played: Path) -> None:
    times = {path: path.stat().st_mtime_ns for path in (played / "games").iterdir()}
    assert main(words(played, "--games", "6")) == 0
    assert len(records(played)) == 6
    assert all(path.stat().st_mtime_ns == time for path, time in times.items())


@pytest.mark.usefixtures("here")
def test_without_a_seed_nobody_can_know_the_deals(tmp_path: Path) -> None:
    usual = ["arena", *ANYHOW, "--seats", "2", "--out"]
    for folder in (tmp_path / "one", tmp_path / "other"):
        assert main([*usual, str(folder), "--games", "2"]) == 0
    one, other = (records(folder) for folder in (tmp_path / "one", tmp_path / "other"))
    assert one != other
    assert main([*usual, str(tmp_path / "one"), "--games", "4"]) == 0
    assert {**records(tmp_path / "one"), **one} == records(tmp_path / "one")
    seed = json.loads((tmp_path / "one" / "plan.json").read_text("utf-8"))["seed"]
    assert int(seed).bit_length() == 129
    assert main([*usual, str(tmp_path / "again"), "--games", "4", "--seed", seed]) == 0
    assert records(tmp_path / "again") == records(tmp_path / "one")


@pytest.mark.usefixtures("here")
def test_another_command_in_the_same_folder_is_refused(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words(played, "--seed", "2")) == 1
    assert "holds other games: seed" in capsys.readouterr().err


def test_ctrl_c_keeps_what_is_finished_and_says_how_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stopped(tasks: Iterable[Task], workers: int) -> Iterator[Finished]:
        yield next(serial(tasks, workers))
        raise KeyboardInterrupt

    monkeypatch.setattr("leonardo.arena.command.play_all", stopped)
    assert main(words(tmp_path, *ANYHOW)) == 130
    assert capsys.readouterr().err == "1 of 4 games are kept; the same command goes on.\nStopped.\n"
    monkeypatch.setattr("leonardo.arena.command.play_all", serial)
    assert main(words(tmp_path, *ANYHOW)) == 0
    assert len(records(tmp_path)) == 4


@pytest.mark.usefixtures("here")
def test_a_full_disk_is_told_and_the_same_command_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def keep_one(results: ResultsFolder, finished: Finished) -> None:
        if results.outcomes:
            raise OSError(28, "No space left on device")
        add(results, finished)

    add = ResultsFolder.add
    monkeypatch.setattr(ResultsFolder, "add", keep_one)
    assert main(words(tmp_path, *ANYHOW)) == 1
    assert capsys.readouterr().err == (
        f"1 of 4 games are kept; the same command goes on.\nleonardo arena: cannot write to {tmp_path}: "
        "No space left on device. Free some space there, or choose another place.\n"
    )
    monkeypatch.setattr(ResultsFolder, "add", add)
    assert main(words(tmp_path, *ANYHOW)) == 0
    assert len(records(tmp_path)) == 4


@pytest.mark.slow
def test_killed_in_the_middle_it_goes_on_to_the_same_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = words(tmp_path / "killed", *ANYHOW, "--games", "400", "--workers", "1")
    command = [sys.executable, "-m", "leonardo", *typed]
    with subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.DEVNULL) as process:
        until = monotonic() + 60
        results = tmp_path / "killed" / "results.jsonl"
        while not results.exists() or results.read_bytes().count(b"\n") < 3:
            assert monotonic() < until
            sleep(0.005)
        process.kill()
    kept = results.read_bytes().count(b"\n")
    assert 3 <= kept < 400
    monkeypatch.setattr("leonardo.arena.command.play_all", serial)
    more = (*ANYHOW, "--games", str(kept + 2))
    assert main(words(tmp_path / "killed", *more)) == 0
    assert main(words(tmp_path / "whole", *more)) == 0
    assert records(tmp_path / "killed") == records(tmp_path / "whole")


@pytest.mark.parametrize(
    ("more", "message"),
    [
        (["--players", "magician,thumb"], "unknown player 'magician'"),
        (["--players", "thumb,random,master", "--seats", "4"], "3 names for 4 seats"),
        (["--players", "thumb", "--against", "magician"], "--against: unknown player 'magician'"),
        (["--against", "thumb"], "with --against each name may appear only once, and thumb appears twice"),
        (["--tries", "0"], "'0' is not a whole number of 1 or more"),
        (["--seconds", "-1"], "'-1' is not a number of seconds (e.g. 0.5)"),
        (["--seconds", "0"], "'0' is not a number of seconds"),
        (["--start", "2"], "start must be a seat from 0 to 1"),
    ],
)
def test_wrong_words_are_told_with_status_2(
    more: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words(tmp_path / "none"), *more]) == 2
    assert message in capsys.readouterr().err
    assert not (tmp_path / "none").exists()


def test_players_must_be_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--out", str(tmp_path)]) == 2
    assert "--players is required" in capsys.readouterr().err


def test_a_folder_without_games_has_no_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--report", "--out", str(tmp_path)]) == 1
    assert "is not an arena folder" in capsys.readouterr().err


def test_a_folder_that_is_a_file_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "taken").write_text("a file")
    assert main(words(tmp_path / "taken")) == 1
    assert str(tmp_path / "taken") in capsys.readouterr().err


@pytest.mark.usefixtures("here")
def test_it_tells_now_and_then_how_far_the_games_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("leonardo.arena.command.PROGRESS_SECONDS", 0.0)
    main(words(tmp_path, "--games", "2"))
    told = capsys.readouterr().err.splitlines()
    assert told == ["1 of 2 games, less than a minute to go", "2 of 2 games, less than a minute to go"]
