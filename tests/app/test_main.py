"""Starting the app, and what is said when it cannot start or fails."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app import main
from leonardo.app.kit.asset_files import AssetsMissingError
from leonardo.app.kit.settings import Settings, SettingsFile, Whereabouts
from leonardo.app.kit.translations import ENGLISH, speak, tr, translations
from leonardo.app.kit.window.app import App
from leonardo.app.scenes.host import Host
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.title import OpeningScene, TitleScene
from tests.diagonal import first_quick


@pytest.fixture(autouse=True)
def at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Keep settings, log and the way errors are told of out of the real ones."""
    monkeypatch.setattr(main, "SettingsFile", lambda: SettingsFile(tmp_path / "settings.json"))
    monkeypatch.setattr(main, "log_folder", lambda: tmp_path / "log")
    monkeypatch.setattr("sys.excepthook", main.tell_in_a_window)
    monkeypatch.setattr(pygame.system, "get_pref_locales", list)
    yield
    speak(ENGLISH)


def seen_by(app: App) -> list[type]:
    return [type(scene) for scene in app.kit.stack.seen()]


def test_it_opens_at_the_title_in_a_size_wished_for_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[tuple[list[type], tuple[int, int]]] = []

    def run(app: App) -> None:
        app.turn()
        opened.append((seen_by(app), app.screen.size))
        app.kit.stack.clear()

    monkeypatch.setattr(App, "run", run)
    assert main.run(saves=tmp_path / "saves", size=(1100, 700)) == 0
    assert opened == [([TitleScene], (1100, 700))]
    assert SettingsFile(tmp_path / "settings.json").read().window == Settings().window


