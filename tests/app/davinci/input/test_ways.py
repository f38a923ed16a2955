"""Everything has a key and a way by mouse; both are tried for each command, with the usual keys and with others."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from _pytest.mark.structures import ParameterSet
from attrs import frozen

from leonardo.app.davinci import commands
from leonardo.app.davinci.moves import in_hand
from leonardo.app.davinci.spots import (
    ApprenticeSpot,
    CardSpot,
    ComponentSpot,
    DeckSpot,
    DistrictSpot,
    FlorinsSpot,
    LaboratorySpot,
    MasterSpot,
    SecretSpot,
    Spot,
)
from leonardo.app.kit.keymap import COMMANDS
from leonardo.app.kit.points import Point
from leonardo.app.kit.settings import Settings, Speed
from leonardo.app.rulebook.scene import RuleBookScene
from leonardo.app.scenes.pause import PauseScene
from leonardo.app.scenes.settings.page import SettingsScene
from leonardo.app.table import commands as table_commands
from leonardo.app.table.dialogs.question import Asking
from leonardo.app.table.help.scene import HelpScene
from leonardo.app.table.input.deafness import DEAF_TO_SKIP
from leonardo.app.table.spots import ButtonSpot, HelpSpot, LogSpot, MenuSpot
from leonardo.app.table.standing.scene import StandingScene
from leonardo.engine.davinci import actions
from leonardo.engine.davinci.constants import Component, Phase, Place
from tests.app.davinci.at_table import ANNA, CARD, AtTable
from tests.app.fake_adviser import adviser_at_hand
from tests.diagonal import first_quick

pytestmark = pytest.mark.usefixtures("shared_pictures")


@frozen
class Way:
    """What a command does (`done` tells it), and how it is done by mouse; `before` makes ready for it."""

    done: Callable[[AtTable], bool]
    by_mouse: Callable[[AtTable], None]
    before: Callable[[AtTable], None] = lambda _: None
    by_key: Callable[[AtTable], None] | None = None


def drag_across(table: AtTable) -> None:
    first, *others = (table.desk.at(ApprenticeSpot(number)) for number in range(3))
    table.desk.hold(first)
    for at in others:
        table.desk.carry(at)
        table.desk.pass_time(200)


def hold_two(table: AtTable) -> None:
    table.desk.key(pygame.K_2)


def placed(table: AtTable, action: actions.Action) -> bool:
    return any(turn.seat == ANNA and turn.action == action for turn in table.desk.table.session.played.turns)


def open_log(table: AtTable) -> None:
    table.desk.press(LogSpot())


def point_at_deck(table: AtTable) -> None:
    table.desk.hover(DeckSpot())
    table.desk.pass_time(1000)


def ask_about_deck(table: AtTable) -> None:
    table.desk.hover(DeckSpot())
    table.desk.command(table_commands.EXPLAIN)


def point_at_florins(table: AtTable) -> None:
    table.desk.hover(FlorinsSpot(ANNA))
    table.desk.pass_time(1000)


def focus_and_zoom(table: AtTable) -> None:
    table.focus(LaboratorySpot(ANNA, Place.SMALL))
    table.desk.command(table_commands.ZOOM)


def to_settings(table: AtTable, name: str) -> None:
    table.desk.press(MenuSpot())
    table.desk.turn()
    table.desk.top(PauseScene)
    table.desk.press("settings")
    table.desk.turn()
    table.desk.top(SettingsScene)
    table.desk.press(name)


def to_rules(table: AtTable) -> None:
    table.desk.press(HelpSpot())
    table.desk.press("rules")


def passed(table: AtTable) -> bool:
    return isinstance(table.session.played.turns[-1].action, actions.Pass)


def advised(table: AtTable) -> None:
    adviser_at_hand(table.session)


def let_go(table: AtTable) -> None:
    table.desk.hold((5, 5), pygame.BUTTON_RIGHT)


WAYS: dict[str, Way] = {
    commands.COUNT: Way(
        lambda table: table.held == in_hand.Apprentices(ANNA, 3), drag_across, by_key=lambda t: t.desk.key(pygame.K_3)
    ),
    commands.MORE: Way(lambda table: table.held == in_hand.Apprentices(ANNA, 3), lambda t: t.desk.wheel(1), hold_two),
    commands.FEWER: Way(lambda table: table.held == in_hand.Apprentices(ANNA, 1), lambda t: t.desk.wheel(-1), hold_two),
    commands.MASTER: Way(lambda table: table.held == in_hand.Master(ANNA), lambda t: t.desk.press(MasterSpot(ANNA))),
    commands.DISTRICT: Way(
        lambda table: placed(table, actions.PlaceApprentices(2, Place.SMITHY)),
        lambda t: t.desk.press(DistrictSpot(Place.SMITHY)),
        hold_two,
        by_key=lambda t: t.desk.key(pygame.K_d),
    ),
    table_commands.HINT: Way(
        lambda table: isinstance(table.desk.kit.stack.top, Asking),
        lambda t: t.desk.press(ButtonSpot("hint")),
        advised,
    ),
    table_commands.PASSING: Way(passed, lambda t: t.desk.press(ButtonSpot("pass"))),
    table_commands.LOG: Way(lambda table: table.desk.table.log.open, open_log),
    table_commands.ZOOM: Way(
        lambda table: table.close_look == LaboratorySpot(ANNA, Place.SMALL),
        lambda t: t.desk.press(LaboratorySpot(ANNA, Place.SMALL), pygame.BUTTON_RIGHT),
        by_key=focus_and_zoom,
    ),
    table_commands.EXPLAIN: Way(
        lambda table: any("rule 10.2" in said for said in table.said),
        point_at_deck,
        by_key=ask_about_deck,
    ),
    table_commands.LOOK: Way(
        lambda table: any("rule 2.1" in said for said in table.said),
        point_at_florins,
        by_key=lambda t: t.focus(FlorinsSpot(ANNA)),
    ),
    "back": Way(lambda table: table.held is None, let_go, hold_two),
    "press": Way(
        lambda table: table.held == in_hand.Master(ANNA),
        lambda t: t.desk.press(MasterSpot(ANNA)),
        by_key=lambda t: t.desk.press_by_keys(MasterSpot(ANNA)),
    ),
    "keys": Way(lambda table: isinstance(table.desk.kit.stack.top, HelpScene), lambda t: t.desk.press(HelpSpot())),
    table_commands.MENU: Way(
        lambda table: isinstance(table.desk.kit.stack.top, PauseScene),
        lambda t: t.desk.press(MenuSpot()),
    ),
    table_commands.RULES: Way(lambda table: isinstance(table.desk.kit.stack.top, RuleBookScene), to_rules),
    table_commands.STANDING: Way(
        lambda table: isinstance(table.desk.kit.stack.top, StandingScene),
        lambda t: t.desk.press(FlorinsSpot(ANNA)),
    ),
    "mute": Way(lambda table: table.desk.kit.settings.muted, lambda t: to_settings(t, "muted")),
    "full_screen": Way(lambda table: table.desk.canvas.full_screen, lambda t: to_settings(t, "full_screen")),
}
"""What can be tried where Anna places; undo, skip, reveal, pages, review and since have tests of their own."""


def every_other(first: int) -> list[ParameterSet]:
    """The commands as parameters of a test: each is tried in one of its two ways in the quick run."""
    return [
        pytest.param(command, marks=() if number % 2 == first else pytest.mark.slow)
        for number, command in enumerate(WAYS)
    ]


@first_quick("command", every_other(0), 3)
def test_each_command_has_a_key(table: AtTable, command: str) -> None:
    way = WAYS[command]
    way.before(table)
    assert not way.done(table)
    (way.by_key or (lambda table: table.desk.command(command)))(table)
    assert way.done(table)


@first_quick("command", every_other(1), 4)
def test_each_command_can_be_given_by_mouse(table: AtTable, command: str) -> None:
    way = WAYS[command]
    way.before(table)
    assert not way.done(table)
    way.by_mouse(table)
    assert way.done(table)


@first_quick(("letter", "place"), [("b", Place.WORKSHOP), ("e", Place.GLASSWORKS), ("h", Place.ROPERY)], 2)
def test_letters_mean_districts_while_somebody_is_to_be_placed(table: AtTable, letter: str, place: Place) -> None:
    """They stand on the districts, and did nothing."""
    hold_two(table)
    table.desk.key(getattr(pygame, f"K_{letter}"))
    assert placed(table, actions.PlaceApprentices(2, place))


def test_letters_mean_what_they_mean_else_while_nobody_is_held(table: AtTable) -> None:
    table.desk.key(pygame.K_b)
    assert isinstance(table.desk.kit.stack.top, RuleBookScene)


def test_no_command_is_forgotten() -> None:
    elsewhere = {
        table_commands.UNDO,
        table_commands.SKIP,
        table_commands.PEEK,
        commands.REVEAL,
        table_commands.PAGES,
        table_commands.REVIEW,
        table_commands.SINCE,
        "walk",
        "next",
    }
    by_mouse_alone = {command.name for command in commands.COMMANDS if not command.keys}
    listed = {command.name for command in (*COMMANDS, *commands.COMMANDS)}
    assert listed == {*WAYS, *elsewhere, *by_mouse_alone}


@pytest.mark.parametrize("by_mouse", [True, False])
def test_work_is_shown_to_all_and_taken_back(tmp_path: Path, by_mouse: bool) -> None:
    table = AtTable(tmp_path, Phase.START_WORK)

    def give(command: str, button: str) -> None:
        if by_mouse:
            table.desk.press(ButtonSpot(button))
        else:
            table.desk.command(command)

    table.desk.press(CardSpot(CARD))
    table.desk.breathe()
    give(commands.REVEAL, "reveal")
    assert getattr(table.held, "openly", False)
    table.desk.press(LaboratorySpot(ANNA, Place.SMALL))
    table.desk.breathe()
    give(table_commands.UNDO, "undo")
    assert table.session.undone == 1
    assert not table.session.played.turns


@pytest.mark.parametrize("by_mouse", [True, False])
def test_the_log_is_turned(table: AtTable, by_mouse: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    turned: list[int] = []
    open_log(table)
    monkeypatch.setattr(table.desk.table.log, "scroll", turned.append)
    if by_mouse:
        sheet = table.desk.table.log.rect()
        table.desk.hover((sheet.left - 40, sheet.centery))
        table.desk.wheel(1)
        assert not turned
        table.desk.hover(sheet.center)
        table.desk.wheel(1)
        table.desk.wheel(-1)
    else:
        table.desk.key(pygame.K_PAGEUP)
        table.desk.key(pygame.K_PAGEDOWN)
    back, on = turned
    assert back == -on > 0


def test_who_skips_never_presses_what_decides_a_moment_later(tmp_path: Path) -> None:
    """Where one skips stands the same button all the time: in one's own turn it is pale."""
    table = AtTable(tmp_path, settings=Settings(speed=Speed.NORMAL))
    skip, desk = ButtonSpot("skip"), table.desk
    before, decided = table.desk.at(skip), len(table.session.played.turns)
    table.desk.press(before)
    desk.look()
    assert len(table.session.played.turns) == decided
    desk.table.submit(actions.PlaceApprentices(3, Place.ACADEMY))
    table.desk.pass_time(DEAF_TO_SKIP)
    assert table.desk.at(skip) == before


