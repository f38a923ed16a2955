"""The sheet that answers "How do I stand?": a bar for each seat, what it is made of, and why."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import Look, hang
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, IVORY, SEPIA, SHADE, Colour
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.words import words
from leonardo.app.scenes.menu import OverlayScene, draw_heading
from leonardo.app.table.looks.colours import BADGE
from leonardo.app.table.players import looks
from leonardo.app.table.results.rows import winners_band
from leonardo.app.table.standing.forecast import ForecastPart, SeatForecast, Share
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.table.kinds import View

_WIDTH: Final = 1240
_UPRIGHT_WIDTH: Final = 980
_HEAD: Final = 168
_FOOT: Final = 122
_ROW: Final = 142
_LEGEND: Final = 44
"""Units across the sheet, above the rows, below them, of a row, and of the line that says what is what."""
_MARGIN: Final = 60
_FACE: Final = 104
_SUM: Final = 150
_BAR: Final = 40
"""Units at the edges, of a portrait, of a sum, and of a bar."""
_NAME: Final = 25
_WHY: Final = 23
_NUMBER: Final = 38
"""Sizes of type, in units."""
_FILL: Final[dict[Share, Colour]] = {
    Share.HELD: (214, 168, 66),
    Share.TO_COME: (142, 92, 50),
    Share.AT_THE_END: BADGE,
}
_WRITTEN: Final[dict[Share, Colour]] = {Share.HELD: INK, Share.TO_COME: IVORY, Share.AT_THE_END: IVORY}


class StandingScene(OverlayScene):
    """How all seats stand, as those at the screen may know it; the one who looks is marked.

    Below the key `text` stand a note and the words for each share.
    """

    upright = True

    def __init__(self, kit: Kit, session: Session, view: "View", told: Sequence[SeatForecast], text: str) -> None:
        super().__init__(kit)
        self._text = text
        self._viewer = view.viewer
        self._looks: tuple[Look, ...] = looks(session)
        self.told = tuple(told)

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies."""
        width = _UPRIGHT_WIDTH if layout.upright else _WIDTH
        return layout.centred(width, _HEAD + self._row(layout) * len(self.told) + _LEGEND + _FOOT)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        """Return the button that leads back to the table."""
        sheet, px = self.sheet(layout), layout.px
        place = pygame.Rect(0, sheet.bottom - px(96), px(360), px(66))
        place.centerx = sheet.centerx
        return [Button("back", place, words("table.standing.back"), self.back, strong=True)]

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet with its heading, a row for each seat, and what the parts of the bars mean."""
        super().backdrop(surface)
        page, layout = self.page, self.page.layout
        sheet, px = self.sheet(layout), layout.px
        draw_heading(page, surface, sheet, words("table.standing.title"), down=14)
        inner = sheet.inflate(-2 * px(_MARGIN), 0)
        note = pygame.Rect(inner.left, sheet.top + px(112), inner.width, px(40))
        page.painter.draw(surface, words(f"{self._text}.note"), note, Face.ITALIC, 24, SEPIA, "centre")
        high = px(self._row(layout))
        for seat in range(len(self.told)):
            row = pygame.Rect(inner.left, sheet.top + px(_HEAD) + seat * high, inner.width, high)
            self._draw_row(surface, row, seat)
        self._draw_legend(
            surface, pygame.Rect(inner.left, sheet.bottom - px(_FOOT + _LEGEND), inner.width, px(_LEGEND))
        )

    def _row(self, layout: Layout) -> float:
        """Return the units of a row: larger text needs two lines for the reasons, and many seats must find room."""
        wished = _ROW + (28 if self.kit.settings.text_scale > 1 or layout.upright else 0)
        return min(wished, (layout.height - _HEAD - _LEGEND - _FOOT) / len(self.told))

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, seat: int) -> None:
        page, px, told = self.page, self.page.layout.px, self.told[seat]
        pygame.draw.line(surface, SHADE, row.topleft, row.topright, max(1, px(1.5)))
        if seat == self._viewer:
            surface.blit(winners_band(page.pictures, (row.width, row.height - px(4))), row.move(0, px(2)))
        hang(
            surface,
            page.pictures,
            self._looks[seat],
            pygame.Rect(row.left, row.top + px(10), px(84), row.height - px(20)),
        )
        number = pygame.Rect(row.right - px(_SUM), row.top, px(_SUM) - px(10), row.height)
        page.painter.draw(surface, _sum(told), number, Face.BOLD, _NUMBER, INK, "right")
        left = row.left + px(_FACE)
        room = pygame.Rect(left, row.top + px(8), number.left - left - px(14), row.height - px(14))
        head = pygame.Rect(room.topleft, (room.width, page.painter.line(Face.STRONG, _NAME)))
        page.painter.draw(surface, self._looks[seat].name, head, Face.STRONG, _NAME, INK)
        bar = pygame.Rect(room.left, head.bottom, room.width, px(_BAR))
        self._draw_bar(surface, bar, told)
        why = pygame.Rect(room.left, bar.bottom + px(4), room.width, room.bottom - bar.bottom - px(4))
        reasons = words("table.standing.join").join(part.words for part in told.parts)
        page.painter.draw_wrapped(surface, reasons, why, Face.TEXT, _WHY, SEPIA)

    def _draw_bar(self, surface: pygame.Surface, bar: pygame.Rect, told: SeatForecast) -> None:
        """Draw the parts one after the other; what is not certain is hatched."""
        whole = max(1, *(each.most for each in self.told))
        left = bar.left
        for part in told.parts:
            for count, sure in ((part.least, True), (part.most - part.least, False)):
                wide = round(bar.width * count / whole)
                if wide > 0:
                    place = pygame.Rect(left, bar.top, wide, bar.height)
                    self._draw_piece(surface, place, part, count, sure=sure)
                    left += wide

    def _draw_piece(
        self, surface: pygame.Surface, place: pygame.Rect, part: ForecastPart, count: int, *, sure: bool
    ) -> None:
        page, line = self.page, max(1, self.page.layout.px(1.6))
        surface.blit(_filled(place.size, part.share, line, sure=sure), place)
        number = str(count) if sure else f"+{count}"
        wide, _ = page.painter.measure(number, Face.BOLD, _WHY)
        if sure and wide + 8 <= place.width:
            page.painter.draw(surface, number, place.center, Face.BOLD, _WHY, _WRITTEN[part.share], "centre")

    def _draw_legend(self, surface: pygame.Surface, line: pygame.Rect) -> None:
        """Say what the fillings mean, side by side."""
        page, px = self.page, self.page.layout.px
        side = px(24)
        shown = {part.share for told in self.told for part in told.parts}
        entries = [(share, True, words(f"{self._text}.{share.value}")) for share in Share if share in shown]
        if any(part.least < part.most for told in self.told for part in told.parts):
            entries.append((Share.TO_COME, False, words("table.standing.perhaps")))
        step = line.width // len(entries)
        for number, (share, sure, text) in enumerate(entries):
            swatch = pygame.Rect(line.left + number * step, 0, side, side)
            swatch.centery = line.centery
            surface.blit(_filled(swatch.size, share, max(1, px(1.6)), sure=sure), swatch)
            left = swatch.right + px(10)
            place = pygame.Rect(left, line.top, line.left + (number + 1) * step - left - px(8), line.height)
            page.painter.draw(surface, text, place, Face.TEXT, 22, INK)


def _sum(told: SeatForecast) -> str:
    """Return a sum in figures: a span where it is not certain, nothing where it is not known."""
    if not told.known:
        return words("table.standing.unknown")
    if told.least == told.most:
        return _figure(told.most)
    return words("table.standing.span", least=_figure(told.least), most=_figure(told.most))


def _figure(count: int) -> str:
    return str(count).replace("-", "\N{MINUS SIGN}")


@lru_cache(maxsize=64)
def _filled(size: tuple[int, int], share: Share, line: int, *, sure: bool) -> pygame.Surface:
    """Return a piece of a bar: full where it is sure, hatched where not, with dots for what comes at the end."""
    piece = pygame.Surface(size, pygame.SRCALPHA)
    width, height = size
    colour = _FILL[share]
    piece.fill((*colour, 255) if sure else (255, 250, 234, 255))
    if not sure:
        step = max(5, height // 4)
        for x in range(-height, width, step):
            pygame.draw.line(piece, colour, (x, height), (x + height, 0), max(1, step // 3))
    if share is Share.TO_COME and sure:
        pygame.draw.rect(piece, GOLD, piece.get_rect().inflate(-4 * line, -4 * line), line)
    if share is Share.AT_THE_END:
        for x in range(height // 4, width, max(6, height // 2)):
            pygame.draw.circle(piece, GOLD, (x, height - height // 6), max(1, height // 14))
    pygame.draw.rect(piece, INK, piece.get_rect(), line)
    return piece