def test_a_window_of_unusual_size_is_placed_by_the_system(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    place = Whereabouts((1800, 900), ((1920, 1080),))
    SettingsFile(tmp_path / "settings.json").write(Settings(place=place))
    opened: list[Whereabouts | None] = []

    def run(app: App) -> None:
        opened.append(app.kit.settings.place)
        app.kit.stack.clear()

    monkeypatch.setattr(App, "run", run)
    assert main.run(saves=tmp_path / "saves", size=(1100, 700)) == 0
    assert main.run(saves=tmp_path / "saves") == 0
    assert opened[0] is None


def test_a_size_is_a_windows_though_the_last_filled_the_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.write(Settings(full_screen=True, maximised=True))
    opened: list[tuple[bool, bool]] = []

    def run(app: App) -> None:
        opened.append((app.kit.settings.full_screen, app.kit.settings.maximised))
        app.kit.stack.clear()

    monkeypatch.setattr(App, "run", run)
    assert main.run(saves=tmp_path / "saves", size=(1100, 700)) == 0
    assert opened == [(False, False)]
    assert file.read().full_screen


@pytest.mark.slow
@first_quick("name", ["SIGINT", "SIGTERM", "SIGHUP"])
def test_a_signal_ends_it_in_good_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    number = getattr(signal, name, None)
    if number is None:
        pytest.skip("this system knows no such signal")
    turn, before = App.turn, signal.getsignal(number)
    done: list[str] = []

    def turned(app: App) -> None:
        turn(app)
        done.append(name)
        signal.raise_signal(number)

    monkeypatch.setattr(App, "turn", turned)
    monkeypatch.setattr(Host, "close", lambda _: done.append("kept"))
    assert main.run(saves=tmp_path / "saves") == 0
    assert done[-2:] == [name, "kept"]
    assert SettingsFile(tmp_path / "settings.json").read().place is not None
    assert signal.getsignal(number) is before


def test_a_named_file_is_opened_once_the_window_shows_something(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody looks at a black window meanwhile; one that cannot be opened is explained at the title."""
    asked: list[Path] = []
    opens = Host.open_file

    def open_file(host: Host, path: Path) -> None:
        asked.append(path)
        opens(host, path)

    monkeypatch.setattr(Host, "open_file", open_file)
    seen: list[tuple[list[type], int, bool]] = []

    def run(app: App) -> None:
        for _ in range(2):
            app.turn()
            colours = pygame.transform.scale(app.screen.surface, (16, 9))
            drawn = {tuple(colours.get_at((x, y))) for x in range(16) for y in range(9)}
            seen.append((seen_by(app), len(asked), len(drawn) > 20))
        app.kit.stack.clear()

    monkeypatch.setattr(App, "run", run)
    assert main.run(saves=tmp_path / "saves", load=tmp_path / "gone.leonardo.json") == 0
    assert seen == [([OpeningScene], 0, True), ([TitleScene, Message], 1, True)]
    assert asked == [tmp_path / "gone.leonardo.json"]


def test_on_a_small_screen_a_sentence_says_what_is_needed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said: list[str] = []

    def run(app: App) -> None:
        said.append(app.kit.aside.text)
        app.kit.stack.clear()

    monkeypatch.setattr(App, "run", run)
    monkeypatch.setattr("leonardo.app.kit.window.window.screens", lambda: ((800, 600),))
    assert main.run(saves=tmp_path / "saves") == 0
    assert said == [tr("window.small_screen", width=1024, height=640)]
    assert capsys.readouterr().err == f"{said[0]}\n"


def test_without_a_screen_one_sentence_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    assert main.run() == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert "leonardo simulate" in told


def test_a_missing_picture_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    boxes: list[str] = []
    monkeypatch.setattr(main, "show_box", lambda _, text: boxes.append(text))

    def miss() -> None:
        raise AssetsMissingError("The picture “title”")

    monkeypatch.setattr(main, "Pictures", miss)
    assert main.run() == 1
    told = capsys.readouterr().err
    assert "“title” is missing" in told
    assert "is missing from this copy" in boxes[0]


def test_an_unexpected_error_is_told_in_a_sentence_and_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    boxes: list[str] = []
    monkeypatch.setattr(main, "show_box", lambda _, text: boxes.append(text))
    monkeypatch.setattr("leonardo.crash_report.log_folder", lambda: tmp_path)
    error = RuntimeError("a gear is stuck")
    main.tell_in_a_window(RuntimeError, error, None)
    told = capsys.readouterr().err
    assert told.split() == boxes[0].split()
    assert "Traceback" not in told
    assert "a gear is stuck" in next(tmp_path.glob("fault-*.txt")).read_text(encoding="utf-8")


def test_where_no_box_can_be_shown_the_sentence_is_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise pygame.error("no boxes here")

    monkeypatch.setattr(main, "show_box", fail)
    monkeypatch.setattr("leonardo.crash_report.log_folder", lambda: tmp_path)
    main.tell_in_a_window(ValueError, ValueError("odd"), None)
    assert "Your saved games are safe" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("chosen", "system", "spoken"),
    [
        ("", ["cs"], "cs"),
        ("", ["de", "fr", "it"], "fr"),
        ("", ["de"], "en"),
        ("", [], "en"),
        ("it", ["cs"], "it"),
        ("tlh", ["fr"], "fr"),
    ],
)
def test_it_speaks_the_chosen_language_or_the_systems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: str, system: list[str], spoken: str
) -> None:
    heard: list[str] = []
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    SettingsFile(tmp_path / "settings.json").write(Settings(language=chosen))
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [{"language": each} for each in system])
    monkeypatch.setattr(App, "run", lambda _: heard.append(translations().language))
    assert main.run(saves=tmp_path / "saves") == 0
    assert heard == [spoken]
    assert SettingsFile(tmp_path / "settings.json").read().language == chosen


def test_the_variables_of_a_person_come_before_the_desktops(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr("sys.platform", "linux")
    for name, wish in {"LANGUAGE": "", "LC_ALL": "", "LC_MESSAGES": "cs_CZ.UTF-8", "LANG": "fr_FR.UTF-8"}.items():
        monkeypatch.setenv(name, wish)
    monkeypatch.setattr(pygame.system, "get_pref_locales", lambda: [{"language": "it"}])
    monkeypatch.setattr(App, "run", lambda _: heard.append(translations().language))
    assert main.run(saves=tmp_path / "saves") == 0
    assert heard == ["cs"]


def test_a_language_of_the_system_that_is_no_text_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(pygame.system, "get_pref_locales", b"\xff".decode)
    monkeypatch.setattr(App, "run", lambda _: heard.append(translations().language))
    assert main.run(saves=tmp_path / "saves") == 0
    assert heard == ["en"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_in_the_place_of_the_log_keeps_nobody_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "leonardo.log")
    with pytest.raises(OSError, match="not a regular file"):
        main.opened_log(tmp_path / "leonardo.log")


def test_a_link_in_the_place_of_the_log_is_not_followed(tmp_path: Path) -> None:
    (tmp_path / "elsewhere").write_bytes(b"words")
    (tmp_path / "leonardo.log").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(OSError, match="a link"):
        main.opened_log(tmp_path / "leonardo.log")
    assert (tmp_path / "elsewhere").read_bytes() == b"words"


def test_a_log_is_gone_on_with_until_it_is_long(tmp_path: Path) -> None:
    path = tmp_path / "leonardo.log"
    for word in ("one", "two \ud800"):
        with main.opened_log(path) as log:
            log.write(word)
    assert path.read_text("utf-8") == "onetwo \\ud800"
    path.write_bytes(b"x" * main.MOST_LOG_BYTES)
    with main.opened_log(path) as log:
        log.write("new")
    assert path.read_text("utf-8") == "new"


@pytest.mark.parametrize(
    ("system", "shown"),
    [("linux", 'The picture "a.png" in caf?... is not there'), ("win32", "The picture “a.png” in café… is not there")],
)
def test_a_box_shows_whole_sentences_in_plain_system_letters(
    system: str, shown: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    boxes: list[str] = []
    monkeypatch.setattr(main, "show_box", lambda _, text: boxes.append(text))
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr(main, "keep_report", lambda *_: "The picture “a.png” in café… is not there")
    main.tell_in_a_window(ValueError, ValueError("odd"), None)
    assert " ".join(boxes[0].split()).endswith(shown)
    assert (max(map(len, boxes[0].splitlines())) <= 90) == (system == "linux")
    assert "café" in capsys.readouterr().err
