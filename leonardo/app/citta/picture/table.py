"""The picture of this table: its panels, and what is special about its pieces and places."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from pygame import Rect, Surface

from leonardo.app.citta.motion import manners
from leonardo.app.citta.motion.feasts import feast
from leonardo.app.citta.motion.pieces import DrumPiece, HousePiece, ManPiece, PawnPiece
from leonardo.app.citta.picture import closely, facts, quarters, track
from leonardo.app.citta.picture.board import SQUARES, Squares, city
from leonardo.app.citta.picture.layout import CittaLayout, lay_out
from leonardo.app.citta.picture.plates.buying import BID
from leonardo.app.citta.picture.plates.desk import asked
from leonardo.app.citta.picture.ring import plan, ring_in
from leonardo.app.citta.picture.rivals import rivals
from leonardo.app.citta.picture.sprites import make_sprite
from leonardo.app.citta.picture.tray import purse, tray
from leonardo.app.citta.picture.tray.machine import machine
from leonardo.app.citta.picture.tray.offices import offices
from leonardo.app.citta.picture.tray.palaces import palaces
from leonardo.app.citta.spots import (
    TRAITS,
    MachineSpot,
    MenSpot,
    PalaceSpot,
    PawnSpot,
    PurseSpot,
    QuartersSpot,
    Spot,
    SquareSpot,
)
from leonardo.app.citta.standing import holdings, shown_party
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import FinePoint
from leonardo.app.kit.text.painter import Painter
from leonardo.app.table.feast.exhibit import FeastPage
from leonardo.app.table.feast.scenery import page_of
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.kinds import Piece
from leonardo.app.table.living.creature import planned
from leonardo.app.table.living.life import Life
from leonardo.app.table.looks.sprite import Sprite
from leonardo.app.table.motion.flight import Flight, Manner
from leonardo.app.table.own_picture import LookUp
from leonardo.app.table.panels.panel import Panel
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.review.card import foot_with, places_over
from leonardo.app.table.shown.marks import Marks
from leonardo.app.table.shown_table import Act
from leonardo.app.table.spots import PixelSpot, SeatSpot
from leonardo.app.table.strip.strip import Strip
from leonardo.app.table.widgets import SHADOW
from leonardo.engine.citta.board import FOR_SALE
from leonardo.engine.citta.state import speaker_of
from leonardo.engine.citta.view import View
from leonardo.ui.node import Node, Z, stack

_AT_PURSE = (PurseSpot, MenSpot, SeatSpot)


class CittaPicture(TablePicture):
    """Draws the table of one game for one screen."""

    traits = TRAITS
    letters = (BID,)

    @property
    def page(self) -> CittaLayout:
        """The page as it was laid out last."""
        return self.layout

    @property
    def log_place(self) -> Rect:
        """Where the log unfolds: over the right of the city, which is seen at its left meanwhile."""
        city = self.layout.city
        wide = min(city.width * 2 // 3, max(380, self.brush.px(620)))
        bottom = self.layout.tray.bottom if self.layout.heads else city.bottom
        return Rect(city.right - wide, city.top, wide, bottom - city.top)

    def lay_out(self, size: tuple[int, int], view: View) -> tuple[Panel, ...]:
        """Lay everything out for a window of `size` pixels, set `brush`, and return the panels."""
        self.layout: CittaLayout = lay_out(size, self.text_scale)
        self.brush = Brush(self.pictures, Painter(self.layout.k, self.text_scale), self.layout, self.looks)
        self.ring = ring_in(tuple(self.layout.city))
        living, k = plan()["living"], self.ring.scale[0]
        self._life = Life([planned(self.pictures, each, self.ring.point, k) for each in living])
        tracks = track.tracks(view.table.rounds)
        self._strip = Strip(self.brush, self.layout.strip, tracks, ends=("citta.button.done",), bare=self.bare)
        return ()

    def nodes(self, view: View, marks: Marks) -> Sequence[tuple[Rect, Node]]:
        """Return the strip, the city, the others and one's own tray, in the order of the keyboard."""
        seat, looks, layout = shown_party(view), self.looks, self.layout
        named, stood_on, is_near = self._front(view, marks)
        fields = (
            purse.purse(facts.purse(view, marks, looks), looks),
            palaces(seat, view.parties[seat] is None, facts.palaces(view), holdings(view, seat)),
            offices(seat, *facts.offices(view, marks)),
            machine(*facts.machine(view, marks, looks)),
        )
        return (
            (layout.strip, self._strip.node(view, marks)),
            (layout.city, SHADOW),
            (layout.tray, SHADOW),
            (layout.city, city(facts.labels(view), facts.standing(view, marks), looks, named, stood_on)),
            (layout.city, stack(asked(view, marks, looks), z=Z.PIECES if is_near else None)),
            (layout.rivals, rivals(facts.rivals(view, marks, self.home), looks, layout.heads)),
            (layout.tray, tray(fields, layout.heads)),
        )

    def _front(self, view: View, marks: Marks) -> tuple[Squares, Squares, bool]:
        """Return the squares whose labels and whose pawns are in front of lights, and whether the plate is.

        While something is held, all that is not lit steps back, labels beside it, too.
        """
        lit = [spot.square for spot in marks.shining if isinstance(spot, SquareSpot)]
        if not lit:
            return frozenset(), frozenset(), False
        reach = 2 * self.brush.px(30)
        around = [self.ring.stood_on(number).inflate(reach, reach) for number in lit]
        near = frozenset(number for number in SQUARES if self.ring.stood_on(number).collidelist(around) != -1)
        beside = (number for number in SQUARES if self.ring.labelled(number).collidelist(around) != -1)
        labels = frozenset(lit) if marks.lifted else frozenset(beside)
        is_near = any(plate.collidelist(around) != -1 for plate in self.said(view, marks))
        return labels, near, is_near

    @property
    def life(self) -> Life:
        """What lives in the city."""
        return self._life

    @property
    def stage(self) -> Rect:
        """The city: it steps back while something is held."""
        return self.layout.city

    @property
    def shy(self) -> Sequence[Rect]:
        """The labels of the squares."""
        return [square.label for square in self.ring.squares.values()]

    @property
    def labels(self) -> Sequence[Rect]:
        """The labels of the squares: what one costs is read while somebody buys another."""
        return self.shy

    @property
    def below(self) -> tuple[type, ...]:
        """The squares, and the pawns on them."""
        return SquareSpot, PawnSpot

    def behind(self, point: tuple[int, int]) -> tuple[Spot, ...]:
        """Return what a press of a pixel means where no spot is: label and palace mean their square."""
        square = self.ring.square_at(point)
        return () if square is None else (SquareSpot(square),)

    def hangs_beside(self, piece: Piece) -> bool:  # noqa: ARG002
        """Tell whether a piece hangs beside the pointer: all do, since the squares are full of small things."""
        return True

    def leans(self, piece: Piece) -> bool:
        """Tell whether a piece leans as it flies and sways in the hand: houses, pawns and men-at-arms do."""
        return isinstance(piece, HousePiece | PawnPiece | ManPiece)

    def target(self, view: View, spot: Spot) -> tuple[int, int]:
        """Return the pixel to which a piece flies when it goes to a spot, be the spot there yet or not."""
        if isinstance(spot, PixelSpot):
            return spot.at
        seats = (spot.seat, speaker_of(view.parties, spot.seat) or 0) if isinstance(spot, _AT_PURSE) else ()
        known, places = (spot, *(at(seat) for seat in seats for at in (PurseSpot, SeatSpot))), self.spots(view)
        return next((places[each].center for each in known if each in places), self.layout.city.center)

    def sprite(self, piece: Piece, scale: float = 1.0) -> Sprite:
        """Return a piece `scale` times as large as it usually is in the air."""
        return make_sprite(self.brush, piece, scale)

    def seen_closely(self, view: View, spot: Spot) -> Spot | None:  # noqa: ARG002 - a card lies there in every view
        """Return the card of a palace or bridge, if that or its square is pointed at, or the plan of the quarters."""
        if isinstance(spot, SquareSpot) and spot.square in FOR_SALE:
            return PalaceSpot(spot.square)
        return spot if isinstance(spot, PalaceSpot | QuartersSpot) else None

    def zoom(self, surface: Surface, view: View, spot: Spot) -> Rect | None:
        """Draw the card at a spot large, or all quarters, over the darkened table; return where, if anything is."""
        if isinstance(spot, QuartersSpot):
            return quarters.draw(self.brush, surface, view)
        return closely.draw(self.brush, surface, view, spot)

    def mark_place(self, spot: Spot, places: Mapping[Spot, Rect], number: int = 0) -> Rect:
        """Return where the mark of a last act stands: at the upper left corner of its square."""
        size = max(14, self.brush.px(22))
        mark = Rect(0, 0, size, size)
        mark.center = places[spot].left + size // 2 + number * size, places[spot].top + size // 4
        return mark

    def card_places(self, *, low: bool = False) -> list[Rect]:
        """Return where a card that tells of the table may lie: over the city at its right, or at its left."""
        return places_over(self.layout.city, self.brush, low=low)

    @property
    def foot(self) -> Rect:
        """One's own tray, and more above it where that is low."""
        return foot_with(self.layout.tray)

    def way(self, flight: Flight, here: LookUp, there: LookUp) -> Sequence[FinePoint]:
        """Return the way of a flight in pixels; pawns go from square to square."""
        match flight:
            case Flight(piece=PawnPiece() as pawn, manner=Manner.WALK):
                return manners.way(self.ring, pawn, here, there)
        return super().way(flight, here, there)

    def acted(self, flight: Flight, points: Sequence[FinePoint], after: View) -> Act | None:
        """Return how a pawn walks, or the machine turns."""
        match flight:
            case Flight(piece=PawnPiece() as pawn, manner=Manner.WALK):
                return manners.walking(self.brush, self.ring, pawn, points)
            case Flight(piece=DrumPiece(number=number)):
                return manners.turning(number, self.spots(after)[MachineSpot()])
        return None

    def feast(self, shown: OnStage, before: View, after: View) -> FeastPage | None:
        """Return what is seen of a feast, if one is made of that."""
        found = feast(before, after, shown.event)
        return page_of(FeastStage(self.brush, self.layout.city), *found.told(self.looks)) if found else None

    def tools_ahead(self) -> Iterator[Callable[[], object]]:
        """Yield the work of making what is drawn with later, that of the stage, too."""
        yield from super().tools_ahead()
        yield from FeastStage(self.brush, self.layout.city).ahead()
