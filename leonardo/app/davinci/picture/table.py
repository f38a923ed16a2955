"""The picture of this table: its panels, and what is special about its pieces and places."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from leonardo.app.davinci.motion import manners
from leonardo.app.davinci.motion.auctions import Item, auction_settled
from leonardo.app.davinci.motion.pieces import (
    ApprenticePiece,
    AutomatonPiece,
    CardPiece,
    ComponentPiece,
    LeonardoPiece,
    MasterPiece,
    Piece,
)
from leonardo.app.davinci.motion.sizes import size_at
from leonardo.app.davinci.picture.card_places import card_places, hint_place, log_place
from leonardo.app.davinci.picture.cards.card import CardPicture
from leonardo.app.davinci.picture.cards.requests import Requests
from leonardo.app.davinci.picture.cards.state import NOBODY, CardState, weeks_alone
from leonardo.app.davinci.picture.city.city import City
from leonardo.app.davinci.picture.city.districts import LETTERS
from leonardo.app.davinci.picture.closely import zoom
from leonardo.app.davinci.picture.feasts import completion, machine, purses, things
from leonardo.app.davinci.picture.feasts.auction import Auction, Bidders
from leonardo.app.davinci.picture.layout import TableLayout, lay_out
from leonardo.app.davinci.picture.onlooker import Onlooker
from leonardo.app.davinci.picture.rivals import facts
from leonardo.app.davinci.picture.rivals.panel import form_of, last_at_hand, rival
from leonardo.app.davinci.picture.sprites import make_sprite
from leonardo.app.davinci.picture.track import GATE, GATE_SHUT, TRACKS, marker
from leonardo.app.davinci.picture.workshop import facts as workshop
from leonardo.app.davinci.picture.workshop.board import Workshop
from leonardo.app.davinci.picture.workshop.purse import purse
from leonardo.app.davinci.picture.workshop.stores import stores
from leonardo.app.davinci.spots import (
    TRAITS,
    ApprenticesSpot,
    AuctionSpot,
    BoxSpot,
    CardSpot,
    ComponentSpot,
    DistrictSpot,
    FlorinsSpot,
    GroupSpot,
    LaboratorySpot,
    LandmarkSpot,
    LoftSpot,
    LordSpot,
    RewardSpot,
    RoundSpot,
    SealSpot,
    Spot,
    StageSpot,
    UpgradeSpot,
)
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.pictures import Pictures
from leonardo.app.kit.seats import PlayerStyle
from leonardo.app.kit.text.painter import Painter
from leonardo.app.kit.translations import tr
from leonardo.app.table.feast.banner import Banner
from leonardo.app.table.feast.exhibit import FeastPage
from leonardo.app.table.feast.passage import PassagePage, Rolling
from leonardo.app.table.feast.performance import veil
from leonardo.app.table.feast.stage import FeastStage
from leonardo.app.table.feast.timeline import OnStage
from leonardo.app.table.living.life import Life
from leonardo.app.table.looks.sprite import Sprite
from leonardo.app.table.motion.flight import Flight, Flying, Manner
from leonardo.app.table.own_picture import LookUp
from leonardo.app.table.panels.panel import Panel
from leonardo.app.table.panels.seating import beside
from leonardo.app.table.panels.stroke import Stroke
from leonardo.app.table.picture import TablePicture
from leonardo.app.table.shown.marks import NO_MARKS, Marks
from leonardo.app.table.spots import PixelSpot, SeatSpot
from leonardo.app.table.strip.strip import Strip
from leonardo.app.table.widgets import SHADOW
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import LAST_CITY_ROUND, Place
from leonardo.engine.davinci.questions import BidQuestion
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event
from leonardo.ui.node import Node

_MOST_RIVALS = 4
"""Panels that find room beside the city; an onlooker at five seats sees the fifth below."""

ENDS = "davinci.button.pass", "davinci.button.done"


class DaVinciPicture(TablePicture):
    """Draws the table of one game for one screen; with `open_memory` the florins and components of all are shown.

    All could have counted those (rule 13.2).
    """

    traits = TRAITS

    def __init__(
        self,
        looks: Sequence[PlayerStyle],
        *,
        pictures: Pictures | None = None,
        open_memory: bool = False,
        text_scale: float = 1.0,
        bare: bool = False,
    ) -> None:
        super().__init__(looks, pictures=pictures, text_scale=text_scale, bare=bare)
        self.open_memory = open_memory
        self._last_auction: Auction | None = None

    @property
    def page(self) -> TableLayout:
        """The page as it was laid out last."""
        return self.layout

    @property
    def log_place(self) -> Rect:
        """Where the log unfolds: beside the table if there is room, else over the cards."""
        return log_place(self.layout)

    def lay_out(self, size: tuple[int, int], view: View) -> tuple[Panel, ...]:
        """Lay everything out for a window of `size` pixels, set `brush`, and return the panels."""
        others = self._others(view)
        self.layout: TableLayout = lay_out(
            size, min(len(others), _MOST_RIVALS), self.text_scale, onlooking=view.viewer is None
        )
        self.brush = Brush(self.pictures, Painter(self.layout.k, self.text_scale), self.layout, self.looks)
        self.city = City(self.brush, self.layout, len(view.seats), open_memory=self.open_memory)
        self.requests = Requests(
            self.brush,
            self.layout.requests,
            len(view.seats),
            in_a_row=self.layout.requests_in_a_row,
            open_memory=self.open_memory,
        )
        bottom = self._bottom(view, others)
        self._rivals = dict(zip(others, self.layout.rivals, strict=False))
        if isinstance(bottom, Onlooker) and bottom.last is not None:
            self._rivals[others[_MOST_RIVALS]] = bottom.last
        self._strip = Strip(self.brush, self.layout.strip, TRACKS, ends=ENDS, bare=self.bare)
        return (
            self.city,
            self.requests,
            bottom,
        )

    def nodes(self, view: View, marks: Marks) -> Sequence[tuple[Rect, Node]]:
        """Return the strip, the panels of the others, and what of one's own workshop is made of nodes."""
        own, counted = self.panels[-1], self.open_memory
        strip = self.layout.strip, self._strip.node(view, marks)
        others = tuple((place, self._panel(view, marks, seat)) for seat, place in self._rivals.items())
        shadows = ((place, SHADOW) for place in self.layout.rivals)
        if not isinstance(own, Workshop):
            return strip, *others, *shadows
        fields = own.fields(True)
        florins = fields.purse, purse(workshop.purse(view, marks, own.seat, counted))
        held = fields.stores, stores(*workshop.stores(view, marks, own.seat, counted))
        return strip, *others, *shadows, florins, held

    def walked(self) -> Sequence[Panel]:
        """Return the strip first, and the panels of the others before what is below the city, from left to right."""
        *panels, own = self.panels
        last = 1 + len(self._rivals)
        above = self.some_nodes(0, 1), *panels, self.some_nodes(1, last)
        return (*above, own, self.some_nodes(last), own.owned) if isinstance(own, Workshop) else (*above, own)

    def _panel(self, view: View, marks: Marks, seat: int) -> Node:
        form = form_of(self._rivals[seat], closed=not self.open_memory)
        return rival(facts.rival(view, marks, seat, self.open_memory), self.looks, form)

    @property
    def life(self) -> Life:
        """The living city."""
        return self.city.living.life

    @property
    def stage(self) -> Rect:
        """The city: it steps back while something is held."""
        return self.layout.city

    def goes_on_at(self, view: View, marks: Marks) -> Sequence[Rect]:
        """Return where the Lord of the City is while a district is resolved, with what is pressed there."""
        return [] if view.lord is None else self.city.around(view.lord, view, marks)

    def regrouped(self, view: View, before: Marks, now: Marks) -> Iterator[Rect]:
        """Yield where groups stand that make room on their squares for who is held, or need not any more."""
        return self.city.regrouped(view, before, now)

    def said(self, view: View, marks: Marks) -> Iterator[Rect]:  # noqa: ARG002 - it stands there in every view
        """Yield where one's own workshop says how many are at hand."""
        own = self.panels[-1]
        if isinstance(own, Workshop):
            yield own.hand.label

    def own_name(self, view: View) -> Rect | None:  # noqa: ARG002 - it stands there in every view
        """Return where the name stands in one's own workshop."""
        own = self.panels[-1]
        return own.hand.named if isinstance(own, Workshop) else None

    @property
    def shy(self) -> Sequence[Rect]:
        """The ribbons of the districts, the board with the boxes, and the words in one's own workshop."""
        own = self.panels[-1]
        own_words = own.worded if isinstance(own, Workshop) else ()
        return [*(district.plate for district in self.city.districts.values()), self.city.boxes.usual.board, *own_words]

    def retouched(self, view: View, marks: Marks) -> Iterator[Stroke]:
        """Yield what stands on squares in a light and at their edges, the Lord of the City, and the figures at hand."""
        lit = {spot.place for spot in marks.shining if isinstance(spot, DistrictSpot | GroupSpot)}
        if any(isinstance(spot, BoxSpot) for spot in marks.lit):
            lit.add(Place.COUNCIL)
        if lit:
            yield from self.city.retouched(view, marks, sorted(lit))
        if any(isinstance(spot, CardSpot) for spot in marks.shining):
            yield from self.requests.retouched(view, marks)
        if any(isinstance(spot, UpgradeSpot) for spot in marks.lit):
            yield self.city.named_again(view, Place.WORKSHOP)
        own = self.panels[-1]
        if isinstance(own, Workshop) and any(isinstance(spot, LaboratorySpot) for spot in marks.shining):
            yield own.retouched(view, marks)

    def laid_over(self, view: View, marks: Marks) -> Iterator[Stroke]:
        """Yield the stage of an auction and the half light around it, while there is one and no sheet has its stage."""
        question = view.question
        if isinstance(question, BidQuestion) and not (marks.feasting or marks.answering):
            yield from map(veil, self._around_auctions)
            yield self._auction(view, Bidders.of(question)).stroke(question, marks)

    def hangs_beside(self, piece: Piece) -> bool:
        """Tell whether a piece hangs beside the pointer: workers do, since their places are full of small things."""
        return isinstance(piece, ApprenticePiece | MasterPiece | LeonardoPiece)

    def worded(self, spot: Spot) -> bool:
        """Tell whether words stand in the upper half of a place: in a laboratory its title, and what is in work."""
        return isinstance(spot, LaboratorySpot)

    def leans(self, piece: Piece) -> bool:
        """Tell whether a piece leans as it flies and sways in the hand: all figures do, and goods."""
        return isinstance(piece, ApprenticePiece | MasterPiece | AutomatonPiece | LeonardoPiece | ComponentPiece)

    def springs(self, spot: Spot) -> Surface | None:
        """Return the seal of a district, which springs when it is pressed."""
        return self.city.seal(spot.place) if isinstance(spot, SealSpot) else None

    def spots_at(self, view: View, point: tuple[int, int], marks: Marks = NO_MARKS) -> tuple[Spot, ...]:
        """Return what a press of a pixel means, the uppermost first: those who stand somewhere mean their district."""
        found = super().spots_at(view, point, marks)
        below = (DistrictSpot(spot.place) for spot in found if isinstance(spot, GroupSpot))
        return (*found, *(spot for spot in below if spot not in found))

    def behind(self, point: tuple[int, int]) -> tuple[Spot, ...]:
        """Return what a press of a pixel means where no spot is: ribbon and building mean their district."""
        place = self.city.district_at(point)
        return () if place is None else (DistrictSpot(place),)

    def target(self, view: View, spot: Spot) -> tuple[int, int]:
        """Return the pixel to which a piece flies when it goes to a spot, be the spot there yet or not."""
        if isinstance(spot, PixelSpot):
            return spot.at
        if isinstance(spot, AuctionSpot):
            question = view.question
            if not isinstance(question, BidQuestion):
                return self.layout.city.center
            return self._auction(view, Bidders.of(question)).where(spot)
        if isinstance(spot, LoftSpot):
            question = view.question
            if not isinstance(question, BidQuestion):
                return self.layout.city.midtop
            return self._auction(view, Bidders.of(question)).purses.above(spot.seat)
        if isinstance(spot, RewardSpot):
            return FeastStage(self.brush, self.layout.city).rect.center
        if isinstance(spot, SealSpot):
            return self.city.districts[spot.place].seal
        if isinstance(spot, LandmarkSpot):
            return self.city.point_of(spot.place, spot.at)
        if isinstance(spot, ApprenticesSpot) and (last := self.place_of(view, last_at_hand(spot.seat))) is not None:
            return last.center
        places = self.spots(view)
        if isinstance(spot, StageSpot):
            return self._stage(places[LaboratorySpot(spot.seat, spot.place)]).center
        if isinstance(spot, GroupSpot):
            return self.city.standing_place(view, spot.place, spot.seat).center
        if isinstance(spot, LordSpot):
            foot = self.city.lord_foot(spot.place)
            return foot[0], foot[1] - self.city.lord_height // 2
        if isinstance(spot, CardSpot) and spot not in places:
            return self.requests.place_of_next(view).center
        if isinstance(spot, ComponentSpot) and spot not in places:  # of others one sees only that they own some
            spot = FlorinsSpot(spot.seat)
        if spot not in places and hasattr(spot, "seat"):
            return places.get(SeatSpot(spot.seat), self.layout.workshop).center
        return places[spot].center if spot in places else self.layout.city.center

    def sprite(self, piece: Piece, scale: float = 1.0) -> Sprite:
        """Return a piece `scale` times as large as it usually is in the air."""
        return make_sprite(self.brush, piece, self.requests.card, scale)

    def card(self, invention: int | None, size: tuple[int, int], meaning: CardState = NOBODY) -> Surface:
        """Return an invention card drawn for `size` pixels (for dialogs), face down if `invention` is none.

        It says what the card means to who looks at it.
        """
        surface = Surface(size, pygame.SRCALPHA)
        if invention is None:
            back = self.brush.sized("deck_back", size[1])
            surface.blit(back, back.get_rect(center=surface.get_rect().center))
            return surface
        rect = surface.get_rect().inflate(-2 * self.card_margin, -2 * self.card_margin)
        CardPicture(self.brush, invention, rect, meaning).draw(surface)
        return surface

    @property
    def card_margin(self) -> int:
        """How many pixels are left free around a card that is drawn for dialogs."""
        return max(4, self.brush.px(8))

    def auction(self, view: View, question: BidQuestion) -> Auction:
        """Return the stage of the auction in which a bid is made."""
        return self._auction(view, Bidders.of(question))

    def zoom(self, surface: Surface, view: View, spot: Spot) -> Rect | None:
        """Draw what lies at a spot large, over the darkened table; return where, or none if it cannot be zoomed."""
        return zoom.draw(self.brush, surface, view, spot, counted=self.open_memory)

    def signed(self, view: View, marks: Marks) -> Mapping[Spot, Rect]:  # noqa: ARG002 - it is so in every view
        """Return nowhere: who did what last is told on the panels, by flags and by looking back."""
        return {}

    def seen_closely(self, view: View, spot: Spot) -> Spot | None:
        """Return what is shown large for a thing that is pointed at, or nothing."""
        return zoom.seen_closely(view, spot)

    def card_places(self, *, low: bool = False) -> list[Rect]:
        """Return where a card that tells of the table may lie, the usual place first; `low`: also at its foot."""
        return card_places(self.layout, low=low)

    def hint_place(
        self,
        marked: Sequence[Rect],
        dialog: Rect | None,
        asking: Rect | None = None,  # noqa: ARG002 - no plate asks
    ) -> tuple[Rect, bool]:
        """Return where the card of a hint lies, and whether at the lower end of that."""
        return hint_place(self.layout, marked, dialog)

    def way(self, flight: Flight, here: LookUp, there: LookUp) -> Sequence[tuple[float, float]]:
        """Return the way of a flight in pixels; the Lord of the City is carried along the streets.

        A coin may go past a point in the middle of its way.
        """
        start, end = flight.start, flight.end
        if flight.manner is Manner.WALK and isinstance(start, LordSpot) and isinstance(end, LordSpot):
            return self.city.way(start.place, end.place)
        if isinstance(start, AuctionSpot) and start.seat is not None:
            stage, purse = FeastStage(self.brush, self.layout.city), here(start)
            return purses.rim(stage, purse, start.bidders), purses.beside(stage, purse)
        if isinstance(start, RewardSpot):
            purse = there(end)
            return completion.reward_at(FeastStage(self.brush, self.layout.city), purse), purse
        # an auction is over as soon as it is settled, and its purses stand nowhere then
        return here(start), (here if isinstance(end, AuctionSpot) else there)(end)

    def draw_in_flight(
        self, surface: Surface, flying: Flying, points: Sequence[tuple[float, float]], after: View
    ) -> Rect | None:
        """Draw a piece that walks or slides; return where, or none if it is not one."""
        return manners.draw(self, surface, flying, points, after)

    def letter(self, place: Place) -> str:
        """Return the letter A to H of a district."""
        return LETTERS[place]

    def feast(self, shown: OnStage, before: View, after: View) -> FeastPage | PassagePage:  # noqa: ARG002 - as it was
        """Return what is seen of a completed invention, of an auction, or when a round begins."""
        event = shown.event
        match event:
            case events.InventionCompleted():
                stage = FeastStage(self.brush, self.layout.city)
                found = dict(completion.exhibits(stage, shown, event))
                purse = self._seen_at(before, event.seat, lambda own: own.fields(True).purse)
                return FeastPage(stage, completion.title(event), found, framed=[purse])
            case events.AuctionOpened():
                auction = self._auction(before, Bidders(event.invention, tuple(sorted(event.seats))))
                return FeastPage(
                    auction.stage, auction.title(open_=False), dict(auction.exhibits()), self._beside_auctions
                )
            case events.AuctionSettled():
                auction = self._auction(before, Bidders(event.invention, tuple(sorted(seat for seat, _ in event.bids))))
                found = dict(auction.settled(before, auction_settled(event, before.viewer)))
                if event.winner is not None:
                    owned = self._seen_at(before, event.winner, lambda own: own.owned.field)
                    found[Item.OWNER] = partial(things.halo, auction.stage, owned)
                    found[Item.CAUGHT] = partial(things.flash, auction.stage, owned)
                return FeastPage(auction.stage, "", found, self._beside_auctions)
            case events.RoundBegan(number):
                return self._round_begins(before, number)
        raise TypeError(f"nothing is shown on the stage of {event}")

    def _round_begins(self, before: View, number: int) -> PassagePage:
        """Return how a round begins: districts that were resolved open again, while there are any rounds in them."""
        gate = GATE if number <= LAST_CITY_ROUND else GATE_SHUT
        name = tr("davinci.log.round", round=number)
        city = self.city
        banner = Banner(self.brush, city.rect, number, name, gate, city.signs)
        sleepers = tuple(city.sleepers(before)) if number <= LAST_CITY_ROUND else ()
        return PassagePage(
            self.brush, city.rect, banner, tr(f"davinci.banner.{number}"), sleepers, self._rolling(before, number)
        )

    def _rolling(self, before: View, number: int) -> Rolling | None:
        """Return the marker on its way to a round from that before it, if there was one."""
        places = self.spots(before)
        start, end = (places.get(RoundSpot(each)) for each in (number - 1, number))
        if start is None or end is None:
            return None
        return Rolling(start, end, marker(self.brush, start, number - 1), marker(self.brush, end, number))

    def feast_needs(self, event: Event) -> Iterable[str]:
        """Return the pictures of an invention that is completed."""
        return machine.needs(event.invention) if isinstance(event, events.InventionCompleted) else ()

    def ahead(self, view: View) -> Iterator[Callable[[], object]]:
        """Yield the work of drawing the table for the first time, and that of the stage."""
        yield from super().ahead(view)
        yield from FeastStage(self.brush, self.layout.city).ahead()

    def _auction(self, view: View, bidders: Bidders) -> Auction:
        """The stage of an auction; the same as long as these bid, one looks on, and all lies as it does."""
        known, meaning = self._last_auction, weeks_alone(view, bidders.invention)
        if known is None or (known.bidders, known.meaning) != (bidders, meaning) or known.brush is not self.brush:
            self._last_auction = known = Auction(self.brush, self.layout.city, bidders, meaning)
        return known

    def _seen_at(self, view: View, seat: int, field: Callable[[Workshop], Rect]) -> Rect:
        """Where something of a seat is seen, which is to be more soon: a field of one's own, or a rival's panel."""
        own = self.panels[-1]
        if seat == view.viewer and isinstance(own, Workshop):
            return field(own)
        return self.spots(view).get(SeatSpot(seat), self.layout.workshop)

    @property
    def _beside_auctions(self) -> list[Rect]:
        """What is read while one bids: whose turn it is, up to the edges of the window, and one's own florins."""
        own = self.panels[-1]
        purse = own.fields(True).purse if isinstance(own, Workshop) else self.layout.workshop
        return [Rect(0, 0, self.layout.size[0], self.layout.strip.bottom), purse]

    @property
    def _around_auctions(self) -> Sequence[Rect]:
        """All else, which steps back."""
        (width, height), (strip, purse) = self.layout.size, self._beside_auctions
        return (
            Rect(0, strip.bottom, width, purse.top - strip.bottom),
            Rect(0, purse.top, purse.left, purse.height),
            Rect(purse.right, purse.top, width - purse.right, purse.height),
            Rect(0, purse.bottom, width, height - purse.bottom),
        )

    def _stage(self, laboratory: Rect) -> Rect:
        """Where a card is held up for all to see: over the city, as near to a laboratory as it can be."""
        card = self.sprite(CardPiece(1), size_at(CardPiece(1), StageSpot(0, Place.SMALL), None)).surface.get_rect()
        card.center = laboratory.center
        return card.clamp(self.layout.city.inflate(-card.height // 2, -card.height // 2))

    def _others(self, view: View) -> tuple[int, ...]:
        """The seats that have a panel beside the city, in their order."""
        if view.viewer is None:
            return tuple(range(len(view.seats)))
        return beside(view.table.clockwise_from(view.viewer), self.home)

    def _bottom(self, view: View, others: tuple[int, ...]) -> Panel:
        if view.viewer is not None:
            return Workshop(self.brush, self.layout.workshop, view.viewer)
        wide = self.layout.rivals[0].width if len(others) > _MOST_RIVALS else 0
        return Onlooker(self.brush, self.layout.workshop, wide)
