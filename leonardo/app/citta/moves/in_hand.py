"""What can hang on the cursor: frozen keys that say what has been taken up and from where."""

from typing import Final

from attrs import frozen

from leonardo.app.citta.motion.pieces import PawnPiece, Piece, WorkPiece
from leonardo.app.citta.spots import PawnSpot, PurseSpot, Spot, StockSpot
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.engine.citta.constants import COIN

PILES: Final = (5, 10, 50, 100)  # what the piles of coins are worth that stakes and bids are taken from, in florins


@frozen
class Coins:
    """So many of the smallest coins of a seat, for a bid or a stake (rules 8.2, 12.3)."""

    seat: int
    count: int

    @property
    def florins(self) -> int:
        return self.count * COIN


@frozen
class Work:
    """A work of art from the stock, not seen yet (rule 10.2)."""


@frozen
class Pawn:
    """A pawn that an office may move (rule 7.5)."""

    seat: int


Held = Coins | Work | Pawn  # the closed union of all that can hang on the cursor


def piece(held: Held) -> Piece:
    match held:
        case Coins():
            return CoinPiece(held.florins)
        case Work():
            return WorkPiece(None)
    return PawnPiece(held.seat)


def origin(held: Held) -> Spot:
    """Return the spot from which it was taken up, and to which it returns."""
    match held:
        case Coins():
            return PurseSpot(held.seat)
        case Work():
            return StockSpot()
    return PawnSpot(held.seat)


def count_of(held: Held) -> int:
    """Return how many coins are held; 0 for everything else."""
    return held.count if isinstance(held, Coins) else 0


def turned(held: Held) -> Held | None:  # noqa: ARG001 - nothing here has two sides
    """Return nothing: nothing can be turned over."""
    return None
