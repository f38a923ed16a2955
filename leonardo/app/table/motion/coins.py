"""Coins that are held, or fly from one sum to another."""

from attrs import frozen


@frozen
class CoinPiece:
    """A coin, with the number of florins on it, or a bare one when that is none.

    A bare one that flies may stand for more: it `carries` florins, so that both sums run while a payment is under way.
    """

    florins: int | None = None
    carries: int = 0
