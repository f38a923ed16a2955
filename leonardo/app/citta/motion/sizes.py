"""How large a piece is where it lies, as a share of its usual size in the air."""

from typing import Final

from leonardo.app.citta.motion.pieces import EventPiece, HousePiece, ManPiece, OfficePiece, Piece, WorkPiece
from leonardo.app.citta.spots import BidSpot, GoodSpot, Spot, SquareSpot, StockSpot
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.spots import SeatSpot

_SIZES: Final[dict[type, dict[type, float]]] = {
    HousePiece: {SquareSpot: 0.7, SeatSpot: 0.6},
    WorkPiece: {SquareSpot: 0.7, StockSpot: 0.8},
    OfficePiece: {SeatSpot: 0.5},
    EventPiece: {BidSpot: 1.3},
    ManPiece: {},
    CoinPiece: {BidSpot: 1.0, GoodSpot: 0.9},
}
_USUAL: Final = 0.75


def size_at(piece: Piece, spot: Spot, viewer: int | None) -> float:  # noqa: ARG001 - all seats are shown alike
    """Return how large a piece is at a spot."""
    return _SIZES.get(type(piece), {}).get(type(spot), 1.0 if type(piece) not in _SIZES else _USUAL)
