"""A bid is made on the stage of its auction, and becomes that again."""

import pygame
import pytest

from leonardo.app.davinci.dialogs.bidders import Rival, Stakes
from leonardo.app.davinci.dialogs.bidding import Bidding
from leonardo.app.davinci.dialogs.opening import DialogOpener
from leonardo.app.davinci.words.advice import Told
from leonardo.app.kit.points import Size
from leonardo.app.kit.seats import SEAT_COLOURS, PlayerStyle
from leonardo.app.kit.widgets.basic import WidgetState
from leonardo.app.table.dialogs.answers import Answers
from leonardo.engine.davinci import GAME
from leonardo.engine.davinci.questions import BidQuestion
from tests.app.davinci.layouts import NAMES, NOBODY, kit_for, opened, picture_for, positions
from tests.app.kit.everywhere import everywhere
from tests.app.kit.languages import spoken
from tests.app.kit.layout_probe import LayoutProbe, Line, Note, probing

LONG_NAMES = ("Verrocchio", "Francesco", "Fiammetta", "Ginevra")

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


@everywhere()
def test_all_who_bid_and_what_a_tie_is_for_them_can_be_read(size: Size, language: str, text_size: int) -> None:
    looks = [PlayerStyle(name, colour) for name, colour in zip(LONG_NAMES, SEAT_COLOURS[1:], strict=False)]
    kit, state = kit_for(size, text_size), positions()["bid"]
    with spoken(language), probing() as cut:
        view = GAME.view(state, GAME.decider(state))
        DialogOpener(kit, picture_for(kit, view), NAMES, NOBODY).show(view)
        shown = opened(kit)
        assert isinstance(shown, Bidding)
        for count in range(1, len(looks) + 1):
            rivals = tuple(Rival(look, wins=number == 0) for number, look in enumerate(looks[:count]))
            stakes = Stakes(1, 61, (Told("", ""), Told("", "")), rivals, "", "shield_red")
            form = Bidding(kit, stakes, shown.art, lambda _: None, lambda: None)
            kit.stack.push(form)
            plates, tray = [form.form[f"rival {number}"] for number in range(count)], form.form["tray"].rect
            cut.clear()
            for plate in plates:
                page = LayoutProbe(size)
                plate.draw(page, kit.page, WidgetState())
                assert all(plate.rect.contains(note.ink) for note in page.notes if written(note))
            assert cut == set()
            places = [plate.rect for plate in plates]
            assert tray.collidelist(places) == -1
            assert all(place.collidelistall(places) == [number] for number, place in enumerate(places))


@pytest.mark.parametrize("count", [2, 4])
def test_the_lines_of_all_who_bid_are_in_letters_of_one_size(count: int) -> None:
    """The longest name decides how large all are, so that nobody looks less than another."""
    names = (NAMES[0], "Ana", "Ginevra", "Francesco")[:count]
    looks = [PlayerStyle(name, colour) for name, colour in zip(names, SEAT_COLOURS[1:], strict=False)]
    kit, state = kit_for((1024, 640), 130), positions()["bid"]
    with probing():
        view = GAME.view(state, GAME.decider(state))
        DialogOpener(kit, picture_for(kit, view), NAMES, NOBODY).show(view)
        shown = opened(kit)
        assert isinstance(shown, Bidding)
        stakes = Stakes(
            1, 61, (Told("", ""), Told("", "")), tuple(Rival(look, wins=False) for look in looks), "", "shield_red"
        )
        form = Bidding(kit, stakes, shown.art, lambda _: None, lambda: None)
        kit.stack.push(form)
        sizes = set()
        for number, name in enumerate(names):
            page = LayoutProbe((1024, 640))
            form.form[f"rival {number}"].draw(page, kit.page, WidgetState())
            lines = (note.what for note in page.notes if isinstance(note.what, Line))
            sizes |= {line.pixels for line in lines if line.text[:3] == name[:3]}
    assert len(sizes) == 1


@pytest.mark.parametrize("text_size", [100, 130])
def test_what_a_bid_leaves_stands_clear_of_the_frame_of_the_stage(text_size: int) -> None:
    kit, state = kit_for((1024, 640), text_size), positions()["bid"]
    with probing():
        view = GAME.view(state, GAME.decider(state))
        DialogOpener(kit, picture_for(kit, view), NAMES, NOBODY).show(view)
        dialog, page = opened(kit), LayoutProbe((1024, 640))
        assert isinstance(dialog, Bidding)
        dialog.draw(page)
    (reckoned,) = (each for each in page.notes if isinstance(each.what, Line) and " = " in each.what.text)
    (button,) = (each.rect for each in dialog.form.widgets if each.name == "seal")
    above, below = reckoned.ink.top - dialog.stage.bottom, button.top - reckoned.ink.bottom
    assert above > below > 0, (above, below)


def written(note: Note) -> bool:
    return isinstance(note.what, Line)


@pytest.mark.slow
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
