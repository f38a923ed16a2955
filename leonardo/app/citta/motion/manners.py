"""How pawns walk from square to square, and how the machine of fate turns: trees over the table whose nodes move.

All times are shares of a flight.
"""

from collections.abc import Sequence
from typing import Final

from pygame import Rect

from leonardo.app.citta.motion.pieces import PawnPiece
from leonardo.app.citta.picture.board import TALL
from leonardo.app.citta.picture.ring import Ring
from leonardo.app.citta.picture.tray.machine import BALL, BALL_SIZE, MACHINE, works
from leonardo.app.citta.spots import PawnSpot
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import FinePoint
from leonardo.app.kit.tween import linear
from leonardo.app.table.own_picture import LookUp
from leonardo.app.table.shown_table import Act
from leonardo.ui.node import image
from leonardo.ui.timeline import parallel, pause, sequence, steps, tween, walk

_HOP: Final = 0.16  # how high a pawn rises with each step, in its heights
_LEAN: Final = 6  # degrees by which it leans from one side to the other
_FRAMES: Final = [f"machine_{number}" for number in range(8)]  # pictures of one turn of the drum,
_TURNS: Final = 3  # which are so many until the ball falls,
_FALLS: Final = 0.66  # after this share of the time: then it is seen,
_ROLLS: Final = (1 - _FALLS) / 2  # and rolls into the bowl in this one,
_COMES, _GROWS = 0.5, 1.5  # where it is so large at first, and so large then


def way(ring: Ring, pawn: PawnPiece, here: LookUp, there: LookUp) -> Sequence[FinePoint]:
    """Return where a pawn that walks has its foot on each square: at both ends where it stands beside others there."""
    (x, y), (to_x, to_y) = here(PawnSpot(pawn.seat)), there(PawnSpot(pawn.seat))
    below = -(-ring.pawn_height // 2)
    return (x, y + below), *(ring.feet(square, 1)[0] for square in pawn.between), (to_x, to_y + below)


def walking(brush: Brush, ring: Ring, pawn: PawnPiece, feet: Sequence[FinePoint]) -> Act:
    """A hop from each square to the next, leaning a little to one side and to the other."""
    name, (x, y) = f"pawn_{brush.colour(pawn.seat)}", feet[0]
    place = brush.standing(name, (round(x), round(y)), round(ring.pawn_height * TALL))
    middles = [(place.centerx + to_x - x, place.centery + to_y - y) for to_x, to_y in feet]
    moves = walk(name, middles, 1 / (len(feet) - 1), lift=_HOP * ring.pawn_height, lean=_LEAN)
    return image(name, id=name, mode="stretch"), place, moves


def turning(number: int, machine: Rect) -> Act:
    """The drum goes round ever slower; then the ball rolls into the bowl and shows its number."""
    frames = _FRAMES * _TURNS
    turns = steps(MACHINE, "name", frames, _FALLS / len(frames), lambda share: share * (2 - share))
    rolls = (
        tween(BALL, "alpha", 0, 1, _ROLLS / 8),
        tween(BALL, "y", -BALL_SIZE * machine.height, 0, _ROLLS, linear),
        tween(BALL, "scale", _COMES / _GROWS, 1, _ROLLS, linear),
    )
    return works(number, _GROWS), machine, sequence(turns, parallel(*rolls), pause(_ROLLS))
