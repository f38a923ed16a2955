"""What comes under a mouse that pressed something else is refused only once it is tried."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.table.kinds import Spot
from leonardo.app.table.scene import TableScene
from leonardo.app.table.shown.marking import Looking, Moment, marks
from leonardo.app.table.shown.marks import Tone
from leonardo.app.table.shown.teller import Teller
from leonardo.app.table.spots import ButtonSpot
from tests.app.every_question import questions
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("shared_pictures")
GONE = ButtonSpot("gone")


def barred(folder: Path) -> Iterator[tuple[Desk, Spot]]:
    """Yield questions with something that cannot be done at a spot."""
    for desk in questions(folder, "davinci"):
        view, moves = desk.table.view(), desk.table.hands.moves
        meaning = moves.near_misses(view)
        lifted = moves.liftable(view)
        spot = next((each for each in meaning if meaning[each] not in view.options and each not in lifted), None)
        if spot is not None and desk.table.free:
            yield desk, spot


def refuses(table: TableScene, looking: Looking) -> bool:
    prompt, free = table.prompt(), Moment(free=True)
    told = marks(Teller(table.game), table, table.view(), table.hands, looking, prompt, free)
    return any(tip.tone is Tone.BARRED for tip in told.tips)


def test_only_a_try_is_refused_where_a_button_went_away(tmp_path: Path) -> None:
    desk, spot = next(barred(tmp_path))
    assert refuses(desk.table, Looking((spot,), by_mouse=True)), "whoever comes to it is told"
    assert not refuses(desk.table, Looking((spot,), by_mouse=True, pressed=(GONE,)))
    assert refuses(desk.table, Looking((spot,), by_mouse=True, pressed=(spot,))), "it was tried"
