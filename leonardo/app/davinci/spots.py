"""Everything on this table that can be pointed at, walked to with the keyboard, or flown to, beside what is on all."""

from collections.abc import Hashable
from typing import Final

from attrs import field, frozen

from leonardo.app.table.spots import (
    ButtonSpot,
    HelpSpot,
    LogSpot,
    MenuSpot,
    PixelSpot,
    PromptSpot,
    SeatSpot,
    Traits,
    key_of,
    kin,
)
from leonardo.engine.davinci.constants import LAST_CITY_ROUND, PRICES, Box, Component, Phase, Place, Upgrade
from leonardo.engine.davinci.events import InventionCompleted, RoundBegan
from leonardo.engine.davinci.questions import OfferQuestion
from leonardo.engine.davinci.view import View

TAKE: Final = "take"
"""The button that takes what is offered; with a word behind it, those that take one thing of the Workshop."""


@frozen
class DistrictSpot:
    """A district, by its paved square: where workers are dropped. Its ribbon and its landmark mean it, too."""

    place: Place


@frozen
class GroupSpot:
    """The group of a seat on the square of a district; for a seat that is not there, the place where it would stand."""

    place: Place
    seat: int


@frozen
class StockSpot:
    """What a shop or the Academy gives, on its ribbon: the stack of cards, the apprentices left of all colours."""

    place: Place


@frozen
class AcademySpot:
    """The apprentices of one seat's colour that are left in the Academy."""

    seat: int


@frozen
class UpgradeSpot:
    """What the Workshop gives: automata, or laboratories (the three other upgrades share the pile of tiles)."""

    upgrade: Upgrade


@frozen
class BoxSpot:
    """One of the four boxes of the Council; the florins on the Council lie in box 2."""

    box: Box


@frozen
class LordSpot:
    """Where the Lord of the City stands at a district; `place` none is where he waits between resolutions."""

    place: Place | None


@frozen
class CardSpot:
    """A requested invention on display."""

    invention: int


@frozen
class DeckSpot:
    """The deck of inventions."""


@frozen
class LeonardoSpot:
    """Where Leonardo stands with a seat."""

    seat: int


@frozen
class ApprenticesSpot:
    """The apprentices at hand of a seat, as a group; the one place to which a rival's apprentices come home."""

    seat: int


@frozen
class ApprenticeSpot:
    """One apprentice at hand in one's own workshop, counted from the left from 0."""

    number: int


@frozen
class MasterSpot:
    """The master at hand of a seat."""

    seat: int


@frozen
class LaboratorySpot:
    """A laboratory, `SMALL` or `LARGE`, of a seat; there too (as an empty place) while the seat has none."""

    seat: int
    place: Place


@frozen
class SpaceSpot:
    """A space of a laboratory, counted from the left from 0; automaton spaces come first."""

    seat: int
    place: Place
    number: int


@frozen
class WeeksSpot:
    """The week track of a laboratory, with its marker."""

    seat: int
    place: Place


@frozen
class SecretSpot:
    """What lies under a laboratory: the cover over a secret, or the card that lies open."""

    seat: int
    place: Place


@frozen
class ComponentSpot:
    """The components of one kind that a seat has in hand."""

    seat: int
    component: Component


@frozen
class FlorinsSpot:
    """The florins of a seat."""

    seat: int


@frozen
class OwnedSpot:
    """The inventions of one type that a seat owns."""

    seat: int
    type: Component


@frozen
class BonusSpot:
    """How many types of invention a seat owns, and the bonus that different ones pay (rule 11.1)."""

    seat: int


@frozen
class SealSpot:
    """The seal of a district, on which what is taken there is paid."""

    place: Place


@frozen
class LandmarkSpot:
    """A point of the landmark of a district: `at` are shares of its width and of its height."""

    place: Place
    at: tuple[float, float]


@frozen
class RoundSpot:
    """A step 1..9 of the round track."""

    round: int


@frozen
class PhaseSpot:
    """One of the phases A to D on the top strip."""

    phase: Phase


@frozen
class StageSpot:
    """Where a seat holds up what lay under its laboratory, for all to see: over the city, on the laboratory's side."""

    seat: int
    place: Place


@frozen
class RewardSpot:
    """The stamp on the stage that says what is paid for an invention."""


@frozen
class AuctionSpot:
    """Where the purse of a seat stands in an auction; `seat` none is the card that is bid for.

    How many `bidders` there are says how large purses are; it is the same spot for all that.
    """

    seat: int | None
    bidders: int = field(default=2, eq=False)


@frozen
class LoftSpot:
    """High above the place where the purse of a seat will stand in an auction, from where it comes down."""

    seat: int


@frozen
class RequestsSpot:
    """All the inventions that are requested, and what they need."""


Spot = (
    DistrictSpot
    | GroupSpot
    | StockSpot
    | AcademySpot
    | UpgradeSpot
    | BoxSpot
    | LordSpot
    | CardSpot
    | DeckSpot
    | SeatSpot
    | LeonardoSpot
    | ApprenticesSpot
    | ApprenticeSpot
    | MasterSpot
    | LaboratorySpot
    | SpaceSpot
    | WeeksSpot
    | SecretSpot
    | ComponentSpot
    | FlorinsSpot
    | OwnedSpot
    | BonusSpot
    | RoundSpot
    | PhaseSpot
    | PromptSpot
    | ButtonSpot
    | LogSpot
    | HelpSpot
    | MenuSpot
    | StageSpot
    | RewardSpot
    | SealSpot
    | LandmarkSpot
    | AuctionSpot
    | LoftSpot
    | RequestsSpot
    | PixelSpot
)
"""The closed union of all spots."""


def _family(spot: Spot) -> Hashable:
    """Return what is the same for things that explain themselves in the same words."""
    match spot:
        case RoundSpot(number):
            return RoundSpot, number > LAST_CITY_ROUND
        case UpgradeSpot(upgrade):
            return UpgradeSpot, upgrade is Upgrade.AUTOMATON
    return kin(spot)


def _worth_a_look(spot: Spot) -> bool:
    if isinstance(spot, SpaceSpot):
        return spot.number == 0
    return not isinstance(spot, ApprenticeSpot)


def _pays(view: View, spot: Spot) -> bool:
    """Tell whether a spot takes what costs florins, where taking nothing is the other answer (rule 8.9)."""
    question = view.question
    costs = isinstance(question, OfferQuestion) and PRICES[question.taken] > 0
    return costs and (isinstance(spot, DistrictSpot | UpgradeSpot) or (key_of(spot) or "").startswith(TAKE))


TRAITS: Final = Traits(
    first=(BoxSpot, GroupSpot, LaboratorySpot, MasterSpot, UpgradeSpot),
    as_drawn=(ApprenticeSpot,),
    not_walked=(ApprenticeSpot, SpaceSpot, StockSpot),
    dear={
        SeatSpot: 3,
        DistrictSpot: 3,
        ButtonSpot: 4,
        PromptSpot: 4,
        StockSpot: 3,
        GroupSpot: 5,
        BoxSpot: 3,
        SpaceSpot: 2,
        WeeksSpot: 3,
        FlorinsSpot: 3,
        ComponentSpot: 3,
    },
    family=_family,
    worth_a_look=_worth_a_look,
    swept=(ApprenticeSpot,),
    unlit=(SecretSpot,),
    remembered=(InventionCompleted,),
    forgotten=(RoundBegan,),
    people=(GroupSpot,),
    answered=(CardSpot, LaboratorySpot),
    spends=_pays,
)
"""Apprentices at hand stay as narrow as they stand: to press one of them is to press their row."""
