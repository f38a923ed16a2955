"""The keyboard comes to everything, looks at it closely, and its keys can be changed."""

import pygame
import pytest

from leonardo.app.davinci import commands
from leonardo.app.davinci.moves import choices, in_hand
from leonardo.app.davinci.spots import (
    TRAITS,
    ApprenticesSpot,
    CardSpot,
    ComponentSpot,
    DeckSpot,
    LaboratorySpot,
    MasterSpot,
    OwnedSpot,
    RequestsSpot,
    Spot,
)
from leonardo.app.kit.translations import tr
from leonardo.app.scenes.pause import PauseScene
from leonardo.app.scenes.settings.keys import KeysScene
from leonardo.app.table import commands as table_commands
from leonardo.app.table.help.scene import HelpScene
from leonardo.app.table.input.close_look import HELD
from leonardo.app.table.input.pointer import LONG
from leonardo.app.table.shown.marks import Tone
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.timing import PATIENCE
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.constants import Component, Place
from tests.app.davinci.at_table import ANNA, AtTable
from tests.app.davinci.hands import Keyboard
from tests.app.davinci.words.said import explanation
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("shared_pictures")


# ---- walking


@pytest.mark.slow
def test_the_keyboard_comes_to_everything_that_explains_itself(table: AtTable) -> None:
    wanted = {spot for spot in table.desk.table.places() if explanation(spot) is not None and TRAITS.worth_a_look(spot)}
    table.desk.command(table_commands.LOOK)
    reached = set()
    for _ in range(len(table.desk.table.places())):
        reached.add(table.desk.table.controls.walk.at)
        table.desk.key(pygame.K_TAB)
    assert wanted <= reached
    assert {DeckSpot(), SeatSpot(1), OwnedSpot(1, Component.IRON), ComponentSpot(0, Component.WOOD)} <= reached


@pytest.mark.slow
def test_what_is_only_to_be_looked_at_says_at_once_what_it_is(table: AtTable) -> None:
    table.focus(DeckSpot())
    assert any("rule 10.2" in said for said in table.said)


def test_the_arrows_go_on_to_what_cannot_be_used(table: AtTable) -> None:
    """Nothing that can be used lies above one's own workers while nothing is held, so another's panel is looked at."""
    table.desk.press_by_keys(MasterSpot(ANNA))
    table.desk.key(pygame.K_ESCAPE)
    table.desk.table.controls.walk.at = MasterSpot(ANNA)
    seen = set()
    for _ in range(12):
        table.desk.key(pygame.K_UP)
        seen.add(table.desk.table.controls.walk.at)
    assert any(isinstance(spot, ApprenticesSpot | OwnedSpot) and spot.seat == 1 - ANNA for spot in seen)
    table.desk.key(pygame.K_TAB)
    assert table.desk.table.controls.walk.at in table.desk.table.controls.walk.usable()


def test_escape_with_something_in_hand_goes_back(table: AtTable) -> None:
    table.desk.press_by_keys(MasterSpot(ANNA))
    assert table.desk.table.controls.walk.at != MasterSpot(ANNA), "the keyboard goes where the master may be put"
    table.desk.key(pygame.K_ESCAPE)
    assert table.desk.table.controls.walk.at == MasterSpot(ANNA)


def test_looking_around_says_that_it_begins_and_ends(table: AtTable) -> None:
    for key, said in (
        (None, "table.look.on"),
        (None, "table.look.off"),
        (None, "table.look.on"),
        (1, "table.look.off"),
    ):
        if key:
            table.desk.key(pygame.K_ESCAPE)
        else:
            table.desk.command(table_commands.LOOK)
        assert any(tr(said) in each for each in table.said)
    table.desk.key(pygame.K_TAB)
    assert not any(tr("table.look.off") in each for each in table.said)


def test_escape_ends_looking_around_before_it_opens_the_menu(table: AtTable) -> None:
    table.desk.command(table_commands.LOOK)
    table.desk.key(pygame.K_ESCAPE)
    assert len(table.desk.kit.stack) == 1
    assert not table.desk.table.controls.walk.everything
    table.desk.key(pygame.K_ESCAPE)
    assert isinstance(table.desk.kit.stack.top, PauseScene)


@pytest.mark.slow
def test_enter_on_what_cannot_be_used_looks_at_it(table: AtTable) -> None:
    card = table.desk.table.view().display[0].invention
    table.focus(CardSpot(card))
    table.desk.key(pygame.K_RETURN)
    assert table.close_look == CardSpot(card)
    table.desk.key(pygame.K_RETURN)
    assert table.close_look is None


@pytest.mark.slow
def test_places_where_something_may_not_go_say_why(table: AtTable) -> None:
    table.desk.command(commands.MASTER)
    barred = LaboratorySpot(ANNA, Place.LARGE)
    tones = {}
    for key in (*[pygame.K_DOWN] * 8, *[pygame.K_RIGHT] * 6):
        table.desk.key(key)
        tones[table.desk.table.controls.walk.at] = [hint.tone for hint in table.desk.table.marks().tips]
    assert tones[barred] == [Tone.BARRED]


# ---- looking closely


