"""What the two stages are drawn from: plain records of an auction and of a war as they stand, for every eye alike."""

from attrs import frozen

from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Face


@frozen
class OfferedCard:
    """A card on offer: its name, what it is good for, and who took it, if anybody did.

    One that the viewer may not take is `barred`; `price` says so.
    """

    card: Card
    title: str
    effect: str
    price: str
    taken_by: int | None = None
    barred: bool = False


@frozen
class FistTold:
    """The hand of a seat in an auction.

    `florins` is none while its fist is closed before other eyes; `closed` says that the bid is made. `note` tells what
    came of it in a word; `place` is its turn to choose, 1 the first, 0 where it has none. Who is `asked` is lit.
    """

    seat: int
    name: str
    closed: bool
    florins: int | None
    note: str
    place: int = 0
    asked: bool = False
    mine: bool = False
    leonardo: bool = False


@frozen
class AuctionTold:
    """All that the stage of an auction shows. `shown` says that the fists have been opened."""

    title: str
    line: str
    cards: tuple[OfferedCard, ...]
    fists: tuple[FistTold, ...]
    shown: bool
    can_take: tuple[int, ...]
    """The places of the cards that may be taken now."""


@frozen
class ArmyTold:
    """One side of a war: its pieces now, and how many fell so far. `level` is that of the castle, if it has one.

    `tank` and `plane` are the designs of its machines, if it has any.
    """

    seat: int
    name: str
    land: str
    infantry: int
    tanks: int
    planes: int
    fallen: int
    level: int = 0
    tank_words: str = ""
    plane_words: str = ""
    tank: Card | None = None
    plane: Card | None = None


@frozen
class CostTold:
    """What a war cost a side: how many infantry it lost, and how many dice it threw."""

    name: str
    lost: int
    thrown: int


@frozen
class DieTold:
    """A die as it lies: what it shows, and whether a card made something else of it."""

    face: Face | None
    changed: bool = False


@frozen
class WarTold:
    """All that the stage of a war shows: both armies, the last throw with its sum in words, and the prospect.

    `win` and `was` are the chances of the attacker, in per cent, now and before the last assault; none where unknown.
    """

    title: str
    note: str
    attacker: ArmyTold
    defender: ArmyTold
    stops: tuple[str, ...]
    dice: tuple[DieTold, ...]
    sums: tuple[tuple[str, str, str], ...]
    """Sign, number and words of each part of the sum: ("", "3", "men thrown"), ("=", "2", "fall")."""
    win: float | None
    was: float | None
