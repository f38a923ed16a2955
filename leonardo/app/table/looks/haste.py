"""What a frame in which something moves does at once, and what may come a few frames later, unseen.

A frame that is late is seen to jerk, a figure that comes some frames late is not. So where something leaves or lands
the table is as it should be, and of all else a frame does its share. How much that is is counted and not timed: so it
is the same on all machines.
"""

import math
from collections.abc import Sequence
from typing import Final

from attrs import frozen
from pygame import Rect

LATEST: Final = 6
"""Frames after which all is as it should be: a tenth of a second."""


@frozen
class Haste:
    """A frame that must not take long; `at_once` are the places, in pixels, where something leaves or has landed."""

    at_once: Sequence[Rect] = ()

    def meets(self, place: Rect) -> bool:
        """Tell whether a place must be as it should be: else what flies would be missed, or seen twice."""
        return place.collidelist(self.at_once) != -1


class Share:
    """How much of what is left a frame does, so that nothing comes later than it may."""

    def __init__(self) -> None:
        self._frames = 0

    def of(self, pieces: int) -> int:
        """Return how many of so many pieces of work, all there are, are done in the frame that this is asked in."""
        if pieces == 0:
            self._frames = 0
            return 0
        done = math.ceil(pieces / max(1, LATEST - self._frames))
        self._frames = 0 if done == pieces else self._frames + 1
        return done
