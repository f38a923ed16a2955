"""Files of newer versions are refused in words and left as they are; what is only not known stays where it is."""

import json
from pathlib import Path
from typing import Final

import pytest
from attrs import fields

from leonardo.app.kit.settings import Settings, SettingsFile, Trouble
from leonardo.arena.pool import ArenaError
from leonardo.arena.results_folder import plan_in
from leonardo.check import check
from leonardo.games import GAMES
from leonardo.play.lessons.progress import NAME, Progress
from leonardo.saves.exchange import read_game
from leonardo.saves.faults import Fault, SaveError
from leonardo.saves.statistics import StatisticsFile
from tests.versions.test_older import FIXTURES, copied

RECORD: Final = "records/davinci_version_1.leonardo.jsonl"


def made_newer(path: Path, name: str = "schema") -> bytes:
    """Give a file the number 99, and return its content."""
    content = path.read_bytes()
    newer = content.replace(f'"{name}": 1'.encode(), f'"{name}": 99'.encode(), 1)
    assert newer != content
    path.write_bytes(newer)
    return newer


@pytest.fixture
def settings(tmp_path: Path) -> Path:
    return copied("settings/schema_1.json", tmp_path)


def test_a_setting_that_is_not_known_stays_in_the_file(settings: Path) -> None:
    content = {**json.loads(settings.read_bytes()), "perspective": {"points": [1, 2]}, "plan": "a newer one"}
    settings.write_text(json.dumps(content), encoding="utf-8")
    file = SettingsFile(settings)
    chosen = file.read()
    assert file.problem is None
    assert chosen.sounds == 15
    chosen.sounds = 20
    file.write(chosen)
    written = json.loads(settings.read_bytes())
    assert {key: written[key] for key in content} == {**content, "sounds": 20}
    assert written.keys() - content.keys() <= {each.name for each in fields(Settings)}, "what came since is added"
    assert [path.name for path in settings.parent.iterdir()] == [settings.name]


def test_settings_of_a_newer_schema_are_used_told_of_and_left(settings: Path) -> None:
    settings.write_text(settings.read_text("utf-8").replace('"slow"', '"like honey"'), encoding="utf-8")
    newer = made_newer(settings)
    file = SettingsFile(settings)
    chosen = file.read()
    assert file.trouble is Trouble.NEWER
    assert file.problem == "schema 99, this version reads up to 1"
    assert (chosen.text_size, chosen.speed) == (130, Settings().speed)
    chosen.sounds = 20
    file.write(chosen)
    assert settings.read_bytes() == newer
    assert [path.name for path in settings.parent.iterdir()] == [settings.name]


def test_results_of_a_newer_schema_are_refused_and_left(tmp_path: Path) -> None:
    path = copied("statistics_schema_1.json", tmp_path)
    newer = made_newer(path)
    file = StatisticsFile(path)
    assert not file.read().results
    problem = file.take_problem()
    assert problem is not None
    assert problem.fault is Fault.NEWER
    assert path.read_bytes() == newer


def test_lessons_of_a_newer_schema_are_refused_and_left(tmp_path: Path) -> None:
    path = copied("lessons_schema_1.json", tmp_path).rename(tmp_path / NAME)
    newer = made_newer(path)
    problem = Progress(tmp_path).take_problem()
    assert problem is not None
    assert problem.fault is Fault.NEWER
    assert path.read_bytes() == newer


def test_a_record_of_a_newer_version_is_refused_by_the_app(tmp_path: Path) -> None:
    path = copied(RECORD, tmp_path)
    made_newer(path, "version")
    with pytest.raises(SaveError) as refused:
        read_game(path, GAMES, lambda _: [])
    assert refused.value.fault is Fault.NEWER


def test_the_command_line_refuses_a_record_of_a_newer_version(tmp_path: Path) -> None:
    path = copied(RECORD, tmp_path)
    made_newer(path, "version")
    verdict = check(path, GAMES)
    assert not verdict.good
    assert "this program reads version 1" in verdict.text


def test_the_folder_of_an_arena_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    (tmp_path / "plan.json").write_bytes((FIXTURES / "arena" / "plan.json").read_bytes())
    made_newer(tmp_path / "plan.json", "version")
    with pytest.raises(ArenaError, match="one of another version"):
        plan_in(tmp_path)
