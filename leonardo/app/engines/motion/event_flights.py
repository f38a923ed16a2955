"""What flies where when something happens: armies along their way, coins that are paid, cards, dice, what is built."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from leonardo.app.engines.motion.pieces import (
    ArmyPiece,
    CardPiece,
    DiePiece,
    FallenPiece,
    LeonardoPiece,
    MachinePiece,
    PointPiece,
    StonePiece,
)
from leonardo.app.engines.spots import (
    ArchiveSpot,
    BankSpot,
    BuilderSpot,
    DesignSpot,
    DiceSpot,
    FallenSpot,
    FistSpot,
    LandSpot,
    OfferSpot,
    PurseSpot,
    ReserveSpot,
    Spot,
    TrackSpot,
)
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.flight import Flight, Manner, tossed
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.engines import events
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import DESIGNS, Card
from leonardo.engine.engines.view import View
from leonardo.engine.game import Event

COIN: Final = 10
_MOST_COINS: Final = 10
_PAYING: Final = 900
"""How long it takes until the last coin of a sum has left, at most."""
_COIN_FLIES: Final = 300
_BETWEEN: Final = 80
_MARCHES: Final = 620
_FLIES: Final = 460
_ROLLS: Final = 520
_STAGGER: Final = 40


def flights(before: View, after: View, event: Event) -> tuple[Flight, ...]:
    """Return what flies when `event` leads from the view `before` to `after`."""
    way = WAYS.get(type(event))
    return tuple(way(before, after, event)) if way else ()


def coins(florins: int, start: Spot, end: Spot, wait: float = 0) -> Iterator[Flight]:
    """Yield a sum that is paid coin by coin: few coins for a small one, more for a large one."""
    if florins <= 0:
        return
    count = max(1, min(_MOST_COINS, florins // COIN))
    step = min(_BETWEEN, (_PAYING - _COIN_FLIES) / count)
    shares = [florins * (number + 1) // count - florins * number // count for number in range(count)]
    for number, share in enumerate(shares):
        yield tossed(CoinPiece(None, share), start, end, number, wait + number * step, _COIN_FLIES)


def _pays(seat: int, florins: int) -> Iterator[Flight]:
    yield from coins(florins, PurseSpot(seat), BankSpot())


def _home(view: View, seat: int) -> Spot:
    """Return where the pieces of a seat come from that are off the map."""
    return ReserveSpot() if seat == view.viewer else SeatSpot(seat)


def _marches(
    view: View,
    event: Any,  # noqa: ANN401 - several events march
    seat: int,
    start: Territory,
    end: Territory,
) -> Flight:
    player = view.players[seat]
    army = ArmyPiece(seat, event.infantry, event.tanks, event.planes, player.tank, player.plane)
    return Flight(army, LandSpot(start), LandSpot(end), 0, _MARCHES, stays=False, leaves="lift_group", lands="knock")


def _settled(view: View, _: View, event: events.Settled) -> Iterator[Flight]:
    yield Flight(
        ArmyPiece(event.seat, event.infantry), _home(view, event.seat), LandSpot(event.at), 0, _FLIES, lands="knock"
    )


def _income(_: View, __: View, event: events.IncomePaid) -> Iterator[Flight]:
    for seat, florins in enumerate(event.florins):
        yield from coins(florins - event.lost[seat], BankSpot(), PurseSpot(seat))


def _recruited(view: View, _: View, event: events.Recruited) -> Iterator[Flight]:
    for number, at in enumerate(event.at):
        yield Flight(
            ArmyPiece(event.seat),
            _home(view, event.seat),
            LandSpot(at),
            number * _STAGGER,
            _FLIES,
            stays=False,
            lands="landing",
        )


def _taken(before: View, _: View, event: events.CardTaken) -> Iterator[Flight]:
    yield from coins(event.florins, FistSpot(event.seat), BankSpot())
    number = before.offer.index(event.card) if event.card in before.offer else 0
    yield Flight(
        CardPiece(event.card),
        OfferSpot(number),
        _card_home(before, event.seat, event.card),
        0,
        _FLIES + 140,
        leaves="page",
    )


def _card_home(view: View, seat: int, card: Card) -> Spot:
    if seat != view.viewer:
        return SeatSpot(seat)
    return DesignSpot(DESIGNS[card].machine) if card in DESIGNS else ArchiveSpot(len(view.players[seat].archive))


def _leonardo(_: View, __: View, event: events.LeonardoPassed) -> Iterator[Flight]:
    yield Flight(LeonardoPiece(), SeatSpot(event.before), SeatSpot(event.seat), 0, _FLIES + 200, lands="seal")


def _realised(before: View, _: View, event: events.ProjectRealised) -> Iterator[Flight]:
    yield from _pays(event.seat, event.florins)
    if event.seat == before.viewer and event.card in before.players[event.seat].archive:
        start: Spot = ArchiveSpot(before.players[event.seat].archive.index(event.card))
        yield Flight(CardPiece(event.card), start, SeatSpot(event.seat), 0, _FLIES, leaves="page", stays=False)


def _machine(before: View, _: View, event: events.MachineBuilt) -> Iterator[Flight]:
    yield from _pays(event.seat, event.florins)
    start = BuilderSpot(event.machine.value) if event.seat == before.viewer else SeatSpot(event.seat)
    yield Flight(
        MachinePiece(before.players[event.seat].design(event.machine) or event.machine),
        start,
        LandSpot(event.at),
        0,
        _FLIES,
        settles=True,
        lands="gears",
    )


def _stone(castle: bool) -> Callable[[View, View, Any], Iterator[Flight]]:
    def built(before: View, _: View, event: Any) -> Iterator[Flight]:  # noqa: ANN401 - a tower or a castle
        yield from _pays(event.seat, event.florins)
        mine = event.seat == before.viewer
        start = BuilderSpot("castle" if castle else "tower") if mine else SeatSpot(event.seat)
        yield Flight(StonePiece(castle), start, LandSpot(event.at), 0, _FLIES, settles=True, lands="knock")

    return built


def _invaded(before: View, _: View, event: events.Invaded) -> Iterator[Flight]:
    yield from _pays(event.seat, event.florins)
    yield _marches(before, event, event.seat, event.source, event.target)


def _moved(before: View, _: View, event: events.Moved) -> Iterator[Flight]:
    yield _marches(before, event, event.seat, event.source, event.target)


def _attacked(before: View, _: View, event: events.AttackBegan) -> Iterator[Flight]:
    yield from _pays(event.seat, event.florins)
    yield _marches(before, event, event.seat, event.source, event.target)


def _retreated(before: View, _: View, event: events.Retreated) -> Iterator[Flight]:
    if before.war is not None:
        yield _marches(before, event, event.seat, before.war.target, event.source)


def _fallen(seat: int, count: int) -> Iterator[Flight]:
    """Yield who falls to where they lie: nobody leaves the field while the war is on it."""
    for number in range(min(6, count)):
        yield Flight(FallenPiece(seat), DiceSpot(), FallenSpot(seat), number * 60, _FLIES, stays=False)


def _fought(before: View, _: View, event: events.InfantryFought) -> Iterator[Flight]:
    war = before.war
    if war is not None:
        other = war.defender if event.seat == war.attacker else war.attacker
        yield from _fallen(other, event.killed)
        yield from _fallen(event.seat, event.lost)


def _dice(_: View, __: View, event: events.DiceThrown) -> Iterator[Flight]:
    for number, face in enumerate(event.faces):
        yield Flight(
            DiePiece(face),
            SeatSpot(event.seat),
            DiceSpot(),
            number * 30,
            _ROLLS,
            Manner.FLY,
            stays=False,
            lands="knock",
        )


def _scored(_: View, __: View, event: events.PointsScored) -> Iterator[Flight]:
    yield Flight(
        PointPiece(event.seat, event.points),
        SeatSpot(event.seat),
        TrackSpot(),
        0,
        _FLIES + 100,
        stays=False,
        lands="stamp",
    )


# The values differ in the type of event that they accept, so the table is typed loosely; each function is strict.
WAYS: Final[dict[type[Event], Callable[[View, View, Any], Iterator[Flight]]]] = {
    events.Settled: _settled,
    events.IncomePaid: _income,
    events.Recruited: _recruited,
    events.CardTaken: _taken,
    events.LeonardoPassed: _leonardo,
    events.ProjectRealised: _realised,
    events.MachineBuilt: _machine,
    events.TowerBuilt: _stone(castle=False),
    events.CastleBuilt: _stone(castle=True),
    events.Invaded: _invaded,
    events.Moved: _moved,
    events.AttackBegan: _attacked,
    events.Retreated: _retreated,
    events.InfantryFought: _fought,
    events.DiceThrown: _dice,
    events.PointsScored: _scored,
}
"""What flies with each kind of event; with those left out nothing does, as when a war ends: the stage hides the map."""
