"""The sheet that answers "Where do I stand?": a bar for each seat, what it is made of and why, and what to expect.

What everybody has is there at once; how likely they win, and with how much, comes from the estimate that hints have.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.ai.estimate import Estimate
from leonardo.app.kit import shapes
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.layout import Layout
from leonardo.app.kit.seats import PAINT, PlayerStyle, hang
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY, SEPIA, SHADE, VERMILION
from leonardo.app.kit.translations import tr
from leonardo.app.kit.widgets import skins
from leonardo.app.kit.widgets.basic import Button, Toggle, Widget
from leonardo.app.kit.widgets.skins import Skin
from leonardo.app.scenes.menu import OverlayScene
from leonardo.app.table.looks.colours import ENGRAVED
from leonardo.app.table.players import looks
from leonardo.app.table.results.rows import winners_band
from leonardo.app.table.standing.forecast import Forecasting, SeatForecast, Share
from leonardo.app.table.standing.rolls import Piece, roll, sample, slant, unit_of
from leonardo.app.table.words import last_acts
from leonardo.play.session import Session
from leonardo.saves.schema import Person

if TYPE_CHECKING:
    from leonardo.app.table.kinds import View

_WIDTH: Final = 1160
_UPRIGHT_WIDTH: Final = 980
_HEAD: Final = 104
_FOOT: Final = 122
_ROW: Final = 142
_LEGEND: Final = 44
"""Units across the sheet, above the rows, below them, of a row, and of the line that says what is what."""
_WIDER: Final = 80
"""Units by which the sheet is wider, again and again, until all rows have room; as much is left free beside it."""
_MARGIN: Final = 60
_EDGE: Final = 8
_FACE: Final = 118
_SUM: Final = 150
_BAR: Final = 43
"""Units at the edges, of the seat's colour before a row, of that with a portrait, of a sum, and of a bar."""
_LEAST_BAR: Final = 22  # units of a bar, at least, where many seats leave little room
_ABOVE: Final = 8
_BELOW: Final = 6
_GAP: Final = 4  # units free at the top of a row, at its bottom, and between the bar and the reasons
_COIN: Final = 84
_LAUREL: Final = 136
_PLAQUE: Final = 62
"""Units across a coin with a sum, across the laurel around that of who leads, and of the height of a gilt plaque."""
_FIELD: Final = 0.6  # how much of a coin's width is free within its rim
_EXPECTED: Final = 236
_BEFORE_EXPECTED: Final = 10  # units across what is expected of a seat, before its sum, and of what is free before that
_ESTIMATING: Final = 30  # milliseconds between two looks whether the estimate has come
_GILT: Final = Skin((255, 232, 150), (202, 152, 60), line=(255, 244, 196), radius=31)
_GROOVE: Final = (214, 184, 132, 90)
_GROOVE_EDGE: Final = (*SEPIA, 70)  # what a roll lies in, as long as the longest of them
_NAME: Final = 25
_WHY: Final = 23
_TELLS: Final = 20
_NUMBER: Final = 38  # sizes of type, in units: of names, of reasons, of what the metals mean, and of sums
_OF_LINE: Final = 0.72  # the share of a line of text that its figures take
_EXPECTATIONS: Final = ((Face.BOLD, 30), (Face.ITALIC, _TELLS), (Face.BOLD, _WHY), (Face.ITALIC, _TELLS))
"""The lines that tell what is expected: a chance, what it is, an amount, and what that is."""


