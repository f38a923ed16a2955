"""How what is held moves at the pointer: it sways, and keeps clear of words."""

import math
from collections.abc import Sequence
from itertools import product
from typing import Final

from pygame import Rect

from leonardo.app.kit.points import Point
from leonardo.app.kit.shapes import STEP

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


RISES: Final = 0.5
"""How much higher it hangs there than elsewhere, in the heights that it has elsewhere: so one sees who stands there."""
_HIGHEST: Final = 0.4  # in its heights, how far above the upper edge of the place its feet are at most,
_BELOW: Final = 1.2  # and how much of the place is left below them, if that is so high
_BESIDE: Final = 0.2  # how far beside the pointer it hangs below words, in its widths
_STEPS: Final = (0.1, 0.2, 0.3)  # how far it moves aside from words, in its heights: as little as will do
_WAYS: Final[tuple[Point, ...]] = ((0, 1), (1, 0), (-1, 0), (1, 1), (-1, 1))


def above(hangs: Rect, place: Rect) -> Rect:
    """Return where something `hangs` so that who stands on a place is seen below it, near the upper edge of that."""
    hung, high = hangs.copy(), hangs.height
    lowest = place.top + max(0, place.height - round(_BELOW * high))
    hung.bottom = max(place.top - round(_HIGHEST * high), min(hung.bottom, lowest))
    hung.top = max(0, hung.top)
    return hung


def below(hangs: Rect, at: Point, place: Rect) -> Rect:
    """Return where something hangs to the right of a pixel and below it, in the lower half of a place with words above.

    It stays within the place, or at its left edge if it is the wider one.
    """
    hung = hangs.copy()
    hung.topleft = at[0] + round(_BESIDE * hangs.width), at[1]
    hung.left = max(place.left, min(hung.left, place.right - hung.width))
    hung.top = max(place.centery, min(hung.top, place.bottom - hung.height))
    return hung


def aside(hangs: Rect, words: Sequence[Rect]) -> Point:
    """Return how many pixels across and down what hangs must move so that it hides as little of `words` as it can."""
    if hangs.collidelist(words) == -1:
        return 0, 0
    moved = (
        (round(step * across * hangs.height), round(step * down * hangs.height))
        for step, (across, down) in product(_STEPS, _WAYS)
    )
    return min([(0, 0), *moved], key=lambda by: _hidden(hangs.move(by), words))


def reach(hangs: Rect, height: int) -> Rect:
    """Return all pixels that something so high may hide that hangs anywhere in a place, wherever it moves aside."""
    far = math.ceil(max(_STEPS) * height)
    return Rect(hangs.left - far, hangs.top, hangs.width + 2 * far, hangs.height + far)


def _hidden(hangs: Rect, words: Sequence[Rect]) -> int:
    parts = [hangs.clip(each) for each in words]
    return sum(part.width * part.height for part in parts)
