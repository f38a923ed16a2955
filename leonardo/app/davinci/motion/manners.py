"""How the Lord of the City is carried, and groups slide: the pieces that do not fly."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame
from pygame import Rect

from leonardo.app.davinci.motion.pieces import GroupPiece, LordPiece
from leonardo.app.kit.tween import along, ease_in_out
from leonardo.app.table.looks.sprite import Sprite, cast
from leonardo.app.table.motion.flight import Flying
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.engine.davinci.view import View

if TYPE_CHECKING:
    from leonardo.app.davinci.picture.city.city import City
    from leonardo.app.davinci.picture.table import DaVinciPicture

Points = Sequence[tuple[float, float]]

_LIFT: Final = 0.62
"""How high the Lord of the City is lifted, in his heights: what he passes over can be read below his foot."""
_LIFTED: Final = 0.25
"""The share of his way in which he comes up to that, and in which he comes down."""


def draw(
    picture: "DaVinciPicture", surface: pygame.Surface, flying: Flying, points: Points, after: View
) -> Rect | None:
    """Draw a piece that does not fly; return where it is, or none if it flies."""
    match flying.flight.piece:
        case LordPiece():
            return _carry(picture, surface, flying, points)
        case GroupPiece() as piece:
            return _slide(picture, surface, piece, flying, points, after)
        case _:
            return None


def _carry(picture: "DaVinciPicture", surface: pygame.Surface, flying: Flying, points: Points) -> Rect:
    """Along the streets, but above ribbons and figures, with his shadow on them."""
    tall, share = picture.city.lord_height, flying.tween.share
    height = ease_in_out(min(1.0, share / _LIFTED, (1 - share) / _LIFTED))
    x, y = along(points, share)
    sprite = _lord(picture, tall)
    return sprite.draw(surface, (x, y - tall / 2 - height * _LIFT * tall), height)


def _lord(picture: "DaVinciPicture", tall: int) -> Sprite:
    upright = picture.brush.sized("lord", tall)
    drop = round(_LIFT * tall)
    return Sprite(upright, picture.pictures.made(("carried", tall), lambda: cast(upright, max(2, tall // 10))), drop)


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
