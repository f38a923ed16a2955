"""The portrait of a seat, with its shield."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.davinci.picture import figures
from leonardo.app.kit import seats
from leonardo.app.table.looks.brush import Brush

_SHIELD: Final = 0.38
"""The height of the shield in heights of the portrait."""
_LEAST_SHIELD: Final = 15
"""Pixels under which the sign on a shield could not be told."""


def portrait(brush: Brush, surface: Surface, seat: int, place: Rect) -> None:
    """Hang the portrait of a seat in the middle of a place, as high as fits, its shield at the lower right corner."""
    look = brush.looks[seat]
    picture = seats.portrait(brush.pictures, look, place.height)
    if picture.get_width() > place.width:
        picture = seats.portrait(brush.pictures, look, place.height * place.width // picture.get_width())
    hung = picture.get_rect(center=place.center)
    surface.blit(picture, hung)
    side = max(_LEAST_SHIELD, round(hung.height * _SHIELD))
    figures.shield(brush, surface, seat, (hung.right - side // 4, hung.bottom - side * 2 // 5), side)
