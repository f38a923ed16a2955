"""The ribbon by which the larger board of boxes hangs together with the Council, while somebody chooses one there.

It is stretched across the sky from the board to the tower of the palace, and hangs down there.
"""

import math
from itertools import pairwise
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.points import FinePoint, Point
from leonardo.app.kit.theme import INK, WAX, Colour
from leonardo.app.kit.tween import rounded
from leonardo.app.table.looks.brush import Brush

_WIDE: Final = 8
"""Units across the ribbon."""
_SWINGS: Final = 0.09
"""How far it swings to both sides of the straight way, as a share of the length of that."""
_SAG: Final = 0.05
"""How far its middle sags where it is stretched, as a share of the length of that."""
_BOSS: Final = 2.2
"""How wide the boss of the hook is, in widths of the ribbon."""
_MARGIN: Final = 2
_GILT: Final[Colour] = (226, 178, 92)


class Cord:
    """Leads from a board to a hook, and hangs down to a seal; who stands before it covers it, and so do its ends."""

    def __init__(self, brush: Brush, board: Point, hook: Point, seal: Point) -> None:
        self._half = max(1.5, brush.px(_WIDE) / 2)
        self._line = max(1.0, brush.layout.k)
        self._hook = hook
        self._way = [*_stretched(board, hook), *_hanging(hook, seal)[1:]]
        across, down = zip(*self._way, strict=True)
        reach = math.ceil(self._half * _BOSS) + _MARGIN
        left, top = math.floor(min(across)) - reach, math.floor(min(down)) - reach
        self.region = Rect(left, top, math.ceil(max(across)) + reach - left, math.ceil(max(down)) + reach - top)
        """All pixels of it."""

    def draw(self, surface: Surface) -> None:
        """Draw it, with a golden thread along its middle, and the boss of the hook."""
        for half, fill, edge, line in ((self._half, WAX, INK, self._line), (self._line / 2, _GILT, _GILT, 0.5)):
            band = shapes.polygon(self.region.size, self._band(half), (*fill, 255), (*edge, 255), line)
            shapes.lay(surface, band, self.region.topleft)
        boss = shapes.disc(round(2 * self._half * _BOSS), (*_GILT, 255), (*INK, 255), self._line)
        shapes.lay_centred(surface, boss, self._hook)

    def _band(self, half: float) -> tuple[FinePoint, ...]:
        """Return the corners of a band along its way, from the corner of its region."""
        left, right = list[FinePoint](), list[FinePoint]()
        for one, other in pairwise(self._way):
            length = math.dist(one, other) or 1.0
            aside = (one[1] - other[1]) / length * half, (other[0] - one[0]) / length * half
            x, y = one[0] - self.region.left, one[1] - self.region.top
            left.append((x + aside[0], y + aside[1]))
            right.append((x - aside[0], y - aside[1]))
        return (*left, *reversed(right))


def _stretched(start: Point, end: Point) -> list[FinePoint]:
    """Return the way of what is stretched between two points, and sags a little."""
    sag = abs(end[0] - start[0]) * _SAG
    return rounded([start, ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag), end])


def _hanging(start: Point, end: Point) -> list[FinePoint]:
    """Return the way of what hangs loosely between two points."""
    across, down = end[0] - start[0], end[1] - start[1]
    swings = (0.0, 0.0), (0.3, _SWINGS), (0.7, -_SWINGS), (1.0, 0.0)
    return rounded(
        [
            (start[0] + share * across - swing * down, start[1] + share * down + swing * across)
            for share, swing in swings
        ]
    )