@pytest.mark.parametrize("by_mouse", [True, False])
def test_what_others_do_is_skipped(tmp_path: Path, by_mouse: bool) -> None:
    table = AtTable(tmp_path, settings=Settings(speed=Speed.NORMAL))
    table.desk.table.submit(actions.PlaceApprentices(3, Place.ACADEMY))
    table.desk.pass_time(DEAF_TO_SKIP)  # where one could pass before
    assert table.desk.table.course.playback.busy
    if by_mouse:
        table.desk.press(ButtonSpot("skip"))
    else:
        table.desk.command(table_commands.SKIP)
    table.desk.turn()
    assert not table.desk.table.course.playback.busy
    assert table.desk.table.course.sitter == 1 - ANNA


@pytest.mark.parametrize("by_mouse", [True, False])
def test_ones_own_secrets_are_looked_at_and_covered_again(table: AtTable, by_mouse: bool) -> None:
    seen = []
    for _ in range(2):
        if by_mouse:
            table.desk.press(ButtonSpot("peek"))
        else:
            table.desk.command(table_commands.PEEK)
        seen.append(table.desk.table.view().seats[ANNA].hand is not None)
    assert seen == [True, False]


@first_quick("by_mouse", [True, False])
@first_quick("cover", [SecretSpot(ANNA, Place.SMALL), ComponentSpot(ANNA, Component.GLASS)], ids=str)
def test_ones_own_cover_is_pressed_to_look_and_to_cover_again(table: AtTable, by_mouse: bool, cover: Spot) -> None:
    seen = []
    if not by_mouse:
        table.focus(cover)
    for _ in range(2):
        if by_mouse:
            table.desk.press(cover)
        else:
            table.desk.key(pygame.K_RETURN)
        seen.append(table.desk.table.view().seats[ANNA].hand is not None)
    assert seen == [True, False]
    assert table.close_look is None


