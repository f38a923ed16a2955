"""What a thing on the table is, in a sentence, for who points at it and waits."""

from typing import Final

from leonardo.app.davinci import commands
from leonardo.app.davinci.spots import (
    AcademySpot,
    ApprenticeSpot,
    ApprenticesSpot,
    BonusSpot,
    BoxSpot,
    CardSpot,
    ComponentSpot,
    DeckSpot,
    DistrictSpot,
    FlorinsSpot,
    GroupSpot,
    LaboratorySpot,
    LeonardoSpot,
    LordSpot,
    MasterSpot,
    OwnedSpot,
    PhaseSpot,
    RoundSpot,
    SecretSpot,
    SpaceSpot,
    Spot,
    StockSpot,
    UpgradeSpot,
    WeeksSpot,
)
from leonardo.app.table import commands as table_commands
from leonardo.app.table.spots import SeatSpot
from leonardo.app.table.words.explaining import About
from leonardo.engine.davinci.constants import LAST_CITY_ROUND

_COMMANDS: Final[dict[type, str]] = {
    ApprenticeSpot: commands.COUNT,
    ApprenticesSpot: commands.COUNT,
    CardSpot: table_commands.ZOOM,
    FlorinsSpot: table_commands.STANDING,
    LaboratorySpot: table_commands.ZOOM,
    MasterSpot: commands.MASTER,
    OwnedSpot: table_commands.ZOOM,
}
_SENTENCES: Final[dict[type, str]] = {
    AcademySpot: "academy_left",
    ApprenticeSpot: "apprentices",
    ApprenticesSpot: "apprentices",
    BonusSpot: "bonus",
    CardSpot: "card",
    ComponentSpot: "component",
    DeckSpot: "deck",
    FlorinsSpot: "florins",
    GroupSpot: "group",
    LaboratorySpot: "laboratory",
    LeonardoSpot: "leonardo",
    LordSpot: "lord",
    MasterSpot: "master",
    OwnedSpot: "owned",
    SeatSpot: "seat",
    SecretSpot: "secret",
    SpaceSpot: "space",
    UpgradeSpot: "upgrade",
    WeeksSpot: "weeks",
}


def about(spot: Spot) -> About | None:
    """Return what a thing is, with the number of its rule, and its key; nothing for what says itself."""
    sentence = _sentence(spot)
    return About(f"davinci.explain.{sentence}", _COMMANDS.get(type(spot), "")) if sentence is not None else None


def _sentence(spot: Spot) -> str | None:
    match spot:
        case DistrictSpot(place) | StockSpot(place):
            return place.name.lower()
        case BoxSpot(box):
            return f"box_{box.name.lower()}"
        case PhaseSpot(phase):
            return f"phase_{phase.name.lower()}"
        case RoundSpot(number):
            return "round_last" if number > LAST_CITY_ROUND else "round"
    return _SENTENCES.get(type(spot))
