"""A whole game of the tiny kind that is looked back at, for those who make something of it for others."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from leonardo.app.viewer.scene import ViewerScene
from leonardo.play.session import Session
from leonardo.saves.schema import Person
from tests.play.test_replay import played
from tests.tiny.game import GAME, Options
from tests.tiny.table.desk import PERSONS, TinyDesk
from tests.tiny.table.game import TinyPresentation

NAME: Final = "</script><img src=x onerror=alert(1)>"
"""What one of the persons is called: a name, and nothing else wherever it is written."""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[TinyDesk]:
    desk = TinyDesk(tmp_path / "saves")
    yield desk
    desk.close()


@pytest.fixture
def viewer(desk: TinyDesk) -> ViewerScene:
    seats = (Person(NAME, "red"), *PERSONS[1:])
    found = TinyPresentation().viewer(desk.host, Session(played(GAME, Options()), seats, 3, None, "page"), 0)
    assert found is not None
    return found
