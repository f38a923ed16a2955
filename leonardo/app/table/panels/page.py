"""What every table lays out first in its window: the frame that holds all panels, and the strip."""

from typing import Final

from attrs import frozen
from pygame import Rect

_NARROW: Final = 1180
"""Pixels across a window under which rivals are heads in rows."""
_TALL: Final = 1.45
"""The width of a window by its height under which they are, too."""
_BROADEST: Final = 2.3
"""The width of the table by the height of the window, at most."""
_HIGHER: Final = 0.6
"""How much of the growth of its text the strip grows."""


@frozen(eq=False)
class Desk:
    """What is laid out first in a window with `k` pixels to a unit: the frame that holds all panels, and the strip.

    In a narrow window rivals are `heads`.
    """

    k: float
    margin: int
    gap: int
    frame: Rect
    strip: Rect
    heads: bool


def lay_desk(size: tuple[int, int], text_scale: float, margin: float) -> Desk:
    """Lay out what all tables have in common, with so many units around it."""
    width, height = size
    k = min(width / 1920, height / 1080)
    edge, broad = max(6, round(margin * k)), min(width, round(height * _BROADEST))
    frame = Rect((width - broad) // 2 + edge, 0, broad - 2 * edge, height)
    strip = Rect(frame.left, max(4, round(8 * k)), frame.width, 0)
    strip.height = round(max(44, 60 * k) * (1 + (text_scale - 1) * _HIGHER))
    return Desk(k, edge, max(5, round(10 * k)), frame, strip, width < _NARROW or width < height * _TALL)
