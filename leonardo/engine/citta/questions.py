"""What the game waits for, and what is still to be done after that.

There is one frozen class for each kind of decision; `seat` is the decider, a party's speaker. Below it lies a stack of
frozen tasks, the agenda, the next one last. A debt may come up anywhere in a turn, and be settled by sales or a union;
what was to follow waits meanwhile.
"""

from attrs import field, frozen

from leonardo.engine.citta.constants import Cause, Good, Purpose, Side
from leonardo.engine.frozen import memoized


@frozen
class DrawForStart:
    """Each of `seats` draws a number (rule 4.1); `numbers` are those drawn so far, in order."""

    seats: tuple[int, ...]
    numbers: tuple[int, ...] = ()

    def drawn(self, number: int) -> "DrawForStart":
        """Return the task with another number drawn."""
        return DrawForStart(self.seats, (*self.numbers, number))


@frozen
class BuyWorks:
    """Works of art may be bought (rule 10); `bought` were."""

    bought: int = 0


@frozen
class DrawForMove:
    """The members of the party draw their numbers (rules 6.1, 16.8); `numbers` are those drawn so far."""

    numbers: tuple[int, ...] = ()

    def drawn(self, number: int) -> "DrawForMove":
        """Return the task with another number drawn."""
        return _draw_for_move((*self.numbers, number))


_draw_for_move = memoized()(DrawForMove)  # done in every turn, so each is made once


@frozen
class Walk:
    """The pawn walks on so many squares, or back if negative (rules 6.4, 6.6)."""

    steps: int


@frozen
class Arrive:
    """The pawn has come by the machine, so an opponent's office acts (rule 7.4)."""


@frozen
class Heed:
    """The square does what it says (rule 5.3)."""


@frozen
class TradeAtMarket:
    """The opener draws a number, and the stakes are settled (rule 12.4)."""

    opener: int
    stakes: tuple[tuple[int, Good, int], ...]
    numbers: tuple[int, ...] = ()

    def drawn(self, number: int) -> "TradeAtMarket":
        """Return the task with another number drawn."""
        return TradeAtMarket(self.opener, self.stakes, (*self.numbers, number))


@frozen
class Meet:
    """The pawn meets others (rule 11.3)."""


@frozen
class Fight:
    """These parties, in order, have come to fight (rule 11.5).

    `numbers` are those that the first two drew in this clash so far.
    """

    parties: tuple[int, ...]
    numbers: tuple[int, ...] = ()

    def drawn(self, number: int) -> "Fight":
        """Return the task with another number drawn."""
        return Fight(self.parties, (*self.numbers, number))


@frozen
class Debt:
    """Seat `debtor`'s party owes florins to that of seat `creditor`, or to the bank if that is `null` (rule 13.1)."""

    debtor: int
    creditor: int | None
    florins: int
    cause: Cause


Chance = DrawForStart | DrawForMove | TradeAtMarket | Fight  # tasks for which the machine gives numbers


@frozen
class EndTurn:
    """The next party's turn comes, or the end (rules 4.2, 15.2)."""


Task = DrawForStart | BuyWorks | DrawForMove | Walk | Arrive | Heed | TradeAtMarket | Meet | Fight | Debt | EndTurn
"""The closed union of all tasks."""


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
    nobody at first. `bids` are the highest of each party that has bid, the last one at the end; they follow from the
    decisions, so they are no part of what is saved and compared.
    """

    seat: int
    square: int
    waiting: tuple[int, ...]
    bid: int
    leader: int | None
    bids: tuple[tuple[int, int], ...] = field(default=(), eq=False)


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


machine = memoized()(MachineQuestion)  # ask the machine: these questions come all the time, so each is made once

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
