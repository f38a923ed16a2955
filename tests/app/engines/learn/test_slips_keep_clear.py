"""The slip of a lesson makes room for what comes up on the table, and points to what happens there."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from leonardo.app.engines.learn.lessons.course import COURSE
from leonardo.app.engines.moves.in_hand import March
from leonardo.app.engines.spots import LandSpot
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.lessons.table import LessonTable
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.engines.actions import Settle
from leonardo.engine.engines.board import Territory
from leonardo.play.lessons.session import LessonSession
from tests.app.engines.learn.test_course import SEATS
from tests.app.table.table_harness import Desk

pytestmark = pytest.mark.usefixtures("shared_pictures")


OTHERS = (((1024, 640), 100), ((1280, 720), 100), ((1210, 700), 100))


@pytest.fixture(params=[((1024, 640), 130), *(pytest.param(each, marks=pytest.mark.slow) for each in OTHERS)])
def desk(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Desk]:
    size, text_size = request.param
    desk = Desk(tmp_path, size, Settings(speed=Speed.OFF, text_size=text_size))
    yield desk
    desk.host.close()


def test_an_order_can_be_given_that_opens_where_the_slip_lies(desk: Desk) -> None:
    desk.host.play_lesson("engines", "tanks")
    desk.turn()
    table = desk.table
    assert isinstance(table, LessonTable)
    while table.told is not None and table.told.read:
        table.go_on()
        desk.turn()
    source, target = (desk.at(LandSpot(at)) for at in (Territory.AQUITAINE, Territory.PROVENCE))
    desk.drag(source, target)
    desk.turn()
    assert isinstance(table.hands.held, March)
    assert table.told is not None
    assert table.told.word == "move"
    slip, asked = table.slip, table.picture.asking(table.view(), table.marks())
    assert slip is not None
    assert asked is not None
    assert not slip.rect.colliderect(asked)
    buttons = {spot: rect for spot, rect in table.places().items() if isinstance(spot, ButtonSpot)}
    assert ButtonSpot("go") in buttons
    assert not [spot for spot, rect in buttons.items() if slip.rect.colliderect(rect)]


def test_it_points_to_the_land_in_which_somebody_just_began() -> None:
    lesson = COURSE.lessons[0]
    then = next(step.then for step in lesson.steps if step.word == "settle")
    assert then is not None
    session = LessonSession(COURSE, lesson, SEATS)
    session.read()
    session.submit(Settle(Territory.BAVARIA))
    seen = [then(session.view(0))]
    while session.decider != 0 or session.chance_waits:
        session.play_nature() if session.chance_waits else session.poll()
        seen.append(then(session.view(0)))
    lands = (Territory.BAVARIA, Territory.MILAN, Territory.POLAND)
    assert list(dict.fromkeys(seen)) == [LandSpot(at) for at in lands]
