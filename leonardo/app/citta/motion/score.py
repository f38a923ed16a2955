"""What is seen and heard of the events of the city: what flies where, and how the table looks meanwhile."""

from collections.abc import Iterator
from typing import Final

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
from leonardo.app.table.motion.coins import CoinPiece, Payment
from leonardo.app.table.motion.flight import Flight, Manner
from leonardo.app.table.motion.score import Score, Shown
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta import events
from leonardo.engine.citta.board import onward
from leonardo.engine.citta.constants import COIN, Purpose
from leonardo.engine.citta.state import NOBODY
from leonardo.engine.citta.view import View
from leonardo.engine.frozen import evolve

# All times are milliseconds at normal speed.
A_SQUARE: Final = 130  # in which a pawn walks on to the next square
TURNS: Final = 900  # how long the machine of fate turns, until its ball has come to rest
TURNS_BRIEFLY: Final = 520  # the same where others fight or begin
COMES: Final = 0.9  # the share of that after which the number of the ball has been seen
_READ: Final = 0.3  # the share of its time after which a card that is held up has been seen
_FLIES: Final = 460
_BIDS: Final = 240  # a bid, of which there may be many
_SHOWN: Final = 1500  # how long a card that was drawn is held up
_BANK: Final = BankSpot()
coins: Final = Payment(COIN, most=14, within=1200, takes=320, apart=85).coins


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
    drum, at = DrumPiece(event.number), MachineSpot()
    yield Flight(drum, at, at, 0, takes, Manner.HOLD, leaves="gears", lands="knock", reveals=COMES)


def _laid(_: View, event: events.WorkLaid) -> Iterator[Flight]:
    yield from coins(event.florins, PurseSpot(event.party), _BANK)
    covered, shown, end, takes = WorkPiece(None), WorkPiece(event.work), SquareSpot(event.square), _FLIES + 260
    yield Flight(covered, StockSpot(), end, 0, takes, Manner.TURN, shown, leaves="page", lands="page", reveals=0.5)


def _bought(_: View, event: events.Bought | events.AuctionClosed) -> Iterator[Flight]:
    if event.party is None:
        return
    yield from coins(event.florins, PurseSpot(event.party), _BANK)
    house, to = HousePiece(event.party), SquareSpot(event.square)
    yield Flight(house, SeatSpot(event.party), to, 300, _FLIES, settles=True, lands="knock")


def _raised(_: View, event: events.BidRaised) -> Iterator[Flight]:
    yield Flight(CoinPiece(event.florins), PurseSpot(event.party), BidSpot(), 0, _BIDS, lands="coin")


def _staked(_: View, event: events.StakeLaid) -> Iterator[Flight]:
    yield Flight(CoinPiece(event.florins), PurseSpot(event.party), GoodSpot(event.good), 0, _FLIES, lands="coin")


def _paid(_: View, event: events.Paid) -> Iterator[Flight]:
    to = _BANK if event.to is None else PurseSpot(event.to)
    return coins(event.florins, _BANK if event.by_bank else PurseSpot(event.party), to)


def _indemnified(_: View, event: events.IndemnityPaid) -> Iterator[Flight]:
    return coins(event.florins, _BANK, PurseSpot(event.party))


def _market(_: View, event: events.MarketClosed) -> Iterator[Flight]:
    spot: Spot = GoodSpot(event.good) if event.good is not None else BidSpot()
    for seat, florins in ((event.party, event.won), *event.returned):
        yield from coins(florins, spot, PurseSpot(seat), MARKET_PAYS)


def _event(_: View, event: events.EventDrawn) -> Iterator[Flight]:
    middle = BidSpot()
    yield Flight(EventPiece(event.event), middle, middle, 0, _SHOWN, Manner.HOLD, leaves="page", reveals=_READ)
    for seat, florins in event.florins:
        yield from coins(florins, _BANK, PurseSpot(seat), 400)


