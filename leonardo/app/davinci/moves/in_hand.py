"""What can hang on the cursor: frozen keys that say what has been taken up and from where."""

from attrs import evolve, frozen

from leonardo.app.davinci.motion.pieces import (
    ApprenticePiece,
    AutomatonPiece,
    CardPiece,
    CoverPiece,
    LeonardoPiece,
    MasterPiece,
    Piece,
    TilePiece,
)
from leonardo.app.davinci.spots import (
    ApprenticesSpot,
    CardSpot,
    DeckSpot,
    GroupSpot,
    LaboratorySpot,
    LeonardoSpot,
    MasterSpot,
    SecretSpot,
    Spot,
    UpgradeSpot,
)
from leonardo.engine.davinci.constants import LABORATORIES, Place, Upgrade


@frozen
class Apprentices:
    """A handful of the seat's apprentices (rule 7.1)."""

    seat: int
    count: int


@frozen
class Master:
    """The seat's master (rule 7.1)."""

    seat: int


@frozen
class Card:
    """An invention to start (rule 6.2), from the display or, not requested yet, from the deck (rule 6.6)."""

    invention: int
    from_deck: bool = False
    openly: bool = False  # whether its work is to be started for all to see (rule 6.9)
    saved: int = 0  # the weeks that its seat saves by what it owns (rule 9.2)


@frozen
class Cover:
    """The cover over the work of a laboratory, taken off to interrupt it (rule 6.7)."""

    seat: int
    laboratory: Place


@frozen
class Tile:
    """What the Workshop offers: an automaton, or a laboratory tile, which may be any that the seat can take.

    Where it is put says which tile it is (rule 8.12). Its `price` is in florins (rule 8.8).
    """

    upgrade: Upgrade
    price: int | None = None


@frozen
class Moving:
    """A placed apprentice that box 1 may move (rules 8.5, 12.1)."""

    of_seat: int
    source: Place


@frozen
class Leonardo:
    """The figure of Leonardo, held by `seat` so far (rule 8.3)."""

    seat: int


Held = Apprentices | Master | Card | Cover | Tile | Moving | Leonardo
"""The closed union of all that can hang on the cursor."""


def piece(held: Held) -> Piece:
    match held:
        case Apprentices():
            return ApprenticePiece(held.seat, held.count)
        case Master():
            return MasterPiece(held.seat)
        case Card():
            return CardPiece(held.invention, held.saved)
        case Cover():
            return CoverPiece()
        case Tile(Upgrade.AUTOMATON, price):
            return AutomatonPiece(price)
        case Tile():
            return TilePiece(held.upgrade, held.price)
        case Moving():
            return ApprenticePiece(held.of_seat)
    return LeonardoPiece()


def origin(held: Held) -> Spot:
    """Return the spot from which it was taken up, and to which it returns."""
    match held:
        case Apprentices():
            return ApprenticesSpot(held.seat)
        case Master():
            return MasterSpot(held.seat)
        case Card():
            return DeckSpot() if held.from_deck else CardSpot(held.invention)
        case Cover():
            return SecretSpot(held.seat, held.laboratory)
        case Tile():
            return UpgradeSpot(held.upgrade)
        case Moving():
            if held.source in LABORATORIES:
                return LaboratorySpot(held.of_seat, held.source)
            return GroupSpot(held.source, held.of_seat)
    return LeonardoSpot(held.seat)


def count_of(held: Held) -> int:
    """Return how many apprentices are held; 0 for everything else."""
    return held.count if isinstance(held, Apprentices) else 0


def turned(held: Held) -> Held | None:
    """Return a card turned over, to start its work for all to see or face down; nothing else can be turned."""
    return evolve(held, openly=not held.openly) if isinstance(held, Card) else None
