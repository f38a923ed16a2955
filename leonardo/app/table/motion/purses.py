"""Sums that run while coins fly from purse to purse, in any game whose coins carry a number."""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

from leonardo.app.table.kinds import View
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.flight import Flight
from leonardo.engine.frozen import evolve


class Purse(Protocol):
    """A spot where the money of a seat lies."""

    @property
    def seat(self) -> int:
        """Whose it is."""


def counted(
    view: View, before: View, left: Iterable[Flight], landed: Iterable[Flight], purse: type[Purse], owners: str
) -> View:
    """Return `view` with the florins that were there `before`, less what has left, and what has landed on top.

    They are the `florins` of those who stand under the name `owners` in a view, by seats; of a seat there may be none.
    """
    change = changes(left, landed, purse)
    if not change:
        return view
    known: Any = zip(getattr(view, owners), getattr(before, owners), strict=True)
    now = (
        one if one is None or other is None else evolve(one, florins=other.florins + change.get(seat, 0))
        for seat, (one, other) in enumerate(known)
    )
    return evolve(view, **{owners: tuple(now)})


def changes(left: Iterable[Flight], landed: Iterable[Flight], purse: type[Purse]) -> Mapping[int, int]:
    """Return by how much the purse of each seat has changed by coins that have left it, and by those that landed."""
    moved = [(flight.piece, flight.start, -1) for flight in left]
    moved += [(flight.piece, flight.end, 1) for flight in landed]
    found: dict[int, int] = {}
    for piece, spot, sign in moved:
        if isinstance(piece, CoinPiece) and piece.carries and isinstance(spot, purse):
            found[spot.seat] = found.get(spot.seat, 0) + sign * piece.carries
    return found
