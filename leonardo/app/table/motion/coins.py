"""Coins that are held, or fly from one sum to another."""

from collections.abc import Iterator

from attrs import frozen

from leonardo.app.table.kinds import Spot
from leonardo.app.table.motion.flight import Flight, tossed


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
