"""Where everything stands on the square, in pixels of the window."""

import math
from collections.abc import Sequence
from typing import Final

from attrs import frozen
from pygame import Rect

from leonardo.app.kit.layout import Layout
from leonardo.app.table.results.outcome import Finish

HIGHEST: Final = 250
LOWEST: Final = 118  # units of the block on which most is counted, and of one on which nothing is
_STEEP: Final = 1.5  # as which power of its share of the most a block rises between them: whoever has much pulls ahead
AHEAD: Final = 18  # units by which a winner stands above somebody who has as much
_WIDE: Final = 276
_WIDEST: Final = 330
_GAP: Final = 4
_CLEAR: Final = 14
_MARGIN: Final = 36
"""Units across a step, where there are many and where there are few, between two, to what stands beside
them, and at both sides of them all."""
_BASE: Final = 326
_BASE_LOW: Final = 240
_BASE_UPRIGHT: Final = 640
"""Units from the foot of the steps to the lower edge of the window, also without the table and in upright ones."""
_LARGE: Final = 0.66  # pixels of a unit, from which on there is room for portraits and for the table under the podium
_ROOMY: Final = 240  # units of a step that has room for a portrait
_BANNER: Final = (800, 88)
_ABOVE: Final = 14
_NEWS: Final = (760, 114)
_NEWS_LOW: Final = (760, 170)
_NEWS_UPRIGHT: Final = (1000, 110)
_BESIDE_LANTERN: Final = 40
_LEDGER: Final = (1096, 250)
_BUTTONS: Final = 507
_BESIDE: Final = 24
"""Units of the banner, so flat that the cross of the dome stands free of it, and above it; of the news under it at
most, usually, in small windows and in upright ones, and from there to the middle; of the table; across the buttons
beside it, and between these."""
_UNDER: Final = 68
_STRONG: Final = 58
_BUTTON: Final = 48
_APART: Final = 7
"""Units from the foot of the steps down to what is read, which leaves all they stand on in sight; of the first button
and the others beside the table, and between them."""
_ABREAST: Final = 2  # how many of these others stand side by side
_LOW: Final = 64  # units of the buttons where the table is not there


@frozen
class PodiumPlan:
    """The place of each seat's step, by seats; the others are for the whole.

    `portraits` tells whether there is room for them; without a `ledger` there is none for the table under the podium.
    Of an even number one more step would have room: `beside` is that place, as high as the highest of the others.
    """

    steps: Sequence[Rect]
    portraits: bool
    banner: Rect
    news: Rect
    beside: Rect | None
    ledger: Rect | None
    buttons: Sequence[Rect]
    decided: bool = False  # whether somebody has as much as who won


def climbed(counted: float, most: float) -> float:
    """Return how many units high a block is on which so much has been counted, if `most` is what anybody will have."""
    share = max(0.0, counted) / most if most > 0 else 1.0
    return LOWEST + (HIGHEST - LOWEST) * math.pow(share, _STEEP)


def lay_podium(layout: Layout, order: Sequence[int], finishes: Sequence[Finish], buttons: int) -> PodiumPlan:
    """Return where things stand: `order` are the seats from the best to the worst, `finishes` theirs, by seats."""
    seats = len(order)
    middle = layout.width / 2
    large = layout.k >= _LARGE
    base = layout.height - (_BASE_UPRIGHT if layout.upright else _BASE if large else _BASE_LOW)
    row = abreast(order)
    wide = min(_WIDE if seats > len(("second", "first", "third")) else _WIDEST, _fitting(layout.width, seats))
    steps = [Rect(0, 0, 0, 0)] * seats
    left = middle - seats / 2 * (wide + _GAP) + _GAP / 2
    most = max(finish.total for finish in finishes)
    won = {finish.total for finish in finishes if finish.place == 1}
    decided = any(finish.place > 1 and finish.total in won for finish in finishes)
    left += _aside(row, [finish.place for finish in finishes], left - _MARGIN, wide + _GAP)
    for number, seat in enumerate(row):
        high = climbed(finishes[seat].total, most) + (AHEAD if decided and finishes[seat].place == 1 else 0)
        steps[seat] = layout.rect(left + number * (wide + _GAP), base - high, wide, high)
    banner = layout.rect(middle - _BANNER[0] / 2, _ABOVE, *_BANNER)
    news = _news(layout, middle)
    ledger, entries = _below(layout, base + _UNDER, buttons, seats, large=large)
    beside = layout.rect(left + seats * (wide + _GAP) + _CLEAR, base - HIGHEST, wide, HIGHEST)
    room = (
        seats % 2 == 0
        and seats > len(("first", "second"))
        and left + (seats + 1) * wide + _CLEAR < layout.width - _MARGIN
    )
    return PodiumPlan(steps, large and wide >= _ROOMY, banner, news, beside if room else None, ledger, entries, decided)


