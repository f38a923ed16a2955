"""Whose turn it is, frame by frame: what others do is never said to be one's own turn."""

from pathlib import Path

import pytest

from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.kit.translations import tr
from leonardo.app.table.scene import TableScene
from leonardo.engine.citta import GAME
from leonardo.engine.citta.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

SEATS = (Person("Anna", "red"), BuiltIn("Ben", "blue", "random"), BuiltIn("Cleo", "green", "random"))


@pytest.mark.slow
def test_what_others_do_is_never_said_to_be_ones_own_turn(tmp_path: Path) -> None:
    desk = Desk(tmp_path, (1280, 720), Settings(speed=Speed.FAST))
    desk.host.play(Session.new(GAME, Options(3, 5, ()), SEATS, 6, desk.host.folder))
    told = set()
    for _ in range(1000):
        desk.turn()
        table = desk.kit.stack.top
        if not isinstance(table, TableScene):
            break
        prompt = table.prompt()
        if prompt.lead == tr("table.prompt.yours"):
            told.add(prompt.words)
        if table.course.chance_waits and table.course.presser is not None:
            table.let_chance_decide()
        elif table.free:
            table.submit(table.session.legal()[0])
    desk.host.close()
    assert len(told) > 2
    assert not [words for words in told if words.startswith(("Ben", "Cleo"))]
