"""Tips speak to who points at something, and are silent after a press and while something is shown."""

import pygame
import pytest

from leonardo.app.davinci.spots import ApprenticeSpot, DistrictSpot
from leonardo.app.kit.settings import Speed
from leonardo.engine.davinci.constants import Place
from tests.app.davinci.at_table import AtTable

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")

KILN = DistrictSpot(Place.KILN)


@pytest.mark.slow
def test_a_tip_goes_with_a_press_and_comes_as_the_pointer_moves(table: AtTable) -> None:
    table.desk.press(ApprenticeSpot(0))
    at = table.desk.at(KILN)
    table.desk.hover(at)
    assert table.said
    table.desk.hold(at)
    assert not table.said
    table.desk.press(KILN, pygame.BUTTON_RIGHT)
    table.desk.press(ApprenticeSpot(0))
    table.desk.hover(at)
    assert table.said


@pytest.mark.slow
def test_no_tip_comes_up_after_a_drop_nor_while_it_is_shown(table: AtTable) -> None:
    table.desk.kit.settings.speed = Speed.NORMAL
    start, end = table.desk.at(ApprenticeSpot(0)), table.desk.at(KILN)
    table.desk.drag(start, end)
    assert table.desk.table.course.playback.busy
    while table.desk.table.course.playback.busy:
        table.desk.hover(end)
        assert not table.desk.table.course.playback.busy or not table.said


def test_a_tip_that_comes_again_is_seen_in_the_same_frame(table: AtTable) -> None:
    at = table.desk.at(KILN)
    table.desk.hover(at)
    table.desk.pass_time(3000)
    assert table.said
    table.desk.table.controls.be_quiet()
    table.desk.turn()
    assert not table.said
    table.desk.turn()
    before = table.desk.canvas.frames
    table.desk.hover(at)
    assert table.said
    assert table.desk.canvas.frames == before + 1