def _news(layout: Layout, middle: float) -> Rect:
    """Return where it is told what the game brought: under the banner, where it hides no lantern if there is room."""
    wide, high = _NEWS_UPRIGHT if layout.upright else _NEWS if layout.k >= _LARGE else _NEWS_LOW
    left = middle - (wide / 2 if layout.upright else wide + _BESIDE_LANTERN)
    return layout.rect(left, _ABOVE + 12 + _BANNER[1], wide, high)


def abreast(order: Sequence[int]) -> list[int]:
    """Return who stands where from left to right: the best in the middle, the others by turns beside them."""
    row = [order[0]]
    for number, seat in enumerate(order[1:]):
        row.insert(len(row) if number % 2 else 0, seat)
    return row


def _aside(row: Sequence[int], places: Sequence[int], room: float, step: float) -> float:
    """Return how far a row stands aside so that who won is in the middle; two would only look as if one were missing.

    There is so much `room` at both sides, and so far from one `step` to the next.
    """
    if len(row) == len(("first", "second")):
        return 0.0
    won = [number for number, seat in enumerate(row) if places[seat] == 1]
    aside = ((len(row) - 1) / 2 - sum(won) / len(won)) * step
    return max(-room, min(room, aside)) if room > 0 else 0.0


def _fitting(width: float, seats: int) -> float:
    return (width - 2 * _MARGIN + _GAP) / seats - _GAP


def _below(layout: Layout, top: float, buttons: int, seats: int, *, large: bool) -> tuple[Rect | None, list[Rect]]:
    if layout.upright:
        left, width = (layout.width - 1000) / 2, 1000
        ledger = layout.rect(left, top, width, _LEDGER[1] + 40)
        return ledger, _in_rows(layout, left, top + _LEDGER[1] + 60, width, buttons)
    if not large:
        return None, _in_rows(layout, (layout.width - 1500) / 2, top + 10, 1500, buttons)
    left = (layout.width - _LEDGER[0] - _BESIDE - _BUTTONS) / 2
    right = left + _LEDGER[0] + _BESIDE
    first = layout.rect(right, top, _BUTTONS, _STRONG)
    down, begin = _BUTTON + _APART, top + _STRONG + _APART + 3
    each = (_BUTTONS + _APART) / _ABREAST - _APART
    others = [
        layout.rect(right + number % _ABREAST * (each + _APART), begin + number // _ABREAST * down, each, _BUTTON)
        for number in range(buttons - 1)
    ]
    return layout.rect(left, top, *_table_size(seats)), [first, *others]


def _table_size(seats: int) -> tuple[float, float]:
    return _LEDGER[0], min(_LEDGER[1], 46 + 40 * seats)


def _in_rows(layout: Layout, left: float, top: float, width: float, buttons: int) -> list[Rect]:
    """Return the first button above the others, which stand in a row or, in an upright window, in two."""
    first = layout.rect(left + (width - 460) / 2, top, 460, _LOW + 6)
    columns = 2 if layout.upright else buttons - 1
    each = (width + _BESIDE) / columns - _BESIDE
    below = top + _LOW + 26
    return [first] + [
        layout.rect(left + number % columns * (each + _BESIDE), below + number // columns * (_LOW + 16), each, _LOW)
        for number in range(buttons - 1)
    ]
