"""Where the parts of the table lie in a window: strip, rivals, the city with its ring, and one's own tray.

Measures are in units of a 1920x1080 table; `k` is how many pixels a unit has. Where the window is narrow the rivals are
heads in a row under the strip, and the city takes the whole width.
"""

from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.brush import rows_high
from leonardo.app.kit.layout import Page
from leonardo.app.table.panels.page import lay_desk

CITY: Final = (1604, 744)
"""Units of the picture of the city."""
_SQUAREST, _BROADEST = 1.86, 2.42
"""Its width by its height, at least and at most: it is stretched so little that nobody sees."""
_BROADEST_LOW: Final = 3.0
"""The same at most where it is so low that its labels need the width, as beside a replay."""
_HEADS: Final = 58
"""Least pixels of the height of a row of heads."""

TRAY_ROWS: Final = 8.2
"""Rows of text that the tray needs in its height."""
_LARGEST_TRAY: Final = 0.24
"""The share of the window that it takes for larger text, at most: from there on the text yields to the city."""
_HIGHEST_TRAY: Final = 2.4
"""How many times as high as usual the tray is at most, where the city leaves room: the rest is the bare table."""
_LEAST_TRAY, _LEAST_CITY = 100, 250
"""Pixels: the tray is lower where the labels of the city could not be read, but no lower than that."""
_UPRIGHT_TRAY: Final = 0.5
"""How high it is then by its width, at most."""


@frozen(kw_only=True)
class CittaLayout(Page):
    """The rectangles of the parts, in pixels of the window; `heads`: the rivals are heads in a row."""

    strip: Rect
    rivals: Rect
    city: Rect
    tray: Rect
    heads: bool


def lay_out(size: tuple[int, int], text_scale: float = 1.0) -> CittaLayout:
    """Lay the table out for a window of `size` pixels, and text `text_scale` times as large."""
    desk, height = lay_desk(size, text_scale, 14), size[1]
    k, margin, gap, frame, strip, heads = desk.k, desk.margin, desk.gap, desk.frame, desk.strip, desk.heads
    tray_height = round(max(132 if heads else 158, 236 * k) * (1 + (text_scale - 1) * 0.3))
    tray_height = max(tray_height, min(rows_high(TRAY_ROWS, k, text_scale), round(height * _LARGEST_TRAY)))
    top = strip.bottom + gap
    if heads:
        row = max(_HEADS, round(96 * k))
        rivals = Rect(frame.left, top, frame.width, row)
        left = height - rivals.bottom - 2 * gap - margin
        tray_height = min(tray_height, max(_LEAST_TRAY, left - _LEAST_CITY))
        room = Rect(
            frame.left, rivals.bottom + gap, frame.width, height - rivals.bottom - 2 * gap - margin - tray_height
        )
    else:
        column = max(200, round(276 * k * (1 + (text_scale - 1) * 0.3)))
        rivals = Rect(frame.left, top, column, height - top - gap - margin - tray_height)
        room = Rect(rivals.right + gap, top, frame.right - rivals.right - gap, rivals.height)
    city = _fitting(room, _BROADEST if room.height > _LEAST_CITY else _BROADEST_LOW)
    tray = Rect(frame.left, room.bottom + gap, frame.width, tray_height)
    if heads and city.height < room.height:
        tray.top = city.bottom + gap
        tray.height = min(
            height - margin - tray.top, round(tray_height * _HIGHEST_TRAY), round(tray.width * _UPRIGHT_TRAY)
        )
    return CittaLayout(
        size=size, k=k, text_scale=text_scale, strip=strip, rivals=rivals, city=city, tray=tray, heads=heads
    )


def _fitting(room: Rect, broadest: float) -> Rect:
    """Return the largest place for the city in a room: in its middle, at its top where the room is high."""
    shape = room.width / max(1, room.height)
    city = Rect(room)
    if shape < _SQUAREST:
        city.height = round(room.width / _SQUAREST)
    elif shape > broadest:
        city.width = round(room.height * broadest)
        city.centerx = room.centerx
    return city
