"""What lies where on this table, as the notes of its help layer."""

from collections.abc import Callable
from typing import Final

from leonardo.app.engines.spots import (
    ActionSpot,
    ArchiveSpot,
    BuilderSpot,
    DesignSpot,
    DiceSpot,
    FistSpot,
    ForecastSpot,
    LandSpot,
    OfferSpot,
    PurseSpot,
    ReserveSpot,
    RoundSpot,
    TrackSpot,
)
from leonardo.app.engines.spots import Spot as EnginesSpot
from leonardo.app.engines.standing import own_seat
from leonardo.app.table.help.notes import HelpNote
from leonardo.app.table.spots import PromptSpot, SeatSpot
from leonardo.engine.engines.state import NOBODY, TERRITORIES
from leonardo.engine.engines.view import View

Concerns = Callable[[View, EnginesSpot], bool]


def _kind(*kinds: type) -> Concerns:
    return lambda _, spot: isinstance(spot, kinds)


def _rivals(view: View, spot: EnginesSpot) -> bool:
    return isinstance(spot, SeatSpot) and spot.seat != own_seat(view)


def _purse(view: View, spot: EnginesSpot) -> bool:
    return isinstance(spot, PurseSpot) and spot.seat == own_seat(view)


def _one_of(wanted: Callable[[View, int], bool]) -> Concerns:
    """Return what concerns one territory: the first whose owner is wanted, one with a castle before others."""

    def concerns(view: View, spot: EnginesSpot) -> bool:
        if not isinstance(spot, LandSpot):
            return False
        fitting = [at for at in TERRITORIES if wanted(view, view.owners[at])]
        return bool(fitting) and spot.at == max(fitting, key=lambda at: (view.levels[at], -at))

    return concerns


NOTES: Final = (
    HelpNote("engines.help.course", _kind(RoundSpot), "7.2"),
    HelpNote("engines.help.prompt", _kind(PromptSpot)),
    HelpNote("engines.help.offer", _kind(OfferSpot), "6.1"),
    HelpNote("engines.help.fists", _kind(FistSpot), "6.2"),
    HelpNote("engines.help.dice", _kind(DiceSpot), "1.7"),
    HelpNote("engines.help.track", _kind(TrackSpot), "13.1"),
    HelpNote("engines.help.own", _one_of(lambda view, owner: owner == own_seat(view)), "2.2"),
    HelpNote("engines.help.foreign", _one_of(lambda view, owner: owner not in (NOBODY, own_seat(view))), "11.1"),
    HelpNote("engines.help.free", _one_of(lambda _, owner: owner == NOBODY), "7.7"),
    HelpNote("engines.help.rivals", _rivals, "14.2"),
    HelpNote("engines.help.designs", _kind(DesignSpot), "6.7"),
    HelpNote("engines.help.archive", _kind(ArchiveSpot), "7.4"),
    HelpNote("engines.help.purse", _purse, "5.2"),
    HelpNote("engines.help.actions", _kind(ActionSpot), "7.2"),
    HelpNote("engines.help.builder", _kind(BuilderSpot), "7.5"),
    HelpNote("engines.help.forecast", _kind(ForecastSpot), "12.3"),
    HelpNote("engines.help.reserve", _kind(ReserveSpot), "5.3"),
)
"""The notes in the order of their numbers."""
