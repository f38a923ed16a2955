"""Where what tells of the table may lie on it: the cards of a review, that of a hint, and the log."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from leonardo.app.davinci.picture.layout import TableLayout
from leonardo.app.table.review.card import hidden, place_for

_NARROWEST: Final = 290
"""Pixels of a card beside the city, for larger text more."""
_NARROW: Final = 346
"""Units of a card that hides little of the city at the left."""
_LOG: Final = 430
"""Units that the log is wide, and pixels at least, both for larger text more; beside the table it may be wider."""
_LEAST_LOG: Final = 300
_WIDEST_LOG: Final = 620
_BROADER: Final = 1.6
"""How much of the growth of its text that one grows."""
_LOWEST: Final = 230
"""Pixels of a card that is as wide as the table, for larger text more."""


def card_places(layout: TableLayout, *, low: bool = False) -> list[Rect]:
    """Return where a card can lie on a table, the usual place first; `low`: also as wide as the table, at its foot."""
    city, requests = layout.city, layout.requests
    lowest = round(_LOWEST * layout.text_scale)
    if layout.requests_in_a_row:
        row = Rect(requests.left, 0, requests.width, max(requests.height, lowest))
        row.bottom = requests.bottom
        return [row, Rect(row.left, city.top, row.width, row.height)]
    width = max(requests.width, round(_NARROWEST * layout.text_scale))
    left = min((rect.left for rect in layout.rivals), default=city.left)
    right = Rect(requests.right - width, requests.top, width, requests.height)
    sides = [right, Rect(left, right.top, width, right.height)]
    if not low:
        return sides
    foot = Rect(layout.workshop.left, 0, layout.workshop.width, max(layout.workshop.height, lowest))
    foot.bottom = layout.workshop.bottom
    return [*sides, foot]


def hint_place(table: TableLayout, marked: Sequence[Rect], dialog: Rect | None = None) -> tuple[Rect, bool]:
    """Return where there is room for a card that hides least of its dialog, or else of what is marked.

    With it comes whether it lies at the lower end of that. Where several places hide as little, the cards and the city
    count twice: reasons speak of them, and one looks at them while one reads.
    """
    city, requests, shunned = table.city, table.requests, [dialog] if dialog else marked
    if table.requests_in_a_row:
        below = Rect(requests.left, city.bottom, requests.width, requests.bottom - city.bottom)
        upper = Rect(requests.left, city.top, requests.width, city.height)
        return (below, True) if hidden(below, shunned) <= hidden(upper, shunned) else (upper, False)
    right, left = card_places(table)
    if dialog:
        return place_for([right, left], shunned), False
    foot = table.workshop.copy()
    broader = 1 + (table.text_scale - 1) * _BROADER
    left.width = max(round(_NARROW * table.k * broader), round(_NARROWEST * table.text_scale))
    read, seen = [city, requests], [*table.rivals, table.workshop]
    place = min(
        (left, right, foot), key=lambda each: (hidden(each, shunned), 2 * hidden(each, read) + hidden(each, seen))
    )
    return place, place is foot


def log_place(table: TableLayout) -> Rect:
    """Return where the log unfolds: in the margin beside the table if it is wide enough, else over the cards."""
    city, requests, workshop = table.city, table.requests, table.workshop
    gap = max(7, table.px(14))
    top, width = table.strip.bottom + gap, round(max(table.px(_LOG), _LEAST_LOG) * table.text_scale)
    margin = table.size[0] - workshop.right - 2 * gap
    if margin >= width:
        return Rect(workshop.right + gap, top, min(margin, table.px(_WIDEST_LOG)), workshop.bottom - top)
    if table.requests_in_a_row and table.rivals and table.rivals[0].top >= city.bottom:
        top = table.rivals[0].top
        return Rect(requests.left, top, requests.width, requests.bottom - top)
    return Rect(workshop.right - width, top, width, requests.bottom - top)
