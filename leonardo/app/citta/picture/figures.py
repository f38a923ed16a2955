"""Small things that are drawn on many parts of this table: coins, houses, men-at-arms, works, signs of quarters."""

from typing import Final

from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.points import Point
from leonardo.app.kit.theme import INK
from leonardo.app.table.looks.brush import Brush

COIN: Final = "florin_blank"
PALE: Final = 90
"""How much remains of what is not there, of 255."""


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


def pips(brush: Brush, surface: Surface, works: int, place: Rect, *, most: int = 4) -> None:
    """Draw a gilt frame for each work in a palace, and a dim one for each that could come, from the left of a place."""
    wide = max(3, min(round(place.height * 0.78), place.width // most - 1))
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


def work(brush: Brush, surface: Surface, number: int, place: Rect) -> None:
    """Hang a work of art in a place."""
    surface.blit(brush.pictures.get(f"work_{number:02}", place.size), place)


def empty_frame(surface: Surface, place: Rect) -> None:
    """Draw where a work could hang."""
    shapes.lay(surface, shapes.dashes(place.size, 3, (*INK, 130), 1.4), place.topleft)


def crown(brush: Brush, surface: Surface, centre: Point, height: int) -> None:
    """Draw the crown of a whole quarter."""
    brush.stamp(surface, "citta_crown", centre, height)
