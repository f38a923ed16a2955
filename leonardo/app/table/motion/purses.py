"""Sums that run while coins fly from purse to purse, in any game whose coins carry a number."""

from collections.abc import Iterable, Mapping
from typing import Protocol

from leonardo.app.table.motion.flight import Flight


class Coin(Protocol):
    """A piece that carries so much money to a purse or out of it."""

    @property
    def carries(self) -> int:
        """How much it is; 0 where it only shows a sum."""


class Purse(Protocol):
    """A spot where the money of a seat lies."""

    @property
    def seat(self) -> int:
        """Whose it is."""


def changes(
    left: Iterable[Flight], landed: Iterable[Flight], coin: type[Coin], purse: type[Purse]
) -> Mapping[int, int]:
    """Return by how much the purse of each seat has changed by coins that have left it, and by those that landed."""
    moved = [(flight.piece, flight.start, -1) for flight in left]
    moved += [(flight.piece, flight.end, 1) for flight in landed]
    found: dict[int, int] = {}
    for piece, spot, sign in moved:
        if isinstance(piece, coin) and piece.carries and isinstance(spot, purse):
            found[spot.seat] = found.get(spot.seat, 0) + sign * piece.carries
    return found
