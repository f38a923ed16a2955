"""An auction as all see it: the card, and the purses of those who bid, sealed first and then opened (rule 9.7)."""

from collections.abc import Callable, Hashable, Iterator
from functools import partial
from typing import Final

from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.davinci.motion.auctions import (
    AuctionVerdict,
    Emptied,
    Item,
    Lit,
    OpenedPurse,
    Plate,
    PurseTimes,
    Sealed,
    Shaken,
    Sum,
)
from leonardo.app.davinci.picture.cards.state import NOBODY, CardState
from leonardo.app.davinci.picture.feasts import things
from leonardo.app.davinci.picture.feasts.columns import Columns
from leonardo.app.davinci.picture.feasts.lot import Lot
from leonardo.app.davinci.picture.feasts.name_plates import NamePlates
from leonardo.app.davinci.picture.feasts.purses import Purses
from leonardo.app.davinci.picture.feasts.tie import Tie
from leonardo.app.davinci.spots import AuctionSpot
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.text.lettering import lettering
from leonardo.app.kit.translations import tr, translations
from leonardo.app.table.feast.exhibit import Exhibit, Named
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.timeline import Entrance
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.shown.marks import Marks
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.view import View

_TOLD: Final = (112, 188, 588)
"""Units of the stage in which it is told of a tie: left, top and width."""


@frozen
class Bidders:
    """An auction: the invention, who bids, and how many florins where that is known."""

    invention: int
    seats: tuple[int, ...]

    @classmethod
    def of(cls, question: BidQuestion) -> "Bidders":
        """Return those of a question, in the order of their seats."""
        seats = {question.seat, *question.waiting, *(seat for seat, _ in question.bids)}
        return cls(question.invention, tuple(sorted(seats)))


