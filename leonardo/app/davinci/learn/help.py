"""What lies where on this table, as the notes of its help layer."""

from collections.abc import Callable
from typing import Final

from leonardo.app.davinci.spots import (
    ApprenticesSpot,
    BoxSpot,
    CardSpot,
    ComponentSpot,
    DistrictSpot,
    FlorinsSpot,
    LaboratorySpot,
    LeonardoSpot,
    MasterSpot,
    OwnedSpot,
    PhaseSpot,
    RoundSpot,
    StockSpot,
)
from leonardo.app.davinci.spots import Spot as DaVinciSpot
from leonardo.app.table.help.notes import HelpNote
from leonardo.app.table.spots import PromptSpot, SeatSpot
from leonardo.engine.davinci.constants import SHOP_SELLS, Place
from leonardo.engine.davinci.view import View

Concerns = Callable[[View, DaVinciSpot], bool]


def _kind(*kinds: type) -> Concerns:
    return lambda _, spot: isinstance(spot, kinds)


def _own(*kinds: type) -> Concerns:
    return lambda view, spot: isinstance(spot, kinds) and getattr(spot, "seat", None) == view.viewer


def _district(*places: Place) -> Concerns:
    return lambda _, spot: _place(spot) in places


def _place(spot: DaVinciSpot) -> Place | None:
    if isinstance(spot, BoxSpot):
        return Place.COUNCIL
    return spot.place if isinstance(spot, DistrictSpot | StockSpot) else None


def _rivals(view: View, spot: DaVinciSpot) -> bool:
    return isinstance(spot, SeatSpot) and spot.seat != view.viewer


def _seat(spot: DaVinciSpot) -> int | None:
    return spot.seat if isinstance(spot, SeatSpot) else None


def _holder(view: View, spot: DaVinciSpot) -> bool:
    return isinstance(spot, LeonardoSpot) and spot.seat == view.leonardo


NOTES: Final = (
    HelpNote("davinci.help.course", _kind(PhaseSpot, RoundSpot), "5.1"),
    HelpNote("davinci.help.prompt", _kind(PromptSpot)),
    HelpNote("davinci.help.council", _district(Place.COUNCIL), "8.3", _place),
    HelpNote("davinci.help.workshop", _district(Place.WORKSHOP, Place.ACADEMY), "8.12", _place),
    HelpNote("davinci.help.shops", _district(*SHOP_SELLS), "8.9", _place),
    HelpNote("davinci.help.requests", _kind(CardSpot), "9.4"),
    HelpNote("davinci.help.rivals", _rivals, "13.1", _seat),
    HelpNote("davinci.help.leonardo", _holder, "8.3"),
    HelpNote("davinci.help.workers", _own(ApprenticesSpot, MasterSpot), "8.1"),
    HelpNote("davinci.help.laboratories", _own(LaboratorySpot), "6.7"),
    HelpNote("davinci.help.stores", _own(ComponentSpot, FlorinsSpot), "6.2"),
    HelpNote("davinci.help.owned", _own(OwnedSpot), "11.1"),
)
"""The notes in the order of their numbers."""
