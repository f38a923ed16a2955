"""The pieces that can hang on the cursor or fly over this table, as frozen keys for the picture's `sprite`."""

from attrs import frozen

from leonardo.app.table.motion.coins import CoinPiece
from leonardo.engine.engines.cards import Card
from leonardo.engine.engines.constants import Face, Machine


@frozen
class ArmyPiece:
    """So many infantry of a seat, with tanks and planes by their designs, that go together."""

    seat: int
    infantry: int = 1
    tanks: int = 0
    planes: int = 0
    tank: Card | None = None
    plane: Card | None = None


@frozen
class FallenPiece:
    """An infantry of a seat that is lost."""

    seat: int


@frozen
class MachinePiece:
    """A machine: the design by which it is built, or its kind where it has none."""

    what: Card | Machine


@frozen
class StonePiece:
    """A castle, or a tower of one."""

    castle: bool


@frozen
class CardPiece:
    """A card."""

    card: Card


@frozen
class LeonardoPiece:
    """The Leonardo card."""


@frozen
class DiePiece:
    """A die that shows a face when it has come to rest."""

    face: Face


@frozen
class PointPiece:
    """So many points of a seat, on their way to the track."""

    seat: int
    points: int


Piece = (
    CoinPiece | ArmyPiece | FallenPiece | MachinePiece | StonePiece | CardPiece | LeonardoPiece | DiePiece | PointPiece
)
"""The closed union of all pieces."""
