"""The city with the ring: who stands on which square, the labels, and the plate of what is asked in its middle."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import partial

from pygame import Rect, Surface

from leonardo.app.citta.picture.labels import Labels
from leonardo.app.citta.picture.layout import CittaLayout
from leonardo.app.citta.picture.plates.desk import Desk
from leonardo.app.citta.picture.ring import Ring, plan
from leonardo.app.citta.picture.steps import draw_step, steps
from leonardo.app.citta.spots import BankSpot, PawnSpot, SquareSpot
from leonardo.app.citta.standing import moved_party, sells_for, shown_party
from leonardo.app.kit.points import Point
from leonardo.app.table.living.creature import planned
from leonardo.app.table.living.life import Life
from leonardo.app.table.looks import ornaments
from leonardo.app.table.looks.brush import Brush
from leonardo.app.table.panels.laid_page import Stroke
from leonardo.app.table.panels.panel import Board, Part, Placed, always
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.citta.board import FOR_SALE, LAST_SQUARE
from leonardo.engine.citta.view import View

_SQUARES = range(1, LAST_SQUARE + 1)


class City(Board):
    """The middle of the table."""

    def __init__(self, brush: Brush, layout: CittaLayout) -> None:
        self.brush = brush
        self.layout = layout
        self.rect = layout.city
        self.ring = Ring(layout)
        self.labels = Labels(brush, self.ring)
        self.desk = Desk(brush, self.ring)
        living, k = plan()["living"], layout.city_scale[0]
        self.life = Life([planned(brush.pictures, each, self.ring.point, k) for each in living])

    @property
    def parts(self) -> Sequence[Part]:
        """The picture, what lives on it, the labels, those who stand on each square, the far ones first, the plate."""
        ground = Part(always(self.rect), lambda _view, _marks: None, self._ground)
        order = sorted(_SQUARES, key=lambda number: self.ring.squares[number].middle[1])
        standing = (
            Part(
                always(self._around(number)),
                partial(self._standing, number),
                partial(self._pawns, number),
                facts=self._facts,
            )
            for number in order
        )
        labels = (
            Part(
                always(self.labels.around(number)),
                partial(self.labels.content, number),
                partial(self.labels.draw, number),
                facts=self._facts,
            )
            for number in order
        )
        plate = Part(self.desk.region, self.desk.content, self.desk.draw)
        return ground, *self.life.parts, *labels, *standing, plate

    def content(self, view: View, marks: Marks) -> Hashable:
        """Where pawns stand, and what the plate shows."""
        return tuple(party and party.square for party in view.parties), self.desk.content(view, marks)

    def _facts(self, view: View, marks: Marks) -> Hashable:
        """Return all that labels and pawns depend on, whichever square it is."""
        parties = tuple(
            (party.square, party.offices, party.florins) if party is not None else None for party in view.parties
        )
        gone = frozenset(spot for spot in marks.absent if isinstance(spot, PawnSpot))
        walked = tuple(steps(view, marks).items())
        owned = view.owners, view.works, shown_party(view), moved_party(view)
        sells = any(sells_for(view, square) is not None for square in FOR_SALE)
        return parties, owned, view.turn, gone, marks.lifted_from(PawnSpot), walked, sells

    def spots(self, view: View, marks: Marks) -> Iterator[Placed]:
        """Yield the squares in their order, each with those who stand there, and what is on the plate."""
        for number in _SQUARES:
            yield SquareSpot(number), self.ring.squares[number].field
        for number, here in sorted(_standing(view).items()):
            for seat, foot in zip(here, self.ring.feet(number, len(here)), strict=False):
                yield PawnSpot(seat), self.pawn_rect(foot)
        yield BankSpot(), self._bank
        yield from self.desk.spots(view, marks)

    @property
    def _bank(self) -> Rect:
        """The town hall by the great square."""
        across, down = self.layout.city_scale
        return Rect(self.rect.left, self.rect.bottom - round(150 * down), round(74 * across), round(120 * down))

    def on(self, view: View, square: int) -> tuple[int, ...]:
        """Return whose pawns stand on a square, in the order of seats."""
        return _standing(view).get(square, ())

    def foot(self, view: View, seat: int) -> Point:
        """Return where the pawn of a seat stands, or the middle of the city if it is on the board no more."""
        party = view.parties[seat]
        if party is None:
            return self.rect.center
        here = self.on(view, party.square)
        return self.ring.feet(party.square, len(here))[here.index(seat)]

    def pawn_rect(self, foot: Point) -> Rect:
        """Return all of a pawn that stands on a point."""
        height = self.ring.pawn_height
        width = round(height * 0.62)
        return Rect(foot[0] - width // 2, foot[1] - height, width, height)

    def _ground(self, surface: Surface, _view: View, _marks: Marks) -> None:
        surface.blit(self.brush.pictures.get("citta", self.rect.size), self.rect)

    def _around(self, square: int) -> Rect:
        """Return all pixels of a field and of those who may stand there."""
        height = self.ring.pawn_height
        field = self.ring.squares[square].around
        return field.inflate(height, height // 2).union(field.move(0, -height)).clip(self.rect)

    def _standing(self, square: int, view: View, marks: Marks) -> Hashable:
        here = self.on(view, square)
        gone = tuple(seat for seat in here if PawnSpot(seat) in marks.absent)
        lifted = tuple(seat for seat in here if marks.ghosts(PawnSpot(seat)))
        return here, gone, lifted, view.turn if view.turn in here else None, steps(view, marks).get(square)

    def _pawns(self, square: int, surface: Surface, view: View, marks: Marks) -> None:
        here, number = self.on(view, square), steps(view, marks).get(square)
        if not here and number is None:
            return
        if number is not None and not here:
            draw_step(self.brush, surface, number, self.ring.squares[square].middle)
        placed = zip(here, self.ring.feet(square, len(here) or 1), strict=False)
        for seat, foot in sorted(placed, key=lambda each: each[1][1]):
            if PawnSpot(seat) in marks.absent:
                continue
            if seat == view.turn:
                ring = Rect(0, 0, self.ring.pawn_height * 3 // 4, self.ring.pawn_height // 3)
                ring.center = foot[0], foot[1] - self.ring.pawn_height // 14
                ornaments.halo(surface, ring, max(3, self.brush.px(7)), 210)
            lifted = bool(marks.ghosts(PawnSpot(seat)))
            draw_pawn(self.brush, surface, seat, foot, self.ring.pawn_height, lifted=lifted)
        if number is not None and here:
            draw_step(self.brush, surface, number, self.ring.at_feet(square))

    def retouched(self, view: View, marks: Marks, lit: Sequence[int]) -> Iterator[Stroke]:
        """Yield again what stands on lit squares and lies beside them: labels first, then pawns, then the plate.

        While something is held, all that is not lit steps back, what lies beside it, too.
        """
        if not lit:
            return
        around = [self._around(number).inflate(2 * self.brush.px(30), 2 * self.brush.px(30)) for number in lit]
        near = [number for number in _SQUARES if self.labels.around(number).collidelist(around) != -1]
        near = [number for number in near if number in lit] if marks.lifted else near
        for number in near:
            content = "label", self.labels.content(number, view, marks)
            draw = partial(self.labels.draw, number, view=view, marks=marks)
            yield Stroke(self.labels.around(number), content, draw)
        for number in sorted(_SQUARES, key=lambda each: self.ring.squares[each].middle[1]):
            if (self.on(view, number) or number in steps(view, marks)) and self._around(number).collidelist(
                around
            ) != -1:
                content = "pawns", self._standing(number, view, marks)
                yield Stroke(self._around(number), content, partial(self._pawns, number, view=view, marks=marks))
        plate = self.desk.region(view, marks)
        if plate.width and plate.collidelist(around) != -1:
            content = "plate", self.desk.content(view, marks)
            yield Stroke(plate, content, partial(self.desk.draw, view=view, marks=marks))


@kept_for_view
def _standing(view: View) -> Mapping[int, tuple[int, ...]]:
    """Return whose pawns stand on the squares where any do, in the order of seats."""
    found: dict[int, tuple[int, ...]] = {}
    for seat, party in enumerate(view.parties):
        if party is not None:
            found[party.square] = (*found.get(party.square, ()), seat)
    return found


def draw_pawn(brush: Brush, surface: Surface, seat: int, foot: Point, height: int, *, lifted: bool = False) -> None:
    """Stand the pawn of a seat on a point; pale where it is held elsewhere."""
    name = f"pawn_{brush.colour(seat)}"
    tall = round(height * 1.24)
    if not lifted:
        brush.stand(surface, name, foot, tall)
        return
    picture = brush.faded(name, tall, 90)
    surface.blit(picture, picture.get_rect(midbottom=(foot[0], foot[1] + tall // 10)))
