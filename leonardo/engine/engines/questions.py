"""What the game waits for: one frozen class for each kind of decision. `seat` is the decider."""

from attrs import frozen

from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import Throw


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
    """Which card for one's `bid` (rule 6.5)? `waiting` and `given` are as in the agenda's `NextBuyer`."""

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
