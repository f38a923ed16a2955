"""What goes on living on the square while all else rests: birds, petals and people, and a winner who hops for joy."""

import math
from collections.abc import Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.scene import IDLE
from leonardo.app.table.living.creature import Creature, frames_of
from leonardo.app.table.living.life import Life
from leonardo.app.table.looks import ribbon
from leonardo.app.table.results.podium.block import Figure
from leonardo.app.table.results.podium.plan import PodiumPlan
from leonardo.app.table.shown.marks import NO_MARKS

_FLOCK: Final = "living_flock"
_FRAMES: Final = 4
_PACE: Final = 250.0  # the strip of its pictures, how many there are, and milliseconds for which each is seen
_LAP: Final = 60_000.0
_POINTS: Final = 48  # milliseconds of a round, and corners of the way, which is an ellipse
_SCALE: Final = 1.7  # how many times larger than it is drawn the flock is seen
_SKY: Final = 150
_LEAST: Final = 300
_MARGIN: Final = 28
"""Units of the sky from the top of the banner down, across at least for birds to come, and free at its edges."""
_EVERY: Final = 7000.0
_HOP: Final = 380.0
_QUICK: Final = 40
"""After how many milliseconds a winner hops again, for how long, and how long one picture of that is seen."""


class Living:
    """Creatures that are seen on the square, if there are any."""

    def __init__(self, creatures: Sequence[Creature]) -> None:
        self._life = Life(creatures)

    def rest(self) -> int:
        """Return for how many milliseconds they look the same."""
        return self._life.rest() if self._life.parts else IDLE

    def go_on(self, milliseconds: float) -> list[Rect]:
        """Let time pass; return where they look otherwise."""
        return [change.place for change in self._life.go_on(milliseconds, None)]

    def draw(self, surface: Surface) -> None:
        for part in self._life.parts:
            part.draw(surface, None, NO_MARKS)


class Joy:
    """The winners, who hop one after the other now and then, when all is shown."""

    def __init__(self, figures: Sequence[Figure]) -> None:
        self._figures = figures
        self._moment = 0.0

    def rest(self) -> int:
        """Return for how many milliseconds they stand as they do."""
        since = self._moment % _EVERY
        return _QUICK if since >= _EVERY - _HOP else max(1, min(IDLE, round(_EVERY - _HOP - since)))

    def go_on(self, milliseconds: float) -> list[Rect]:
        """Let time pass; return where they are seen otherwise."""
        self._moment += milliseconds
        turn, since = divmod(self._moment, _EVERY)
        passed = max(0.0, 1 - (_EVERY - since) / _HOP)
        changed = []
        for number, figure in enumerate(self._figures):
            hops = number == turn % len(self._figures)
            if figure.lift(4 * passed * (1 - passed) if hops else 0.0):
                changed.append(figure.room)
        return changed


def flock(page: Kit, plan: PodiumPlan) -> list[Creature]:
    """Return the flock that circles in the sky beside the banner; none where there is no room for it."""
    px, window = page.layout.px, page.layout.window
    left, margin = ribbon.around(plan.banner).right, px(_MARGIN)
    sky = Rect(left, plan.banner.top, window.right - left, px(_SKY)).inflate(-2 * margin, 0)
    if sky.width < px(_LEAST):
        return []
    frames = frames_of(page.pictures, _FLOCK, _FRAMES, _SCALE * page.layout.k)
    wide, high = frames[0].get_size()
    across, down = (sky.width - wide) / 2, max(0, sky.height - high) / 2
    turns = (2 * math.pi * number / _POINTS for number in range(_POINTS))
    way = [(sky.centerx + across * math.sin(turn), sky.centery - down * math.cos(turn)) for turn in turns]
    return [Creature(frames, (wide // 2, high // 2), way, _PACE, _LAP)]
