"""What flies where when something happens: pawns that walk, coins that are paid, works, houses, balls and cards."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from leonardo.app.citta.motion.feasts import MARKET_PAYS
from leonardo.app.citta.motion.pieces import (
    DrumPiece,
    EventPiece,
    HousePiece,
    ManPiece,
    OfficePiece,
    PawnPiece,
    WorkPiece,
)
from leonardo.app.citta.spots import (
    BankSpot,
    BidSpot,
    GoodSpot,
    MachineSpot,
    MenSpot,
    PawnSpot,
    PurseSpot,
    Spot,
    SquareSpot,
    StockSpot,
)
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.flight import Flight, Manner, tossed
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta import events
from leonardo.engine.citta.board import onward
from leonardo.engine.citta.constants import COIN, Purpose
from leonardo.engine.citta.view import View
from leonardo.engine.game import Event

A_SQUARE: Final = 130
"""Milliseconds in which a pawn walks on to the next square."""
TURNS: Final = 900
"""How long the machine of fate turns, until its ball has come to rest; briefer where others fight or begin."""
TURNS_BRIEFLY: Final = 520
COMES: Final = 0.9
"""The share of that after which the number of the ball has been seen."""
_READ: Final = 0.3
"""The share of the time for which a card is held up after which it has been seen."""
_MOST_COINS: Final = 14
_PAYING: Final = 1200
"""How long it takes until the last coin of a sum has left, at most."""
_COIN_FLIES: Final = 320
_BETWEEN: Final = 85
_FLIES: Final = 460
_SHOWN: Final = 1100
"""How long a card that was drawn is held up."""


def flights(before: View, after: View, event: Event) -> tuple[Flight, ...]:  # noqa: ARG001 - told by what was
    """Return what flies when `event` leads from the view `before` to another one."""
    way = WAYS.get(type(event))
    return tuple(way(before, event)) if way else ()


def coins(florins: int, start: Spot, end: Spot, wait: float = 0) -> Iterator[Flight]:
    """Yield a sum that is paid coin by coin: few coins for a small one, more for a large one."""
    if florins <= 0:
        return
    count = max(1, min(_MOST_COINS, florins // COIN))
    step = min(_BETWEEN, (_PAYING - _COIN_FLIES) / count)
    shares = [florins * (number + 1) // count - florins * number // count for number in range(count)]
    for number, share in enumerate(shares):
        yield tossed(CoinPiece(None, share), start, end, number, wait + number * step, _COIN_FLIES)


def _purse(seat: int | None) -> Spot:
    """The purse of a party; that of the bank if it is none."""
    return BankSpot() if seat is None else PurseSpot(seat)


def _walked(_: View, event: events.PawnWalked) -> Iterator[Flight]:
    step = -1 if event.back else 1
    between, at = list[int](), onward(event.source, step)
    while at != event.target:
        between.append(at)
        at = onward(at, step)
    pawn, takes = PawnPiece(event.party, tuple(between)), (len(between) + 1) * A_SQUARE
    yield Flight(pawn, PawnSpot(event.party), SquareSpot(event.target), 0, takes, Manner.WALK, lands="knock")


def _drawn(_: View, event: events.NumberDrawn) -> Iterator[Flight]:
    takes = TURNS if event.purpose in (Purpose.MOVE, Purpose.MARKET) else TURNS_BRIEFLY
    yield Flight(
        DrumPiece(event.number),
        MachineSpot(),
        MachineSpot(),
        0,
        takes,
        Manner.HOLD,
        leaves="gears",
        lands="knock",
        reveals=COMES,
    )


def _laid(_: View, event: events.WorkLaid) -> Iterator[Flight]:
    yield from coins(event.florins, PurseSpot(event.party), BankSpot())
    covered, shown = WorkPiece(None), WorkPiece(event.work)
    yield Flight(
        covered,
        StockSpot(),
        SquareSpot(event.square),
        0,
        _FLIES + 260,
        Manner.TURN,
        shown,
        leaves="page",
        lands="page",
        reveals=0.5,
    )


def _bought(_: View, event: events.Bought) -> Iterator[Flight]:
    yield from coins(event.florins, PurseSpot(event.party), BankSpot())
    yield _house(event.party, event.square, 300)


def _house(seat: int, square: int, wait: float) -> Flight:
    return Flight(HousePiece(seat), SeatSpot(seat), SquareSpot(square), wait, _FLIES, settles=True, lands="knock")


def _closed(before: View, event: events.AuctionClosed) -> Iterator[Flight]:  # noqa: ARG001
    if event.party is not None:
        yield from coins(event.florins, PurseSpot(event.party), BankSpot())
        yield _house(event.party, event.square, 300)


def _raised(_: View, event: events.BidRaised) -> Iterator[Flight]:
    yield Flight(CoinPiece(event.florins), PurseSpot(event.party), BidSpot(), 0, _FLIES, lands="coin")


def _staked(_: View, event: events.StakeLaid) -> Iterator[Flight]:
    yield Flight(CoinPiece(event.florins), PurseSpot(event.party), GoodSpot(event.good), 0, _FLIES, lands="coin")


def _paid(_: View, event: events.Paid) -> Iterator[Flight]:
    source = None if event.by_bank else event.party
    yield from coins(event.florins, _purse(source), _purse(event.to))


def _market(_: View, event: events.MarketClosed) -> Iterator[Flight]:
    spot = GoodSpot(event.good) if event.good is not None else BidSpot()
    yield from coins(event.won, spot, PurseSpot(event.party), MARKET_PAYS)
    for seat, florins in event.returned:
        yield from coins(florins, spot, PurseSpot(seat), MARKET_PAYS)


def _event(_: View, event: events.EventDrawn) -> Iterator[Flight]:
    middle = BidSpot()
    yield Flight(EventPiece(event.event), middle, middle, 0, _SHOWN, Manner.HOLD, leaves="page", reveals=_READ)
    for seat, florins in event.florins:
        yield from coins(florins, BankSpot(), PurseSpot(seat), 400)


def _office(_: View, event: events.OfficeDrawn) -> Iterator[Flight]:
    office, end = OfficePiece(event.office), SeatSpot(event.party)
    yield Flight(office, BankSpot(), end, 0, _SHOWN, leaves="page", lands="page", reveals=_READ)


def _man(_: View, event: events.ManTaken) -> Iterator[Flight]:
    yield Flight(ManPiece(), BankSpot(), MenSpot(event.party), 0, _FLIES, lands="knock")


def _seized(_: View, event: events.ManSeized) -> Iterator[Flight]:
    end = MenSpot(event.holder) if event.kept else BankSpot()
    yield Flight(ManPiece(), MenSpot(event.party), end, 0, _FLIES, lands="knock")


def _clashed(_: View, event: events.Clashed) -> Iterator[Flight]:
    if event.loser is not None:
        yield Flight(ManPiece(), MenSpot(event.loser), BankSpot(), 0, _FLIES)


def _sold(_: View, event: events.Sold) -> Iterator[Flight]:
    yield Flight(HousePiece(event.party), SquareSpot(event.square), BankSpot(), 0, _FLIES)
    yield from coins(event.florins, BankSpot(), PurseSpot(event.party), 200)


def _bankrupt(view: View, event: events.WentBankrupt) -> Iterator[Flight]:
    yield Flight(PawnPiece(event.party), PawnSpot(event.party), BankSpot(), 0, _FLIES, stays=False)
    for number, square in enumerate(sq for sq, owner in enumerate(view.owners) if owner == event.party):
        yield Flight(HousePiece(event.party), SquareSpot(square), BankSpot(), 60 * number, _FLIES)


# The values differ in the type of event that they accept, so the table is typed loosely; each function is strict.
WAYS: Final[dict[type[Event], Callable[[View, Any], Iterator[Flight]]]] = {
    events.NumberDrawn: _drawn,
    events.PawnWalked: _walked,
    events.IndemnityPaid: lambda _, event: coins(event.florins, BankSpot(), PurseSpot(event.party)),
    events.WorkLaid: _laid,
    events.Bought: _bought,
    events.BidRaised: _raised,
    events.AuctionClosed: _closed,
    events.StakeLaid: _staked,
    events.MarketClosed: _market,
    events.Paid: _paid,
    events.EventDrawn: _event,
    events.OfficeDrawn: _office,
    events.ManTaken: _man,
    events.ManSeized: _seized,
    events.Clashed: _clashed,
    events.Sold: _sold,
    events.WentBankrupt: _bankrupt,
}
"""What flies with each kind of event; with those left out nothing does."""
