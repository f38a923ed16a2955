"""The labels of the squares: whose it is, how many works hang there, what it costs or brings; seen without pointing."""

from collections.abc import Hashable, Sequence
from functools import partial
from typing import Final

from pygame import Rect, Surface

from leonardo.app.citta.picture import figures, too_dear
from leonardo.app.citta.picture.ring import Ring
from leonardo.app.citta.standing import cannot_pay, doubled, due, pays_itself, price, sells_for, shown_party, view_owner
from leonardo.app.citta.words.phrases import square_names
from leonardo.app.kit import shapes
from leonardo.app.kit.seats import PAINT
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.brush import Brush, Style
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.app.table.panels.keepsakes import keepsakes
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.citta.board import EVENT_SQUARES, FOR_SALE, IS_PALACE, MARKETS, PIAZZA_MAGGIORE
from leonardo.engine.citta.constants import ASYLUM, INDEMNITY
from leonardo.engine.citta.state import NOBODY, office_holder
from leonardo.engine.citta.view import View

NAME: Final = Style(Face.STRONG, 17, (Face.TEXT,))
_ASIDE: Final = Style(Face.ITALIC, 16)
_SUM: Final = Style(Face.BOLD, 19)
_USUAL: Final = 8
"""A square whose label is as high as most."""
_LEAST_PIPS: Final = 15
"""Pixels across that the marks of works need."""
_SUMS_LOW: Final = 0.7
_NAMES_HIGH: Final = 0.28