class Auction:
    """The stage of one auction over the `city`; its card means this to who looks at it."""

    def __init__(self, brush: Brush, city: Rect, bidders: Bidders, meaning: CardState = NOBODY) -> None:
        self.brush, self.bidders, self.meaning = brush, bidders, meaning
        self.stage = FeastStage(brush, city)
        self.lot = Lot(self.stage, bidders.invention, meaning)
        columns = Columns(self.stage, bidders.seats)
        self.purses, self.plates = Purses(columns), NamePlates(columns)
        self._standing: dict[Hashable, Exhibit] = {}

    def where(self, spot: AuctionSpot) -> tuple[int, int]:
        """Return the middle of a purse, or of the card."""
        if spot.seat is not None and spot.seat in self.bidders.seats:
            return self.purses.place(spot.seat).center
        return self.lot.place.center

    # While bids are made

    def stroke(self, question: BidQuestion, marks: Marks) -> Stroke:
        """Return the stage as it lies over the table, without what is in the air."""
        shown = frozenset(spot for spot in marks.absent if isinstance(spot, AuctionSpot))
        words_in = translations().language, lettering(), self.brush.painter.scale
        key: Hashable = "auction", question, shown, tuple(self.stage.whole), self.brush.looks, words_in

        def draw(surface: Surface) -> None:
            surface.blit(self.brush.pictures.made(key, lambda: self._sealed(question, shown)), self.stage.whole)

        def pieces() -> Iterator[object]:
            yield from (work() for work in self.stage.ahead(self.title(open_=False)))
            for name, make in self.exhibits():
                yield self._shown(name, make)
            yield self.brush.pictures.made(key, lambda: self._sealed(question, shown))

        return Stroke(self.stage.whole, key, draw, pieces)

    def lay_coming(self, question: BidQuestion, surface: Surface, purses: float, names: float) -> None:
        """Draw the stage without title and card; the purses that are sealed and the names have come so far."""
        self.stage.lay(surface, "")
        sealed = {seat for seat, _ in question.bids}
        for name, make in self.exhibits():
            exhibit = self._shown(name, make)
            if isinstance(name, Plate):
                exhibit.draw(surface, Entrance.EMERGES, names)
            elif isinstance(name, Sealed) and name.seat in sealed:
                self._drop(surface, exhibit, purses)

    def _drop(self, surface: Surface, purse: Exhibit, share: float) -> None:
        """Draw a purse that has come down so far from above the stage."""
        opening = self.stage.opening
        at = purse.place.move(0, -round((purse.place.bottom - opening.top) * (1 - share)))
        seen = at.clip(opening)
        if seen:
            surface.blit(purse.picture, seen, seen.move(-at.left, -at.top))

    def _sealed(self, question: BidQuestion, absent: frozenset[AuctionSpot]) -> Surface:
        whole, left, top = self.stage.furnished(self.title(open_=False)).copy(), *self.stage.whole.topleft
        sealed = {seat for seat, _ in question.bids if AuctionSpot(seat) not in absent}
        for name, make in self.exhibits():
            if not isinstance(name, Sealed) or name.seat in sealed:
                exhibit = self._shown(name, make)
                whole.blit(exhibit.picture, exhibit.place.move(-left, -top))
        return whole

    def _shown(self, name: Hashable, make: Callable[[], Exhibit]) -> Exhibit:
        """Return what stands there while bids are made; made once."""
        if name not in self._standing:
            self._standing[name] = make()
        return self._standing[name]

    @staticmethod
    def title(*, open_: bool) -> str:
        """Return what stands over the stage while bids are made, or when they are open."""
        return tr("davinci.feast.open" if open_ else "davinci.feast.sealed")

    def exhibits(self) -> Iterator[Named]:
        """Yield what stands there before anything is known: the card, the sealed purses, the names."""
        yield Item.CARD, self.lot.card
        for seat in self.bidders.seats:
            yield Sealed(seat), partial(self.purses.sealed, seat)
        for seat in self.bidders.seats:
            yield Plate(seat), partial(self.plates.plate, seat)

    # When they are open

    def settled(self, view: View, opening: PurseTimes) -> Iterator[Named]:
        """Yield all that comes when the bids are opened; `view` is that before."""
        for name, make in self.exhibits():
            yield name, partial(self._shown, name, make)
        for seat, florins in opening.bids:
            verdict, wins = self._verdict(opening, seat, florins), seat == opening.winner
            yield Shaken(seat), partial(self.purses.shaken, seat)
            yield OpenedPurse(seat), partial(self.purses.opened, seat)
            yield Sum(seat), partial(self.purses.counted, seat, florins)
            yield AuctionVerdict(seat), partial(self.plates.plate, seat, verdict, wins=wins)
            if opening.winner is not None:
                yield Lit(seat), partial(self.purses.lit, seat, florins, wins=wins)
            if wins:
                yield Emptied(seat), partial(self.purses.emptied, seat, florins)
        yield Item.SEALED, partial(self.stage.plate, self.title(open_=False))
        yield Item.OPENED, self._opening
        yield Item.CLEARED, self.lot.cleared
        yield Item.HUSH, partial(things.hush, self.stage)
        if opening.winner is None:
            yield Item.WORTH, partial(self.lot.said, tr("davinci.feast.leaves"))
            return
        yield Item.WORTH, partial(self.lot.worth, view.seats[opening.winner].owned, opening.winner)
        yield Item.LIGHT, partial(self.purses.light, opening.winner)
        yield Item.DECISION, partial(self._decision, opening.winner)
        yield Item.SHINES, partial(self.purses.shining, opening.winner)
        if opening.tied:
            tie = self._tie(opening)
            yield Item.TIE, tie.bracket
            yield Item.LEONARDO, partial(tie.leonardo, opening.winner)
            yield Item.REASON, partial(tie.reason, holds=view.leonardo == opening.winner)

    def _verdict(self, opening: PurseTimes, seat: int, florins: int) -> str:
        if seat != opening.winner:
            return tr("davinci.feast.keeps" if florins else "davinci.feast.keeps_nothing", count=florins)
        ways = [tr(f"davinci.feast.{key}", count=florins) for key in ("takes", "pays")]
        return self.brush.first_fitting(ways, self.plates.said, self.plates.room.width)

    # What things look like

    def _opening(self) -> Exhibit:
        """The plate over the stage, which tells now that the bids are open."""
        return Exhibit(*self.stage.retitled(self.title(open_=True), self.title(open_=False)))

    def _decision(self, seat: int) -> Exhibit:
        """The plate over the stage, which tells now who takes the card."""
        title = tr("davinci.feast.taken", name=self.brush.looks[seat].name)
        return Exhibit(*self.stage.retitled(title, self.title(open_=True), self.title(open_=False)))

    def _tie(self, opening: PurseTimes) -> Tie:
        left, top, wide = _TOLD
        purses = {seat: self.purses.place(seat) for seat in self.bidders.seats}
        return Tie(self.stage, opening, purses, self.stage.at(left, top, wide, 1))
