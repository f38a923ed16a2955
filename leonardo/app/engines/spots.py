"""Everything on this table that can be pointed at, walked to with the keyboard, or flown to, beside what is on all."""

from collections.abc import Hashable
from itertools import dropwhile
from typing import Final

from attrs import frozen

from leonardo.app.engines.moves.in_hand import LAID, LASTING
from leonardo.app.table.spots import (
    ButtonSpot,
    HelpSpot,
    LogSpot,
    MenuSpot,
    PixelSpot,
    PromptSpot,
    SeatSpot,
    Traits,
    kin,
)
from leonardo.engine.engines import events
from leonardo.engine.engines.board import Territory
from leonardo.engine.engines.constants import Machine
from leonardo.engine.game import Event


@frozen
class LandSpot:
    """A territory: all of it that is drawn, and what stands there."""

    at: Territory


@frozen
class PurseSpot:
    """The florins of a seat."""

    seat: int


@frozen
class CoinSpot:
    """A pile of coins beside one's purse, each worth so many florins."""

    florins: int


@frozen
class FistSpot:
    """The hand of a seat in an auction."""

    seat: int


@frozen
class OfferSpot:
    """A card on offer, by its place in the row."""

    number: int


@frozen
class DesignSpot:
    """The notebook page of the viewer's design of a kind, with its hooks."""

    machine: Machine


@frozen
class ArchiveSpot:
    """A project in the viewer's archive, by its place."""

    number: int


@frozen
class PlaySpot:
    """A project of the viewer in play that hangs on no hook, by its place among these."""

    number: int


@frozen
class BuilderSpot:
    """Where machines, towers and castles are taken from to be built: `tank`, `plane`, `tower` or `castle`."""

    what: str


@frozen
class ActionSpot:
    """The discs of a kind of action that are left in the turn: `invade`, `attack` or `move`."""

    what: str


@frozen
class ForecastSpot:
    """Who would score now, if the round ended."""


@frozen
class TrackSpot:
    """The scale of the chart, on which the points are marked."""


@frozen
class RoundSpot:
    """The round, its phase, and the order of the seats."""


@frozen
class BankSpot:
    """Where florins come from and go to, and pieces that are lost: the edge of the chart, where nothing is seen."""


@frozen
class ReserveSpot:
    """The infantry of the viewer that is off the map."""


@frozen
class DiceSpot:
    """The dice of a war."""


@frozen
class FallenSpot:
    """Where those lie on the field of a war who fell on the side of a seat."""

    seat: int


@frozen
class LeonardoSpot:
    """The Leonardo card, on the panel of its holder."""


Spot = (
    LandSpot
    | PurseSpot
    | CoinSpot
    | FistSpot
    | OfferSpot
    | DesignSpot
    | ArchiveSpot
    | PlaySpot
    | BuilderSpot
    | ActionSpot
    | ForecastSpot
    | TrackSpot
    | RoundSpot
    | BankSpot
    | ReserveSpot
    | DiceSpot
    | FallenSpot
    | LeonardoSpot
    | SeatSpot
    | PromptSpot
    | ButtonSpot
    | LogSpot
    | HelpSpot
    | MenuSpot
    | PixelSpot
)
"""The closed union of all spots."""


def _family(spot: Spot) -> Hashable:
    return CoinSpot if isinstance(spot, CoinSpot) else kin(spot)


_FIGHT: Final = (
    events.AttackBegan,
    events.LostAtSea,
    events.DiceThrown,
    events.ParachuteOpened,
    events.ParachuteLanded,
    events.InfantryFought,
    events.TankFired,
    events.TanksHeld,
    events.PlanesFlew,
    events.AutomatonStruck,
    events.FoughtOn,
)
_BRIEF: Final = (
    *_FIGHT,
    events.BidMade,
    events.BidsShown,
    events.CardTaken,
    events.CardDeclined,
    events.LeonardoPassed,
)
"""What counts until one of the following."""
_ENDS: Final = (events.AttackBegan, events.TurnBegan, events.CardsLaid, events.TurnEnded)
_LASTING: Final = (events.Invaded, events.AttackWon, events.TurnEnded)
"""What counts until everybody has had another turn."""


def _recent(happened: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return what still counts: all of a fight or an auction that goes on, and what was taken since each last turn."""
    *before, last = happened
    if not isinstance(last, _ENDS):
        return happened
    kept = [event for event in before if isinstance(event, _LASTING)]
    if isinstance(last, events.TurnEnded):
        older = next((event for event in kept if isinstance(event, events.TurnEnded) and event.seat == last.seat), None)
        if older is not None:
            kept.remove(older)
            kept = list(dropwhile(lambda event: not isinstance(event, events.TurnEnded), kept))
    return (*kept, last)


TRAITS: Final = Traits(
    first=(LandSpot, ArchiveSpot, OfferSpot, BuilderSpot, CoinSpot, FistSpot),
    as_drawn=(LandSpot, CoinSpot),
    dear={
        ButtonSpot: 4,
        PromptSpot: 4,
        FistSpot: 3,
        OfferSpot: 2,
        PurseSpot: 3,
        ActionSpot: 2,
        BuilderSpot: 2,
    },
    family=_family,
    worth_a_look=lambda spot: not isinstance(spot, CoinSpot),
    headings=(TrackSpot,),
    around=(LandSpot,),
    laid=LAID,
    lasting=LASTING,
    remembered=(*_BRIEF, *_ENDS, *_LASTING),
    recent=_recent,
)
"""What the table must know of these."""