class StandingScene(OverlayScene):
    """How all seats stand, as those at the screen may know it; the one who looks is marked, and who leads clearly."""

    upright = True

    def __init__(self, kit: Kit, session: Session, view: "View", forecasting: Forecasting) -> None:
        super().__init__(kit)
        self._session = session
        self._forecasting = forecasting
        self.view = view
        self._looks: tuple[PlayerStyle, ...] = looks(session)
        self.told = tuple(forecasting.tell(view, session))
        self._goal = forecasting.goal(view)
        self.estimate: Estimate | None = None

    @property
    def leading(self) -> tuple[int, ...]:
        """Who is likeliest to win, if somebody is beyond doubt; several where they win together."""
        return self.estimate.leading if self.estimate is not None else ()

    @property
    def most(self) -> int:
        """What a bar as long as can be stands for: the goal of the game, or what somebody can have beyond that."""
        return max(self._goal, *(each.most for each in self.told))

    def enter(self) -> None:
        if self.estimate is None and self._session.hint_service.estimates:
            self._session.ask_estimate(self.view)

    def update(self, milliseconds: float) -> None:
        super().update(milliseconds)
        service = self._session.hint_service
        waited = service.estimating
        self.estimate = service.poll_estimate() or self.estimate
        if waited and not service.estimating:
            self.redraw()

    def rest(self) -> int:
        """Return for how many milliseconds nothing will change by itself; the estimate may come at any time."""
        return _ESTIMATING if self._session.hint_service.estimating else super().rest()

    def sheet(self, layout: Layout) -> pygame.Rect:
        width, row = self._shape(layout)
        sheet = layout.centred(width, _HEAD + row * len(self.told) + _LEGEND + _FOOT)
        return sheet.move(0, layout.px(skins.RISE) // 2)

    def widgets(self, layout: Layout) -> Sequence[Widget]:
        sheet, px = self.sheet(layout), layout.px
        place = pygame.Rect(0, sheet.bottom - px(96), px(360), px(66))
        place.centerx = sheet.centerx
        back = Button("back", place, tr("table.standing.back"), self.back, strong=True)
        persons = sum(isinstance(each, Person) for each in self._session.seats)
        if not self._session.hint_service.estimates or persons != 1:
            return [back]
        left = sheet.left + px(_MARGIN)
        keep = pygame.Rect(left, place.top, place.left - px(_GAP) - left, place.height)
        hint, on = tr("settings.hints.forecast"), self.kit.settings.forecast
        return [back, Toggle("forecast", keep, tr("settings.forecast"), on, self._keep_in_sight, hint=hint)]

    def _keep_in_sight(self, on: bool) -> None:
        """Tell what is expected below the prompt, too, or no longer."""
        self.kit.settings.forecast = on
        self.kit.store_settings()

    @property
    def hides(self) -> Sequence[pygame.Rect]:
        page = self.page
        return *super().hides, skins.title_place(page, self.sheet(page.layout), tr("table.standing.title"))

    def backdrop(self, surface: pygame.Surface) -> None:
        """Draw the sheet with its heading, a row for each seat, and what the parts of the bars mean."""
        super().backdrop(surface)
        page, layout = self.page, self.page.layout
        sheet, px = self.sheet(layout), layout.px
        skins.lay_title(surface, page, sheet, tr("table.standing.title"))
        inner = sheet.inflate(-2 * px(_MARGIN), 0)
        note = pygame.Rect(inner.left, sheet.top + px(56), inner.width, px(40))
        page.painter.draw(surface, self._note(), note, Face.ITALIC, 24, SEPIA, "centre")
        high = px(self._shape(layout)[1])
        for seat in range(len(self.told)):
            row = pygame.Rect(inner.left, sheet.top + px(_HEAD) + seat * high, inner.width, high)
            self._draw_row(surface, row, seat)
        self._draw_legend(
            surface, pygame.Rect(inner.left, sheet.bottom - px(_FOOT + _LEGEND), inner.width, px(_LEGEND))
        )

    def _note(self) -> str:
        """Return what is said below the heading: the end, how chances add up, that nobody leads, or what is shown."""
        service = self._session.hint_service
        if self._session.over:
            return tr("table.standing.over")
        if service.estimating:
            return tr("table.standing.estimating")
        if self.estimate is None and service.estimates:
            return tr("table.standing.not_estimated")
        if self.estimate is None:
            return tr(f"{self._forecasting.text}.note")
        if any(map(self.estimate.beside, range(len(self.told)))):
            return tr("table.standing.together")
        return tr(f"{self._forecasting.text}.note" if self.leading else "table.standing.nobody")

    def _draw_expected(self, surface: pygame.Surface, place: pygame.Rect, seat: int) -> None:
        """Write how likely a seat wins, and with how much where all may know it; nothing before that is estimated."""
        if self.estimate is None:
            return
        painter, expected = self.page.painter, self.estimate.seats[seat]
        together = "chance_together" if self.estimate.beside(seat) else "chance"
        chance = last_acts.chance(expected.chance, [each.chance for each in self.estimate.seats])
        texts = [chance, tr(f"table.standing.{together}")]
        if self.told[seat].known and expected.score.telling:
            texts += [last_acts.score(expected.score, self._forecasting.amount), tr("table.standing.at_the_end")]
        lines = list(zip(texts, _EXPECTATIONS, strict=False))
        needed = sum(painter.line(face, size) for _, (face, size) in lines)
        share = min(1.0, place.height / needed)
        top = place.centery - round(needed * share) // 2
        for text, (face, size) in lines:
            line = pygame.Rect(place.left, top, place.width, round(painter.line(face, size) * share))
            painter.draw(surface, text, line, face, size * share, INK if face is Face.BOLD else SEPIA, "centre")
            top = line.bottom

    def _shape(self, layout: Layout) -> tuple[float, float]:
        """Return the units across the sheet and of a row: wide enough that all rows have room, or as wide as can be."""
        most = (layout.height - skins.RISE - _HEAD - _LEGEND - _FOOT) / len(self.told)
        width: float = _UPRIGHT_WIDTH if layout.upright else _WIDTH
        widest = max(width, layout.width - _WIDER)
        while (needed := self._needed(layout, width)) > most and width < widest:
            width = min(widest, width + _WIDER)
        return width, min(max(_ROW, needed), most)

    def _needed(self, layout: Layout, width: float) -> float:
        painter = self.page.painter
        room = layout.px(width - 2 * _MARGIN - _FACE - _EXPECTED - _SUM - _BEFORE_EXPECTED)
        why = max(painter.height_of(_reasons(told), Face.TEXT, _WHY, room) for told in self.told)
        told = painter.line(Face.STRONG, _NAME) + layout.px(_BAR + _GAP) + why
        expected = 0
        if self._session.hint_service.estimates or self.estimate is not None:
            lines = _EXPECTATIONS if any(each.known for each in self.told) else _EXPECTATIONS[:2]
            expected = sum(painter.line(face, size) for face, size in lines)
        return (max(told, expected) + layout.px(_ABOVE) + layout.px(_BELOW) + 2) / layout.k

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, seat: int) -> None:
        page, px, told, look = self.page, self.page.layout.px, self.told[seat], self._looks[seat]
        pygame.draw.line(surface, SHADE, row.topleft, row.topright, max(1, px(1.5)))
        if seat == self.view.viewer:
            surface.blit(winners_band(page.pictures, (row.width, row.height - px(4))), row.move(0, px(2)))
        edge = pygame.Rect(row.left, row.top + px(10), max(4, px(_EDGE)), row.height - px(20))
        shapes.lay(surface, shapes.plate(edge.size, px(3), (*PAINT[look.colour], 255), (*INK, 190), 1), edge.topleft)
        face = pygame.Rect(edge.right + px(6), edge.top, px(84), edge.height)
        hang(surface, page.pictures, look, face)
        number = pygame.Rect(row.right - px(_SUM), row.top, px(_SUM), row.height)
        self.draw_sum(surface, number, seat)
        expected = pygame.Rect(number.left - px(_EXPECTED), row.top + px(6), px(_EXPECTED), row.height - px(12))
        self._draw_expected(surface, expected, seat)
        left = row.left + px(_FACE)
        room = pygame.Rect(left, row.top + px(_ABOVE), expected.left - px(_BEFORE_EXPECTED) - left, row.height)
        room.height -= px(_ABOVE) + px(_BELOW)
        head = pygame.Rect(room.topleft, (room.width, page.painter.line(Face.STRONG, _NAME)))
        name = page.painter.draw(surface, look.name, head, Face.STRONG, _NAME, INK)
        if seat in self.leading:
            beside = pygame.Rect(name.right + px(14), head.top, head.right - name.right - px(14), head.height)
            page.painter.draw(surface, tr("table.standing.leads"), beside, Face.ITALIC, _WHY, VERMILION)
        reasons = _reasons(told)
        left_over = room.bottom - head.bottom - px(_GAP) - page.painter.height_of(reasons, Face.TEXT, _WHY, room.width)
        bar = pygame.Rect(room.left, head.bottom, room.width, max(px(_LEAST_BAR), min(px(_BAR), left_over)))
        self._draw_bar(surface, bar, told)
        why = pygame.Rect(room.left, bar.bottom + px(_GAP), room.width, room.bottom - bar.bottom - px(_GAP))
        page.painter.draw_wrapped(surface, reasons, why, Face.TEXT, _WHY, SEPIA)

    def draw_sum(self, surface: pygame.Surface, place: pygame.Rect, seat: int) -> None:
        """Strike the sum on a coin, with laurel around that of who leads, or, if it is too long, on a gilt plaque."""
        page, px, told = self.page, self.page.layout.px, self.told[seat]
        text, room = written_sum(told), min(place.height - px(8), px(_LAUREL))
        across = min(px(_COIN), place.height - px(16))
        if seat in self.leading:
            laurel = page.pictures.get("laurel", (room, room))
            surface.blit(laurel, laurel.get_rect(center=place.center))
            across = min(across, room * 2 // 3)
        field = pygame.Rect(0, 0, across, across)
        if page.painter.fits(text, Face.BOLD, _NUMBER, round(across * _FIELD)):
            coin = page.pictures.get("florin_blank" if told.known else "florin_pale", field.size)
        else:
            wide, _ = page.painter.measure(text, Face.BOLD, _NUMBER)
            field.size = min(place.width, wide + px(40)), min(across, px(_PLAQUE))
            coin = skins.plate(page.pictures, field.size, page.layout.k, _GILT)
        field.center = place.center
        surface.blit(coin, field)
        inner = field.inflate(round(-field.width * (1 - _FIELD)), 0) if field.width == field.height else field
        page.painter.draw(surface, text, inner, Face.BOLD, _NUMBER, ENGRAVED, "centre")

    def _draw_bar(self, surface: pygame.Surface, bar: pygame.Rect, told: SeatForecast) -> None:
        """Lay the parts one after the other as a roll of coins; what is not certain is outlined after them."""
        reach, unit = slant(bar.height), unit_of(bar, self.most)
        groove = bar.inflate(0, -bar.height // 4)
        sunk = shapes.plate(groove.size, groove.height // 2, _GROOVE, _GROOVE_EDGE, self._line)
        shapes.lay(surface, sunk, groove.topleft)
        counts, pieces = self._pieces(told, unit)
        until = round(unit * max(0, told.most))
        if self._goal:
            bare = groove.move(2 * reach + until, 0)
            bare.width = round(unit * self._goal) - until - reach
            self._draw_goal(surface, bare)
        if until:
            surface.blit(roll(bar.height, pieces, until, self._line), bar)
        for count, piece in zip(counts, pieces, strict=True):
            place = pygame.Rect(bar.left + reach + piece.begins, bar.top, piece.ends - piece.begins, bar.height)
            self._draw_count(surface, place, count)

    def _draw_goal(self, surface: pygame.Surface, bare: pygame.Rect) -> None:
        """Mark where the game ends, and write how much that is before it where the groove is `bare` enough."""
        painter, px, text = self.page.painter, self.page.layout.px, str(self._goal)
        if bare.width <= 0:
            return
        surface.fill(VERMILION, pygame.Rect(bare.right - px(2), bare.top, max(2, px(3)), bare.height))
        told = bare.inflate(-2 * px(6), 0)
        wide, high = painter.measure(text, Face.BOLD, _TELLS)
        if wide <= told.width and high * _OF_LINE <= told.height:
            painter.draw(surface, text, told, Face.BOLD, _TELLS, VERMILION, "right")

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
            (share, tr(f"{self._forecasting.text}.{share.value}")) for share in Share if share in shown
        ]
        if any(part.least < part.most for told in self.told for part in told.parts):
            entries.append((None, tr("table.standing.perhaps")))
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


def _reasons(told: SeatForecast) -> str:
    return tr("table.standing.join").join(part.words for part in told.parts)


def written_sum(told: SeatForecast) -> str:
    """Return a sum in figures: a span where it is not certain, nothing where it is not known."""
    if not told.known:
        return tr("table.standing.unknown")
    return last_acts.span((told.least, told.most))
