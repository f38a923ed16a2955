"""What lies where on this table, as the notes of its help layer."""

from collections.abc import Callable
from typing import Final

from leonardo.app.citta.spots import (
    BidSpot,
    CapitalSpot,
    GoodSpot,
    MachineSpot,
    MenSpot,
    OfficeSpot,
    PalaceSpot,
    PurseSpot,
    RoundSpot,
    SquareSpot,
    StockSpot,
)
from leonardo.app.citta.spots import Spot as CittaSpot
from leonardo.app.citta.standing import shown_party
from leonardo.app.table.help.notes import HelpNote
from leonardo.app.table.spots import PromptSpot, SeatSpot
from leonardo.engine.citta.board import BRIDGES, PIAZZA_MAGGIORE, QUARTERS
from leonardo.engine.citta.constants import ASYLUM
from leonardo.engine.citta.view import View

Concerns = Callable[[View, CittaSpot], bool]
_MARKET: Final = 11
_EVENT: Final = 22
_QUARTER: Final = QUARTERS["torre"]  # the squares to which the notes on their kinds point


def _kind(*kinds: type) -> Concerns:
    return lambda _, spot: isinstance(spot, kinds)


def _own(*kinds: type) -> Concerns:
    return lambda view, spot: isinstance(spot, kinds) and getattr(spot, "seat", None) == shown_party(view)


def _squares(*squares: int) -> Concerns:
    return lambda _, spot: isinstance(spot, SquareSpot) and spot.square in squares


def _rivals(view: View, spot: CittaSpot) -> bool:
    return isinstance(spot, SeatSpot) and spot.seat != view.viewer


def _cards(view: View, spot: CittaSpot) -> bool:
    return isinstance(spot, OfficeSpot) or _own(MenSpot)(view, spot)


NOTES: Final = (
    HelpNote("citta.help.course", _kind(RoundSpot), "5.2"),
    HelpNote("citta.help.prompt", _kind(PromptSpot)),
    HelpNote("citta.help.goods", _kind(GoodSpot), "12.2"),
    HelpNote("citta.help.bid", _kind(BidSpot), "8.2"),
    HelpNote("citta.help.great_square", _squares(PIAZZA_MAGGIORE), "6.5"),
    HelpNote("citta.help.quarter", _squares(*_QUARTER), "8.3"),
    HelpNote("citta.help.bridge", _squares(BRIDGES[1]), "9.2"),
    HelpNote("citta.help.market", _squares(_MARKET), "12.2"),
    HelpNote("citta.help.event", _squares(_EVENT), "14.1"),
    HelpNote("citta.help.asylum", _squares(min(ASYLUM)), "11.8"),
    HelpNote("citta.help.rivals", _rivals, "17.1"),
    HelpNote("citta.help.purse", _own(PurseSpot, CapitalSpot), "15.3"),
    HelpNote("citta.help.palaces", _kind(PalaceSpot), "8.4"),
    HelpNote("citta.help.cards", _cards, "7.5"),
    HelpNote("citta.help.stock", _kind(StockSpot), "10.1"),
    HelpNote("citta.help.machine", _kind(MachineSpot), "1.5"),
)
"""The notes in the order of their numbers."""
