"""All that can be decided, and what dice can show. One frozen class each."""

from attrs import frozen

from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Face, Machine, Throw


@frozen
class Settle:
    """Begin in this territory (rule 4.5)."""

    at: Territory


@frozen
class Recruit:
    """Put the next infantry of a small reserve here (rule 5.4)."""

    at: Territory


@frozen
class Bid:
    """Bid so many florins in the closed fist, 0 for none (rule 6.2)."""

    florins: int


@frozen
class Choose:
    """Take one of the cards left for one's bid (rule 6.5)."""

    card: Card


@frozen
class Decline:
    """Take no card, and pay nothing (rule 6.5)."""


@frozen
class Realise:
    """Pay a project of the archive and bring it into play (rule 7.4)."""

    card: Card


@frozen
class Build:
    """Build a machine at a castle (rule 7.5)."""

    machine: Machine
    at: Territory


@frozen
class BuildTower:
    """Build a tower on a castle (rule 7.6)."""

    at: Territory


@frozen
class BuildCastle:
    """Build a castle, and end the turn (rules 7.10, 7.11)."""

    at: Territory


@frozen
class Invade:
    """Go to a free territory (rule 7.7)."""

    source: Territory
    target: Territory
    infantry: int
    tanks: int
    planes: int


@frozen
class Attack:
    """Go to war for a territory of another seat (rule 7.8); the numbers are those that leave."""

    source: Territory
    target: Territory
    infantry: int
    tanks: int
    planes: int


@frozen
class Move:
    """Move pieces between one's own territories (rule 9.2)."""

    source: Territory
    target: Territory
    infantry: int
    tanks: int
    planes: int


@frozen
class Stop:
    """Move no further in this turn, which goes on (rule 9.1)."""


@frozen
class Destroy:
    """Destroy one of one's own machines in one's turn (rule 15.3)."""

    machine: Machine
    at: Territory


@frozen
class EndTurn:
    """Be done with the turn (rule 7.3)."""


@frozen
class Parachute:
    """Give up an infantry to open the castle (rule 11.29)."""


@frozen
class NoParachute:
    """Keep the infantry, and leave the castle closed (rule 11.29)."""


@frozen
class Retreat:
    """Break off an attack that cannot hit anybody (rule 11.14)."""


@frozen
class Fight:
    """Go on with an attack though one may break it off (rule 11.14)."""


@frozen
class AssaultByInfantry:
    """Let so many infantry attack (rule 11.15), with the great cannon if it is declared (rule 8.6)."""

    count: int
    cannon: bool = False


@frozen
class AssaultByTanks:
    """Let the tanks attack, the first of them now (rule 11.18)."""


@frozen
class AssaultByPlanes:
    """Send so many planes against infantry (rule 11.24), and a defender's against machines (rules 11.27, 11.28).

    `tanks` and `planes` are none where there is no choice.
    """

    infantry: int
    tanks: int | None = None
    planes: int | None = None

    @property
    def count(self) -> int:
        """How many planes take part."""
        return self.infantry + (self.tanks or 0) + (self.planes or 0)


@frozen
class AssaultByAutomaton:
    """Let the automaton of the castle attack (rule 8.9)."""


@frozen
class DestroyInWar:
    """Destroy a machine of one's own attacking army before a throw (rule 15.3)."""

    machine: Machine


@frozen
class Fire:
    """Let the next tank fire (rule 11.18)."""


@frozen
class Hold:
    """Let no further tank fire in this assault (rule 11.18)."""


@frozen
class Done:
    """Make no further assault in this turn of assaults (rule 11.8)."""


@frozen
class Roll:
    """What chance did: the dice of `seat` showed these faces (rule 1.7)."""

    seat: int
    purpose: Throw
    faces: tuple[Face, ...]


Action = (
    Settle
    | Recruit
    | Bid
    | Choose
    | Decline
    | Realise
    | Build
    | BuildTower
    | BuildCastle
    | Invade
    | Attack
    | Move
    | Stop
    | Destroy
    | EndTurn
    | Parachute
    | NoParachute
    | Retreat
    | Fight
    | AssaultByInfantry
    | AssaultByTanks
    | AssaultByPlanes
    | AssaultByAutomaton
    | DestroyInWar
    | Fire
    | Hold
    | Done
    | Roll
)
"""The closed union of all actions."""
