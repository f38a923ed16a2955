"""Where cards that tell of the table may lie on it: those of a review, and that of a hint."""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from leonardo.app.davinci.picture.layout import TableLayout
from leonardo.app.table.review.card import hidden, place_for

_NARROWEST: Final = 290
"""Pixels of a card beside the city, for larger text more."""
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


def hint_place(table: TableLayout, shunned: Sequence[Rect]) -> tuple[Rect, bool]:
    """Return where there is room for a card that hides least of what is shunned, and whether it lies at its lower end.

    What is shunned is the dialog, or where the choices take place.
    """
    if not table.requests_in_a_row:
        return place_for(card_places(table), shunned), False
    city, requests = table.city, table.requests
    below = Rect(requests.left, city.bottom, requests.width, requests.bottom - city.bottom)
    upper = Rect(requests.left, city.top, requests.width, city.height)
    return (below, True) if hidden(below, shunned) <= hidden(upper, shunned) else (upper, False)
