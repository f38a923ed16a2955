"""What a thing on the table is, in a sentence, for who points at it and waits."""

from collections.abc import Callable
from typing import Final

from leonardo.app.davinci import commands
from leonardo.app.davinci.spots import (
    AcademySpot,
    ApprenticeSpot,
    ApprenticesSpot,
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
    PriceSpot,
    RoundSpot,
    SecretSpot,
    SpaceSpot,
    Spot,
    StockSpot,
    UpgradeSpot,
    WeeksSpot,
)
from leonardo.app.kit.keymap import Keymap
from leonardo.app.kit.words import words
from leonardo.app.opponents import Opponent
from leonardo.app.table import commands as table_commands
from leonardo.app.table.marks import Hint, Tone
from leonardo.app.table.spots import ButtonSpot, HelpSpot, LogSpot, MenuSpot, SeatSpot
from leonardo.engine.davinci.terms import LAST_CITY_ROUND

Who = Callable[[int], Opponent | None]
"""Tells who plays at a seat, if it is not a person."""

_COMMANDS: Final[dict[type, str]] = {
    ApprenticeSpot: commands.COUNT,
    ApprenticesSpot: commands.COUNT,
    CardSpot: table_commands.ZOOM,
    LaboratorySpot: table_commands.ZOOM,
    HelpSpot: "keys",
    LogSpot: table_commands.LOG,
    MasterSpot: commands.MASTER,
    MenuSpot: "back",
    OwnedSpot: table_commands.ZOOM,
}
_OF_BUTTONS: Final = {
    "undo": table_commands.UNDO,
    "hint": table_commands.HINT,
    "pass": table_commands.PASSING,
    "done": table_commands.PASSING,
    "withdraw": table_commands.PASSING,
    "skip": table_commands.SKIP,
    "reveal": commands.REVEAL,
}
"""The commands that do the same as a button, or belong to a thing."""

_OF_TABLES: Final = frozenset(("undo", "hint", "skip", "confirm", "put_back", "results"))
"""The buttons that every table has."""
_SENTENCES: Final[dict[type, str]] = {
    AcademySpot: "academy_left",
    ApprenticeSpot: "apprentices",
    ApprenticesSpot: "apprentices",
    CardSpot: "card",
    ComponentSpot: "component",
    DeckSpot: "deck",
    FlorinsSpot: "florins",
    GroupSpot: "group",
    HelpSpot: "help",
    LaboratorySpot: "laboratory",
    LeonardoSpot: "leonardo",
    LogSpot: "log",
    LordSpot: "lord",
    MasterSpot: "master",
    MenuSpot: "menu",
    OwnedSpot: "owned",
    PriceSpot: "price",
    SeatSpot: "seat",
    SecretSpot: "secret",
    SpaceSpot: "space",
    UpgradeSpot: "upgrade",
    WeeksSpot: "weeks",
}


def explanation(spot: Spot, keys: Keymap | None = None, who: Who | None = None) -> Hint | None:
    """Return what a thing is, with the number of its rule and its key among `keys`; nothing for what says itself.

    Of a seat it is told `who` plays there, if it is not a person.
    """
    key = _key(spot)
    if key is None:
        return None
    sentence, command = words(key), _command(spot)
    if keys is not None and command is not None:
        sentence = words("table.tips.with_key", sentence=sentence, key=keys.shown(command))
    player = who(spot.seat) if who is not None and isinstance(spot, SeatSpot) else None
    if player is not None:
        return Hint(player.title, f"{player.about} {sentence}".lstrip(), spot, tone=Tone.PLAIN)
    return Hint("", sentence, spot, tone=Tone.PLAIN)


def _command(spot: Spot) -> str | None:
    """Return the command of the keyboard that goes with a thing, if one does."""
    if isinstance(spot, ButtonSpot):
        return _OF_BUTTONS.get(spot.key)
    return _COMMANDS.get(type(spot))


def _key(spot: Spot) -> str | None:
    match spot:
        case ButtonSpot(key) if key in _OF_TABLES:
            return f"table.tips.button_{key}"
        case HelpSpot() | LogSpot() | MenuSpot():
            return f"table.tips.{_SENTENCES[type(spot)]}"
    sentence = _sentence(spot)
    return f"davinci.explain.{sentence}" if sentence is not None else None


def _sentence(spot: Spot) -> str | None:
    match spot:
        case DistrictSpot(place) | StockSpot(place):
            return place.name.lower()
        case BoxSpot(box):
            return f"box_{box.name.lower()}"
        case PhaseSpot(phase):
            return f"phase_{phase.name.lower()}"
        case ButtonSpot(key):
            return f"button_{key}"
        case RoundSpot(number):
            return "round_last" if number > LAST_CITY_ROUND else "round"
    return _SENTENCES.get(type(spot))
