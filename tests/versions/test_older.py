"""Files that older versions wrote, each made by the version itself, open as they were meant."""

import json
import re
from pathlib import Path
from typing import Final

import pytest

from leonardo.app.games import PRESENTATIONS
from leonardo.app.kit.settings import SCHEMA as SETTINGS
from leonardo.app.kit.settings import Settings, SettingsFile, Speed
from leonardo.app.scenes.new_game.plan import LastPlans
from leonardo.arena import results_folder
from leonardo.arena.results_folder import outcomes_in, plan_in
from leonardo.engine import record
from leonardo.games import GAMES
from leonardo.play import puzzles
from leonardo.play.lessons.progress import NAME, Learnt, Progress
from leonardo.play.lessons.progress import SCHEMA as LESSONS
from leonardo.saves.exchange import read_game
from leonardo.saves.schema import SCHEMA as SAVES
from leonardo.saves.schema import Person
from leonardo.saves.statistics import SCHEMA as STATISTICS
from leonardo.saves.statistics import StatisticsFile

FIXTURES: Final = Path(__file__).parent / "fixtures"
DOCUMENT: Final = Path(__file__).parents[2] / "docs" / "versions.md"


def copied(name: str, into: Path) -> Path:
    """A copy of a fixture: what reads settings and lessons may move a file."""
    copy = into / Path(name).name
    copy.write_bytes((FIXTURES / name).read_bytes())
    return copy


SETTINGS_FILES: Final = sorted(path.name for path in (FIXTURES / "settings").iterdir())


def settings_of(name: str, folder: Path) -> Settings:
    file = SettingsFile(copied(f"settings/{name}", folder))
    settings = file.read()
    assert file.problem is None
    return settings


@pytest.mark.parametrize("name", SETTINGS_FILES)
def test_settings_of_every_version_hold_what_was_chosen(tmp_path: Path, name: str) -> None:
    settings = settings_of(name, tmp_path)
    assert (settings.language, settings.speed, settings.sounds, settings.music) == ("it", Speed.SLOW, 15, 25)
    assert (settings.text_size, settings.window, settings.full_screen) == (130, (1600, 900), True)


@pytest.mark.parametrize("name", [name for name in SETTINGS_FILES if name not in ("first.json", "with_a_table.json")])
def test_keys_that_were_chosen_stay(tmp_path: Path, name: str) -> None:
    assert settings_of(name, tmp_path).keys == {"mute": ["f9"]}


@pytest.mark.parametrize("name", ["with_a_plan.json", "with_a_place.json", "with_plans.json", "schema_1.json"])
def test_a_plan_of_every_version_is_proposed_for_the_next_game(tmp_path: Path, name: str) -> None:
    plan = LastPlans(settings_of(name, tmp_path).plans, PRESENTATIONS, {}).next("davinci", 1)
    assert (plan.seats[0].name, plan.seats[1].player, len(plan.seats)) == ("Anna", "apprentice", 4)


@pytest.mark.parametrize("name", SETTINGS_FILES)
def test_settings_of_every_version_are_written_as_of_this_one(tmp_path: Path, name: str) -> None:
    path = copied(f"settings/{name}", tmp_path)
    file = SettingsFile(path)
    settings = file.read()
    file.write(settings)
    assert json.loads(path.read_bytes())["schema"] == SETTINGS
    assert SettingsFile(path).read() == settings


def test_results_of_the_first_schema_are_counted(tmp_path: Path) -> None:
    file = StatisticsFile(copied("statistics_schema_1.json", tmp_path))
    found = file.read()
    assert file.take_problem() is None
    assert [seat.name for seat in found.results[0].seats] == ["Anna", "Bianca"]
    assert found.puzzles[0].solved


def test_lessons_of_the_first_schema_are_known(tmp_path: Path) -> None:
    copied("lessons_schema_1.json", tmp_path).rename(tmp_path / NAME)
    progress = Progress(tmp_path)
    assert progress.of("davinci") == Learnt(("aim", "city"), "work", ({"seat": 0, "do": "pass"},))
    assert progress.take_problem() is None


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_first_record_of_each_game_is_played_to_its_end(game: str) -> None:
    path = FIXTURES / "records" / f"{game}_version_1.leonardo.jsonl"
    save = read_game(path, GAMES, lambda played: [Person("Anna", "red")] * played.game.seats(played.state))
    assert save.game == game
    assert save.over


def test_an_arena_folder_of_the_first_version_is_summed_up() -> None:
    assert plan_in(FIXTURES / "arena")["players"] == ["thumb", "random"]
    assert [outcome.scores for outcome in outcomes_in(FIXTURES / "arena")] == [(67, 0), (3, 79)]


NUMBERS: Final = {
    "settings": SETTINGS,
    "saves": SAVES,
    "results": STATISTICS,
    "lessons": LESSONS,
    "records": record.VERSION,
    "arenas": results_folder.VERSION,
    "puzzles": puzzles.VERSION,
}


def test_there_is_a_fixture_of_every_number_so_far() -> None:
    """A new number needs a file of the number before among the fixtures; saves have a test of their own."""
    assert [path.stem for path in (FIXTURES / "settings").glob("schema_*.json")] == [
        f"schema_{number}" for number in range(1, SETTINGS + 1)
    ]
    for kind, number in (("statistics", STATISTICS), ("lessons", LESSONS)):
        assert len(list(FIXTURES.glob(f"{kind}_schema_*.json"))) == number
    assert len(list((FIXTURES / "records").iterdir())) == record.VERSION * len(GAMES)
    assert json.loads((FIXTURES / "arena" / "plan.json").read_bytes())["version"] == results_folder.VERSION


@pytest.mark.parametrize("kind", NUMBERS)
def test_the_document_tells_the_numbers_of_this_version(kind: str) -> None:
    rows = dict(re.findall(r"^\| (\w+) \|.*\| (\d+) \|$", DOCUMENT.read_text("utf-8"), re.MULTILINE))
    assert int(rows[kind]) == NUMBERS[kind]
