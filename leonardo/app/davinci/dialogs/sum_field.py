"""A sum that is slid, walked or written to, and what gives or takes a single florin of it."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

import pygame

from leonardo.app.kit import shapes
from leonardo.app.kit.keymap import DIGITS
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GLOW, INK, SEPIA
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Widget, WidgetState, sideways

_STEPS: Final = (1, 2, 5, 10, 20, 50, 100)
_AT_MOST: Final = 12  # from one number below the track to the next, and how many of these steps there are at most
_FREE: Final = 1.8  # from the middle of one number to that of the next at least, in widths of the longest one
_HIGH: Final = 88
_DOWN, _BELOW = 34, 38
_GROOVE, _KNOB = 14, 62
_ASIDE: Final = 46
_NUMBERS: Final = 22
"""Units of the whole in its height: down to the middle of the groove and from there to that of the numbers, the height
of the groove and of the knob, what is free beside the groove, and the type of the numbers."""
_COIN_SHAPE: Final = 0.86  # the height of a florin in its width
_LIGHT: Final = 110  # the alpha of the light behind what can be pressed
_CLOSEST: Final = 4  # pixels from tick to tick at least: where they would be closer, only those with numbers are drawn


class SumField(Widget):
    """A sum from 0 to `most`: a slider, arrow keys by one, and digits that are written one after the other."""

    set_first: ClassVar[bool] = True

    def __init__(self, rect: pygame.Rect, most: int, value: int, changed: Callable[[int], None]) -> None:
        super().__init__("purse", rect)
        self.most, self.value, self.changed = most, value, changed

    def gripped(self) -> Callable[[], object]:
        return partial(self.set, self.value)

    def drag(self, point: tuple[int, int]) -> bool:
        track = self._track()
        share = (point[0] - track.left) / max(1, track.width)
        return self.set(round(share * self.most))

    def click(self, point: tuple[int, int]) -> None:
        self.drag(point)

    def wheel(self, turns: int) -> bool:
        self.set(self.value + turns)
        return True

    def key(self, key: int) -> bool:
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
        """Draw the track with a tick for each florin and numbers below, and a coin for the knob."""
        k, unit = kit.layout.k, self._unit
        groove = self._track()
        self._ticks(surface, kit, groove)
        surface.blit(skins.plate(kit.pictures, groove.size, k, skins.TRACK), groove)
        centre = self._x(groove, self.value), groove.centery
        if self.value:
            filled = pygame.Rect(groove.left, groove.top, max(groove.height, centre[0] - groove.left), groove.height)
            surface.blit(skins.plate(kit.pictures, filled.size, k, skins.FILLED), filled)
        grown = round(_KNOB * unit * (1.1 if look.hovered or look.held else 1))
        coin = kit.pictures.get("florin", (grown, round(grown * _COIN_SHAPE)))
        surface.blit(coin, coin.get_rect(center=centre))

    def _ticks(self, surface: pygame.Surface, kit: Kit, groove: pygame.Rect) -> None:
        """Draw them on both sides of the groove, so that the knob hides none of them, and the numbers of some below."""
        unit, size = self._unit, _NUMBERS * self._unit / kit.layout.k
        wide = kit.painter.measure(str(self.most), Face.STRONG, size)[0]
        numbered = self.stops(groove.width, round(wide * _FREE))
        every = groove.width >= _CLOSEST * self.most
        thick = max(1, round(1.6 * unit))
        for florins in range(self.most + 1) if every else numbered:
            reach = groove.height // 2 + max(3, round((12 if florins in numbered else 6) * unit))
            surface.fill(SEPIA, (self._x(groove, florins) - thick // 2, groove.centery - reach, thick, 2 * reach))
        below = groove.centery + round(_BELOW * unit)
        for florins in numbered:
            kit.painter.draw(surface, str(florins), (self._x(groove, florins), below), Face.STRONG, size, INK, "centre")

    def stops(self, length: int, apart: int) -> list[int]:
        """Return which sums are told in numbers on a track of `length` pixels, no closer than so many `apart`.

        These are 0, the most, and those between that are counted by fives, or whatever comes nearest to that.
        """
        step = next(
            (step for step in _STEPS if step * length >= apart * self.most and self.most <= _AT_MOST * step), _STEPS[-1]
        )
        stops = [stop for stop in range(0, self.most, step) if (self.most - stop) * length >= apart * self.most]
        return [*stops, self.most] if stops else [self.most]

    @property
    def _unit(self) -> float:
        """Pixels of a unit of which it is `_HIGH` high."""
        return self.rect.height / _HIGH

    def _x(self, groove: pygame.Rect, florins: int) -> int:
        return groove.left + groove.width * florins // max(1, self.most)

    def _track(self) -> pygame.Rect:
        unit, track = self._unit, self.rect.inflate(-round(2 * _ASIDE * self._unit), 0)
        track.height = max(6, round(_GROOVE * unit))
        track.centery = self.rect.top + round(_DOWN * unit)
        return track

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

    set_first: ClassVar[bool] = True

    def __init__(self, name: str, rect: pygame.Rect, field: SumField, by: int, hint: str) -> None:
        super().__init__(name, rect, hint=hint)
        self._field, self._by = field, by

    def press(self) -> None:
        self._field.set(self._field.value + self._by)

    def key(self, key: int) -> bool:
        return self._field.key(key)

    def wheel(self, turns: int) -> bool:
        return self._field.wheel(turns)

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        if look.hovered and not look.held:
            spread = kit.layout.px(16)
            light = shapes.glow(self.rect.inflate(-spread, -spread).size, spread, spread, GLOW)
            light.set_alpha(_LIGHT)
            surface.blit(light, light.get_rect(center=self.rect.center))
            light.set_alpha(255)
