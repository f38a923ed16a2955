"""The inventions that a seat owns, in a line: the badge of each type with pictures of its cards (rule 11.1)."""

from collections.abc import Mapping, Sequence
from typing import Final

import pygame

from leonardo.app.davinci.picture.figures import badge_picture
from leonardo.app.kit.kit import Kit
from leonardo.app.kit.text.painter import Face
from leonardo.app.kit.theme import SEPIA
from leonardo.app.kit.translations import tr
from leonardo.engine.davinci.constants import Component
from leonardo.engine.davinci.inventions import INVENTIONS

_SIZE: Final = 24
_BADGE: Final = 30
_BETWEEN: Final = 13  # units between two types
_LOWEST, _LEAST = 34, 22  # the units of the height of a picture that can be made out, and pixels


def by_type(owned: Sequence[int]) -> dict[Component, list[int]]:
    """Return the inventions of each type that is owned, in the order of the types and of their numbers."""
    kinds = sorted({INVENTIONS[number].type for number in owned})
    return {kind: sorted(number for number in owned if INVENTIONS[number].type == kind) for kind in kinds}


def draw_owned(kit: Kit, surface: pygame.Surface, place: pygame.Rect, owned: Sequence[int]) -> pygame.Rect:
    """Draw the inventions at the left of `place` and return what they cover; without room for pictures, numbers."""
    if not owned:
        return kit.painter.draw(surface, tr("davinci.results.none_owned"), place, Face.TEXT, _SIZE, SEPIA)
    groups, between = by_type(owned), kit.layout.px(_BETWEEN)
    for high in range(place.height, max(_LEAST, kit.layout.px(_LOWEST)) - 1, -1):
        wide = sum(_badge(kit) + len(numbers) * high for numbers in groups.values()) + between * (len(groups) - 1)
        if wide <= place.width:
            return _lay(kit, surface, place, groups, high)
    numbers = tr("davinci.components.join").join(map(str, sorted(owned)))
    return kit.painter.draw(surface, numbers, place, Face.TEXT, _SIZE, SEPIA)


def _badge(kit: Kit) -> int:
    return max(15, kit.layout.px(_BADGE))


def _lay(
    kit: Kit, surface: pygame.Surface, place: pygame.Rect, groups: Mapping[Component, Sequence[int]], high: int
) -> pygame.Rect:
    """Lay each badge with the pictures of its inventions behind it, each within a square so `high`."""
    left = place.left
    for kind, numbers in groups.items():
        for name, side in (
            (badge_picture(kind), _badge(kit)),
            *((f"invention_{number:02d}", high) for number in numbers),
        ):
            wide, tall = kit.pictures.entry(name).size
            scale = side / max(wide, tall)
            made = kit.pictures.get(name, (max(1, round(wide * scale)), max(1, round(tall * scale))))
            surface.blit(made, made.get_rect(center=(left + side // 2, place.centery)))
            left += side
        left += kit.layout.px(_BETWEEN)
    return pygame.Rect(place.left, place.top, left - kit.layout.px(_BETWEEN) - place.left, place.height)
