"""The camera on the square: it rises while the blocks do, and comes to rest on who has won.

The podium stays where it is. What is far away comes up behind it, the pavement before it opens, and those who stand on
that go down and apart the more, the nearer they are. All of it moves by whole pixels: rows of one picture are drawn
closer together or farther apart, so that a frame costs no more than when all is still.
"""

from collections.abc import Iterator
from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit.tween import ease_in_out
from leonardo.app.table.results.podium.course import Climb

FAR: Final = 46  # units by which what is far away is lower at first,
NEAR: Final = 54  # and by which what is nearest is higher
_BEND: Final = 470
"""Units above the pavement in which rows are closer together at first, by so little that no building looks bent."""
_EARLY: Final = 500.0  # milliseconds for which it has been rising when the blocks come, and
_FIRST: Final = 0.74  # how far it has come when all is counted: it goes the rest of the way while a winner hops up


@frozen
class Rise:
    """When it rises: until all is `counted`, and again while a winner hops, from `hops` until `lasts`."""

    counted: float
    hops: float
    lasts: float

    @classmethod
    def with_blocks(cls, climb: Climb) -> "Rise":
        return cls(climb.counted, climb.hops, climb.lasts)

    def share(self, now: float) -> float:
        """Return how far it has risen by then, 0..1."""
        first = ease_in_out(_within((now + _EARLY) / (self.counted + _EARLY)))
        return _FIRST * first + (1 - _FIRST) * ease_in_out(_within((now - self.hops) / (self.lasts - self.hops)))


AT_REST: Final = Rise(-_EARLY / 2, -2.0, -1.0)  # one that has risen before anything begins


def _within(share: float) -> float:
    return min(1.0, max(0.0, share))


class Outlook:
    """The square as it is seen while the camera rises, in pixels of a window with `k` to a unit.

    `picture` is that of the square at last, with `below` further rows under the window. The pavement begins at the row
    `horizon`. On the `ground`, which is as large as the window, all is laid that has come to stay.
    """

    def __init__(self, picture: Surface, below: int, horizon: int, k: float, rise: Rise) -> None:
        wide, high = picture.get_size()
        self._above, self._near = round(FAR * k), below
        self._horizon, self._bend = horizon, _BEND * k
        self._rise = rise
        self._sheet = Surface((wide, high + self._above)).convert(picture)
        self._sheet.blit(picture, (0, self._above))
        sky = self._sheet.subsurface(Rect(0, self._above, wide, self._above))
        self._sheet.blit(pygame.transform.flip(sky, False, True), (0, 0))
        self.ground = self._sheet.subsurface(Rect(0, self._above, wide, high - below))
        """The square with all that has come to stay."""

    def draw(self, surface: Surface, now: float) -> None:
        left = 1 - self._rise.share(now)
        if left <= 0:
            surface.blit(self.ground, (0, 0))
            return
        for top, bottom, lower in self._rows(left):
            surface.blit(self._sheet, (0, top + lower), (0, top + self._above, surface.get_width(), bottom - top))

    def _rows(self, left: float) -> Iterator[tuple[int, int, int]]:
        """Yield rows of the square at last, from the uppermost down, and by how many pixels they are lower now.

        What is lower by less lies over what is lower by more, so that there is no gap.
        """
        lowest = self.ground.get_height() + self._near
        far, near = self._above * left, self._near * left
        top = -self._above
        for lower in range(round(far), -round(near), -1):
            share = (lower - 0.5) / (far if lower > 0 else near)
            reach = self._bend if lower > 0 else lowest - self._horizon
            bottom = min(lowest, max(top, self._horizon - round(share * reach)))
            yield top, bottom, lower
            top = bottom
        yield top, lowest, -round(near)


def below(k: float) -> int:
    """Return how many pixels of the square are seen at first that lie under the window at last."""
    return round(NEAR * k)
