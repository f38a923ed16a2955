"""The capitals of a finished game by kind, round by round and seat by seat, and who paid whom."""

from collections.abc import Sequence
from typing import Final

import pygame

from leonardo.app.citta.results.accounts import Ledger
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import PlayerStyle, shield
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, SEPIA, SHADE
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets.basic import Button, Stepper, Widget
from leonardo.app.scenes.menu import MARGIN, SheetScene
from leonardo.app.table.results.stacked import StackedKind, draw_kinds, draw_stacked

_TOP: Final = 132
_FOOT: Final = 150  # units from the head of the sheet, and from its lower edge
_SHARE: Final = 0.58  # how much of the width the chart takes
_SCALE: Final = 84  # units at the left of the chart for the numbers of its scale
_COLOURS: Final = {
    "florins": (226, 182, 80),
    "palaces": (206, 118, 86),
    "works": (116, 152, 128),
    "offices": (158, 130, 188),
}


class CapitalScene(SheetScene):
    """A stacked chart of one seat's capital, chosen by arrows, and a table of all payments beside it."""

    first_focus = "seat"
    upright = True

    def __init__(self, kit: Kit, looks: Sequence[PlayerStyle], ledger: Ledger, seat: int) -> None:
        super().__init__(kit)
        self.looks = tuple(looks)
        self.ledger = ledger
        self.seat = seat

    def heading(self) -> str:
        return tr("citta.results.more")

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        chart, px = self._chart(layout), layout.px
        place = pygame.Rect(chart.left, chart.top, min(chart.width, px(620)), px(62))
        names = [look.name for look in self.looks]
        back = self.at_foot(layout, 0 if layout.upright else -300, 300)
        return [
            Stepper("seat", place, names, self.seat, self._look_at),
            Button("back", back, tr("message.back"), self.back, strong=True),
        ]

    def _look_at(self, seat: int) -> None:
        self.seat = seat
        self.redraw()

    def backdrop(self, surface: pygame.Surface) -> None:
        super().backdrop(surface)
        page = self.page
        px, chart = page.layout.px, self._chart(page.layout)
        kinds = [StackedKind(tr(f"citta.results.{kind}"), colour) for kind, colour in _COLOURS.items()]
        plot = pygame.Rect(
            chart.left + px(_SCALE), chart.top + px(92), chart.width - px(_SCALE), chart.height - px(92 + 96)
        )
        draw_stacked(page, surface, plot, kinds, self.bars(self.seat))
        line = pygame.Rect(chart.left, plot.bottom + px(44), chart.width, px(44))
        draw_kinds(page, surface, line, kinds)
        self._draw_whole(surface, line.move(0, line.height))
        self._draw_payments(surface, self._table(page.layout))

    def _draw_whole(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        capital = self.ledger.capitals[self.seat]
        if capital is not None and len(capital.members) > 1:
            told = tr("citta.results.whole_guild", count=len(capital.members))
            self.page.painter.draw(surface, told, place, Face.ITALIC, 22, SEPIA)

    def bars(self, seat: int) -> list[tuple[int, ...]]:
        """Return what a seat's party had after each round, by kind; nothing once it was out."""
        found = []
        for capitals in self.ledger.rounds:
            capital = capitals[seat]
            found.append(tuple(getattr(capital, kind) if capital is not None else 0 for kind in _COLOURS))
        return found

    def _body(self, layout: Layout) -> pygame.Rect:
        sheet, px = self.sheet(layout), layout.px
        wide = sheet.width - px(2 * MARGIN)
        return pygame.Rect(sheet.left + px(MARGIN), sheet.top + px(_TOP), wide, sheet.height - px(_TOP + _FOOT))

    def _chart(self, layout: Layout) -> pygame.Rect:
        body = self._body(layout)
        if layout.upright:
            return pygame.Rect(body.left, body.top, body.width, body.height // 2)
        return pygame.Rect(body.left, body.top, round(body.width * _SHARE), body.height)

    def _table(self, layout: Layout) -> pygame.Rect:
        body, chart, gap = self._body(layout), self._chart(layout), layout.px(60)
        if layout.upright:
            return pygame.Rect(body.left, chart.bottom + gap, body.width, body.bottom - chart.bottom - gap)
        return pygame.Rect(chart.right + gap, body.top, body.right - chart.right - gap, body.height)

    def _draw_payments(self, surface: pygame.Surface, area: pygame.Rect) -> None:
        page, px, count = self.page, self.page.layout.px, len(self.looks)
        title = pygame.Rect(area.left, area.top, area.width, px(50))
        page.painter.draw(surface, tr("citta.results.payments"), title, Face.TITLE_STRONG, 28, INK)
        told = tr("citta.results.payments_note")
        high = page.painter.height_of(told, Face.ITALIC, 22, area.width)
        note = pygame.Rect(area.left, title.bottom, area.width, high)
        page.painter.draw_wrapped(surface, told, note, Face.ITALIC, 22, SEPIA)
        grid = pygame.Rect(area.left, note.bottom + px(10), area.width, area.bottom - note.bottom - px(10))
        wide, high = grid.width // (count + 1), min(px(84), grid.height // (count + 1))
        side = min(px(46), high - px(8))
        for number, look in enumerate(self.looks):
            sign = shield(page.pictures, look.colour, side)
            middle = grid.left + round((number + 1.5) * wide), grid.top + high // 2
            surface.blit(sign, sign.get_rect(center=middle))
            row = grid.left + wide // 2, grid.top + round((number + 1.5) * high)
            surface.blit(sign, sign.get_rect(center=row))
            level = grid.top + (number + 1) * high
            pygame.draw.line(surface, SHADE, (grid.left, level), (grid.right, level), max(1, px(1.5)))
        for payer in range(count):
            for receiver in range(count):
                paid = self.ledger.payments.get((payer, receiver), 0)
                text = str(paid) if paid else "\N{EN DASH}" if payer != receiver else ""
                at = grid.left + round((receiver + 1.5) * wide), grid.top + round((payer + 1.5) * high)
                page.painter.draw(surface, text, at, Face.BOLD if paid else Face.TEXT, 26, INK, "centre")
