"""Settings: kept, read again, and never a reason not to start."""

import errno
import json
from pathlib import Path

import pytest

from leonardo import plain_files
from leonardo.app.kit.settings import Settings, SettingsFile, Speed, Trouble


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "leonardo" / "settings.json"


def test_what_is_chosen_is_read_again(path: Path) -> None:
    chosen = Settings(speed=Speed.SLOW, sounds=15, full_screen=True, text_size=130, window=(1600, 900))
    SettingsFile(path).write(chosen)
    file = SettingsFile(path)
    assert file.read() == chosen
    assert file.problem is None


def test_without_a_file_there_are_the_defaults(path: Path) -> None:
    file = SettingsFile(path)
    assert file.read() == Settings()
    assert file.problem is None


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("{", "breaks off"),
        ("[]", ""),
        ('{"sounds": "12"}', "sounds"),
        ('{"sounds": 101}', "sounds"),
        ('{"speed": "headlong"}', "speed"),
        ('{"full_screen": 1}', "full_screen"),
        ('{"text_size": 99}', "text_size"),
        ('{"window": [1280]}', "window"),
        ('{"schema": true}', "schema"),
        ('{"schema": "1"}', "schema"),
        ('{"schema": 1, "sounds": -1}', "sounds"),
        ('{"' + "x" * 60_000 + '": 1}', "no such settings"),
        ('{"window": [1000000000, 800]}', "window"),
        ('{"place": {"at": [1, 1e3], "screens": []}}', "place"),
        ('{"sounds": 1, "sounds": 1}', "twice"),
        ('{"plan": ' + "[" * 10_000 + "]" * 10_000 + "}", "nested"),
        ('{"language": "' + "x" * 300_000 + '"}', "larger"),
        ("\x00\x01", ""),
    ],
)
def test_a_broken_file_is_set_aside_told_of_and_replaced(path: Path, content: str, told: str) -> None:
    path.parent.mkdir()
    path.write_text(content, encoding="utf-8")
    file = SettingsFile(path)
    assert file.read() == Settings()
    assert file.problem
    assert told in file.problem
    assert file.set_aside == path.with_suffix(".broken.json")
    assert path.with_suffix(".broken.json").read_text(encoding="utf-8") == content
    assert not path.exists()


def test_what_is_right_in_a_broken_file_is_kept(path: Path) -> None:
    path.parent.mkdir()
    path.write_text('{"sounds": 15, "music": 900, "text_size": 130}', encoding="utf-8")
    file = SettingsFile(path)
    assert file.read() == Settings(sounds=15, text_size=130)
    assert file.problem
    assert "music" in file.problem


def test_one_broken_file_does_not_take_the_place_of_another(path: Path) -> None:
    path.parent.mkdir()
    for content in ("first", "second", "third"):
        path.write_text(content, encoding="utf-8")
        SettingsFile(path).read()
    kept = {each.name: each.read_text(encoding="utf-8") for each in path.parent.iterdir()}
    assert kept == {
        "settings.broken.json": "first",
        "settings.broken-2.json": "second",
        "settings.broken-3.json": "third",
    }


def test_what_is_no_plain_file_is_not_waited_for(path: Path) -> None:
    path.mkdir(parents=True)
    file = SettingsFile(path)
    assert file.read() == Settings()
    assert file.problem == "it is a folder"


def test_settings_that_cannot_be_written_are_told_of(tmp_path: Path) -> None:
    (tmp_path / "leonardo").write_text("a file where the folder should be")
    file = SettingsFile(tmp_path / "leonardo" / "settings.json")
    file.write(Settings())
    assert file.problem


def test_a_file_that_stops_in_the_middle_replaces_no_whole_one(path: Path) -> None:
    file = SettingsFile(path)
    file.write(Settings(music=5))
    assert json.loads(path.read_text(encoding="utf-8"))["music"] == 5
    assert [entry.name for entry in path.parent.iterdir()] == ["settings.json"]


def test_motion_is_none_when_unwanted_or_at_speed_off() -> None:
    assert Settings(reduced_motion=True).motion == 0
    assert Settings(speed=Speed.OFF).motion == 0
    assert Settings(speed=Speed.FAST).motion < Settings().motion < Settings(speed=Speed.SLOW).motion


def test_a_wish_for_one_start_is_not_kept(path: Path) -> None:
    file, settings = SettingsFile(path), Settings(window=(1600, 900))
    file.use_now(settings, window=(1100, 700), full_screen=True)
    settings.music = 5
    file.write(settings)
    assert (settings.window, settings.full_screen) == ((1100, 700), True)
    assert file.read() == Settings(window=(1600, 900), music=5)


def test_a_wish_for_one_start_that_is_then_changed_is_a_choice(path: Path) -> None:
    file, settings = SettingsFile(path), Settings()
    file.use_now(settings, window=(1100, 700), full_screen=True)
    settings.window, settings.full_screen = (1200, 800), False
    file.write(settings)
    settings.full_screen = True
    file.write(settings)
    assert file.read() == Settings(window=(1200, 800), full_screen=True)


