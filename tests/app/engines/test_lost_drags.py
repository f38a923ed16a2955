"""A drag that begins while one's own move is still shown says that it was not taken, where it is let go."""

from pathlib import Path

import pytest
from pygame import Rect

from leonardo.app.engines.spots import LandSpot
from leonardo.app.kit.areas import centre
from leonardo.app.kit.settings import Speed
from leonardo.app.kit.translations import tr
from leonardo.engine.engines import actions
from leonardo.engine.engines.questions import MoveQuestion
from tests.app.engines.test_table import sit_down, until

pytestmark = pytest.mark.usefixtures("shared_pictures")


def test_a_drag_over_the_end_of_an_animation_is_not_swallowed(tmp_path: Path) -> None:
    desk = sit_down(tmp_path, until(lambda state: isinstance(state.question, MoveQuestion), 3), 3)
    table = desk.table
    table.kit.settings.speed = Speed.NORMAL
    again = next(option for option in table.view().options if isinstance(option, actions.Move))
    start, end = (centre(table.areas()[LandSpot(at)]) for at in (again.source, again.target))
    table.submit(again)
    assert not table.free
    desk.hover(start)
    desk.hold(start)
    desk.carry((start[0] + 12, start[1] - 12))
    desk.wait(lambda: table.free)
    desk.carry(((start[0] + end[0]) // 2, (start[1] + end[1]) // 2))
    desk.carry(end)
    desk.release(end)
    desk.hover((end[0] + 3, end[1]))
    tips = [tip for tip in table.marks().tips if tip.at is not None]
    assert [tip.words for tip in tips] == [tr("table.refused.moves")]
    assert Rect(end, (1, 1)).inflate(8, 8).collidepoint(tips[0].at or (0, 0))
    desk.host.close()
