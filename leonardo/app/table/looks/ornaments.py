"""Small things that tables are adorned with: portraits with their shields, halos, bars, golden edges."""

from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit import seats, shapes
from leonardo.app.kit.brush import Brush, Style
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import GOLD, INK, Colour
from leonardo.app.table.looks.colours import BLOOD

_HEIGHT: Final = 0.62  # the height of the hourglass in those of the sheet
_EDGE: Final = 14  # units between it and the end of the sheet
_APART: Final = 6  # units between it and the words before it


def room_taken(brush: Brush, sheet: Rect) -> int:
    """Return how many pixels at the end of a sheet no words may use, but for its edge."""
    return round(sheet.height * _HEIGHT) + brush.px(_APART)


def draw_hourglass(brush: Brush, surface: Surface, sheet: Rect, degrees: float) -> Rect:
    """Draw the hourglass on a sheet, turned so far; nothing of it reaches beyond the sheet. Return where it is."""
    size = round(sheet.height * _HEIGHT)
    picture = brush.turned("hourglass", size, degrees)
    place = picture.get_rect(center=(sheet.right - brush.px(_EDGE) - size // 2, sheet.centery))
    shown = place.clip(sheet)
    surface.blit(picture, shown, shown.move(-place.left, -place.top))
    return shown


_FINE: Final = 2  # how many times too large a stamp is drawn before it is turned
_TILT: Final = 6
_CLEAR: Final = 4  # clear pixels around what is turned


def stamp(brush: Brush, text: str, pixels: int, colour: Colour = BLOOD) -> Surface:
    """Return a stamp whose letters are so many pixels high."""
    style = Style(Face.TITLE_BOLD, pixels * _FINE / brush.layout.k / brush.painter.scale)
    pad = pixels * _FINE // 2
    size = brush.width(text, style) + 2 * pad, brush.line(style) + pad
    surface = Surface(size, pygame.SRCALPHA)
    line = max(2.0, pixels * _FINE / 9)
    radius = max(4, pixels * _FINE // 4)
    shapes.lay(surface, shapes.plate(size, radius, (255, 250, 236, 226), (*colour, 255), line), (0, 0))
    brush.write(surface, text, (size[0] // 2, size[1] // 2), style, colour, align="centre", room=size[0] - pad)
    return askew(surface, _TILT, 1 / _FINE)


def askew(picture: Surface, degrees: float, scale: float) -> Surface:
    """Return a picture turned and scaled, its edges smooth: what reaches its border would have them cut in steps."""
    wide, high = picture.get_size()
    framed = Surface((wide + 2 * _CLEAR, high + 2 * _CLEAR), pygame.SRCALPHA)
    framed.blit(picture, (_CLEAR, _CLEAR))
    return pygame.transform.rotozoom(framed, degrees, scale)


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
