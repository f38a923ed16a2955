"""The pieces that can hang on the cursor or fly over the table, as frozen keys for `TablePicture.sprite`."""

from attrs import frozen

from leonardo.app.table.motion.coins import CoinPiece
from leonardo.engine.davinci.constants import Component, Place, Upgrade
from leonardo.engine.davinci.view import View


@frozen
class ApprenticePiece:
    """One or more apprentices of a seat; from two on they stand in a cluster, with their number where it is `told`."""

    seat: int
    count: int = 1
    told: bool = True


@frozen
class MasterPiece:
    """The master of a seat."""

    seat: int


@frozen
class AutomatonPiece:
    """An automaton of brass, and what one would pay for it while one holds it, in florins."""

    price: int | None = None


@frozen
class ComponentPiece:
    """A component card, face up."""

    component: Component


@frozen
class CardPiece:
    """An invention card, face up as on display, or face down when `invention` is none.

    On it are struck the weeks that who looks at it has `saved`.
    """

    invention: int | None
    saved: int = 0


def card_of(view: View, invention: int) -> CardPiece:
    """Return a card as it lies among those requested, whoever it goes to: its weeks are those of who looks at it."""
    return CardPiece(invention, 0 if view.viewer is None else view.seats[view.viewer].discount(invention))


@frozen
class WonPiece:
    """A card that was bid for, as it lies on the stage in the end: what it is worth to the seat that won it.

    That `owned` some cards before; on it are struck the weeks that who looks at it has `saved`.
    """

    invention: int
    saved: int
    seat: int
    owned: tuple[int, ...]


def won_by(view: View, seat: int, invention: int) -> WonPiece:
    """Return a card that a seat wins, as a view before that tells it."""
    saved = 0 if view.viewer is None else view.seats[view.viewer].discount(invention)
    return WonPiece(invention, saved, seat, tuple(view.seats[seat].owned))


@frozen
class CoverPiece:
    """The sealed sheet over the secret of a laboratory."""


@frozen
class TilePiece:
    """A laboratory tile, as the Workshop gives it, and what one would pay for it while one holds it, in florins."""

    upgrade: Upgrade
    price: int | None = None


@frozen
class LeonardoPiece:
    """The figure of Leonardo."""


@frozen
class LordPiece:
    """The figure of the Lord of the City."""


@frozen
class PursePiece:
    """A sealed purse with a seat's bid, its sum hidden."""

    seat: int


@frozen
class GroupPiece:
    """All workers of a seat in a district, with their mark, as they stand on its square."""

    place: Place
    seat: int


@frozen
class MarkPiece:
    """What is told of the group of a seat on the square of a district, below its figures."""

    place: Place
    seat: int


@frozen
class ShieldPiece:
    """The shield of a seat, as it marks a box of the Council."""

    seat: int


Piece = (
    ApprenticePiece
    | MasterPiece
    | AutomatonPiece
    | ComponentPiece
    | CoinPiece
    | CardPiece
    | WonPiece
    | CoverPiece
    | TilePiece
    | LeonardoPiece
    | LordPiece
    | PursePiece
    | GroupPiece
    | MarkPiece
    | ShieldPiece
)
"""The closed union of all pieces."""
