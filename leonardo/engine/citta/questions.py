"""What the game waits for: one frozen class for each kind of decision. `seat` is the decider, a party's speaker."""

from attrs import frozen

from leonardo.engine.citta.agenda import Debt
from leonardo.engine.citta.constants import Good, Purpose, Side
from leonardo.engine.memo import memoized


@frozen
class SideQuestion:
    """Guelph or Ghibelline (rule 3.6)? `chosen` are the secret choices of the seats before, in order."""

    seat: int
    chosen: tuple[Side | None, ...]


@frozen
class ProposalQuestion:
    """A union before the turn (rule 16.3)?"""

    seat: int


@frozen
class AnswerQuestion:
    """Unite on these terms (rules 16.3, 16.10)?

    `by` proposes, `side` and `pawn` are the terms. A rescue is from a `debt`; then `waiting` are the speakers who are
    asked after a refusal.
    """

    seat: int
    by: int
    side: Side
    pawn: int
    debt: Debt | None = None
    waiting: tuple[int, ...] = ()


@frozen
class WorkQuestion:
    """Another work of art (rule 10.1)? `bought` counts those of this turn."""

    seat: int
    bought: int


@frozen
class BallQuestion:
    """Which of the numbers that the members of a guild drew, in ascending order (rule 16.8)?"""

    seat: int
    numbers: tuple[int, ...]


@frozen
class OfficeQuestion:
    """Where to with the pawn of `party`, which came to the square of an office (rule 7.5)?"""

    seat: int
    party: int


@frozen
class OptionQuestion:
    """Buy the palace or bridge on `square` (rule 8.1)?"""

    seat: int
    square: int


@frozen
class AuctionQuestion:
    """More florins for the card of `square` (rule 8.2)?

    `waiting` are the other bidders in the order in which they are asked; `bid` is the last bid, of `leader`, 0 and
    nobody at first.
    """

    seat: int
    square: int
    waiting: tuple[int, ...]
    bid: int
    leader: int | None


@frozen
class BetQuestion:
    """Which stake in the market of `opener` (rule 12.2)? `stakes` are those laid: who, on what, how many florins."""

    seat: int
    opener: int
    waiting: tuple[int, ...]
    stakes: tuple[tuple[int, Good, int], ...]


@frozen
class SaleQuestion:
    """Which card to sell for a debt (rule 13.2)?"""

    seat: int
    debt: Debt


@frozen
class RescueQuestion:
    """Take in who cannot pay a debt (rule 16.10)? `waiting` are the speakers who are asked after this one."""

    seat: int
    debt: Debt
    waiting: tuple[int, ...]


@frozen
class MachineQuestion:
    """Nature's turn: which number does the machine give the ball of `seat` (rule 1.5)?"""

    seat: int
    purpose: Purpose


machine = memoized()(MachineQuestion)
"""Ask the machine: these questions come all the time, so each is made once."""

Question = (
    SideQuestion
    | ProposalQuestion
    | AnswerQuestion
    | WorkQuestion
    | BallQuestion
    | OfficeQuestion
    | OptionQuestion
    | AuctionQuestion
    | BetQuestion
    | SaleQuestion
    | RescueQuestion
    | MachineQuestion
)
"""The closed union of all questions."""
