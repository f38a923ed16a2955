"""How the shade in which a part of the table lay a moment ago lifts from how it looks now."""

from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.tween import ease_in_out

TAKES: Final = 250
"""Milliseconds at normal speed."""


class Fading:
    """How far a shade has lifted, by the time that it is told to have passed; at rest nothing of it is left.

    Only the shade stays for that while: what was seen in it is gone at once.
    """

    def __init__(self) -> None:
        self._left = 0.0
        self._was = Surface((0, 0))
        self._now = Surface((0, 0))
        self._place = Rect(0, 0, 0, 0)

    @property
    def busy(self) -> bool:
        """Whether something of it is still to be seen."""
        return self._left > 0

    def make_ready(self, place: Rect | None) -> None:
        """Make ahead what is drawn with for a place, if there is one: to take so much memory takes long."""
        if place is not None and self._was.get_size() != place.size:
            self._was, self._now = Surface(place.size), Surface(place.size)
            self._was.fill((0, 0, 0))
            self._now.fill((0, 0, 0))

    def begin(self, shade: Surface, place: Rect) -> None:
        """Let the shade lift that a place of the window was multiplied with; it may change from now on."""
        self.make_ready(place)
        self._was.set_alpha(255)
        self._was.blit(shade, (0, 0))
        self._left, self._place = TAKES, place

    def end(self) -> None:
        """Let nothing of it be seen any more."""
        self._left = 0.0

    def update(self, milliseconds: float, motion: float) -> bool:
        """Let time pass, at so many times the designed length; return whether the picture changed by it."""
        if self._left <= 0:
            return False
        self._left = max(0.0, self._left - milliseconds / motion) if motion > 0 else 0.0
        return True

    def draw(self, surface: Surface) -> list[Rect]:
        """Lay what is left of it over the table; return where that is."""
        if self._left <= 0:
            return []
        self._now.fill((255, 255, 255))
        self._was.set_alpha(round(255 * ease_in_out(self._left / TAKES)))
        self._now.blit(self._was, (0, 0))
        surface.blit(self._now, self._place, special_flags=pygame.BLEND_MULT)
        return [self._place]
