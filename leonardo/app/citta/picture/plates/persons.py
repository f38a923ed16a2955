"""What is asked about persons: their sides, the pawn that an office may move, a debt, the balls of a guild, a union."""

from collections.abc import Iterator, Sequence
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.citta.picture import figures
from leonardo.app.citta.picture.plates.told import Line, Told
from leonardo.app.citta.spots import BallSpot
from leonardo.app.citta.words.phrases import cause_name, creditor_name, florins, office_name, square_name
from leonardo.app.citta.words.unions import fall, settled, terms
from leonardo.app.kit import shapes
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, IVORY
from leonardo.app.kit.translations import tr
from leonardo.app.table.looks.brush import Brush, Style
from leonardo.app.table.looks.colours import BLOOD, BROWN, LEAF
from leonardo.app.table.panels.panel import Placed
from leonardo.engine.citta.board import onward
from leonardo.engine.citta.constants import REACH, Side
from leonardo.engine.citta.questions import AnswerQuestion, BallQuestion, OfficeQuestion, SaleQuestion, SideQuestion
from leonardo.engine.citta.state import properties, sale_value
from leonardo.engine.citta.view import View

_SUM: Final = Style(Face.BOLD, 18)
_SIDE: Final = 84
_BALL: Final = 74
_BAR: Final = 34


def sides(view: View, question: SideQuestion, names: Sequence[str]) -> Told:  # noqa: ARG001 - it is the same for all
    """Return what is told of the choice of a side (rule 3.6)."""
    lines = (Line(tr("citta.plate.side_words")), Line(tr("citta.plate.side_secret"), BROWN))
    return Told(tr("citta.plate.side"), lines, body=Banners())


def office(view: View, question: OfficeQuestion, names: Sequence[str]) -> Told:
    """Return what is told to the holder of an office (rule 7.5)."""
    party = view.parties[question.party]
    square = party.square if party is not None else 1
    lines = (
        Line(tr("citta.plate.office_words", name=names[question.party], square=square_name(square)), strong=True),
        Line(tr("citta.plate.office_reach", count=REACH), BROWN),
    )
    return Told(office_name(square), lines)


def debt(view: View, question: SaleQuestion, names: Sequence[str]) -> Told:
    """Return what is told to who must sell (rule 13.2)."""
    party, owed = view.parties[question.seat], question.debt
    cash = party.florins if party is not None else 0
    to = creditor_name(owed.creditor, names)
    lines = (
        Line(tr("citta.plate.owes", count=owed.florins, to=to, cause=cause_name(owed.cause)), BLOOD, strong=True),
        Line(tr("citta.plate.missing", florins=florins(owed.florins - cash)), strong=True),
        Line(tr("citta.plate.sell"), BROWN),
    )
    return Told(tr("citta.plate.debt"), lines, body=Covered(owed.florins, cash), long=True)


def balls(view: View, question: BallQuestion, names: Sequence[str]) -> Told:  # noqa: ARG001 - the guild knows itself
    """Return what is told to a guild that has drawn (rule 16.8)."""
    party = view.parties[question.seat]
    lines = []
    if party is not None:
        for number in question.numbers:
            square = onward(party.square, number if party.moved else number - 1)
            lines.append(Line(tr("citta.plate.leads_to", number=number, square=square_name(square))))
    return Told(tr("citta.plate.balls"), tuple(lines), body=Balls(question.numbers))


def union(view: View, question: AnswerQuestion, names: Sequence[str]) -> Told:
    """Return what is told to who is offered a union (rules 16.3, 16.10)."""
    lines = [Line(text, INK) for text in terms(view, question.by, question.seat, question.side, question.pawn, names)]
    if question.debt is not None:
        lines.insert(0, Line(settled(view, question.debt, question.by, names), BLOOD, strong=True))
        lines += [Line(text, BROWN) for text in fall(view, question.debt, question.waiting, names)]
    title = tr("citta.plate.union", name=names[question.by])
    return Told(title, tuple(lines), f"citta_{question.side.value}", long=True)


