"""The ledger in short, under the podium: a row for each seat, from the best to the worst."""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.seats import PlayerStyle, shield
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA, SHADE, VERMILION
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.looks.colours import ENGRAVED
from leonardo.app.table.results.outcome import Outcome
from leonardo.app.table.results.podium.sheets import sheet_alone
from leonardo.app.table.results.rows import winners_band

_NOTHING: Final = "\N{EN DASH}"
"""What stands where there was nothing; a column without anything else is left to the whole ledger."""
_HEAD: Final = 38
_NAME: Final = 230
_EDGE: Final = 10
_COIN: Final = 28
_LEAST_COIN: Final = 20
"""Units of the line with the headings, across the names, behind the last column, and of a coin.

The coin has so many pixels at least.
"""


def short_ledger(page: Kit, place: Rect, outcome: Outcome, looks: Sequence[PlayerStyle]) -> Exhibit:
    px, painter = page.layout.px, page.painter
    surface, around, sheet = sheet_alone(page, place, "panel")
    inner = sheet.inflate(-px(32), -px(14))
    columns = [column for column in outcome.columns if column.strong or {*column.cells} != {_NOTHING}]
    across = (inner.width - px(_NAME + _EDGE)) / len(columns)
    rights = [inner.left + px(_NAME) + round(across * (number + 1)) for number in range(len(columns))]
    room = round(across) - px(6)
    for right, column in zip(rights, columns, strict=True):
        heading = Rect(right - room, inner.top, room, px(_HEAD))
        written = painter.draw(surface, column.heading, heading, Face.ITALIC, 19, SEPIA, "right")
        if column.heading == outcome.course.end:
            _draw_coin(page, surface, outcome.token.plain, written)
    high = (inner.height - px(_HEAD)) / len(outcome.order)
    for number, seat in enumerate(outcome.order):
        top = inner.top + px(_HEAD) + round(number * high)
        row = Rect(inner.left, top, inner.width, round(high))
        won = outcome.finishes[seat].place == 1
        if won:
            surface.blit(winners_band(page.pictures, row.size), row)
        pygame.draw.line(surface, SHADE, row.bottomleft, row.bottomright, max(1, px(1)))
        _draw_name(page, surface, row, looks[seat], won=won)
        for right, column in zip(rights, columns, strict=True):
            cell = Rect(right - room, row.top, room, row.height)
            face = Face.BOLD if column.strong else Face.MEDIUM
            painter.draw(surface, column.cells[seat], cell, face, 22, INK, "right")
    return Exhibit(surface, around)


def _draw_coin(page: Kit, surface: Surface, plain: str, heading: Rect) -> None:
    """Draw the coin of what was added at the end before its heading: the same lies on the steps."""
    across = max(_LEAST_COIN, page.layout.px(_COIN))
    place = Rect(heading.left - page.layout.px(6) - across, heading.centery - across // 2, across, across)
    surface.blit(page.pictures.get(plain, place.size), place)
    page.painter.draw(surface, "+", place, Face.BOLD, 22, ENGRAVED, "centre")


def _draw_name(page: Kit, surface: Surface, row: Rect, look: PlayerStyle, *, won: bool) -> None:
    px = page.layout.px
    mark = shield(page.pictures, look.colour, min(px(32), row.height - 2))
    surface.blit(mark, mark.get_rect(midleft=(row.left + px(6), row.centery)))
    name = Rect(row.left + px(44), row.top, px(_NAME - 50), row.height)
    face, ink = (Face.BOLD, VERMILION) if won else (Face.STRONG, INK)
    page.painter.draw(surface, look.name, name, face, 22, ink)
