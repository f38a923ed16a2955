"""What is seen and heard of the events of the engines: what flies where, and how the table looks meanwhile."""

from collections.abc import Callable, Collection, Iterator
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
from leonardo.app.table.motion.coins import Payment
from leonardo.app.table.motion.flight import Flight, Manner
from leonardo.app.table.motion.score import Score, Shown
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.engines import events
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import DESIGNS, Card
from leonardo.engine.engines.state import Player
from leonardo.engine.engines.view import View
from leonardo.engine.frozen import evolve
from leonardo.engine.game import Event

_MARCHES: Final = 620
_FLIES: Final = 460
_ROLLS: Final = 520
_STAGGER: Final = 40


coins: Final = Payment(10, most=10, within=900, takes=300, apart=80).coins


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


def _settled(view: View, event: events.Settled) -> Iterator[Flight]:
    yield Flight(
        ArmyPiece(event.seat, event.infantry), _home(view, event.seat), LandSpot(event.at), 0, _FLIES, lands="knock"
    )


def _income(_: View, event: events.IncomePaid) -> Iterator[Flight]:
    for seat, florins in enumerate(event.florins):
        yield from coins(florins - event.lost[seat], BankSpot(), PurseSpot(seat))


def _recruited(view: View, event: events.Recruited) -> Iterator[Flight]:
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


def _taken(before: View, event: events.CardTaken) -> Iterator[Flight]:
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


def _leonardo(_: View, event: events.LeonardoPassed) -> Iterator[Flight]:
    yield Flight(LeonardoPiece(), SeatSpot(event.before), SeatSpot(event.seat), 0, _FLIES + 200, lands="seal")


def _realised(before: View, event: events.ProjectRealised) -> Iterator[Flight]:
    yield from _pays(event.seat, event.florins)
    if event.seat == before.viewer and event.card in before.players[event.seat].archive:
        start: Spot = ArchiveSpot(before.players[event.seat].archive.index(event.card))
        yield Flight(CardPiece(event.card), start, SeatSpot(event.seat), 0, _FLIES, leaves="page", stays=False)


def _machine(before: View, event: events.MachineBuilt) -> Iterator[Flight]:
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


def _stone(castle: bool) -> Callable[[View, Any], Iterator[Flight]]:
    def built(before: View, event: Any) -> Iterator[Flight]:  # noqa: ANN401 - a tower or a castle
        yield from _pays(event.seat, event.florins)
        mine = event.seat == before.viewer
        start = BuilderSpot("castle" if castle else "tower") if mine else SeatSpot(event.seat)
        yield Flight(StonePiece(castle), start, LandSpot(event.at), 0, _FLIES, settles=True, lands="knock")

    return built


def _invaded(before: View, event: events.Invaded) -> Iterator[Flight]:
    yield from _pays(event.seat, event.florins)
    yield _marches(before, event, event.seat, event.source, event.target)


def _moved(before: View, event: events.Moved) -> Iterator[Flight]:
    yield _marches(before, event, event.seat, event.source, event.target)


def _attacked(before: View, event: events.AttackBegan) -> Iterator[Flight]:
    yield from _pays(event.seat, event.florins)
    yield _marches(before, event, event.seat, event.source, event.target)


def _retreated(before: View, event: events.Retreated) -> Iterator[Flight]:
    if before.war is not None:
        yield _marches(before, event, event.seat, before.war.target, event.source)


def _fallen(seat: int, count: int) -> Iterator[Flight]:
    """Yield who falls to where they lie: nobody leaves the field while the war is on it."""
    for number in range(min(6, count)):
        yield Flight(FallenPiece(seat), DiceSpot(), FallenSpot(seat), number * 60, _FLIES, stays=False)


def _fought(before: View, event: events.InfantryFought) -> Iterator[Flight]:
    war = before.war
    if war is not None:
        other = war.defender if event.seat == war.attacker else war.attacker
        yield from _fallen(other, event.killed)
        yield from _fallen(event.seat, event.lost)