class Labels:
    """Draws the label of each square."""

    def __init__(self, brush: Brush, ring: Ring) -> None:
        height = ring.squares[_USUAL].label.height
        self.brush = brush.yielding(lambda larger: 2 * larger.type(NAME) <= height)
        self.ring = ring

    def around(self, square: int) -> Rect:
        """Return all pixels of a label with what reaches beyond it."""
        at = self.ring.squares[square]
        reach = max(6, at.label.height // 3)
        around = at.label.inflate(2 * reach, 2 * reach)
        if square in FOR_SALE:
            widest = too_dear.place(at.label, at.side, too_dear.MOST)
            around.union_ip(widest.inflate(2 * too_dear.MOST, 0))  # fewer may be broader by what a step is rounded
        return around.clip(self.ring.layout.city)

    def content(self, square: int, view: View, marks: Marks) -> Hashable:  # noqa: ARG002 - labels show no marks
        """Return all that a label shows."""
        owner = view_owner(view, square)
        works = len(view.works[square]) if square < len(view.works) else 0
        who = shown_party(view), office_holder(view.parties, square), cannot_pay(view, square)
        sums = due(view, square), sells_for(view, square)
        return owner, works, sums, pays_itself(view, square), who

    def draw(self, square: int, surface: Surface, view: View, marks: Marks) -> None:
        """Draw a label."""
        key = "label", square, self.content(square, view, marks)
        draw = partial(self._draw_anew, square, view=view)
        keepsakes(self.brush).lay(surface, self.around(square), key, draw)

    def _draw_anew(self, square: int, surface: Surface, view: View) -> None:
        brush, place = self.brush, self.ring.squares[square].label
        owner = view_owner(view, square)
        edge = max(1.0, 1.4 * brush.layout.k)
        radius = max(3, brush.px(5))
        shapes.lay(surface, shapes.plate(place.size, radius, (40, 18, 4, 90)), (place.left + 1, place.top + 3))
        sheet = shapes.plate(place.size, radius, (251, 241, 214, 255), (*INK, 255), edge)
        shapes.lay(surface, sheet, place.topleft)
        if owner != NOBODY:
            band = self._band(square)
            paint = PAINT[brush.looks[owner].colour]
            shapes.lay(surface, shapes.plate(band.size, 2, (*paint, 255), (*INK, 190), 1.0), band.topleft)
        self._name(surface, square, owned=owner != NOBODY)
        self._below(surface, view, square, owner)
        too_dear.draw(brush, surface, place, self.ring.squares[square].side, cannot_pay(view, square))
        holder = office_holder(view.parties, square)
        if holder is not None:
            side = max(17, brush.px(27))
            ornaments.shield(brush, surface, holder, (place.right - side // 4, place.top + side // 6), side)

    def name_room(self, square: int, *, owned: bool) -> Rect:
        """Return where the name of a square may stand, beside the band of an owner."""
        brush, place = self.brush, self.ring.squares[square].label
        left = self._band(square).right + max(2, brush.px(4)) if owned else place.left + max(4, brush.px(7))
        return Rect(left, place.top, place.right - max(3, brush.px(5)) - left, place.height)

    def called(self, square: int, *, owned: bool) -> str:
        """Return the name of a square that has room on its label."""
        return self.brush.first_fitting(square_names(square), NAME, self.name_room(square, owned=owned).width)

    def _band(self, square: int) -> Rect:
        place = self.ring.squares[square].label
        return Rect(place.left + 2, place.top + 2, max(4, self.brush.px(7)), place.height - 4)

    def _name(self, surface: Surface, square: int, *, owned: bool) -> None:
        brush, room = self.brush, self.name_room(square, owned=owned)
        name = self.called(square, owned=owned)
        at = room.centerx, room.top + round(room.height * _NAMES_HIGH)
        brush.write(surface, name, at, NAME, INK, align="centre", room=room.width)

    def _below(self, surface: Surface, view: View, square: int, owner: int) -> None:
        brush, place = self.brush, self.ring.squares[square].label
        middle = place.top + round(place.height * _SUMS_LOW)
        if square not in FOR_SALE:
            at, room = (place.centerx, middle), place.width - brush.px(8)
            told = brush.first_fitting(kind_of(square), _ASIDE, room)
            brush.write(surface, told, at, _ASIDE, BROWN, align="centre", room=room)
            return
        high = max(9, round(place.height * 0.34))
        left = place.left + max(6, brush.px(10))
        if owner != NOBODY:
            side = round(place.height * 0.66)
            foot = place.left + side // 3, place.bottom + side // 6
            left = figures.house(brush, surface, owner, foot, side).right + max(1, brush.px(2))
        end = self._money(surface, view, square, owner, middle)
        if IS_PALACE[square]:
            row = Rect(left, middle - high // 2, max(_LEAST_PIPS, end - left - 3), high)
            figures.pips(brush, surface, len(view.works[square]), row)

    def _money(self, surface: Surface, view: View, square: int, owner: int, middle: int) -> int:
        """The price of what is for sale, or what is due: red where I would pay it, green where I would get it.

        Where an office moves the pawn of the owner itself, that one pays nothing; while I must sell, mine show what the
        bank gives for them. Return where it begins.
        """
        brush, place = self.brush, self.ring.squares[square].label
        right = place.right - max(4, brush.px(7))
        sale = sells_for(view, square)
        if owner == NOBODY or sale is not None:
            told, colour = (str(price(square)), INK) if sale is None else (str(sale), LEAF)
            start = brush.write(surface, told, (right, middle), _SUM, colour, align="right").left
            side = max(11, brush.px(18))
            figures.coin(brush, surface, (start - side // 2 - 2, middle), side)
            return start - side - 3
        mine, sum_ = owner == shown_party(view), due(view, square)
        told = tr("citta.picture.brings", count=sum_) if mine else str(sum_)
        colour = LEAF if mine else BLOOD
        if pays_itself(view, square):
            told, colour = str(0), BROWN
        start = brush.write(surface, told, (right, middle), _SUM, colour, align="right").left
        if doubled(view, square):
            side = max(12, brush.px(20))
            figures.crown(brush, surface, (start - side // 2 - 3, middle - 1), side)
            start -= side + 3
        return start


def kind_of(square: int) -> Sequence[str]:
    """Return what happens on a square that nobody can own, in a word or two, and in a shorter one if there is one."""
    if square == PIAZZA_MAGGIORE:
        return tr("citta.picture.start", count=INDEMNITY), tr("citta.picture.brings", count=INDEMNITY)
    if square in MARKETS:
        return (tr("citta.picture.market"),)
    if square in EVENT_SQUARES:
        return tr("citta.picture.event"), tr("citta.picture.event_short")
    return (tr("citta.picture.asylum") if square in ASYLUM else "",)
