"""The square behind the podium, laid so that its dome rises behind the best."""

from typing import Final

from pygame import Surface

from leonardo.app.kit.pictures import Pictures
from leonardo.app.table.results.podium import GROUND

_DOME: Final = 0.5275
_PAVEMENT: Final = 0.685
"""Where on the picture the middle of the dome is, and where the pavement begins, in shares of its width and height."""


def ground(pictures: Pictures, size: tuple[int, int], behind: int, foot: int) -> Surface:
    """Return the square for a window of `size` pixels, its dome at `behind` across, and pavement at `foot` below.

    It is no larger than it must be for that; what finds no room is cut off.
    """
    width, height = size
    wide, high = pictures.entry(GROUND).size
    across = max(width, height * wide / high, behind / _DOME, (width - behind) / (1 - _DOME))
    down = across * high / wide
    left = max(width - across, min(0.0, behind - _DOME * across))
    top = max(height - down, min(0.0, foot - _PAVEMENT * down))
    return pictures.part(GROUND, (-left / across, -top / down, width / across, height / down), size)