def two_programs(path: Path, settings: Settings) -> list[tuple[SettingsFile, Settings]]:
    SettingsFile(path).write(settings)
    files = [SettingsFile(path), SettingsFile(path)]
    return [(file, file.read()) for file in files]


def test_what_another_program_changed_meanwhile_stays(path: Path) -> None:
    (one, ours), (other, theirs) = two_programs(path, Settings(language="it", silenced=("old",), keys={"undo": "a"}))
    ours.sounds, ours.silenced, ours.keys = 15, ("old", "ours"), {"undo": "b"}
    ours.plans = {"davinci": {"seats": 3}}
    theirs.music, theirs.language, theirs.silenced, theirs.keys = 5, "cs", ("theirs",), {"undo": "a", "hint": "h"}
    theirs.plans = {"citta": {"seats": 4}}
    one.write(ours)
    other.write(theirs)
    one.write(ours)
    kept = SettingsFile(path).read()
    assert (kept.language, kept.sounds, kept.music) == ("cs", 15, 5)
    assert kept.silenced == ("ours", "theirs")
    assert kept.keys == {"undo": "b", "hint": "h"}
    assert list(kept.plans.items()) == [("davinci", {"seats": 3}), ("citta", {"seats": 4})]
    assert (one.problem, other.problem) == (None, None)


def test_the_plan_used_last_comes_last_even_if_it_is_as_it_was(path: Path) -> None:
    (file, settings), _ = two_programs(path, Settings(plans={"davinci": 1, "citta": 2}))
    settings.plans = {"citta": 2, "davinci": 1}
    file.write(settings)
    assert list(SettingsFile(path).read().plans) == ["citta", "davinci"]


def test_a_change_within_a_setting_is_seen(path: Path) -> None:
    (file, settings), _ = two_programs(path, Settings(plans={"davinci": {"seats": 2}}))
    settings.plans["davinci"]["seats"] = 3
    file.write(settings)
    assert SettingsFile(path).read().plans == {"davinci": {"seats": 3}}


def test_a_file_keeps_what_another_program_added_and_comes_back(path: Path) -> None:
    (file, settings), _ = two_programs(path, Settings(sounds=15))
    content = json.loads(path.read_text("utf-8"))
    path.write_text(json.dumps({**content, "perspective": 3}), "utf-8")
    settings.music = 5
    file.write(settings)
    assert json.loads(path.read_text("utf-8"))["perspective"] == 3
    path.unlink()
    file.write(settings)
    assert SettingsFile(path).read() == Settings(sounds=15, music=5)


def test_a_file_that_became_newer_meanwhile_is_not_written(path: Path) -> None:
    (file, settings), _ = two_programs(path, Settings())
    newer = json.dumps({"schema": 99, "sounds": 15})
    path.write_text(newer, "utf-8")
    settings.sounds = 20
    file.write(settings)
    assert path.read_text("utf-8") == newer
    assert file.trouble is Trouble.NEWER
    assert file.problem
    file.problem = None
    file.write(settings)
    assert file.problem is None, "it is told once"


def test_a_file_that_broke_meanwhile_is_kept_aside(path: Path) -> None:
    (file, settings), _ = two_programs(path, Settings(music=5))
    path.write_text("{", "utf-8")
    settings.sounds = 20
    file.write(settings)
    assert path.with_suffix(".broken.json").read_text("utf-8") == "{"
    assert SettingsFile(path).read() == Settings(sounds=20, music=5)


@pytest.mark.parametrize("again", [False, True])
def test_a_file_that_is_unreadable_for_a_while_is_left_alone(
    path: Path, monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    SettingsFile(path).write(Settings(music=5, language="it"))
    content = path.read_bytes()
    file = SettingsFile(path)

    def refuse(*_: object, **__: object) -> bytes:
        raise OSError(errno.EIO, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(plain_files, "read", refuse)
        settings = file.read()
        assert settings == Settings()
        assert (file.trouble, file.problem) == (Trouble.UNREADABLE, "Input/output error")
        settings.sounds = 20
        if again:
            file.write(settings)
    assert [(each.name, each.read_bytes()) for each in path.parent.iterdir()] == [("settings.json", content)]
    file.write(settings)
    assert SettingsFile(path).read() == Settings(music=5, language="it", sounds=20)


def test_no_broken_file_is_ever_written_over(path: Path) -> None:
    path.parent.mkdir()
    for number in range(30):
        path.write_text(f"broken {number}", encoding="utf-8")
        SettingsFile(path).read()
    assert {each.read_text("utf-8") for each in path.parent.iterdir()} == {f"broken {number}" for number in range(30)}


def test_a_broken_file_that_cannot_be_moved_is_not_written_over(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path.parent.mkdir()
    path.write_text("precious", "utf-8")
    file = SettingsFile(path)

    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", refuse)
        settings = file.read()
        file.write(settings)
    assert path.read_text("utf-8") == "precious"
    assert file.trouble is Trouble.UNREADABLE
