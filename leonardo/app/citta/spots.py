"""Everything on this table that can be pointed at, walked to with the keyboard, or flown to, beside what is on all."""

from collections.abc import Hashable
from typing import Final

from attrs import frozen

from leonardo.app.citta.words.purse_changes import CHANGES
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
from leonardo.engine.citta.constants import Good, Side
from leonardo.engine.citta.events import BallTaken, NumberDrawn, PawnWalked, TurnBegan
from leonardo.engine.game import Event


@frozen
class SquareSpot:
    """A square of the ring, by its paved field; its label and its palace mean it, too."""

    square: int


@frozen
class PawnSpot:
    """The pawn of a seat."""

    seat: int


@frozen
class PurseSpot:
    """The florins of a seat."""

    seat: int


@frozen
class PalaceSpot:
    """The card of a palace or bridge before the one who looks."""

    square: int


@frozen
class StockSpot:
    """The face-down works of art that are left."""


@frozen
class CoinSpot:
    """A pile of coins in one's own purse, each worth so many florins."""

    florins: int


@frozen
class GoodSpot:
    """A good on the board of a market."""

    good: Good


@frozen
class BallSpot:
    """A ball with the number that a member of a guild drew."""

    number: int


@frozen
class SideSpot:
    """The banner of a side that may be chosen."""

    side: Side


@frozen
class OfficeSpot:
    """The card of the office of a square, before the one who looks."""

    square: int


@frozen
class MenSpot:
    """The men-at-arms of a seat."""

    seat: int


@frozen
class MachineSpot:
    """The machine of fate."""


@frozen
class BidSpot:
    """Where the florins of a bid are put."""


@frozen
class BankSpot:
    """Where the bank pays from and is paid: the town hall."""


@frozen
class RoundSpot:
    """The round that is played, and how many are left."""


@frozen
class CapitalSpot:
    """What one has in all, by kind."""

    seat: int


@frozen
class QuartersSpot:
    """The signs of the quarters: what one has of each."""


Spot = (
    SquareSpot
    | PawnSpot
    | PurseSpot
    | PalaceSpot
    | StockSpot
    | CoinSpot
    | GoodSpot
    | BallSpot
    | SideSpot
    | OfficeSpot
    | MenSpot
    | MachineSpot
    | BidSpot
    | BankSpot
    | RoundSpot
    | CapitalSpot
    | QuartersSpot
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


def _of_a_round(happened: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return what happened since the turn before of the party whose turn begins last."""
    last = happened[-1]
    if not isinstance(last, TurnBegan):
        return happened
    before = (number for number, event in enumerate(happened[:-1]) if event == last)
    return happened[max(before, default=0) :]


TRAITS: Final = Traits(
    first=(SquareSpot, PalaceSpot, GoodSpot, CoinSpot, StockSpot, BallSpot, BidSpot),
    not_walked=(SideSpot,),
    as_drawn=(CoinSpot, PawnSpot),
    dear={
        ButtonSpot: 4,
        PromptSpot: 4,
        SquareSpot: 2,
        BidSpot: 3,
        PurseSpot: 3,
        StockSpot: 3,
        MenSpot: 2,
        OfficeSpot: 2,
        PalaceSpot: 2,
        MachineSpot: 2,
    },
    family=_family,
    worth_a_look=lambda spot: not isinstance(spot, PawnSpot | CoinSpot),
    remembered=(TurnBegan, NumberDrawn, BallTaken, PawnWalked, *CHANGES),
    recent=_of_a_round,
    sums=(PurseSpot,),
)
