"""The results when they come by themselves over the table: what was meant for the table leaves nothing."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.results.scene import ResultsScene
from leonardo.app.kit.scene import IDLE, LOOKS
from leonardo.app.scenes.title import TitleScene
from leonardo.app.table.scene import TableScene
from tests.app.davinci.at_table import FRAME
from tests.app.davinci.keyboard import Keyboard
from tests.app.davinci.mouse import Mouse
from tests.app.davinci.table_harness import Desk
from tests.app.table.review.moments import session

NAMES = ("Anna", "Bianca", "Cosimo", "Donata", "Enea")

pytestmark = pytest.mark.usefixtures("shared_pictures")


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    desk = Desk(tmp_path, (1280, 720))
    yield desk
    desk.host.close()


@pytest.mark.parametrize("by_itself", [True, False])
def test_a_press_at_the_moment_when_they_come_is_not_meant_for_them(desk: Desk, by_itself: bool) -> None:
    scene = ResultsScene(desk.host, session(NAMES), came=by_itself)
    desk.kit.stack.push(scene)
    desk.turn()
    Keyboard(desk).key(pygame.K_RETURN)
    assert (desk.kit.stack.top is scene) is by_itself


def test_a_moment_later_they_are_answered(desk: Desk) -> None:
    scene = ResultsScene(desk.host, session(NAMES), came=True)
    desk.kit.stack.push(scene)
    assert desk.kit.stack.rest() < LOOKS
    for _ in range(round(LOOKS / FRAME) + 2):
        desk.turn()
    assert desk.kit.stack.rest() >= IDLE
    Keyboard(desk).key(pygame.K_RETURN)
    assert isinstance(desk.kit.stack.top, TitleScene)


def test_from_a_finished_game_that_is_opened_one_may_look_at_the_table(desk: Desk) -> None:
    desk.host.play(session(NAMES))
    desk.turn()
    desk.turn()
    assert isinstance(desk.kit.stack.top, ResultsScene)
    Mouse(desk).click_widget("look")
    assert isinstance(desk.kit.stack.top, TableScene)
