"""A press counts for what it was begun on: nobody answers a question, or a dialog, that came up in between."""

from pathlib import Path

import pygame
import pytest

from leonardo.app.davinci.dialogs.favours import Favours
from leonardo.app.davinci.spots import LaboratorySpot
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.scenes.pause import PauseScene
from leonardo.app.table import commands
from leonardo.app.table.dialogs.question import Asking
from leonardo.app.table.spots import ButtonSpot
from leonardo.app.table.timing import Guard
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.constants import EXPERT, Phase, Place
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.setup import Options
from leonardo.play.session import Session
from leonardo.saves.schema import BuiltIn, Person, Seated
from tests.app.davinci.at_table import ANNA, TWO, AtTable
from tests.app.table.table_harness import Desk

ALONE: tuple[Seated, ...] = (Person("Anna", "red"), BuiltIn("Bianca", "yellow", "thumb"))
BIANCA = 1
BARE = Settings(speed=Speed.OFF, confirm=False)

pytestmark = pytest.mark.usefixtures("shared_pictures")


def at_offer(folder: Path, seats: tuple[Seated, ...] = TWO) -> tuple[Desk, Session]:
    """Anna and Bianca both stand in the Academy and the Ropery; Anna is asked at the Academy, for nothing."""
    session = Session.new(GAME, Options(2, start=ANNA), seats, 4)
    while session.view(None).phase is not Phase.PLACEMENT:
        session.submit(actions.Done())
    for place in (Place.ACADEMY, Place.ROPERY):
        for _ in TWO:
            session.submit(actions.PlaceApprentices(1, place))
    while not isinstance(session.view(None).question, OfferQuestion):
        session.submit(actions.Pass())
    desk = Desk(folder, (1280, 720), BARE)
    desk.host.play(session)
    desk.turn()
    desk.breathe()
    return desk, session


def turns(desk: Desk) -> int:
    return len(desk.table.session.played.turns)


# ---- the guard


def test_a_press_counts_only_for_the_question_it_was_begun_on() -> None:
    guard = Guard()
    guard.update(16, "first")
    guard.update(400, "first")
    guard.begin("first")
    assert guard.meant("first")
    assert guard.update(16, "second")
    assert not guard.meant("second")
    guard.begin("second")  # it has only just come
    assert not guard.meant("second")
    guard.update(400, "second")
    guard.begin("second")
    assert guard.meant("second")


def test_a_press_begun_while_nothing_is_asked_does_nothing() -> None:
    guard = Guard()
    guard.update(400, None)
    guard.begin(None)
    guard.update(400, "first")
    assert not guard.meant("first")
    assert not guard.meant(None)


# ---- what came up in between


def test_a_button_held_while_the_question_changes_does_nothing(tmp_path: Path) -> None:
    desk, session = at_offer(tmp_path)
    at = desk.at(ButtonSpot("withdraw"))
    desk.hover(at)
    desk.hold(at)
    session.submit(actions.Take())
    desk.table.course.collect()
    desk.wait(lambda: desk.table.free and desk.table.course.sitter == BIANCA)
    desk.breathe()
    before = turns(desk)
    desk.release(ButtonSpot("withdraw"))
    assert turns(desk) == before
    assert desk.kit.stack.top is desk.table


def test_a_double_click_answers_once(tmp_path: Path) -> None:
    desk, _ = at_offer(tmp_path)
    before = turns(desk)
    at = desk.at(ButtonSpot("take"))
    desk.press(at)
    desk.press(at)
    assert turns(desk) == before + 1


def test_two_presses_of_a_key_in_one_frame_answer_once(tmp_path: Path) -> None:
    desk, _ = at_offer(tmp_path)
    before = turns(desk)
    desk.table.controls.walk.at = ButtonSpot("take")
    press = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    desk.post(press, press)
    assert turns(desk) == before + 1


