"""A bid is made on the stage of its auction, and becomes that again."""

import pygame
import pytest

from leonardo.app.davinci.dialogs.bidding import Bidding
from leonardo.app.davinci.dialogs.opening import DialogOpener
from leonardo.app.kit.points import Size
from leonardo.app.table.dialogs.answers import Answers
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.questions import BidQuestion
from tests.app.davinci.layouts import NAMES, NOBODY, kit_for, opened, picture_for, positions

pytestmark = pytest.mark.usefixtures("screen")


@pytest.mark.parametrize("size", [(1024, 640), (1280, 720), (1920, 1080), (1080, 1920)])
def test_a_bid_is_made_on_the_stage_of_its_auction(size: Size) -> None:
    kit, state = kit_for(size), positions()["bid"]
    view = GAME.view(state, GAME.decider(state))
    picture = picture_for(kit, view)
    DialogOpener(kit, picture, NAMES, NOBODY).show(view)
    dialog, question = opened(kit), state.question
    assert isinstance(dialog, Bidding)
    assert isinstance(question, BidQuestion)
    auction = picture.auction(view, question)
    assert dialog.stage == auction.stage.rect
    assert not kit.stack.blends
    assert kit.layout.window.contains(dialog.sheet)


def test_a_sealed_bid_becomes_the_stage_again_before_it_is_made() -> None:
    kit, state = kit_for((1280, 720)), positions()["bid"]
    kit.settings.reduced_motion = False
    view = GAME.view(state, GAME.decider(state))
    done: list[str] = []
    answers = Answers(
        lambda _: done.append("bid"), lambda _: None, lambda _: None, lies_there=lambda: done.append("lies there")
    )
    DialogOpener(kit, picture_for(kit, view), NAMES, answers).show(view)
    dialog = opened(kit)
    surface = pygame.Surface((1280, 720), 0, 32)
    for _ in range(30):
        dialog.draw(surface)
        dialog.update(20)
    dialog.handle(pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, unicode="", mod=0))
    for passed in range(0, 1000, 20):
        dialog.draw(surface)
        dialog.update(20)
        assert bool(done) == (passed + 20 >= 800), passed
        if done:
            break
    assert done == ["lies there", "bid"]
    assert dialog not in kit.stack
