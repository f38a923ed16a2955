"""Not all that is pressed is meant for what is seen: keys that are held, input methods, what brings a window back."""

from collections.abc import Iterator

import pygame
import pytest

from leonardo.app.kit.keymap import KeyPlaces
from leonardo.app.kit.window.events import BACK, REPEATS, TWICE, Intake, SystemEvents


@pytest.fixture(autouse=True)
def screen() -> Iterator[None]:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    pygame.event.clear()
    yield
    pygame.key.set_repeat(0)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    asked: list[str] = []
    monkeypatch.setattr(pygame.key, "start_text_input", lambda: asked.append("start"))
    monkeypatch.setattr(pygame.key, "stop_text_input", lambda: asked.append("stop"))
    return asked


def happens(*events: pygame.Event) -> None:
    for event in events:
        pygame.event.post(event)


def scanned(kind: int, key: int, scancode: int) -> pygame.Event:
    return pygame.Event(kind, key=key, unicode="", mod=0, scancode=scancode)


def repeats(events: SystemEvents) -> list[bool]:
    return [bool(event.dict.get("repeat")) for event in events.wait(0) if event.type == pygame.KEYDOWN]


def test_presses_of_a_key_that_is_held_are_told_apart() -> None:
    events = SystemEvents()
    down, up = scanned(pygame.KEYDOWN, pygame.K_m, 16), scanned(pygame.KEYUP, pygame.K_m, 16)
    happens(down)
    assert repeats(events) == [False]
    happens(down)
    assert repeats(events) == [True]
    happens(up, down)
    assert repeats(events) == [False]


def test_presses_of_a_held_key_do_not_pile_up() -> None:
    events = SystemEvents()
    happens(*[scanned(pygame.KEYDOWN, pygame.K_DOWN, 81)] * 5, scanned(pygame.KEYDOWN, pygame.K_RETURN, 40))
    assert repeats(events) == [False, True, False]


def test_no_key_is_held_any_more_once_the_window_was_left() -> None:
    events = SystemEvents()
    down = scanned(pygame.KEYDOWN, pygame.K_m, 16)
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


def test_without_an_input_method_the_text_input_stays(asked: list[str]) -> None:
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


LOST, GAINED = pygame.Event(pygame.WINDOWFOCUSLOST), pygame.Event(pygame.WINDOWFOCUSGAINED)
DOWN = pygame.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1, clicks=1)
UP = pygame.Event(pygame.MOUSEBUTTONUP, pos=(5, 5), button=1, clicks=1)
MOVED = pygame.Event(pygame.MOUSEMOTION, pos=(5, 6), rel=(0, 1), buttons=(0, 0, 0))


class Told:
    """What an intake lets through, of what is told it."""

    def __init__(self) -> None:
        self.intake = Intake(KeyPlaces())
        self.writes = False
        self.answers = True

    def of(self, *events: pygame.Event) -> list[pygame.Event]:
        self.intake.pass_time(TWICE)
        told = (self.intake.meant(event, writes=self.writes, answers=self.answers) for event in events)
        return [event for event in told if event is not None]


@pytest.fixture
def told() -> Told:
    return Told()


def key(key: int, sign: str = "", *, repeat: bool = False, kind: int = pygame.KEYDOWN) -> pygame.Event:
    return pygame.Event(kind, key=key, unicode=sign, mod=0, scancode=0, repeat=repeat)


def clicks(told: Told, wait: int, *places: tuple[int, int]) -> list[int]:
    """Return the counts of clicks at some places, with so many milliseconds between them."""
    counts = []
    for place in places:
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            event = told.intake.meant(pygame.Event(kind, pos=place, button=1), writes=False, answers=True)
            assert event is not None
            counts.append(event.clicks)
        told.intake.pass_time(wait)
    return counts


def test_clicks_in_a_row_at_a_place_are_counted(told: Told) -> None:
    assert clicks(told, 200, (9, 9), (10, 9), (60, 9)) == [1, 1, 2, 2, 1, 1]
    assert clicks(told, TWICE, (60, 9), (60, 9)) == [2, 2, 1, 1]


def test_a_press_and_its_end_are_meant_for_what_is_seen(told: Told) -> None:
    assert told.of(MOVED, DOWN, UP) == [MOVED, DOWN, UP]