def _office(_: View, event: events.OfficeDrawn) -> Iterator[Flight]:
    office, end = OfficePiece(event.office), SeatSpot(event.party)
    yield Flight(office, _BANK, end, 0, _SHOWN, leaves="page", lands="page", reveals=_READ)


def _man(_: View, event: events.ManTaken) -> Iterator[Flight]:
    yield Flight(ManPiece(), _BANK, MenSpot(event.party), 0, _FLIES, lands="knock")


def _seized(_: View, event: events.ManSeized) -> Iterator[Flight]:
    end = MenSpot(event.holder) if event.kept else _BANK
    yield Flight(ManPiece(), MenSpot(event.party), end, 0, _FLIES, lands="knock")


def _clashed(_: View, event: events.Clashed) -> Iterator[Flight]:
    if event.loser is not None:
        yield Flight(ManPiece(), MenSpot(event.loser), _BANK, 0, _FLIES)


def _sold(_: View, event: events.Sold) -> Iterator[Flight]:
    yield Flight(HousePiece(event.party), SquareSpot(event.square), _BANK, 0, _FLIES)
    yield from coins(event.florins, _BANK, PurseSpot(event.party), 200)


def _bankrupt(view: View, event: events.WentBankrupt) -> Iterator[Flight]:
    yield Flight(PawnPiece(event.party), PawnSpot(event.party), _BANK, 0, _FLIES, stays=False)
    for number, square in enumerate(sq for sq, owner in enumerate(view.owners) if owner == event.party):
        yield Flight(HousePiece(event.party), SquareSpot(square), _BANK, 60 * number, _FLIES)


SCORE: Final[Score] = {
    events.SidesShown: Shown(700, "page"),
    events.NumberDrawn: Shown(260, "gears", _drawn),
    events.GameBegan: Shown(900),
    events.RoundBegan: Shown(200, "bell"),
    events.TurnBegan: Shown(240),
    events.UnionProposed: Shown(900),
    events.UnionRefused: Shown(1400),
    events.RescueDeclined: Shown(500),
    events.UnionMade: Shown(600, "seal", celebrated=True),
    events.WorkLaid: Shown(320, "page", _laid),
    events.BallTaken: Shown(260),
    events.ManTaken: Shown(260, "", _man),
    events.PawnWalked: Shown(240, "knock", _walked),
    events.IndemnityPaid: Shown(140, "coins", _indemnified),
    events.OfficeDrawn: Shown(300, "page", _office),
    events.ManSeized: Shown(300, "", _seized),
    events.PawnDiverted: Shown(420),
    events.PawnLeft: Shown(360),
    events.Bought: Shown(420, "coins", _bought, celebrated=True),
    events.Declined: Shown(500),
    events.AuctionOpened: Shown(260),
    events.BidRaised: Shown(240, "coin", _raised),
    events.BidderDropped: Shown(420),
    events.AuctionClosed: Shown(420, "coins", _bought, celebrated=True),
    events.Paid: Shown(360, "coins", _paid),
    events.MarketOpened: Shown(380),
    events.StakeLaid: Shown(260, "coin", _staked),
    events.MarketClosed: Shown(700, "coins", _market, celebrated=True),
    events.EventDrawn: Shown(300, "page", _event),
    events.Clashed: Shown(380, "", _clashed, celebrated=True),
    events.TributeDemanded: Shown(420),
    events.Sold: Shown(320, "coins", _sold),
    events.WentBankrupt: Shown(500, "", _bankrupt, celebrated=True),
    events.GameEnded: Shown(700, "fanfare"),
}


def under_way(before: View, after: View) -> View:
    """Return the view between `before` and `after`: houses and men that leave are gone, what comes is not there yet.

    A pawn is missed where it stood, and all else is as it was.
    """
    owners = tuple(one if one == other else NOBODY for one, other in zip(before.owners, after.owners, strict=True))
    both = zip(before.parties, after.parties, strict=True)
    parties = tuple(evolve(one, men=min(one.men, other.men)) if one and other else one for one, other in both)
    if owners == before.owners and parties == before.parties:
        return before
    return evolve(before, owners=owners, parties=parties)
