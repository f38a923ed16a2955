"""What flies where when something happens: pieces on their way from one spot to another."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from attrs import frozen

from leonardo.app.davinci.choices import SHOP_OF
from leonardo.app.davinci.pieces import (
    ApprenticePiece,
    AutomatonPiece,
    CardPiece,
    CoinPiece,
    ComponentPiece,
    CoverPiece,
    LeonardoPiece,
    LordPiece,
    MasterPiece,
    Piece,
    PursePiece,
    TilePiece,
)
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
    LeonardoSpot,
    LordSpot,
    MasterSpot,
    OwnedSpot,
    PriceSpot,
    SeatSpot,
    SecretSpot,
    Spot,
    StockSpot,
    UpgradeSpot,
)
from leonardo.engine.davinci import events
from leonardo.engine.davinci.council import PURCHASE_PRICE
from leonardo.engine.davinci.favours import FLORINS
from leonardo.engine.davinci.inventions import INVENTIONS
from leonardo.engine.davinci.terms import LABORATORIES, PRICES, Box, Component, Favour, Place, Stock, Upgrade
from leonardo.engine.davinci.view import View
from leonardo.engine.game import Event

_BANK: Final = LordSpot(None)
"""Where florins come from when nothing on the table pays them."""


@frozen
class Flight:
    """A piece on its way; `wait` counts how many steps it starts after the first one."""

    piece: Piece
    start: Spot
    end: Spot
    wait: int = 0


def flights(before: View, event: Event) -> tuple[Flight, ...]:
    """Return what flies when `event`, as the viewer may know it, happens to the view `before`."""
    way = WAYS.get(type(event))
    return tuple(way(before, event)) if way else ()


def _workers(seat: int, apprentices: int, master: bool, start: Spot | None, end: Spot | None) -> Iterator[Flight]:
    """Apprentices and a master; the end that is none is the seat's own hand."""
    if apprentices:
        hand = ApprenticesSpot(seat)
        yield Flight(ApprenticePiece(seat, apprentices), start or hand, end or hand)
    if master:
        yield Flight(MasterPiece(seat), start or MasterSpot(seat), end or MasterSpot(seat), int(apprentices > 0))


def _standing(seat: int, place: Place) -> Spot:
    return LaboratorySpot(seat, place) if place in LABORATORIES else GroupSpot(place, seat)


def _placed(_: View, event: events.WorkersPlaced) -> Iterator[Flight]:
    return _workers(event.seat, event.apprentices, event.master, None, _standing(event.seat, event.place))


def _home(view: View, place: Place, seat: int | None = None) -> Iterator[Flight]:
    for group in view.queues[place]:
        if seat in (None, group.seat):
            start = GroupSpot(place, group.seat)
            yield from _workers(group.seat, group.apprentices, group.master, start, None)


def _moved(_: View, event: events.ApprenticeMoved) -> Iterator[Flight]:
    start, end = _standing(event.of_seat, event.source), _standing(event.of_seat, event.target)
    yield Flight(ApprenticePiece(event.of_seat), start, end)


def _cards(stock: Stock, start: Callable[[Component], Spot], end: Callable[[Component], Spot]) -> Iterator[Flight]:
    wait = 0
    for kind in Component:
        for _ in range(stock[kind]):
            yield Flight(ComponentPiece(kind), start(kind), end(kind), wait)
            wait += 1


def _from_shops(seat: int, stock: Stock) -> Iterator[Flight]:
    return _cards(stock, lambda kind: StockSpot(SHOP_OF[kind]), lambda kind: ComponentSpot(seat, kind))


def _favour(_: View, event: events.FavourChosen) -> Iterator[Flight]:
    match event.favour:
        case Favour.FLORINS:
            yield Flight(CoinPiece(FLORINS), _BANK, FlorinsSpot(event.seat))
        case Favour.APPRENTICE:
            yield Flight(ApprenticePiece(event.seat), AcademySpot(event.seat), ApprenticesSpot(event.seat))
        case Favour.COMPONENTS:
            pass
        case _:
            yield _upgrade(event.seat, Upgrade[event.favour.name], event.laboratory)
    yield from _from_shops(event.seat, event.components)


def _upgrade(seat: int, upgrade: Upgrade, laboratory: Place | None) -> Flight:
    if upgrade is Upgrade.AUTOMATON:
        return Flight(AutomatonPiece(), UpgradeSpot(upgrade), LaboratorySpot(seat, laboratory or Place.SMALL))
    place = Place.SMALL if upgrade is Upgrade.SMALL5 else Place.LARGE
    return Flight(TilePiece(upgrade), UpgradeSpot(upgrade), LaboratorySpot(seat, place))


def _started(_: View, event: events.WorkStarted) -> Iterator[Flight]:
    under = SecretSpot(event.seat, event.laboratory)
    if event.invention is None:
        yield Flight(CoverPiece(), SeatSpot(event.seat), under)
        return
    components = INVENTIONS[event.invention].components
    yield from _cards(components, lambda kind: ComponentSpot(event.seat, kind), lambda _: under)


