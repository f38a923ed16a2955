"""A word in passing: a slip at the foot of the window that says what a key has just done, and goes by itself."""

from typing import Final

import pygame

from leonardo.app.kit.layout import Layout
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.text.painter import Face, Painter
from leonardo.app.kit.theme import IVORY
from leonardo.app.kit.widgets import skins

SHOWN: Final = 1600
"""Milliseconds for which it stays."""

_SIZE: Final = 26
_PADDING: Final = (56, 26)
"""Units of paper around the words, across and down."""


class Toast:
    """What is said in passing; nothing at first."""

    def __init__(self) -> None:
        self.text = ""
        self._left = 0.0

    def say(self, text: str) -> None:
        """Say this for a while, in the place of what was said before."""
        self.text, self._left = text, float(SHOWN)

    def update(self, milliseconds: float) -> bool:
        """Let time pass; return whether the slip has just gone."""
        if not self.text:
            return False
        self._left -= milliseconds
        if self._left > 0:
            return False
        self.text = ""
        return True

    def rest(self, otherwise: int) -> int:
        """Return for how many milliseconds it stays yet; at most `otherwise`, also if nothing is said."""
        return min(otherwise, max(1, round(self._left))) if self.text else otherwise

    def draw(self, surface: pygame.Surface, pictures: Pictures, painter: Painter, layout: Layout) -> None:
        """Lay the slip over the foot of the window, if there is one."""
        if not self.text:
            return
        width, height = painter.measure(self.text, Face.TEXT, _SIZE)
        slip = pygame.Rect(0, 0, width + layout.px(_PADDING[0]), height + layout.px(_PADDING[1]))
        slip.midbottom = layout.size[0] // 2, layout.size[1] - layout.px(40)
        skins.lay_shadow(surface, pictures, slip, layout.k)
        surface.blit(skins.plate(pictures, slip.size, layout.k, skins.CHOSEN), slip)
        painter.draw(surface, self.text, slip.center, Face.TEXT, _SIZE, IVORY, align="centre")
