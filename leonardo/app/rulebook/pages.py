"""Where everything lies on an open rule book: two pages side by side, or one below the other in upright windows."""

from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.layout import Layout

_MARGIN: Final = 72
_SPINE: Final = 38
"""Units from the edges of the sheet to its pages, and from its middle."""
_HEAD: Final = 34
_HEAD_HIGH: Final = 62
_TOP: Final = 124
_FOOT: Final = 122
_FOOT_HIGH: Final = 68
"""Units down to the head and of its height, down to the pages, and from the lower edge up to the foot."""
_GAP: Final = 16
NEAR: Final = 10
_UPRIGHT_MARGIN: Final = 60
_PICTURE: Final = 0.46
"""The share of an upright sheet that the picture has."""


@frozen
class Pages:
    """The parts of the sheet in pixels: above both pages what it is about and the search, below them the buttons."""

    title: Rect
    search: Rect
    left: Rect
    right: Rect
    foot: tuple[Rect, Rect]
    upright: bool

    @property
    def both(self) -> Rect:
        """Both pages as one."""
        return self.left.union(self.right)


def pages(layout: Layout, sheet: Rect) -> Pages:
    """Return where the pages of a book lie on its sheet."""
    return _upright(layout, sheet) if layout.upright else _wide(layout, sheet)


def _wide(layout: Layout, sheet: Rect) -> Pages:
    px = layout.px
    wide = sheet.width // 2 - px(_MARGIN + _SPINE)
    high = sheet.height - px(_TOP + _FOOT + _GAP)
    lefts = sheet.left + px(_MARGIN), sheet.right - px(_MARGIN) - wide
    head, foot = sheet.top + px(_HEAD), sheet.bottom - px(_FOOT)
    return Pages(
        Rect(lefts[0] + px(40), head, wide - px(40), px(_HEAD_HIGH)),
        Rect(lefts[1], head, wide, px(_HEAD_HIGH)),
        Rect(lefts[0], sheet.top + px(_TOP), wide, high),
        Rect(lefts[1], sheet.top + px(_TOP), wide, high),
        (Rect(lefts[0], foot, wide, px(_FOOT_HIGH)), Rect(lefts[1], foot, wide, px(_FOOT_HIGH))),
        upright=False,
    )


def _upright(layout: Layout, sheet: Rect) -> Pages:
    px, margin = layout.px, layout.px(_UPRIGHT_MARGIN)
    wide, left = sheet.width - 2 * margin, sheet.left + margin
    foot = sheet.bottom - px(_FOOT - 24)
    above = foot - px(_FOOT_HIGH + _GAP)
    top = sheet.top + px(_TOP + _HEAD_HIGH)
    high = round((above - px(_GAP) - top) * _PICTURE)
    title = Rect(left + px(60), sheet.top + px(_HEAD), wide - px(120), px(_HEAD_HIGH))
    return Pages(
        title,
        Rect(left, title.bottom + px(_GAP), wide, px(_HEAD_HIGH)),
        Rect(left, top + px(_GAP), wide, high - px(_GAP)),
        Rect(left, top + high + px(_GAP), wide, above - px(2 * _GAP) - top - high),
        (Rect(left, above, wide, px(_FOOT_HIGH)), Rect(left, foot, wide, px(_FOOT_HIGH))),
        upright=True,
    )


def shared(layout: Layout, row: Rect, *units: float, apart: float = _GAP) -> list[Rect]:
    """Return parts of a row beside each other, each so many units wide in a row of their sum, and so far `apart`."""
    gap = layout.px(apart)
    room = row.width - gap * (len(units) - 1)
    found, left = [], float(row.left)
    for each in units:
        wide = room * each / sum(units)
        found.append(Rect(round(left), row.top, round(left + wide) - round(left), row.height))
        left += wide + gap
    return found


def grid(layout: Layout, area: Rect, count: int, columns: int, high: int, near: float = NEAR) -> list[Rect]:
    """Return `count` places in columns, filled row by row, each so many pixels high and `near` units apart."""
    gap = layout.px(near)
    wide = (area.width - gap * (columns - 1)) // columns
    return [
        Rect(area.left + (number % columns) * (wide + gap), area.top + number // columns * (high + gap), wide, high)
        for number in range(count)
    ]
