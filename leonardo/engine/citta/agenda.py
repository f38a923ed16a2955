"""What is still to be done in a turn, after the question that is asked: a stack of frozen tasks, the next one last.

A debt may come up anywhere in a turn, and be settled by sales or a union; what was to follow waits meanwhile.
"""

from attrs import frozen

from leonardo.engine.citta.constants import Cause, Good
from leonardo.engine.memo import memoized


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


_draw_for_move = memoized()(DrawForMove)
"""Done in every turn, so each is made once."""


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
    """Seat `debtor`'s party owes florins to that of seat `creditor`, or to the bank if none (rule 13.1)."""

    debtor: int
    creditor: int | None
    florins: int
    cause: Cause


Chance = DrawForStart | DrawForMove | TradeAtMarket | Fight
"""Tasks for which the machine gives numbers."""


@frozen
class EndTurn:
    """The next party's turn comes, or the end (rules 4.2, 15.2)."""


Task = DrawForStart | BuyWorks | DrawForMove | Walk | Arrive | Heed | TradeAtMarket | Meet | Fight | Debt | EndTurn
"""The closed union of all tasks."""
