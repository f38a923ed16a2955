"""Numbers that are typed or stepped to, never one that there is not; steppers that go around or end."""

import pygame
import pytest

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.widgets.basic import Button, Stepper, Widget
from leonardo.app.kit.widgets.number import NumberField
from leonardo.app.kit.window.pilot import Pilot
from leonardo.app.scenes.menu import MenuScene

PLACE = pygame.Rect(100, 100, 300, 50)
DOWN, MIDDLE, UP = (110, 125), (250, 125), (390, 125)

pytestmark = pytest.mark.usefixtures("shared_pictures")

NAMED = {0: "without end"}


class Sheet(MenuScene):
    """A number and something else."""

    def __init__(self, pilot: Pilot) -> None:
        super().__init__(pilot.kit)
        self.told: list[int] = []
        self.number = NumberField("number", PLACE, 20, (*range(5, 61, 5), 0), self.told.append, named=NAMED)

    def widgets(self, layout: Layout) -> list[Widget]:  # noqa: ARG002 - the places are fixed
        return [self.number, Button("other", pygame.Rect(100, 300, 300, 50), "Other", lambda: None)]

    def backdrop(self, surface: pygame.Surface) -> None:
        surface.fill((200, 180, 140))


@pytest.fixture
def pilot() -> Pilot:
    return Pilot((800, 600))


@pytest.fixture
def sheet(pilot: Pilot) -> Sheet:
    sheet = Sheet(pilot)
    pilot.kit.stack.push(sheet)
    pilot.turn()
    return sheet


def test_arrows_go_in_steps_as_far_as_the_numbers_go(pilot: Pilot, sheet: Sheet) -> None:
    for point in (UP, UP, DOWN, MIDDLE):
        pilot.press(point)
        pilot.turn()
    assert sheet.told == [25, 30, 25]
    for key in (pygame.K_RIGHT, pygame.K_END, pygame.K_RIGHT, pygame.K_LEFT, pygame.K_HOME, pygame.K_LEFT):
        pilot.key(key)
    assert sheet.told[3:] == [30, 0, 60, 5]


def test_the_wheel_goes_in_steps(pilot: Pilot, sheet: Sheet) -> None:
    pilot.hover(MIDDLE)
    pilot.wheel(1)
    pilot.wheel(-2)
    assert sheet.told == [25, 15]


def test_some_numbers_are_written_as_words(pilot: Pilot, sheet: Sheet) -> None:
    assert sheet.number.shown == "20"
    pilot.key(pygame.K_END)
    assert sheet.number.shown == "without end"


def test_fewer_than_the_least_is_never_without_end(pilot: Pilot, sheet: Sheet) -> None:
    pilot.key(pygame.K_HOME)
    pilot.press(DOWN)
    pilot.key(pygame.K_LEFT)
    assert sheet.number.value == 5


@pytest.mark.parametrize(
    ("typed", "value"), [("3", 5), ("32", 30), ("34", 35), ("99", 60), ("0", 0), ("2", 5), ("x4y5", 45), ("123", 10)]
)
def test_what_is_typed_is_the_nearest_number_that_there_is(pilot: Pilot, sheet: Sheet, typed: str, value: int) -> None:
    pilot.type_text(typed)
    assert sheet.number.shown == "".join(letter for letter in typed if letter.isdecimal())[:2]
    pilot.key(pygame.K_TAB)
    assert sheet.number.value == value
    assert sheet.number.shown == NAMED.get(value, str(value))


def test_enter_is_done_with_typing_and_leaves_the_keyboard_there(pilot: Pilot, sheet: Sheet) -> None:
    pilot.type_text("31")
    pilot.key(pygame.K_RETURN)
    assert sheet.number.shown == "30"
    assert sheet.form.focus == "number"


def test_what_was_typed_can_be_deleted(pilot: Pilot, sheet: Sheet) -> None:
    pilot.key(pygame.K_BACKSPACE)
    assert (sheet.number.shown, sheet.number.value) == ("2", 5)
    pilot.key(pygame.K_BACKSPACE)
    assert (sheet.number.shown, sheet.number.value) == ("", 5)
    pilot.type_text("45")
    assert sheet.number.value == 45


def test_digits_are_the_fields_alone_and_other_keys_are_not(pilot: Pilot, sheet: Sheet) -> None:
    digit = pygame.Event(pygame.KEYDOWN, key=pygame.K_1, mod=0, unicode="1", scancode=0)
    letter = pygame.Event(pygame.KEYDOWN, key=pygame.K_m, mod=0, unicode="m", scancode=0)
    assert sheet.number.takes(digit)
    assert not sheet.number.takes(letter)
    pilot.key(pygame.K_DOWN)
    assert sheet.form.focus == "other"


STEPPER_PLACE = pygame.Rect(0, 0, 300, 50)
BACK, ON = (10, 25), (290, 25)


def stepped(points: list[tuple[int, int]], *, around: bool) -> list[int]:
    told: list[int] = []
    stepper = Stepper("speed", STEPPER_PLACE, ["slow", "normal", "fast"], 0, told.append, around=around)
    for point in points:
        stepper.click(point)
    return told


@pytest.mark.parametrize(("around", "told"), [(True, [2, 1, 2, 0]), (False, [1, 2])])
def test_only_one_that_goes_around_has_the_first_after_the_last(around: bool, told: list[int]) -> None:
    points = [BACK, BACK, ON, ON] if around else [BACK, ON, ON, ON]
    assert stepped(points, around=around) == told


def test_arrows_step_over_what_is_typed() -> None:
    told: list[int] = []
    field = NumberField("number", PLACE, 20, (*range(5, 61), 0), told.append, named=NAMED, stride=5)
    field.takes(pygame.Event(pygame.KEYDOWN, key=pygame.K_1))
    field.takes(pygame.Event(pygame.KEYDOWN, key=pygame.K_2))
    assert field.value == 12
    for by in (1, 1, -3, -1):
        field.step(by)
    assert told[-3:] == [15, 20, 5]
    field.step(12)
    assert field.value == 0, "after the most comes what is no amount"
    field.step(-1)
    assert field.value == 60
