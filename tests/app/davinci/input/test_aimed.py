"""What hangs beside the pointer is aimed by the pointer, or else by its feet; what is pressed is what is pointed at."""

import pytest

from leonardo.app.davinci.spots import ApprenticeSpot, DistrictSpot
from leonardo.app.kit.points import Point
from leonardo.app.table.input.aiming import aimed
from leonardo.engine.davinci.constants import Place
from tests.app.davinci.at_table import AtTable

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

KILN = DistrictSpot(Place.KILN)


def beside(table: AtTable) -> Point:
    """Return a pixel at which the pointer is left of the Kiln, over no open place, and the feet are on its square."""
    left, top = table.desk.at(KILN)
    open_to = table.desk.table.hands.lit(table.desk.table.view())
    found = (
        (left - step, top)
        for step in range(400)
        if not open_to & set(table.desk.table.spots_at((left - step, top)))
        and KILN in aimed(table.desk.table, (left - step, top))
    )
    return next(found)


@pytest.mark.slow
def test_a_place_under_the_feet_is_hot_and_takes_a_drop(table: AtTable) -> None:
    start = table.desk.at(ApprenticeSpot(0))
    table.desk.hover(start)
    table.desk.hold(start)
    table.desk.carry((start[0], start[1] - 40))
    at = beside(table)
    table.desk.carry(at)
    table.desk.turn()
    assert table.desk.table.marks().hovered == KILN
    table.desk.release(at)
    table.desk.turn()
    assert table.session.view(0).queues[Place.KILN]


def test_what_is_pointed_at_comes_first_and_alone_when_taken(table: AtTable) -> None:
    start = table.desk.at(ApprenticeSpot(0))
    table.desk.hover(start)
    assert aimed(table.desk.table, start) == table.desk.table.spots_at(start), "nothing is held"
    table.desk.hold(start)
    table.desk.carry((start[0], start[1] - 40))
    for at in (start, table.desk.at(KILN)):
        assert aimed(table.desk.table, at) == table.desk.table.spots_at(at)
