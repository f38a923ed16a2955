"""The inventions that a seat owns, in a line: the badge of each type with the numbers of its cards (rule 11.1)."""

from collections.abc import Sequence
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


def by_type(owned: Sequence[int]) -> dict[Component, list[int]]:
    """Return the inventions of each type that is owned, in the order of the types and of their numbers."""
    kinds = sorted({INVENTIONS[number].type for number in owned})
    return {kind: sorted(number for number in owned if INVENTIONS[number].type == kind) for kind in kinds}


def draw_owned(kit: Kit, surface: pygame.Surface, place: pygame.Rect, owned: Sequence[int]) -> pygame.Rect:
    """Draw the inventions at the left of `place` and return what they cover; without room for badges, the numbers."""
    groups = by_type(owned)
    texts = {kind: _joined(numbers) for kind, numbers in groups.items()}
    badge, between, beside = max(15, kit.layout.px(_BADGE)), kit.layout.px(_BETWEEN), kit.layout.px(4)
    widths = [badge + beside + kit.painter.measure(text, Face.TEXT, _SIZE)[0] for text in texts.values()]
    if not owned or sum(widths) + between * (len(widths) - 1) > place.width:
        text = _joined(sorted(owned)) if owned else tr("davinci.results.none_owned")
        return kit.painter.draw(surface, text, place, Face.TEXT, _SIZE, SEPIA)
    left = place.left
    for (kind, text), width in zip(texts.items(), widths, strict=True):
        mark = kit.pictures.get(badge_picture(kind), (badge, badge))
        surface.blit(mark, mark.get_rect(midleft=(left, place.centery)))
        numbers = pygame.Rect(left + badge + beside, place.top, width - badge - beside, place.height)
        kit.painter.draw(surface, text, numbers, Face.TEXT, _SIZE, SEPIA)
        left += width + between
    return pygame.Rect(place.left, place.top, left - between - place.left, place.height)


def _joined(numbers: Sequence[int]) -> str:
    return tr("davinci.components.join").join(str(number) for number in numbers)
