"""Florins that fly one by one."""

from collections.abc import Iterator
from typing import Final

from attrs import evolve, frozen

from leonardo.app.davinci.spots import Spot
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.flight import FLIGHT, LIFT, Flight, tossed

COIN_STAGGER: Final = 90
"""Between the starts of two coins that are paid, in milliseconds."""
MOST_PAYING: Final = 480
"""Within which all coins of a sum have left, however many there are."""


@frozen
class Paying:
    """How florins are paid: when the first one leaves, the time between two, within which all leave, and a flight.

    They grow by `lift` on their way, and `rise` above it.
    """

    wait: float = 0
    between: float = COIN_STAGGER
    within: float = MOST_PAYING
    takes: float = FLIGHT
    lift: float = LIFT
    rise: float = 0

    def step(self, count: int) -> float:
        """Return how much later than the one before each of so many florins leaves."""
        return min(self.between, self.within / max(1, count))

    def leave_within(self, count: int) -> float:
        """Return how long after the first one the last of so many florins has left."""
        return self.step(count) * count


def coins(count: int, start: Spot, end: Spot, wait: float = 0) -> Iterator[Flight]:
    """Yield so many florins that are paid one by one."""
    return paid(count, start, end, Paying(wait))


def paid(count: int, start: Spot, end: Spot, paying: Paying) -> Iterator[Flight]:
    """Yield so many florins that are paid in a certain way."""
    for number in range(count):
        coin = tossed(CoinPiece(), start, end, number, paying.wait + number * paying.step(count), paying.takes)
        yield evolve(coin, lift=paying.lift, rise=paying.rise)
