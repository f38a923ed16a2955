"""What flies where when something happens: pieces on their way from one spot to another."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from leonardo.app.davinci.motion import completion_flights
from leonardo.app.davinci.motion.payments import Paying, coins, paid
from leonardo.app.davinci.motion.pieces import (
    ApprenticePiece,
    AutomatonPiece,
    CardPiece,
    ComponentPiece,
    CoverPiece,
    GroupPiece,
    LeonardoPiece,
    LordPiece,
    MarkPiece,
    MasterPiece,
    Piece,
    ShieldPiece,
    TilePiece,
    card_of,
)
from leonardo.app.davinci.motion.queue_shifts import shifts
from leonardo.app.davinci.moves.choices import SHOP_OF
from leonardo.app.davinci.picture.city.districts import over_the_river
from leonardo.app.davinci.picture.city.landmarks import LANDMARKS
from leonardo.app.davinci.spots import (
    AcademySpot,
    ApprenticesSpot,
    BoxSpot,
    CardSpot,
    ComponentSpot,
    DeckSpot,
    FlorinsSpot,
    GroupSpot,
    LaboratorySpot,
    LandmarkSpot,
    LeonardoSpot,
    LordSpot,
    MasterSpot,
    SealSpot,
    SecretSpot,
    SpaceSpot,
    Spot,
    StockSpot,
    UpgradeSpot,
)
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.flight import FLIGHT, SQUASH, STAGGER, Flight, Manner
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.davinci import events
from leonardo.engine.davinci.constants import LABORATORIES, Box, Component, Favour, Phase, Place, Stock, Upgrade
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.rules.council import PURCHASE_PRICE
from leonardo.engine.davinci.rules.favours import FLORINS
from leonardo.engine.davinci.state import by_rank
from leonardo.engine.davinci.view import LaboratoryView, View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event

_BANK: Final = LordSpot(None)
"""Where florins come from when nothing on the table pays them."""


_PLACED: Final = 520
"""How long workers fly to where they are placed."""
_LARGER: Final = 0.21
"""How much they grow on their way: by three tenths of how large they stand there,"""
_RISES: Final = 0.035
"""and how high that is, as a share of its length: they pass above names and prices."""
_APART: Final = 60
"""Between two of several components that leave."""
_GOODS: Final = 440
"""How long a component flies, which is to be recognized on its way,"""
_NEARER: Final = 0.5
_BOW: Final = 0.06
"""by how much it grows, and how high its way is, as a share of its length."""
_MUCH_NEARER: Final = 0.28
"""The same growth of one that comes out of a landmark."""
_QUICKER: Final = (1.0, 0.84, 0.72)
"""What these times are multiplied with for the first group that is served in a district, the second, and the others."""
_PRICE: Final = Paying(between=50, takes=230, lift=0.65, rise=0.22)
"""How what is taken is paid for: coins are tossed to the seal of the district, one by one."""
_HANDS_OVER: Final = 90
"""How long after the last coin has pressed the seal what it is paid for comes out: first the landmark answers."""
_HOPS: Final = 240
"""How long a group that is served is in the air as it hops for joy."""
_LEAVES: Final = 300
"""How long those fly who go home from a district,"""
_IN_TURN: Final = 40
"""and how much later each group leaves than the one before."""
_HAMMERS: Final = 180
"""For how long those at work are seen to be before they go home,"""
_GOES_HOME: Final = 220
"""and how long they take for that then."""
_DEALT: Final = 300
"""How long a card that is requested takes from the deck to its place, turned over on its way."""
_COPIED: Final = 380
"""How long a copy of a card takes to the laboratory in which work on it begins."""
_WALK: Final = 480
"""How long the Lord of the City walks to the next district."""
_OVER_THE_BRIDGE: Final = 640
"""How long he walks to one on the other side of the river."""
_LORD_HOME: Final = 240
"""How long he is carried home when all districts are resolved: nothing else is waited for then."""
_FALLS: Final = 320
"""How long the florin for the Council falls into its box,"""
_LARGE: Final = 1.5
"""by how much it is larger on its way, and how high that is, as a share of its length: nothing else happens then."""
_TOSSED: Final = 0.5
_JOINING: Final = (events.WorkersPlaced, events.ApprenticeMoved)
"""By what somebody comes to those who stand on a square."""


def flights(before: View, after: View, event: Event) -> tuple[Flight, ...]:
    """Return what flies when `event`, as the viewer may know it, leads from the view `before` to the one `after`.

    Whatever stands differently afterwards, such as the groups of a queue, slides to its new place when most of the
    rest is over.
    """
    way = WAYS.get(type(event))
    flying = tuple(way(before, event)) if way else ()
    marked = tuple(_marked(before, flying))
    return (*flying, *marked, *shifts(before, after, _half_time(flying), greets=isinstance(event, _JOINING)))


def _marked(before: View, flying: tuple[Flight, ...]) -> Iterator[Flight]:
    """What is told of a group springs up below it as soon as the first of it stand on a square."""
    landed: dict[Spot, float] = {}
    for flight in flying:
        if (
            flight.settles
            and isinstance(flight.end, GroupSpot)
            and before.group(flight.end.seat, flight.end.place) is None
        ):
            landed[flight.end] = min(flight.over, landed.get(flight.end, flight.over))
    for spot, over in landed.items():
        if isinstance(spot, GroupSpot):
            yield Flight(MarkPiece(spot.place, spot.seat), spot, spot, over, SQUASH, Manner.POP, stays=False)


def _half_time(flying: tuple[Flight, ...]) -> float:
    """Return when what flies is about to be there; somebody who walks must have come to a halt."""
    return max(
        (flight.over if flight.manner is Manner.WALK else flight.over - FLIGHT / 2 for flight in flying), default=0
    )


def _workers(
    seat: int, apprentices: int, master: bool, start: Spot | None, end: Spot | None, manner: "Manners"
) -> Iterator[Flight]:
    """Apprentices and a master; the end that is none is the seat's own hand."""
    if apprentices:
        hand = ApprenticesSpot(seat)
        yield manner(ApprenticePiece(seat, apprentices), start or hand, end or hand, 0)
    if master:
        own = MasterSpot(seat)
        yield manner(MasterPiece(seat), start or own, end or own, STAGGER * (apprentices > 0))


