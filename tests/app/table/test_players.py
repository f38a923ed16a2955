"""What a person hears of the program behind those who sit at the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.ai.outside import Failing
from leonardo.ai.worker import Notice, Trouble
from leonardo.app.scenes.message import Message
from leonardo.app.table.players import tell_troubles
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person
from tests.app.scenes.menus_harness import House

pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    built = House(tmp_path / "saves")
    yield built
    built.host.close()


@pytest.mark.parametrize(
    ("title", "trouble"),
    [
        *(("A built-in player had trouble", trouble) for trouble in Trouble),
        *(("A program of others had trouble", failing) for failing in Failing),
    ],
)
def test_trouble_is_told_with_the_name_at_the_seat(
    house: House, monkeypatch: pytest.MonkeyPatch, title: str, trouble: Trouble | Failing
) -> None:
    seats = (Person("Anna", "red"), BuiltIn("Dora", "yellow", "random"))
    session = Session.new(GAME, Options(2, start=0), seats, 1)
    monkeypatch.setattr(session, "take_troubles", lambda: [Notice(trouble, 1, "random")])
    tell_troubles(house.host, session)
    message = house.top(Message)
    assert message.title == title
    assert "Dora" in message.text