def test_what_costs_nothing_is_refused_only_after_a_question(tmp_path: Path) -> None:
    desk, _ = at_offer(tmp_path)
    before = turns(desk)
    for answer, made in (("answer0", 0), ("answer1", 1)):
        desk.breathe()
        desk.press(ButtonSpot("withdraw"))
        assert isinstance(desk.kit.stack.top, Asking)
        assert turns(desk) == before
        desk.press(answer)
        assert turns(desk) == before + made
    assert desk.table.session.played.turns[-1].action == actions.Withdraw()


def test_the_key_that_passes_withdraws_where_one_can_do_that(tmp_path: Path) -> None:
    desk, _ = at_offer(tmp_path)
    desk.press(ButtonSpot("take"))
    desk.wait(lambda: desk.table.free)
    desk.breathe()
    desk.command(commands.PASSING)
    assert desk.table.session.played.turns[-1].action == actions.Withdraw()


def test_what_costs_something_is_refused_at_once(tmp_path: Path) -> None:
    desk, _ = at_offer(tmp_path)
    desk.press(ButtonSpot("take"))
    desk.wait(lambda: desk.table.free)
    desk.breathe()
    desk.press(ButtonSpot("withdraw"))
    assert desk.table.session.played.turns[-1].action == actions.Withdraw()


def test_a_key_pressed_as_a_dialog_opens_chooses_nothing(tmp_path: Path) -> None:
    desk = Desk(tmp_path, settings=BARE)
    desk.host.play(Session.new(GAME, Options(2, EXPERT, start=ANNA), ALONE, 4))
    desk.turn()
    desk.turn()
    assert isinstance(desk.kit.stack.top, Favours)
    shown = desk.kit.stack.top
    focus = shown.form.focus
    for key in (pygame.K_TAB, pygame.K_RETURN, pygame.K_ESCAPE):
        desk.key(key)
    assert desk.kit.stack.top is shown
    assert shown.form.focus == focus
    desk.look()
    desk.key(pygame.K_ESCAPE)
    assert desk.kit.stack.top is not shown
    desk.host.close()


def test_a_second_enter_uncovers_nothing_of_the_next_person(tmp_path: Path) -> None:
    desk = Desk(tmp_path, settings=BARE)
    desk.host.play(Session.new(GAME, Options(2, start=ANNA), TWO, 4))
    desk.turn()
    desk.press_by_keys("ready", pygame.K_SPACE)
    desk.breathe()
    desk.table.controls.walk.at = ButtonSpot("done")
    desk.key(pygame.K_RETURN)
    desk.key(pygame.K_RETURN)
    assert desk.top(HandOverScene).look.name == "Bianca"


def test_a_key_that_is_held_is_pressed_once(tmp_path: Path) -> None:
    """A key that is held is pressed again and again only where something is written, or one goes on by arrows."""
    desk, _ = at_offer(tmp_path)
    pressed = {"key": pygame.K_ESCAPE, "unicode": "\x1b", "mod": 0, "scancode": 0}
    desk.post(pygame.Event(pygame.KEYDOWN, pressed))
    paused = desk.top(PauseScene)
    desk.look()
    for _ in range(9):
        desk.post(pygame.Event(pygame.KEYDOWN, {**pressed, "repeat": True}))
    assert desk.kit.stack.top is paused
    desk.post(pygame.Event(pygame.KEYUP, pressed), pygame.Event(pygame.KEYDOWN, pressed))
    assert desk.kit.stack.top is not paused


# ---- where the keyboard is


def test_after_a_hand_over_enter_is_at_what_can_be_done(tmp_path: Path) -> None:
    desk = Desk(tmp_path, settings=BARE)
    desk.host.play(Session.new(GAME, Options(2, start=ANNA), TWO, 4))
    desk.turn()
    desk.press_by_keys("ready", pygame.K_SPACE)
    desk.breathe()
    walk = desk.table.controls.walk
    assert walk.at in walk.usable()
    assert desk.table.marks().focused == walk.at
    desk.key(pygame.K_RETURN)
    assert desk.table.hands.held is not None


