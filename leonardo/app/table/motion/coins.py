"""Coins that are held, or fly from one sum to another, and the sums that run meanwhile."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Protocol

from attrs import frozen

from leonardo.app.table.kinds import Spot, View
from leonardo.app.table.motion.flight import Flight, tossed
from leonardo.engine.frozen import evolve


@frozen
class CoinPiece:
    """A coin, with the number of florins on it, or a bare one when that is none.

    A bare one that flies may stand for more: it `carries` florins, so that both sums run while a payment is under way.
    """

    florins: int | None = None
    carries: int = 0


@frozen
class Payment:
    """How sums are paid coin by coin: one for so many florins (`worth`), but at most so many.

    Each flies for `takes` milliseconds, starts at most so long after the one before (`apart`), and the last one has
    come `within` so long.
    """

    worth: int
    most: int
    within: float
    takes: float
    apart: float

    def coins(self, florins: int, start: Spot, end: Spot, wait: float = 0) -> Iterator[Flight]:
        """Yield a sum that is paid: few coins for a small one, more for a large one, none for nothing."""
        if florins <= 0:
            return
        count = max(1, min(self.most, florins // self.worth))
        step = min(self.apart, (self.within - self.takes) / count)
        shares = [florins * (number + 1) // count - florins * number // count for number in range(count)]
        for number, share in enumerate(shares):
            yield tossed(CoinPiece(None, share), start, end, number, wait + number * step, self.takes)


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
