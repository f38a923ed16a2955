"""Everything a seat can decide: one frozen class for each `do` of the open record."""

from attrs import frozen

from leonardo.engine.davinci.constants import Box, Component, Favour, Place, Stock, Upgrade


@frozen
class ChooseFavour:
    """Take one favour (rule 4.4); `components` are those of the player's choice, `laboratory` is for d4 only."""

    favour: Favour
    components: Stock | None = None
    laboratory: Place | None = None


@frozen
class Interrupt:
    """Give up the work in one of one's laboratories (rule 6.7)."""

    laboratory: Place


@frozen
class Start:
    """Start an invention in an idle laboratory (rule 6.2), openly if `reveal` (rule 6.9)."""

    laboratory: Place
    invention: int
    reveal: bool = False


@frozen
class Done:
    """End one's phase A (rule 6.1)."""


@frozen
class PlaceApprentices:
    """Place one or more apprentices in one place (rule 7.1)."""

    count: int
    at: Place


@frozen
class PlaceMaster:
    """Place the master in one place (rule 7.1)."""

    at: Place


@frozen
class Pass:
    """Take no further part in the placement (rule 7.1)."""


@frozen
class GiveLeonardo:
    """Decide who takes Leonardo (rule 8.3)."""

    to: int


@frozen
class TakeBox:
    """Choose one of the Council's boxes (rule 8.4)."""

    box: Box


@frozen
class Decline:
    """Choose no box and take one's workers back (rule 8.4)."""


@frozen
class Move:
    """Box 1: move an apprentice (rule 8.5); with the variant of any seat, `of_seat` (rule 12.1)."""

    source: Place
    target: Place
    of_seat: int | None = None


@frozen
class Stay:
    """Box 1: move nobody (rule 8.5)."""


@frozen
class Reorder:
    """Box 3: put the top cards of the deck back in this order, the top one first (rule 8.5)."""

    deck: tuple[int, ...]


@frozen
class Buy:
    """Box 4: pay 1 florin for 1 component (rule 8.5)."""

    component: Component


@frozen
class SaveFlorin:
    """Box 4: buy nothing (rule 8.5)."""


@frozen
class Take:
    """Take the advantage of a district at the marker's price (rule 8.9).

    In the Workshop `upgrade` says which, and `laboratory` where an automaton goes (rule 8.12).
    """

    upgrade: Upgrade | None = None
    laboratory: Place | None = None


@frozen
class Withdraw:
    """Pass in a district and take one's workers back (rule 8.9)."""


@frozen
class Bid:
    """Bid florins, secretly, for the card of an invention (rule 9.7)."""

    invention: int
    florins: int


Action = (
    ChooseFavour
    | Interrupt
    | Start
    | Done
    | PlaceApprentices
    | PlaceMaster
    | Pass
    | GiveLeonardo
    | TakeBox
    | Decline
    | Move
    | Stay
    | Reorder
    | Buy
    | SaveFlorin
    | Take
    | Withdraw
    | Bid
)
"""The closed union of all actions."""
