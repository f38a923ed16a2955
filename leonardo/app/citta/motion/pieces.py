"""The pieces that can hang on the cursor or fly over this table, as frozen keys for the picture's `sprite`."""

from attrs import frozen

from leonardo.app.table.motion.coins import CoinPiece
from leonardo.engine.citta.constants import InternationalEvent


@frozen
class WorkPiece:
    """A work of art, covered when its number is none."""

    work: int | None


@frozen
class PawnPiece:
    """The pawn of a seat; one that walks does over the middles of the squares `between` its two ends."""

    seat: int
    between: tuple[int, ...] = ()


@frozen
class HousePiece:
    """A little house, by which a seat marks what it owns."""

    seat: int


@frozen
class BallPiece:
    """A drawn ball with its number."""

    number: int


@frozen
class DrumPiece:
    """The drum of the machine of fate while it turns, and the number that it gives."""

    number: int


@frozen
class OfficePiece:
    """The card of a public office."""

    square: int


@frozen
class EventPiece:
    """The card of an international event."""

    event: InternationalEvent


@frozen
class ManPiece:
    """A man-at-arms."""


Piece = CoinPiece | WorkPiece | PawnPiece | HousePiece | BallPiece | DrumPiece | OfficePiece | EventPiece | ManPiece
"""The closed union of all pieces."""