def test_a_long_press_looks_closely_and_takes_nothing_up(table: AtTable) -> None:
    at = table.desk.at(LaboratorySpot(ANNA, Place.SMALL))
    table.desk.hold(at)
    table.desk.pass_time(LONG)
    assert table.close_look == LaboratorySpot(ANNA, Place.SMALL)
    table.desk.release(at)
    assert table.close_look is not None
    table.desk.hold(at)
    assert table.close_look is None
    table.desk.release(at)
    assert table.held is None


def test_what_is_held_for_a_glance_ends_when_it_is_let_go(table: AtTable) -> None:
    table.desk.hover(LaboratorySpot(ANNA, Place.SMALL))
    table.desk.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z"))
    assert table.desk.table.rest() < HELD / 4, "long steps of time would not be counted in full"
    table.desk.pass_time(max(HELD, PATIENCE))
    assert table.close_look is not None
    table.desk.pass_time(PATIENCE)  # what may be taken up is made ready
    assert table.desk.table.rest() > HELD
    table.desk.post(pygame.Event(pygame.KEYUP, key=pygame.K_z, mod=0))
    assert table.close_look is None


@pytest.mark.slow
def test_a_press_that_moves_is_a_drag_and_no_long_press(table: AtTable) -> None:
    at = table.desk.at(MasterSpot(ANNA))
    table.desk.hold(at)
    table.desk.carry((at[0] + 30, at[1] - 30))
    table.desk.pass_time(2 * LONG)
    assert table.held == in_hand.Master(ANNA)
    assert table.close_look is None


@pytest.mark.slow
@first_quick("text_size", [100, 130])
@first_quick("size", [(1024, 640), (1920, 1080)])
def test_nothing_on_the_large_sheets_is_cut(table: AtTable, size: tuple[int, int], text_size: int) -> None:
    surface = pygame.Surface(size)
    picture, view = table.desk.table.picture, table.desk.table.view()
    picture.text_scale = text_size / 100
    picture.arrange(size, view)
    spots: list[Spot] = [CardSpot(request.invention) for request in view.display]
    spots += [RequestsSpot(), *(LaboratorySpot(seat, Place.SMALL) for seat in (0, 1))]
    for spot in spots:
        where = picture.zoom(surface, view, spot)
        assert where is not None
        assert surface.get_rect().contains(where)
    assert not picture.brush.painter.cut


# ---- changing keys


def to_keys(table: AtTable) -> None:
    table.desk.command("keys")
    table.desk.press("keys")


@pytest.mark.slow
def test_a_key_is_changed_on_its_page_and_means_the_new_at_once(table: AtTable) -> None:
    to_keys(table)
    table.desk.top(KeysScene)
    table.desk.press(commands.MASTER)
    table.desk.key(pygame.K_w)
    table.desk.key(pygame.K_ESCAPE)
    table.desk.key(pygame.K_ESCAPE)
    table.desk.key(pygame.K_m)
    assert table.held is None
    table.desk.key(pygame.K_w)
    assert table.held == in_hand.Master(ANNA)


def test_a_page_waiting_for_a_key_is_left_by_the_second_escape(table: AtTable) -> None:
    to_keys(table)
    page = table.desk.top(KeysScene)
    page.form.set_focus(commands.MASTER)
    table.desk.key(pygame.K_RETURN)
    assert page.asked is not None
    table.desk.key(pygame.K_TAB)
    assert page.asked is not None, "a key that must stay is refused, and another one waited for"
    table.desk.key(pygame.K_ESCAPE)
    assert page.asked is None
    assert not table.desk.kit.keys.changed
    table.desk.key(pygame.K_ESCAPE)
    assert isinstance(table.desk.kit.stack.top, HelpScene)


def test_the_page_lists_every_command(table: AtTable) -> None:
    to_keys(table)
    page = table.desk.top(KeysScene)
    names = {widget.name for widget in page.form.widgets}
    assert {command.name for command in table.desk.kit.keys.listed(commands.SCOPE)} <= names
    assert not page.kit.painter.cut


@pytest.mark.slow
def test_the_usual_keys_come_back(table: AtTable) -> None:
    table.desk.kit.keys.change(commands.MASTER, pygame.K_w)
    to_keys(table)
    table.desk.top(KeysScene)
    table.desk.press("usual")
    table.desk.press("answer 1")
    assert not table.desk.kit.keys.changed


# ---- the boxes of the Council


@pytest.mark.slow
def test_a_box_of_the_council_is_chosen_by_its_number(table: AtTable) -> None:
    session = table.session
    Keyboard(table.desk).decide(actions.PlaceMaster(Place.COUNCIL))
    while not any(isinstance(action, actions.GiveLeonardo) for action in session.legal()):
        Keyboard(table.desk).decide(actions.Pass())
        table.desk.breathe()
    Keyboard(table.desk).decide(actions.GiveLeonardo(ANNA))
    table.desk.breathe()
    purse = session.view(ANNA).seats[ANNA].florins
    table.desk.key(pygame.K_9)
    assert choices.chooses_box(session.view(ANNA))
    table.desk.key(pygame.K_2)
    assert not choices.chooses_box(session.view(ANNA))
    assert session.view(ANNA).seats[ANNA].florins == purse + 1
