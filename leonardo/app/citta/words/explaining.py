"""What a thing on the table is, in a sentence, for who points at it and waits."""

from typing import Final

from leonardo.app.citta import commands
from leonardo.app.citta.spots import (
    BallSpot,
    BankSpot,
    BidSpot,
    CapitalSpot,
    CoinSpot,
    GoodSpot,
    MachineSpot,
    MenSpot,
    OfficeSpot,
    PalaceSpot,
    PawnSpot,
    PurseSpot,
    RoundSpot,
    Spot,
    SquareSpot,
    StockSpot,
)
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.words.explaining import About
from leonardo.engine.citta.board import EVENT_SQUARES, IS_BRIDGE, IS_PALACE, MARKETS, PIAZZA_MAGGIORE

_COMMANDS: Final[dict[type, str]] = {
    CoinSpot: commands.COUNT,
    StockSpot: commands.WORK,
    MachineSpot: commands.TURN,
}
_SENTENCES: Final[dict[type, str]] = {
    BallSpot: "ball",
    BankSpot: "bank",
    BidSpot: "bid",
    CapitalSpot: "capital",
    CoinSpot: "coins",
    GoodSpot: "good",
    MachineSpot: "machine",
    MenSpot: "men",
    OfficeSpot: "office",
    PalaceSpot: "palace",
    PawnSpot: "pawn",
    PurseSpot: "purse",
    RoundSpot: "round",
    SeatSpot: "seat",
    StockSpot: "stock",
}


def about(spot: Spot) -> About | None:
    """Return what a thing is, with the number of its rule, and its key; nothing for what says itself."""
    sentence = _square(spot.square) if isinstance(spot, SquareSpot) else _SENTENCES.get(type(spot))
    return About(f"citta.explain.{sentence}", _COMMANDS.get(type(spot), "")) if sentence is not None else None


def _square(square: int) -> str:
    if IS_PALACE[square]:
        return "palace"
    if IS_BRIDGE[square]:
        return "bridge"
    if square == PIAZZA_MAGGIORE:
        return "great_square"
    if square in MARKETS:
        return "market"
    return "event" if square in EVENT_SQUARES else "asylum"