def _set_down(piece: Piece, start: Spot, end: Spot, wait: float = 0) -> Flight:
    """Return how a worker goes where it is seen and heard to be set down; who comes home does so quietly."""
    several = isinstance(piece, ApprenticePiece) and piece.count > 1
    lands = "landing" if several else "knock"
    let_go = evolve(piece, told=False) if several else None
    return Flight(piece, start, end, wait, _PLACED, lift=_LARGER, rise=_RISES, settles=True, lands=lands, let_go=let_go)


def _sent_home(piece: Piece, start: Spot, end: Spot, wait: float = 0) -> Flight:
    """Return how a worker springs up from a square, and comes down among those at hand."""
    return Flight(piece, start, end, wait, _LEAVES, lift=_LARGER, rise=_RISES, weighs=True)


def _standing(seat: int, place: Place) -> Spot:
    return LaboratorySpot(seat, place) if place in LABORATORIES else GroupSpot(place, seat)


def _placed(_: View, event: events.WorkersPlaced) -> Iterator[Flight]:
    return _workers(event.seat, event.apprentices, event.master, None, _standing(event.seat, event.place), _set_down)


def _home(view: View, place: Place, seat: int | None = None) -> Iterator[Flight]:
    going = (group for group in view.queues[place] if seat in (None, group.seat))
    for number, group in enumerate(going):
        start = GroupSpot(place, group.seat)
        for flight in _workers(group.seat, group.apprentices, group.master, start, None, _sent_home):
            yield evolve(flight, wait=flight.wait + number * _IN_TURN)


def _moved(_: View, event: events.ApprenticeMoved) -> Iterator[Flight]:
    start, end = _standing(event.of_seat, event.source), _standing(event.of_seat, event.target)
    yield _set_down(ApprenticePiece(event.of_seat), start, end)


def _cards(stock: Stock, start: Callable[[Component], Spot], end: Callable[[Component], Spot]) -> Iterator[Flight]:
    wait = 0
    for kind in Component:
        for _ in range(stock[kind]):
            yield _good(kind, start(kind), end(kind), wait * _APART, quiet=wait > 0)
            wait += 1


def _good(kind: Component, start: Spot, end: Spot, wait: float, *, quiet: bool = False) -> Flight:
    lands = "" if quiet else "page"
    return Flight(ComponentPiece(kind), start, end, wait, _GOODS, lift=_NEARER, rise=_BOW, weighs=True, lands=lands)


def _from_shops(seat: int, stock: Stock) -> Iterator[Flight]:
    return _cards(stock, lambda kind: StockSpot(SHOP_OF[kind]), lambda kind: ComponentSpot(seat, kind))


def _favour(_: View, event: events.FavourChosen) -> Iterator[Flight]:
    match event.favour:
        case Favour.FLORINS:
            yield from coins(FLORINS, _BANK, FlorinsSpot(event.seat))
        case Favour.APPRENTICE:
            yield _pupil(event.seat, 0)
        case Favour.COMPONENTS:
            pass
        case _:
            yield _upgrade(event.seat, Upgrade[event.favour.name], event.laboratory, 0)
    yield from _from_shops(event.seat, event.components)


def _pupil(seat: int, wait: float) -> Flight:
    """An apprentice leaves the Academy."""
    return Flight(ApprenticePiece(seat), AcademySpot(seat), ApprenticesSpot(seat), wait, lands="knock")


