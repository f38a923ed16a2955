"""How the Lord of the City walks, and groups slide: the pieces that do not fly."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect

from leonardo.app.davinci.motion.pieces import GroupPiece, LordPiece
from leonardo.app.kit.tween import along
from leonardo.app.table.looks.sprite import Sprite, cast
from leonardo.app.table.motion.flight import Flying
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.engine.davinci.view import View

if TYPE_CHECKING:
    from leonardo.app.davinci.picture.city.city import City
    from leonardo.app.davinci.picture.table import DaVinciPicture

Points = Sequence[tuple[float, float]]

_STRIDE: Final = 0.34
"""Length of a step of the Lord of the City, in his heights."""
_BOB: Final = 0.07
"""How high he rises with each step, in his heights."""
_LEAN: Final = 4
"""Degrees by which he leans from one side to the other."""


def draw(
    picture: "DaVinciPicture", surface: pygame.Surface, flying: Flying, points: Points, after: View
) -> Rect | None:
    """Draw a piece that does not fly; return where it is, or none if it flies."""
    match flying.flight.piece:
        case LordPiece():
            return _walk(picture, surface, flying, points)
        case GroupPiece() as piece:
            return _slide(picture, surface, piece, flying, points, after)
        case _:
            return None


def _walk(picture: "DaVinciPicture", surface: pygame.Surface, flying: Flying, points: Points) -> Rect:
    """On foot: a step after the other, leaning a little to one side and to the other."""
    tall = picture.city.lord_height
    length = sum(math.dist(start, end) for start, end in pairwise(points))
    steps = max(2, round(length / (tall * _STRIDE)))
    swing = math.sin(math.pi * steps * flying.tween.share)
    x, y = along(points, flying.tween.share)
    lord = _leaning(picture, tall, round(swing * _LEAN))
    foot = round(x), round(y - abs(swing) * _BOB * tall)
    return surface.blit(lord, lord.get_rect(midbottom=(foot[0], foot[1] + round(tall * 0.05))))


def _leaning(picture: "DaVinciPicture", tall: int, degrees: int) -> pygame.Surface:
    upright = picture.brush.sized("lord", tall)
    key = "leaning", tall, degrees
    return picture.pictures.made(key, lambda: pygame.transform.rotozoom(upright, degrees, 1))


def _slide(
    picture: "DaVinciPicture", surface: pygame.Surface, piece: GroupPiece, flying: Flying, points: Points, after: View
) -> Rect:
    """Over the table, lifted a little."""
    sprite = _group(after, picture.city, piece)
    at = flying.tween.arc(points[0], points[-1], sprite.surface.get_height() / 6)
    return sprite.draw(surface, at, math.sin(math.pi * flying.tween.share))


@kept_for_view
def _group(after: View, city: "City", piece: GroupPiece) -> Sprite:
    """Return a group as it slides; found once, for it does so for many frames."""
    drawn = city.group_picture(after, piece.place, piece.seat)
    drop = max(2, drawn.get_height() // 12)
    key = "slides", piece, after.queues[piece.place], drawn.get_size()
    return Sprite(drawn, city.brush.pictures.made(key, lambda: cast(drawn, drop)), drop)
