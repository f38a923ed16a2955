"""The lamp on a dialog: pressing it asks for a hint."""

from collections.abc import Callable

import pygame

from leonardo.app.davinci.words.prompt import LAMP
from leonardo.app.kit import skins
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.widgets import Look, Widget


class LampButton(Widget):
    """A slip with a lamp on it."""

    def __init__(self, rect: pygame.Rect, hint: str, press: Callable[[], None]) -> None:
        super().__init__("lamp", rect, hint=hint)
        self._press = press

    def press(self) -> None:
        """Ask for a hint."""
        self._press()

    def draw(self, surface: pygame.Surface, kit: Kit, look: Look) -> None:
        """Draw it."""
        skin = skins.PAPER_PRESSED if look.held else skins.PAPER_LIT if look.hovered or look.focused else skins.PAPER
        surface.blit(skins.plate(kit.pictures, self.rect.size, kit.layout.k, skin), self.rect)
        side = round(self.rect.width * 0.74)
        lamp = kit.pictures.get(LAMP, (side, side))
        surface.blit(lamp, lamp.get_rect(center=self.rect.center))
