"""A stage that stays open between two feasts: what was seen on it fades into what is there next."""

from typing import Final

from pygame import Rect, Surface

MELTS: Final = 150
"""Milliseconds that takes."""


class Melting:
    """What was seen at a `place` of a surface, in pixels, when this was made: a picture of its own that fades."""

    def __init__(self, surface: Surface, place: Rect) -> None:
        self._place = place.clip(surface.get_rect())
        self._seen = surface.subsurface(self._place).copy()
        self._began: float | None = None

    def draw(self, surface: Surface, now: float) -> bool:
        """Draw what is still to be seen of it over what is there next; tell whether anything was.

        It begins to fade, at the milliseconds `now`, when it is drawn for the first time.
        """
        if self._began is None:
            self._began = now
        left = 1 - (now - self._began) / MELTS
        if left <= 0:
            return False
        self._seen.set_alpha(round(255 * left))
        surface.blit(self._seen, self._place)
        return True
