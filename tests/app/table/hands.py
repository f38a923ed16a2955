"""Somebody who uses nothing but a mouse, or nothing but a keyboard, for tests: all they do are events.

What both do to carry a decision out is said once, by ids: to `press` is to click, or to walk there and press a key.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable

import pygame

from tests.app.table.table_harness import Desk


class Hands(ABC):
    """Somebody at a desk."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @abstractmethod
    def press(self, where: Hashable) -> None: ...


class ByMouse(Hands):
    """Somebody who uses nothing but the mouse."""

    def press(self, where: Hashable) -> None:
        self.desk.press(where)


class ByKeys(Hands):
    """Somebody who uses nothing but the keyboard."""

    def press(self, where: Hashable) -> None:
        """Walk there, and press Enter; or Space in a form, where Enter may press its main button."""
        self.desk.press_by_keys(where, pygame.K_SPACE if isinstance(where, str) else pygame.K_RETURN)
