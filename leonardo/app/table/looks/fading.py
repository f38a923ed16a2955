"""How a part of the table looked a moment ago fades away over how it looks now, so that a dim lifts gently."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.tween import ease_in_out

TAKES: Final = 250
"""Milliseconds at normal speed."""


class Fading:
    """How far that has faded, by the time that it is told to have passed; at rest nothing of it is left."""

    def __init__(self) -> None:
        self._left = 0.0
        self._was = Surface((0, 0))
        self._place = Rect(0, 0, 0, 0)

    @property
    def busy(self) -> bool:
        """Whether something of it is still to be seen."""
        return self._left > 0

    def make_ready(self, place: Rect | None) -> None:
        """Make ahead what is drawn with for a place, if there is one: to take so much memory takes long."""
        if place is not None and self._was.get_size() != place.size:
            self._was = Surface(place.size)
            self._was.fill((0, 0, 0))

    def begin(self, looked: Surface, place: Rect) -> None:
        """Let a place of the window fade from how it `looked` in a picture of that, which may change from now on."""
        self.make_ready(place)
        self._was.set_alpha(255)
        self._was.blit(looked, (0, 0), place)
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
        self._was.set_alpha(round(255 * ease_in_out(self._left / TAKES)))
        surface.blit(self._was, self._place)
        return [self._place]
