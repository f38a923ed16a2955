"""A pale undo button says why nothing can be taken back, while the ball still rolls, too; its key says the same."""

from pathlib import Path

import pytest

from leonardo.app.kit.settings import Speed
from leonardo.app.kit.translations import tr
from leonardo.app.table.buttons import UNDO
from leonardo.app.table.spots import ButtonSpot
from tests.app.every_question import questions

pytestmark = pytest.mark.usefixtures("shared_pictures")


def test_once_chance_has_decided(tmp_path: Path) -> None:
    desk = next(each for each in questions(tmp_path, "citta") if each.table.course.chance_waits)
    table = desk.table
    desk.kit.settings.speed = Speed.NORMAL
    table.let_chance_decide()
    desk.turn()
    desk.turn()
    assert table.course.playback.busy
    undo = next(button for button in table.prompt().buttons if button.key == UNDO)
    assert not undo.enabled
    desk.hover(ButtonSpot(UNDO))
    desk.turn()
    assert [tip.words for tip in table.marks().tips] == [tr("undo.chance")]
    desk.host.close()