@pytest.mark.parametrize(("key", "presses"), [(pygame.K_RETURN, 1), (pygame.K_SPACE, 2)], ids=["enter", "space"])
def test_enter_presses_the_main_button_at_once_after_the_mouse(tmp_path: Path, key: int, presses: int) -> None:
    desk, _ = at_offer(tmp_path)
    assert desk.table.marks().focused is None
    before = turns(desk)
    for press in range(presses):
        assert turns(desk) == before, press
        desk.key(key)
    assert turns(desk) == before + 1
    assert desk.table.session.played.turns[-1].action == actions.Take()


@pytest.mark.slow
def test_the_ring_goes_with_the_question_it_belonged_to(table: AtTable) -> None:
    desk = table.desk
    table.desk.command(commands.LOOK)
    assert desk.table.controls.walk.everything
    desk.key(pygame.K_ESCAPE)
    desk.key(pygame.K_1)
    desk.press_by_keys(LaboratorySpot(ANNA, Place.SMALL))
    assert desk.table.session.played.turns[-1].action == actions.PlaceApprentices(1, Place.SMALL)
    desk.turn()
    desk.turn()
    assert desk.table.controls.walk.at != LaboratorySpot(ANNA, Place.SMALL)


def test_tab_and_enter_in_haste_after_a_move_do_not_take_it_back(tmp_path: Path) -> None:
    """While the others' moves are shown there is nothing to decide: the keyboard comes to what goes on, not to Undo."""
    desk = Desk(tmp_path, settings=Settings(speed=Speed.NORMAL, confirm=False))
    desk.host.play(Session.new(GAME, Options(2, start=ANNA), ALONE, 4))
    desk.wait(lambda: desk.table.free)
    desk.breathe()
    table = desk.table
    before = turns(desk)
    table.controls.walk.at = ButtonSpot("done")
    desk.key(pygame.K_RETURN)
    desk.turn()
    assert "undo" in table.buttons()
    assert not table.free
    desk.key(pygame.K_TAB)
    assert table.controls.walk.at not in (None, ButtonSpot("undo"))
    desk.key(pygame.K_RETURN)
    assert turns(desk) > before
    desk.host.close()


def test_after_a_menu_the_keyboard_is_where_one_goes_on(table: AtTable) -> None:
    desk = table.desk
    desk.key(pygame.K_2)
    desk.host.show_pause()
    desk.turn()
    desk.key(pygame.K_ESCAPE)
    assert desk.kit.stack.top is desk.table
    assert desk.table.controls.walk.at in desk.table.controls.walk.usable()


# ---- the end of phase A


@pytest.mark.slow
@pytest.mark.parametrize("rounds", [2, pytest.param(4, marks=pytest.mark.slow)])
def test_a_person_alone_ends_each_phase_a_in_one_way(tmp_path: Path, rounds: int) -> None:
    """By "done": also where the engine has ended it, since nothing (more) could be started (rule 13.4)."""
    session = Session.new(GAME, Options(2, start=ANNA), ALONE, 5)
    desk = Desk(tmp_path, settings=BARE)
    desk.host.play(session)
    ends: dict[int, list[bool]] = {}
    while session.view(None).round <= rounds:
        desk.wait(lambda: desk.asks)
        table = desk.table
        number, told = table.view().round, table.course.visit is not None
        if told:
            assert [button.key for button in table.prompt().buttons][-1] == "done"
            desk.breathe()
            desk.key(pygame.K_RETURN)  # nothing else can be pressed, wherever the keyboard was
            ends.setdefault(number, []).append(True)
        else:
            action = session.legal()[0]
            if isinstance(action, actions.Done):
                ends.setdefault(number, []).append(False)
            table.submit(action)
    assert sorted(ends) == list(range(1, rounds + 1))
    assert all(len(made) == 1 for made in ends.values())
    desk.host.close()
