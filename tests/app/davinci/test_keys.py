"""Everything has a key and a way by mouse; both are tried for each command, with the usual keys and with others."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest
from attrs import frozen

from leonardo.app.davinci import commands, hand
from leonardo.app.davinci.close_look import HELD
from leonardo.app.davinci.explaining import PATIENCE, explanation
from leonardo.app.davinci.marks import Tone
from leonardo.app.davinci.pointer import LONG
from leonardo.app.davinci.spots import (
    ApprenticeSpot,
    ButtonSpot,
    CardSpot,
    ComponentSpot,
    DeckSpot,
    DistrictSpot,
    FlorinsSpot,
    HelpSpot,
    LaboratorySpot,
    LogSpot,
    MasterSpot,
    MenuSpot,
    OwnedSpot,
    SeatSpot,
    Spot,
)
from leonardo.app.davinci.walk import worth_a_look
from leonardo.app.kit.keymap import COMMANDS
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.scenes.keys import KeysScene
from leonardo.app.scenes.pause import PauseScene
from leonardo.app.scenes.settings import SettingsScene
from leonardo.app.session import Session
from leonardo.engine.davinci import GAME, actions
from leonardo.engine.davinci.setup import Options
from leonardo.engine.davinci.terms import Component, Phase, Place
from leonardo.saves.schema import Person, Seated
from tests.app.davinci.person import Desk, Keyboard, Mouse

TWO: tuple[Seated, ...] = (Person("Anna", "red"), Person("Bianca", "yellow"))
FRAME = 1000 / 60
ANNA, CARD = 0, 8


class AtTable:
    """Anna places now; her laboratory works on number 8."""

    def __init__(self, folder: Path, phase: Phase = Phase.PLACEMENT, settings: Settings | None = None) -> None:
        self.desk = Desk(folder, (1280, 720), settings or Settings(speed=Speed.OFF))
        self.mouse, self.keys = Mouse(self.desk), Keyboard(self.desk)
        session = Session.new(GAME, Options(2, start=ANNA), TWO, 4, self.desk.host.folder)
        if phase is not Phase.START_WORK:
            session.submit(actions.Start(Place.SMALL, CARD))
        while session.view(None).phase is not phase:
            session.submit(actions.Done())
        self.session = session
        self.desk.host.play(session)
        self.desk.turn()
        self.mouse.hand_over()
        self.desk.breathe()

    def press(self, command: str) -> None:
        """Press the first key of a command, whichever it is now."""
        self.keys.key(self.desk.kit.keys.keys_of(command)[0])

    def right_click(self, spot: Spot) -> None:
        at = self.mouse.spot(spot)
        self.mouse.move(at)
        self.desk.turn(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3))
        self.desk.turn(pygame.Event(pygame.MOUSEBUTTONUP, pos=at, button=3))

    def wait(self, milliseconds: float) -> None:
        for _ in range(round(milliseconds / FRAME) + 1):
            self.desk.turn()

    def focus(self, spot: Spot) -> None:
        """Walk to a spot with the keyboard, among all there are."""
        if not self.desk.table.controls.everything:
            self.press(commands.LOOK)
        for _ in range(300):
            if self.desk.table.controls.focused == spot:
                return
            self.keys.key(pygame.K_TAB)
        raise AssertionError(f"the keyboard does not come to {spot}")

    @property
    def close_look(self) -> Spot | None:
        return self.desk.table._close_look.spot  # what is drawn large is seen by nothing else

    @property
    def held(self) -> object:
        return self.desk.table.hands.held

    @property
    def said(self) -> list[str]:
        return [hint.words for hint in self.desk.table.marks().hints]


@pytest.fixture(scope="module", autouse=True)
def screen() -> Iterator[None]:
    """A screen, and one set of pictures for all tables: reading them anew for each would take most of the time."""
    pygame.init()
    pygame.display.set_mode((64, 64))
    shared = Pictures()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("leonardo.app.kit.kit.Pictures", lambda: shared)
        yield
    pygame.quit()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[AtTable]:
    table = AtTable(tmp_path)
    yield table
    table.desk.host.close()


# ---- each command by key and by mouse


@frozen
class Way:
    """What a command does (`done` tells it), and how it is done by mouse; `before` makes ready for it."""

    done: Callable[[AtTable], bool]
    by_mouse: Callable[[AtTable], None]
    before: Callable[[AtTable], None] = lambda _: None
    by_key: Callable[[AtTable], None] | None = None


def drag_across(table: AtTable) -> None:
    first, last = table.mouse.spot(ApprenticeSpot(0)), table.mouse.spot(ApprenticeSpot(2))
    table.mouse.press(first)
    for step in range(1, 21):
        table.mouse.move((first[0] + (last[0] - first[0]) * step // 20, first[1]), held=True)


def hold_two(table: AtTable) -> None:
    table.keys.key(pygame.K_2)


def open_log(table: AtTable) -> None:
    table.mouse.click(table.mouse.spot(LogSpot()))


def point_at_deck(table: AtTable) -> None:
    table.mouse.move(table.mouse.spot(DeckSpot()))
    table.wait(1000)


def ask_about_deck(table: AtTable) -> None:
    table.mouse.move(table.mouse.spot(DeckSpot()))
    table.press(commands.EXPLAIN)


def point_at_florins(table: AtTable) -> None:
    table.mouse.move(table.mouse.spot(FlorinsSpot(ANNA)))
    table.wait(1000)


def focus_and_zoom(table: AtTable) -> None:
    table.focus(LaboratorySpot(ANNA, Place.SMALL))
    table.press(commands.ZOOM)


def to_settings(table: AtTable, name: str) -> None:
    table.mouse.click(table.mouse.spot(MenuSpot()))
    table.desk.turn()
    pause = table.desk.kit.stack.top
    assert isinstance(pause, PauseScene)
    table.mouse.click(pause.form["settings"].rect.center)
    table.desk.turn()
    settings = table.desk.kit.stack.top
    assert isinstance(settings, SettingsScene)
    table.mouse.click(settings.form[name].rect.center)


def passed(table: AtTable) -> bool:
    return isinstance(table.session.played.turns[-1].action, actions.Pass)


def let_go(table: AtTable) -> None:
    table.desk.turn(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3))


WAYS: dict[str, Way] = {
    commands.COUNT: Way(
        lambda table: table.held == hand.Apprentices(ANNA, 3), drag_across, by_key=lambda t: t.keys.key(pygame.K_3)
    ),
    commands.MORE: Way(lambda table: table.held == hand.Apprentices(ANNA, 3), lambda t: t.mouse.wheel(1), hold_two),
    commands.FEWER: Way(lambda table: table.held == hand.Apprentices(ANNA, 1), lambda t: t.mouse.wheel(-1), hold_two),
    commands.MASTER: Way(
        lambda table: table.held == hand.Master(ANNA), lambda t: t.mouse.click(t.mouse.spot(MasterSpot(ANNA)))
    ),
    commands.PASSING: Way(passed, lambda t: t.mouse.click(t.mouse.spot(ButtonSpot("pass")))),
    commands.LOG: Way(lambda table: table.desk.table.log.open, open_log),
    commands.ZOOM: Way(
        lambda table: table.close_look == LaboratorySpot(ANNA, Place.SMALL),
        lambda t: t.right_click(LaboratorySpot(ANNA, Place.SMALL)),
        by_key=focus_and_zoom,
    ),
    commands.EXPLAIN: Way(
        lambda table: any("rule 10.2" in said for said in table.said),
        point_at_deck,
        by_key=ask_about_deck,
    ),
    commands.LOOK: Way(
        lambda table: any("rule 2.1" in said for said in table.said),
        point_at_florins,
        by_key=lambda t: t.focus(FlorinsSpot(ANNA)),
    ),
    "back": Way(lambda table: table.held is None, let_go, hold_two),
    "press": Way(
        lambda table: table.held == hand.Master(ANNA),
        lambda t: t.mouse.click(t.mouse.spot(MasterSpot(ANNA))),
        by_key=lambda t: t.keys.press_at(MasterSpot(ANNA)),
    ),
    "keys": Way(
        lambda table: isinstance(table.desk.kit.stack.top, KeysScene), lambda t: t.mouse.click(t.mouse.spot(HelpSpot()))
    ),
    "mute": Way(lambda table: table.desk.kit.settings.muted, lambda t: to_settings(t, "muted")),
    "full_screen": Way(lambda table: table.desk.canvas.full_screen, lambda t: to_settings(t, "full_screen")),
}
"""The commands that can be tried where Anna places; undo, skip, reveal and pages have tests of their own."""


@pytest.mark.parametrize("command", WAYS)
def test_each_command_has_a_key(table: AtTable, command: str) -> None:
    way = WAYS[command]
    way.before(table)
    assert not way.done(table)
    (way.by_key or (lambda table: table.press(command)))(table)
    assert way.done(table)


@pytest.mark.parametrize("command", WAYS)
def test_each_command_can_be_given_by_mouse(table: AtTable, command: str) -> None:
    way = WAYS[command]
    way.before(table)
    assert not way.done(table)
    way.by_mouse(table)
    assert way.done(table)


def test_no_command_is_forgotten() -> None:
    elsewhere = {commands.UNDO, commands.SKIP, commands.REVEAL, commands.PAGES, "walk", "next"}
    by_mouse_alone = {command.name for command in commands.COMMANDS if not command.keys}
    listed = {command.name for command in (*COMMANDS, *commands.COMMANDS)}
    assert listed == {*WAYS, *elsewhere, *by_mouse_alone}


@pytest.mark.parametrize("by_mouse", [True, False])
def test_work_is_shown_to_all_and_taken_back(tmp_path: Path, by_mouse: bool) -> None:
    table = AtTable(tmp_path, Phase.START_WORK)
    table.mouse.click(table.mouse.spot(CardSpot(CARD)))
    for command, button in ((commands.REVEAL, "reveal"), (None, None), (commands.UNDO, "undo")):
        if command is None:
            assert table.desk.table.hands.reveal
            table.mouse.click(table.mouse.spot(LaboratorySpot(ANNA, Place.SMALL)))
            table.desk.breathe()
        elif by_mouse:
            table.mouse.click(table.mouse.spot(ButtonSpot(str(button))))
        else:
            table.press(command)
    assert table.session.undone == 1
    assert not table.session.played.turns


@pytest.mark.parametrize("by_mouse", [True, False])
def test_the_log_is_turned(table: AtTable, by_mouse: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    turned: list[int] = []
    open_log(table)
    monkeypatch.setattr(table.desk.table.log, "scroll", turned.append)
    if by_mouse:
        table.mouse.wheel(1)
        table.mouse.wheel(-1)
    else:
        table.keys.key(pygame.K_PAGEUP)
        table.keys.key(pygame.K_PAGEDOWN)
    back, on = turned
    assert back == -on > 0


# ---- walking


def test_the_keyboard_comes_to_everything_that_explains_itself(table: AtTable) -> None:
    wanted = {spot for spot in table.desk.table.places() if explanation(spot) is not None and worth_a_look(spot)}
    table.press(commands.LOOK)
    reached = set()
    for _ in range(len(table.desk.table.places())):
        reached.add(table.desk.table.controls.focused)
        table.keys.key(pygame.K_TAB)
    assert wanted <= reached
    assert {DeckSpot(), SeatSpot(1), OwnedSpot(1, Component.IRON), ComponentSpot(0, Component.WOOD)} <= reached


def test_what_is_only_to_be_looked_at_says_at_once_what_it_is(table: AtTable) -> None:
    table.focus(DeckSpot())
    assert any("rule 10.2" in said for said in table.said)


def test_the_arrows_go_on_to_what_cannot_be_used(table: AtTable) -> None:
    """Nothing that can be used lies above the workshop while nothing is held, so the city is looked at."""
    table.keys.press_at(MasterSpot(ANNA))
    table.keys.key(pygame.K_ESCAPE)
    table.desk.table.controls.focused = MasterSpot(ANNA)
    seen = set()
    for _ in range(12):
        table.keys.key(pygame.K_UP)
        seen.add(table.desk.table.controls.focused)
    assert any(isinstance(spot, DistrictSpot | SeatSpot | LaboratorySpot) for spot in seen)
    table.keys.key(pygame.K_TAB)
    assert table.desk.table.controls.focused in table.desk.table.controls._walked()


def test_escape_ends_looking_around_before_it_opens_the_menu(table: AtTable) -> None:
    table.press(commands.LOOK)
    table.keys.key(pygame.K_ESCAPE)
    assert len(table.desk.kit.stack) == 1
    assert not table.desk.table.controls.everything
    table.keys.key(pygame.K_ESCAPE)
    assert isinstance(table.desk.kit.stack.top, PauseScene)


def test_enter_on_what_cannot_be_used_looks_at_it(table: AtTable) -> None:
    card = table.desk.table.view().display[0].invention
    table.focus(CardSpot(card))
    table.keys.key(pygame.K_RETURN)
    assert table.close_look == CardSpot(card)
    table.keys.key(pygame.K_RETURN)
    assert table.close_look is None


def test_places_where_something_may_not_go_are_reached_and_say_why(table: AtTable) -> None:
    table.press(commands.MASTER)
    barred = LaboratorySpot(ANNA, Place.LARGE)
    tones = {}
    for key in (*[pygame.K_DOWN] * 8, *[pygame.K_RIGHT] * 6):
        table.keys.key(key)
        tones[table.desk.table.controls.focused] = [hint.tone for hint in table.desk.table.marks().hints]
    assert tones[barred] == [Tone.BARRED]


# ---- looking closely


def test_a_long_press_looks_closely_and_takes_nothing_up(table: AtTable) -> None:
    at = table.mouse.spot(LaboratorySpot(ANNA, Place.SMALL))
    table.mouse.press(at)
    table.wait(LONG)
    assert table.close_look == LaboratorySpot(ANNA, Place.SMALL)
    table.mouse.release(at)
    assert table.close_look is not None
    table.mouse.press(at)
    assert table.close_look is None
    table.mouse.release(at)
    assert table.held is None


def test_what_is_held_for_a_glance_ends_when_it_is_let_go(table: AtTable) -> None:
    table.mouse.move(table.mouse.spot(LaboratorySpot(ANNA, Place.SMALL)))
    table.desk.turn(pygame.Event(pygame.KEYDOWN, key=pygame.K_z, mod=0, unicode="z"))
    assert table.desk.table.rest() < HELD / 4, "long steps of time would not be counted in full"
    table.wait(max(HELD, PATIENCE))
    assert table.close_look is not None
    assert table.desk.table.rest() > HELD
    table.desk.turn(pygame.Event(pygame.KEYUP, key=pygame.K_z, mod=0))
    assert table.close_look is None


def test_a_press_that_moves_is_a_drag_and_no_long_press(table: AtTable) -> None:
    at = table.mouse.spot(MasterSpot(ANNA))
    table.mouse.press(at)
    table.mouse.move((at[0] + 30, at[1] - 30), held=True)
    table.wait(2 * LONG)
    assert table.held == hand.Master(ANNA)
    assert table.close_look is None


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080)])
def test_nothing_on_the_large_sheets_is_cut(table: AtTable, size: tuple[int, int], text_size: int) -> None:
    surface = pygame.Surface(size)
    picture, view = table.desk.table.picture, table.desk.table.view()
    picture.text_scale = text_size / 100
    picture.arrange(size, view)
    spots: list[Spot] = [CardSpot(request.invention) for request in view.display]
    spots += [LaboratorySpot(seat, Place.SMALL) for seat in (0, 1)]
    for spot in spots:
        where = picture.zoom(surface, view, spot)
        assert where is not None
        assert surface.get_rect().contains(where)
    assert not picture.brush.painter.cut


# ---- changing keys


def test_a_key_is_changed_on_its_page_and_means_the_new_at_once(table: AtTable) -> None:
    table.press("keys")
    page = table.desk.kit.stack.top
    assert isinstance(page, KeysScene)
    table.mouse.click(page.form[commands.MASTER].rect.center)
    table.keys.key(pygame.K_w)
    table.keys.key(pygame.K_ESCAPE)
    table.keys.key(pygame.K_m)
    assert table.held is None
    table.keys.key(pygame.K_w)
    assert table.held == hand.Master(ANNA)


def test_a_page_of_the_keys_that_waits_for_one_is_left_by_escape_only_the_second_time(table: AtTable) -> None:
    table.press("keys")
    page = table.desk.kit.stack.top
    assert isinstance(page, KeysScene)
    page.form.set_focus(commands.MASTER)
    table.keys.key(pygame.K_RETURN)
    assert page.asked is not None
    table.keys.key(pygame.K_TAB)
    assert page.asked is not None, "a key that must stay is refused, and another one waited for"
    table.keys.key(pygame.K_ESCAPE)
    assert page.asked is None
    assert not table.desk.kit.keys.changed
    table.keys.key(pygame.K_ESCAPE)
    assert table.desk.kit.stack.top is table.desk.table


def test_the_page_lists_every_command(table: AtTable) -> None:
    table.press("keys")
    page = table.desk.kit.stack.top
    assert isinstance(page, KeysScene)
    names = {widget.name for widget in page.form.widgets}
    assert {command.name for command in table.desk.kit.keys.listed(commands.SCOPE)} <= names
    assert not page.kit.painter.cut


def test_the_usual_keys_come_back(table: AtTable) -> None:
    table.desk.kit.keys.change(commands.MASTER, pygame.K_w)
    table.press("keys")
    page = table.desk.kit.stack.top
    assert isinstance(page, KeysScene)
    table.mouse.click(page.form["usual"].rect.center)
    assert not table.desk.kit.keys.changed


@pytest.mark.parametrize("by_mouse", [True, False])
def test_what_others_do_is_skipped(tmp_path: Path, by_mouse: bool) -> None:
    table = AtTable(tmp_path, settings=Settings(speed=Speed.NORMAL))
    table.press(commands.PASSING)
    table.desk.turn()
    assert table.desk.table.course.playback.busy
    if by_mouse:
        table.mouse.click(table.mouse.spot(ButtonSpot("skip")))
    else:
        table.press(commands.SKIP)
    table.desk.turn()
    assert isinstance(table.desk.kit.stack.top, HandOverScene)
