"""What is asked about persons: their sides, the pawn that an office may move, a debt, the balls of a guild, a union."""

from pygame import Rect, Surface

from leonardo.app.citta.picture.parts import sign
from leonardo.app.citta.picture.plates.told import Line, Told
from leonardo.app.citta.spots import BallSpot, SideSpot
from leonardo.app.citta.standing import due, price, view_owner
from leonardo.app.citta.words.phrases import cause_name, creditor_name, florins, office_name, side_name, square_name
from leonardo.app.citta.words.tips import fall, outcome, settled, terms
from leonardo.app.kit.brush import BOLD, Brush
from leonardo.app.kit.seats import Looks, names_of
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.engine.citta.board import onward
from leonardo.engine.citta.constants import REACH, Side
from leonardo.engine.citta.questions import AnswerQuestion, BallQuestion, OfficeQuestion, SaleQuestion, SideQuestion
from leonardo.engine.citta.state import NOBODY, properties, sale_value
from leonardo.engine.citta.view import View
from leonardo.ui.node import L, Node, component, image, paint, row, stack


def sides(view: View, question: SideQuestion, looks: Looks) -> Told:  # noqa: ARG001 - it is the same for all
    """Return what is told of the choice of a side (rule 3.6), with both banners over their buttons."""
    lines = (Line(tr("citta.plate.side_words")), Line(tr("citta.plate.side_secret"), BROWN))
    return Told(tr("citta.plate.side"), lines, body=_banners())


def office(view: View, question: OfficeQuestion, looks: Looks) -> Told:
    """Return what is told to the holder of an office (rule 7.5)."""
    party = view.parties[question.party]
    square = party.square if party is not None else 1
    name = looks[question.party].name
    lines = (
        Line(tr("citta.plate.office_words", name=name, square=square_name(square)), strong=True),
        Line(tr("citta.plate.office_reach", count=REACH), BROWN),
    )
    return Told(office_name(square), lines)


def debt(view: View, question: SaleQuestion, looks: Looks) -> Told:
    """Return what is told to who must sell (rule 13.2)."""
    party, owed = view.parties[question.seat], question.debt
    cash = party.florins if party is not None else 0
    more = sum(sale_value(view.works, square) for square in properties(view.owners, question.seat))
    to = creditor_name(owed.creditor, names_of(looks))
    lines = (
        Line(tr("citta.plate.owes", count=owed.florins, to=to, cause=cause_name(owed.cause)), BLOOD, strong=True),
        Line(tr("citta.plate.missing", florins=florins(owed.florins - cash)), strong=True),
        Line(tr("citta.plate.sell"), BROWN),
    )
    told = tr("citta.plate.covered", covered=cash, owed=owed.florins)
    return Told(tr("citta.plate.debt"), lines, body=_bar(told, max(owed.florins, 1), cash, cash + more), long=True)


def balls(view: View, question: BallQuestion, looks: Looks) -> Told:  # noqa: ARG001 - the guild knows itself
    """Return what is told to a guild that has drawn (rule 16.8)."""
    party = view.parties[question.seat]
    lines = []
    if party is not None:
        for number in question.numbers:
            square = onward(party.square, number if party.moved else number - 1)
            lines.append(Line(_leads(view, question.seat, number, square)))
    return Told(tr("citta.plate.balls"), tuple(lines), body=_balls(question.numbers))


def _leads(view: View, seat: int, number: int, square: int) -> str:
    """Return to which square a number leads a party, and what it would pay there or could buy (rules 8.1, 8.3)."""
    owner, cost = view_owner(view, square), due(view, square)
    if owner == NOBODY:
        key, cost = ("leads_buy", price(square)) if price(square) else ("leads_to", 0)
    else:
        key = "leads_own" if owner == seat else "leads_pay"
    return tr(f"citta.plate.{key}", number=number, square=square_name(square), count=cost)


def union(view: View, question: AnswerQuestion, looks: Looks) -> Told:
    """Return what is told to who is offered a union (rules 16.3, 16.10)."""
    names = names_of(looks)
    told = terms(view, question.by, question.seat, question.pawn, names)
    told.append(tr("citta.union.side", side=side_name(question.side)))
    brings, loses = outcome(view, question.by, question.seat, question.pawn, question.debt)
    lines = [Line(brings, BLOOD if loses else INK, strong=True), *(Line(text) for text in told)]
    if question.debt is not None:
        lines.insert(0, Line(settled(view, question.debt, question.by, names), BLOOD, strong=True))
        lines += [Line(text, BROWN) for text in fall(view, question.debt, question.waiting, names)]
    title = tr("citta.plate.union", name=names[question.by])
    return Told(title, tuple(lines), f"citta_{question.side.value}", long=True)


@component
def _banners() -> Node:
    return row(*(sign(side.value, aspect=None, grow=1, id=SideSpot(side)) for side in Side), height=L(84, 60))


@component
def _balls(numbers: tuple[int, ...]) -> Node:
    drawn = (stack(image(f"ball_{each}", id=BallSpot(each), aspect=1.0), grow=1) for each in numbers)
    return row(*drawn, height=L(74, 52))


@component
def _bar(told: str, owed: int, cash: int, most: int) -> Node:
    return paint(_covered, told, owed, cash, most, height=L(34, 30))


def _covered(brush: Brush, surface: Surface, at: Rect, told: str, owed: int, cash: int, most: int) -> None:
    """Draw a bar that shows how much of what is owed is covered by cash, and how much of it could be at most.

    What is told stands on the pixels that are covered if it has room there, and beside them if not.
    """
    brush.plate(surface, at, 6, (226, 204, 160, 255), 1.4)
    whole = at.width - 4
    wide = round(whole * min(1.0, cash / owed))
    for covered, colour in ((round(whole * min(1.0, most / owed)), (216, 184, 112)), (wide, LEAF)):
        if covered > 4:
            brush.plate(surface, Rect(at.left + 2, at.top + 2, covered, at.height - 4), 5, (*colour, 255))
    pad = brush.px(10)
    inside = wide >= brush.width(told, BOLD) + 2 * pad
    left = at.left + (0 if inside else wide) + pad
    brush.write(surface, told, (left, at.centery), BOLD, IVORY if inside else INK)
