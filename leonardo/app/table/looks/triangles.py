"""The triangle that points from a tag or a sheet to what it tells of."""

from typing import Final

import pygame
from attrs import frozen
from pygame import Rect, Surface

from leonardo.app.kit import shapes
from leonardo.app.kit.surface_cache import cached_per_size
from leonardo.app.kit.theme import Colour

_FINE: Final = 4  # how many times larger it is drawn than it is seen, so that its edges are smooth


SIDES: Final = {"down": 0, "right": 90, "up": 180, "left": 270}
"""Where one can point, and by how many degrees it is turned for that."""


@frozen
class Triangle:
    """How it looks: `high` and the width of its `line` in pixels, its ground, and the colour of its two sides."""

    high: int
    line: float
    ground: Colour
    edge: Colour

    @property
    def overlap(self) -> int:
        """Pixels that it lies over the edge of what it points from, so that this is open there."""
        return round(self.line) + 1


def point_at(surface: Surface, rect: Rect, about: Rect, triangle: Triangle, corner: int) -> None:
    """Draw a triangle from a sheet to what it tells of, if that lies apart; `corner`: pixels of its round corners."""
    found = placed(rect, about, triangle, corner)
    if found is not None:
        side, place = found
        shapes.lay(surface, pointing(triangle, side), place.topleft)


def placed(rect: Rect, about: Rect, triangle: Triangle, corner: int) -> tuple[str, Rect] | None:
    """Return to which side a triangle points from a sheet, and where it lies; nothing if it has nowhere to point."""
    side = _side(rect, about)
    if side is None:
        return None
    place, shared = pointing(triangle, side).get_rect(), rect.inflate(-2 * triangle.overlap, -2 * triangle.overlap)
    inset = corner + triangle.high // 2
    if side in ("up", "down"):
        place.centerx = _middle((about.left, about.right), (rect.left + inset, rect.right - inset))
        place.top = shared.bottom if side == "down" else shared.top - place.height
    else:
        place.centery = _middle((about.top, about.bottom), (rect.top + inset, rect.bottom - inset))
        place.left = shared.right if side == "right" else shared.left - place.width
    return side, place


def _side(rect: Rect, about: Rect) -> str | None:
    """Return at which side of a sheet lies what it tells of; none if it lies under it."""
    apart = {
        "down": about.top - rect.bottom,
        "up": rect.top - about.bottom,
        "right": about.left - rect.right,
        "left": rect.left - about.right,
    }
    side = max(apart, key=lambda side: apart[side])
    return side if apart[side] >= 0 else None


def _middle(wanted: tuple[int, int], free: tuple[int, int]) -> int:
    middle = (max(wanted[0], free[0]) + min(wanted[1], free[1])) // 2
    return max(free[0], min(middle, free[1]))


@cached_per_size(64)
def pointing(triangle: Triangle, side: str) -> Surface:
    """Return a triangle, pointing to a side, open where it joins its sheet; premultiplied."""
    high, overlap = triangle.high, triangle.overlap
    wide, deep = round(high * 1.5), high + overlap
    large = shapes.blank(wide * _FINE, deep * _FINE)
    left, right, foot = (0, 0), (wide * _FINE, 0), (wide * _FINE // 2, (high - 1) * _FINE)
    at = [(x, y + (overlap - 1) * _FINE) for x, y in (left, right, foot)]
    pygame.draw.polygon(large, (*triangle.ground, 255), [(0, 0), (wide * _FINE, 0), at[1], at[2], at[0]])
    thick = max(1, round(triangle.line * _FINE))
    for end in at[:2]:
        pygame.draw.line(large, (*triangle.edge, 255), end, at[2], thick)
    picture = pygame.transform.smoothscale(large.premul_alpha(), (wide, deep))
    return pygame.transform.rotate(picture, SIDES[side])
