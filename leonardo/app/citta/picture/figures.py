"""Small things that are drawn on many parts of this table: coins, houses, men-at-arms, works, signs of quarters."""

from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import seats, shapes
from leonardo.app.kit.theme import GOLD, INK
from leonardo.app.table.looks.brush import Brush, Point

COIN: Final = "florin_blank"
PALE: Final = 90
"""How much remains of what is not there, of 255."""
_SHIELD: Final = 0.4


def quarter(brush: Brush, surface: Surface, name: str, centre: Point, height: int, *, lit: bool = True) -> Rect:
    """Draw the sign of a quarter on its enamel, or pale."""
    return brush.stamp(surface, f"quarter_{name}{'' if lit else '_pale'}", centre, height)


def house(brush: Brush, surface: Surface, seat: int, foot: Point, height: int) -> Rect:
    """Stand the little house of a seat on a point."""
    return brush.stand(surface, f"house_{brush.colour(seat)}", foot, height)


def coin(brush: Brush, surface: Surface, centre: Point, diameter: int) -> Rect:
    """Draw a coin without a number."""
    return brush.stamp(surface, COIN, centre, diameter)


def sign(brush: Brush, surface: Surface, name: str, centre: Point, height: int, *, there: bool = True) -> Rect:
    """Draw one of the signs of this game, such as `man` or `work`; pale where there is none."""
    picture = brush.sized(f"citta_{name}", height) if there else brush.faded(f"citta_{name}", height, PALE)
    place = picture.get_rect(center=centre)
    surface.blit(picture, place)
    return place


def shield(brush: Brush, surface: Surface, seat: int, centre: Point, height: int) -> Rect:
    """Draw the shield of a seat."""
    return brush.stamp(surface, f"shield_{brush.colour(seat)}", centre, height)


def pips(brush: Brush, surface: Surface, works: int, place: Rect, *, most: int = 4) -> None:
    """Draw a gilt frame for each work in a palace, and a dim one for each that could come, from the left of a place."""
    wide = max(4, min(round(place.height * 0.78), place.width // most - 1))
    height = min(place.height, round(wide / 0.7))
    gap = max(1, min(round(height * 0.16), (place.width - most * wide) // most))
    for number in range(most):
        box = Rect(place.left + number * (wide + gap), place.centery - height // 2, wide, height)
        if number < works:
            surface.blit(brush.pictures.get("citta_work", (wide, height)), box)
        else:
            small = box.inflate(-max(1, wide // 4), -max(1, height // 4))
            edge = shapes.plate(small.size, 1, (232, 212, 168, 170), (*INK, 120), 1.0)
            shapes.lay(surface, edge, small.topleft)


def portrait(brush: Brush, surface: Surface, seat: int, place: Rect) -> Rect:
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


def work(brush: Brush, surface: Surface, number: int, place: Rect) -> None:
    """Hang a work of art in a place."""
    surface.blit(brush.pictures.get(f"work_{number:02}", place.size), place)


def empty_frame(surface: Surface, place: Rect) -> None:
    """Draw where a work could hang."""
    shapes.lay(surface, shapes.dashes(place.size, 3, (*INK, 130), 1.4), place.topleft)


def halo(surface: Surface, rect: Rect, spread: int, alpha: int = 230) -> None:
    """Lay a golden light around something."""
    light = shapes.glow(rect.size, min(rect.size) // 2, spread, (255, 198, 60))
    light.set_alpha(alpha)
    surface.blit(light, light.get_rect(center=rect.center))


def bar(surface: Surface, rect: Rect, share: float, colour: tuple[int, int, int]) -> None:
    """Draw a bar that is filled as far as a share says."""
    radius = max(2, rect.height // 2)
    shapes.lay(surface, shapes.plate(rect.size, radius, (214, 190, 144, 255), (*INK, 200), 1.0), rect.topleft)
    wide = round((rect.width - 2) * max(0.0, min(1.0, share)))
    if wide >= rect.height:
        filled = shapes.plate((wide, rect.height - 2), max(1, radius - 1), (*colour, 255))
        shapes.lay(surface, filled, (rect.left + 1, rect.top + 1))


def crown(brush: Brush, surface: Surface, centre: Point, height: int) -> None:
    """Draw the crown of a whole quarter."""
    brush.stamp(surface, "citta_crown", centre, height)


def frame_of(surface: Surface, rect: Rect, line: int) -> None:
    """Draw a golden edge."""
    shapes.lay(surface, shapes.outline(rect.size, 3 * line, (*GOLD, 255), line), rect.topleft)


def canvas(size: tuple[int, int]) -> Surface:
    """Return a clear surface."""
    return Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)
