"""How the shade in which a part of the table lay a moment ago lifts from how it looks now, and how its lights fade."""

from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.tween import ease_in_out

TAKES: Final = 400
"""Milliseconds in which the shade lifts, at normal speed."""
FADES: Final = 120
"""Milliseconds of that in which what was lit and hinted at goes: it is over while the piece falls that was let go."""


class Fading:
    """How far a shade has lifted, by the time that it is told to have passed; at rest nothing of it is left.

    What was seen in it fades at once, and is gone when the light comes back.
    """

    def __init__(self) -> None:
        self._left = 0.0
        self._was = Surface((0, 0))
        self._now = Surface((0, 0))
        self._seen = Surface((0, 0))
        self._place = Rect(0, 0, 0, 0)

    @property
    def busy(self) -> bool:
        """Whether something of it is still to be seen."""
        return self._left > 0

    def make_ready(self, place: Rect | None) -> None:
        """Make ahead what is drawn with for a place, if there is one: to take so much memory takes long."""
        if place is not None and self._was.get_size() != place.size:
            self._was, self._now, self._seen = Surface(place.size), Surface(place.size), Surface(place.size)
            for surface in (self._was, self._now, self._seen):
                surface.fill((0, 0, 0))

    def begin(self, shade: Surface, place: Rect, seen: Surface | None) -> None:
        """Let the shade lift that a place of the window was multiplied with, and fade what was `seen` in the window.

        Both may change from now on.
        """
        self.make_ready(place)
        self._was.set_alpha(255)
        self._was.blit(shade, (0, 0))
        self._left, self._place = TAKES, place
        if seen is not None:
            self._seen.blit(seen, (0, 0), place)

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
        faded = (TAKES - self._left) / FADES
        if faded < 1:
            self._seen.set_alpha(round(255 * (1 - faded)))
            surface.blit(self._seen, self._place)
        return [self._place]
