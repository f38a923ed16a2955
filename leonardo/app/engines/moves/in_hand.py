"""What the hands hold at this table: what hangs on the cursor, and what lies on the table while it is composed."""

from typing import Final

from attrs import field, frozen

from leonardo.app.engines.motion import pieces
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.engine.engines import actions
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Machine

BUILDINGS: Final = ("tank", "plane", "tower", "castle")  # what can be taken from the builder


@frozen
class Base:
    """An own territory from which something is to go; where to is not said yet."""

    seat: int
    at: Territory


@frozen
class March:
    """An army that is composed: where from, where to, and how many of each (rules 7.7, 9.2, 11.3)."""

    kind: type[actions.Invade | actions.Attack | actions.Move]
    seat: int
    source: Territory
    target: Territory
    infantry: int
    tanks: int
    planes: int

    @property
    def action(self) -> actions.Invade | actions.Attack | actions.Move:
        return self.kind(self.source, self.target, self.infantry, self.tanks, self.planes)


@frozen
class Building:
    """A machine by its design, a tower or a castle that is to be built somewhere (rules 7.5, 7.6, 7.10)."""

    what: str
    design: Card | None = None


@frozen
class Coin:
    """A coin on its way into the fist (rule 6.2)."""

    seat: int
    florins: int


@frozen
class Fist:
    """So many florins in one's own hand, which is not closed yet (rule 6.2), and the digits `typed` for them."""

    seat: int
    florins: int
    typed: str = field(default="", eq=False)


@frozen
class Wreck:
    """A kind of own machine that is to be destroyed somewhere (rule 15.3), and its design if it has one."""

    machine: Machine
    design: Card | None = None


@frozen
class Wave:
    """An assault that is composed (rules 11.15, 11.24, 11.27, 11.28).

    So many infantry, with the great cannon or without; and planes against infantry, tanks and planes.
    """

    infantry: int
    cannon: bool
    planes: int
    at_tanks: int
    at_planes: int


Held = Base | March | Building | Coin | Fist | Wreck | Wave  # the closed union of all that is held
LAID: Final = (March, Fist, Wave)  # what lies on the table while it is composed
LASTING: Final = (Fist, Wave)
"""What stays there whatever else is pressed: coins are not swept off a hand, nor is an assault forgotten."""


def piece(held: Held) -> pieces.Piece:
    match held:
        case Base(seat=seat):
            return pieces.ArmyPiece(seat)
        case Building(design=Card() as design):
            return pieces.MachinePiece(design)
        case Wreck(machine, design):
            return pieces.MachinePiece(design or machine)
        case Building(what=what):
            return pieces.StonePiece(what == "castle")
        case Coin(florins=florins):
            return CoinPiece(florins)
    return CoinPiece()


def count_of(held: Held) -> int:  # noqa: ARG001 - numbers are composed at their counters
    """Return nothing: numbers are composed beside the table's buttons."""
    return 0


def turned(held: Held) -> Held | None:  # noqa: ARG001 - nothing here has two sides
    """Return nothing: nothing can be turned over."""
    return None
