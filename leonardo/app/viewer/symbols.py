"""Buttons with a symbol in the place of words, as on a player of music; their hint says in words what they do."""

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.theme import FAINT, INK, IVORY, Colour
from leonardo.app.kit.widgets.basic import Button, WidgetState

Shape = Sequence[tuple[float, float]]

_FINE: Final = 4
_ON: Final[dict[str, Sequence[Shape]]] = {
    "event": (((0.2, 0.14), (0.34, 0.14), (0.34, 0.86), (0.2, 0.86)), ((0.44, 0.14), (0.86, 0.5), (0.44, 0.86))),
    "decision": (((0.1, 0.16), (0.5, 0.5), (0.1, 0.84)), ((0.5, 0.16), (0.9, 0.5), (0.5, 0.84))),
    "round": (
        ((0.06, 0.16), (0.42, 0.5), (0.06, 0.84)),
        ((0.42, 0.16), (0.78, 0.5), (0.42, 0.84)),
        ((0.8, 0.14), (0.94, 0.14), (0.94, 0.86), (0.8, 0.86)),
    ),
    "play": (((0.22, 0.08), (0.9, 0.5), (0.22, 0.92)),),
    "pause": (
        ((0.18, 0.1), (0.42, 0.1), (0.42, 0.9), (0.18, 0.9)),
        ((0.58, 0.1), (0.82, 0.1), (0.82, 0.9), (0.58, 0.9)),
    ),
}
"""The symbols of what goes on, as polygons in a square of side 1; turned round they go back."""


class SymbolButton(Button):
    """A button with a `symbol`; `back` turns it round."""

    def __init__(
        self,
        name: str,
        rect: pygame.Rect,
        symbol: str,
        action: Callable[[], None],
        *,
        hint: str,
        back: bool = False,
        strong: bool = False,
    ) -> None:
        super().__init__(name, rect, "", action, strong=strong, hint=hint)
        self._symbol, self._back = symbol, back

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the slip, and the symbol on it."""
        super().draw(surface, kit, look)
        side = round(min(self.rect.size) * 0.52)
        colour = FAINT if not self.enabled else IVORY if self.strong else INK
        key = ("symbol", self._symbol, self._back, side, colour)
        made = kit.pictures.made(key, lambda: _drawn(self._symbol, side, colour, back=self._back))
        shapes.lay_centred(surface, made, self.rect.move(0, look.held).center)


class PictureButton(Button):
    """A button with a `picture` on it."""

    def __init__(self, name: str, rect: pygame.Rect, picture: str, action: Callable[[], None], *, hint: str) -> None:
        super().__init__(name, rect, "", action, hint=hint)
        self._picture = picture

    def draw(self, surface: pygame.Surface, kit: Kit, look: WidgetState) -> None:
        """Draw the slip, and the picture on it."""
        super().draw(surface, kit, look)
        wide, tall = kit.pictures.entry(self._picture).size
        high = round(min(self.rect.size) * 0.66)
        made = kit.pictures.get(self._picture, (max(1, high * wide // tall), high))
        surface.blit(made, made.get_rect(center=self.rect.move(0, look.held).center))


def _drawn(symbol: str, side: int, colour: Colour, *, back: bool) -> pygame.Surface:
    large = pygame.Surface((side * _FINE, side * _FINE), pygame.SRCALPHA)
    for shape in _ON[symbol]:
        corners = [((1 - x if back else x) * side * _FINE, y * side * _FINE) for x, y in shape]
        pygame.draw.polygon(large, colour, corners)
    return pygame.transform.smoothscale(large.premul_alpha(), (side, side))