def _interrupted(_: View, event: events.WorkInterrupted) -> Iterator[Flight]:
    yield Flight(CoverPiece(), SecretSpot(event.seat, event.laboratory), SeatSpot(event.seat))


def _opened(view: View, event: events.DistrictOpened) -> Iterator[Flight]:
    if view.lord is not event.district:
        yield Flight(LordPiece(), LordSpot(view.lord), LordSpot(event.district))


def _leonardo(view: View, event: events.LeonardoGiven) -> Iterator[Flight]:
    if view.leonardo != event.to:
        yield Flight(LeonardoPiece(), LeonardoSpot(view.leonardo), LeonardoSpot(event.to))


def _treasury(_: View, event: events.TreasuryTaken) -> Iterator[Flight]:
    if event.florins:
        yield Flight(CoinPiece(event.florins), BoxSpot(Box.TREASURY), FlorinsSpot(event.seat))


def _bought(_: View, event: events.ComponentBought) -> Iterator[Flight]:
    stock = StockSpot(SHOP_OF[Component(event.component)])
    yield Flight(CoinPiece(PURCHASE_PRICE), FlorinsSpot(event.seat), stock)
    yield Flight(ComponentPiece(event.component), stock, ComponentSpot(event.seat, event.component), 1)


def _advantage(_: View, event: events.AdvantageTaken) -> Iterator[Flight]:
    if event.price:
        step = PRICES.index(event.price)
        yield Flight(CoinPiece(event.price), FlorinsSpot(event.seat), PriceSpot(event.district, step))
    wait = int(event.price > 0)
    if event.component is not None:
        end = ComponentSpot(event.seat, event.component)
        yield Flight(ComponentPiece(event.component), StockSpot(event.district), end, wait)
    elif event.upgrade is not None:
        yield _upgrade(event.seat, event.upgrade, event.laboratory)
    else:
        yield Flight(ApprenticePiece(event.seat), AcademySpot(event.seat), ApprenticesSpot(event.seat), wait)


def _advanced(view: View, event: events.WorkAdvanced) -> Iterator[Flight]:
    laboratory = view.seats[event.seat].laboratory(event.laboratory)
    if laboratory is not None:
        start = LaboratorySpot(event.seat, event.laboratory)
        yield from _workers(event.seat, laboratory.apprentices, laboratory.master, start, None)


def _completed(_: View, event: events.InventionCompleted) -> Iterator[Flight]:
    under = SecretSpot(event.seat, event.laboratory)
    components = INVENTIONS[event.invention].components
    yield from _cards(components, lambda _: under, lambda kind: StockSpot(SHOP_OF[kind]))
    start = CardSpot(event.invention) if event.first else under
    yield Flight(CoinPiece(event.reward), start, FlorinsSpot(event.seat), 1)


def _card_to(seat: int, invention: int, wait: int = 0) -> Flight:
    end = OwnedSpot(seat, INVENTIONS[invention].type)
    return Flight(CardPiece(invention), CardSpot(invention), end, wait)


def _settled(_: View, event: events.AuctionSettled) -> Iterator[Flight]:
    if event.winner is not None:
        paid = dict(event.bids)[event.winner]
        yield Flight(CoinPiece(paid), FlorinsSpot(event.winner), CardSpot(event.invention))
        yield _card_to(event.winner, event.invention, 1)


def _bid(_: View, event: events.BidMade) -> Iterator[Flight]:
    yield Flight(PursePiece(event.seat), FlorinsSpot(event.seat), CardSpot(event.invention))


def _requested(_: View, event: events.InventionRequested) -> Iterator[Flight]:
    yield Flight(CardPiece(event.invention), DeckSpot(), CardSpot(event.invention))


def _looked(_: View, event: events.DeckForeseen) -> Iterator[Flight]:
    yield Flight(CardPiece(None), DeckSpot(), SeatSpot(event.seat))


def _put_back(_: View, event: events.DeckReordered) -> Iterator[Flight]:
    yield Flight(CardPiece(None), SeatSpot(event.seat), DeckSpot())


# The values differ in the type of event that they accept, so the table is typed loosely; each function is strict.
WAYS: Final[dict[type[Event], Callable[[View, Any], Iterator[Flight]]]] = {
    events.FavourChosen: _favour,
    events.WorkInterrupted: _interrupted,
    events.WorkStarted: _started,
    events.WorkersPlaced: _placed,
    events.DistrictOpened: _opened,
    events.SentHome: lambda view, event: _home(view, Place.COUNCIL, event.seat),
    events.LeonardoGiven: _leonardo,
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
    events.InventionCompleted: _completed,
    events.CardTaken: lambda _, event: iter((_card_to(event.seat, event.invention),)),
    events.BidMade: _bid,
    events.AuctionSettled: _settled,
    events.CouncilFilled: lambda _, event: iter((Flight(CoinPiece(event.florins), _BANK, BoxSpot(Box.TREASURY)),)),
    events.InventionRequested: _requested,
}
"""What flies with each kind of event; with those left out nothing does."""
