"""What a winner is honoured with: the light from behind the dome, the laurel, and the banner that tells why."""

from collections.abc import Sequence
from typing import Final

import pygame
from pygame import Rect, Surface

from leonardo.app.kit.kit import Kit
from leonardo.app.kit.points import Point
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import INK, VERMILION
from leonardo.app.table.feast.exhibit import Exhibit
from leonardo.app.table.looks.shine import rays, shine
from leonardo.app.table.results.outcome import Outcome
from leonardo.app.table.results.podium.sheets import ribbon_alone

_LAUREL: Final = 330
_RAYS: Final = 1000
_LIGHT: Final = 360  # units across the laurel, the rays, and the light in their middle
_OVER_DOME: Final = 30  # how much of the light, of 255, lies over the dome, which it comes from behind of
_COARSE: Final = 2  # how many times smaller the dome is drawn that is kept clear of it, so that its edge is soft


def light(page: Kit, middle: Point, dome: Sequence[tuple[float, float]]) -> Exhibit:
    """Return the rays behind the master of a winner, with a warm light in the middle; `dome` is the outline of that."""
    px, pictures = page.layout.px, page.pictures
    across = px(_RAYS)
    place = Rect(0, 0, across, across)
    place.center = middle
    picture = rays(pictures, across).copy()
    warm = shine(pictures, px(_LIGHT))
    picture.blit(warm, warm.get_rect(center=picture.get_rect().center))
    if dome:
        picture.blit(_behind(dome, place), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return Exhibit(picture, place)


def _behind(dome: Sequence[tuple[float, float]], place: Rect) -> Surface:
    small = Surface((place.width // _COARSE, place.height // _COARSE), pygame.SRCALPHA)
    small.fill((255, 255, 255, 255))
    corners = [((x - place.left) / _COARSE, (y - place.top) / _COARSE) for x, y in dome]
    pygame.draw.polygon(small, (255, 255, 255, _OVER_DOME), corners)
    return pygame.transform.smoothscale(small, place.size)


def laurel(page: Kit, middle: Point) -> Exhibit:
    across = page.layout.px(_LAUREL)
    place = Rect(0, 0, across, across)
    place.center = middle
    return Exhibit(page.pictures.get("laurel", place.size).copy(), place)


def banner(page: Kit, place: Rect, outcome: Outcome) -> Exhibit:
    """Return the banner with who has won, and why; many names leave no room for the reason."""
    px = page.layout.px
    picture, around, sheet = ribbon_alone(page, place)
    line = sheet.inflate(-px(48), -px(16))
    painter, won, why = page.painter, outcome.won, outcome.why
    if not painter.fits(won, Face.TITLE_BOLD, 38, line.width):
        painter.draw_wrapped(picture, won, line, Face.TITLE_BOLD, 38, INK, "centre", "middle")
        return Exhibit(picture, around)
    if not why:
        painter.draw(picture, won, line, Face.TITLE_BOLD, 40, INK, "centre")
        return Exhibit(picture, around)
    line.height = line.height * 3 // 5
    painter.draw(picture, won, line, Face.TITLE_BOLD, 38, INK, "centre")
    line.top, line.height = line.bottom, line.height * 2 // 3
    painter.draw(picture, why, line, Face.ITALIC, 23, VERMILION, "centre")
    return Exhibit(picture, around)
