"""A sum that is slid, walked or written to, and what gives or takes a single florin of it."""

from collections.abc import Callable
from typing import Final

import pygame

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GLOW, INK, SEPIA
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState, sideways

DIGITS: Final = {getattr(pygame, f"K_{digit}"): digit for digit in range(10)} | {
    getattr(pygame, f"K_KP{digit}"): digit for digit in range(10)
}
_LONG: Final = 5
"""Every so many ticks there is a longer one."""
_LIGHT: Final = 110
"""The alpha of the light behind what can be pressed."""
_CLOSEST: Final = 4
"""Pixels from tick to tick at least: where they would be closer, only the longer ones are drawn."""


class SumField(Widget):
    """A sum from 0 to `most`: a slider, arrow keys by one, and digits that are written one after the other."""

    def __init__(self, rect: pygame.Rect, most: int, value: int, changed: Callable[[int], None]) -> None:
        super().__init__("purse", rect)
        self.most, self.value, self.changed = most, value, changed

    def drag(self, point: tuple[int, int]) -> bool:
        """Follow the mouse."""
        track = self._track()
        share = (point[0] - track.left) / max(1, track.width)
        return self.set(round(share * self.most))

    def click(self, point: tuple[int, int]) -> None:
        """Go where it is clicked."""
        self.drag(point)

    def wheel(self, turns: int) -> bool:
        """Go up or down by one."""
        self.set(self.value + turns)
        return True

    def key(self, key: int) -> bool:
        """Go down or up by one, or write a number."""
        if by := sideways(key):
            self.set(self.value + by)
            return True
        if key in (pygame.K_HOME, pygame.K_END):
            self.set(self.most if key == pygame.K_END else 0)
            return True
        if key == pygame.K_BACKSPACE:
            self.set(self.value // 10)
            return True
        if key in DIGITS:
            longer = self.value * 10 + DIGITS[key]
            self.set(longer if longer <= self.most else DIGITS[key])
            return True
        return False

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the track with a tick for each florin and a coin for the knob, and the sum in it."""
        k = kit.layout.k
        track = self._track()
        groove = pygame.Rect(track.left, 0, track.width, max(6, round(14 * k)))
        groove.centery = self.rect.centery
        self._ticks(surface, groove, k)
        surface.blit(skins.plate(kit.pictures, groove.size, k, skins.TRACK), groove)
        radius = max(16, round(34 * k))
        centre = self._x(groove, self.value), groove.centery
        if self.value:
            filled = pygame.Rect(groove.left, groove.top, max(groove.height, centre[0] - groove.left), groove.height)
            surface.blit(skins.plate(kit.pictures, filled.size, k, skins.FILLED), filled)
        grown = round(radius * (2.2 if look.hovered or look.held else 2))
        coin = kit.pictures.get("florin_blank", (grown, grown))
        surface.blit(coin, coin.get_rect(center=centre))
        place = pygame.Rect(0, 0, 2 * radius, 2 * radius)
        place.center = centre
        kit.painter.draw(surface, str(self.value), place, Face.BOLD, 32, INK, "centre")
        for text, x, align in (("0", track.left - radius, "right"), (str(self.most), track.right + radius, "left")):
            end = (x, groove.centery)
            kit.painter.draw(surface, text, end, Face.STRONG, 24, SEPIA, "right" if align == "right" else "left")

    def _ticks(self, surface: pygame.Surface, groove: pygame.Rect, k: float) -> None:
        """Draw them on both sides of the groove, so that the knob hides none of them."""
        close = groove.width < _CLOSEST * self.most
        thick = max(1, round(1.6 * k))
        for florins in range(0, self.most + 1, _LONG if close else 1):
            long = florins % _LONG == 0 or florins == self.most
            reach = groove.height // 2 + max(3, round((15 if long else 9) * k))
            x = self._x(groove, florins)
            surface.fill(SEPIA, (x - thick // 2, groove.centery - reach, thick, 2 * reach))

    def _x(self, groove: pygame.Rect, florins: int) -> int:
        return groove.left + groove.width * florins // max(1, self.most)

    def _track(self) -> pygame.Rect:
        return self.rect.inflate(-self.rect.height * 2, 0)

    def set(self, value: int) -> bool:
        """Be another sum, as near as there is; tell whether it was."""
        value = max(0, min(self.most, value))
        if value == self.value:
            return False
        self.value = value
        self.changed(value)
        return True


class Single(Widget):
    """Florins, of which a press takes one, so that a sum is `by` more; keys mean the same as for the sum."""

    def __init__(self, name: str, rect: pygame.Rect, field: SumField, by: int, hint: str) -> None:
        super().__init__(name, rect, hint=hint)
        self._field, self._by = field, by

    def press(self) -> None:
        """Take one."""
        self._field.set(self._field.value + self._by)

    def key(self, key: int) -> bool:
        """Go down or up by one, or write a number."""
        return self._field.key(key)

    def wheel(self, turns: int) -> bool:
        """Go up or down by one."""
        return self._field.wheel(turns)

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw a light behind what is pressed, which others draw."""
        if look.hovered and not look.held:
            spread = kit.layout.px(16)
            light = shapes.glow(self.rect.inflate(-spread, -spread).size, spread, spread, GLOW)
            light.set_alpha(_LIGHT)
            surface.blit(light, light.get_rect(center=self.rect.center))
            light.set_alpha(255)
