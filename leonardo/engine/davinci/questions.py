"""What the game is waiting for: one frozen class for each kind of decision, with all that it needs to go on.

A state holds at most one question. `seat` is the decider.
"""

from attrs import frozen

from leonardo.engine.davinci.constants import Box, Favour, Place


@frozen
class FavourQuestion:
    """Which favour next (rule 4.4)? `chosen` holds each seat's favours so far."""

    seat: int
    chosen: tuple[tuple[Favour, ...], ...]


@frozen
class WorkQuestion:
    """Interrupt or start work, or be done (rule 6.1)? `waiting` are the seats still to come."""

    seat: int
    waiting: tuple[int, ...]


@frozen
class PlacementQuestion:
    """Place workers or pass (rule 7.1)? `passed` are the seats that take no further part."""

    seat: int
    passed: frozenset[int]


@frozen
class LeonardoQuestion:
    """Who takes Leonardo (rule 8.3)? `waiting` are the seats that choose boxes, this one first."""

    seat: int
    waiting: tuple[int, ...]


@frozen
class BoxQuestion:
    """Which box of the Council (rule 8.4)? `waiting` come next in rank order, `taken` are boxes and their seats."""

    seat: int
    waiting: tuple[int, ...]
    taken: tuple[tuple[Box, int], ...]


@frozen
class BoxUseQuestion:
    """How to use `box` (rule 8.5)? `waiting` are the boxes still to take effect and their seats."""

    seat: int
    box: Box
    waiting: tuple[tuple[Box, int], ...]


@frozen
class OfferQuestion:
    """Take the advantage at the marker's price or withdraw (rule 8.9)?

    `waiting` are the other seats still there in the order in which they are asked; `taken` counts the advantages
    taken, which is also the step of the coin marker.
    """

    seat: int
    district: Place
    waiting: tuple[int, ...]
    taken: int


@frozen
class BidQuestion:
    """How much for the card of `invention` (rule 9.7)?

    `waiting` are the seats still to be asked, `bids` the secret bids made so far as pairs of seat and florins,
    `auctions` the later auctions: the invention and the seats that bid, in the order in which they are asked.
    """

    seat: int
    invention: int
    waiting: tuple[int, ...]
    bids: tuple[tuple[int, int | None], ...]
    auctions: tuple[tuple[int, tuple[int, ...]], ...]


Question = (
    FavourQuestion
    | WorkQuestion
    | PlacementQuestion
    | LeonardoQuestion
    | BoxQuestion
    | BoxUseQuestion
    | OfferQuestion
    | BidQuestion
)
"""The closed union of all questions."""
