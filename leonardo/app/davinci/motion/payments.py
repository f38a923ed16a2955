"""Florins that fly one by one."""

from collections.abc import Iterator
from typing import Final

from leonardo.app.davinci.motion.pieces import CoinPiece
from leonardo.app.davinci.spots import Spot
from leonardo.app.table.motion.flight import Flight

COIN_STAGGER: Final = 65
"""Between the starts of two coins that are paid, in milliseconds."""
MOST_PAYING: Final = 480
"""Within which all coins of a sum have left, however many there are."""


def coins(count: int, start: Spot, end: Spot, wait: float = 0) -> Iterator[Flight]:
    """Yield so many florins that are paid one by one."""
    step = min(COIN_STAGGER, MOST_PAYING / max(1, count))
    for number in range(count):
        yield Flight(CoinPiece(), start, end, wait + number * step, stays=False, lands="coin")
