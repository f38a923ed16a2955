"""Where the parts of the table lie in a window: strip, rivals, city, requested inventions and one's own workshop.

Measures are in units of a 1920x1080 table; `k` is how many pixels a unit has. Text never gets smaller than
`SMALLEST_TEXT` pixels, so below about 1500 pixels of width the parts get more room than their units would give and
say things in fewer words (`compact`). Where the reader wishes larger text, what holds most of it grows with it.
"""

from itertools import pairwise
from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.layout import Page

CITY_WIDTH: Final = 1206
CITY_HEIGHT: Final = 724
"""The picture of the city, in units."""

_LOW: Final = 138
"""Pixels below the city that an onlooker needs at least."""
_SQUAREST: Final = 1.57
"""Width of the city by its height, at least: it may be drawn so little higher than it is, which nobody sees."""

_BROADER: Final = 0.3
_HIGHER: Final = 0.6
"""How much of the growth of their text the columns at both sides grow, and the strip."""
_WIDEST: Final = 2.3
"""Broader windows show more of the desk at both sides."""
_STEPS: Final = 8
"""How many sizes of a unit are tried in a very tall window."""
_TALL: Final = 1.31
"""Windows narrower than this have the requested inventions in a row under the city."""
_PANEL_IN_A_ROW: Final = 156
"""Pixels that the panel of a rival is high, where a column of them would be 166 wide."""
_TWO_ROWS: Final = 208
"""Pixels that two rows of cards need."""
_GROWTH: Final = ((2, 0.35), (3, 0.35), (1, 0.15))
"""Shares by which the cards, the workshop and the rivals of a very tall window grow, in this order."""


@frozen(kw_only=True)
class TableLayout(Page):
    """The rectangles of the parts, in pixels of the window."""

    strip: Rect
    rivals: tuple[Rect, ...]
    city: Rect
    requests: Rect
    workshop: Rect
    requests_in_a_row: bool

    @property
    def city_scale(self) -> float:
        """How many pixels a unit of the city picture has."""
        return self.city.width / CITY_WIDTH


@frozen
class _Columns:
    """Widths and heights that do not depend on how the parts share the rest, in pixels."""

    margin: int
    gap: int
    left: int
    right: int
    strip: int
    workshop: int

    @classmethod
    def at(cls, k: float, text_scale: float, *, onlooking: bool = False) -> "_Columns":
        broader = 1 + (text_scale - 1) * _BROADER
        return cls(
            margin=max(8, round(16 * k)),
            gap=max(7, round(14 * k)),
            left=max(166, round(268 * k * broader)),
            right=max(220, round(384 * k * broader)),
            strip=round(max(44, 58 * k) * (1 + (text_scale - 1) * _HIGHER)),
            workshop=max(_LOW, round(210 * k)) if onlooking else max(170, round(248 * k)),
        )


