"""What a person hears of the program behind those who sit at the table."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.ai.program_player import Failing
from leonardo.ai.worker import Notice, Trouble
from leonardo.app.kit.translations import tr
from leonardo.app.scenes.message import Message
from leonardo.app.table.players import tell_troubles
from leonardo.app.table.program_output import ProgramOutput
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
        *(("Problem with a computer player", trouble) for trouble in Trouble),
        *(("Problem with an external program", failing) for failing in Failing),
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
    assert len(message.answers) == 1


def test_a_program_that_ends_who_asks_it_is_told_of_as_a_program(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = (Person("Anna", "red"), BuiltIn("Dora", "yellow", "random"))
    session = Session.new(GAME, Options(2, start=0), seats, 1)
    monkeypatch.setattr(session, "take_troubles", lambda: [Notice(Trouble.DIED, 1, "cmd:deadly.py")])
    tell_troubles(house.host, session)
    assert house.top(Message).title == tr("program.trouble")


@pytest.mark.slow
def test_what_a_program_wrote_stays_hidden_where_several_persons_play(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may have been lent the seat of one of them, and write down its view."""
    seats = (Person("Anna", "red"), Person("Ben", "blue"), BuiltIn("Dora", "yellow", "random"))
    session = Session.new(GAME, Options(3, start=0), seats, 1)
    monkeypatch.setattr(session, "take_troubles", lambda: [Notice(Failing.ENDED, 1, "program_x", "hand: 7")])
    tell_troubles(house.host, session)
    message = house.top(Message)
    assert tr("program.output_kept") in message.text
    assert len(message.answers) <= 1


def test_the_error_output_of_a_program_is_shown_to_who_asks(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = (Person("Anna", "red"), BuiltIn("Dora", "yellow", "random"))
    session = Session.new(GAME, Options(2, start=0), seats, 1)
    said = "Traceback <b>\n    KeyError: 'round'\n" + "more\n" * 300 + r"\x1b[31mend"
    monkeypatch.setattr(session, "take_troubles", lambda: [Notice(Failing.ENDED, 1, "program_x", said)])
    tell_troubles(house.host, session)
    harmless, _ = house.top(Message).answers
    assert harmless.strong
    house.look()
    house.press("answer 1")
    page = house.top(ProgramOutput)
    assert page.text().count("<br>") == said.count("\n") + 2
    assert "&lt;b&gt;" in page.text()
    assert "\N{NO-BREAK SPACE}" * 4 + "KeyError" in page.text()
    house.look()
    house.press("back")
    assert not any(isinstance(scene, (Message, ProgramOutput)) for scene in house.host.kit.stack.seen())