@frozen
class Banners:
    """The banners of both sides, over their buttons."""

    broad: bool = False

    def height(self, brush: Brush) -> int:
        """Return how many pixels they need."""
        return max(60, brush.px(_SIDE))

    def spots(self, brush: Brush, rect: Rect, view: View) -> Iterator[Placed]:  # noqa: ARG002
        """Yield nothing: the buttons below them are pressed."""
        yield from ()

    def draw(self, brush: Brush, surface: Surface, rect: Rect, view: View) -> None:  # noqa: ARG002
        """Draw them side by side."""
        for number, side in enumerate(Side):
            at = rect.left + rect.width * (2 * number + 1) // 4, rect.centery
            figures.sign(brush, surface, side.value, at, rect.height)


@frozen
class Balls:
    """The balls that the members of a guild drew."""

    numbers: tuple[int, ...]
    broad: bool = False

    def height(self, brush: Brush) -> int:
        """Return how many pixels they need."""
        return max(52, brush.px(_BALL))

    def _places(self, rect: Rect) -> list[Rect]:
        step = rect.width // len(self.numbers)
        side = min(rect.height, step - 4)
        found = []
        for number in range(len(self.numbers)):
            place = Rect(0, 0, side, side)
            place.center = rect.left + step * number + step // 2, rect.centery
            found.append(place)
        return found

    def spots(self, brush: Brush, rect: Rect, view: View) -> Iterator[Placed]:  # noqa: ARG002
        """Yield the balls."""
        yield from ((BallSpot(number), place) for number, place in zip(self.numbers, self._places(rect), strict=True))

    def draw(self, brush: Brush, surface: Surface, rect: Rect, view: View) -> None:  # noqa: ARG002
        """Draw them."""
        for number, place in zip(self.numbers, self._places(rect), strict=True):
            brush.stamp(surface, f"ball_{number}", place.center, place.height)


@frozen
class Covered:
    """A bar that shows how much of a debt is covered."""

    owed: int
    florins: int
    broad: bool = False

    def height(self, brush: Brush) -> int:
        """Return how many pixels it needs."""
        return max(30, brush.px(_BAR))

    def spots(self, brush: Brush, rect: Rect, view: View) -> Iterator[Placed]:  # noqa: ARG002
        """Yield nothing."""
        yield from ()

    def draw(self, brush: Brush, surface: Surface, rect: Rect, view: View) -> None:
        """Draw what is covered of what is owed, and how much of the rest all sales could bring."""
        question = view.question
        seat = question.seat if question is not None else 0
        more = sum(sale_value(view.works, square) for square in properties(view.owners, seat))
        whole = max(self.owed, 1)
        radius = max(3, brush.px(6))
        shapes.lay(surface, shapes.plate(rect.size, radius, (226, 204, 160, 255), (*INK, 220), 1.4), rect.topleft)
        for covered, colour in ((self.florins + more, (216, 184, 112)), (self.florins, LEAF)):
            wide = round((rect.width - 4) * min(1.0, covered / whole))
            if wide > 4:
                filled = shapes.plate((wide, rect.height - 4), radius - 1, (*colour, 255))
                shapes.lay(surface, filled, (rect.left + 2, rect.top + 2))
        self._write(brush, surface, rect, covered=round((rect.width - 4) * min(1.0, self.florins / whole)))

    def _write(self, brush: Brush, surface: Surface, rect: Rect, covered: int) -> None:
        """Write both sums on the pixels that are `covered` if they have room there, and beside them if not."""
        told, pad = tr("citta.plate.covered", covered=self.florins, owed=self.owed), brush.px(10)
        inside = covered >= brush.width(told, _SUM) + 2 * pad
        left = rect.left + pad if inside else rect.left + covered + pad
        brush.write(surface, told, (left, rect.centery), _SUM, IVORY if inside else INK)