def hold_the_cover(table: AtTable) -> Point:
    """Hold the button on a cover of one's own until it is up; return the pixel."""
    at = table.desk.at(SecretSpot(ANNA, Place.SMALL))
    table.desk.hover(at)
    table.desk.hold(at)
    table.desk.pass_time(500)
    assert table.desk.table.course.peeking
    return at


def test_a_cover_is_up_as_long_as_the_button_is_held_on_it(table: AtTable) -> None:
    table.desk.release(hold_the_cover(table))
    assert not table.desk.table.course.peeking
    assert table.close_look is None


def test_a_raised_cover_falls_when_something_comes_over_it(table: AtTable) -> None:
    hold_the_cover(table)
    table.desk.key(pygame.K_ESCAPE)
    assert table.desk.kit.stack.top is not table.desk.table
    assert not table.desk.table.course.peeking


def test_a_key_held_to_look_covers_when_it_is_let_go(table: AtTable) -> None:
    key = table.desk.kit.keys.keys_of(table_commands.PEEK)[0]
    table.desk.post(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode="o", scancode=0))
    table.desk.pass_time(400)
    assert table.desk.table.course.peeking
    table.desk.post(pygame.Event(pygame.KEYUP, key=key, mod=0, unicode="o", scancode=0))
    assert not table.desk.table.course.peeking


def test_a_drag_takes_along_only_those_on_which_it_lingers(table: AtTable) -> None:
    """However level the way to a place leads over the row of apprentices, those in between stay at home."""
    desk, hands = table.desk, table.desk.table.hands
    first, *others = (desk.at(ApprenticeSpot(number)) for number in range(3))
    desk.hover(first)
    desk.hold(first)
    for at in others:
        desk.carry(at)
    assert hands.count == 1
    table.desk.pass_time(400)
    assert hands.count == 2


@pytest.mark.slow
def test_the_log_folds_where_it_hides_what_keys_come_to(table: AtTable) -> None:
    table.desk.command(table_commands.LOOK)
    table.desk.command(table_commands.LOG)
    log, walk = table.desk.table.log, table.desk.table.controls.walk
    assert log.open
    for _ in range(200):
        table.desk.key(pygame.K_TAB)
        if not log.open:
            break
        assert walk.rect is None or not log.rect().contains(walk.rect)
    assert isinstance(walk.at, CardSpot | DeckSpot)
    table.desk.command(table_commands.LOG)
    assert log.open, "it is unfolded again all the same"
