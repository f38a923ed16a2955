"""The plate over the city: what is asked, all that the answer depends on, and the buttons that give it.

An offer lies at its square, everything else in the middle.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from pygame import Rect, Surface

from leonardo.app.citta.picture.parts import coin
from leonardo.app.citta.picture.plates.buying import auction, offer
from leonardo.app.citta.picture.plates.market import market
from leonardo.app.citta.picture.plates.persons import balls, debt, office, sides, union
from leonardo.app.citta.picture.plates.told import Line, Told
from leonardo.app.citta.picture.ring import Ring, ring_in
from leonardo.app.kit.brush import NARROW, Brush, Style
from leonardo.app.kit.seats import Looks
from leonardo.app.kit.text.painter import Face
from leonardo.app.table.shown.kept import kept_for, kept_for_view
from leonardo.app.table.shown.marks import Marks, PromptButton
from leonardo.app.table.widgets import PLATE, button, pointer_height, pointers, pointing
from leonardo.engine.citta import questions
from leonardo.engine.citta.constants import Purpose
from leonardo.engine.citta.questions import TradeAtMarket
from leonardo.engine.citta.view import View
from leonardo.ui.node import (
    L,
    Lines,
    Measure,
    Measured,
    Node,
    Spacer,
    Variants,
    Wrap,
    Z,
    column,
    component,
    image,
    paint,
    row,
    stack,
    text,
)

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

# each tells of one kind of question, so the values differ in their types
_TELLERS: Final[dict[type, Callable[[View, Any, Looks], Told | None]]] = {
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


def asked(view: View, marks: Marks, looks: Looks) -> Node | None:
    """Return the plate as it lies over the city, which is its whole place; nothing where nothing is asked."""
    told = _told(view, looks) if not marks.feasting else None
    buttons = marks.prompt.buttons if marks.prompt is not None else ()
    own = tuple(each for each in buttons if each.aside and each.key != "chance")  # that is at the machine
    return plate(told, own) if told is not None else None


@kept_for_view
def _told(view: View, looks: Looks) -> Told | None:
    question = view.question
    if question is None and view.agenda and isinstance(view.agenda[-1], TradeAtMarket):
        return market(view, question, looks)  # the number has fallen, and the stakes still lie there
    if isinstance(question, questions.MachineQuestion) and question.purpose is Purpose.MARKET:
        return market(view, question, looks)
    teller = _TELLERS.get(type(question))
    if teller is None or not (view.options or isinstance(question, _SEEN_BY_ALL)):
        return None
    if isinstance(question, _TOLD_AS_ASKED):
        return _as_asked(view, looks, view.viewer)
    return teller(view, question, looks)


@kept_for(lambda view: view.question)
def _as_asked(view: View, looks: Looks, _viewer: int | None) -> Told | None:
    """Return what was told when a question was asked."""
    return _TELLERS[type(view.question)](view, view.question, looks)


@component
def plate(told: Told, buttons: tuple[PromptButton, ...]) -> Node:
    """Return the sheet with what is told and its buttons, and the triangle that points to its square.

    What is told is before the light of the goods below it.
    """
    price = row(coin(height=L(28, 16), align="centre"), text(str(told.price), _PRICE), gap=4, pad=(10, 0, 0, 0))
    title = text(told.title, _TITLE, grow=1)
    head = row(title, price if told.price is not None else None, height=Lines(_TITLE))
    lines = column(head, paint(_rule, height=6), *(_line(line, long=told.long) for line in told.lines), grow=1)
    picture = column(Spacer(height=4), image(told.picture, height=L(92, 50)), width=L(112, 60))
    high = Lines(_TITLE, 0.5, 98)
    upper = row(picture, lines, gap=L(9, 4), min_height=high) if told.picture else lines
    below = Wrap(kids=tuple(map(button, buttons)), gap=10, row_gap=8, row_height=L(46, 34), pad=(0, L(9, 4), 0, 0))
    whole = column(
        stack(upper, pad=(0, 0, 0, L(9, 4) if buttons else 0), z=Z.PIECES),
        stack(told.body, pad=(0, L(9, 4), 0, 0)) if told.body is not None else None,
        below if buttons else None,
        pad=(L(18, 9), L(9, 4), L(18, 9), L(18, 9)),
    )
    sheet = stack(paint(Brush.sheet, bleed=L(22, 6)), whole, id=PLATE, hit=False, focus=False)
    kids = (sheet,) if told.square is None else (sheet, *pointers())
    return Measured(kids=kids, place=_placed, args=(told.square, told.broad or told.long, told.long))


def _line(line: Line, *, long: bool) -> Node:
    """Return a line, in as many rows as it needs where it has no room in one; its sign stands before the first.

    Letters are made smaller before, but not where the lines are long: there they would be of several sizes.
    """
    style = _STRONG if line.strong else _LINE
    one = text(line.text, style, line.colour, rigid=long, height=Lines(_LINE))
    more = text(line.text, Style(style.face, style.units), line.colour, wrap=True, close=True)
    told = Variants(kids=(one, more), grow=1 if line.sign else 0)
    if not line.sign:
        return told
    return row(image(line.sign, height=Lines(_LINE, 0.9), aspect=1.0, align="start"), told, gap=6)


def _placed(
    brush: Brush, city: Rect, measure: Measure, square: int | None, broad: bool, long: bool
) -> Iterator[Rect | None]:
    """Where the plate lies: with long lines between the labels, or else so wide that it is not too high."""
    ring = ring_in(tuple(city))
    width = min(city.width - 40, max(_LEAST, brush.px(_BROAD if broad else _WIDE)))
    if long:
        wanted = max(width, min(city.width - 40, round(max(_LEAST_LONG, width) * brush.painter.scale)))
        widths = max(width, min(ring.heart.width - 8, wanted)), wanted, city.width - 40
        width = next((each for each in widths if measure(0, each, city.height)[1] <= city.height - 8), widths[-1])
    rect = Rect(0, 0, width, measure(0, width, city.height)[1])
    if square is None:
        upper, lower = (round(city.top + city.height * share) for share in _BETWEEN)
        rect.center = city.centerx, (upper + lower) // 2
        rect.top = max(rect.top, upper)
    else:
        _at_square(ring, rect, square, pointer_height(brush))
    rect.clamp_ip(city.inflate(-8, -8))
    yield rect
    if square is not None:
        yield from pointing(brush, rect, ring.palace(square))


def _at_square(ring: Ring, rect: Rect, square: int, gap: int) -> None:
    """Lay a plate beside what it tells of, off the labels; the middle of the city with its dome stays free."""
    about, free = ring.palace(square), ring.heart.inflate(-4, -4)
    match ring.squares[square].side:
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


def _rule(brush: Brush, surface: Surface, at: Rect) -> None:
    brush.rule(surface, at.midleft, at.midright)
