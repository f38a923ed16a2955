"""House rules at a new game: those that there are are offered, and what is chosen makes the program start again."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo import mods
from leonardo.app import main
from leonardo.app.kit.settings import Settings
from leonardo.app.scenes.message import Message
from leonardo.app.scenes.new_game.house_rules import HouseRulesScene, can_be_changed
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
    page = desk.kit.stack.top
    assert isinstance(page, NewGameScene)
    page.form["house rules"].press()
    scene = desk.kit.stack.top
    assert isinstance(scene, HouseRulesScene)
    return scene


def names(scene: HouseRulesScene) -> list[str]:
    return [widget.name for widget in scene.form.widgets]


def test_the_mods_of_a_game_are_offered_beside_the_printed_rules(desk: Desk) -> None:
    assert names(asked(desk)) == ["printed", "second-inventions", "cancel"]


def test_a_mod_of_ones_own_is_offered_and_a_wrong_one_says_what_is_wrong(desk: Desk, tmp_path: Path) -> None:
    for name, weeks in (("longer", 14), ("wrong", 99), ("of-another-game", 0)):
        folder = tmp_path / "data" / "mods" / name
        folder.mkdir(parents=True)
        changes = f"[davinci.inventions.1]\nweeks = {weeks}\n" if weeks else "[engines.costs]\ntower = 10\n"
        (folder / "mod.toml").write_text(f'title = "{name}"\n{changes}', encoding="utf-8")
    scene = asked(desk)
    assert names(scene) == ["printed", "longer", "second-inventions", "wrong", "cancel"]
    scene.form["wrong"].press()
    message = desk.kit.stack.top
    assert isinstance(message, Message)
    assert "weeks" in message.text
    assert "mod.toml" in message.text


def test_what_is_chosen_makes_the_program_start_at_a_new_game(desk: Desk) -> None:
    asked(desk).form["second-inventions"].press()
    assert desk.host.starts_again == ("--mod", "second-inventions", "--new", "davinci")
    assert desk.kit.stack.top is None


def test_what_is_in_use_starts_nothing(desk: Desk) -> None:
    asked(desk).form["printed"].press()
    assert desk.host.starts_again is None
    assert isinstance(desk.kit.stack.top, NewGameScene)


def test_from_a_mod_one_goes_back_to_the_printed_rules(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    used = mods.read(EXAMPLE)
    monkeypatch.setattr(mods, "in_use", lambda: used)
    asked(desk).form["printed"].press()
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
