"""What can be pointed at: round purses, a bowl with six corners, the die; and the coins that hang on the cursor."""

from typing import Final

from attrs import frozen

from leonardo.app.table.spots import ButtonSpot, HelpSpot, LogSpot, MenuSpot, PixelSpot, PromptSpot, SeatSpot, Traits


@frozen
class PurseSpot:
    """The coins of a seat: round."""

    seat: int


@frozen
class BowlSpot:
    """Where bids are put: a hexagon."""


@frozen
class DieSpot:
    """The die, and what it showed."""


Spot = PurseSpot | BowlSpot | DieSpot | SeatSpot | PromptSpot | ButtonSpot | LogSpot | HelpSpot | MenuSpot | PixelSpot

TRAITS: Final = Traits(first=(PurseSpot, BowlSpot))


@frozen
class Coins:
    """Coins of a seat, in the hand or in the air; how many is nobody's business where it is none."""

    seat: int
    count: int | None = 1


@frozen
class Die:
    """The die in the air."""
