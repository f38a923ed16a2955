"""The sheet that answers "How do I stand?": a bar for each seat, what it is made of, and why."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import PAINT, Look, hang
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA, SHADE, VERMILION
from leonardo.app.kit.widgets import sheets, skins
from leonardo.app.kit.widgets.basic import Button, Widget
from leonardo.app.kit.widgets.skins import Skin
from leonardo.app.kit.words import words
from leonardo.app.scenes.menu import OverlayScene
from leonardo.app.table.looks.colours import ENGRAVED
from leonardo.app.table.players import looks
from leonardo.app.table.results.rows import winners_band
from leonardo.app.table.standing.forecast import SeatForecast, Share
from leonardo.app.table.standing.rolls import Piece, roll, sample, slant, unit_of
from leonardo.play.session import Session

if TYPE_CHECKING:
    from leonardo.app.table.kinds import View

_WIDTH: Final = 1160
_UPRIGHT_WIDTH: Final = 980
_HEAD: Final = 104
_FOOT: Final = 122
_ROW: Final = 142
_LEGEND: Final = 44
"""Units across the sheet, above the rows, below them, of a row, and of the line that says what is what."""
_MARGIN: Final = 60
_EDGE: Final = 8
_FACE: Final = 118
_SUM: Final = 150
_BAR: Final = 43
"""Units at the edges, of the seat's colour before a row, of that with a portrait, of a sum, and of a bar."""
_COIN: Final = 84
_LAUREL: Final = 136
_PLAQUE: Final = 62
"""Units across a coin with a sum, across the laurel around that of who leads, and of the height of a gilt plaque."""
_GILT: Final = Skin((255, 232, 150), (202, 152, 60), line=(255, 244, 196), radius=31)
_GROOVE: Final = (214, 184, 132, 90)
_GROOVE_EDGE: Final = (*SEPIA, 70)
"""What a roll lies in, as long as the longest of them."""
_NAME: Final = 25
_WHY: Final = 23
_TELLS: Final = 20
_NUMBER: Final = 38
"""Sizes of type, in units: of names, of reasons, of what the metals mean, and of sums."""


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
        self.leading = leaders(told)

    def sheet(self, layout: Layout) -> pygame.Rect:
        """Return where the sheet lies."""
        width = _UPRIGHT_WIDTH if layout.upright else _WIDTH
        sheet = layout.centred(width, _HEAD + self._row(layout) * len(self.told) + _LEGEND + _FOOT)
        return sheet.move(0, layout.px(sheets.RISE) // 2)

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
        sheets.lay_title(surface, page, sheet, words("table.standing.title"))
        inner = sheet.inflate(-2 * px(_MARGIN), 0)
        note = pygame.Rect(inner.left, sheet.top + px(56), inner.width, px(40))
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
        return min(wished, (layout.height - sheets.RISE - _HEAD - _LEGEND - _FOOT) / len(self.told))

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, seat: int) -> None:
        page, px, told, look = self.page, self.page.layout.px, self.told[seat], self._looks[seat]
        pygame.draw.line(surface, SHADE, row.topleft, row.topright, max(1, px(1.5)))
        if seat == self._viewer:
            surface.blit(winners_band(page.pictures, (row.width, row.height - px(4))), row.move(0, px(2)))
        edge = pygame.Rect(row.left, row.top + px(10), max(4, px(_EDGE)), row.height - px(20))
        shapes.lay(surface, shapes.plate(edge.size, px(3), (*PAINT[look.colour], 255), (*INK, 190), 1), edge.topleft)
        face = pygame.Rect(edge.right + px(6), edge.top, px(84), edge.height)
        hang(surface, page.pictures, look, face)
        number = pygame.Rect(row.right - px(_SUM), row.top, px(_SUM), row.height)
        self._draw_sum(surface, number, seat)
        left = row.left + px(_FACE)
        room = pygame.Rect(left, row.top + px(8), number.left - left, row.height - px(14))
        head = pygame.Rect(room.topleft, (room.width, page.painter.line(Face.STRONG, _NAME)))
        name = page.painter.draw(surface, look.name, head, Face.STRONG, _NAME, INK)
        if seat in self.leading:
            beside = pygame.Rect(name.right + px(14), head.top, head.right - name.right - px(14), head.height)
            page.painter.draw(surface, words("table.standing.leads"), beside, Face.ITALIC, _WHY, VERMILION)
        bar = pygame.Rect(room.left, head.bottom, room.width, px(_BAR))
        self._draw_bar(surface, bar, told)
        why = pygame.Rect(room.left, bar.bottom + px(4), room.width, room.bottom - bar.bottom - px(4))
        reasons = words("table.standing.join").join(part.words for part in told.parts)
        page.painter.draw_wrapped(surface, reasons, why, Face.TEXT, _WHY, SEPIA)

    def _draw_sum(self, surface: pygame.Surface, place: pygame.Rect, seat: int) -> None:
        """Strike the sum on a coin, with laurel around that of who leads, or, if it is too long, on a gilt plaque."""
        page, px, told = self.page, self.page.layout.px, self.told[seat]
        text, room = _sum(told), min(place.height - px(8), px(_LAUREL))
        across = min(px(_COIN), place.height - px(16))
        if seat in self.leading:
            laurel = page.pictures.get("laurel", (room, room))
            surface.blit(laurel, laurel.get_rect(center=place.center))
            across = min(across, room * 2 // 3)
        field = pygame.Rect(0, 0, across, across)
        if page.painter.fits(text, Face.BOLD, _NUMBER, across * 4 // 5):
            coin = page.pictures.get("florin_blank" if told.known else "florin_pale", field.size)
        else:
            wide, _ = page.painter.measure(text, Face.BOLD, _NUMBER)
            field.size = min(place.width, wide + px(40)), min(across, px(_PLAQUE))
            coin = skins.plate(page.pictures, field.size, page.layout.k, _GILT)
        field.center = place.center
        surface.blit(coin, field)
        page.painter.draw(surface, text, field.inflate(-field.width // 6, 0), Face.BOLD, _NUMBER, ENGRAVED, "centre")

    def _draw_bar(self, surface: pygame.Surface, bar: pygame.Rect, told: SeatForecast) -> None:
        """Lay the parts one after the other as a roll of coins; what is not certain is outlined after them."""
        reach, most = slant(bar.height), max(each.most for each in self.told)
        unit = unit_of(bar, most)
        groove = bar.inflate(0, -bar.height // 4)
        sunk = shapes.plate(groove.size, groove.height // 2, _GROOVE, _GROOVE_EDGE, self._line)
        shapes.lay(surface, sunk, groove.topleft)
        counts, pieces = self._pieces(told, unit)
        until = round(unit * max(0, told.most))
        if until:
            surface.blit(roll(bar.height, pieces, until, self._line), bar)
        for count, piece in zip(counts, pieces, strict=True):
            place = pygame.Rect(bar.left + reach + piece.begins, bar.top, piece.ends - piece.begins, bar.height)
            self._draw_count(surface, place, count)

    @staticmethod
    def _pieces(told: SeatForecast, unit: float) -> tuple[list[str], tuple[Piece, ...]]:
        """Return what is certain, in figures and as pieces; what will be lost is taken off the end."""
        counts, pieces, begins = list[str](), list[Piece](), 0
        for part in told.parts:
            ends = min(begins + max(0, part.least), max(0, told.least))
            if ends > begins:
                pieces.append(Piece(part.share, round(begins * unit), round(ends * unit), unit))
                counts.append(str(part.least) if ends - begins == part.least else "")
                begins = ends
        return counts, tuple(pieces)

    def _draw_count(self, surface: pygame.Surface, place: pygame.Rect, number: str) -> None:
        """Write how much a piece is of on a small plate in its middle, if there is room."""
        painter, px = self.page.painter, self.page.layout.px
        wide, _ = painter.measure(number, Face.BOLD, _WHY)
        plate = pygame.Rect(0, 0, wide + px(18), painter.line(Face.BOLD, _WHY) - px(3))
        if not number or plate.width + px(10) > place.width:
            return
        plate.center = place.center
        ground = shapes.plate(plate.size, plate.height // 2, (*IVORY, 255), (*INK, 255), max(1.0, px(1.4)))
        shapes.lay(surface, ground, plate.topleft)
        painter.draw(surface, number, plate, Face.BOLD, _WHY, INK, "centre")

    @property
    def _line(self) -> float:
        return max(1.0, 1.8 * self.page.layout.k)

    def _draw_legend(self, surface: pygame.Surface, line: pygame.Rect) -> None:
        """Say what the metals mean, side by side in the middle, or over the whole line where it is short."""
        painter, px = self.page.painter, self.page.layout.px
        side, gap = px(22), px(34)
        shown = {part.share for told in self.told for part in told.parts}
        entries: list[tuple[Share | None, str]] = [
            (share, words(f"{self._text}.{share.value}")) for share in Share if share in shown
        ]
        if any(part.least < part.most for told in self.told for part in told.parts):
            entries.append((None, words("table.standing.perhaps")))
        samples = [sample(share, side, self._line) for share, _ in entries]
        wide = [
            each.get_width() + px(8) + painter.measure(text, Face.TEXT, _TELLS)[0]
            for each, (_, text) in zip(samples, entries, strict=True)
        ]
        whole = sum(wide) + gap * (len(wide) - 1)
        if whole > line.width:
            wide, gap = [line.width // len(wide)] * len(wide), 0
            whole = line.width
        left = line.centerx - whole // 2
        for each, (_, text), room in zip(samples, entries, wide, strict=True):
            surface.blit(each, each.get_rect(midleft=(left, line.centery)))
            place = pygame.Rect(left + each.get_width() + px(8), line.top, 0, line.height)
            place.width = left + room - place.left + (gap and px(4))
            painter.draw(surface, text, place, Face.TEXT, _TELLS, SEPIA)
            left += room + gap


def leaders(told: Sequence[SeatForecast]) -> frozenset[int]:
    """Return who has most of what is certain, if all may know it, and not all have as much."""
    if not all(each.known for each in told):
        return frozenset()
    most = max(each.least for each in told)
    found = frozenset(seat for seat, each in enumerate(told) if each.least == most)
    return found if len(found) < len(told) else frozenset()


def _sum(told: SeatForecast) -> str:
    """Return a sum in figures: a span where it is not certain, nothing where it is not known."""
    if not told.known:
        return words("table.standing.unknown")
    if told.least == told.most:
        return _figure(told.most)
    return words("table.standing.span", least=_figure(told.least), most=_figure(told.most))


def _figure(count: int) -> str:
    return str(count).replace("-", "\N{MINUS SIGN}")
