"""All that can happen, told to tables, logs and animation. `seat` is who does it or whom it befalls."""

from typing import ClassVar

from attrs import evolve, frozen

from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Cause, Face, Machine, Throw
from leonardo.engine.game import Event


@frozen
class Settled(Event):
    """A seat began in a territory, with infantry and a castle (rule 4.5)."""

    seat: int
    at: Territory
    infantry: int


@frozen
class RoundBegan(Event):
    """A round began."""

    round: int


@frozen
class IncomePaid(Event):
    """All seats got their income, by seat (rule 5.1); `lost` is what went to the bank at once (rule 5.2)."""

    florins: tuple[int, ...]
    lost: tuple[int, ...]


@frozen
class Recruited(Event):
    """A seat put an infantry on each of these territories (rule 5.3)."""

    seat: int
    at: tuple[Territory, ...]


@frozen
class CardsLaid(Event):
    """These cards are offered in an auction (rule 6.1)."""

    reveals: ClassVar[bool] = True
    cards: tuple[Card, ...]


@frozen
class BidMade(Event):
    """A seat bid; nobody else sees how much until all have (rule 6.2)."""

    answers: ClassVar[bool] = True

    seat: int
    florins: int | None
    forced: bool

    def seen_by(self, seat: int | None) -> Event:
        """Return it without the florins, except to the seat itself, or where all know that it has none to bid."""
        return self if seat == self.seat or self.forced else evolve(self, florins=None)


@frozen
class BidsShown(Event):
    """All fists were opened; the bids are by seat (rule 6.2)."""

    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]


@frozen
class CardTaken(Event):
    """A seat took a card for its bid (rule 6.5)."""

    seat: int
    card: Card
    florins: int


@frozen
class LeonardoPassed(Event):
    """A seat became Leonardo, who was `before` (rule 6.6)."""

    seat: int
    before: int


@frozen
class CardDeclined(Event):
    """A seat took no card for its bid; `forced` if it could not (rule 6.5)."""

    seat: int
    florins: int
    forced: bool


@frozen
class CardsReturned(Event):
    """Nobody took these cards, so they went under their decks (rule 6.8)."""

    cards: tuple[Card, ...]


@frozen
class TurnBegan(Event):
    """The turn of a seat began."""

    seat: int


@frozen
class ProjectRealised(Event):
    """A seat paid a project and brought it into play (rule 7.4)."""

    seat: int
    card: Card
    florins: int


@frozen
class MachineBuilt(Event):
    """A seat built a machine (rule 7.5)."""

    seat: int
    machine: Machine
    at: Territory
    florins: int


@frozen
class TowerBuilt(Event):
    """A seat built a tower (rule 7.6)."""

    seat: int
    at: Territory
    florins: int


@frozen
class CastleBuilt(Event):
    """A seat built a castle (rule 7.10)."""

    seat: int
    at: Territory
    florins: int


@frozen
class Invaded(Event):
    """Pieces went to a free territory (rule 7.7)."""

    seat: int
    source: Territory
    target: Territory
    infantry: int
    tanks: int
    planes: int
    florins: int


@frozen
class Moved(Event):
    """Pieces were moved (rule 9.2)."""

    seat: int
    source: Territory
    target: Territory
    infantry: int
    tanks: int
    planes: int


@frozen
class MovementEnded(Event):
    """A seat moves no further in this turn (rule 9.1)."""

    seat: int
    forced: bool


@frozen
class MachineDestroyed(Event):
    """A seat destroyed a machine of its own; in war `at` is where its army fights (rule 15.3)."""

    seat: int
    machine: Machine
    at: Territory


@frozen
class TurnEnded(Event):
    """The turn of a seat ended (rule 7.3); `forced` if it could do nothing more."""

    seat: int
    forced: bool


@frozen
class AttackBegan(Event):
    """An army set out (rule 7.8); `infantry`, `tanks` and `planes` are those that left."""

    seat: int
    defender: int
    source: Territory
    target: Territory
    infantry: int
    tanks: int
    planes: int
    by_sea: bool
    florins: int


@frozen
class LostAtSea(Event):
    """An army lost infantry on its way (rule 11.6)."""

    seat: int
    infantry: int


@frozen
class DiceThrown(Event):
    """Dice were thrown (rule 1.7)."""

    reveals: ClassVar[bool] = True
    seat: int
    purpose: Throw
    faces: tuple[Face, ...]


@frozen
class ParachuteOpened(Event):
    """An infantry was given up for a parachutist (rule 11.29)."""

    seat: int


@frozen
class ParachuteDeclined(Event):
    """No parachutist jumps (rule 11.29)."""

    seat: int


@frozen
class ParachuteLanded(Event):
    """A parachutist jumped: the plane was lost, or the castle `opened`, or neither (rule 11.30)."""

    seat: int
    lost: bool
    opened: bool


@frozen
class AssaultsBegan(Event):
    """A turn of assaults began (rule 11.8)."""

    seat: int


@frozen
class InfantryFought(Event):
    """Infantry made an assault (rules 11.15 to 11.17).

    `hits` came of the dice and the improvements (rule 8.5), `razed` of them destroyed towers (rule 8.6), the castle
    `stopped` others (rule 10.3), and the rest removed the `killed`; `lost` are own infantry.
    """

    seat: int
    count: int
    hits: int
    razed: int
    stopped: int
    killed: int
    lost: int


@frozen
class TankFired(Event):
    """A tank was checked and fired (rules 11.19 to 11.23): `hits`, of which the castle `stopped` some.

    `burst` tanks are lost; with three explosions all own infantry `lost`, too (rule 11.22).
    """

    seat: int
    hits: int
    stopped: int
    killed: int
    burst: bool
    lost: int


@frozen
class TanksHeld(Event):
    """A side let no further tank fire in this assault (rule 11.18)."""

    seat: int


@frozen
class PlanesFlew(Event):
    """Planes made an assault (rules 11.24 to 11.28): what they destroyed, and how many were `lost`."""

    seat: int
    count: int
    killed: int
    tanks: int
    planes: int
    lost: int


@frozen
class AutomatonStruck(Event):
    """The automaton made an assault (rule 8.9)."""

    seat: int
    killed: int


@frozen
class AssaultsEnded(Event):
    """A turn of assaults ended (rule 11.8)."""

    seat: int
    forced: bool


@frozen
class Retreated(Event):
    """The attacker broke off and went back (rule 11.14)."""

    seat: int
    source: Territory
    infantry: int
    tanks: int
    planes: int


@frozen
class FoughtOn(Event):
    """The attacker could have broken off, and did not (rule 11.14)."""

    seat: int


@frozen
class AttackWon(Event):
    """The attacker took the territory (rule 11.12).

    `infantry`, `tanks` and `planes` moved in; the castle of this `level` and the machines left there are its own now.
    """

    seat: int
    defender: int
    at: Territory
    infantry: int
    tanks: int
    planes: int
    level: int
    captured_tanks: int
    captured_planes: int


@frozen
class AttackLost(Event):
    """The defender held the territory; the attacker's machines that are left are its own now (rule 11.13)."""

    seat: int
    attacker: int
    at: Territory
    captured_tanks: int
    captured_planes: int


@frozen
class PointsScored(Event):
    """A seat got points, for these causes (rules 12.1 to 12.5)."""

    seat: int
    points: int
    parts: tuple[tuple[Cause, int], ...]


@frozen
class GameEnded(Event):
    """A seat has the agreed points and has won (rule 13.1)."""

    winner: int