def test_what_is_let_go_after_the_window_was_left_means_nothing(told: Told) -> None:
    assert told.of(DOWN, LOST, UP) == [DOWN, LOST]
    assert told.of(GAINED, UP) == [GAINED], "X11 sends the end of a press that began before the window was left"


@pytest.mark.parametrize("order", [(DOWN, GAINED, UP), (GAINED, DOWN, UP)])
def test_the_press_that_brings_the_window_back_does_nothing_else(told: Told, order: tuple[pygame.Event, ...]) -> None:
    told.of(LOST)
    assert told.of(*order) == [GAINED]
    assert told.of(DOWN, UP) == [DOWN, UP], "but the next one does"


def test_a_press_long_after_the_window_came_back_counts(told: Told) -> None:
    told.of(LOST, GAINED)
    told.intake.pass_time(BACK)
    assert told.of(DOWN, UP) == [DOWN, UP]


def test_without_a_keyboard_press_the_next_one_counts(told: Told) -> None:
    assert told.of(LOST, DOWN, UP) == [LOST]
    assert told.of(DOWN, UP) == [DOWN, UP]


def test_a_resize_lets_go_of_what_is_held_and_takes_no_press(told: Told) -> None:
    told.of(DOWN)
    told.answers = False
    assert told.of(MOVED, DOWN, pygame.Event(pygame.MOUSEWHEEL, y=1)) == []
    assert told.of(UP) == [UP]


@pytest.mark.parametrize("pressed", [pygame.K_F11, pygame.K_m, pygame.K_h, pygame.K_RETURN, pygame.K_BACKSPACE])
def test_a_key_that_is_held_presses_once(told: Told, pressed: int) -> None:
    sign = chr(pressed) if pressed in (pygame.K_m, pygame.K_h) else ""
    assert told.of(key(pressed, sign), *[key(pressed, sign, repeat=True)] * 3) == [key(pressed, sign)]


@pytest.mark.parametrize("pressed", [pygame.K_F11, pygame.K_RETURN, pygame.K_TAB, pygame.K_ESCAPE])
def test_a_held_command_presses_once_where_one_writes_too(told: Told, pressed: int) -> None:
    told.writes = True
    assert len(told.of(key(pressed), *[key(pressed, repeat=True)] * 3)) == 1


@pytest.mark.parametrize("pressed", [pygame.K_DOWN, pygame.K_LEFT, pygame.K_PAGEUP])
def test_arrows_and_scrolling_go_on_while_they_are_held(told: Told, pressed: int) -> None:
    assert len(told.of(key(pressed), *[key(pressed, repeat=True)] * 3)) == 4


@pytest.mark.parametrize(("pressed", "sign"), [(pygame.K_m, "m"), (pygame.K_BACKSPACE, ""), (pygame.K_HOME, "")])
def test_writing_goes_on_while_a_key_is_held(told: Told, pressed: int, sign: str) -> None:
    told.writes = True
    assert len(told.of(key(pressed, sign), *[key(pressed, sign, repeat=True)] * 3)) == 4


def test_while_an_input_method_composes_all_keys_are_its_own(told: Told) -> None:
    told.writes = True
    composed = pygame.Event(pygame.TEXTEDITING, text="にほ", start=2, length=0)
    assert told.of(composed) == [composed]
    assert told.of(key(pygame.K_RETURN), key(pygame.K_ESCAPE), key(pygame.K_RETURN, kind=pygame.KEYUP)) == []
    written = pygame.Event(pygame.TEXTINPUT, text="日本")
    assert told.of(written, key(pygame.K_RETURN)) == [written, key(pygame.K_RETURN)]


@pytest.mark.parametrize("end", [pygame.Event(pygame.TEXTEDITING, text="", start=0, length=0), LOST])
def test_what_is_composed_no_more_takes_no_keys(told: Told, end: pygame.Event) -> None:
    told.writes = True
    told.of(pygame.Event(pygame.TEXTEDITING, text="に", start=1, length=0), end)
    assert told.of(key(pygame.K_RETURN)) == [key(pygame.K_RETURN)]


def test_where_nothing_is_written_no_method_takes_the_keys(told: Told) -> None:
    told.of(pygame.Event(pygame.TEXTEDITING, text="に", start=1, length=0))
    assert told.of(key(pygame.K_RETURN)) == [key(pygame.K_RETURN)]
