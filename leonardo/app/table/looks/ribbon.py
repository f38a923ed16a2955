"""A ribbon with swallow tails, on which something is announced."""

from itertools import product
from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.theme import GOLD, Colour

_TAIL: Final = (0.42, 0.24, 0.14)
"""How far a tail reaches beyond its end and behind it, and how much lower it hangs, in heights of the ribbon."""
_NOTCH: Final = 0.2  # how deep a tail is cut, in the same
_CLOTH: Final[Colour] = (150, 34, 26)
_FOLD: Final[Colour] = (92, 16, 12)
_EDGE: Final[Colour] = (62, 12, 8)
_HEM: Final = (0.1, 0.035)
"""How far a golden hem lies from the edge of a tail, and how broad it is, in heights of the ribbon."""


def around(rect: Rect) -> Rect:
    """Return all pixels of a ribbon whose middle is `rect`, without its shadow."""
    beyond, _, low = _parts(rect)
    return Rect(rect.left - beyond, rect.top, rect.width + 2 * beyond, rect.height + low)


def lay(brush: Brush, surface: Surface, rect: Rect) -> None:
    """Draw a ribbon: a sheet in `rect`, and a tail of red cloth behind each of its ends."""
    beyond, behind, low = _parts(rect)
    wide, high, line = beyond + behind, rect.height, max(1.0, rect.height / 60)
    notch = round(high * _NOTCH)
    for at_left in (True, False):
        corners = [(0, 0), (wide, 0), (wide, high), (0, high), (notch, high // 2)]
        fold = [(beyond, 0), (wide, 0), (wide, low)]
        if not at_left:
            corners, fold = ([(wide - x, y) for x, y in shape] for shape in (corners, fold))
        left = rect.left - beyond if at_left else rect.right - behind
        shapes.lay(
            surface, shapes.polygon((wide + 1, high + 1), tuple(corners), _CLOTH, _EDGE, line), (left, rect.top + low)
        )
        _hem(surface, Rect(left, rect.top + low, wide, high), notch, at_left=at_left)
        shapes.lay(surface, shapes.polygon((wide + 1, low + 1), tuple(fold), _FOLD, _EDGE, line), (left, rect.bottom))
    brush.sheet(surface, rect)


def _hem(surface: Surface, tail: Rect, notch: int, *, at_left: bool) -> None:
    """Draw the golden hems along both long edges of a tail."""
    aside, broad = (max(1, round(tail.height * share)) for share in _HEM)
    cut = round(notch * aside * 2 / tail.height) + broad
    for top, start in product((tail.top + aside, tail.bottom - aside - broad), (cut if at_left else 0,)):
        surface.fill(GOLD, Rect(tail.left + start, top, tail.width - cut, broad))


def _parts(rect: Rect) -> tuple[int, int, int]:
    beyond, behind, low = (max(2, round(rect.height * share)) for share in _TAIL)
    return beyond, behind, low
