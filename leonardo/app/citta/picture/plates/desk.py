"""The plate over the city: what is asked, all that the answer depends on, and the buttons that give it.

An offer lies at its square, everything else in the middle.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from typing import Any, Final

from attrs import evolve
from pygame import Rect, Surface

from leonardo.app.citta.picture import figures
from leonardo.app.citta.picture.plates.auction import auction
from leonardo.app.citta.picture.plates.market import market
from leonardo.app.citta.picture.plates.offer import offer
from leonardo.app.citta.picture.plates.persons import balls, debt, office, sides, union
from leonardo.app.citta.picture.plates.told import Line, Told
from leonardo.app.citta.picture.ring import Ring
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, Colour
from leonardo.app.table.looks.brush import NARROW, Brush, Style
from leonardo.app.table.looks.plates import draw_button, label_style
from leonardo.app.table.looks.triangles import Triangle, point_at
from leonardo.app.table.panels.panel import Placed
from leonardo.app.table.shown.kept import kept_for, kept_for_view
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.app.table.spots import ButtonSpot
from leonardo.engine.citta import questions
from leonardo.engine.citta.constants import Purpose
from leonardo.engine.citta.questions import TradeAtMarket
from leonardo.engine.citta.view import View

_TITLE: Final = Style(Face.TITLE_BOLD, 24, NARROW)
_LINE: Final = Style(Face.MEDIUM, 18.5, (Face.TEXT,))
_STRONG: Final = Style(Face.BOLD, 18.5, (Face.STRONG, Face.TEXT))
_PRICE: Final = Style(Face.BOLD, 28)
_WIDE, _BROAD = 520, 640
"""Units of the width of a plate, and of a broad one."""
_LEAST: Final = 400
_LEAST_LONG: Final = 440
"""Pixels of the width of a plate at least, and of one whose lines are long."""
_BETWEEN: Final = (0.375, 0.84)
"""The shares of the city between the labels of its upper row and the fields of its lower one."""
_PAPER: Final[Colour] = (238, 219, 184)
_EDGE: Final[Colour] = (58, 38, 14)
"""How the triangle looks that points to what is offered: as the paper and the rim of the plate."""
_BUTTON: Final = 46
_PICTURE: Final = 112
"""Units of the height of a button, and of the width of a picture."""

# each tells of one kind of question, so the values differ in their types
_TELLERS: Final[dict[type, Callable[[View, Any, Sequence[str]], Told | None]]] = {
    questions.SideQuestion: sides,
    questions.OptionQuestion: offer,
    questions.AuctionQuestion: auction,
    questions.OfficeQuestion: office,
    questions.SaleQuestion: debt,
    questions.BallQuestion: balls,
    questions.AnswerQuestion: union,
    questions.BetQuestion: market,
}
_SEEN_BY_ALL: Final = (questions.AuctionQuestion, questions.BetQuestion)
"""What everybody follows, whoever is asked."""
_TOLD_AS_ASKED: Final = (questions.OptionQuestion, questions.SaleQuestion)
"""What depends on a purse: while the answer is carried out, coins that fly change nothing of what was told."""


@kept_for_view
def _told(view: View, names: tuple[str, ...]) -> Told | None:
    question = view.question
    if question is None and view.agenda and isinstance(view.agenda[-1], TradeAtMarket):
        return market(view, question, names)  # the number has fallen, and the stakes still lie there
    if isinstance(question, questions.MachineQuestion) and question.purpose is Purpose.MARKET:
        return market(view, question, names)
    teller = _TELLERS.get(type(question))
    if teller is None or not (view.options or isinstance(question, _SEEN_BY_ALL)):
        return None
    if isinstance(question, _TOLD_AS_ASKED):
        return _as_asked(view, names, view.viewer)
    return teller(view, question, names)


@kept_for(lambda view: view.question)
def _as_asked(view: View, names: tuple[str, ...], _viewer: int | None) -> Told | None:
    """Return what was told when a question was asked."""
    return _TELLERS[type(view.question)](view, view.question, names)


class Desk:
    """Lays the plate out over the city."""

    def __init__(self, brush: Brush, ring: Ring) -> None:
        self.brush = brush
        self.ring = ring
        self._names = tuple(look.name for look in brush.looks)

    def told(self, view: View) -> Told | None:
        """Return what the plate tells now, if there is one."""
        return _told(view, self._names)

    def region(self, view: View, marks: Marks) -> Rect:
        """Return all pixels of the plate and its shadow."""
        rect = self.rect(view, marks)
        reach = 2 * max(3, self.brush.px(15), self._triangle.high)
        return rect.inflate(reach, reach).clip(self.ring.layout.city) if rect.width else rect

    def content(self, view: View, marks: Marks) -> Hashable:
        """Return all that the plate shows."""
        if self.told(view) is None or marks.feasting:
            return None
        return view.question, view.owners, view.works, view.parties, view.agenda, view.viewer, _buttons(marks)

    def rect(self, view: View, marks: Marks) -> Rect:
        """Return where the plate lies; nothing if there is none."""
        told = self.told(view)
        if told is None or marks.feasting:
            return Rect(0, 0, 0, 0)
        city, width = self.ring.layout.city, self._width(told, marks)
        rect = Rect(0, 0, width, self._height(told, marks, width))
        if told.square is None:
            self._in_the_middle(rect)
        else:
            self._at_square(rect, told.square)
        rect.clamp_ip(city.inflate(-8, -8))
        return rect

    def _width(self, told: Told, marks: Marks) -> int:
        """Return how wide the plate is: with long lines as text is large, but between the labels if it fits there."""
        brush, city = self.brush, self.ring.layout.city
        width = min(city.width - 40, max(_LEAST, brush.px(_BROAD if told.broad else _WIDE)))
        if not told.long:
            return width
        wanted = max(width, min(city.width - 40, round(max(_LEAST_LONG, width) * brush.painter.scale)))
        between = max(width, min(self.ring.heart.width - 8, wanted))
        return between if self._height(told, marks, between) <= city.height - 8 else wanted

    def _in_the_middle(self, rect: Rect) -> None:
        city = self.ring.layout.city
        upper, lower = (round(city.top + city.height * share) for share in _BETWEEN)
        rect.center = city.centerx, (upper + lower) // 2
        rect.top = max(rect.top, upper)

    def _at_square(self, rect: Rect, square: int) -> None:
        """Lay a plate beside what it tells of, off the labels; the middle of the city with its dome stays free."""
        about, gap, free = self.ring.palace(square), self._triangle.high, self.ring.heart.inflate(-4, -4)
        match self.ring.squares[square].side:
            case "bottom":
                rect.midbottom = about.centerx, about.top - gap
            case "top":
                rect.midtop = about.centerx, about.bottom + gap
            case "left":
                rect.midleft = about.right + gap, about.centery
            case _:
                rect.midright = about.left - gap, about.centery
        rect.clamp_ip(free)
        rect.top = max(rect.top, free.top)

    @property
    def _triangle(self) -> Triangle:
        return Triangle(max(12, self.brush.px(28)), max(1.0, self.brush.px(1.6)), _PAPER, _EDGE)

    def _height(self, told: Told, marks: Marks, width: int) -> int:
        brush, pad = self.brush, self._pad
        across = self._inner(told, Rect(0, 0, width, 0)).width
        lines = sum(len(self._broken(line, across, told)) for line in told.lines) * brush.line(_LINE)
        if told.picture:
            lines = max(lines, self._picture_width * 108 // 132 - brush.line(_TITLE) // 2)
        body = told.body.height(brush) + pad // 2 if told.body is not None else 0
        buttons = len(self._rows(_buttons(marks), width)) * (self._button_height + brush.px(8))
        return pad + brush.line(_TITLE) + brush.px(6) + lines + body + (buttons + pad // 2 if buttons else 0) + pad // 2

    @property
    def _pad(self) -> int:
        return max(9, self.brush.px(18))

    @property
    def _picture_width(self) -> int:
        return max(60, self.brush.px(_PICTURE))

    @property
    def _button_height(self) -> int:
        return max(34, self.brush.px(_BUTTON))

    def _inner(self, told: Told, rect: Rect) -> Rect:
        """Where title and lines stand, beside the picture."""
        left = rect.left + self._pad + (self._picture_width + self._pad // 2 if told.picture else 0)
        return Rect(left, rect.top + self._pad // 2, rect.right - self._pad - left, rect.height)

    def _body_rect(self, told: Told, rect: Rect, marks: Marks) -> Rect:
        brush = self.brush
        if told.body is None:
            return Rect(rect.topleft, (0, 0))
        rows = len(self._rows(_buttons(marks), rect.width))
        foot = rect.bottom - self._pad - rows * (self._button_height + brush.px(8))
        high = told.body.height(brush)
        return Rect(rect.left + self._pad, foot - high, rect.width - 2 * self._pad, high)

    def _rows(self, buttons: Sequence[PromptButton], width: int) -> list[list[PromptButton]]:
        """Share the buttons among rows."""
        rows: list[list[PromptButton]] = []
        room = width - 2 * self._pad
        style = label_style(self.brush)
        left = 0
        for button in buttons:
            wide = self.brush.width(button.label, style) + self.brush.px(44)
            if not rows or left + wide > room:
                rows.append([])
                left = 0
            rows[-1].append(button)
            left += wide + self.brush.px(10)
        return rows

    def buttons(self, view: View, marks: Marks) -> list[tuple[PromptButton, Rect]]:
        """Return the buttons on the plate and where they lie."""
        rect = self.rect(view, marks)
        if not rect.width:
            return []
        rows, gap, high = self._rows(_buttons(marks), rect.width), self.brush.px(10), self._button_height
        top = rect.bottom - self._pad // 2 - len(rows) * (high + self.brush.px(8))
        placed = []
        for row in rows:
            wide = (rect.width - 2 * self._pad - gap * (len(row) - 1)) // len(row)
            for number, button in enumerate(row):
                placed.append((button, Rect(rect.left + self._pad + number * (wide + gap), top, wide, high)))
            top += high + self.brush.px(8)
        return placed

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield what can be pressed on the plate."""
        told = self.told(view)
        if told is None or marks.feasting:
            return
        rect = self.rect(view, marks)
        if told.body is not None:
            yield from told.body.spots(self.brush, self._body_rect(told, rect, marks), view)
        yield from ((ButtonSpot(button.key), place) for button, place in self.buttons(view, marks))

    def draw(self, surface: Surface, view: View, marks: Marks) -> None:
        """Draw it."""
        told = self.told(view)
        if told is None or marks.feasting:
            return
        brush, rect = self.brush, self.rect(view, marks)
        brush.sheet(surface, rect)
        if told.square is not None:
            point_at(surface, rect, self.ring.palace(told.square), self._triangle, self._pad)
        inner = self._inner(told, rect)
        if told.picture:
            wide = self._picture_width
            place = Rect(rect.left + self._pad, inner.top + brush.px(4), wide, wide * 108 // 132)
            brush.stamp(surface, told.picture, place.center, place.height)
        self._head(surface, told, inner)
        top = inner.top + brush.line(_TITLE) + brush.px(6)
        brush.rule(surface, (inner.left, top - brush.px(3)), (inner.right, top - brush.px(3)))
        for line in told.lines:
            for row in self._broken(line, inner.width, told):
                self._line(surface, row, Rect(inner.left, top, inner.width, brush.line(_LINE)))
                top += brush.line(_LINE)
        if told.body is not None:
            told.body.draw(brush, surface, self._body_rect(told, rect, marks), view)
        for button, place in self.buttons(view, marks):
            draw_button(brush, surface, place, button)

    def _head(self, surface: Surface, told: Told, inner: Rect) -> None:
        brush = self.brush
        middle = inner.top + brush.line(_TITLE) // 2
        right = inner.right
        if told.price is not None:
            start = brush.write(surface, str(told.price), (right, middle), _PRICE, INK, align="right").left
            side = max(16, brush.px(28))
            figures.coin(brush, surface, (start - side // 2 - brush.px(4), middle), side)
            right = start - side - brush.px(10)
        brush.write(surface, told.title, (inner.left, middle), _TITLE, INK, room=right - inner.left)

    def _broken(self, line: Line, across: int, told: Told) -> list[Line]:
        """Share a line that is too long for one row among as many as it needs; its sign stands before the first.

        Letters are made smaller before, but not where the lines are long: there they would be of several sizes.
        """
        brush, style = self.brush, _style(line)
        room = across - (brush.line(_LINE) + brush.px(6) if line.sign else 0)
        if brush.width(line.text, style) <= room or (not told.long and brush.fits(line.text, style, room)):
            return [line]
        first, *more = brush.painter.wrap(line.text, style.face, style.units, room)
        return [evolve(line, text=first), *(evolve(line, text=text, sign="") for text in more)]

    def _line(self, surface: Surface, line: Line, row: Rect) -> None:
        brush, left = self.brush, row.left
        if line.sign:
            side = round(row.height * 0.9)
            left = brush.stamp(surface, line.sign, (left + side // 2, row.centery), side).right + brush.px(6)
        brush.write(surface, line.text, (left, row.centery), _style(line), line.colour, room=row.right - left)


def _style(line: Line) -> Style:
    return _STRONG if line.strong else _LINE


def _buttons(marks: Marks) -> tuple[PromptButton, ...]:
    """The buttons that stand on the plate: the machine's stands at the machine."""
    if marks.prompt is None:
        return ()
    return tuple(button for button in marks.prompt.buttons if button.aside and button.key != "chance")
