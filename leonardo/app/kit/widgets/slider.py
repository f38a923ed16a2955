"""A number from 0 to 100 on a track of brass."""

from collections.abc import Callable
from functools import partial
from typing import Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, IVORY
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState, sideways


class Slider(Widget):
    """A number from 0 to 100, in steps of 5 by keys."""

    STEP: Final = 5

    def __init__(
        self, name: str, rect: pygame.Rect, value: int, changed: Callable[[int], None], *, hint: str = ""
    ) -> None:
        super().__init__(name, rect, hint=hint)
        self.value, self.changed = value, changed

    def press(self) -> None:
        """Go from silence to full and back: what a key press does here has no better meaning."""
        self._set(0 if self.value else 100)

    def click(self, point: tuple[int, int]) -> None:
        """Go where it is clicked."""
        self.drag(point)

    def gripped(self) -> Callable[[], object]:
        """Return what goes back to the present number."""
        return partial(self._set, self.value)

    def drag(self, point: tuple[int, int]) -> bool:
        """Follow the mouse."""
        track = self._track()
        return self._set(round((point[0] - track.left) / track.width * 100))

    def key(self, key: int) -> bool:
        """Go down or up by a step."""
        if by := sideways(key):
            self._set(self.value + by * self.STEP)
        return bool(by)

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the track, filled up to a knob of brass, and the number."""
        k = kit.layout.k
        track = self._track()
        groove = pygame.Rect(track.left, 0, track.width, max(6, round(12 * k)))
        groove.centery = self.rect.centery
        surface.blit(skins.plate(kit.pictures, groove.size, k, skins.TRACK), groove)
        knob = groove.left + groove.width * self.value // 100
        filled = pygame.Rect(groove.left, groove.top, max(groove.height, knob - groove.left), groove.height)
        surface.blit(skins.plate(kit.pictures, filled.size, k, skins.FILLED), filled)
        side = max(18, round(32 * k))
        round_knob = skins.Skin((250, 218, 140), GOLD, radius=side, line=(255, 240, 190))
        if look.hovered or look.held:
            round_knob = skins.Skin((255, 232, 160), (214, 166, 64), radius=side, line=IVORY)
        surface.blit(
            skins.plate(kit.pictures, (side, side), k, round_knob), (knob - side // 2, groove.centery - side // 2)
        )
        number = pygame.Rect(track.right, self.rect.top, self.rect.right - track.right, self.rect.height)
        kit.painter.draw(surface, str(self.value), number, Face.STRONG, 24, INK, "right")

    def _track(self) -> pygame.Rect:
        inset = self.rect.height // 3
        return pygame.Rect(self.rect.left + inset, self.rect.top, self.rect.width * 5 // 6 - inset, self.rect.height)

    def _set(self, value: int) -> bool:
        value = max(0, min(100, value))
        if value == self.value:
            return False
        self.value = value
        self.changed(value)
        return True
