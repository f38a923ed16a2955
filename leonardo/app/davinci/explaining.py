"""What a thing on the table is, in a sentence, for who points at it and waits."""

from typing import Final

from leonardo.app.davinci.marks import Hint, Tone
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
from leonardo.app.kit.words import words
from leonardo.engine.davinci.terms import LAST_CITY_ROUND

PATIENCE: Final = 700
"""For how many milliseconds one points at a thing before it explains itself."""

_STEP: Final = 40
"""How often time is counted while one waits, in milliseconds."""

_SENTENCES: Final[dict[type, str]] = {
    AcademySpot: "academy_left",
    ApprenticeSpot: "apprentices",
    ApprenticesSpot: "apprentices",
    CardSpot: "card",
    ComponentSpot: "component",
    DeckSpot: "deck",
    FlorinsSpot: "florins",
    GroupSpot: "group",
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


def explanation(spot: Spot) -> Hint | None:
    """Return what a thing is, with the number of its rule, or nothing for what says itself."""
    key = _key(spot)
    return None if key is None else Hint("", words(f"davinci.explain.{key}"), spot, tone=Tone.PLAIN)


def _key(spot: Spot) -> str | None:
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
