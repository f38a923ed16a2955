"""The offices and men-at-arms of one, and the works that are left in the stock."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.picture import figures
from leonardo.app.citta.spots import MenSpot, OfficeSpot, StockSpot
from leonardo.app.citta.standing import shown_party
from leonardo.app.citta.words.phrases import office_names
from leonardo.app.kit import shapes
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.brush import NARROW, Brush, Style
from leonardo.app.table.looks.colours import LIGHT, WARM
from leonardo.app.table.panels.panel import Part, Placed, always
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.citta import actions
from leonardo.engine.citta.board import OFFICE_PRICES
from leonardo.engine.citta.constants import MEN_A_PARTY, WORK_PRICE
from leonardo.engine.citta.view import View

_TITLE: Final = Style(Face.TITLE_BOLD, 17, NARROW)
_NAME: Final = Style(Face.BOLD, 16, NARROW)
_ASIDE: Final = Style(Face.ITALIC, 16)
_COUNT: Final = Style(Face.BOLD, 24)


class Cards:
    """The third field of the tray."""

    def __init__(self, brush: Brush, rect: Rect) -> None:
        self.brush, self.rect = brush, rect
        pad = max(4, brush.px(10))
        inner = rect.inflate(-2 * pad, -pad)
        foot = min(round(inner.height * 0.42), max(46, brush.px(92)))
        self._upper = Rect(inner.left, inner.top, inner.width, inner.height - foot)
        half = inner.width // 2
        self._men = Rect(inner.left, inner.bottom - foot, half, foot)
        self._stock = Rect(inner.left + half, inner.bottom - foot, inner.width - half, foot)

    def content(self, view: View, marks: Marks) -> Hashable:
        """Return all that it shows."""
        party = view.parties[shown_party(view)]
        left = len(view.work_pile.shuffled) + len(view.work_pile.returned)
        lays = any(isinstance(option, actions.LayWork) for option in view.options)
        return (party.offices, party.men) if party is not None else None, left, lays, marks.ghosts(StockSpot())

    @property
    def parts(self) -> Sequence[Part]:
        """All of it as one."""
        return (Part(always(self.rect), self.content, self.draw),)

    def placed(self, view: View, marks: Marks) -> Hashable:  # noqa: ARG002
        """Return all that its spots depend on."""
        seat = shown_party(view)
        return seat, view.parties[seat] is None, tuple(square for square, _ in self._offices(view))

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:  # noqa: ARG002
        """Yield offices, men and the stock."""
        seat = shown_party(view)
        for square, place in self._offices(view):
            yield OfficeSpot(square), place
        if view.parties[seat] is not None:
            yield MenSpot(seat), self._men
        yield StockSpot(), self._stock

    def _offices(self, view: View) -> list[tuple[int, Rect]]:
        party = view.parties[shown_party(view)]
        offices = party.offices if party is not None else ()
        top = self._upper.top + self.brush.line(_TITLE)
        room = Rect(self._upper.left, top, self._upper.width, self._upper.bottom - top - 2)
        if not offices:
            return []
        rows = max(1, min(3, room.height // max(20, self.brush.line(_NAME) + 4)))
        columns = max(1, -(-len(offices) // rows))
        high = room.height // max(1, -(-len(offices) // columns))
        high = min(high, self.brush.line(_NAME) * 2)
        wide = room.width // columns
        return [
            (square, Rect(room.left + number % columns * wide, room.top + number // columns * high, wide - 3, high - 3))
            for number, square in enumerate(offices)
        ]

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw them."""
        brush, party = self.brush, view.parties[shown_party(view)]
        title = self._upper.left, self._upper.top + brush.line(_TITLE) // 2
        brush.write(surface, tr("citta.picture.offices"), title, _TITLE, LIGHT, room=self._upper.width)
        placed = self._offices(view)
        for square, place in placed:
            edge = max(1.0, 1.2 * brush.layout.k)
            shapes.lay(surface, shapes.plate(place.size, 4, (250, 240, 214, 255), (*INK, 255), edge), place.topleft)
            side = min(place.height - 2, brush.px(30))
            figures.sign(brush, surface, "office", (place.left + side // 2 + 3, place.centery), side)
            price = str(OFFICE_PRICES[square])
            right = brush.write(surface, price, (place.right - 5, place.centery), _NAME, INK, align="right").left
            left = place.left + side + 6
            room = right - left - 3
            name = brush.first_fitting(office_names(square), _NAME, room)
            if brush.fits(name, _NAME, room):  # among many in a small tray the price alone is read, the rest in the tip
                brush.write(surface, name, (left, place.centery), _NAME, INK, room=room)
        if not placed and party is not None:
            at = self._upper.left, self._upper.top + brush.line(_TITLE) + brush.line(_ASIDE) // 2
            brush.write(surface, tr("citta.picture.no_offices"), at, _ASIDE, WARM, room=self._upper.width)
        if party is not None:
            self._draw_men(surface, party.men)
        self._draw_stock(surface, view, marks)

    def _draw_men(self, surface: Surface, men: int) -> None:
        brush, place = self.brush, self._men
        head = brush.line(_ASIDE)
        ways = [tr(f"citta.picture.{key}") for key in ("men", "men_short")]
        told = brush.first_fitting(ways, _ASIDE, place.width - 4)
        brush.write(surface, told, (place.left, place.top + head // 2), _ASIDE, WARM, room=place.width - 4)
        high = min(place.height - head, brush.px(60), place.width // MEN_A_PARTY)
        for number in range(MEN_A_PARTY):
            at = place.left + high // 2 + number * round(high * 0.86), place.bottom - high // 2
            figures.sign(brush, surface, "man", at, high, there=number < men)

    def _draw_stock(self, surface: Surface, view: View, marks: Marks) -> None:
        """The covered works, and how many there are at which price."""
        brush, place = self.brush, self._stock
        left = len(view.work_pile.shuffled) + len(view.work_pile.returned)
        head = brush.line(_ASIDE)
        ways = [tr(f"citta.picture.{key}", count=WORK_PRICE) for key in ("stock", "stock_short")]
        told = brush.first_fitting(ways, _ASIDE, place.width)
        brush.write(surface, told, (place.left, place.top + head // 2), _ASIDE, WARM, room=place.width)
        high = min(place.height - head - 2, brush.px(64))
        shown = min(3, left - marks.ghosts(StockSpot()))
        for number in range(max(0, shown)):
            at = place.left + round(high * 0.46) + number * brush.px(5), place.bottom - high // 2 - number * brush.px(2)
            brush.stamp(surface, "work_back", at, high)
        at = place.left + round(high * 1.05) + brush.px(14), place.bottom - high // 2
        brush.write(surface, brush.times(left), at, _COUNT, LIGHT)
