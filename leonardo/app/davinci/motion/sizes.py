"""How large a piece is where it stands, so that it grows out of one place and into another while it flies.

A size of 1 is that of `picture.sprites.UNIT`, of workers `WORKER`; the numbers follow what the panels draw there.
"""

from collections.abc import Mapping
from typing import Final

from leonardo.app.davinci.motion import pieces
from leonardo.app.davinci.motion.pieces import Piece
from leonardo.app.davinci.spots import (
    AcademySpot,
    ApprenticesSpot,
    AuctionSpot,
    BoxSpot,
    CardSpot,
    ComponentSpot,
    DeckSpot,
    FlorinsSpot,
    GroupSpot,
    LaboratorySpot,
    LandmarkSpot,
    LeonardoSpot,
    LoftSpot,
    LordSpot,
    MasterSpot,
    OwnedSpot,
    RewardSpot,
    SealSpot,
    SecretSpot,
    SpaceSpot,
    Spot,
    StageSpot,
    StockSpot,
    UpgradeSpot,
)
from leonardo.app.table.motion.coins import CoinPiece
from leonardo.app.table.motion.flight import HELD
from leonardo.app.table.spots import SeatSpot

_FIGURES: Final[Mapping[type, tuple[float, float]]] = {
    LeonardoSpot: (0.7, 0.6),
    BoxSpot: (0.7, 0.7),
    GroupSpot: (0.6, 0.6),
}
_WORKERS: Final[Mapping[type, tuple[float, float]]] = {
    GroupSpot: (0.7, 0.7),
    LaboratorySpot: (0.63, 0.29),
    SpaceSpot: (0.63, 0.29),
    LandmarkSpot: (0.5, 0.5),
    ApprenticesSpot: (1.15, 0.45),
    MasterSpot: (1.15, 0.45),
    AcademySpot: (0.4, 0.4),
    UpgradeSpot: (0.42, 0.42),
}
_GOODS: Final[Mapping[type, tuple[float, float]]] = {
    ComponentSpot: (0.55, 0.45),
    StockSpot: (0.6, 0.6),
    LandmarkSpot: (0.75, 0.75),
    SecretSpot: (0.5, 0.3),
    StageSpot: (0.7, 0.7),
    SeatSpot: (0.5, 0.5),
}
_CARDS: Final[Mapping[type, tuple[float, float]]] = {
    CardSpot: (HELD, HELD),
    StageSpot: (HELD, HELD),
    OwnedSpot: (0.3, 0.25),
    SecretSpot: (0.3, 0.2),
    DeckSpot: (0.6, 0.6),
    SeatSpot: (0.6, 0.6),
}
_WON: Final[Mapping[type, tuple[float, float]]] = {AuctionSpot: (1.0, 1.0), OwnedSpot: (0.24, 0.2)}
_PAPERS: Final[Mapping[type, tuple[float, float]]] = {
    SecretSpot: (1.66, 0.38),
    SeatSpot: (0.6, 0.45),
    StageSpot: (1.6, 1.6),
}
_TILES: Final[Mapping[type, tuple[float, float]]] = {
    UpgradeSpot: (0.3, 0.3),
    LandmarkSpot: (0.4, 0.4),
    LaboratorySpot: (1.0, 0.35),
}
_COINS: Final[Mapping[type, tuple[float, float]]] = {
    FlorinsSpot: (0.8, 0.7),
    GroupSpot: (0.7, 0.7),
    SealSpot: (1.0, 1.0),
    StockSpot: (0.7, 0.7),
    BoxSpot: (1.2, 1.2),
    LordSpot: (0.6, 0.6),
    RewardSpot: (1.0, 1.0),
    AuctionSpot: (0.9, 0.9),
}
_PURSES: Final[Mapping[type, tuple[float, float]]] = {
    FlorinsSpot: (0.6, 0.5),
    SeatSpot: (0.5, 0.5),
    LoftSpot: (1.2, 1.2),
}
PURSE_HEIGHTS: Final[Mapping[int, float]] = {2: 186, 3: 146, 4: 136, 5: 117}
"""Units of the stage that a purse is high, by how many bid;"""
_PURSE: Final = 74
"""and of the table, at a size of 1."""

_KINDS: Final[Mapping[type, Mapping[type, tuple[float, float]]]] = {
    pieces.ApprenticePiece: _WORKERS,
    pieces.MasterPiece: _WORKERS,
    pieces.AutomatonPiece: _WORKERS,
    pieces.ComponentPiece: _GOODS,
    pieces.CardPiece: _CARDS,
    pieces.WonPiece: _WON,
    pieces.CoverPiece: _PAPERS,
    pieces.TilePiece: _TILES,
    CoinPiece: _COINS,
    pieces.PursePiece: _PURSES,
}


def size_at(piece: Piece, spot: Spot, viewer: int | None) -> float:
    """Return how large a piece is at a spot; what belongs to the viewer is drawn larger."""
    if isinstance(piece, pieces.PursePiece) and isinstance(spot, AuctionSpot):
        return PURSE_HEIGHTS[spot.bidders] / _PURSE
    own, of_others = _KINDS.get(type(piece), _FIGURES).get(type(spot), (1.0, 1.0))
    return own if viewer is not None and getattr(spot, "seat", None) == viewer else of_others
