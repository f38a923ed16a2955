"""The events of the system: keys that are held are told apart, and input methods write only where one writes."""

from collections.abc import Iterator

import pygame
import pytest

from leonardo.app.kit.window.events import REPEATS, SystemEvents


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.event.clear()
    yield
    pygame.key.set_repeat(0)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the text input of the system was asked for."""
    asked: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: asked.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: asked.append("stop"))
    return asked


def happens(*events: pygame.Event) -> None:
    for event in events:
        pygame.event.post(event)


def key(kind: int, key: int, scancode: int) -> pygame.Event:
    return pygame.Event(kind, key=key, unicode="", mod=0, scancode=scancode)


def repeats(events: SystemEvents) -> list[bool]:
    return [bool(event.dict.get("repeat")) for event in events.wait(0) if event.type == pygame.KEYDOWN]


def test_presses_of_a_key_that_is_held_are_told_apart() -> None:
    events = SystemEvents()
    down, up = key(pygame.KEYDOWN, pygame.K_m, 16), key(pygame.KEYUP, pygame.K_m, 16)
    happens(down)
    assert repeats(events) == [False]
    happens(down)
    assert repeats(events) == [True]
    happens(up, down)
    assert repeats(events) == [False]


def test_of_a_key_that_is_held_no_presses_pile_up_while_a_frame_takes_long() -> None:
    events = SystemEvents()
    happens(*[key(pygame.KEYDOWN, pygame.K_DOWN, 81)] * 5, key(pygame.KEYDOWN, pygame.K_RETURN, 40))
    assert repeats(events) == [False, True, False]


def test_no_key_is_held_any_more_once_the_window_was_left() -> None:
    events = SystemEvents()
    down = key(pygame.KEYDOWN, pygame.K_m, 16)
    happens(down, pygame.Event(pygame.WINDOWFOCUSLOST))
    repeats(events)
    happens(down)
    assert repeats(events) == [False]


def test_keys_are_repeated_at_the_same_pace_wherever_one_writes() -> None:
    events = SystemEvents()
    events.let_write(wanted=False)
    assert pygame.key.get_repeat() == REPEATS
    pygame.key.set_repeat(500, 25)
    events.let_write(wanted=True)
    assert pygame.key.get_repeat() == REPEATS


def test_without_an_input_method_the_text_input_stays_since_it_tells_signs(asked: list[str]) -> None:
    events = SystemEvents()
    events.let_write(wanted=False)
    assert asked[-1] == "start"
    events.let_write(wanted=True)
    events.let_write(wanted=False)
    assert asked == ["stop", "start"] * 3, "what was half composed is given up"


def test_an_input_method_is_sent_away_where_nothing_is_written(asked: list[str]) -> None:
    events = SystemEvents()
    events.let_write(wanted=False)
    happens(pygame.Event(pygame.TEXTEDITING, text="に", start=1, length=0))
    events.wait(0)
    assert asked[-1] == "stop"
    events.let_write(wanted=True)
    assert asked[-1] == "start"
    events.let_write(wanted=False)
    assert asked[-1] == "stop"
