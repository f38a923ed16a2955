"""The pieces that can hang on the cursor or fly over this table, as frozen keys for the picture's `sprite`."""

from typing import Final

from attrs import frozen

from leonardo.app.citta.spots import BidSpot, GoodSpot, Spot, SquareSpot, StockSpot
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.spots import SeatSpot
from leonardo.engine.citta.constants import InternationalEvent


@frozen
class WorkPiece:
    """A work of art, covered when its number is none."""

    work: int | None


@frozen
class PawnPiece:
    """The pawn of a seat; one that walks does over the middles of the squares `between` its two ends."""

    seat: int
    between: tuple[int, ...] = ()


@frozen
class HousePiece:
    """A little house, by which a seat marks what it owns."""

    seat: int


@frozen
class DrumPiece:
    """The drum of the machine of fate while it turns, and the number that it gives."""

    number: int


@frozen
class OfficePiece:
    """The card of a public office."""

    square: int


@frozen
class EventPiece:
    """The card of an international event."""

    event: InternationalEvent


@frozen
class ManPiece:
    """A man-at-arms."""


Piece = CoinPiece | WorkPiece | PawnPiece | HousePiece | DrumPiece | OfficePiece | EventPiece | ManPiece
"""The closed union of all pieces."""
_SIZES: Final[dict[type, dict[type, float]]] = {
    HousePiece: {SquareSpot: 0.7, SeatSpot: 0.6},
    WorkPiece: {SquareSpot: 0.7, StockSpot: 0.8},
    OfficePiece: {SeatSpot: 0.5},
    EventPiece: {BidSpot: 1.3},
    ManPiece: {},
    CoinPiece: {BidSpot: 1.0, GoodSpot: 0.9},
}  # how large pieces are where they lie, as shares of their usual size in the air
_USUAL: Final = 0.75


def size_at(piece: Piece, spot: Spot, viewer: int | None) -> float:  # noqa: ARG001 - all seats are shown alike
    """Return how large a piece is at a spot."""
    return _SIZES.get(type(piece), {}).get(type(spot), 1.0 if type(piece) not in _SIZES else _USUAL)
