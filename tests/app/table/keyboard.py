"""Somebody who uses nothing but a keyboard, for tests."""

import pygame

from leonardo.app.scenes.hand_over import HandOverScene
from leonardo.app.table.dialogs.dialog import Dialog
from tests.app.table.table_harness import Desk


class Keyboard:
    """Somebody who uses nothing but the keyboard."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def hand_over(self) -> None:
        self.press_widget("ready")

    def key(self, key: int) -> None:
        self.desk.turn(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
        self.desk.turn(pygame.Event(pygame.KEYUP, key=key, mod=0))

    def press_at(self, spot: object, key: int = pygame.K_RETURN) -> None:
        """Walk to a spot with Tab and press Enter, or another key."""
        for _ in range(80):
            if self.desk.table.controls.walk.at == spot:
                break
            self.key(pygame.K_TAB)
        assert self.desk.table.controls.walk.at == spot, f"the keyboard does not come to {spot}"
        self.key(key)

    def press_widget(self, name: str) -> None:
        """Walk to a widget of a dialog with Tab and press Space."""
        self.desk.look()
        top = self.desk.kit.stack.top
        assert isinstance(top, Dialog | HandOverScene), top
        for _ in range(40):
            if top.form.focus == name:
                break
            self.key(pygame.K_TAB)
        assert top.form.focus == name, f"the keyboard does not come to {name}"
        self.key(pygame.K_SPACE)
