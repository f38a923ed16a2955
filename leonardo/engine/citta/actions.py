"""All that can be decided, and what the machine of fate can give. One frozen class each."""

from attrs import frozen

from leonardo.engine.citta.constants import Good, Purpose, Side


@frozen
class ChooseSide:
    """Be Guelph or Ghibelline (rule 3.6)."""

    side: Side


@frozen
class Propose:
    """Propose a union to the party of the speaker `to`; `pawn` is the seat whose pawn stays (rules 16.3, 16.4)."""

    to: int
    side: Side
    pawn: int


@frozen
class StayAlone:
    """Propose nothing (rule 16.3)."""


@frozen
class Accept:
    """Agree to a union (rule 16.3)."""


@frozen
class Refuse:
    """Refuse a union (rule 16.3)."""


@frozen
class LayWork:
    """Buy a work of art and lay it in the palace on `square` (rules 10.1, 10.2)."""

    square: int


@frozen
class Done:
    """Buy no more works of art (rule 10.1)."""


@frozen
class TakeBall:
    """Move by this one of the numbers that the members of a guild drew (rule 16.8)."""

    number: int


@frozen
class Divert:
    """Move the pawn that came so many squares on, or back if negative (rule 7.5)."""

    steps: int


@frozen
class LetStand:
    """Leave the pawn that came where it is (rule 7.5)."""


@frozen
class Buy:
    """Buy the palace or bridge that was reached, for its price (rule 8.1)."""


@frozen
class Decline:
    """Do not buy it (rule 8.2)."""


@frozen
class Raise:
    """Bid so many florins (rule 8.2)."""

    florins: int


@frozen
class Drop:
    """Drop out of an auction for good (rule 8.2)."""


@frozen
class Bet:
    """Stake so many florins on a good (rule 12.2)."""

    good: Good
    florins: int


@frozen
class Sell:
    """Sell the palace or bridge on `square` to the bank, to pay a debt (rule 13.2)."""

    square: int


@frozen
class Rescue:
    """Offer to take in the party of the speaker `to`, who cannot pay; `pawn` is as in `propose` (rule 16.10)."""

    to: int
    side: Side
    pawn: int


@frozen
class LetFall:
    """Do not take in who cannot pay (rule 16.10)."""


@frozen
class Draw:
    """What chance did: the machine gave the ball of `seat` this number (rule 1.5)."""

    seat: int
    purpose: Purpose
    number: int


Action = (
    ChooseSide
    | Propose
    | StayAlone
    | Accept
    | Refuse
    | LayWork
    | Done
    | TakeBall
    | Divert
    | LetStand
    | Buy
    | Decline
    | Raise
    | Drop
    | Bet
    | Sell
    | Rescue
    | LetFall
    | Draw
)
"""The closed union of all actions."""
