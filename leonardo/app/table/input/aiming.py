"""What is aimed at with what hangs from the hand: the place under the pointer, or else the one under its feet."""

from typing import Final, Protocol

from leonardo.app.kit.points import Point
from leonardo.app.table.input.carrying import CarryingTable, hanging, hangs_at
from leonardo.app.table.kinds import Spot
from leonardo.app.table.motion.flight import HELD
from leonardo.app.table.spots import key_of

_FOOT: Final = 0.44  # how far below its middle the feet of something are that hangs, in its heights


class AimingTable(CarryingTable, Protocol):
    """What must be known of the table to say what is aimed at."""

    def spots_at(self, point: Point) -> tuple[Spot, ...]:
        """Return what a press of a pixel means, the uppermost first."""


def aimed(table: AimingTable, point: Point) -> tuple[Spot, ...]:
    """Return what is meant by a pixel that is pointed at, the uppermost first.

    What hangs beside the pointer may stand over an open place that the pointer is not at: then that is meant, too. It
    is not if the pointer is at something that is pressed or taken up, or at another place of the same kind: that alone
    is meant, be it open or not.
    """
    pointed = table.spots_at(point)
    held = hanging(table.hands)
    if held is None:
        return pointed
    view, moves = table.view(), table.hands.moves
    piece, open_to = moves.piece(held), moves.targets(view, held)
    if not table.picture.hangs_beside(piece) or any(spot in open_to or key_of(spot) is not None for spot in pointed):
        return pointed
    taken = moves.liftable(view)
    kinds = {type(spot) for spot in open_to}
    if any(spot in taken or spot == moves.origin(held) or type(spot) in kinds for spot in pointed):
        return pointed
    x, y = hangs_at(table.picture, piece, point)
    below = x, y + round(_FOOT * table.picture.sprite(piece, HELD).surface.get_height())
    return (*pointed, *(spot for spot in table.spots_at(below) if spot in open_to))
