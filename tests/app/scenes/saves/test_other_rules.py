"""A saved game by other house rules than those in use: the program offers to start again with its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo import mods
from leonardo.app.kit.settings import Settings
from leonardo.app.scenes.message import Message
from leonardo.engine.davinci.setup import Options
from leonardo.engine.house_rules import HouseRules
from leonardo.games import GAMES
from leonardo.play.session import Session
from leonardo.saves.schema import Person
from tests.app.table.table_harness import Desk

USED = "leonardo.engine.{}.laid"
EXAMPLE = Path(__file__).resolve().parents[4] / "assets" / "mods" / "second-inventions"
SEATED = [Person("Ann", "red"), Person("Ben", "blue")]
RULES = mods.read(EXAMPLE).rules["davinci"]

pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Desk]:
    monkeypatch.setattr("leonardo.user_folders.data_folder", lambda: tmp_path / "data")
    desk = Desk(tmp_path / "saves", (1280, 720), Settings())
    yield desk
    desk.host.close()


def saved(desk: Desk, rules: HouseRules | None) -> Path:
    """A game of these rules in a file, as another start of the program has left it."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(USED.format("question_state"), lambda _: rules)
        session = Session.new(GAMES["davinci"], Options(2), SEATED, 1, desk.host.folder)
        return session.save("Kept")


def answered(desk: Desk, path: Path) -> Message:
    desk.host.show_title()
    desk.host.open(path)
    message = desk.kit.stack.top
    assert isinstance(message, Message)
    return message


def test_the_program_starts_again_with_the_mod_of_the_game(desk: Desk) -> None:
    path = saved(desk, RULES)
    message = answered(desk, path)
    assert "“Second inventions”" in message.text
    message.form["answer 1"].press()
    assert desk.host.starts_again == ("--mod", "second-inventions", "--load", str(path))


def test_the_program_starts_again_by_the_printed_rules(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    path = saved(desk, None)
    monkeypatch.setattr(USED.format("house_rules"), lambda _: RULES)
    message = answered(desk, path)
    assert "printed rules" in message.text
    message.form["answer 1"].press()
    assert desk.host.starts_again == ("--load", str(path))


def test_whoever_stays_is_left_where_they_were(desk: Desk) -> None:
    answered(desk, saved(desk, RULES)).form["answer 0"].press()
    assert desk.host.starts_again is None
    assert desk.kit.stack.top is not None


@pytest.mark.parametrize("named", [("second-inventions", "0" * 16), ("gone", RULES.hash)])
def test_of_a_mod_that_was_changed_or_is_gone_one_is_only_told(desk: Desk, named: tuple[str, str]) -> None:
    message = answered(desk, saved(desk, HouseRules(*named, {})))
    assert named[0] in message.text
    assert len(message.answers) == 1
