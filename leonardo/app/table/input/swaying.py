"""How what hangs from the hand sways: its feet trail behind as the hand moves, and come to rest soon after it."""

import math
from typing import Final

from leonardo.app.kit.leaning import STEP

_MOST: Final = 14.0  # degrees by which it sways at most,
_FASTEST: Final = 1.1  # and how many units a millisecond the hand then goes
_FOLLOWS: Final = 60  # milliseconds in which it comes most of the way to where the speed of the hand wants it
ANGLES: Final = tuple(STEP * step for step in range(1, round(_MOST / STEP) + 1))
"""The angles to one side of which there are pictures, in degrees."""
_STILL: Final = 0.8  # degrees below which it hangs straight when the hand rests: no picture is made of so little


class Swaying:
    """How far something leans to the right (in degrees) while the pixel from which it hangs moves."""

    def __init__(self) -> None:
        self.degrees = 0.0
        self._from: float | None = None

    def rest(self) -> None:
        """Let it hang straight, wherever it is."""
        self.degrees, self._from = 0.0, None

    def update(self, milliseconds: float, x: float, k: float) -> None:
        """Let time pass in which the hand has come to `x`, if any has; `k` are the pixels of a unit."""
        if milliseconds <= 0 and self._from is not None:
            return
        before, self._from = self._from, x
        if before is None:
            return
        speed = (x - before) / milliseconds / k
        wanted = _MOST * max(-1.0, min(1.0, speed / _FASTEST))
        self.degrees += (wanted - self.degrees) * (1 - math.exp(-milliseconds / _FOLLOWS))
        if not wanted and abs(self.degrees) < _STILL:
            self.degrees = 0.0


def hung(at: tuple[float, float], height: float, degrees: float) -> tuple[float, float]:
    """Return where the middle of something so high is that hangs from its upper end, and would be `at` if straight."""
    angle = math.radians(degrees)
    return at[0] - height / 2 * math.sin(angle), at[1] - height / 2 * (1 - math.cos(angle))
