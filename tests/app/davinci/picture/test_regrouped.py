"""Who makes room on a square for what is held is told, so that nobody is seen twice while the table fades."""

import pytest

from leonardo.app.davinci.picture.table import DaVinciPicture
from leonardo.app.davinci.spots import ApprenticesSpot, DistrictSpot, GroupSpot
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.table.shown.marks import NO_MARKS, Lifted, Marks
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.constants import Place
from leonardo.engine.davinci.view import View
from leonardo.engine.frozen import evolve
from tests.engine.davinci.build import group, placing, seat, table

pytestmark = pytest.mark.usefixtures("screen")

KILN = Place.KILN
HELD = Marks(lit=frozenset([DistrictSpot(KILN)]), lifted=(Lifted(ApprenticesSpot(0), 1),))


@pytest.fixture
def view() -> View:
    """What seat 0 sees before it places an apprentice, while seat 1 stands at the kiln."""
    found: View = GAME.view(placing(table(*[seat(apprentices=3)] * 3, queues={KILN: [group(1, 2)]})).state, 0)
    return found


@pytest.fixture
def picture(view: View) -> DaVinciPicture:
    made = DaVinciPicture([PlayerStyle(colour, colour) for colour in SEAT_COLOURS[:3]])
    made.arrange((1280, 720), view)
    return made


def test_who_makes_room_is_there_before_and_after(picture: DaVinciPicture, view: View) -> None:
    stands = picture.city.group_place(view, KILN, 1)
    (taken_up,), (let_go,) = (picture.regrouped(view, *pair) for pair in ((NO_MARKS, HELD), (HELD, NO_MARKS)))
    assert taken_up == let_go
    assert taken_up.contains(stands)
    assert taken_up.width > stands.width
    assert list(picture.regrouped(view, HELD, HELD)) == []


def test_who_stands_aside_over_the_table_is_left_alone(picture: DaVinciPicture, view: View) -> None:
    away = evolve(NO_MARKS, absent=frozenset([GroupSpot(KILN, 1)]))
    assert list(picture.regrouped(view, HELD, away)) == []
