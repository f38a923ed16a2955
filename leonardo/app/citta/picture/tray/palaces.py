"""The cards of one's palaces and bridges, by quarters: what each brings, its works, and what one more would do.

While something must be sold they show instead what the bank gives for each.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.picture import figures
from leonardo.app.citta.picture.rivals import draw_holding
from leonardo.app.citta.spots import PalaceSpot
from leonardo.app.citta.standing import due, holdings, one_more, sells_for, shown_party
from leonardo.app.citta.words.phrases import square_names
from leonardo.app.kit import shapes
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, IVORY
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.brush import Brush, Style
from leonardo.app.table.looks.colours import BROWN, LEAF, WARM
from leonardo.app.table.panels.panel import Part, Placed, always
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.citta.board import IS_PALACE, SQUARES
from leonardo.engine.citta.constants import WORKS_A_PALACE
from leonardo.engine.citta.questions import OptionQuestion
from leonardo.engine.citta.state import properties
from leonardo.engine.citta.view import View

_NAME: Final = Style(Face.TITLE_BOLD, 15.5, (Face.BOLD, Face.STRONG, Face.TEXT))
_RENT: Final = Style(Face.BOLD, 26)
_LITTLE_RENT: Final = Style(Face.BOLD, 17)
_LITTLE_NAME: Final = Style(Face.STRONG, 16, (Face.TEXT,))
_ASIDE: Final = Style(Face.ITALIC, 16)
_GROUNDS: Final = {
    "torre": (150, 62, 42),
    "elmo": (58, 88, 132),
    "seta": (74, 108, 48),
    "liuto": (150, 104, 24),
    "chiavi": (104, 66, 134),
    "sfera": (30, 104, 100),
}
"""The grounds on which the names stand, by quarter."""
_OF_BRIDGES: Final = (84, 92, 98)
_BROADEST: Final = 176
"""Units that a card is broad, at most."""
_BAND: Final = 0.36
"""The share of a card that the ground of its name takes, at most."""
_TALL: Final = 120
"""Pixels from which on a card shows its works as pictures."""


class Palaces:
    """The second field of the tray."""

    def __init__(self, brush: Brush, rect: Rect) -> None:
        self.brush, self.rect = brush, rect

    def _squares(self, view: View) -> list[int]:
        """What lies here: what one owns, by quarters, and what is offered, dashed among them."""
        seat = shown_party(view)
        squares = set(properties(view.owners, seat))
        if self._offered(view) is not None:
            squares.add(self._offered(view) or 0)
        return sorted(squares, key=lambda square: (not IS_PALACE[square], square))

    def _offered(self, view: View) -> int | None:
        question = view.question
        return question.square if isinstance(question, OptionQuestion) and view.options else None

    def content(self, view: View, marks: Marks) -> Hashable:  # noqa: ARG002
        """Return all that it shows."""
        squares = self._squares(view)
        sums = {square: (due(view, square), sells_for(view, square)) for square in squares}
        told = tuple((square, sums[square], view.works[square], view.owners[square]) for square in squares)
        seat = shown_party(view)
        return seat, view.parties[seat] is None, told, self._offered(view)

    @property
    def parts(self) -> Sequence[Part]:
        """All of it as one."""
        return (Part(always(self.rect), self.content, self.draw),)

    def placed(self, view: View, marks: Marks) -> Hashable:  # noqa: ARG002
        """Return all that its spots depend on."""
        return shown_party(view), tuple(self._squares(view))

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:  # noqa: ARG002
        """Yield the cards."""
        for square, place in self._places(view):
            yield PalaceSpot(square), place

    def _head(self) -> int:
        return max(24, self.brush.px(40)) if self.rect.height >= _TALL else 0

    def _places(self, view: View) -> list[tuple[int, Rect]]:
        """Return where the cards lie: in a row, or in two where they are many."""
        brush, squares = self.brush, self._squares(view)
        pad = max(4, brush.px(8))
        room = Rect(self.rect.left + pad, self.rect.top + self._head() + pad // 2, self.rect.width - 2 * pad, 0)
        room.height = self.rect.bottom - pad - room.top
        if not squares:
            return []
        least = max(84, brush.px(118))
        in_row = max(1, room.width // least)
        rows = -(-len(squares) // in_row)
        columns = -(-len(squares) // rows)
        wide = min(brush.px(_BROADEST), (room.width - pad * (columns - 1)) // columns)
        high = (room.height - pad // 2 * (rows - 1)) // rows
        return [
            (
                square,
                Rect(
                    room.left + (number % columns) * (wide + pad),
                    room.top + (number // columns) * (high + pad // 2),
                    wide,
                    high,
                ),
            )
            for number, square in enumerate(squares)
        ]

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:  # noqa: ARG002
        """Draw the signs of all quarters, and the cards."""
        brush, seat = self.brush, shown_party(view)
        if self._head():
            self._quarters(surface, view, seat)
        places = self._places(view)
        if not places:
            middle = self.rect.centerx, self.rect.centery + self._head() // 2
            told = tr("citta.picture.looks_on" if view.parties[seat] is None else "citta.picture.no_palaces")
            brush.write(surface, told, middle, _ASIDE, WARM, align="centre", room=self.rect.width)
        for square, place in places:
            if square == self._offered(view):
                self._offer(surface, view, square, place)
            else:
                self._card(surface, view, square, place)

    def _quarters(self, surface: Surface, view: View, seat: int) -> None:
        brush = self.brush
        side = round(self._head() * 0.62)
        left = self.rect.left + brush.px(16)
        for holding in holdings(view, seat):
            at = left + side // 2, self.rect.top + side // 2 + brush.px(5)
            draw_holding(brush, surface, seat, holding.quarter, (holding.own, holding.all), at, side)
            left += round(side * 2.1)

    def _offer(self, surface: Surface, view: View, square: int, place: Rect) -> None:
        """A dashed place for what could be bought."""
        brush = self.brush
        shapes.lay(surface, shapes.plate(place.size, brush.px(6), (255, 226, 150, 70)), place.topleft)
        shapes.lay(surface, shapes.dashes(place.size, brush.px(6), (*GOLD, 255), max(1.6, brush.px(2))), place.topleft)
        self._title(surface, view, square, place, WARM)
        high = round(place.height * 0.5)
        name = f"palace_{square:02}" if IS_PALACE[square] else "citta_bridge"
        brush.stamp(surface, name, (place.centerx, place.top + round(place.height * 0.5)), high)
        at = place.centerx, place.bottom - brush.line(_ASIDE) // 2 - 2
        brush.write(surface, tr("citta.picture.offered"), at, _ASIDE, WARM, align="centre", room=place.width - 4)

    def _title(self, surface: Surface, view: View, square: int, place: Rect, colour: tuple[int, int, int]) -> None:
        """Write its name, in one lettering with the names of all that lie here."""
        brush = self.brush
        room = place.width - brush.px(10)
        names = {each: brush.first_fitting(square_names(each), _NAME, room) for each in self._squares(view)}
        style = brush.alike([(name, room) for name in names.values()], _NAME)
        at = place.centerx, place.top + round(self._band(place) * 0.5)
        brush.write(surface, names[square], at, style, colour, align="centre", room=room)

    def _band(self, place: Rect) -> int:
        return min(round(place.height * _BAND), self.brush.line(_NAME) + self.brush.px(6))

    def _low(self, place: Rect) -> bool:
        """Whether a card, one of many, has no height for a name over what it brings."""
        return round(place.height * _BAND) < self.brush.type(_NAME)

    def _flat(self, surface: Surface, view: View, square: int, place: Rect) -> None:
        """Draw a low card: its name, and beside it what it brings, where both have room."""
        brush, pad = self.brush, max(2, self.brush.px(4))
        radius = max(3, brush.px(6))
        shapes.lay(surface, shapes.plate(place.size, radius, (250, 240, 214, 255), (*INK, 255), 1.0), place.topleft)
        names, end = square_names(square), (place.right - 2 - pad, place.centery)
        band = place.inflate(-4, -4)
        beside = band.width - self._sum_width(view, square, _LITTLE_RENT) - 2 * pad
        if any(brush.fits(name, _LITTLE_NAME, beside - 2 * pad) for name in names):
            self._sum(surface, view, square, end, _LITTLE_RENT)
            band.width = beside
        shapes.lay(surface, shapes.plate(band.size, radius - 1, (*_ground(square), 255)), band.topleft)
        room = band.width - 2 * pad
        name = next((name for name in names if brush.fits(name, _LITTLE_NAME, room)), names[-1])
        brush.write(surface, name, band.center, _LITTLE_NAME, IVORY, align="centre", room=room)

    def _card(self, surface: Surface, view: View, square: int, place: Rect) -> None:
        if self._low(place):
            self._flat(surface, view, square, place)
            return
        brush = self.brush
        radius, edge = max(3, brush.px(6)), max(1.0, 1.4 * brush.layout.k)
        shapes.lay(surface, shapes.plate(place.size, radius, (250, 240, 214, 255), (*INK, 255), edge), place.topleft)
        band = Rect(place.left + 2, place.top + 2, place.width - 4, self._band(place) - 2)
        shapes.lay(surface, shapes.plate(band.size, radius - 1, (*_ground(square), 255)), band.topleft)
        self._title(surface, view, square, place, IVORY)
        body = Rect(place.left, band.bottom, place.width, place.bottom - band.bottom)
        if not IS_PALACE[square]:
            self._bridge(surface, view, square, body)
        else:
            self._palace(surface, view, square, body)

    def _bridge(self, surface: Surface, view: View, square: int, body: Rect) -> None:
        brush = self.brush
        side = min(round(body.height * 0.62), body.width // 2)
        figures.sign(brush, surface, "bridge", (body.left + body.width // 4 + 2, body.centery), side)
        self._sum(surface, view, square, (body.right - brush.px(8), body.centery), _RENT)

    def _palace(self, surface: Surface, view: View, square: int, body: Rect) -> None:
        brush, works = self.brush, view.works[square]
        if body.height < brush.line(_RENT) * 2.2:
            high = min(body.height - 4, brush.px(26))
            room = Rect(body.left + brush.px(6), body.centery - high // 2, body.width // 2, high)
            figures.pips(brush, surface, len(works), room)
            self._sum(surface, view, square, (body.right - brush.px(8), body.centery), _RENT)
            return
        upper = Rect(body.left, body.top, body.width, round(body.height * 0.44))
        high = min(upper.height, round(body.width * 0.5 * 108 / 132))
        at = body.left + round(high * 0.66) + brush.px(2), upper.centery + 1
        brush.stamp(surface, f"palace_{square:02}", at, high)
        self._sum(surface, view, square, (body.right - brush.px(8), upper.centery), _RENT)
        more = self._more(view, square)
        foot = brush.line(_ASIDE) if body.height > 5 * brush.line(_ASIDE) else 0
        if foot and more and brush.fits(more, _ASIDE, body.width - 8):
            at = body.right - brush.px(6), body.bottom - foot // 2 - 1
            brush.write(surface, more, at, _ASIDE, BROWN, align="right", room=body.width - 8)
        room = Rect(body.left, upper.bottom, body.width, body.bottom - foot - upper.bottom - 2)
        self._works(surface, works, room)

    def _more(self, view: View, square: int) -> str:
        """Say what the bank gives for a palace, if one must sell, or what one more work would make of its rent."""
        sale = sells_for(view, square)
        if sale is not None:
            return tr("citta.picture.sells", count=sale)
        if len(view.works[square]) < WORKS_A_PALACE:
            return tr("citta.picture.one_more", count=one_more(view, square))
        return ""

    def _told(self, view: View, square: int) -> str:
        sale = sells_for(view, square)
        if sale is not None:
            return str(sale)
        return str(due(view, square)) if IS_PALACE[square] else tr("citta.picture.brings", count=due(view, square))

    def _coin(self, view: View, square: int, style: Style) -> int:
        """Return the pixels of the coin before what the bank gives for a card; rents have none."""
        return round(self.brush.type(style) * 0.9) if sells_for(view, square) is not None else 0

    def _sum_width(self, view: View, square: int, style: Style) -> int:
        return self.brush.width(self._told(view, square), style) + self._coin(view, square, style)

    def _sum(self, surface: Surface, view: View, square: int, end: Point, style: Style) -> None:
        """Write what a card brings, or what the bank gives for it; it ends at a point."""
        brush, coin = self.brush, self._coin(view, square, style)
        start = brush.write(surface, self._told(view, square), end, style, LEAF, align="right").left
        if coin:
            figures.coin(brush, surface, (start - coin // 2 - 2, end[1]), coin)

    def _works(self, surface: Surface, works: tuple[int, ...], room: Rect) -> None:
        """The works in their frames, and dashed places for those that could still come."""
        gap = max(2, self.brush.px(4))
        wide = min((room.width - gap * (WORKS_A_PALACE + 1)) // WORKS_A_PALACE, round(room.height * 44 / 52))
        high = round(wide * 52 / 44)
        left = room.left + (room.width - WORKS_A_PALACE * wide - (WORKS_A_PALACE - 1) * gap) // 2
        for number in range(WORKS_A_PALACE):
            place = Rect(left + number * (wide + gap), room.centery - high // 2, wide, high)
            if number < len(works):
                figures.work(self.brush, surface, works[number], place)
            else:
                figures.empty_frame(surface, place)


def _ground(square: int) -> tuple[int, int, int]:
    """Return the ground on which the name of a palace or bridge stands."""
    quarter = SQUARES[square].quarter if IS_PALACE[square] else None
    return _GROUNDS[quarter] if quarter else _OF_BRIDGES
