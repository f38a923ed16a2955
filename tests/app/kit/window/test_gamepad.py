"""Gamepads press the keys that do what their buttons are for, and what is told of commands are their buttons."""

import pygame
import pytest

from leonardo.app.kit.keymap import COMMANDS, Keymap
from leonardo.app.kit.settings import Settings
from leonardo.app.kit.window.gamepad import REPEATS, Gamepads
from leonardo.app.table import commands
from leonardo.app.table.commands import COMMANDS as OF_TABLES

A, Y, RIGHT = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_Y, pygame.CONTROLLER_BUTTON_DPAD_RIGHT


@pytest.fixture
def keys() -> Keymap:
    return Keymap(Settings(), [*COMMANDS, *OF_TABLES])


@pytest.fixture
def pads(keys: Keymap) -> Gamepads:
    return Gamepads(keys)


def button(number: int, *, down: bool = True, pad: int = 0) -> pygame.Event:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.Event(kind, button=number, instance_id=pad)


def axis(number: int, value: int) -> pygame.Event:
    return pygame.Event(pygame.CONTROLLERAXISMOTION, axis=number, value=value, instance_id=0)


def pressed(pads: Gamepads, *events: pygame.Event, now: float = 0.0) -> list[int]:
    return [event.key for event in pads.as_keys(events, now) if event.type == pygame.KEYDOWN]


@pytest.mark.parametrize(
    ("number", "key"),
    [
        (A, pygame.K_RETURN),
        (pygame.CONTROLLER_BUTTON_B, pygame.K_ESCAPE),
        (pygame.CONTROLLER_BUTTON_X, pygame.K_h),
        (Y, pygame.K_u),
        (pygame.CONTROLLER_BUTTON_START, pygame.K_MENU),
        (RIGHT, pygame.K_RIGHT),
    ],
)
def test_a_button_presses_the_key_of_its_command(pads: Gamepads, number: int, key: int) -> None:
    down, up = button(number), button(number, down=False)
    told = pads.as_keys([down, up], 0)
    assert [(event.type, event.key) for event in told] == [(pygame.KEYDOWN, key), (pygame.KEYUP, key)]


def test_a_button_follows_the_keys_that_a_person_has_changed(keys: Keymap, pads: Gamepads) -> None:
    keys.change(commands.HINT, pygame.K_j)
    assert pressed(pads, button(pygame.CONTROLLER_BUTTON_X)) == [pygame.K_j]


def test_shoulders_walk_on_and_back(pads: Gamepads) -> None:
    on, back = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_LEFTSHOULDER
    told = pads.as_keys([button(on), button(back)], 0)
    assert [(event.key, event.mod) for event in told] == [
        (pygame.K_TAB, pygame.KMOD_NONE),
        (pygame.K_TAB, pygame.KMOD_SHIFT),
    ]


def test_a_stick_is_an_arrow_once_it_leans_far(pads: Gamepads) -> None:
    x = pygame.CONTROLLER_AXIS_LEFTX
    assert pressed(pads, axis(x, 9_000)) == []
    assert pressed(pads, axis(x, 30_000), axis(x, 32_000)) == [pygame.K_RIGHT]
    assert pressed(pads, axis(x, 18_000), axis(x, 30_000)) == []
    assert pressed(pads, axis(x, 0), axis(x, -32_768)) == [pygame.K_LEFT]


def test_a_direction_that_is_held_walks_on(pads: Gamepads) -> None:
    assert pressed(pads, button(RIGHT)) == [pygame.K_RIGHT]
    assert pressed(pads, now=REPEATS[0] / 2) == []
    (again,) = pads.as_keys([], REPEATS[0])
    assert (again.key, again.repeat) == (pygame.K_RIGHT, True)
    assert pressed(pads, now=REPEATS[0] + REPEATS[1]) == [pygame.K_RIGHT]
    pads.as_keys([button(RIGHT, down=False)], 2)
    assert pressed(pads, now=9) == []


def test_other_buttons_that_are_held_press_once(pads: Gamepads) -> None:
    assert pressed(pads, button(A), button(A)) == [pygame.K_RETURN]
    assert pressed(pads, now=9) == []


def test_a_gamepad_that_is_gone_holds_nothing(pads: Gamepads) -> None:
    pads.as_keys([button(RIGHT, pad=3)], 0)
    (up,) = pads.as_keys([pygame.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=3)], 1)
    assert (up.type, up.key) == (pygame.KEYUP, pygame.K_RIGHT)
    assert not pads.walks


def test_nothing_is_held_any_more_once_the_window_was_left(pads: Gamepads) -> None:
    pads.as_keys([button(RIGHT)], 0)
    up, left = pads.as_keys([pygame.Event(pygame.WINDOWFOCUSLOST)], 1)
    assert (up.type, up.key, left.type) == (pygame.KEYUP, pygame.K_RIGHT, pygame.WINDOWFOCUSLOST)
    assert pressed(pads, now=9) == []


def test_what_is_no_gamepad_comes_as_it_is(pads: Gamepads) -> None:
    motion = pygame.Event(pygame.MOUSEMOTION, pos=(1, 2), rel=(0, 0), buttons=(0, 0, 0))
    assert pads.as_keys([motion], 0) == [motion]


def test_commands_are_told_by_buttons_while_a_gamepad_is_used(keys: Keymap, pads: Gamepads) -> None:
    assert keys.told(commands.HINT) == keys.shown(commands.HINT) == "H"
    pads.as_keys([button(A)], 0)
    assert keys.told(commands.HINT) == keys.first(commands.HINT) == "X"
    assert keys.told_of(pygame.K_ESCAPE) == "B"
    assert keys.told(commands.LOG) == "L"
    pads.as_keys([pygame.Event(pygame.KEYDOWN, key=pygame.K_h, mod=0, unicode="h")], 1)
    assert keys.told(commands.HINT) == "H"
