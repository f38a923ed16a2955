"""What a thing on the table is, in a sentence, for who points at it and waits."""

from collections.abc import Callable
from typing import Final

from leonardo.app.davinci import commands
from leonardo.app.davinci.spots import (
    AcademySpot,
    ApprenticeSpot,
    ApprenticesSpot,
    BoxSpot,
    ButtonSpot,
    CardSpot,
    ComponentSpot,
    DeckSpot,
    DistrictSpot,
    FlorinsSpot,
    GroupSpot,
    HelpSpot,
    LaboratorySpot,
    LeonardoSpot,
    LogSpot,
    LordSpot,
    MasterSpot,
    MenuSpot,
    OwnedSpot,
    PhaseSpot,
    PriceSpot,
    RoundSpot,
    SeatSpot,
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
from leonardo.app.table.marks import Hint, Tone
from leonardo.engine.davinci.terms import LAST_CITY_ROUND

Who = Callable[[int], Opponent | None]
"""Tells who plays at a seat, if it is not a person."""

PATIENCE: Final = 700
"""For how many milliseconds one points at a thing before it explains itself."""

_STEP: Final = 40
"""How often time is counted while one waits, in milliseconds."""

_COMMANDS: Final[dict[type, str]] = {
    ApprenticeSpot: commands.COUNT,
    ApprenticesSpot: commands.COUNT,
    CardSpot: commands.ZOOM,
    LaboratorySpot: commands.ZOOM,
    HelpSpot: "keys",
    LogSpot: commands.LOG,
    MasterSpot: commands.MASTER,
    MenuSpot: "back",
    OwnedSpot: commands.ZOOM,
}
_OF_BUTTONS: Final = {
    "undo": commands.UNDO,
    "hint": commands.HINT,
    "pass": commands.PASSING,
    "done": commands.PASSING,
    "skip": commands.SKIP,
    "reveal": commands.REVEAL,
}
"""The commands that do the same as a button, or belong to a thing."""

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
    sentence, command = words(f"davinci.explain.{key}"), _command(spot)
    if keys is not None and command is not None:
        sentence = words("davinci.explain.with_key", sentence=sentence, key=keys.shown(command))
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


class Patience:
    """How long one has been pointing at the same thing."""

    def __init__(self) -> None:
        self._at: tuple[Spot, ...] = ()
        self._waited = 0.0

    @property
    def over(self) -> bool:
        """Whether one has waited long enough for an explanation."""
        return bool(self._at) and self._waited >= PATIENCE

    def update(self, milliseconds: float, at: tuple[Spot, ...]) -> bool:
        """Let time pass while one points `at` this; return whether an explanation came or went by it."""
        before = self.over
        if at != self._at:
            self._at, self._waited = at, 0.0
        elif self._waited < PATIENCE:
            self._waited += milliseconds
        return self.over != before

    def rest(self, otherwise: int) -> int:
        """Return after how many milliseconds to look again; `otherwise` if nothing is waited for.

        Time is counted in short steps, because longer ones are not counted in full.
        """
        return _STEP if self._at and not self.over else otherwise
