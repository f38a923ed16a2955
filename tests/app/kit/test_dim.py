"""What is dim says why: the mouse and the keyboard come to it, and it does nothing."""

import pygame
import pytest

from leonardo.app.kit.widgets.basic import Button
from leonardo.app.kit.widgets.form import Form
from leonardo.app.kit.window.pilot import Pilot

pytestmark = pytest.mark.usefixtures("fresh_screen")


def event(kind: int, key: int = 0, pos: tuple[int, int] = (0, 0)) -> pygame.Event:
    return pygame.Event(kind, key=key, mod=0, pos=pos, button=1)


def test_a_dim_button_is_reached_for_its_reason_and_not_pressed() -> None:
    pressed: list[str] = []
    able = Button("able", pygame.Rect(0, 0, 100, 40), "Able", lambda: pressed.append("able"))
    dim = Button(
        "dim", pygame.Rect(0, 60, 100, 40), "Dim", lambda: pressed.append("dim"), enabled=False, hint="Choose first."
    )
    mute = Button("mute", pygame.Rect(0, 120, 100, 40), "Mute", lambda: pressed.append("mute"), enabled=False)
    form = Form(Pilot((200, 200)).kit, [able, dim, mute])
    form.handle(event(pygame.KEYDOWN, key=pygame.K_TAB))
    assert form.focus == "dim"
    form.handle(event(pygame.KEYDOWN, key=pygame.K_RETURN))
    for kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        form.handle(event(kind, pos=dim.rect.center))
    assert pressed == []
    form.handle(event(pygame.KEYDOWN, key=pygame.K_TAB))
    assert form.focus == "able", "what is dim and has nothing to say is passed over"


def test_the_keyboard_begins_at_something_that_can_be_used() -> None:
    dim = Button("dim", pygame.Rect(0, 0, 100, 40), "Dim", lambda: None, enabled=False, hint="Choose first.")
    able = Button("able", pygame.Rect(0, 60, 100, 40), "Able", lambda: None)
    assert Form(Pilot((200, 200)).kit, [dim, able]).focus == "able"
