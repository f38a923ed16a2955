"""Small things that tables are adorned with: portraits with their shields, halos, bars, golden edges."""

from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import seats, shapes
from leonardo.app.kit.brush import Brush
from leonardo.app.kit.points import Point
from leonardo.app.kit.theme import GOLD, INK

_SHIELD: Final = 0.4  # the height of the shield at a portrait in heights of it


def shield(brush: Brush, surface: Surface, seat: int, centre: Point, height: int) -> Rect:
    return brush.stamp(surface, f"shield_{brush.colour(seat)}", centre, height)


def portrait(brush: Brush, surface: Surface, place: Rect, seat: int) -> Rect:
    """Hang the portrait of a seat in a place, its shield at the lower right corner."""
    look = brush.looks[seat]
    picture = seats.portrait(brush.pictures, look, place.height)
    if picture.get_width() > place.width:
        picture = seats.portrait(brush.pictures, look, place.height * place.width // picture.get_width())
    hung = picture.get_rect(center=place.center)
    surface.blit(picture, hung)
    side = max(15, round(hung.height * _SHIELD))
    shield(brush, surface, seat, (hung.right - side // 4, hung.bottom - side * 2 // 5), side)
    return hung


def halo(surface: Surface, rect: Rect, spread: int, alpha: int = 230) -> None:
    """Lay a golden light around something."""
    light = shapes.glow(rect.size, min(rect.size) // 2, spread, (255, 198, 60))
    light.set_alpha(alpha)
    surface.blit(light, light.get_rect(center=rect.center))


def bar(_brush: Brush, surface: Surface, rect: Rect, share: float, colour: tuple[int, int, int]) -> None:
    """Draw a bar that is filled as far as a share says."""
    radius = max(2, rect.height // 2)
    shapes.lay(surface, shapes.plate(rect.size, radius, (214, 190, 144, 255), (*INK, 200), 1.0), rect.topleft)
    wide = round((rect.width - 2) * max(0.0, min(1.0, share)))
    if wide >= rect.height:
        filled = shapes.plate((wide, rect.height - 2), max(1, radius - 1), (*colour, 255))
        shapes.lay(surface, filled, (rect.left + 1, rect.top + 1))


def frame_of(surface: Surface, rect: Rect, line: int) -> None:
    shapes.lay(surface, shapes.outline(rect.size, 3 * line, (*GOLD, 255), line), rect.topleft)


def canvas(size: tuple[int, int]) -> Surface:
    return Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def seat_panel(brush: Brush, surface: Surface, place: Rect, seat: int, *, lit: bool) -> None:
    """Draw the ground of a rival's panel: paper with the colour of the seat at its edge, framed while it is `lit`."""
    surface.blit(brush.pictures.panel("panel", place.size, brush.layout.k), place)
    edge = Rect(place.left + 2, place.top + 3, max(4, brush.px(7)), place.height - 6)
    paint = seats.PAINT[brush.looks[seat].colour]
    shapes.lay(surface, shapes.plate(edge.size, 2, (*paint, 255), (*INK, 190), 1.0), edge.topleft)
    if lit:
        light_panel(brush, surface, place)


def light_panel(brush: Brush, surface: Surface, place: Rect) -> None:
    frame_of(surface, place.inflate(2, 2), max(2, brush.px(3)))
