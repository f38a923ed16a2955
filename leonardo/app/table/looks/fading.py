"""How the table passes from how it looked to how it looks now, when something is taken up or let go.

The veil over what is no target and the lights of what is one come and go together, all over the window.
"""

from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.points import Size
from leonardo.app.kit.tween import ease_in_out
from leonardo.app.table.panels.patchwork import joined

COMES: Final = 150
"""Milliseconds in which veil and lights come when something is taken up, at normal speed,"""
GOES: Final = 180
"""and in which they go when it is let go."""

_OPAQUE: Final = 255
"""An alpha with which to blend takes ten times as long as with any other, and as to copy."""


class Fading:
    """How much is left of how the table looked, by the time that it is told to have passed; at rest there is nothing.

    It is one picture of the window, of which a frame lays what has changed over what is there now.
    """

    def __init__(self) -> None:
        self._left = 0.0
        self._takes = float(COMES)
        self._moves = True
        self._was: Surface | None = None
        self._places: Sequence[Rect] = ()

    @property
    def busy(self) -> bool:
        """Whether something of it is still to be seen."""
        return self._left > 0

    def make_ready(self, size: Size) -> Surface:
        """Return what is drawn with in a window of so many pixels; ahead, for to take so much memory takes long."""
        if self._was is None or self._was.get_size() != size:
            self._was = Surface(size)
            self._was.fill((0, 0, 0))
        return self._was

    def keep(self, seen: Surface) -> None:
        """Keep how the table looks, right before it changes."""
        was = self.make_ready(seen.get_size())
        was.set_alpha(None)
        was.blit(seen, (0, 0))

    def begin(self, takes: float, now: Surface, changed: Sequence[Rect], at_once: Sequence[Rect]) -> None:
        """Let how it looked when it was kept fade in so many milliseconds, where that `changed`.

        What stands elsewhere `now` changes its place `at_once`: nobody is seen twice. Where nothing moves, all does.
        """
        if not self._moves:
            return
        was = self.make_ready(now.get_size())
        for place in at_once:
            was.blit(now, place, place)
        self._takes = self._left = takes
        self._places = joined(changed)

    def reach(self, changed: Sequence[Rect]) -> None:
        """Let it fade elsewhere, too, where that changed only now because there was so much to draw."""
        if self.busy and changed:
            self._places = joined([*self._places, *changed])

    def end(self) -> None:
        """Let nothing of it be seen any more."""
        self._left = 0.0

    def update(self, milliseconds: float, motion: float) -> bool:
        """Let time pass, at so many times the designed length; return whether the picture changed by it."""
        self._moves = motion > 0
        if self._left <= 0:
            return False
        self._left = max(0.0, self._left - milliseconds / motion) if motion > 0 else 0.0
        return True

    def draw(self, surface: Surface) -> list[Rect]:
        """Lay what is left of it over the table; return where that is."""
        if self._left <= 0 or self._was is None:
            return []
        alpha = round(255 * ease_in_out(self._left / self._takes))
        self._was.set_alpha(alpha if alpha < _OPAQUE else None)
        surface.blits([(self._was, place, place) for place in self._places], doreturn=False)
        return list(self._places)
