"""How large a piece is where it lies, as a share of its usual size in the air."""

from typing import Final

from leonardo.app.engines.motion.pieces import CardPiece, LeonardoPiece, Piece
from leonardo.app.engines.spots import ArchiveSpot, FistSpot, LandSpot, LeonardoSpot, OfferSpot, Spot
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.spots import SeatSpot

_SIZES: Final[dict[type, dict[type, float]]] = {
    CardPiece: {OfferSpot: 1.5, ArchiveSpot: 0.7, SeatSpot: 0.5, LandSpot: 0.6},
    CoinPiece: {FistSpot: 1.0},
    LeonardoPiece: {LeonardoSpot: 0.8, SeatSpot: 0.8},
}
_USUAL: Final = 0.85


def size_at(piece: Piece, spot: Spot, viewer: int | None) -> float:  # noqa: ARG001 - all seats are shown alike
    """Return how large a piece is at a spot."""
    return _SIZES.get(type(piece), {}).get(type(spot), _USUAL)
