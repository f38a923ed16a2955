"""How the Lord of the City is carried, and groups slide: the pieces that do not fly."""

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame
from attrs import frozen
from pygame import Rect

from leonardo.app.davinci.motion.pieces import GroupPiece, LordPiece, MarkPiece
from leonardo.app.kit.tween import along, ease_in_out
from leonardo.app.table.looks.sprite import Sprite, cast, stretched
from leonardo.app.table.motion.flight import Flying, Manner
from leonardo.app.table.shown.kept import kept_for_view
from leonardo.engine.davinci.view import View

if TYPE_CHECKING:
    from leonardo.app.davinci.picture.city.city import City
    from leonardo.app.davinci.picture.table import DaVinciPicture

Points = Sequence[tuple[float, float]]

_LIFT: Final = 0.62
"""How high the Lord of the City is lifted, in his heights: what he passes over can be read below his foot."""
_GREETS: Final = 0.1
"""How high somebody hops who greets, in the heights of a group."""
_SIZES: Final = 20
"""Sizes that are told apart of what springs up, up to its own."""
_LEAST: Final = 0.5
_COMES: Final = 0.4
_BEYOND: Final = 0.14
"""How large it is at first, in which share of its time it comes up to its size, and by how much it goes beyond that."""
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
        case MarkPiece() as piece:
            return _spring(picture, surface, piece, flying.share, after)
        case _:
            return None


def _carry(picture: "DaVinciPicture", surface: pygame.Surface, flying: Flying, points: Points) -> Rect:
    """Along the streets, but above ribbons and figures, with his shadow on them."""
    tall, share = picture.city.lord_height, flying.share
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
    """Over the table, lifted a little; who greets hops once where it has come, and stands there until then."""
    group, share = _group(after, picture.city, piece), flying.share
    x, y = points[-1]
    if flying.flight.manner is Manner.POP:
        mark = surface.blit(*_mark(after, picture.city, MarkPiece(piece.place, piece.seat)))
        up = _GREETS * group.figures.surface.get_height() * math.sin(math.pi * share)
        return group.figures.draw(surface, (x, y + group.below - up), math.sin(math.pi * share)).union(mark)
    high = 0.0
    if flying.flight.manner is Manner.SLIDE:
        x, y = along((points[0], points[-1]), share)
        y -= group.whole.surface.get_height() * share * (1 - share) * 2 / 3
        high = math.sin(math.pi * share)
    return group.whole.draw(surface, (x, y + group.below), high)


def _spring(picture: "DaVinciPicture", surface: pygame.Surface, piece: MarkPiece, share: float, after: View) -> Rect:
    """Let a mark spring up where it lies from then on, in a few sizes, which are kept."""
    mark, place = _mark(after, picture.city, piece)
    step = round(_SIZES * _sprung(share))
    key = "mark springs", piece, after.queues[piece.place], place.size, step, picture.looks
    sized = picture.pictures.made(key, lambda: stretched(mark, step / _SIZES, step / _SIZES))
    return surface.blit(sized, sized.get_rect(center=place.center))


def _sprung(share: float) -> float:
    """Return how large what springs up is, as a share of what it will be: it comes up beyond that, and back."""
    return (
        min(1.0, _LEAST + share / _COMES * (1 - _LEAST))
        if share < _COMES
        else 1 + _BEYOND * math.sin(math.pi * (share - _COMES) / (1 - _COMES))
    )


@kept_for_view
def _mark(after: View, city: "City", piece: MarkPiece) -> tuple[pygame.Surface, Rect]:
    """Return how a mark looks, and where it lies."""
    return city.mark_picture(after, piece.place, piece.seat), city.mark_place(after, piece.place, piece.seat)


@frozen
class _Group:
    """A group as it slides, and without its mark; `below` the middle of its figures is that of both, in pixels."""

    whole: Sprite
    figures: Sprite
    below: float


@kept_for_view
def _group(after: View, city: "City", piece: GroupPiece) -> _Group:
    """Return a group as it slides; found once, for it does so for many frames."""
    whole = city.group_place(after, piece.place, piece.seat)
    below = whole.centery - city.standing_place(after, piece.place, piece.seat).centery
    marked, bare = (_lifted(after, city, piece, marked=marked) for marked in (True, False))
    return _Group(marked, bare, below)


def _lifted(after: View, city: "City", piece: GroupPiece, *, marked: bool) -> Sprite:
    drawn = city.group_picture(after, piece.place, piece.seat, marked=marked)
    drop = max(2, drawn.get_height() // 12)
    key = "slides", piece, marked, after.queues[piece.place], drawn.get_size()
    return Sprite(drawn, city.brush.pictures.made(key, lambda: cast(drawn, drop)), drop)