def _upgrade(seat: int, upgrade: Upgrade, laboratory: Place | None, wait: float) -> Flight:
    start = UpgradeSpot(upgrade)
    if upgrade is Upgrade.AUTOMATON:
        end = LaboratorySpot(seat, laboratory or Place.SMALL)
        return Flight(AutomatonPiece(), start, end, wait, lands="gears")
    place = Place.SMALL if upgrade is Upgrade.SMALL5 else Place.LARGE
    return Flight(TilePiece(upgrade), start, LaboratorySpot(seat, place), wait, lands="knock")


def _started(view: View, event: events.WorkStarted) -> Iterator[Flight]:
    """A cover drops on the laboratory; who knows what lies there sees the card copied, which stays where it is."""
    under = SecretSpot(event.seat, event.laboratory)
    if event.invention is None:
        yield Flight(CoverPiece(), SeatSpot(event.seat), under, lands="page")
        return
    shown = any(request.invention == event.invention for request in view.display)
    card, start = card_of(view, event.invention), CardSpot(event.invention) if shown else DeckSpot()
    if event.shown:
        yield Flight(card, start, under, 0, _COPIED, stays=False, lands="page")
    else:
        yield Flight(card, start, under, 0, _COPIED, Manner.TURN, CoverPiece(), stays=False, lands="page")
    components = INVENTIONS[event.invention].components
    yield from _cards(components, lambda kind: ComponentSpot(event.seat, kind), lambda _: under)


def _interrupted(_: View, event: events.WorkInterrupted) -> Iterator[Flight]:
    start, end = SecretSpot(event.seat, event.laboratory), SeatSpot(event.seat)
    yield Flight(CoverPiece(), start, end, leaves="page")
    if event.invention is not None:
        components = INVENTIONS[event.invention].components
        yield from _cards(components, lambda _: start, lambda kind: ComponentSpot(event.seat, kind))


def _opened(view: View, event: events.DistrictOpened) -> Iterator[Flight]:
    return _walk(view.lord, event.district)


def _began(view: View, event: events.PhaseBegan) -> Iterator[Flight]:
    return _walk(view.lord, None) if event.phase is Phase.COMPLETION else iter(())


def _walk(start: Place | None, end: Place | None) -> Iterator[Flight]:
    """The Lord of the City goes to a district, or to where he waits by the Council."""
    if (start or Place.COUNCIL) is not (end or Place.COUNCIL):
        takes = _OVER_THE_BRIDGE if over_the_river(start) != over_the_river(end) else _WALK
        takes = takes if end is not None else _LORD_HOME
        yield Flight(LordPiece(), LordSpot(start), LordSpot(end), 0, takes, Manner.WALK)


def _leonardo(view: View, event: events.LeonardoGiven) -> Iterator[Flight]:
    if view.leonardo != event.to:
        yield Flight(LeonardoPiece(), LeonardoSpot(view.leonardo), LeonardoSpot(event.to), lands="knock")


def _treasury(_: View, event: events.TreasuryTaken) -> Iterator[Flight]:
    return coins(event.florins, BoxSpot(Box.TREASURY), FlorinsSpot(event.seat))


def _box(_: View, event: events.BoxTaken) -> Iterator[Flight]:
    yield Flight(ShieldPiece(event.seat), GroupSpot(Place.COUNCIL, event.seat), BoxSpot(event.box), lands="knock")


def _bought(_: View, event: events.ComponentBought) -> Iterator[Flight]:
    shop = SHOP_OF[Component(event.component)]
    paying = tuple(paid(PURCHASE_PRICE, FlorinsSpot(event.seat), SealSpot(shop), _PRICE))
    yield from paying
    yield _sold(shop, event.seat, event.component, _handed_over(paying))


def _advantage(view: View, event: events.AdvantageTaken) -> Iterator[Flight]:
    """The first group of a district is served at leisure, those after it ever more quickly: one knows what comes."""
    served = by_rank(view.queues[event.district]).index(event.seat)
    times = _QUICKER[min(served, len(_QUICKER) - 1)]
    for flight in _served(event):
        yield evolve(flight, wait=flight.wait * times, takes=flight.takes * times)


def _served(event: events.AdvantageTaken) -> Iterator[Flight]:
    paying = tuple(paid(event.price, FlorinsSpot(event.seat), SealSpot(event.district), _PRICE))
    wait = _handed_over(paying)
    yield from paying
    group = GroupSpot(event.district, event.seat)
    yield Flight(GroupPiece(event.district, event.seat), group, group, wait, _HOPS, Manner.SLIDE, unchanged=True)
    if event.component is not None:
        yield _sold(event.district, event.seat, event.component, wait)
    elif event.upgrade is not None:
        yield evolve(_upgrade(event.seat, event.upgrade, event.laboratory, wait), start=_door(event.district))
    else:
        yield evolve(_pupil(event.seat, wait), start=_door(event.district))