def lay_out(size: tuple[int, int], rivals: int, text_scale: float = 1.0, *, onlooking: bool = False) -> TableLayout:
    """Lay the table out for a window of `size` pixels, 1 to 5 rivals, and text `text_scale` times as large.

    For who is `onlooking`, less room is needed below the city.
    """
    width, height = size
    k = min(width / 1920, height / 1080)
    tall = width < height * _TALL
    if tall and (upright := _upright(size, rivals, k, text_scale)):
        return upright
    columns = _Columns.at(k, text_scale, onlooking=onlooking)
    broad = min(width, round(height * _WIDEST))
    frame = Rect((width - broad) // 2 + columns.margin, 0, broad - 2 * columns.margin, height)
    strip = _strip(columns, frame)
    city, requests, workshop = (_tall if tall else _wide)(columns, frame, strip.bottom + columns.gap)
    column = Rect(frame.x, city.y, city.x - columns.gap - frame.x, city.height)
    panels = _stack(column, rivals, columns.gap, k)
    return TableLayout(
        size=size,
        k=k,
        strip=strip,
        rivals=panels,
        city=city,
        requests=requests,
        workshop=workshop,
        requests_in_a_row=tall,
        text_scale=text_scale,
    )


def _upright(size: tuple[int, int], rivals: int, least: float, text_scale: float) -> TableLayout | None:
    """City across the whole width, all else below it, a strip of two rows, and units as large as the height allows."""
    width, height = size
    largest = width / CITY_WIDTH
    for share in range(_STEPS, -1, -1):
        k = least + (largest - least) * share / _STEPS
        columns = _Columns.at(k, text_scale)
        frame = Rect(columns.margin, 0, width - 2 * columns.margin, height)
        strip = _strip(columns, frame)
        strip.height += columns.strip + columns.gap // 2
        if parts := _very_tall(columns, frame, strip.bottom + columns.gap):
            city, row, requests, workshop = parts
            panels = _row(row, rivals, columns)
            return TableLayout(
                size=size,
                k=k,
                strip=strip,
                rivals=panels,
                city=city,
                requests=requests,
                workshop=workshop,
                requests_in_a_row=True,
                text_scale=text_scale,
            )
    return None


def _strip(columns: _Columns, frame: Rect) -> Rect:
    return Rect(frame.x, max(6, columns.margin - columns.gap // 3), frame.width, columns.strip)


def _wide(columns: _Columns, frame: Rect, top: int) -> tuple[Rect, Rect, Rect]:
    """City between the rivals at the left and the cards at the right, the workshop below."""
    bottom = frame.height - columns.margin
    room_across = frame.width - columns.left - columns.right - 2 * columns.gap
    room_down = bottom - columns.workshop - columns.gap - top
    across, down = _city_within(room_across, room_down)
    spare = room_across - across
    city = Rect(frame.x + columns.left + columns.gap + spare * 2 // 5, top, across, down)
    requests = Rect(city.right + columns.gap, top, frame.right - city.right - columns.gap, down)
    workshop_height = min(bottom - columns.gap - city.bottom, round(columns.workshop * 1.4))
    slack = bottom - columns.gap - city.bottom - workshop_height
    city.move_ip(0, slack // 2)
    requests.move_ip(0, slack // 2)
    return city, requests, Rect(frame.x, bottom - workshop_height, frame.width, workshop_height)


def _tall(columns: _Columns, frame: Rect, top: int) -> tuple[Rect, Rect, Rect]:
    """City beside the rivals, the cards in a row under both, the workshop below."""
    bottom = frame.height - columns.margin
    cards = max(104, columns.workshop * 2 // 3)
    room_across = frame.width - columns.left - columns.gap
    across, down = _city_within(room_across, bottom - columns.workshop - cards - 2 * columns.gap - top)
    spare = bottom - top - down - cards - columns.workshop - 2 * columns.gap
    workshop_height = columns.workshop + min(spare // 3, columns.workshop * 2 // 5)
    cards += min(spare // 3, cards // 4)
    slack = bottom - top - down - cards - workshop_height - 2 * columns.gap
    city = Rect(frame.right - across, top + slack // 4, across, down)
    requests = Rect(frame.x, city.bottom + columns.gap + slack // 4, frame.width, cards)
    workshop = Rect(frame.x, requests.bottom + columns.gap + slack // 4, frame.width, workshop_height)
    return city, requests, workshop


def _very_tall(columns: _Columns, frame: Rect, top: int) -> tuple[Rect, Rect, Rect, Rect] | None:
    """City across the whole width, then the rivals in a row, the cards, the workshop; none if that is too high.

    What height is left lets the lower parts grow, then opens the gaps between them.
    """
    bottom = frame.height - columns.margin
    down = round(frame.width * CITY_HEIGHT / CITY_WIDTH)
    heights = [down, _PANEL_IN_A_ROW * columns.left // 166, max(_TWO_ROWS, columns.workshop), columns.workshop]
    spare = bottom - top - sum(heights) - columns.gap * (len(heights) - 1)
    if spare < 0:
        return None
    for part, share in _GROWTH:
        growth = min(spare, round(heights[part] * share))
        heights[part] += growth
        spare -= growth
    opened = spare // len(heights)
    parts = []
    for height in heights:
        top += opened
        parts.append(Rect(frame.x, top, frame.width, height))
        top += height + columns.gap
    city, rivals, requests, workshop = parts
    return city, rivals, requests, workshop


def _city_within(across: int, down: int) -> tuple[int, int]:
    width = min(across, round(down * CITY_WIDTH / CITY_HEIGHT))
    return width, min(down, round(width / _SQUAREST))


def _row(row: Rect, count: int, columns: _Columns) -> tuple[Rect, ...]:
    """Share a row among panels, none wider than twice what it has in a column; what is left stays at both sides."""
    if not count:
        return ()
    width = min((row.width - columns.gap * (count - 1)) // count, columns.left * 2)
    left = row.centerx - (width * count + columns.gap * (count - 1)) // 2
    return tuple(Rect(left + (width + columns.gap) * place, row.y, width, row.height) for place in range(count))


def _stack(column: Rect, count: int, gap: int, k: float) -> tuple[Rect, ...]:
    """Share a column among panels, which fill it."""
    if not count:
        return ()
    gap = min(gap, max(4, round(10 * k)))
    ends = [column.y + (column.height + gap) * place // count for place in range(count + 1)]
    return tuple(Rect(column.x, top, column.width, end - gap - top) for top, end in pairwise(ends))
