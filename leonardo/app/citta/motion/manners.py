"""How pawns walk from square to square, and how the machine of fate turns: the pieces that do not fly."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from leonardo.app.citta.motion.pieces import DrumPiece, PawnPiece
from leonardo.app.citta.picture.tray.machine import ball_in
from leonardo.app.citta.spots import PawnSpot
from leonardo.app.kit.tween import along
from leonardo.app.table.motion.flight import Flight, Flying, Manner
from leonardo.app.table.own_picture import LookUp

if TYPE_CHECKING:
    from leonardo.app.citta.picture.ring import Ring
    from leonardo.app.citta.picture.table import CittaPicture

Points = Sequence[tuple[float, float]]

_HOP: Final = 0.16
"""How high a pawn rises with each step, in its heights."""
_LEAN: Final = 6
"""Degrees by which it leans from one side to the other."""
_FRAMES: Final = 8
"""Pictures of one turn of the drum."""
_TURNS: Final = 3
"""Turns until the ball falls."""
_FALLS: Final = 0.66
"""The share of its time after which the ball is seen, and rolls into the bowl."""


def way(ring: "Ring", flight: Flight, here: LookUp, there: LookUp) -> Points:
    """Return where a pawn that walks has its foot on each square: at both ends where it stands beside others there."""
    pawn = flight.piece
    if not isinstance(pawn, PawnPiece):
        return here(flight.start), there(flight.end)
    (x, y), (to_x, to_y) = here(PawnSpot(pawn.seat)), there(PawnSpot(pawn.seat))
    below = -(-ring.pawn_height // 2)
    return (x, y + below), *(ring.feet(square, 1)[0] for square in pawn.between), (to_x, to_y + below)


def draw(
    picture: "CittaPicture", surface: pygame.Surface, flying: Flying, points: Points, machine: pygame.Rect
) -> pygame.Rect | None:
    """Draw a piece that does not fly, such as the drum of the machine; return where, or none if it flies."""
    match flying.flight.piece:
        case PawnPiece() as pawn if flying.flight.manner is Manner.WALK:
            return _walk(picture, surface, pawn, flying, points)
        case DrumPiece() as drum:
            return _turn(picture, surface, drum, flying.share, machine)
    return None


def _walk(
    picture: "CittaPicture", surface: pygame.Surface, pawn: PawnPiece, flying: Flying, points: Points
) -> pygame.Rect:
    """On foot: a hop from each square to the next, leaning a little to one side and to the other."""
    brush, share = picture.brush, flying.share
    height = picture.ring.pawn_height
    tall, steps = round(height * 1.24), max(1, len(points) - 1)
    x, y = along(points, share)
    hop = abs(math.sin(math.pi * steps * share))
    degrees = round(math.sin(math.pi * steps * share) * _LEAN)
    name = f"pawn_{brush.colour(pawn.seat)}"
    upright = brush.sized(name, tall)
    made = picture.pictures.made
    leaning = made(("leaning", name, tall, degrees), lambda: pygame.transform.rotozoom(upright, degrees, 1))
    foot = round(x), round(y - hop * _HOP * height)
    return surface.blit(leaning, leaning.get_rect(midbottom=(foot[0], foot[1] + round(tall * 0.09))))


def _turn(
    picture: "CittaPicture", surface: pygame.Surface, drum: DrumPiece, share: float, machine: pygame.Rect
) -> pygame.Rect:
    """The drum goes round ever slower; then the ball rolls into the bowl and shows its number."""
    ball, turned = ball_in(machine), min(1.0, share / _FALLS)
    frame = int(_FRAMES * _TURNS * (1 - (1 - turned) ** 2)) % _FRAMES if share < _FALLS else 0
    place = surface.blit(picture.pictures.get(f"machine_{frame}", machine.size), machine)
    if share < _FALLS:
        return place
    come = min(1.0, (share - _FALLS) / (1 - _FALLS) * 2)
    side = max(16, round(ball.height * (0.5 + come)))
    centre = ball.centerx, round(ball.centery - ball.height * (1 - come))
    return place.union(picture.brush.stamp(surface, f"ball_{drum.number}", centre, side))
