"""What the game waits for, and what is still to be done after that.

There is one frozen class for each kind of decision; `seat` is the decider. Below it lies a stack of frozen tasks, the
agenda, the next one last.
"""

from attrs import frozen

from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import Face, Throw


@frozen
class DraftTerritories:
    """The seats choose where they begin (rule 4.5); those `left` have not yet, in order."""

    left: tuple[int, ...]


@frozen
class BeginRound:
    """A round begins with income (rule 5)."""


@frozen
class RecruitFor:
    """A seat recruits (rule 5.3)."""

    seat: int


@frozen
class LayCards:
    """The auction begins (rule 6.1)."""


@frozen
class AskBid:
    """The next of the seats bids (rule 6.2); `bids` are the secret ones of the seats before, in order from Leonardo."""

    bids: tuple[int | None, ...] = ()


@frozen
class NextBuyer:
    """The next bidder chooses (rule 6.3).

    `waiting` are the seats that bid and have not chosen, each with its bid; `given` says whether Leonardo has been.
    """

    waiting: tuple[tuple[int, int], ...]
    given: bool


@frozen
class TakeTurns:
    """The seats take their turns from Leonardo clockwise (rule 7.1)."""


@frozen
class TakeTurn:
    """The turn of a seat begins."""

    seat: int


@frozen
class Act:
    """The seat whose turn it is may act on (rule 7.2)."""


@frozen
class MoveOn:
    """The seat that moves pieces may move more (rule 9.1)."""


@frozen
class ScoreRound:
    """The points of the round are given (rule 12.3)."""


@frozen
class BeginWar:
    """The army has arrived; a parachutist may jump (rule 11.29)."""


@frozen
class BeginAssaults:
    """A turn of assaults begins, that of the defender if `defence` (rule 11.8)."""

    defence: bool


@frozen
class NextAssault:
    """The side whose turn it is may make another assault (rule 11.9)."""


@frozen
class NextTank:
    """A further tank may fire of those `left` (rule 11.18); the castle `stopped` so many hits of the others."""

    left: int
    stopped: int


@frozen
class ThrowParachute:
    """The plane's die of a parachutist is thrown (rule 11.29)."""

    faces: tuple[Face, ...] = ()


@frozen
class ThrowInfantry:
    """So many infantry throw (rule 11.15), with the great cannon if it is declared (rule 8.6)."""

    count: int
    cannon: bool
    faces: tuple[Face, ...] = ()


@frozen
class ThrowTank:
    """A tank is checked (rule 11.19); so many are `left` after it, and the castle `stopped` so many hits before."""

    left: int
    stopped: int
    faces: tuple[Face, ...] = ()


@frozen
class ThrowPlanes:
    """So many planes throw against infantry, tanks and planes, in this order (rules 11.24, 11.28)."""

    infantry: int
    tanks: int
    planes: int
    faces: tuple[Face, ...] = ()


@frozen
class ThrowAutomaton:
    """The automaton throws (rule 8.9)."""

    faces: tuple[Face, ...] = ()


Chance = ThrowParachute | ThrowInfantry | ThrowTank | ThrowPlanes | ThrowAutomaton
"""Tasks that wait for dice: they have no `faces` until they are thrown."""

Task = (
    DraftTerritories
    | BeginRound
    | RecruitFor
    | LayCards
    | AskBid
    | NextBuyer
    | TakeTurns
    | TakeTurn
    | Act
    | MoveOn
    | ScoreRound
    | BeginWar
    | BeginAssaults
    | NextAssault
    | NextTank
    | ThrowParachute
    | ThrowInfantry
    | ThrowTank
    | ThrowPlanes
    | ThrowAutomaton
)
"""The closed union of all tasks."""


@frozen
class SettleQuestion:
    """Where to begin (rule 4.5)?"""

    seat: int


@frozen
class RecruitQuestion:
    """Where does the next infantry of a small reserve go (rule 5.4)? `left` have got none yet."""

    seat: int
    left: tuple[Territory, ...]


@frozen
class BidQuestion:
    """How many florins (rule 6.2)? `bids` are the secret ones of the seats before, in order from Leonardo."""

    seat: int
    bids: tuple[int | None, ...]


@frozen
class ChooseQuestion:
    """Which card for one's `bid` (rule 6.5)? `waiting` choose after it, by their bids."""

    seat: int
    bid: int
    waiting: tuple[tuple[int, int], ...]
    given: bool


@frozen
class TurnQuestion:
    """What next in one's turn (rule 7.2)?"""

    seat: int


@frozen
class MoveQuestion:
    """A further movement (rule 9.1)?"""

    seat: int


@frozen
class ParachuteQuestion:
    """Let a parachutist jump (rule 11.29)?"""

    seat: int


@frozen
class RetreatQuestion:
    """Break off the attack (rule 11.14)?"""

    seat: int


@frozen
class AssaultQuestion:
    """Which assault next (rule 11.8)?"""

    seat: int


@frozen
class FireQuestion:
    """Let another tank fire of those `left` (rule 11.18)? The castle `stopped` so many hits of the others."""

    seat: int
    left: int
    stopped: int


@frozen
class DiceQuestion:
    """Nature's turn: what do so many dice of `seat` show (rule 1.7)?"""

    seat: int
    purpose: Throw
    dice: int


Question = (
    SettleQuestion
    | RecruitQuestion
    | BidQuestion
    | ChooseQuestion
    | TurnQuestion
    | MoveQuestion
    | ParachuteQuestion
    | RetreatQuestion
    | AssaultQuestion
    | FireQuestion
    | DiceQuestion
)
"""The closed union of all questions."""
