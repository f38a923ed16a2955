"""Birds over the square: a flock that circles in the sky beside the banner while all else rests."""

import math
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import IDLE
from leonardo.app.table.living.creature import Creature, frames_of
from leonardo.app.table.living.life import Life
from leonardo.app.table.results.podium.plan import PodiumPlan
from leonardo.app.table.shown.marks import NO_MARKS

_FLOCK: Final = "living_flock"
_FRAMES: Final = 4
_PACE: Final = 250.0
"""The strip of its pictures, how many there are, and milliseconds for which each is seen."""
_LAP: Final = 60_000.0
_POINTS: Final = 48
"""Milliseconds of a round, and corners of the way, which is an ellipse."""
_SCALE: Final = 1.7
"""How many times larger than it is drawn the flock is seen."""
_SKY: Final = 150
_LEAST: Final = 300
_MARGIN: Final = 28
"""Units of the sky from the top of the banner down, across at least for birds to come, and free at its edges."""


class Birds:
    """The flock of one arrangement of the window; there is none where the sky beside the banner has no room for it."""

    def __init__(self, page: Kit, plan: PodiumPlan) -> None:
        px, window = page.layout.px, page.layout.window
        left, margin = plan.banner.right, px(_MARGIN)
        sky = Rect(left, plan.banner.top, window.right - left, px(_SKY)).inflate(-2 * margin, 0)
        scale = _SCALE * page.layout.k
        self._life = Life([_flock(page, sky, scale)] if sky.width >= px(_LEAST) else [])

    def rest(self) -> int:
        """Return for how many milliseconds they look the same."""
        return self._life.rest() if self._life.parts else IDLE

    def go_on(self, milliseconds: float) -> list[Rect]:
        """Let time pass; return where they look otherwise."""
        return [change.place for change in self._life.go_on(milliseconds, None)]

    def draw(self, surface: Surface) -> None:
        """Draw them as they are now."""
        for part in self._life.parts:
            part.draw(surface, None, NO_MARKS)


def _flock(page: Kit, sky: Rect, scale: float) -> Creature:
    """Return the flock on its way around the sky, within which it stays."""
    frames = frames_of(page.pictures, _FLOCK, _FRAMES, scale)
    wide, high = frames[0].get_size()
    across, down = (sky.width - wide) / 2, max(0, sky.height - high) / 2
    turns = (2 * math.pi * number / _POINTS for number in range(_POINTS))
    way = [(sky.centerx + across * math.sin(turn), sky.centery - down * math.cos(turn)) for turn in turns]
    return Creature(frames, (wide // 2, high // 2), way, _PACE, _LAP)
