"""A hint that is asked for and put away leaves chosen what was chosen: an army, and a piece in the hand."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.table.hint.scene import HintScene
from leonardo.engine.engines.questions import TurnQuestion
from tests.app.engines.test_orders import at_a_question, composed
from tests.app.every_question import questions
from tests.app.table.keyboard import Keyboard

pytestmark = pytest.mark.usefixtures("screen", "shared_pictures")


def test_an_army_stays_chosen(tmp_path: Path) -> None:
    desk = at_a_question(tmp_path, TurnQuestion)
    march = composed(desk)
    desk.table.hint()
    desk.turn()
    hinted = isinstance(desk.kit.stack.top, HintScene)
    assert hinted
    assert desk.table.hands.held == march
    Keyboard(desk).key(pygame.K_ESCAPE)
    desk.turn()
    assert desk.kit.stack.top is desk.table
    assert desk.table.hands.held == march


@pytest.mark.parametrize("name", ["davinci", "citta", "engines"])
def test_what_is_in_the_hand_is_there_again(tmp_path: Path, name: str) -> None:
    for desk in questions(tmp_path, name):
        table = desk.table
        liftable = table.game.moves.liftable(table.view()) if table.free else {}
        if not liftable:
            continue
        held = next(iter(liftable.values()))
        table.controls.take(held)
        table.hint()
        desk.turn()
        Keyboard(desk).key(pygame.K_ESCAPE)
        desk.turn()
        assert desk.kit.stack.top is table
        assert table.hands.held == held
        return
    pytest.fail("nothing could be taken up")
