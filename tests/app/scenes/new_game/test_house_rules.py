"""House rules at a new game: those that there are are offered, and what is chosen makes the program start again."""

import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo import mods
from leonardo.app import main
from leonardo.app.kit.settings import Settings
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.new_game.house_rules import HouseRulesScene, RulesList, can_be_changed
from leonardo.app.scenes.new_game.page import NewGameScene
from leonardo.app.statistics.record_result import keep_result
from leonardo.engine.house_rules import HouseRules
from leonardo.play.session import Session
from leonardo.play.statistics.figures import games_of
from tests.app.table.table_harness import Desk
from tests.play.test_replay import played
from tests.tiny.game import GAME, Options
from tests.tiny.table.desk import ALONE, TinyDesk

EXAMPLE = Path(__file__).resolve().parents[4] / "assets" / "mods" / "second-inventions"

pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr("leonardo.user_folders.data_folder", lambda: tmp_path / "data")
    desk = Desk(tmp_path / "saves", (1280, 720), Settings())
    yield desk
    desk.host.close()


def asked(desk: Desk) -> HouseRulesScene:
    desk.host.agree_on("davinci")
    page = desk.top(NewGameScene)
    page.form["house rules"].press()
    return desk.top(HouseRulesScene)


def rules(scene: HouseRulesScene) -> RulesList:
    found = scene.form["list"]
    assert isinstance(found, RulesList)
    return found


def titles(scene: HouseRulesScene) -> list[str]:
    return [title for title, _ in rules(scene).texts]


def choose(scene: HouseRulesScene, number: int) -> None:
    rules(scene).choose(number)
    scene.form["choose"].press()


def lay(folder: Path, name: str, changes: str) -> None:
    (folder / "data" / "mods" / name).mkdir(parents=True)
    (folder / "data" / "mods" / name / "mod.toml").write_text(f'title = "{name}"\n{changes}', encoding="utf-8")


def test_the_mods_of_a_game_are_offered_beside_the_printed_rules(desk: Desk) -> None:
    assert rules(asked(desk)).texts == [("Printed rules", "in use"), ("Second inventions", "")]


def test_a_mod_of_ones_own_is_offered_and_a_wrong_one_says_what_is_wrong(desk: Desk, tmp_path: Path) -> None:
    lay(tmp_path, "longer", "[davinci.inventions.1]\nweeks = 14\n")
    lay(tmp_path, "wrong", "[davinci.inventions.1]\nweeks = 99\n")
    lay(tmp_path, "of-another-game", "[engines.costs]\ntower = 10\n")
    scene = asked(desk)
    assert titles(scene) == ["Printed rules", "longer", "Second inventions", "“wrong” cannot be used…"]
    choose(scene, 3)
    message = desk.top(Message)
    assert "weeks" in message.text
    assert "mod.toml" in message.text


def test_of_a_dozen_mods_the_last_is_reached_by_keys_and_by_the_wheel(desk: Desk, tmp_path: Path) -> None:
    for number in range(12):
        lay(tmp_path, f"rules-{number:02}", "[davinci.inventions.1]\nweeks = 14\n")
    scene = asked(desk)
    listed = rules(scene)
    assert listed.count > listed.shown
    desk.key(pygame.K_END)
    assert listed.chosen == listed.count - 1
    assert listed.chosen in [number for number, _ in listed.rows()]
    desk.key(pygame.K_HOME)
    listed.wheel(-20)
    number, place = listed.rows()[-2]
    listed.click(place.center)
    assert titles(scene)[number] == "rules-11"
    desk.key(pygame.K_RETURN)
    assert desk.host.starts_again == ("--mod", "rules-11", "--new", "davinci")


@pytest.mark.parametrize("size", [(1024, 640), (1080, 1560)])
def test_the_list_and_the_buttons_keep_off_each_other_with_large_text(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    monkeypatch.setattr("leonardo.user_folders.data_folder", lambda: tmp_path / "data")
    for number in range(12):
        lay(tmp_path, f"rules-{number:02}", "[davinci.inventions.1]\nweeks = 14\n")
    desk = Desk(tmp_path / "saves", size, Settings(text_size=130))
    scene = asked(desk)
    places = [scene.form[name].rect for name in ("list", "back", "choose")]
    sheet = scene.sheet(scene.page.layout)
    assert all(sheet.contains(place) for place in places)
    assert pygame.Rect((0, 0), size).contains(sheet)
    assert [place.collidelistall(places) for place in places] == [[0], [1], [2]]
    desk.host.close()


def test_what_is_chosen_makes_the_program_start_at_a_new_game(desk: Desk) -> None:
    choose(asked(desk), 1)
    assert desk.host.starts_again == ("--mod", "second-inventions", "--new", "davinci")
    assert desk.kit.stack.top is None


def test_what_is_in_use_starts_nothing(desk: Desk) -> None:
    choose(asked(desk), 0)
    assert desk.host.starts_again is None
    assert isinstance(desk.kit.stack.top, NewGameScene)


def test_from_a_mod_one_goes_back_to_the_printed_rules(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    used = mods.read(EXAMPLE)
    monkeypatch.setattr(mods, "in_use", lambda: used)
    scene = asked(desk)
    assert rules(scene).texts == [("Printed rules", ""), ("Second inventions", "in use")]
    assert rules(scene).chosen == 1
    choose(scene, 0)
    assert desk.host.starts_again == ("--new", "davinci")


def test_a_game_that_nothing_can_be_changed_in_offers_none() -> None:
    assert not can_be_changed(GAME.name)


def test_the_program_starts_again_without_the_mod_of_before(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[list[str]] = []
    monkeypatch.setenv(mods.VARIABLE, "/somewhere")
    monkeypatch.setenv("PYTHONPATH", "")
    monkeypatch.setattr("os.execv", lambda _, words: started.append([*words]))
    monkeypatch.setattr("sys.platform", "linux")
    main.start_again(["--new", "davinci"])
    assert started[0][-3:] == ["leonardo", "--new", "davinci"]
    assert mods.VARIABLE not in os.environ


def test_on_windows_the_program_starts_beside_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """There a process that takes the place of another would be a new one whose window nobody waits for."""
    started: list[list[str]] = []
    monkeypatch.setenv("PYTHONPATH", "")
    monkeypatch.setattr("os.execv", lambda *_: pytest.fail("this system knows no such thing"))
    monkeypatch.setattr("subprocess.Popen", started.append)
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setattr("sys.executable", r"C:\Program Files\Leonardo\leonardo.exe")
    monkeypatch.setattr("sys.frozen", True, raising=False)
    words = ["--saves", r"C:\My games", "--mod", "second-inventions", "--load", r"C:\My games\a b.leonardo.json"]
    main.start_again(words)
    assert started == [[r"C:\Program Files\Leonardo\leonardo.exe", *words]]
    assert mods.VARIABLE not in os.environ


def test_a_game_by_house_rules_counts_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = TinyDesk(tmp_path / "saves")
    rules = HouseRules("x", "0123456789abcdef", {})
    session = Session(played(GAME, Options()), ALONE, 3, None, "page")
    with monkeypatch.context() as patched:
        for module in ("app.statistics.record_result", "engine.house_rules"):
            patched.setattr(f"leonardo.{module}.laid", lambda _: rules)
        keep_result(desk.host, session)
        kept = desk.host.statistics.read()
        assert len(games_of(kept, "Anna", GAME.name)) == 1
    assert desk.host.brought[0].sentence == "This game had house rules; such games are counted apart."
    assert games_of(kept, "Anna", GAME.name) == ()
    desk.host.close()