def _handed_over(paying: tuple[Flight, ...]) -> float:
    """Return when what is paid for comes out: soon after the last coin has come to the seal."""
    return paying[-1].over + _HANDS_OVER if paying else 0


def _door(district: Place) -> LandmarkSpot:
    return LandmarkSpot(district, LANDMARKS[district].door)


def _sold(district: Place, seat: int, kind: Component, wait: float) -> Flight:
    """A component comes out of the landmark of a shop, close to who looks."""
    return evolve(_good(kind, _door(district), ComponentSpot(seat, kind), wait), lift=_MUCH_NEARER)


def _advanced(view: View, event: events.WorkAdvanced) -> Iterator[Flight]:
    laboratory = view.seats[event.seat].laboratory(event.laboratory)
    if laboratory is not None:
        start = LaboratorySpot(event.seat, event.laboratory)
        home = _workers(event.seat, laboratory.apprentices, laboratory.master, start, None, Flight)
        if event.seat != view.viewer:
            yield from home
            return
        yield from _hammering(event.seat, event.laboratory, laboratory)
        for flight in home:
            yield evolve(flight, wait=flight.wait + _HAMMERS, takes=_GOES_HOME, stays=False)


def _hammering(seat: int, place: Place, laboratory: LaboratoryView) -> Iterator[Flight]:
    """Those who work hop at their benches; automata stand before them, and work without being seen to."""
    pieces = [*[MasterPiece(seat)] * laboratory.master, *[ApprenticePiece(seat)] * laboratory.apprentices]
    for number, piece in enumerate(pieces):
        bench = SpaceSpot(seat, place, laboratory.automata + number)
        struck = "knock" if number == 0 else ""
        yield Flight(piece, bench, bench, 0, _HAMMERS, Manner.HOP, stays=False, leaves=struck, lands=struck)


def _filled(view: View, event: events.CouncilFilled) -> Iterator[Flight]:
    """Florins fall into the box; where they have come, each bears the sum that lies there with it."""
    for number, coin in enumerate(coins(event.florins, _BANK, BoxSpot(Box.TREASURY)), 1):
        told = CoinPiece(view.treasury + number)
        yield evolve(coin, takes=_FALLS, lift=_LARGE, rise=_TOSSED, pops=True, let_go=told)


def _requested(view: View, event: events.InventionRequested) -> Iterator[Flight]:
    start, end = DeckSpot(), CardSpot(event.invention)
    card = card_of(view, event.invention)
    yield Flight(CardPiece(None), start, end, 0, _DEALT, Manner.TURN, card, leaves="page", reveals=0.5)


def _looked(_: View, event: events.DeckForeseen) -> Iterator[Flight]:
    yield Flight(CardPiece(None), DeckSpot(), SeatSpot(event.seat), leaves="page")


def _put_back(_: View, event: events.DeckReordered) -> Iterator[Flight]:
    yield Flight(CardPiece(None), SeatSpot(event.seat), DeckSpot(), lands="page")


Manners = Callable[[Piece, Spot, Spot, float], Flight]
"""How a worker goes from one spot to another, after a while."""

# The values differ in the type of event that they accept, so the table is typed loosely; each function is strict.
WAYS: Final[dict[type[Event], Callable[[View, Any], Iterator[Flight]]]] = {
    events.FavourChosen: _favour,
    events.WorkInterrupted: _interrupted,
    events.WorkStarted: _started,
    events.WorkersPlaced: _placed,
    events.PhaseBegan: _began,
    events.DistrictOpened: _opened,
    events.SentHome: lambda view, event: _home(view, Place.COUNCIL, event.seat),
    events.LeonardoGiven: _leonardo,
    events.BoxTaken: _box,
    events.BoxDeclined: lambda view, event: _home(view, Place.COUNCIL, event.seat),
    events.ApprenticeMoved: _moved,
    events.TreasuryTaken: _treasury,
    events.DeckForeseen: _looked,
    events.DeckReordered: _put_back,
    events.ComponentBought: _bought,
    events.AdvantageTaken: _advantage,
    events.WorkersWithdrew: lambda view, event: _home(view, event.district, event.seat),
    events.DistrictClosed: lambda view, event: _home(view, event.district),
    events.WorkAdvanced: _advanced,
    events.InventionCompleted: completion_flights.completed,
    events.WorkShown: completion_flights.shown,
    events.CardTaken: completion_flights.card_taken,
    events.BidMade: completion_flights.bid,
    events.AuctionSettled: completion_flights.settled,
    events.CouncilFilled: _filled,
    events.InventionRequested: _requested,
}
"""What flies with each kind of event; with those left out nothing does."""