def _dice(_: View, event: events.DiceThrown) -> Iterator[Flight]:
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


def _scored(_: View, event: events.PointsScored) -> Iterator[Flight]:
    yield Flight(
        PointPiece(event.seat, event.points),
        SeatSpot(event.seat),
        TrackSpot(),
        0,
        _FLIES + 100,
        stays=False,
        lands="stamp",
    )


SCORE: Final[Score] = {
    events.Settled: Shown(420, "", _settled),
    events.RoundBegan: Shown(300, "bell"),
    events.IncomePaid: Shown(300, "coins", _income),
    events.Recruited: Shown(160, "landing", _recruited),
    events.CardsLaid: Shown(500, "page"),
    events.BidMade: Shown(140, "click"),
    events.BidsShown: Shown(200, "coins", celebrated=True),
    events.CardTaken: Shown(420, "page", _taken),
    events.LeonardoPassed: Shown(420, "seal", _leonardo),
    events.CardDeclined: Shown(320, "page"),
    events.CardsReturned: Shown(200),
    events.TurnBegan: Shown(260, "click"),
    events.ProjectRealised: Shown(100, "page", _realised),
    events.MachineBuilt: Shown(300, "gears", _machine),
    events.TowerBuilt: Shown(280, "knock", _stone(castle=False)),
    events.CastleBuilt: Shown(320, "knock", _stone(castle=True)),
    events.Invaded: Shown(260, "landing", _invaded),
    events.Moved: Shown(200, "landing", _moved),
    events.MovementEnded: Shown(60),
    events.MachineDestroyed: Shown(320, "gate"),
    events.TurnEnded: Shown(120),
    events.AttackBegan: Shown(520, "gate", _attacked),
    events.LostAtSea: Shown(420),
    events.DiceThrown: Shown(80, "knock", _dice),
    events.ParachuteOpened: Shown(300),
    events.ParachuteDeclined: Shown(120),
    events.ParachuteLanded: Shown(700),
    events.AssaultsBegan: Shown(60),
    events.InfantryFought: Shown(640, "", _fought),
    events.TankFired: Shown(640),
    events.TanksHeld: Shown(120),
    events.PlanesFlew: Shown(600),
    events.AutomatonStruck: Shown(560),
    events.AssaultsEnded: Shown(60),
    events.Retreated: Shown(620, "back", _retreated),
    events.FoughtOn: Shown(100),
    events.AttackWon: Shown(120, "cheer", celebrated=True),
    events.AttackLost: Shown(120, "gate", celebrated=True),
    events.PointsScored: Shown(520, "stamp", _scored, celebrated=True),
    events.GameEnded: Shown(800, "fanfare"),
}  # nothing flies when a war ends: the stage hides the map


def under_way(before: View, after: View) -> View:
    """Return the view between `before` and `after`: what has left is gone, what comes is seen when it is there."""
    fewer = tuple(min(one, other) for one, other in zip(before.infantry, after.infantry, strict=True))
    tanks = tuple(min(one, other) for one, other in zip(before.tanks, after.tanks, strict=True))
    planes = tuple(min(one, other) for one, other in zip(before.planes, after.planes, strict=True))
    players = tuple(map(_without, before.players, after.players))
    return evolve(before, infantry=fewer, tanks=tanks, planes=planes, players=players)


def _without(before: Player, after: Player) -> Player:
    """Return a player without the projects that leave the archive."""
    if before.archive == after.archive:
        return before
    return evolve(before, archive=tuple(card for card in before.archive if card in after.archive))


def war(event: Event, people: Collection[int]) -> bool | None:
    """Tell whether a war begins by an event (yes) that no person is in, or whether one ends (no).

    Every war ends with one of these, also of who is lost at sea (rules 11.12 to 11.14).
    """
    if isinstance(event, events.AttackBegan):
        return event.seat not in people and event.defender not in people
    return False if isinstance(event, events.AttackWon | events.AttackLost | events.Retreated) else None
