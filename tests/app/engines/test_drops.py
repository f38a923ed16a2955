"""A drop counts for the land under the pointer: where one may not go, it says why, and nothing else is begun."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.engines.moves.in_hand import Base
from leonardo.app.engines.spots import LandSpot
from leonardo.app.kit.points import Point
from leonardo.app.table.input.aiming import aimed
from leonardo.engine.engines.questions import TurnQuestion
from tests.app.every_question import questions
from tests.app.table.table_harness import Desk

pytestmark = [pytest.mark.usefixtures("screen", "shared_pictures"), pytest.mark.slow]

_STEP = 12
"""Pixels between two places that are tried."""


def closed(desk: Desk, base: LandSpot) -> Iterator[Point]:
    """Yield pixels of territories where what stands on one of one's own may not go."""
    table, view = desk.table, desk.table.view()
    open_to = table.hands.moves.targets(view, Base(view.viewer, base.at))
    taken = table.hands.moves.liftable(view)
    width, height = desk.canvas.size
    for x in range(0, width, _STEP):
        for y in range(0, height, _STEP):
            spots = table.spots_at((x, y))
            lands = [spot for spot in spots if isinstance(spot, LandSpot)]
            if lands and spots[0] == lands[0] and lands[0] not in open_to and lands[0] not in taken:
                yield x, y


def test_a_land_under_the_pointer_is_meant_and_none_beside_it(tmp_path: Path) -> None:
    desk = next(each for each in questions(tmp_path, "engines") if isinstance(each.table.view().question, TurnQuestion))
    table, tried = desk.table, 0
    bases = [spot for spot in table.hands.moves.liftable(table.view()) if isinstance(spot, LandSpot)]
    for base in bases:
        places = list(closed(desk, base))
        start = desk.at(base)
        desk.hover(start)
        desk.hold(start)
        desk.carry((start[0] + 9, start[1] - 9))
        assert isinstance(table.hands.held, Base)
        for at in places:
            assert aimed(table, at) == table.spots_at(at)
            tried += 1
        desk.carry(places[0])
        desk.release(places[0])
        desk.turn()
        assert table.hands.held is None
        assert [tip for tip in table.marks().tips if tip.at is not None], "it says why not"
    assert tried > len(bases)
